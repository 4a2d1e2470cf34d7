# What phones find at the address that an organiser typed.

address-missing = No address for phones is typed yet.
address-missing-remedy = Type it in the step about the address for phones.
address-loopback = Only this machine can open { $site }. Phones cannot.
address-own-remedy = Type an address of this machine in its network, such as { $site }.
address-proxy = A proxy on this machine must send { $site } to port { $port } of this server.
address-no-certificate = The address begins with https, but this server has no certificate.
address-scheme-remedy = Type the address with http, or start the server with --tls-cert and --tls-key.
address-only-https = The address begins with http, but this server answers only to https.
address-https-remedy = Type the address with https.
address-not-listening = No phone reaches this server: it listens to this machine only.
address-lan-remedy = Stop the server, and start it with --lan.
address-port = The address names another port: this server listens at port { $port }.
address-port-remedy = Write :{ $port } at the end of the address.
address-other-name = The certificate is for another name: { $values }.
address-name-remedy = Type the address with this name: { $values }.
address-elsewhere = { $slug } is another machine.
address-unknown-name = Nobody in this network knows the name { $slug }.
address-router-remedy = Let the router answer the name { $slug } with the address of this machine.
address-good = Phones find this server at { $site }.
address-certificate-bad = Phones refuse the certificate of this server, because it is not valid today.
address-certificate-remedy = Fetch a certificate for this name before the evening, and start the server with --tls-cert and --tls-key.
address-certificate-good = The certificate is valid until { $date }.
address-plain = Without https everything can be played. But phones cannot install the app, use the camera or keep the screen lit.
