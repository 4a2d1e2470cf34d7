"""The 256 words of fingerprints: Latin, short, easy to say, and distinct in a noisy hall.

A word's index is its byte. The list can never change, because printouts use it.
"""

_WORDS_TEXT = """
acer agmen ala albus amicus amnis ancora animus annus apis aqua arbor arcus ardea arena aries
asinus aster atrium aurora baculum balnea barba beatus bonus bucina caelum calidus campus
candela capra carmen castra catena cauda cedrus celer cera cicada circus cithara civis clarus
clipeus collis copia cornu costa custos cygnus decem delphin dexter dies digitus discus dolium
domus donum draco dulcis durus echo elephas faber fagus falco fama felix fenestra festum fibula
ficus filum flamma flos flumen fons frater fructus fumus galea gaudium gelu gemma gladius
gloria habena hasta hedera herba hesperus hilaris hodie hora hospes hydra ianua ignis imber
insula iris iubar iugum labor lacerta laetus lampas lana larix laurus lectus leo lepus levis
lignum lilium limen linea littera locus longus lorica lucerna ludus lux lyra magnus malum mappa
mare mater mel mensa merula miles mola mulus mundus musca myrtus nardus nauta navis nebula
nemus nidus nix nomen nubes octo oculus odor oleum olim orbis ordo origo ovis ovum palma panis
papaver passer pavo pax pecten pegasus pelagus penna pharus phoca pictor pila pinus pirum
piscis planta pluma poeta pomum portus pratum primus prora pulcher puppis quercus quies ramus
rapidus ratis ripa robur rosa ruber rupes saccus sagitta salix sapiens saxum scala scutum
semper septem serenus silex sol somnus soror spatha spes spica splendor stella stilus sturnus
suavis talus tectum tegula tellus templum theatrum tigris tilia titulus toga tonitrus torus
tribus tuba tunica turdus ulmus umbra unda urbs ursa uva vacca vallis velum ventus verbum
vesper vigil villa vinum vitrum vivax vomer vulpes zephyrus zona
"""

WORD_LIST = tuple(_WORDS_TEXT.split())
