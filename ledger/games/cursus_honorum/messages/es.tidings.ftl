# Lo que le pasa a quien juega, contado en toda la pantalla: qué es y qué significa.

tidings-attacked = { $who } te { AGREE($who, "ataca", "atacan") }
tidings-attacked-about = { $lost ->
    [0] Te trae deshonra: { $shame }.
   *[other] Pierdes { $lost } de dignitas{ $shame ->
        [0] .
       *[other] , y lo que no tienes llega como deshonra: { $shame }.
    }
}
tidings-attacked-in-vain = { $who } te { AGREE($who, "ataca", "atacan") } en vano
tidings-attacked-in-vain-about = No pierdes nada.
tidings-elected = Eres { $asset }
tidings-elected-about = { $votes ->
    [0] Nadie se presentó contra ti.
   *[other] Tuviste { $votes } { AGREE($votes, "voto", "votos") }.
}
tidings-struck-off = Ya no eres { $asset }
tidings-struck-off-about = Tu nombre se borró de la hoja HONORES.
