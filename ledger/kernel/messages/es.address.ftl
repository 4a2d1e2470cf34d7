# Lo que encuentran los teléfonos en la dirección que escribió un organizador.

address-missing = Aún no se ha escrito ninguna dirección para teléfonos.
address-missing-remedy = Escríbela en el paso sobre la dirección para teléfonos.
address-loopback = Solo esta máquina puede abrir { $site }. Los teléfonos no.
address-own-remedy = Escribe una dirección de esta máquina en su red, como { $site }.
address-proxy = Un proxy en esta máquina debe llevar { $site } al puerto { $port } de este servidor.
address-no-certificate = La dirección empieza por https, pero este servidor no tiene certificado.
address-scheme-remedy = Escribe la dirección con http o arranca el servidor con --tls-cert y --tls-key.
address-only-https = La dirección empieza por http, pero este servidor solo responde a https.
address-https-remedy = Escribe la dirección con https.
address-not-listening = Ningún teléfono llega a este servidor: solo escucha a esta máquina.
address-lan-remedy = Para el servidor y arráncalo con --lan.
address-port = La dirección nombra otro puerto: este servidor escucha en el puerto { $port }.
address-port-remedy = Escribe :{ $port } al final de la dirección.
address-other-name = El certificado es para otro nombre: { $values }.
address-name-remedy = Escribe la dirección con este nombre: { $values }.
address-elsewhere = { $slug } es otra máquina.
address-unknown-name = Nadie en esta red conoce el nombre { $slug }.
address-router-remedy = Haz que el router responda al nombre { $slug } con la dirección de esta máquina.
address-good = Los teléfonos encuentran este servidor en { $site }.
address-certificate-bad = Los teléfonos rechazan el certificado de este servidor, porque hoy no es válido.
address-certificate-remedy = Consigue un certificado para este nombre antes de la velada y arranca el servidor con --tls-cert y --tls-key.
address-certificate-good = El certificado es válido hasta el { $date }.
address-plain = Sin https se puede jugar a todo. Pero los teléfonos no pueden instalar la aplicación, usar la cámara ni mantener la pantalla encendida.
