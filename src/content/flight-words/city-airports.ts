/**
 * Cities and airports by the names that prompts use, in lower case without accents, with the ICAO codes that they
 * stand for. A name with several codes does not say which airport is meant.
 */
export const CITY_AIRPORT_LINES = `aberdeen|EGPD
abidjan|DIAP
abu dhabi|OMAA
accra|DGAA
addis ababa|HAAB
addis abeba|HAAB
adelaide|YPAD
aeroparque|SABE
ahmedabad|VAAH
ajaccio|LFKJ
al maktoum|OMDW
albuquerque|KABQ
alexandria|HEBA
alger|DAAG
algiers|DAAG
algier|DAAG
alicante|LEAL
alice springs|YBAS
almaty|UAAA
amman|OJAI
amsterdam schiphol|EHAM
amsterdam|EHAM
anchorage|PANC
ankara|LTAC
antalya|LTAI
antananarivo|FMMI
antwerp|EBAW
aqaba|OJAQ
arequipa|SPQU
arlanda|ESSA
aruba|TNCA
ascension|FHAW
aspen pitkin|KASE
aspen|KASE
astana|UACC
asuncion|SGAS
atenas|LGAV
athenes|LGAV
athens|LGAV
athen|LGAV
atlanta|KATL
auckland|NZAA
austin|KAUS
azores|LPPD
baghdad|ORBI
bahrain|OBBI
baku|UBBB
bali|WADD
baltimore|KBWI
bandar seri begawan|WBSB
bangalore|VOBL
bangkok suvarnabhumi|VTBS
bangkok|VTBS,VTBD
barajas|LEMD
barbados|TBPB
barcelona|LEBL
bariloche|SAZS
bari|LIBD
barranquilla|SKBQ
basel|LFSB
basle|LFSB
bastia|LFKB
beijing capital|ZBAA
beijing daxing|ZBAD
beijing|ZBAA,ZBAD
beirut|OLBA
belfast|EGAA,EGAC
belgrade|LYBE
belgrad|LYBE
belize city|MZBZ
belo horizonte|SBCF
ben gurion|LLBG
bengaluru|VOBL
bergamo|LIME
bergen|ENBR
bergerac|LFBE
berlin|EDDB
bermuda|TXKF
bern|LSZB
biarritz|LFBZ
bilbao|LEBB
billund|EKBI
birmingham|EGBB,KBHM
bishkek|UCFM
bogota|SKBO
boise|KBOI
bologna|LIPE
bombay|VABB
bordeaux|LFBD
boston logan|KBOS
boston|KBOS
brasilia|SBBR
bremen|EDDW
brindisi|LIBR
brisbane|YBBN
bristol|EGGD
bromma|ESSB
brunei|WBSB
bruselas|EBBR
brussels|EBBR
brussel|EBBR
bruxelas|EBBR
bruxelles|EBBR
bucharest|LROP
budapest|LHBP
buenos aires|SAEZ,SABE
buffalo|KBUF
bukarest|LROP
busan|RKPK
cagliari|LIEE
cairns|YBCS
cairo|HECA
calcutta|VECC
calgary|CYYC
cali|SKCL
cancun|MMUN
cape town|FACT
caracas|SVMI
cardiff|EGFF
cartagena|SKCG
casablanca|GMMN
catania|LICC
cebu|RPVM
changi|WSSS
chania|LGSA
charles de gaulle|LFPG
charlotte|KCLT
chengdu|ZUUU
chennai|VOMM
chiang mai|VTCC
chicago midway|KMDW
chicago o'hare|KORD
chicago ohare|KORD
chicago|KORD,KMDW
chongqing|ZUCK
christchurch|NZCH
ciampino|LIRA
cidade do cabo|FACT
cidade do mexico|MMMX
cincinnati|KCVG
ciudad de mexico|MMMX
ciudad del cabo|FACT
cleveland|KCLE
cochin|VOCI
cologne bonn|EDDK
cologne|EDDK
colombo|VCBI
columbus|KCMH
congonhas|SBSP
copenhagen|EKCH
copenhague|EKCH
cordoba|SACO,LEBA
corfu|LGKR
cork|EICK
cracow|EPKK
curacao|TNCC
curitiba|SBCT
cusco|SPZO
cuzco|SPZO
da nang|VVDN
dakar|GOBD
dallas fort worth|KDFW
dallas love|KDAL
dallas/fort worth|KDFW
dallas|KDFW,KDAL
dammam|OEDF
dar es salaam|HTDA
darwin|YPDN
delhi|VIDP
denpasar|WADD
denver|KDEN
detroit|KDTW
dhaka|VGHS
djibouti|HDAM
doha|OTHH
domodedovo|UUDD
don mueang|VTBD
dortmund|EDLW
dresden|EDDC
dubai al maktoum|OMDW
dubai international|OMDB
dubai|OMDB,OMDW
dublin|EIDW
dubrovnik|LDDU
duesseldorf|EDDL
dulles|KIAD
dunedin|NZDN
durban|FALE
dusseldorf|EDDL
easter island|SCIP
edinburgh|EGPH
edinburg|EGPH
edmonton|CYEG
eilat|LLER
eindhoven|EHEH
el paso|KELP
entebbe|HUEN
erbil|ORER
estambul|LTFM,LTFJ
ezeiza|SAEZ
fairbanks|PAFA
faro|LPFR
fiumicino|LIRF
florence|LIRQ
florenz|LIRQ
fort lauderdale|KFLL
fortaleza|SBFZ
francfort|EDDF
frankfurt am main|EDDF
frankfurt hahn|EDFH
frankfurt|EDDF
friedrichshafen|EDNY
fuerteventura|GCFV
fukuoka|RJFF
funchal|LPMA
galapagos|SEGS
galeao|SBGL
gander|CYQX
gatwick|EGKK
gdansk|EPGD
genebra|LSGG
geneva|LSGG
geneve|LSGG
genf|LSGG
genoa|LIMJ
genua|LIMJ
gimpo|RKSS
ginebra|LSGG
glasgow prestwick|EGPK
glasgow|EGPF,EGPK
goa|VOGO
gold coast|YBCG
goose bay|CYYR
goteborg|ESGG
gothenburg|ESGG
gran canaria|GCLP
graz|LOWG
groningen|EHGG
guadalajara|MMGL
guam|PGUM
guangzhou|ZGGG
guarulhos|SBGR
guatemala city|MGGT
guayaquil|SEGU
guernsey|EGJB
halifax stanfield|CYHZ
halifax|CYHZ
hamburgo|EDDH
hamburg|EDDH
hamilton bermuda|TXKF
haneda|RJTT
hannover|EDDV
hanoi|VVNB
hanover|EDDV
harbin|ZYHB
hartford|KBDL
havana|MUHA
havanna|MUHA
heathrow|EGLL
helsinki|EFHK
heraklion|LGIR
hilo|PHTO
ho chi minh city|VVTS
hobart|YMHB
hong kong|VHHH
hongkong|VHHH
hongqiao|ZSSS
honolulu|PHNL
houston hobby|KHOU
houston intercontinental|KIAH
houston|KIAH,KHOU
hurghada|HEGN
hyderabad|VOHS
ibiza|LEIB
incheon|RKSI
indianapolis|KIND
innsbruck|LOWI
inverness|EGPE
iqaluit|CYFB
islamabad|OPIS
isle of man|EGNS
istambul|LTFM,LTFJ
istanbul|LTFM,LTFJ
jacksonville|KJAX
jaipur|VIJP
jakarta|WIII
jeddah|OEJN
jeju|RKPC
jersey|EGJJ
johannesburgo|FAOR
johannesburg|FAOR
john f kennedy|KJFK
juneau|PAJN
kahului|PHOG
kairo|HECA
kangerlussuaq|BGSF
kansai|RJBB
kansas city|KMCI
kapstadt|FACT
karachi|OPKC
kathmandu|VNKT
katmandu|VNKT
kazan|UWKD
keflavik|BIKF
kennedy|KJFK
kennedy airport|KJFK
logan|KBOS
pearson|CYYZ
hartsfield|KATL
london lhr|EGLL
khabarovsk|UHHH
kiev|UKBB
kigali|HRYR
kingston|MKJP
kinshasa|FZAA
kochi|VOCI
koeln|EDDK
kolkata|VECC
koln|EDDK
kona|PHKO
kopenhagen|EKCH
kos|LGKO
krakau|EPKK
krakow|EPKK
kuala lumpur|WMKK
kunming|ZPPP
kuwait city|OKKK
kuwait|OKKK
kyiv|UKBB
la guardia|KLGA
la habana|MUHA
la paz|SLLP
lagos|DNMM
laguardia|KLGA
lahore|OPLA
lajes|LPLA
lanzarote|GCRR
larnaca|LCLK
las palmas|GCLP
las vegas|KLAS
le caire|HECA
leeds|EGNM
leipzig|EDDP
lille|LFQQ
lima|SPJC
linate|LIML
linz|LOWL
lisboa|LPPT
lisbonne|LPPT
lisbon|LPPT
lissabon|LPPT
liverpool|EGGP
ljubljana|LJLJ
london city|EGLC
london gatwick|EGKK
london heathrow|EGLL
london luton|EGGW
london stansted|EGSS
london|EGLL,EGKK,EGSS,EGGW,EGLC
londres|EGLL,EGKK,EGSS,EGGW,EGLC
los angeles|KLAX
luanda|FNLU
lusaka|FLKK
luton|EGGW
luxembourg|ELLX
luxemburgo|ELLX
luxemburg|ELLX
lyon|LFLL
maastricht|EHBK
macau|VMMC
madeira|LPMA
madrid barajas|LEMD
madrid|LEMD
mailand|LIMC,LIML
majorca|LEPA
majuro|PKMJ
malaga|LEMG
male|VRMM
mallorca|LEPA
malmo|ESMS
malpensa|LIMC
malta|LMML
managua|MNMG
manaus|SBEG
manchester|EGCC
manila|RPLL
maputo|FQMA
marrakech|GMMX
marrakesh|GMMX
marseilles|LFML
marseille|LFML
marsella|LFML
maui|PHOG
mauritius|FIMP
medellin|SKRG
medina|OEMA
melbourne|YMML
memphis|KMEM
mendoza|SAME
menorca|LEMH
mexico city|MMMX
mexiko stadt|MMMX
miami|KMIA
midway airport|KMDW
milan linate|LIML
milan malpensa|LIMC
milano|LIMC,LIML
milan|LIMC,LIML
milao|LIMC,LIML
milwaukee|KMKE
minneapolis|KMSP
minsk|UMMS
mombasa|HKMO
monterrey|MMMY
montevideo|SUMU
montreal|CYUL
moscou|UUEE,UUDD,UUWW
moscow domodedovo|UUDD
moscow sheremetyevo|UUEE
moscow|UUEE,UUDD,UUWW
moscu|UUEE,UUDD,UUWW
moskau|UUEE,UUDD,UUWW
muenchen|EDDM
mumbai|VABB
munchen|EDDM
munich|EDDM
muscat|OOMS
mykonos|LGMK
nadi|NFFN
nagoya|RJGG
naha|ROAH
nairobi|HKJK
nantes|LFRS
naples|LIRN
napoles|LIRN
napoli|LIRN
narita|RJAA
narsarsuaq|BGBW
nashville|KBNA
nassau|MYNN
neapel|LIRN
new delhi|VIDP
new orleans|KMSY
new york city|KJFK,KEWR,KLGA
new york|KJFK,KEWR,KLGA
newark|KEWR
newcastle|EGNT
nice|LFMN
niza|LFMN
nizza|LFMN
norwich|EGSH
noumea|NWWW
nova deli|VIDP
nova iorque|KJFK,KEWR,KLGA
nova york|KJFK,KEWR,KLGA
novosibirsk|UNNT
nuernberg|EDDN
nueva york|KJFK,KEWR,KLGA
nuremberg|EDDN
nurnberg|EDDN
nuuk|BGGH
nyc|KJFK,KEWR,KLGA
o'hare|KORD
oakland|KOAK
ohare|KORD
okinawa|ROAH
oklahoma city|KOKC
olbia|LIEO
omaha|KOMA
orlando|KMCO
orly|LFPO
osaka kansai|RJBB
osaka|RJBB,RJOO
oshkosh|KOSH
oslo|ENGM
ottawa|CYOW
paderborn|EDLP
palermo|LICJ
palma de mallorca|LEPA
palma|LEPA
panama city|MPTO
panama|MPTO
papeete|NTAA
paphos|LCPH
paris charles de gaulle|LFPG
paris orly|LFPO
paris|LFPG,LFPO
peking|ZBAA,ZBAD
pekin|ZBAA,ZBAD
penang|WMKP
pequim|ZBAA,ZBAD
perth|YPPH
philadelphia|KPHL
phoenix|KPHX
phuket|VTSP
pisa|LIRP
pittsburgh|KPIT
ponta delgada|LPPD
port elizabeth|FAPE
port moresby|AYPY
port of spain|TTPP
portland|KPDX
porto alegre|SBPA
porto|LPPR
praga|LKPR
prague|LKPR
prag|LKPR
prestwick|EGPK
pudong|ZSPD
punta arenas|SCCI
punta cana|MDPC
quebec|CYQB
queenstown|NZQN
quito|SEQM
raleigh|KRDU
reagan national|KDCA
recife|SBRF
regina|CYQR
reno|KRNO
reunion|FMEE
reykjavik|BIKF,BIRK
rhodes|LGRP
riga|EVRA
rio de janeiro|SBGL,SBRJ
rio|SBGL,SBRJ
riyadh|OERK
roissy|LFPG
roma|LIRF,LIRA
rome fiumicino|LIRF
rome|LIRF,LIRA
rom|LIRF,LIRA
rotterdam|EHRD
sabiha gokcen|LTFJ
sacramento|KSMF
saigon|VVTS
saint johns|CYYT
saint petersburg|ULLI
saipan|PGSN
salt lake city|KSLC
salta|SASA
salvador|SBSV
salzburg|LOWS
san antonio|KSAT
san diego|KSAN
san francisco|KSFO
san jose|KSJC,MROC
san juan|TJSJ
san salvador|MSLP
santa maria|LPAZ
santiago de chile|SCEL
santiago de compostela|LEST
santiago|SCEL,LEST,MDST
santo domingo|MDSD
santorini|LGSR
santos dumont|SBRJ
sao paulo|SBGR,SBSP,SBKP
sapporo|RJCC
sarajevo|LQSA
saskatoon|CYXE
schiphol|EHAM
scottsdale|KSDL
seattle|KSEA
seoul incheon|RKSI
seoul|RKSI,RKSS
sevilla|LEZL
seville|LEZL
seychelles|FSIA
shanghai pudong|ZSPD
shanghai|ZSPD,ZSSS
shannon|EINN
sharjah|OMSJ
sharm el sheikh|HESH
shenzhen|ZGSZ
sheremetyevo|UUEE
singapore changi|WSSS
singapore|WSSS
singapour|WSSS
singapura|WSSS
singapur|WSSS
sochi|URSS
sofia|LBSF
southampton|EGHI
split|LDSP
spokane|KGEG
st johns|CYYT
st louis|KSTL
st petersburg|ULLI
stansted|EGSS
stavanger|ENZV
stockholm arlanda|ESSA
stockholm|ESSA
strasbourg|LFST
stuttgart|EDDS
surabaya|WARR
suvarnabhumi|VTBS
sydney|YSSY
sylt|EDXW
tahiti|NTAA
taipei|RCTP,RCSS
tallinn|EETN
tampa|KTPA
taoyuan|RCTP
tbilisi|UGTB
tegucigalpa|MHTG
teheran|OIIE,OIII
tehran|OIIE,OIII
tel aviv|LLBG
tenerife north|GCXO
tenerife south|GCTS
tenerife|GCTS,GCXO
teterboro|KTEB
thessaloniki|LGTS
thule|BGTL
tivat|LYTV
tokio|RJTT,RJAA
tokyo haneda|RJTT
tokyo narita|RJAA
tokyo|RJTT,RJAA
toquio|RJTT,RJAA
torino|LIMF
toronto pearson|CYYZ
toronto|CYYZ,CYTZ
toulouse|LFBO
tromso|ENTC
trondheim|ENVA
tucson|KTUS
tulsa|KTUL
tunis|DTTA
turin|LIMF
ulaanbaatar|ZMUB
urumqi|ZWWW
ushuaia|SAWH
valencia|LEVC
van nuys|KVNY
vancouver|CYVR
varsovia|EPWA
varsovie|EPWA
venecia|LIPZ
venedig|LIPZ
veneza|LIPZ
venezia|LIPZ
venice|LIPZ
venise|LIPZ
verona|LIPX
victoria falls|FVFA
victoria|CYYJ
viena|LOWW
vienna|LOWW
vienne|LOWW
vilnius|EYVI
viracopos|SBKP
vladivostok|UHWW
vnukovo|UUWW
warsaw|EPWA
warschau|EPWA
washington dc|KIAD,KDCA,KBWI
washington dulles|KIAD
washington reagan|KDCA
washington|KIAD,KDCA,KBWI
weeze|EDLV
wellington|NZWN
westerland|EDXW
wichita|KICT
wien|LOWW
windhoek|FYWH
winnipeg|CYWG
wuhan|ZHHH
xiamen|ZSAM
xian|ZLXY
yangon|VYYY
yekaterinburg|USSS
yerevan|UDYZ
zagreb|LDZA
zuerich|LSZH
zurich|LSZH`;

/** IATA codes of cities that have several airports. */
export const CITY_CODES: Readonly<Record<string, string>> = {
  NYC: "new york",
  LON: "london",
  PAR: "paris",
  TYO: "tokyo",
  MIL: "milan",
  ROM: "rome",
  CHI: "chicago",
  WAS: "washington",
  MOW: "moscow",
  BUE: "buenos aires",
  RIO: "rio de janeiro",
  SAO: "sao paulo",
  OSA: "osaka",
  SEL: "seoul",
  BJS: "beijing",
  REK: "reykjavik",
};

/** Names of cities that are words, too. */
export const CITY_NAME_WORDS: ReadonlySet<string> = new Set([
  "nice",
  "split",
  "male",
  "reunion",
  "jersey",
  "victoria",
  "cork",
  "rom",
  "bari",
  "cali",
  "salta",
  "goa",
  "kos",
  "columbus",
  "hamilton",
]);
