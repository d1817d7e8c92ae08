/**
 * Airports that have an IATA code, one a line: ICAO (or national) code, IATA code, latitude and longitude in WGS84
 * degrees to 1e-4, country, city, name. Source: airportsdata (github.com/mborsetti/airportsdata), MIT licence, see
 * `LICENSE.txt`.
 */
export const AIRPORT_LINES = `07FA|OCA|25.3243|-80.2757|US|Key Largo|Ocean Reef Club Airport
0AA1|CYT|60.0808|-142.4955|US|Yakataga|Yakataga Airport
0AA4|FWL|62.5092|-153.8906|US|Farewell|Farewell Airport
0CO2|CSE|38.8519|-106.9328|US|Crested Butte|Crested Butte Airpark
0NM0|CUS|31.8237|-107.627|US|Columbus|Columbus Municipal Airport
0TE7|JCY|30.2518|-98.6225|US|Johnson City|Lbj Ranch Airport
19AK|ICY|59.969|-141.6618|US|Icy Bay|Icy Bay Airport
2AK6|HGZ|66.1761|-155.6848|US|Hogatza|Hog River Airport
2LA8|GWV|30.5932|-89.8735|US|Bush|Fokker Field
2TE0|BZT|28.9822|-95.5797|US|Brazoria|Eagle Air Park
38WA|BYW|48.579|-122.8263|US|Blakely Island|Blakely Island Airport
3AK5|DRF|60.5889|-152.162|US|Kenai|Drift River Airport
3IS8|BDF|41.2309|-89.6157|US|Bradford|Rinkenberger Airport
3NY8|CTO|40.9148|-72.7804|US|Calverton|Calverton Executive Airpark
5MS1|RFK|32.9543|-90.8459|US|Rolling Fork|Rollang Field
65LA|BCS|29.866|-90.0223|US|Belle Chasse|Southern Seaplane Airport
78WA|CWS|48.4901|-122.8321|US|Center Island|Center Island Airport
7NC2|DUF|36.2535|-75.7885|US|Corolla|Pine Island Airport
7WA5|SSW|48.6729|-123.1757|US|Stuart Island|Stuart Island Airpark
82CL|FOB|39.4743|-123.7956|US|Fort Bragg|Fort Bragg Airport
84NE|MHN|42.0422|-101.0597|US|Mullen|Hooker County Airport
89NY|AXB|44.3167|-75.8997|US|Alexandria Bay|Maxson Airfield
8XS8|REE|33.5948|-102.0434|US|Lubbock|Reese Airpark
90WA|WDN|48.7118|-123.0182|US|East Sound|Waldron Airstrip
AGAF|AFT|-9.1914|160.9486|SB|Bila|Afutara Aerodrome
AGAR|RNA|-9.8605|161.9795|SB|Arona|Ulawa Airport
AGAT|ATD|-8.8733|161.011|SB|Atoifi|Uru Harbour Airport
AGBA|VEV|-7.9128|156.706|SB|Barakoma|Barakoma Airport
AGBT|BPF|-8.562|158.1193|SB|Batuna Mission Station|Batuna Aerodrome
AGEV|GEF|-7.5758|156.597|SB|Liangia|Geva Airport
AGGA|AKS|-8.7026|160.682|SB|Auki|Auki Airport
AGGB|BNY|-11.3022|159.7983|SB|Anua|Bellona/Anua Airport
AGGC|CHY|-6.7119|156.3961|SB||Choiseul Bay Airport
AGGE|BAS|-6.9908|155.8867|SB|Ballalae|Ballalae Airport
AGGF|FRE|-8.1075|159.577|SB|Fera Island|Fera/Maringe Airport
AGGH|HIR|-9.428|160.055|SB|Honiara|Honiara International Airport
AGGI|MBU|-9.7475|159.839|SB|Mbambanakira|Babanakira Airport
AGGJ|AVU|-9.8683|160.4106|SB||Avu Avu Airport
AGGK|IRA|-10.4497|161.898|SB|Kirakira|Ngorangora Airport
AGGL|SCZ|-10.7203|165.795|SB|Santa Cruz/Graciosa Bay/Luova|Santa Cruz/Graciosa Bay/Luova Airport
AGGM|MUA|-8.328|157.263|SB||Munda Airport
AGGN|GZO|-8.0978|156.864|SB|Gizo|Nusatupe Airport
AGGO|MNY|-7.4169|155.565|SB|Stirling Island|Mono Airport
AGGP|PRS|-9.6417|161.425|SB|Parasi|Parasi Airport
AGGR|RNL|-11.5339|160.063|SB|Rennell Island|Rennell/Tingoa Airport
AGGS|EGM|-8.5789|157.876|SB|Sege|Sege Airport
AGGT|NNB|-10.848|162.4541|SB|Santa Ana Island|Santa Ana Airport
AGGU|RUS|-9.8617|160.825|SB|Marau|Marau Airport
AGGV|VAO|-7.5856|158.731|SB|Suavanao|Suavanao Airport
AGGY|XYA|-9.0928|159.2184|SB|Yandina|Yandina Airport
AGKG|KGE|-7.333|157.583|SB|Kagau Island|Kagau Island Airport
AGOK|GTA|-8.7392|158.2031|SB|Gatokae|Gatokae Airport
AGRC|RIN|-8.1264|157.143|SB|Ringi Cove|Ringi Cove Airport
AGRM|RBV|-8.1681|157.643|SB|Ramata|Ramata Airport
AK13|CEX|65.0518|-146.0474|US|Chena Hot Springs|Chena Hot Springs Airport
AK26|SOL|64.5606|-164.4423|US|Solomon|Solomon State Field
AK33|HED|55.8014|-160.8993|US|Herendeen Bay|Herendeen Bay Airport
AK49|TWE|65.6793|-164.7988|US|Taylor|Taylor Airport
AK71|LNI|70.9107|-153.2422|US|Lonely|Lonely Air Station
AK75|CDL|65.9077|-161.9263|US|Candle|Candle 2 Airport
AK97|BSW|60.4231|-146.1459|US|Boswell Bay|Boswell Bay Airport
ANYN|INU|-0.5475|166.919|NR|Yaren District|Nauru International Airport
AYAF|AFR|-9.1422|148.3908|PG|Afore|Afore Airstrip
AYAI|ATP|-3.1436|142.3468|PG|Aitape|Aitape Airport
AYAM|AMU|-3.586|141.2143|PG|Amanab|Amanab Airport
AYAN|ADC|-7.1372|145.7447|PG|Andekombe|Andakombe Airport
AYAO|AIE|-5.1457|144.7307|PG|Aiome|Aiome Airport
AYAQ|KPM|-5.3817|143.9247|PG||Kompiam Airport
AYAT|AUJ|-4.2157|142.8232|PG|Ambunti|Ambunti Airport
AYAW|AWB|-8.0061|142.7483|PG|Awaba|Awaba Airport
AYAY|AYU|-6.3381|145.9042|PG|Aiyura Valley|Aiyura Airport
AYBA|VMU|-7.4969|144.8199|PG|Baimuru|Baimuru Airport
AYBG|BDZ|-6.3472|146.9422|PG||Baindoung Airport
AYBK|BUA|-5.4223|154.673|PG|Buka Island|Buka Airport
AYBL|BAA|-5.3294|151.0061|PG|Bialla|Bialla Airport
AYBM|OPU|-8.05|142.933|PG|Balimo|Balimo Airport
AYBU|BUL|-7.2163|146.6495|PG|Bulolo|Bulolo Airport
AYCG|CGC|-5.4551|148.4231|PG|Cape Gloucester|Cape Gloucester Airport
AYCH|CMU|-6.0243|144.971|PG|Kundiawa|Chimbu Airport
AYDA|DAO|-5.7532|141.9936|PG|Dabo|Dahamo Airstrip
AYDB|DBP|-6.3086|141.9056|PG|Debepare|Debepare Airport
AYDE|DER|-6.1447|147.1072|PG|Derim|Derim Airport
AYDU|DAU|-9.0868|143.208|PG|Daru|Daru Airport
AYED|XYR|-3.884|141.7922|PG|Yellow River Mission|Edwaki Airport
AYFA|FNE|-8.5493|147.0858|PG|Fane Mission|Fane Airport
AYFI|FIN|-6.6217|147.8541|PG|Buki|Finschhafen Airport
AYFR|FAQ|-4.6105|141.9601|PG|Frieda River|Frieda River Airport
AYGA|GKA|-6.0817|145.392|PG|Goronka|Goroka Airport
AYGG|GRL|-7.9807|147.2135|PG|Au|Garasa Airport
AYGI|GAR|-7.8756|147.1413|PG|Garaina|Garaina Airport
AYGN|GUR|-10.3115|150.334|PG|Gurney|Gurney Airport
AYGP|GAP|-6.0532|145.959|PG|Gusap|Gusap Airport
AYGR|PNP|-8.8045|148.309|PG|Popondetta|Girua Airport
AYGT|GMI|-6.2711|150.331|PG|Gasmata Island|Gasmata Island Airport
AYGV|GVI|-3.9022|141.1705|PG|Green River|Green River Airport
AYHK|HKN|-5.4622|150.405|PG|Hoskins|Kimbe Airport
AYIQ|KIE|-6.305|155.7278|PG|Kieta|Aropa Airport
AYKA|LSA|-8.5058|151.081|PG|Losuia|Losuia Airport
AYKB|KBM|-6.1555|147.1915|PG||Kabwum
AYKC|KDR|-6.2659|149.5581|PG|Kandrian|Kandrian Airport
AYKI|UNG|-6.1257|141.282|PG|Kiunga|Kiunga Airport
AYKK|KRI|-7.4244|144.2501|PG|Kikori|Kikori Airport
AYKM|KMA|-7.9636|145.771|PG|Kerema|Kerema Airport
AYKO|KKD|-8.8847|147.731|PG|Kokoda|Kokoda Airport
AYKT|KZF|-7.5003|146.0338|PG|Kaintiba|Kaintiba Airport
AYKU|KUQ|-7.1351|143.2761|PG|Kuri|Kuri Airport
AYKV|KVG|-2.5794|150.808|PG|Kavieng|Kavieng Airport
AYKW|KWO|-7.977|142.8236|PG|Kawito|Kawito Airport
AYKY|LNV|-3.0436|152.629|PG|Londolovit|Londolovit Airport
AYLM|LMY|-7.0099|141.494|PG|Lake Murray|Lake Murray Airport
AYLO|LWI|-6.3344|146.6458|PG|Lowai|Lowai Airstrip
AYLU|LMI|-3.4768|142.0413|PG|Lumi|Lumi Airport
AYMC|MYX|-7.2117|146.0194|PG|Menyamya|Menyamya Airport
AYMD|MAG|-5.2071|145.789|PG|Madang|Madang Airport
AYMH|HGU|-5.8268|144.296|PG|Mount Hagen|Mount Hagen Kagamuga Airport
AYMI|MXK|-6.4717|147.4411|PG|Mindik|Mindik Airport
AYML|GUV|-6.2809|142.4208|PG|Mougulu|Mougulu Airport
AYMN|MDU|-6.1477|143.657|PG||Mendi Airport
AYMO|MAS|-2.0619|147.424|PG||Momote Airport
AYMR|MXH|-6.3633|143.238|PG|Moro|Moro Airport
AYMS|MIS|-10.6892|152.838|PG|Misima Island|Misima Island Airport
AYNE|GBF|-6.5678|144.7031|PG|Negarbo|Negarbo(Negabo) Airport
AYNG|MFO|-5.5778|151.7923|PG|Manguna|Manguna Airport
AYNU|UKU|-3.6766|142.4843|PG|Nuku|Nuku Airport
AYNZ|LAE|-6.5698|146.726|PG|Nadzab|Lae Nadzab Airport
AYOG|OGE|-6.4668|147.3642|PG||Ogeranang Airport
AYOM|OSE|-7.8278|147.0806|PG|Omora|Omora Airport
AYPD|PDI|-6.4451|147.5158|PG|Pindiu|Pindiu Airport
AYPY|POM|-9.4434|147.22|PG|Port Moresby|Port Moresby Jacksons International Airport
AYQA|KRJ|-4.5967|143.5225|PG||Karawari Airstrip
AYRG|RMN|-5.8972|141.2717|PG||Rumginae Airport
AYRI|KMR|-6.4921|144.823|PG|Karimui|Karimui Airport
AYSA|SBE|-6.1044|142.2783|PG||Suabi Airport
AYSE|NIS|-2.6622|151.9978|PG|Simberi Island|Simberi Airport
AYSG|SIL|-9.0736|148.3893|PG|Sila Mission|Sila Airport
AYSJ|SIM|-5.2786|144.5447|PG|Simbai|Simbai Airport
AYSS|TDS|-7.6228|142.8689|PG|Sasereme|Sasereme Airport
AYSU|SKC|-8.0466|141.7222|PG|Suki|Suki Airport
AYTA|TIZ|-5.845|142.948|PG|Tari|Tari Airport
AYTB|TBG|-5.2786|141.226|PG|Tabubil|Tabubil Airport
AYTE|TFM|-5.1261|141.6419|PG|Telefomin|Telefomin Airport
AYTI|TPI|-8.3567|146.9892|PG|Tapini|Tapini Airport
AYTJ|TAJ|-3.1982|142.431|PG|Aitape|Tadji Airport
AYTK|RAB|-4.3405|152.38|PG|Tokua|Tokua Airport
AYTN|TKW|-5.2437|142.1652|PG|Tekin|Tekin Airport
AYTU|TFI|-9.076|149.3198|PG|Tufi|Tufi Airport
AYVN|VAI|-2.6972|141.302|PG||Vanimo Airport
AYWB|WAO|-6.9894|145.0751|PG|Wabo|Wabo Airport
AYWD|WBM|-5.6433|143.895|PG||Wapenamanda Airport
AYWG|AGL|-9.3375|149.1556|PG||Wanigela Airport
AYWK|WWK|-3.5838|143.669|PG|Wewak|Wewak International Airport
AYWO|WOA|-6.7969|145.8919|PG|Wonenara|Wonenara Airport
AYWS|WSU|-5.9617|147.1982|PG|Wasu|Wasu Airport
AYWT|WTP|-8.5458|147.2525|PG|Fatima Mission|Woitape Airport
AYWU|WUG|-7.3456|146.7186|PG|Wau|Wau Airport
BGAA|JEG|68.7218|-52.7847|GL|Aasiaat|Aasiaat Airport
BGBW|UAK|61.1605|-45.426|GL|Narsarsuaq|Narsarsuaq Airport
BGCO|CNP|70.7431|-22.6505|GL|Neerlerit Inaat|Neerlerit Inaat Airport
BGGH|GOH|64.191|-51.678|GL|Nuuk|Nuuk Airport
BGJN|JAV|69.2432|-51.0571|GL|Ilulissat|Ilulissat Airport
BGKK|KUS|65.5736|-37.1236|GL|Kulusuk|Kulusuk Airport
BGMQ|JSU|65.4125|-52.9394|GL|Maniitsoq|Maniitsoq Airport
BGPT|JFR|62.0147|-49.6709|GL|Paamiut|Paamiut Airport
BGQQ|NAQ|77.4886|-69.3887|GL|Qaanaaq|Qaanaaq Airport
BGSF|SFJ|67.0122|-50.7116|GL|Kangerlussuaq|Kangerlussuaq Airport
BGSS|JHS|66.9513|-53.7293|GL|Sisimiut|Sisimiut Airport
BGTL|THU|76.5312|-68.7032|GL|Thule|Thule Air Base
BGUK|JUV|72.7902|-56.1306|GL|Upernavik|Upernavik Airport
BGUQ|JQA|70.7342|-52.6962|GL|Uummannaq|Qaarsut Airport
BIAR|AEY|65.66|-18.0727|IS|Akureyri|Akureyri Airport
BIBD|BIU|65.6413|-23.5462|IS|Bíldudalur|Bíldudalur Airport
BIBF|BGJ|65.5164|-13.805|IS|Borgarfjordur eystri|Borgarfjordur eystri Airport
BIBK|BJD|66.0219|-14.8244|IS|Bakkafjordur|Bakkafjordur Airport
BIBL|BLO|65.645|-20.2875|IS|Blönduós|Hjaltabakki Airport
BIBV|BXV|64.79|-14.0228|IS|Breiðdalsvík|Breiðdalsvík Airport
BIDV|DJU|64.6442|-14.2828|IS|Djúpivogur|Djúpivogur Airport
BIEG|EGS|65.2833|-14.4014|IS|Egilsstaðir|Egilsstaðir Airport
BIFM|FAG|63.8747|-16.6411|IS|Fagurhólsmýri|Fagurhólsmýri Airport
BIGF|GUU|64.9914|-23.2247|IS|Grundarfjörður|Grundarfjörður Airport
BIGJ|GJR|65.9953|-21.3269|IS|Gjögur|Gjögur Airport
BIGR|GRY|66.5458|-18.0173|IS|Grímsey|Grímsey Airport
BIHK|HVK|65.7047|-21.6964|IS|Hólmavík|Hólmavík Airport
BIHN|HFN|64.2956|-15.2272|IS|Höfn|Hornafjörðu Airport
BIHT|FLI|66.0142|-23.4417|IS|Flateyri|Holt Airport
BIHU|HZK|65.9523|-17.426|IS|Húsavík|Húsavík Airport
BIIS|IFJ|66.0581|-23.1353|IS|Ísafjörður|Ísafjörður Airport
BIKF|KEF|63.985|-22.6056|IS|Reykjavik|Keflavik International Airport
BIKP|OPA|66.3108|-16.4667|IS|Kópasker|Kópasker Airport
BIKR|SAK|65.7317|-19.5728|IS|Sauðárkrókur|Sauðárkrókur Airport
BINF|NOR|65.1319|-13.7464|IS|Norðfjörður|Norðfjörður Airport
BIOF|OFJ|66.0833|-18.6667|IS|Ólafsfjörður|Ólafsfjörður Airport
BIRE|RHA|65.4526|-22.2061|IS|Reykholar|Reykholar Airport
BIRF|OLI|64.9114|-23.8231|IS|Rif|Rif Airport
BIRG|RFN|66.4064|-15.9183|IS|Raufarhöfn|Raufarhöfn Airport
BIRK|RKV|64.13|-21.9406|IS|Reykjavik|Reykjavik Airport
BIRL|MVA|65.6558|-16.9181|IS|Reykjahlíð|Mývatn Airport
BISI|SIJ|66.1333|-18.9167|IS|Siglufjörður|Siglufjörður Airport
BIST|SYK|65.0581|-22.7942|IS|Stykkishólmur|Stykkishólmur Airport
BITE|TEY|65.8703|-23.56|IS|Þingeyri|Þingeyri (Thingeyri) Airport
BITN|THO|66.2185|-15.3356|IS|Þórshöfn|Þórshöfn (Thorshofn) Airport
BIVM|VEY|63.4243|-20.2789|IS|Vestmannaeyjar|Vestmannaeyjar Airport
BIVO|VPN|65.7206|-14.8506|IS|Vopnafjörður|Vopnafjörður Airport
BKPR|PRN|42.5728|21.0358|XK|Lipjan|Pristina International Airport
CA35|SRF|38.0169|-122.5208|US|San Rafael|San Rafael Airport
CA92|PYS|39.7106|-121.6165|US|Paradise|Paradise Skypark Airport
CAD4|YZZ|49.0556|-117.609|CA|Trail|Trail Airport
CAD5|YMB|50.1228|-120.747|CA|Merritt|Merritt Airport
CAH3|YCA|49.6794|-124.982|CA|Courtenay|Courtenay Airpark
CAJ3|CFQ|49.0369|-116.498|CA|Creston|Art Sutcliffe Field
CAJ4|YAA|52.4525|-125.303|CA|Anahim Lake|Anahim Lake Airport
CAL3|DGF|50.1655|-120.1713|CA|Douglas Lake|Douglas Lake Airport
CAL4|JHL|57.2239|-111.419|CA|Albian Village|Fort MacKay/Albian Aerodrome
CAM3|DUQ|48.7545|-123.7097|CA|Duncan|Duncan Airport
CAP3|YHS|49.4606|-123.719|CA|Sechelt-Gibsons|Sechelt-Gibsons Airport
CAS2|YAD|53.0733|-125.409|CA|Moose Lake|Moose Lake (Lodge) Airport
CAT4|XQU|49.3372|-124.394|CA|Qualicum Beach|Qualicum Beach Airport
CBBC|ZEL|52.185|-128.157|CA|Bella Bella|Bella Bella (Campbell Island) Airport
CBM5|YTX|57.9167|-131.117|CA|Telegraph Creek|Telegraph Creek Airport
CBS8|YPB|49.3219|-124.931|CA|Port Alberni|Port Alberni Airport
CBW4|YBO|56.9667|-130.25|CA|Bob Quinn Lake|Bob Quinn Lake Airport
CCA6|YWM|52.5669|-55.7847|CA|Williams Harbour|Williams Harbour Airport
CCD4|YSO|54.9106|-59.7867|CA|Postville|Postville Airport
CCE4|YBI|53.4694|-55.785|CA|Black Tickle|Black Tickle Airport
CCH4|YHG|52.765|-56.1156|CA|Charlottetown|Charlottetown Airport
CCK4|YFX|52.3728|-55.6739|CA|St. Lewis|St. Lewis (Fox Harbour) Airport
CCP4|YHA|52.5281|-56.2861|CA|Port Hope Simpson|Port Hope Simpson Airport
CCZ2|YRG|54.1797|-58.4575|CA|Rigolet|Rigolet Airport
CDK2|DVK|64.5114|-110.289|CA|Diavik|Diavik Airport
CEB3|YCK|67.0333|-126.083|CA|Colville Lake|Colville Lake Airport
CEB5|ZFW|56.0814|-118.435|CA|Fairview|Fairview Airport
CEC4|YJP|53.3192|-117.753|CA|Hinton|Hinton / Jasper-Hinton Airport
CEM3|YLE|63.1317|-117.246|CA|Whati|Whati Airport
CEQ5|YGC|53.9169|-118.874|CA|Grande Cache|Grande Cache Airport
CER3|YDC|53.2658|-114.96|CA|Drayton Valley|Drayton Valley Industrial Airport
CER4|NML|57.0556|-111.574|CA|Fort McMurray|Fort McMurray / Mildred Lake Airport
CFC4|XMP|63.1811|-130.202|CA|Macmillan Pass|Macmillan Pass Airport
CFF4|DAS|66.7031|-119.707|CA|Great Bear Lake|Great Bear Lake Airport
CFG6|YFI|57.2758|-110.9767|CA|Suncor Energy Site|Fort Mackay / Firebag
CFM4|YOE|55.7094|-117.094|CA|Donnelly|Donnelly Airport
CJL2|YDJ|58.6625|-103.538|CA|Hatchet Lake|Hatchet Lake Airport
CJL8|YDU|60.2919|-102.502|CA|Kasba Lake|Kasba Lake Airport
CJS3|XCL|58.3911|-109.516|CA|Cluff Lake|Cluff Lake Airport
CJT3|YKE|54.9153|-94.7981|CA|Knee Lake|Knee Lake Airport
CJV7|SUR|52.7086|-88.5419|CA|Summer Beaver|Summer Beaver Airport
CJY3|YTT|52.8367|-104.067|CA|Tisdale|Tisdale Airport
CKB6|YAX|53.8492|-89.5794|CA|Angling Lake|Wapekeka Airport
CKL3|WNN|52.8939|-89.2892|CA|Wunnumin Lake|Wunnumin Lake Airport
CKQ3|YNO|52.49|-92.9711|CA|North Spirit Lake|North Spirit Lake Airport
CKV4|YDW|60.3164|-103.129|CA|Obre Lake|North of Sixty Airport
CNE3|XBE|53.9656|-91.0272|CA|Bearskin Lake|Bearskin Lake Airport
CNH2|YNP|55.9139|-61.1844|CA|Natuashish|Natuashish Airport
CNK4|YPD|45.2575|-79.8297|CA|Parry Sound|Parry Sound Area Municipal Airport
CNL3|XBR|44.6394|-75.7503|CA|Brockville|Brockville - Thousand Islands Regional Tackaberry Airport
CNM5|KIF|53.0125|-89.8553|CA|Kingfisher Lake|Kingfisher Lake Airport
CNS7|YKD|44.2014|-81.6067|CA|Kincardine|Kincardine Airport
CNT3|YOG|51.6586|-85.9017|CA|Ogoki Post|Ogoki Post Airport
CPF2|YEB|46.4203|-84.0922|CA|Bar River|Bar River Airport
CPV7|YHP|52.1133|-94.2556|CA|Poplar Hill|Poplar Hill Airport
CSB2|YSA|43.9303|-59.9598|CA|Sable Island|Sable Island Landing Strip
CSH4|YLS|49.0303|-77.0172|CA|Lebel-sur-Quevillon|Lebel-sur-Quevillon Airport
CSK6|YNX|63.5936|-110.906|CA|Snap Lake|Snap Lake Airport
CSU2|YKU|53.8056|-78.9169|CA|Chisasibi|Chisasibi Airport
CTB6|ZTB|50.6744|-59.3836|CA|Tete-a-la-Baleine|Tete-a-la-Baleine Airport
CTP9|YAU|61.6622|-73.3214|CA|Kattiniq|Donaldson Airport
CTU2|YFG|54.5539|-71.1733|CA|Fontanges|Fontanges Airport
CTU5|ZLT|50.8308|-58.9756|CA|La Tabatiere|La Tabatiere Airport
CYAB|YAB|73.0058|-85.0425|CA||Arctic Bay Airport
CYAC|YAC|51.7272|-91.8244|CA|Cat Lake|Cat Lake Airport
CYAD|YAR|53.5717|-76.1964|CA|La Grande-3|La Grande-3 Airport
CYAG|YAG|48.6542|-93.4397|CA|Fort Frances|Fort Frances Municipal Airport
CYAH|YAH|53.7547|-73.6753|CA|La Grande-4|La Grande-4 Airport
CYAL|YAL|50.5822|-126.916|CA|Alert Bay|Alert Bay Airport
CYAM|YAM|46.485|-84.5094|CA|Sault Sainte Marie|Sault Ste Marie Airport
CYAQ|XKS|53.5247|-88.6428|CA|Kasabonika|Kasabonika Airport
CYAS|YKG|60.0272|-69.9992|CA|Kangirsuk|Kangirsuk Airport
CYAT|YAT|52.9275|-82.4319|CA|Attawapiskat|Attawapiskat Airport
CYAY|YAY|51.3919|-56.0831|CA|St. Anthony|St. Anthony Airport
CYAZ|YAZ|49.0798|-125.7756|CA|Tofino|Tofino / Long Beach Airport
CYBA|YBA|51.2073|-115.5419|CA|Banff|Banff Airport
CYBB|YBB|68.5344|-89.8081|CA|Kugaaruk|Kugaaruk Airport
CYBC|YBC|49.1325|-68.2044|CA|Baie-Comeau|Baie Comeau Airport
CYBD|QBC|52.3875|-126.596|CA|Bella Coola|Bella Coola Airport
CYBE|YBE|59.5614|-108.481|CA|Uranium City|Uranium City Airport
CYBF|YBY|54.3042|-110.744|CA|Bonnyville|Bonnyville Airport
CYBG|YBG|48.3306|-70.9964|CA|Bagotville|CFB Bagotville
CYBK|YBK|64.2989|-96.0778|CA|Baker Lake|Baker Lake Airport
CYBL|YBL|49.9508|-125.271|CA|Campbell River|Campbell River Airport
CYBQ|XTL|58.7061|-98.5122|CA|Tadoule Lake|Tadoule Lake Airport
CYBR|YBR|49.91|-99.9519|CA|Brandon|Brandon Municipal Airport
CYBT|YBT|57.8894|-101.679|CA|Brochet|Brochet Airport
CYBV|YBV|52.3589|-97.0183|CA|Berens River|Berens River Airport
CYBX|YBX|51.4436|-57.1853|CA|Lourdes-De-Blanc-Sablon|Lourdes de Blanc Sablon Airport
CYCA|YRF|53.6828|-57.0419|CA|Cartwright|Cartwright Airport
CYCB|YCB|69.1081|-105.138|CA|Cambridge Bay|Cambridge Bay Airport
CYCC|YCC|45.0928|-74.5633|CA|Cornwall|Cornwall Regional Airport
CYCD|YCD|49.0523|-123.87|CA|Nanaimo|Nanaimo Airport
CYCE|YCE|43.2856|-81.5083|CA|Centralia|James T. Field Memorial Aerodrome
CYCG|YCG|49.2964|-117.632|CA|Castlegar|Castlegar Airport
CYCH|YCH|47.0078|-65.4492|CA|Miramichi|Miramichi Airport
CYCK|XCM|42.3064|-82.0819|CA|Chatham-Kent|Chatham Kent Airport
CYCL|YCL|47.9908|-66.3303|CA|Charlo|Charlo Airport
CYCN|YCN|49.1056|-81.0136|CA|Cochrane|Cochrane Airport
CYCO|YCO|67.8167|-115.144|CA|Kugluktuk|Kugluktuk Airport
CYCQ|YCQ|55.6872|-121.627|CA|Chetwynd|Chetwynd Airport
CYCR|YCR|54.6106|-97.7608|CA|Cross Lake|Cross Lake (Charlie Sinclair Memorial) Airport
CYCS|YCS|63.3469|-90.7311|CA|Chesterfield Inlet|Chesterfield Inlet Airport
CYCT|YCT|52.075|-111.445|CA|Coronation|Coronation Airport
CYCW|YCW|49.1528|-121.939|CA|Chilliwack|Chilliwack Airport
CYCY|YCY|70.4861|-68.5167|CA|Clyde River|Clyde River Airport
CYCZ|YCZ|50.3303|-115.873|CA|Fairmont Hot Springs|Fairmont Hot Springs Airport
CYDA|YDA|64.0431|-139.128|CA|Dawson City|Dawson City Airport
CYDB|YDB|61.3711|-139.041|CA|Burwash|Burwash Airport
CYDF|YDF|49.2108|-57.3914|CA|Deer Lake|Deer Lake Airport
CYDL|YDL|58.4222|-130.032|CA|Dease Lake|Dease Lake Airport
CYDM|XRR|61.9706|-132.423|CA|Ross River|Ross River Airport
CYDN|YDN|51.1008|-100.052|CA|Dauphin|Dauphin Barker Airport
CYDO|YDO|48.7785|-72.375|CA|Saint-Félicien|Dolbeau Lac-Saint-Jean Airport
CYDP|YDP|56.5492|-61.6803|CA|Nain|Nain Airport
CYDQ|YDQ|55.7423|-120.183|CA|Dawson Creek|Dawson Creek Airport
CYEG|YEG|53.3097|-113.58|CA|Edmonton|Edmonton International Airport
CYEK|YEK|61.0942|-94.0708|CA|Arviat|Arviat Airport
CYEL|YEL|46.3514|-82.5614|CA|Elliot Lake|Elliot Lake Municipal Airport
CYEM|YEM|45.8428|-81.8581|CA|Manitowaning|Manitoulin East Municipal Airport
CYEN|YEN|49.2103|-102.966|CA|Estevan|Estevan Airport
CYER|YER|56.0189|-87.6761|CA|Fort Severn|Fort Severn Airport
CYET|YET|53.5789|-116.465|CA|Edson|Edson Airport
CYEU|YEU|79.9947|-85.8142|CA|Eureka|Eureka Airport
CYEV|YEV|68.3042|-133.483|CA|Inuvik|Inuvik (Mike Zubko) Airport
CYEY|YEY|48.5639|-78.2497|CA|Amos|Amos Magny Airport
CYFA|YFA|52.2014|-81.6969|CA|Fort Albany|Fort Albany Airport
CYFB|YFB|63.7564|-68.5558|CA|Iqaluit|Iqaluit Airport
CYFC|YFC|45.8689|-66.5372|CA|Fredericton|Fredericton International Airport
CYFE|YFE|48.7461|-69.0972|CA|Forestville|Forestville Airport
CYFH|YFH|51.5619|-87.9078|CA|Fort Hope|Fort Hope Airport
CYFJ|YTM|46.4094|-74.78|CA|Riviere Rouge|La Macaza / Mont-Tremblant International Inc Airport
CYFO|YFO|54.6781|-101.682|CA|Flin Flon|Flin Flon Airport
CYFR|YFR|61.1808|-113.69|CA|Fort Resolution|Fort Resolution Airport
CYFS|YFS|61.7602|-121.237|CA|Fort Simpson|Fort Simpson Airport
CYFT|YMN|55.0769|-59.1864|CA|Makkovik|Makkovik Airport
CYGB|YGB|49.6942|-124.518|CA|Texada|Texada Gillies Bay Airport
CYGH|YGH|66.2408|-128.651|CA|Fort Good Hope|Fort Good Hope Airport
CYGK|YGK|44.2253|-76.5969|CA|Kingston|Kingston Airport
CYGL|YGL|53.6253|-77.7042|CA|Radisson|La Grande Riviere Airport
CYGM|YGM|50.6281|-97.0433|CA|Gimli|Gimli Industrial Park Airport
CYGO|YGO|54.5589|-94.4914|CA|Gods Lake Narrows|Gods Lake Narrows Airport
CYGP|YGP|48.7753|-64.4786|CA|Gaspe|Gaspe (Michel-Pouliot) Airport
CYGQ|YGQ|49.7783|-86.9394|CA|Geraldton|Geraldton Greenstone Regional Airport
CYGR|YGR|47.4247|-61.7781|CA|Iles-de-la-Madeleine|Iles-de-la-Madeleine Airport
CYGT|YGT|69.3647|-81.8161|CA|Igloolik|Igloolik Airport
CYGV|YGV|50.2819|-63.6114|CA|Havre St-Pierre|Havre St Pierre Airport
CYGW|YGW|55.2819|-77.7653|CA|Kuujjuarapik|Kuujjuarapik Airport
CYGX|YGX|56.3575|-94.7106|CA|Gillam|Gillam Airport
CYGZ|YGZ|76.4261|-82.9092|CA|Grise Fiord|Grise Fiord Airport
CYHA|YQC|61.0464|-69.6178|CA|Quaqtaq|Quaqtaq Airport
CYHB|YHB|52.8167|-102.311|CA|Hudson Bay|Hudson Bay Airport
CYHC|CXH|49.2833|-123.1|CA|Vancouver|Vancouver Harbour Airport
CYHD|YHD|49.8317|-92.7442|CA|Dryden|Dryden Regional Airport
CYHE|YHE|49.3683|-121.498|CA|Hope|Hope Airport
CYHF|YHF|49.7142|-83.6861|CA|Hearst|Hearst Rene Fontaine Municipal Airport
CYHH|YNS|51.6911|-76.1356|CA|Nemiscau|Nemiscau Airport
CYHI|YHI|70.7628|-117.806|CA|Ulukhaktok|Ulukhaktok Holman Airport
CYHK|YHK|68.6356|-95.8497|CA|Gjoa Haven|Gjoa Haven Airport
CYHM|YHM|43.1736|-79.935|CA|Hamilton|John C. Munro Hamilton International Airport
CYHN|YHN|49.1931|-84.7589|CA|Hornepayne|Hornepayne Municipal Airport
CYHO|YHO|55.4483|-60.2286|CA|Hopedale|Hopedale Airport
CYHR|YHR|50.4689|-59.6367|CA|Chevery|Chevery Airport
CYHT|YHT|60.7892|-137.546|CA|Haines Junction|Haines Junction Airport
CYHU|YHU|45.5175|-73.4169|CA|Longueuil|Montréal / St-Hubert Airport
CYHY|YHY|60.8397|-115.783|CA|Hay River|Hay River / Merlyn Carter Airport
CYHZ|YHZ|44.8808|-63.5086|CA|Halifax|Halifax Robert L. Stanfield International Airport
CYIB|YIB|48.7739|-91.6386|CA|Atikokan|Atikokan Municipal Airport
CYID|YDG|44.5459|-65.7854|CA|Digby|Digby / Annapolis Regional Airport
CYIF|YIF|51.2117|-58.6583|CA|St-Augustin|St Augustin Airport
CYIK|YIK|62.4173|-77.9253|CA|Ivujivik|Ivujivik Airport
CYIO|YIO|72.6833|-77.9667|CA|Pond Inlet|Pond Inlet Airport
CYIV|YIV|53.8572|-94.6536|CA|Island Lake|Island Lake Airport
CYJA|YJA|52.9967|-118.059|CA|Jasper|Jasper Airport
CYJF|YJF|60.2358|-123.469|CA|Fort Liard|Fort Liard Airport
CYJN|YJN|45.2944|-73.2811|CA|Saint Jean|St-Jean Airport
CYJT|YJT|48.5442|-58.55|CA|Stephenville|Stephenville Airport
CYKA|YKA|50.7022|-120.444|CA|Kamloops|Kamloops Airport
CYKC|YKC|58.2361|-103.678|CA|Collins Bay|Collins Bay Airport
CYKD|LAK|68.2233|-135.006|CA|Aklavik|Aklavik Airport
CYKF|YKF|43.4608|-80.3786|CA|Waterloo|Kitchener / Waterloo Airport
CYKG|YWB|61.5886|-71.9294|CA|Kangiqsujuaq|Kangiqsujuaq (Wakeham Bay) Airport
CYKJ|YKJ|57.2561|-105.618|CA|Key Lake|Key Lake Airport
CYKL|YKL|54.8053|-66.8053|CA|Schefferville|Schefferville Airport
CYKO|AKV|60.8186|-78.1486|CA|Akulivik|Akulivik Airport
CYKQ|YKQ|51.4733|-78.7583|CA|Waskaganish|Waskaganish Airport
CYKX|YKX|48.2103|-79.9814|CA|Kirkland Lake|Kirkland Lake Airport
CYKY|YKY|51.5175|-109.181|CA|Kindersley|Kindersley Airport
CYLA|YPJ|59.2967|-69.5997|CA|Aupaluk|Aupaluk Airport
CYLB|YLB|54.7703|-112.032|CA|Lac La Biche|Lac La Biche Airport
CYLC|YLC|62.85|-69.8833|CA|Kimmirut|Kimmirut Airport
CYLD|YLD|47.82|-83.3467|CA|Chapleau|Chapleau Airport
CYLH|YLH|52.1956|-87.9342|CA|Lansdowne House|Lansdowne House Airport
CYLJ|YLJ|54.1253|-108.523|CA|Meadow Lake|Meadow Lake Airport
CYLK|YSG|62.4183|-110.682|CA|Lutselk'e|Lutselk'e Airport
CYLL|YLL|53.3092|-110.073|CA|Lloydminster|Lloydminster Airport
CYLQ|YLQ|47.4097|-72.7889|CA|La Tuque|La Tuque Airport
CYLR|YLR|56.5133|-99.9853|CA|Leaf Rapids|Leaf Rapids Airport
CYLS|YLK|44.4853|-79.5556|CA|Barrie-Orillia|Barrie-Orillia (Lake Simcoe Regional Airport)
CYLT|YLT|82.5178|-62.2806|CA|Alert|Alert Airport
CYLU|XGR|58.7114|-65.9928|CA|Kangiqsualujjuaq|Kangiqsualujjuaq (Georges River) Airport
CYLW|YLW|49.9561|-119.378|CA|Kelowna|Kelowna Airport
CYMA|YMA|63.6164|-135.868|CA|Mayo|Mayo Airport
CYME|YME|48.8569|-67.4533|CA|Matane|Matane Airport
CYMG|YMG|49.0839|-85.8606|CA|Manitouwadge|Manitouwadge Airport
CYMH|YMH|52.3028|-55.8472|CA|Mary's Harbour|Mary's Harbour Airport
CYMJ|YMJ|50.3303|-105.559|CA|Moose Jaw|Moose Jaw Air Vice Marshal C. M. McEwen Airport
CYML|YML|47.5975|-70.2239|CA|Charlevoix|Charlevoix Airport
CYMM|YMM|56.6533|-111.222|CA|Fort McMurray|Fort McMurray Airport
CYMO|YMO|51.2911|-80.6078|CA|Moosonee|Moosonee Airport
CYMT|YMT|49.7719|-74.5281|CA|Chibougamau|Chapais Airport
CYMU|YUD|56.5361|-76.5183|CA|Umiujaq|Umiujaq Airport
CYMW|YMW|46.2728|-75.9906|CA|Maniwaki|Maniwaki Airport
CYMX|YMX|45.6795|-74.0387|CA|Mirabel|Montréal (Mirabel) Airport
CYNA|YNA|50.19|-61.7892|CA|Natashquan|Natashquan Airport
CYNC|YNC|53.0106|-78.8311|CA|Wemindji|Wemindji Airport
CYND|YND|45.5217|-75.5636|CA|Gatineau|Ottawa / Gatineau Airport
CYNE|YNE|53.9583|-97.8442|CA|Norway House|Norway House Airport
CYNH|YNH|56.0356|-121.976|CA|Hudson's Hope|Hudsons Hope Airport
CYNJ|YLY|49.1008|-122.631|CA|Langley|Langley Airport
CYNL|YNL|58.2767|-104.082|CA|Points North Landing|Points North Landing Airport
CYNM|YNM|49.7617|-77.8028|CA|Matagami|Matagami Airport
CYNN|YNN|59.4875|-97.7803|CA|Nejanilini Lake|Nejanilini Lake Airport
CYNR|HZP|57.3817|-111.701|CA|Fort Mackay|Fort Mackay / Horizon Airport
CYOA|YOA|64.6989|-110.615|CA|Ekati|Ekati Airport
CYOC|YOC|67.5706|-139.839|CA|Old Crow|Old Crow Airport
CYOD|YOD|54.405|-110.279|CA|Cold Lake|CFB Cold Lake
CYOH|YOH|54.9333|-95.2789|CA|Oxford House|Oxford House Airport
CYOJ|YOJ|58.6214|-117.165|CA|High Level|High Level Airport
CYOO|YOO|43.9228|-78.895|CA|Oshawa|Oshawa Airport
CYOP|YOP|58.4914|-119.408|CA|Rainbow Lake|Rainbow Lake Airport
CYOS|YOS|44.5903|-80.8375|CA|Owen Sound|Owen Sound / Billy Bishop Regional Airport
CYOW|YOW|45.3225|-75.6692|CA|Ottawa|Ottawa / Macdonald-Cartier International Airport
CYPA|YPA|53.2142|-105.673|CA|Prince Albert|Prince Albert (Glass Field) Airport
CYPC|YPC|69.3608|-124.0755|CA|Paulatuk|Paulatuk (Nora Aliqatchialuk Ruben) Airport
CYPD|YPS|45.6567|-61.3681|CA|Port Hawkesbury|Port Hawkesbury Airport
CYPE|YPE|56.2269|-117.447|CA|Peace River|Peace River Airport
CYPG|YPG|49.9031|-98.2739|CA|Portage|Southport Airport
CYPH|YPH|58.4719|-78.0769|CA|Inukjuak|Inukjuak Airport
CYPK|YPK|49.2161|-122.71|CA|Pitt Meadows|Pitt Meadows Airport
CYPL|YPL|51.4464|-90.2142|CA|Pickle Lake|Pickle Lake Airport
CYPM|YPM|51.8197|-93.9733|CA|Pikangikum|Pikangikum Airport
CYPN|YPN|49.8364|-64.2886|CA|Port-Menier|Port Menier Airport
CYPO|YPO|54.9881|-85.4433|CA|Peawanuck|Peawanuck Airport
CYPQ|YPQ|44.23|-78.3633|CA|Peterborough|Peterborough Airport
CYPR|YPR|54.2861|-130.445|CA|Prince Rupert|Prince Rupert Airport
CYPW|YPW|49.8342|-124.5|CA|Powell River|Powell River Airport
CYPX|YPX|60.0506|-77.2869|CA|Puvirnituq|Puvirnituq Airport
CYPY|YPY|58.7672|-111.117|CA|Fort Chipewyan|Fort Chipewyan Airport
CYPZ|YPZ|54.3764|-125.951|CA|Burns Lake|Burns Lake Airport
CYQA|YQA|44.9747|-79.3033|CA|Muskoka|Muskoka Airport
CYQB|YQB|46.7911|-71.3933|CA|Quebec City|Québec City Jean Lesage International Airport
CYQD|YQD|53.9714|-101.091|CA|The Pas|The Pas Airport
CYQF|YQF|52.1822|-113.894|CA|Red Deer|Red Deer Regional Airport
CYQG|YQG|42.2756|-82.9556|CA|Windsor|Windsor Airport
CYQH|YQH|60.1164|-128.822|CA|Watson Lake|Watson Lake Airport
CYQI|YQI|43.8269|-66.0881|CA|Yarmouth|Yarmouth Airport
CYQK|YQK|49.7883|-94.3631|CA|Kenora|Kenora Airport
CYQL|YQL|49.6303|-112.8|CA|Lethbridge|Lethbridge Airport
CYQM|YQM|46.1122|-64.6786|CA|Moncton|Moncton / Greater Moncton International Airport
CYQN|YQN|50.1828|-86.6964|CA|Nakina|Nakina Airport
CYQQ|YQQ|49.7108|-124.887|CA|Comox|Comox Airport
CYQR|YQR|50.4319|-104.666|CA|Regina|Regina International Airport
CYQS|YQS|42.77|-81.1108|CA|St Thomas|St Thomas Municipal Airport
CYQT|YQT|48.3719|-89.3239|CA|Thunder Bay|Thunder Bay Airport
CYQU|YQU|55.1797|-118.885|CA|Grande Prairie|Grande Prairie Airport
CYQV|YQV|51.2647|-102.462|CA|Yorkton|Yorkton Municipal Airport
CYQW|YQW|52.7692|-108.244|CA|North Battleford|North Battleford Airport
CYQX|YQX|48.9369|-54.5681|CA|Gander|Gander International Airport
CYQY|YQY|46.1614|-60.0478|CA|Sydney|Sydney / J.A. Douglas McCurdy Airport
CYQZ|YQZ|53.0261|-122.51|CA|Quesnel|Quesnel Airport
CYRA|YRA|64.1161|-117.31|CA|Gameti|Rae Lakes Airport
CYRB|YRB|74.7169|-94.9694|CA|Resolute Bay|Resolute Bay Airport
CYRI|YRI|47.7644|-69.5847|CA|Riviere-du-Loup|Riviere-du-Loup Airport
CYRJ|YRJ|48.52|-72.2656|CA|Roberval|Roberval Airport
CYRL|YRL|51.0669|-93.7931|CA|Red Lake|Red Lake Airport
CYRM|YRM|52.4297|-114.904|CA|Rocky Mountain House|Rocky Mountain House Airport
CYRO|YRO|45.4603|-75.6461|CA|Ottawa|Ottawa / Rockcliffe Airport
CYRQ|YRQ|46.3528|-72.6794|CA|Trois-Rivieres|Trois-Rivieres Airport
CYRS|YRS|54.1672|-93.5572|CA|Red Sucker Lake|Red Sucker Lake Airport
CYRT|YRT|62.8114|-92.1158|CA|Rankin Inlet|Rankin Inlet Airport
CYRV|YRV|50.9667|-118.183|CA|Revelstoke|Revelstoke Airport
CYSB|YSB|46.625|-80.7989|CA|Falconbridge|Sudbury Airport
CYSC|YSC|45.4386|-71.6914|CA|Sherbrooke|Sherbrooke Airport
CYSE|YSE|49.7817|-123.162|CA|Squamish|Squamish Airport
CYSF|YSF|59.2503|-105.841|CA|Stony Rapids|Stony Rapids Airport
CYSH|YSH|44.9458|-75.9406|CA|Smiths Falls|Smiths Falls-Montague (Russ Beach) Airport
CYSJ|YSJ|45.3161|-65.8903|CA|Saint John|Saint John Airport
CYSK|YSK|56.5378|-79.2467|CA|Sanikiluaq|Sanikiluaq Airport
CYSL|YSL|47.1575|-67.8347|CA|St Leonard|St Leonard Airport
CYSM|YSM|60.0203|-111.962|CA|Fort Smith|Fort Smith Airport
CYSN|YCM|43.1917|-79.1717|CA|Niagara-on-the-lake|St. Catharines Niagara District Airport
CYSP|YSP|48.7553|-86.3444|CA|Marathon|Marathon Airport
CYST|YST|53.8456|-94.8519|CA|St. Theresa Point|St. Theresa Point Airport
CYSU|YSU|46.4406|-63.8336|CA|Summerside|Summerside Airport
CYSY|YSY|71.9939|-125.243|CA|Sachs Harbour|Sachs Harbour (David Nasogaluak Jr. Saaryuaq) Airport
CYTA|YTA|45.8644|-77.2517|CA|Pembroke|Pembroke Airport
CYTE|YTE|64.23|-76.5267|CA|Cape Dorset|Cape Dorset Airport
CYTF|YTF|48.5089|-71.6419|CA|Alma|Alma Airport
CYTH|YTH|55.8011|-97.8642|CA|Thompson|Thompson Airport
CYTL|YTL|53.8178|-89.8969|CA|Big Trout Lake|Big Trout Lake Airport
CYTQ|YTQ|58.6678|-69.9558|CA|Tasiujaq|Tasiujaq Airport
CYTR|YTR|44.1189|-77.5281|CA|Trenton|CFB Trenton
CYTS|YTS|48.5697|-81.3767|CA|Timmins|Timmins Victor M. Power Airport
CYTZ|YTZ|43.6275|-79.3962|CA|Toronto|Billy Bishop Toronto City Airport
CYUB|YUB|69.4333|-133.026|CA|Tuktoyaktuk|Tuktoyaktuk Airport
CYUL|YUL|45.4706|-73.7408|CA|Dorval|Montréal-Pierre Elliott Trudeau International Airport
CYUT|YUT|66.5214|-86.2247|CA|Repulse Bay|Repulse Bay Airport
CYUX|YUX|68.7761|-81.2436|CA|Hall Beach|Hall Beach Airport
CYUY|YUY|48.2061|-78.8356|CA|McWatters|Rouyn-Noranda Airport
CYVB|YVB|48.0711|-65.4603|CA|Bonaventure|Bonaventure Airport
CYVC|YVC|55.1514|-105.262|CA|La Ronge|La Ronge (Barber Field) Airport
CYVG|YVG|53.3558|-110.824|CA|Vermilion|Vermilion Airport
CYVK|YVE|50.2481|-119.331|CA|Vernon|Vernon Airport
CYVM|YVM|67.5458|-64.0314|CA|Qikiqtarjuaq|Qikiqtarjuaq Airport
CYVO|YVO|48.0533|-77.7828|CA|Bourlamaque|Val-d'Or Airport
CYVP|YVP|58.0961|-68.4269|CA|Kuujjuaq|Kuujjuaq Airport
CYVQ|YVQ|65.2816|-126.798|CA|Norman Wells|Norman Wells Airport
CYVR|YVR|49.1939|-123.184|CA|Richmond|Vancouver International Airport
CYVT|YVT|55.8419|-108.418|CA|Buffalo Narrows|Buffalo Narrows Airport
CYVV|YVV|44.7458|-81.1072|CA|Wiarton|Wiarton Airport
CYVZ|YVZ|52.6558|-94.0614|CA|Deer Lake|Deer Lake Airport
CYWA|YWA|45.9522|-77.3192|CA|Petawawa|Petawawa Airport
CYWE|YFJ|64.1908|-114.077|CA|Wekweeti|Wekweeti Airport
CYWG|YWG|49.91|-97.2399|CA|Winnipeg|Winnipeg James Armstrong Richardson International Airport
CYWH|YWH|48.4167|-123.3667|CA|Victoria|Victoria Harbour Airport
CYWJ|YWJ|65.2111|-123.436|CA|Deline|Deline Airport
CYWK|YWK|52.9219|-66.8644|CA|Wabush|Wabush Airport
CYWL|YWL|52.1831|-122.054|CA|Williams Lake|Williams Lake Airport
CYWP|YWP|52.9594|-87.3749|CA|Webequie|Webequie Airport
CYWY|YWY|63.2094|-123.437|CA|Wrigley|Wrigley Airport
CYXC|YXC|49.6108|-115.782|CA|Cranbrook|Cranbrook / Canadian Rockies Airport
CYXE|YXE|52.1708|-106.7|CA|Saskatoon|Saskatoon John G. Diefenbaker International Airport
CYXH|YXH|50.0189|-110.721|CA|Medicine Hat|Medicine Hat Airport
CYXJ|YXJ|56.2381|-120.74|CA|Fort Saint John|Fort St. John Airport
CYXK|YXK|48.4781|-68.4969|CA|Rimouski|Rimouski Airport
CYXL|YXL|50.1139|-91.9053|CA|Sioux Lookout|Sioux Lookout Airport
CYXN|YXN|62.24|-92.5981|CA|Whale Cove|Whale Cove Airport
CYXP|YXP|66.145|-65.7136|CA|Pangnirtung|Pangnirtung Airport
CYXQ|YXQ|62.4103|-140.867|CA|Beaver Creek|Beaver Creek Airport
CYXR|YXR|47.6974|-79.8474|CA|Earlton|Earlton (Timiskaming Regional) Airport
CYXS|YXS|53.8894|-122.679|CA|Prince George|Prince George Airport
CYXT|YXT|54.4685|-128.576|CA|Terrace|Terrace Airport
CYXU|YXU|43.0356|-81.1539|CA|London|London Airport
CYXX|YXX|49.0253|-122.361|CA|Abbotsford|Abbotsford Airport
CYXY|YXY|60.7096|-135.067|CA|Whitehorse|Erik Nielsen Whitehorse International Airport
CYXZ|YXZ|47.9667|-84.7867|CA|Wawa|Wawa Airport
CYYB|YYB|46.3636|-79.4228|CA|North Bay|North Bay Airport
CYYC|YYC|51.1139|-114.02|CA|Calgary|Calgary International Airport
CYYD|YYD|54.8247|-127.183|CA|Smithers|Smithers Airport
CYYE|YYE|58.8364|-122.597|CA|Fort Nelson|Fort Nelson Airport
CYYF|YYF|49.4631|-119.602|CA|Penticton|Penticton Airport
CYYG|YYG|46.29|-63.1211|CA|Charlottetown|Charlottetown Airport
CYYH|YYH|69.5467|-93.5767|CA|Taloyoak|Taloyoak Airport
CYYJ|YYJ|48.6469|-123.426|CA|Victoria|Victoria International Airport
CYYL|YYL|56.8639|-101.076|CA|Lynn Lake|Lynn Lake Airport
CYYM|YYM|49.6364|-114.094|CA|Cowley|Cowley Airport
CYYN|YYN|50.2919|-107.691|CA|Swift Current|Swift Current Airport
CYYQ|YYQ|58.7392|-94.065|CA|Churchill|Churchill Airport
CYYR|YYR|53.3192|-60.4258|CA|Goose Bay|Goose Bay Airport
CYYT|YYT|47.6186|-52.7519|CA|Saint John|St. John's International Airport
CYYU|YYU|49.4139|-82.4675|CA|Kapuskasing|Kapuskasing Airport
CYYW|YYW|50.2903|-88.9097|CA|Armstrong|Armstrong Airport
CYYY|YYY|48.6086|-68.2081|CA|Mont Jolie|Mont-Joli Airport
CYYZ|YYZ|43.6772|-79.6306|CA|Mississauga|Toronto Pearson International Airport
CYZE|YZE|45.8853|-82.5678|CA|Gore Bay|Gore Bay Manitoulin Airport
CYZF|YZF|62.4628|-114.44|CA|Yellowknife|Yellowknife Airport
CYZG|YZG|62.1794|-75.6672|CA|Salluit|Salluit Airport
CYZH|YZH|55.2931|-114.777|CA|Slave Lake|Slave Lake Airport
CYZP|YZP|53.2543|-131.814|CA|Sandspit|Sandspit Airport
CYZR|YZR|42.9994|-82.3089|CA|Sarnia|Chris Hadfield Airport
CYZS|YZS|64.1933|-83.3594|CA|Coral Harbour|Coral Harbour Airport
CYZT|YZT|50.6806|-127.367|CA|Port Hardy|Port Hardy Airport
CYZU|YZU|54.1439|-115.787|CA|Whitecourt|Whitecourt Airport
CYZV|YZV|50.2233|-66.2656|CA|Sept-Iles|Sept-Iles Airport
CYZW|YZW|60.1728|-132.743|CA|Teslin|Teslin Airport
CYZX|YZX|44.9844|-64.9169|CA|Greenwood|CFB Greenwood
CZAC|ZAC|56.0894|-96.0892|CA|York Landing|York Landing Airport
CZAM|YSN|50.6828|-119.229|CA|Salmon Arm|Salmon Arm Airport
CZBB|YDT|49.0742|-123.012|CA|Ladner|Boundary Bay Airport
CZBD|ILF|56.0614|-95.6139|CA|Ilford|Ilford Airport
CZBF|ZBF|47.6297|-65.7389|CA|Bathurst|Bathurst Airport
CZBM|ZBM|45.2908|-72.7414|CA|Bromont|Bromont (Roland Desourdy) Airport
CZEE|KES|56.0375|-96.5097|CA|Kelsey|Kelsey Airport
CZEM|ZEM|52.2264|-78.5225|CA|Eastmain River|Eastmain River Airport
CZFA|ZFA|62.2075|-133.376|CA|Faro|Faro Airport
CZFD|ZFD|59.3344|-107.182|CA|Fond-Du-Lac|Fond-Du-Lac Airport
CZFG|XPK|55.7492|-101.266|CA|Pukatawagan|Pukatawagan Airport
CZFM|ZFM|67.4075|-134.861|CA|Fort Mcpherson|Fort Mcpherson Airport
CZFN|ZFN|64.9097|-125.573|CA|Tulita|Tulita Airport
CZGF|ZGF|49.0156|-118.431|CA|Grand Forks|Grand Forks Airport
CZGI|ZGI|54.8397|-94.0786|CA|Gods River|Gods River Airport
CZGR|ZGR|52.0456|-95.4658|CA|Little Grand Rapids|Little Grand Rapids Airport
CZHP|ZHP|55.3936|-116.475|CA|High Prairie|High Prairie Airport
CZJG|ZJG|54.5189|-98.0461|CA|Jenpeg|Jenpeg Airport
CZJN|ZJN|52.1206|-101.236|CA|Swan River|Swan River Airport
CZKE|ZKE|52.2825|-81.6778|CA|Kashechewan|Kashechewan Airport
CZLQ|YTD|55.3189|-97.7078|CA|Thicket Portage|Thicket Portage Airport
CZMD|MSA|53.4414|-91.7628|CA|Muskrat Dam|Muskrat Dam Airport
CZML|ZMH|51.7361|-121.333|CA|108 Mile|South Cariboo Region / 108 Mile Airport
CZMN|PIW|55.5889|-97.1642|CA|Pikwitonei|Pikwitonei Airport
CZMT|ZMT|54.0275|-132.125|CA|Masset|Masset Airport
CZNG|XPP|53.0|-97.2667|CA|Poplar River|Poplar River Airport
CZPB|ZPB|53.8911|-92.1964|CA|Sachigo Lake|Sachigo Lake Airport
CZPC|WPC|49.5206|-113.997|CA|Pincher Creek|Pincher Creek Airport
CZPO|ZPO|55.5281|-106.582|CA|Pinehouse Lake|Pinehouse Lake Airport
CZRJ|ZRJ|52.9436|-91.3128|CA|Round Lake|Round Lake (Weagamow Lake) Airport
CZSJ|ZSJ|53.0642|-93.3444|CA|Sandy Lake|Sandy Lake Airport
CZSN|XSI|56.7928|-98.9072|CA|South Indian Lake|South Indian Lake Airport
CZST|ZST|55.9354|-129.9824|CA|Stewart|Stewart Airport
CZTA|YDV|51.7833|-96.7|CA|Bloodvein River|Bloodvein River Airport
CZTM|ZTM|55.8656|-92.0814|CA|Shamattawa|Shamattawa Airport
CZUC|ZUC|49.4297|-91.7178|CA|Ignace|Ignace Municipal Airport
CZUM|ZUM|53.5619|-64.1064|CA|Churchill Falls|Churchill Falls Airport
CZWH|XLB|58.6175|-101.469|CA|Lac Brochet|Lac Brochet Airport
CZWL|ZWL|58.1069|-103.172|CA|Wollaston Lake|Wollaston Lake Airport
DAAD|BUJ|35.3325|4.2064|DZ||Bou Saada Airport
DAAE|BJA|36.712|5.0699|DZ|Bejaia|Soummam Airport
DAAG|ALG|36.691|3.2154|DZ|Algiers|Houari Boumediene Airport
DAAJ|DJG|24.2928|9.4524|DZ|Djanet|Djanet Inedbirene Airport
DAAP|VVZ|26.7235|8.6227|DZ|Illizi|Illizi Takhamalt Airport
DAAS|QSF|36.1781|5.3245|DZ|Setif|Ain Arnat Airport
DAAT|TMR|22.8115|5.4511|DZ|Tamanrasset|Aguenar – Hadj Bey Akhamok Airport
DAAV|GJL|36.7951|5.8736|DZ|Jijel|Jijel Ferhat Abbas Airport
DAAY|MZW|33.5359|-0.2424|DZ|Mecheria|Mecheria Airport
DABB|AAE|36.8222|7.8092|DZ|Annabah|Annaba Airport
DABC|CZL|36.276|6.6204|DZ|Constantine|Mohamed Boudiaf International Airport
DABS|TEE|35.4316|8.1207|DZ|Tebessi|Cheikh Larbi Tebessi Airport
DABT|BLJ|35.7521|6.3086|DZ|Batna|Batna Airport
DAFH|HRM|32.9304|3.3115|DZ||Hassi R'Mel Airport
DAOB|TID|35.3411|1.4631|DZ|Tiaret|Bou Chekif Airport
DAOF|TIN|27.7004|-8.1671|DZ|Tindouf|Tindouf Airport
DAOI|CFK|36.2168|1.3407|DZ|Chlef|Chlef Aboubakr Belkaid Airport
DAOL|TAF|35.5424|-0.5323|DZ||Tafaraoui Airport
DAON|TLM|35.0167|-1.45|DZ|Tlemcen|Zenata – Messali El Hadj Airport
DAOO|ORN|35.6239|-0.6212|DZ|Oran|Es Senia Airport
DAOR|CBH|31.6457|-2.2699|DZ|Bechar|Bechar Boudghene Ben Ali Lotfi Airport
DAOS|BFW|35.1718|-0.5933|DZ||Sidi Bel Abbes Airport
DAOV|MUW|35.2077|0.1471|DZ||Ghriss Airport
DAOY|EBH|33.7217|1.0925|DZ|El Bayadh|El Bayadh Airport
DATG|INF|19.567|5.75|DZ|In Guezzam|In Guezzam Airport
DATM|BMW|21.375|0.9239|DZ|Bordj Badji Mokhtar|Bordj Badji Mokhtar Airport
DAUA|AZR|27.8376|-0.1864|DZ||Touat Cheikh Sidi Mohamed Belkebir Airport
DAUB|BSK|34.7933|5.7382|DZ|Biskra|Biskra Airport
DAUE|ELG|30.5713|2.8596|DZ||El Golea Airport
DAUG|GHA|32.3841|3.7941|DZ|Ghardaia|Noumerat - Moufdi Zakaria Airport
DAUH|HME|31.673|6.1404|DZ|Hassi Messaoud|Oued Irara Airport
DAUI|INZ|27.251|2.512|DZ|In Salah|In Salah Airport
DAUK|TGR|33.0678|6.0887|DZ|Touggourt|Touggourt Sidi Madhi Airport
DAUL|LOO|33.7644|2.9283|DZ|Laghouat|Laghouat Airport
DAUO|ELU|33.5114|6.7768|DZ|Guemar|Guemar Airport
DAUT|TMX|29.2371|0.276|DZ|Timimoun|Timimoun Airport
DAUU|OGX|31.9172|5.4128|DZ|Ouargla|Ain el Beida Airport
DAUZ|IAM|28.0515|9.6429|DZ|Amenas|In Amenas Airport
DBBB|COO|6.3572|2.3843|BJ|Cotonou|Cadjehoun Airport
DBBD|DJA|9.6921|1.6378|BJ|Djougou|Djougou Airport
DBBK|KDC|11.133|2.933|BJ|Kandi|Kandi Airport
DBBN|NAE|10.317|1.383|BJ|Natitingou|Natitingou Airport
DBBP|PKO|9.3577|2.6097|BJ|Parakou|Parakou Airport
DBBS|SVF|8.0182|2.4646|BJ|Save|Save Airport
DFCA|XKY|13.067|-1.1|BF|Kaya|Kaya Airport
DFCC|OUG|13.567|-2.417|BF|Ouahigouya|Ouahigouya Airport
DFCJ|XDJ|14.1|-1.633|BF|Djibo|Djibo Airport
DFCL|XLU|11.1|-2.1|BF|Leo|Leo Airport
DFCP|PUP|11.15|-1.15|BF|Po|Po Airport
DFEA|XBO|12.65|-0.567|BF|Boulsa|Boulsa Airport
DFEB|XBG|12.983|-0.167|BF|Bogande|Bogande Airport
DFED|DIP|12.05|1.783|BF|Diapaga|Diapaga Airport
DFEE|DOR|14.033|-0.033|BF|Dori|Dori Airport
DFEF|FNG|12.033|0.35|BF|Fada N'gourma|Fada N'gourma Airport
DFEG|XGG|14.45|-0.233|BF|Gorom-Gorom|Gorom-Gorom Airport
DFEL|XKA|12.467|1.5|BF|Kantchari|Kantchari Airport
DFEM|TMQ|14.8|0.05|BF|Tambao|Tambao Airport
DFEP|XPA|11.25|0.7|BF|Pama|Pama Airport
DFER|ARL|11.597|1.483|BF|Arly|Arly Airport
DFES|XSE|13.45|0.517|BF|Sebba|Sebba Airport
DFET|TEG|11.8|-0.367|BF|Tenkodogo|Tenkodogo Airport
DFEZ|XZA|11.167|-0.617|BF|Zabre|Zabre Airport
DFFD|OUA|12.3532|-1.5124|BF|Ouagadougou|Ouagadougou Airport
DFOB|BNR|10.683|-4.717|BF|Banfora|Banfora Airport
DFOD|DGU|12.459|-3.49|BF|Dedougou|Dedougou Airport
DFOG|XGA|10.2992|-3.2508|BF|Gaoua|Gaoua Airport
DFON|XNU|12.75|-3.867|BF|Nouna|Nouna Airport
DFOO|BOY|11.1601|-4.331|BF|Bobo Dioulasso|Bobo Dioulasso Airport
DFOT|TUQ|13.067|-3.067|BF|Tougan|Tougan Airport
DFOU|XDE|10.95|-3.25|BF|Diebougou|Diebougou Airport
DFOY|XAR|14.217|-0.883|BF|Aribinda|Aribinda Airport
DGAA|ACC|5.6052|-0.1668|GH|Accra|Kotoka International Airport
DGLE|TML|9.5572|-0.8632|GH|Tamale|Tamale Airport
DGLW|WZA|10.0827|-2.5077|GH|Wa|Wa Airport
DGSI|KMS|6.7146|-1.5908|GH|Kumasi|Kumasi Airport
DGSN|NYI|7.3618|-2.3288|GH|Sunyani|Sunyani Airport
DGTK|TKD|4.8961|-1.7748|GH|Sekondi-Takoradi|Takoradi Airport
DIAO|ABO|5.4619|-3.2347|CI|Aboisso|Aboisso Airport
DIAP|ABJ|5.2614|-3.9263|CI|Abidjan|Port Bouet Airport
DIAU|OGO|6.7156|-3.4703|CI|Abengourou|Abengourou Airport
DIBI|BXI|9.533|-6.467|CI|Boundiali|Boundiali Airport
DIBK|BYK|7.7388|-5.0737|CI||Bouake Airport
DIBN|BQO|9.2775|-3.0253|CI|Bouna|Bouna Airport
DIBU|BDK|8.0172|-2.7619|CI|Bondoukou|Soko Airport
DIDK|DIM|6.6517|-4.6406|CI|Dimbokro|Dimbokro Airport
DIDL|DJO|6.7928|-6.4732|CI||Daloa Airport
DIFK|FEK|9.6|-5.2|CI|Ferkessedougou|Ferkessedougou Airport
DIGA|GGN|6.133|-5.95|CI|Gagnoa|Gagnoa Airport
DIGL|GGO|6.525|-7.4786|CI|Guiglo|Guiglo Airport
DIGN|BBV|4.6434|-6.924|CI|Grand-Bereby|Nero-Mer Airport
DIKO|HGO|9.3872|-5.5567|CI||Korhogo Airport
DIMN|MJC|7.2721|-7.5874|CI||Man Airport
DIOD|KEO|9.5|-7.567|CI|Odienne|Odienne Airport
DIOF|OFI|9.6|-4.05|CI|Ouango Fitini|Ouango Fitini Airport
DISG|SEO|7.9683|-6.7108|CI|Seguela|Seguela Airport
DISP|SPY|4.7467|-6.6608|CI||San Pedro Airport
DISS|ZSS|4.9283|-6.1328|CI|Sassandra|Sassandra Airport
DITB|TXU|4.4378|-7.3627|CI|Tabou|Tabou Airport
DIYO|ASK|6.9032|-5.3656|CI|Yamoussoukro|Yamoussoukro Airport
DNAA|ABV|9.0068|7.2632|NG|Abuja|Nnamdi Azikiwe International Airport
DNAS|ABB|6.2033|6.6589|NG|Asaba|Asaba International Airport
DNBE|BNI|6.317|5.5995|NG|Benin|Benin Airport
DNCA|CBQ|4.976|8.3472|NG|Calabar|Margaret Ekpo International Airport
DNEN|ENU|6.4743|7.562|NG|Enegu|Akanu Ibiam International Airport
DNGO|GMO|10.2983|10.8964|NG|Gombe|Gombe Lawanti International Airport
DNIB|IBA|7.3625|3.9783|NG|Ibadan|Ibadan Airport
DNIL|ILR|8.4402|4.4939|NG|Ilorin|Ilorin International Airport
DNIM|QOW|5.4271|7.206|NG|Owerri|Sam Mbakwe International Airport
DNJO|JOS|9.6398|8.869|NG|Jos|Yakubu Gowon Airport
DNKA|KAD|10.696|7.3201|NG|Kaduna|Kaduna Airport
DNKN|KAN|12.0476|8.5246|NG|Kano|Mallam Aminu International Airport
DNMA|MIU|11.8553|13.0809|NG|Maiduguri|Maiduguri International Airport
DNMK|MDI|7.7039|8.6139|NG|Makurdi|Makurdi Airport
DNMM|LOS|6.5774|3.3212|NG|Lagos|Murtala Muhammed International Airport
DNMN|MXJ|9.6522|6.4623|NG|Minna|Minna Airport
DNPO|PHC|5.0155|6.9496|NG|Port Harcourt|Port Harcourt International Airport
DNSO|SKO|12.9163|5.2072|NG|Sokoto|Sadiq Abubakar III International Airport
DNYO|YOL|9.2576|12.4304|NG|Yola|Yola Airport
DNZA|ZAR|11.1302|7.6858|NG|Zaria|Zaria Airport
DRRM|MFQ|13.5025|7.1268|NE|Maradi|Maradi Airport
DRRN|NIM|13.4815|2.1836|NE|Niamey|Diori Hamani International Airport
DRRT|THZ|14.8757|5.2654|NE|Tahoua|Tahoua Airport
DRZA|AJY|16.966|8.0001|NE|Agadez|Mano Dayak International Airport
DRZL|RLT|18.7904|7.3659|NE|Arlit|Arlit Airport
DRZR|ZND|13.779|8.9838|NE|Zinder|Zinder Airport
DTKA|TBJ|36.98|8.8769|TN|Tabarka|Tabarka 7 Novembre Airport
DTMB|MIR|35.7581|10.7547|TN|Monastir|Monastir Habib Bourguiba International Airport
DTNH|NBE|36.0758|10.4386|TN|Enfidha|Enfidha-Hammamet International Airport
DTTA|TUN|36.851|10.2272|TN|Tunis|Tunis Carthage International Airport
DTTF|GAF|34.422|8.8225|TN|Gafsa|Gafsa Ksar International Airport
DTTG|GAE|33.8769|10.1033|TN|Gabès|Gabes Matmata International Airport
DTTJ|DJE|33.875|10.7755|TN|Djerba|Djerba Zarzis International Airport
DTTR|EBM|31.7043|9.2546|TN|El Borma|El Borma Airport
DTTX|SFA|34.718|10.691|TN|Sfax|Sfax Thyna International Airport
DTTZ|TOE|33.9397|8.1106|TN|Tozeur|Tozeur Nefta International Airport
DXNG|LRL|9.7673|1.0913|TG|Niamtougou|Niamtougou International Airport
DXXX|LFW|6.1656|1.2545|TG|Lome|Lome-Tokoin Airport
EBAW|ANR|51.1122|4.2737|BE|Antwerp|Antwerp International Airport (Deurne)
EBBR|BRU|50.5405|4.2904|BE|Brussels|Brussels Airport
EBCI|CRL|50.2736|4.271|BE|Brussels|Brussels South Charleroi Airport
EBKT|KJK|50.4907|3.1233|BE|Wevelgem|Wevelgem Airport
EBLG|LGG|50.3811|5.2634|BE|Liege|Liege Airport
EBOS|OST|51.1156|2.5144|BE|Ostend|Ostend-Bruges International Airport
EBZR|OBL|51.2647|4.7533|BE|Zoersel|Oostmalle Air Base
EDAC|AOC|50.9819|12.5064|DE|Altenburg|Altenburg-Nobitz Airport
EDAH|HDF|53.8787|14.1523|DE|Heringsdorf|Heringsdorf Airport
EDAQ|ZHZ|51.5522|12.0539|DE|Oppin|Halle-Oppin Airport
EDAU|IES|51.2936|13.3561|DE|Riesa|Riesa-Gohlis Airport
EDAX|REB|53.3064|12.7522|DE|Larz|Rechlin-Larz Airport
EDBC|CSO|51.8564|11.4203|DE|Magdeburg|Cochstedt Airport
EDBH|BBH|54.3375|12.6997|DE||Barth Airport
EDCD|CBU|51.8894|14.5319|DE|Cottbus|Cottbus-Drewitz Airport
EDCG|GTI|54.3833|13.3256|DE|Rugen|Rugen Airport
EDCK|KOQ|51.7211|11.9528|DE|Kothen|Kothen Airport
EDCP|PEF|54.1578|13.7744|DE|Peenemunde|Peenemunde Airport
EDDB|BER|52.3622|13.5007|DE|Berlin|Berlin Brandenburg Airport
EDDC|DRS|51.1328|13.7672|DE|Dresden|Dresden Airport
EDDE|ERF|50.9798|10.9581|DE|Erfurt|Erfurt Airport
EDDF|FRA|50.0264|8.5431|DE|Frankfurt am Main|Frankfurt am Main International Airport
EDDG|FMO|52.1346|7.6848|DE|Munster|Munster Osnabruck Airport
EDDH|HAM|53.6304|9.9882|DE|Hamburg|Hamburg Airport
EDDK|CGN|50.8659|7.1427|DE|Cologne|Cologne Bonn Airport
EDDL|DUS|51.2895|6.7668|DE|Dusseldorf|Dusseldorf International Airport
EDDM|MUC|48.3538|11.7861|DE|Munich|Munich International Airport
EDDN|NUE|49.4987|11.0669|DE|Nuremberg|Nuremberg Airport
EDDP|LEJ|51.4324|12.2416|DE|Leipzig|Leipzig Halle Airport
EDDR|SCN|49.2146|7.1095|DE|Saarbrucken|Saarbrucken Airport
EDDS|STR|48.6899|9.222|DE|Stuttgart|Stuttgart Airport
EDDT|TXL|52.5597|13.2877|DE|Berlin|Berlin-Tegel International Airport
EDDV|HAJ|52.4611|9.6851|DE|Hannover|Hannover Airport
EDDW|BRE|53.0475|8.7867|DE|Bremen|Bremen Airport
EDFH|HHN|49.9487|7.2639|DE|Hahn|Frankfurt-Hahn Airport
EDFM|MHG|49.4731|8.5142|DE|Mannheim|Mannheim-City Airport
EDGE|EIB|50.9928|10.4728|DE|Eisenach|Eisenach-Kindel Airport
EDGS|SGE|50.7077|8.083|DE||Siegerland Airport
EDGY|KZG|49.7416|10.1989|DE|Kitzingen|Kitzingen Airport
EDHI|XFW|53.5353|9.8356|DE|Hamburg|Hamburg-Finkenwerder Airport
EDHK|KEL|54.3794|10.1453|DE|Kiel|Kiel-Holtenau Airport
EDHL|LBC|53.8054|10.7192|DE|Lubeck|Lubeck Blankensee Airport
EDHN|EUM|54.0794|9.9414|DE|Neumunster|Neumunster Airport
EDJA|FMM|47.9888|10.2395|DE|Memmingen|Memmingen Allgau Airport
EDKA|AAH|50.8231|6.1864|DE|Aachen|Aachen-Merzbruck Airport
EDKB|BNJ|50.7689|7.1633|DE|Bonn|Bonn-Hangelar Airport
EDLE|ESS|51.4023|6.9373|DE||Essen Mulheim Airport
EDLI|BFE|51.9647|8.5444|DE|Bielefeld|Bielefeld Airport
EDLN|MGL|51.2303|6.5044|DE|Monchengladbach|Monchengladbach Airport
EDLP|PAD|51.6141|8.6163|DE|Paderborn|Paderborn Lippstadt Airport
EDLV|NRN|51.6024|6.1422|DE|Weeze|Niederrhein Airport
EDLW|DTM|51.5183|7.6122|DE|Dortmund|Dortmund Airport
EDMA|AGB|48.4253|10.9317|DE|Augsburg|Augsburg Airport
EDMO|OBF|48.0814|11.2831|DE||Oberpfaffenhofen Airport
EDMS|RBM|48.9008|12.5167|DE|Straubing|Straubing Airport
EDNY|FDH|47.6713|9.5115|DE|Friedrichshafen|Friedrichshafen Airport
EDOP|SZW|53.427|11.7834|DE||Schwerin Parchim Airport
EDQA|QCB|49.9205|10.9145|DE|Bamberg|Bamberg-Breitenau Airfield
EDQD|BYU|49.985|11.64|DE|Bayreuth|Bayreuth Airport
EDQE|URD|49.7942|11.1336|DE|Ebermannstadt|Burg Feuerstein Airport
EDQM|HOQ|50.2886|11.8564|DE|Hof|Hof-Plauen Airport
EDRB|BBJ|49.9453|6.565|DE|Bitburg|Bitburg Airport
EDSB|FKB|48.7794|8.0805|DE|Baden-Baden|Karlsruhe Baden-Baden Airport
EDTL|LHA|48.3693|7.8277|DE||Lahr Airport
EDVE|BWE|52.3192|10.5561|DE||Braunschweig Wolfsburg Airport
EDVK|KSF|51.4083|9.3775|DE|Kassel|Kassel-Calden Airport
EDWE|EME|53.3911|7.2275|DE|Emden|Emden Airport
EDWG|AGE|53.7828|7.9139|DE|Wangerooge|Wangerooge Airport
EDWI|WVN|53.5022|8.0522|DE|Wilhelmshaven|Wilhelmshaven-Mariensiel Airport
EDWJ|JUI|53.6811|7.0558|DE|Juist|Juist Airport
EDWL|LGO|53.7425|7.4978|DE|Langeoog|Langeoog Airport
EDWR|BMK|53.5964|6.7092|DE|Borkum|Borkum Airport
EDWS|NOD|53.6331|7.1903|DE|Norddeich|Norden-Norddeich Airport
EDWU|VAC|52.9083|8.0406|DE|Cloppenburg|Varrelbusch Airport
EDWY|NRD|53.7069|7.23|DE|Norderney|Norderney Airport
EDWZ|BMR|53.7247|7.3733|DE|Baltrum|Baltrum Airport
EDXB|HEI|54.1533|8.9017|DE|Busum|Heide-Busum Airport
EDXF|FLF|54.7733|9.3789|DE|Flensburg|Flensburg-Schäferhaus Airport
EDXH|HGL|54.1853|7.9158|DE|Helgoland|Helgoland-Dune Airport
EDXJ|QHU|54.51|9.1383|DE|Husum|Husum-Schwesing Airport
EDXO|PSH|54.3089|8.6869|DE|Sankt Peter-Ording|St. Peter-Ording Airport
EDXW|GWT|54.9132|8.3405|DE|Westerland|Westerland Sylt Airport
EDXY|OHR|54.6844|8.5283|DE|Wyk auf Fohr|Wyk auf Fohr Airport
EEKA|KDL|58.9908|22.8307|EE|Kardla|Kardla Airport
EEKE|URE|58.2299|22.5095|EE|Kuressaare|Kuressaare Airport
EEPU|EPU|58.419|24.4728|EE|Parnu|Parnu Airport
EETN|TLL|59.4133|24.8328|EE|Tallinn|Tallinn Airport
EETU|TAY|58.3075|26.6904|EE|Tartu|Tartu Airport
EFET|ENF|68.3626|23.4243|FI|Enontekio|Enontekio Airport
EFHA|KEV|61.856|24.7866|FI|Halli / Kuorevesi|Halli Airport
EFHK|HEL|60.3172|24.9633|FI|Helsinki|Helsinki Vantaa Airport
EFHV|HYV|60.6544|24.8811|FI||Hyvinkaa Airport
EFIT|KTQ|62.1661|30.0736|FI||Kitee Airport
EFIV|IVL|68.6073|27.4053|FI|Ivalo|Ivalo Airport
EFJO|JOE|62.6629|29.6075|FI|Joensuu / Liperi|Joensuu Airport
EFJY|JYV|62.3995|25.6783|FI|Jyvaskylan Maalaiskunta|Jyvaskyla Airport
EFKA|KAU|63.1271|23.0514|FI|Kauhava|Kauhava Airport
EFKE|KEM|65.7787|24.5821|FI|Kemi / Tornio|Kemi-Tornio Airport
EFKI|KAJ|64.2855|27.6924|FI|Kajaani|Kajaani Airport
EFKJ|KHJ|62.4625|22.3931|FI||Kauhajoki Airport
EFKK|KOK|63.7212|23.1431|FI|Kokkola / Kruunupyy|Kruunupyy Airport
EFKS|KAO|65.9876|29.2394|FI|Kuusamo|Kuusamo Airport
EFKT|KTT|67.701|24.8468|FI|Kittila|Kittila Airport
EFKU|KUO|63.0071|27.7978|FI|Kuopio / Siilinjarvi|Kuopio Airport
EFLP|LPP|61.0446|28.1444|FI|Lappeenranta|Lappeenranta Airport
EFMA|MHQ|60.1222|19.8982|FI||Mariehamn Airport
EFMI|MIK|61.6866|27.2018|FI|Mikkeli|Mikkeli Airport
EFOU|OUL|64.9301|25.3546|FI|Oulu / Oulunsalo|Oulu Airport
EFPO|POR|61.4617|21.8|FI|Pori|Pori Airport
EFRO|RVN|66.5648|25.8304|FI|Rovaniemi|Rovaniemi Airport
EFSA|SVL|61.9431|28.9451|FI|Savonlinna|Savonlinna Airport
EFSI|SJY|62.6921|22.8323|FI|Seinajoki / Ilmajoki|Seinajoki Airport
EFSO|SOT|67.395|26.6191|FI|Sodankyla|Sodankyla Airport
EFTP|TMP|61.4141|23.6044|FI|Tampere / Pirkkala|Tampere-Pirkkala Airport
EFTU|TKU|60.5141|22.2628|FI|Turku|Turku Airport
EFUT|UTI|60.8964|26.9384|FI|Utti / Valkeala|Utti Air Base
EFVA|VAA|63.0507|21.7622|FI|Vaasa|Vaasa Airport
EFVR|VRK|62.1711|27.8686|FI|Varkaus / Joroinen|Varkaus Airport
EFYL|YLI|64.0605|24.716|FI||Ylivieska Airport
EG74|LHB|52.493|-1.1251|GB|Bruntingthorpe|Bruntingthorpe Airport
EGAA|BFS|54.6575|-6.2158|GB|Belfast|Belfast International Airport
EGAB|ENK|54.3989|-7.6517|GB|Enniskillen|St Angelo Airport
EGAC|BHD|54.6181|-5.8725|GB|Belfast|George Best Belfast City Airport
EGAE|LDY|55.0428|-7.1611|GB|Derry|City of Derry Airport
EGBB|BHX|52.4539|-1.748|GB|Birmingham|Birmingham International Airport
EGBE|CVT|52.3697|-1.4797|GB|Coventry|Coventry Airport
EGBJ|GLO|51.8942|-2.1672|GB|Staverton|Gloucestershire Airport
EGBK|ORM|52.3053|-0.7931|GB|Northampton|Sywell Aerodrome
EGBN|NQT|52.92|-1.0792|GB|Nottingham|Nottingham Airport
EGBP|GBA|51.6681|-2.0569|GB|Kemble|Kemble Airport
EGCC|MAN|53.3537|-2.275|GB|Manchester|Manchester Airport
EGCD|WFD|53.3381|-2.1489|GB|Manchester|Manchester Woodford Airport
EGDJ|UPV|51.2862|-1.782|GB|Upavon|Upavon Aerodrome
EGDY|YEO|51.0094|-2.6388|GB|Yeovil|RNAS Yeovilton
EGEC|CAL|55.4372|-5.6864|GB|Campbeltown|Campbeltown Airport
EGED|EOI|59.1906|-2.7722|GB|Eday|Eday Airport
EGEF|FIE|59.5358|-1.6281|GB|Fair Isle|Fair Isle Airport
EGEH|WHS|60.3775|-0.9256|GB|Whalsay|Whalsay Airport
EGEL|COL|56.6019|-6.6178|GB|Coll Island|Coll Airport
EGEN|NRL|59.3675|-2.4344|GB|North Ronaldsay|North Ronaldsay Airport
EGEO|OBN|56.4635|-5.3997|GB|North Connel|Oban Airport
EGEP|PPW|59.3517|-2.9003|GB|Papa Westray|Papa Westray Airport
EGER|SOY|59.1553|-2.6414|GB|Stronsay|Stronsay Airport
EGES|NDY|59.2503|-2.5767|GB|Sanday|Sanday Airport
EGET|LWK|60.1922|-1.2436|GB|Lerwick|Lerwick / Tingwall Airport
EGEW|WRY|59.3503|-2.95|GB|Westray|Westray Airport
EGEY|CSA|56.0575|-6.2431|GB|Colonsay|Colonsay Airstrip
EGFE|HAW|51.8331|-4.9611|GB|Haverfordwest|Haverfordwest Airport
EGFF|CWL|51.3967|-3.3433|GB|Cardiff|Cardiff International Airport
EGFH|SWS|51.6053|-4.0678|GB|Swansea|Swansea Airport
EGGD|BRS|51.3827|-2.7191|GB|Bristol|Bristol International Airport
EGGP|LPL|53.3336|-2.8497|GB|Liverpool|Liverpool John Lennon Airport
EGGW|LTN|51.8747|-0.3683|GB|London|London Luton Airport
EGHC|LEQ|50.1028|-5.6706|GB|Land's End|Land's End Airport
EGHE|ISC|49.9133|-6.2917|GB|St. Mary's|St. Mary's Airport
EGHH|BOH|50.78|-1.8425|GB|Bournemouth|Bournemouth Airport
EGHI|SOU|50.9503|-1.3568|GB|Southampton|Southampton Airport
EGHJ|BBP|50.6781|-1.1094|GB|Bembridge|Bembridge Airport
EGHQ|NQY|50.4406|-4.9954|GB|Newquay|Newquay Cornwall Airport
EGHR|QUG|50.8594|-0.7592|GB|Chichester|Chichester/Goodwood Airport
EGJA|ACI|49.7061|-2.2147|GG|Saint Anne|Alderney Airport
EGJB|GCI|49.435|-2.602|GG|Saint Peter Port|Guernsey Airport
EGJJ|JER|49.2079|-2.1955|JE|Saint Helier|Jersey Airport
EGKA|ESH|50.8356|-0.2972|GB|Brighton|Shoreham Airport
EGKB|BQH|51.3308|0.0325|GB|London|London Biggin Hill Airport
EGKK|LGW|51.1481|-0.1903|GB|London|London Gatwick Airport
EGLC|LCY|51.5053|0.0553|GB|London|London City Airport
EGLF|FAB|51.2758|-0.7763|GB|Farnborough|Farnborough Airport
EGLK|BBS|51.3239|-0.8475|GB|Yateley|Blackbushe Airport
EGLL|LHR|51.4706|-0.4619|GB|London|London Heathrow Airport
EGMC|SEN|51.5714|0.6956|GB|Southend|Southend Airport
EGMD|LYX|50.9561|0.9392|GB|Lydd|Lydd Airport
EGNC|CAX|54.9375|-2.8092|GB|Carlisle|Carlisle Airport
EGNH|BLK|53.7717|-3.0286|GB|Blackpool|Blackpool International Airport
EGNJ|HUY|53.5744|-0.3508|GB|Grimsby|Humberside Airport
EGNL|BWF|54.1312|-3.2637|GB|Barrow-in-Furness|Barrow Walney Island Airport
EGNM|LBA|53.8659|-1.6606|GB|Leeds|Leeds Bradford Airport
EGNO|WRT|53.7451|-2.8831|GB|Warton|Warton Airport
EGNR|CEG|53.1781|-2.9778|GB|Hawarden|Hawarden Airport
EGNS|IOM|54.0833|-4.6239|IM|Castletown|Isle of Man Airport
EGNT|NCL|55.0375|-1.6917|GB|Newcastle|Newcastle Airport
EGNV|MME|54.5092|-1.4294|GB|Durham|Durham Tees Valley Airport
EGNX|EMA|52.8311|-1.3281|GB|Nottingham|East Midlands Airport
EGPA|KOI|58.9578|-2.905|GB|Orkney Islands|Kirkwall Airport
EGPB|LSI|59.8789|-1.2956|GB|Lerwick|Sumburgh Airport
EGPC|WIC|58.4589|-3.0931|GB|Wick|Wick Airport
EGPD|ABZ|57.2019|-2.1978|GB|Aberdeen|Aberdeen Dyce Airport
EGPE|INV|57.5425|-4.0475|GB|Inverness|Inverness Airport
EGPF|GLA|55.8719|-4.4331|GB|Glasgow|Glasgow International Airport
EGPH|EDI|55.95|-3.3725|GB|Edinburgh|Edinburgh Airport
EGPI|ILY|55.6819|-6.2567|GB|Port Ellen|Islay Airport
EGPK|PIK|55.5094|-4.5867|GB|Glasgow|Glasgow Prestwick Airport
EGPL|BEB|57.4811|-7.3628|GB|Balivanich|Benbecula Airport
EGPN|DND|56.4525|-3.0258|GB|Dundee|Dundee Airport
EGPO|SYY|58.2156|-6.3311|GB|Stornoway|Stornoway Airport
EGPR|BRR|57.0228|-7.4431|GB|Eoligarry|Barra Airport
EGPT|PSL|56.4392|-3.3722|GB|Perth|Perth/Scone Airport
EGPU|TRE|56.4992|-6.8692|GB|Balemartine|Tiree Airport
EGPW|UNT|60.7472|-0.8538|GB|Shetland Islands|Unst Airport
EGQB|BOL|55.0603|-7.0203|GB|Ballykelly|Ballykelly Airport
EGQK|FSS|57.6494|-3.5606|GB|Kinloss|RAF Kinloss
EGQL|ADX|56.3729|-2.8684|GB|St. Andrews|RAF Leuchars
EGQS|LMO|57.7052|-3.3392|GB|Lossiemouth|RAF Lossiemouth
EGSC|CBG|52.205|0.175|GB|Cambridge|Cambridge Airport
EGSH|NWI|52.6758|1.2828|GB|Norwich|Norwich International Airport
EGSS|STN|51.885|0.235|GB|London|London Stansted Airport
EGTB|HYC|51.6117|-0.8083|GB|High Wycombe|Wycombe Air Park
EGTE|EXT|50.7344|-3.4139|GB|Exeter|Exeter International Airport
EGTK|OXF|51.8369|-1.32|GB|Kidlington|Oxford (Kidlington) Airport
EGTO|RCS|51.3519|0.5033|GB|Rochester|Rochester Airport
EGUB|BEX|51.6164|-1.0958|GB|Benson|RAF Benson
EGUL|LKZ|52.4093|0.561|GB|Lakenheath|RAF Lakenheath
EGUN|MHZ|52.3619|0.4864|GB|Mildenhall|RAF Mildenhall
EGUY|QUY|52.3572|-0.1078|GB|St. Ives|RAF Wyton
EGVA|FFD|51.6822|-1.79|GB|Fairford|RAF Fairford
EGVN|BZZ|51.75|-1.5836|GB|Brize Norton|RAF Brize Norton
EGVO|ODH|51.2341|-0.9428|GB|Odiham|RAF Odiham
EGWU|NHT|51.553|-0.4182|GB|London|RAF Northolt
EGXC|QCY|53.093|-0.166|GB|Coningsby|RAF Coningsby
EGXH|BEQ|52.3426|0.7729|GB|Thetford|RAF Honington
EGXJ|OKH|52.7357|-0.6488|GB|Cottesmore|RAF Cottesmore
EGXP|SQZ|53.3078|-0.5508|GB|Scampton|RAF Scampton
EGXU|HRT|54.0489|-1.2528|GB|Linton-On-Ouse|RAF Linton-On-Ouse
EGXW|WTN|53.1662|-0.5238|GB|Waddington|RAF Waddington
EGYM|KNF|52.6484|0.5507|GB|Marham|RAF Marham
EGYP|MPN|-51.8228|-58.4472|FK|Mount Pleasant|Mount Pleasant Airport
EHAM|AMS|52.3086|4.7639|NL|Amsterdam|Amsterdam Airport Schiphol
EHBK|MST|50.9117|5.7701|NL|Maastricht|Maastricht Aachen Airport
EHEH|EIN|51.4501|5.3745|NL|Eindhoven|Eindhoven Airport
EHGG|GRQ|53.1197|6.5794|NL|Groningen|Eelde Airport
EHGR|GLZ|51.5674|4.9318|NL|Breda|Gilze Rijen Air Base
EHKD|DHR|52.9234|4.7806|NL|Den Helder|De Kooy Airport
EHLE|LEY|52.4603|5.5272|NL|Lelystad|Lelystad Airport
EHLW|LWR|53.2286|5.7606|NL|Leeuwarden|Leeuwarden Air Base
EHRD|RTM|51.9569|4.4372|NL|Rotterdam|Rotterdam Airport
EHTW|ENS|52.27|6.8742|NL|Enschede|Twenthe Airport
EHVK|UDE|51.6564|5.7086|NL|Uden|Volkel Air Base
EHWO|WOE|51.4491|4.342|NL|Bergen Op Zoom|Woensdrecht Air Base
EIBN|BYT|51.6686|-9.4842|IE|Bantry|Bantry Aerodrome
EIBT|BLY|54.2228|-10.0308|IE|Belmullet|Belmullet Aerodrome
EICA|NNR|53.2303|-9.4678|IE|Inverin|Connemara Regional Airport
EICK|ORK|51.8413|-8.4911|IE|Cork|Cork Airport
EIDL|CFN|55.0442|-8.341|IE|Donegal|Donegal Airport
EIDW|DUB|53.4213|-6.2701|IE|Dublin|Dublin Airport
EIIM|IOR|53.1067|-9.6536|IE|Inis Mor|Inishmore Aerodrome
EIIR|INQ|53.0647|-9.5109|IE|Inis Oirr|Inisheer Aerodrome
EIKK|KKY|52.6508|-7.2961|IE|Kilkenny|Kilkenny Airport
EIKN|NOC|53.9103|-8.8185|IE|Charleston|Ireland West Knock Airport
EIKY|KIR|52.1809|-9.5238|IE|Killarney|Kerry Airport
EIMN|IIA|53.093|-9.5681|IE|Inis Meain|Inishmaan Aerodrome
EINN|SNN|52.702|-8.9248|IE|Shannon|Shannon Airport
EISG|SXL|54.2802|-8.5992|IE|Sligo|Sligo Airport
EIWF|WAT|52.1872|-7.087|IE|Waterford|Waterford Airport
EKAH|AAR|56.3|10.619|DK|Aarhus|Aarhus Airport
EKBI|BLL|55.7403|9.1518|DK|Billund|Billund Airport
EKCH|CPH|55.6179|12.656|DK|Copenhagen|Copenhagen Kastrup Airport
EKEB|EBJ|55.5259|8.5534|DK|Esbjerg|Esbjerg Airport
EKKA|KRP|56.2975|9.1246|DK|Karup|Karup Airport
EKLS|BYR|57.2772|11.0001|DK|Laeso|Laeso Airport
EKMB|MRW|54.6993|11.4401|DK|Lolland Falster / Maribo|Lolland Falster Maribo Airport
EKOD|ODE|55.4767|10.3309|DK|Odense|Odense Airport
EKRK|RKE|55.5856|12.1314|DK|Copenhagen|Copenhagen Roskilde Airport
EKRN|RNN|55.0633|14.7596|DK|Ronne|Bornholm Airport
EKSB|SGD|54.9644|9.7917|DK|Sonderborg|Sonderborg Airport
EKSN|CNL|57.5035|10.2294|DK|Sindal|Sindal Airport
EKSP|SKS|55.2256|9.2639|DK|Vojens|Vojens Skrydstrup Airport
EKSV|SQW|56.5502|9.173|DK|Skive|Skive Airport
EKTS|TED|57.0688|8.7052|DK|Thisted|Thisted Airport
EKVG|FAE|62.0636|-7.2772|FO|Vagar|Vagar Airport
EKVJ|STA|55.9901|8.3539|DK|Skjern / Ringkobing|Stauning Airport
EKYT|AAL|57.0928|9.8492|DK|Aalborg|Aalborg Airport
ELLX|LUX|49.3724|6.1216|LU|Luxembourg|Luxembourg-Findel International Airport
ENAL|AES|62.5625|6.1197|NO|Ålesund|Ålesund Airport
ENAN|ANX|69.2925|16.1442|NO|Andenes|Andøya Airport
ENAT|ALF|69.9761|23.3717|NO|Alta|Alta Airport
ENBL|FDE|61.3911|5.7569|NO|Førde|Bringeland Airport
ENBN|BNN|65.4611|12.2175|NO|Brønnøy|Brønnøysund Airport
ENBO|BOO|67.2692|14.3653|NO|Bodø|Bodø Airport
ENBR|BGO|60.2934|5.2181|NO|Bergen|Bergen Airport Flesland
ENBS|BJF|70.6005|29.6914|NO|Båtsfjord|Båtsfjord Airport
ENBV|BVG|70.8714|29.0342|NO|Berlevåg|Berlevåg Airport
ENCN|KRS|58.2042|8.0854|NO|Kjevik|Kristiansand Airport
ENDU|BDU|69.0558|18.5404|NO|Malselv|Bardufoss Airport
ENEV|EVE|68.4913|16.6781|NO|Evenes|Harstad/Narvik Airport Evenes
ENFL|FRO|61.5836|5.0247|NO|Florø|Florø Airport
ENGM|OSL|60.1939|11.1004|NO|Oslo|Oslo Gardermoen Airport
ENHA|HMR|60.8181|11.068|NO|Hamar|Stafsberg Airport
ENHD|HAU|59.3453|5.2084|NO|Karmoy|Haugesund Airport
ENHF|HFT|70.6797|23.6686|NO|Hammerfest|Hammerfest Airport
ENHK|HAA|70.4867|22.1397|NO|Hasvik|Hasvik Airport
ENHV|HVG|71.0097|25.9836|NO|Honningsvåg|Valan Airport
ENKB|KSU|63.1118|7.8245|NO|Kvernberget|Kristiansund Airport Kvernberget
ENKL|GLL|60.7914|9.0506|NO|Klanten|Gol Airport
ENKR|KKN|69.7258|29.8913|NO|Kirkenes|Kirkenes Airport Hoybuktmoen
ENLK|LKN|68.1525|13.6094|NO|Leknes|Leknes Airport
ENMH|MEH|71.0297|27.8267|NO|Mehamn|Mehamn Airport
ENML|MOL|62.7447|7.2625|NO|Aro|Molde Airport
ENMS|MJF|65.784|13.2149|NO||Mosjøen Airport Kjaerstad
ENNA|LKL|70.0688|24.9735|NO|Lakselv|Banak Airport
ENNM|OSY|64.4722|11.5786|NO|Namsos|Namsos Hoknesora Airport
ENNO|NTB|59.5657|9.2122|NO||Notodden Airport
ENOL|OLA|63.6989|9.604|NO|Ørland|Ørland Airport
ENOV|HOV|62.18|6.0741|NO|Ørsta|Ørsta-Volda Airport Hovden
ENRA|MQN|66.3639|14.3014|NO|Mo i Rana|Mo i Rana Airport Rossvoll
ENRM|RVK|64.8383|11.1461|NO|Rorvik|Rørvik Airport Ryum
ENRO|RRS|62.5784|11.3423|NO|Roros|Røros Airport
ENRS|RET|67.5278|12.1033|NO||Røst Airport
ENSB|LYR|78.2461|15.4656|NO|Longyearbyen|Svalbard Airport Longyear
ENSD|SDN|61.83|6.1058|NO|Sandane|Sandane Airport Anda
ENSG|SOG|61.1561|7.1378|NO|Sogndal|Sogndal Airport
ENSH|SVJ|68.2433|14.6692|NO|Svolvær|Svolvær Helle Airport
ENSK|SKN|68.5788|15.0334|NO|Hadsel|Stokmarknes Skagen Airport
ENSO|SRP|59.7919|5.3408|NO|Leirvik|Stord Airport
ENSR|SOJ|69.7868|20.9594|NO|Sørkjosen|Sørkjosen Airport
ENSS|VAW|70.3554|31.0449|NO|Vardø|Vardø Airport Svartnes
ENST|SSJ|65.9568|12.4689|NO|Alstahaug|Sandnessjoen Airport Stokka
ENTC|TOS|69.6833|18.9189|NO|Tromsø|Tromsø Airport
ENTO|TRF|59.1867|10.2586|NO|Torp|Sandefjord Airport Torp
ENVA|TRD|63.4578|10.924|NO|Trondheim|Trondheim Airport Vaernes
ENVD|VDS|70.0653|29.8447|NO|Vadsø|Vadsø Airport
ENZV|SVG|58.8767|5.6378|NO|Stavanger|Stavanger Airport Sola
EPBY|BZG|53.0968|17.9777|PL|Bydgoszcz|Bydgoszcz Ignacy Jan Paderewski Airport
EPGD|GDN|54.3776|18.4662|PL|Gdańsk|Gdańsk Lech Wałęsa Airport
EPKK|KRK|50.0777|19.7848|PL|Kraków|John Paul II International Airport Kraków-Balice Airport
EPKT|KTW|50.4743|19.08|PL|Katowice|Katowice International Airport
EPLB|LUZ|51.2403|22.7136|PL|Lublin|Lublin Airport
EPLL|LCJ|51.7219|19.3981|PL|Łódź|Łódź Władysław Reymont Airport
EPMO|WMI|52.4511|20.6518|PL|Warsaw|Warsaw Modlin Airport
EPPO|POZ|52.421|16.8263|PL|Poznań|Poznań-Ławica Airport
EPRA|RDO|51.3888|21.2117|PL||Radom-Sadkow Airport
EPRZ|RZE|50.11|22.019|PL|Rzeszow|Rzeszow-Jasionka Airport
EPSC|SZZ|53.5847|14.9022|PL|Goleniow|Szczecin-Goleniow Solidarność Airport
EPSY|SZY|53.4819|20.9378|PL|Szymany|Olsztyn-Mazury Airport
EPWA|WAW|52.1657|20.9671|PL|Warsaw|Warsaw Chopin Airport
EPWR|WRO|51.1027|16.8858|PL|Wrocław|Copernicus Wrocław Airport
EPZG|IEG|52.1385|15.7986|PL|Babimost|Zielona Góra-Babimost Airport
ESDF|RNB|56.2667|15.265|SE||Ronneby Airport
ESGG|GOT|57.6628|12.2798|SE|Gothenburg|Gothenburg-Landvetter Airport
ESGJ|JKG|57.7576|14.0687|SE|Jonkoping|Jonkoping Airport
ESGL|LDK|58.4655|13.1744|SE|Lidkoping|Lidkoping-Hovby Airport
ESGP|GSE|57.7747|11.8704|SE|Gothenburg|Gothenburg City Airport
ESGR|KVB|58.4564|13.9727|SE|Skovde|Skovde Airport
ESGT|THN|58.3181|12.345|SE|Trollhattan|Trollhattan-Vanersborg Airport
ESKK|KSK|59.3459|14.4959|SE||Karlskoga Airport
ESKM|MXX|60.9579|14.5114|SE||Mora Airport
ESKN|NYO|58.7886|16.9122|SE|Stockholm / Nykoping|Stockholm Skavsta Airport
ESKS|SCR|61.1647|12.8338|SE|Rörbäcksnäs|Sälen/Scandinavian Mountains Airport
ESMK|KID|55.9217|14.0855|SE|Kristianstad|Kristianstad Airport
ESMO|OSK|57.3505|16.498|SE||Oskarshamn Airport
ESMQ|KLR|56.6855|16.2876|SE||Kalmar Airport
ESMS|MMX|55.5363|13.3762|SE|Malmo|Malmo Sturup Airport
ESMT|HAD|56.6911|12.8202|SE|Halmstad|Halmstad Airport
ESMX|VXO|56.9291|14.728|SE|Vaxjo|Vaxjo Kronoberg Airport
ESND|EVG|62.0478|14.4229|SE||Sveg Airport
ESNG|GEV|67.1324|20.8146|SE|Gallivare|Gallivare Airport
ESNK|KRF|63.0486|17.7689|SE|Kramfors / Solleftea|Kramfors Solleftea Airport
ESNL|LYC|64.5483|18.7162|SE||Lycksele Airport
ESNN|SDL|62.5281|17.4439|SE|Sundsvall/ Harnosand|Sundsvall-Harnosand Airport
ESNO|OER|63.4083|18.99|SE|Ornskoldsvik|Ornskoldsvik Airport
ESNQ|KRN|67.822|20.3368|SE||Kiruna Airport
ESNS|SFT|64.6248|21.0769|SE|Skelleftea|Skelleftea Airport
ESNU|UME|63.7918|20.2828|SE|Umea|Umea Airport
ESNV|VHM|64.5791|16.8336|SE||Vilhelmina Airport
ESNX|AJR|65.5903|19.2819|SE|Arvidsjaur|Arvidsjaur Airport
ESNY|SOO|61.2615|17.0991|SE|Soderhamn|Soderhamn Airport
ESNZ|OSD|63.1944|14.5003|SE|Ostersund|Ostersund Airport
ESOE|ORB|59.2237|15.038|SE|Orebro|Orebro Airport
ESOH|HFS|60.0201|13.5789|SE||Hagfors Airport
ESOK|KSD|59.4447|13.3374|SE|Karlstad|Karlstad Airport
ESOW|VST|59.5894|16.6336|SE|Stockholm / Vasteras|Stockholm Vasteras Airport
ESPA|LLA|65.5438|22.122|SE|Lulea|Lulea Airport
ESSA|ARN|59.6519|17.9186|SE|Stockholm|Stockholm-Arlanda Airport
ESSB|BMA|59.3544|17.9417|SE|Stockholm|Stockholm-Bromma Airport
ESSD|BLE|60.422|15.5152|SE||Borlange Airport
ESSF|HLF|57.5258|15.8233|SE||Hultsfred Airport
ESSK|GVX|60.5933|16.9514|SE|Gavle / Sandviken|Gavle Sandviken Airport
ESSL|LPI|58.4062|15.6805|SE|Linkoping|Linkoping SAAB Airport
ESSP|NRK|58.5863|16.2506|SE|Norrkoping|Norrkoping Airport
ESST|TYF|60.1576|12.9913|SE||Torsby Airport
ESSU|EKT|59.3511|16.7084|SE|Eskilstuna|Eskilstuna Airport
ESSV|VBY|57.6628|18.3462|SE|Visby|Visby Airport
ESSW|VVK|57.78|16.5236|SE|Vastervik|Vastervik Airport
ESTA|AGH|56.2961|12.8471|SE|Angelholm|Angelholm-Helsingborg Airport
ESUD|SQO|64.9609|17.6966|SE||Storuman Airport
ESUE|IDB|61.8697|12.6894|SE|Idre|Idre Airport
ESUP|PJA|67.2456|23.0689|SE||Pajala Airport
ESUT|HMV|65.8061|15.0828|SE||Hemavan Airport
ETAD|SPM|49.9727|6.6925|DE|Trier|Spangdahlem Air Base
ETAR|RMS|49.4369|7.6003|DE|Ramstein|Ramstein Air Base
ETEU|GHF|49.6481|9.9665|DE||Giebelstadt Army Air Field
ETHF|FRZ|51.1146|9.286|DE|Fritzlar|Fritzlar Airport
ETIK|ILH|49.4739|10.3881|DE||Illesheim Air Base
ETNG|GKE|50.9608|6.0424|DE||Geilenkirchen Airport
ETNH|QCN|54.3122|9.5382|DE|Hohn|Hohn Airport
ETNL|RLG|53.9182|12.2783|DE|Rostock|Rostock-Laage Airport
ETNS|WBG|54.4593|9.5163|DE||Schleswig Airport
ETNU|FNB|53.6022|13.306|DE||Neubrandenburg Airport
ETOU|WIE|50.0498|8.3254|DE|Wiesbaden|Wiesbaden Army Airfield
ETSF|FEL|48.2056|11.2669|DE|Furstenfeldbruck|Furstenfeldbruck Airport
ETSI|IGS|48.7157|11.534|DE|Manching|Ingolstadt Manching Airport
ETUO|GUT|51.9228|8.3063|DE|Gutersloh|Gutersloh Airport
EVLA|LPX|56.5175|21.0969|LV|Liepaja|Liepaja International Airport
EVRA|RIX|56.9236|23.9711|LV|Riga|Riga International Airport
EVVA|VNT|57.3578|21.5442|LV|Ventspils|Ventspils International Airport
EYKA|KUN|54.9639|24.0848|LT|Kaunas|Kaunas International Airport
EYPA|PLQ|55.9732|21.0939|LT|Palanga|Palanga International Airport
EYSA|SQQ|55.8939|23.395|LT|Siauliai|Siauliai International Airport
EYSB|HLJ|56.0706|23.5581|LT|Barysiai|Barysiai Airport
EYVI|VNO|54.6341|25.2858|LT|Vilnius|Vilnius International Airport
FAAB|ALJ|-28.575|16.5333|ZA|Alexander Bay|Alexander Bay Airport
FAAG|AGZ|-29.2818|18.8139|ZA|Aggeneys|Aggeneys Airport
FAAL|ADY|-22.679|29.0555|ZA|Alldays|Alldays Airport
FABE|BIY|-32.8971|27.2791|ZA|Bisho|Bisho Airport
FABL|BFN|-29.0927|26.3024|ZA|Bloemfontain|J B M Hertzog International Airport
FACC|ASS|-24.7442|31.5225|ZA|Arathusa|Arathusa Safari Lodge Airport
FACD|CDO|-32.1567|25.6456|ZA|Cradock|Cradock Airport
FACT|CPT|-33.9648|18.6017|ZA|Cape Town|Cape Town International Airport
FADK|DUK|-28.3684|32.2481|ZA|Mubatuba|Mubatuba Airport
FADQ|PZL|-27.8494|32.3097|ZA|Phinda|Zulu Inyala Airport
FAEL|ELS|-33.0356|27.8259|ZA|East London|Ben Schoeman Airport
FAEM|EMG|-28.72|31.89|ZA|Empangeni|Empangeni Airport
FAER|ELL|-23.7267|27.6883|ZA|Ellisras|Ellisras Matimba Airport
FAFB|FCB|-28.8231|27.9089|ZA|Ficksburg|Ficksburg Sentraoes Airport
FAGC|GCJ|-25.9863|28.1401|ZA|Midrand|Grand Central Airport
FAGG|GRJ|-34.0056|22.3789|ZA|George|George Airport
FAGI|GIY|-23.2833|30.65|ZA|Giyani|Giyani Airport
FAGM|QRA|-26.2425|28.1512|ZA|Johannesburg|Rand Airport
FAHL|HLW|-28.0166|32.2752|ZA|Hluhluwe|Hluhluwe Airport
FAHR|HRS|-28.2351|29.1062|ZA|Harrismith|Harrismith Airport
FAHS|HDS|-24.3686|31.0487|ZA|Hoedspruit|Hoedspruit Air Force Base Airport
FAKD|KXE|-26.8711|26.718|ZA|Klerksdorp|P C Pelser Airport
FAKM|KIM|-28.8028|24.7652|ZA|Kimberley|Kimberley Airport
FAKN|MQP|-25.3832|31.1056|ZA|Mpumalanga|Kruger Mpumalanga International Airport
FAKP|KOF|-25.4403|31.93|ZA|Komatipoort|Komatipoort Airport
FAKU|KMH|-27.4567|23.4114|ZA|Kuruman|Johan Pienaar Airport
FAKZ|KLZ|-29.6884|17.094|ZA|Kleinsee|Kleinsee Airport
FALA|HLA|-25.9385|27.9261|ZA|Johannesburg|Lanseria Airport
FALC|LMR|-28.3601|23.4391|ZA|Lime Acres|Lime Acres Finsch Mine Airport
FALD|LDZ|-24.7502|31.4757|ZA|Londolozi|Londolozi Airport
FALE|DUR|-29.6144|31.1197|ZA|Durban|King Shaka International Airport
FALO|LCD|-23.0619|29.8647|ZA|Louis Trichardt|Louis Trichardt Airport
FALW|SDB|-32.9689|18.1603|ZA|Langebaanweg|Langebaanweg Airport
FALY|LAY|-28.5817|29.7497|ZA|Ladysmith|Ladysmith Airport
FAMD|AAM|-24.8181|31.5446|ZA|Malamala|Malamala Airport
FAMG|MGH|-30.8574|30.343|ZA|Margate|Margate Airport
FAMH|MEZ|-22.356|29.9862|ZA|Musina|Musina(Messina) Airport
FAMM|MBD|-25.7984|25.548|ZA|Mafeking|Mmabatho International Airport
FAMN|LLE|-25.43|31.5767|ZA|Malelane|Riverside Airport
FAMO|MZY|-34.1583|22.0586|ZA|Mossel Bay|Mossel Bay Airport
FAMU|MZQ|-27.6261|32.0443|ZA|Mkuze|Mkuze Airport
FANC|NCS|-27.7706|29.9769|ZA|Newcastle|Newcastle Airport
FANG|NGL|-24.3878|31.3258|ZA|Ngala|Ngala Airport
FANS|NLP|-25.5|30.9138|ZA|Nelspruit|Nelspruit Airport
FAOB|OVG|-34.5549|20.2507|ZA|Overberg|Overberg Airport
FAOH|OUH|-33.607|22.189|ZA|Oudtshoorn|Oudtshoorn Airport
FAOR|JNB|-26.1337|28.2423|ZA|Johannesburg|O. R. Tambo International Airport
FAPA|AFD|-33.5542|26.8777|ZA|Port Alfred|Port Alfred Airport
FAPE|PLZ|-33.9849|25.6173|ZA|Port Elizabeth|Port Elizabeth Airport
FAPH|PHW|-23.9372|31.1554|ZA|Phalaborwa|Hendrik Van Eck Airport
FAPJ|JOH|-31.6059|29.5198|ZA|Port St Johns|Port St Johns Airport
FAPK|PRK|-29.6836|22.7706|ZA|Prieska|Prieska Airport
FAPM|PZB|-29.649|30.3987|ZA|Pietermaritzburg|Pietermaritzburg Airport
FAPN|NTY|-25.3338|27.1734|ZA|Pilanesberg|Pilanesberg International Airport
FAPP|PTG|-23.8453|29.4586|ZA|Potgietersrus|Polokwane International Airport
FAPS|PCF|-26.671|27.0819|ZA|Potchefstroom|Potchefstroom Airport
FAQT|UTW|-31.9202|26.8822|ZA|Queenstown|Queenstown Airport
FARB|RCB|-28.741|32.0921|ZA|Richards Bay|Richards Bay Airport
FARI|RVO|-27.5472|24.1725|ZA|Reivilo|Reivilo Airport
FARS|ROD|-33.8122|19.9028|ZA|Robertson|Robertson Airport
FASB|SBU|-29.6893|17.9396|ZA|Springbok|Springbok Airport
FASC|ZEC|-26.5241|29.1701|ZA|Secunda|Secunda Airport
FASE|GSS|-24.9415|31.4446|ZA|Belfast|Sabi Sabi Airport
FASS|SIS|-27.6486|22.9993|ZA|Sishen|Sishen Airport
FASZ|SZK|-24.9609|31.5887|ZA|Skukuza|Skukuza Airport
FATD|TDT|-24.5336|31.3|ZA|Welverdiend|Tanda Tula Airport
FATH|THY|-23.0769|30.3836|ZA|Thohoyandou|Thohoyandou Airport
FATN|TCU|-29.3178|26.8228|ZA|Homeward|Thaba Nchu Tar Airport
FATZ|LTA|-23.8244|30.3293|ZA|Tzaneen|Tzaneen Airport
FAUL|ULD|-28.3206|31.4165|ZA|Ulundi|Prince Mangosuthu Buthelezi Airport
FAUP|UTN|-28.3991|21.2602|ZA|Upington|Pierre Van Ryneveld Airport
FAUS|ULX|-24.7854|31.3549|ZA|Ulusaba|Ulusaba Airport
FAUT|UTT|-31.5479|28.6743|ZA|Mthatha|K. D. Matanzima Airport
FAVB|VRU|-26.9824|24.7288|ZA|Vyrburg|Vryburg Airport
FAVG|VIR|-29.7706|31.0584|ZA|Durban|Virginia Airport
FAVR|VRE|-31.641|18.5448|ZA|Vredendal|Vredendal Airport
FAVY|VYD|-27.7869|30.7964|ZA|Vryheid|Vryheid Airport
FAWB|PRY|-25.6539|28.2242|ZA|Pretoria|Wonderboom Airport
FAWK|WKF|-25.83|28.2225|ZA|Pretoria|Waterkloof Air Force Base
FAWM|WEL|-27.998|26.6696|ZA|Welkom|Welkom Airport
FBFT|FRW|-21.1596|27.4745|BW|Francistown|Francistown Airport
FBGZ|GNZ|-21.6925|21.6581|BW|Ghanzi|Ghanzi Airport
FBJW|JWA|-24.6023|24.691|BW||Jwaneng Airport
FBKE|BBK|-17.8329|25.1624|BW|Kasane|Kasane Airport
FBKR|KHW|-19.15|23.783|BW|Khwai River Lodge|Khwai River Lodge Airport
FBMN|MUB|-19.9726|23.4311|BW|Maun|Maun Airport
FBOR|ORP|-21.2667|25.3167|BW||Orapa Airport
FBSK|GBE|-24.5552|25.9182|BW|Gaborone|Sir Seretse Khama International Airport
FBSN|SXN|-20.5534|26.1158|BW||Sua Pan Airport
FBSP|PKW|-22.0583|27.8288|BW||Selebi Phikwe Airport
FBSV|SVT|-18.5206|24.0767|BW|Savuti|Savuti Airport
FBSW|SWX|-18.3739|21.8326|BW|Shakawe|Shakawe Airport
FBTL|TLD|-22.1892|29.1269|BW|Tuli Lodge|Limpopo Valley Airport
FBTS|TBY|-26.0333|22.4|BW|Tshabong|Tshabong Airport
FCBB|BZV|-4.2517|15.253|CG|Brazzaville|Maya-Maya Airport
FCBD|DJM|-2.533|14.75|CG|Djambala|Djambala Airport
FCBK|KNJ|-3.95|14.517|CG|Kindamba|Kindamba Airport
FCBL|LCO|-2.45|14.533|CG|Lague|Lague Airport
FCBM|MUY|-4.0149|13.9661|CG|Mouyondzi|Mouyondzi Airport
FCBS|SIB|-3.683|13.35|CG|Sibiti|Sibiti Airport
FCBY|NKY|-4.217|13.283|CG|Nkayi|Yokangassi Airport
FCBZ|ANJ|-2.85|13.817|CG|Zanaga|Zanaga Airport
FCMM|MSX|-2.95|12.7|CG|Mossendjo|Mossendjo Airport
FCOB|BOE|-1.033|15.383|CG|Boundji|Boundji Airport
FCOE|EWO|-0.883|14.8|CG|Ewo|Ewo Airport
FCOG|GMM|-1.8294|15.8852|CG|Gamboma|Gamboma Airport
FCOI|ION|1.617|18.067|CG|Impfondo|Impfondo Airport
FCOK|KEE|-0.083|14.533|CG|Kelle|Kelle Airport
FCOM|MKJ|-0.017|15.583|CG|Makoua|Makoua Airport
FCOO|FTX|-0.5313|15.9501|CG|Owando|Owando Airport
FCOS|SOE|2.067|14.133|CG|Souanke|Souanke Airport
FCOT|BTB|3.05|18.5|CG|Betou|Betou Airport
FCOU|OUE|1.616|16.0379|CG||Ouesso Airport
FCPA|KMK|-3.483|12.617|CG|Makabana|Makabana Airport
FCPD|DIS|-4.2063|12.6599|CG|Dolisie|Ngot Nzoungou Airport
FCPP|PNR|-4.816|11.8866|CG|Pointe Noire|Pointe Noire Airport
FDMS|MTS|-26.529|31.3075|SZ|Manzini|Matsapha Airport
FDSK|SHO|-26.3569|31.7172|SZ|Manzini|King Mswati III Intl
FEFC|CRF|4.937|15.894|CF|Carnot|Carnot Airport
FEFF|BGF|4.3985|18.5188|CF|Bangui|Bangui M'Poko International Airport
FEFG|BGU|4.785|22.781|CF|Bangassou|Bangassou Airport
FEFI|IRO|10.2364|22.7169|CF|Birao|Birao Airport
FEFM|BBY|5.8469|20.6475|CF|Bambari|Bambari Airport
FEFN|NDL|8.4272|20.6352|CF|N'Dele|N'Dele Airport
FEFO|BOP|5.958|15.637|CF|Bouar|Bouar Airport
FEFR|BIV|6.5278|21.9894|CF|Bria|Bria Airport
FEFS|BSN|6.492|17.429|CF|Bossangoa|Bossangoa Airport
FEFT|BBT|4.2216|15.7864|CF|Berberati|Berberati Airport
FEFW|ODA|8.0106|22.3986|CF|Ouadda|Ouadda Airport
FEFY|AIG|6.52|23.26|CF|Yalinga|Yalinga Airport
FEFZ|IMO|5.05|25.15|CF|Zemio|Zemio Airport
FEGE|MKI|5.333|25.9319|CF|Mboki|M'Boki Airport
FEGF|BTG|7.3141|18.3088|CF|Batangafo|Batangafo Airport
FEGL|GDI|9.583|21.733|CF|Melle|Gordil Airport
FEGM|BMF|5.694|22.801|CF|Bakouma|Bakouma Airport
FEGO|ODJ|8.9|22.783|CF|Ouanda Djalle|Ouanda Djalle Airport
FEGR|RFA|4.9886|23.9278|CF|Rafai|Rafai Airport
FEGU|BCF|6.517|18.267|CF|Bouca|Bouca Airport
FEGZ|BOZ|6.3442|16.3219|CF|Bozoum|Bozoum Airport
FGBT|BSG|1.9055|9.8057|GQ||Bata Airport
FGSL|SSG|3.7553|8.7087|GQ|Malabo|Malabo Airport
FHAW|ASI|-7.9696|-14.3937|SH|Ascension Island|RAF Ascension Island
FHSH|HLE|-15.9621|-5.6459|SH|Saint Helena|Saint Helena Airport
FIMA|AHG|-10.3731|56.6098|MU|Vingt Cinq|Agalega Island Airstrip
FIMP|MRU|-20.4302|57.6836|MU|Port Louis|Sir Seewoosagur Ramgoolam International Airport
FIMR|RRG|-19.7577|63.361|MU|Port Mathurin|Sir Charles Gaetan Duval Airport
FKAN|NKS|4.95|9.933|CM|Nkongsamba|Nkongsamba Airport
FKKB|KBI|2.8739|9.9778|CM|Kribi|Kribi Airport
FKKC|TKC|4.0892|9.3605|CM|Tiko|Tiko Airport
FKKD|DLA|4.0061|9.7195|CM|Douala|Douala International Airport
FKKF|MMF|5.7042|9.3064|CM|Mamfe|Mamfe Airport
FKKG|BLC|5.8953|10.0339|CM|Bali|Bali Airport
FKKH|KLE|10.0925|14.4456|CM|Kaele|Kaele Airport
FKKI|OUR|4.475|14.3625|CM|Batouri|Batouri Airport
FKKJ|GXX|10.3561|15.2372|CM|Yagoua|Yagoua Airport
FKKL|MVR|10.4514|14.2574|CM|Maroua|Salak Airport
FKKM|FOM|5.6369|10.7508|CM|Foumban|Foumban Nkounja Airport
FKKN|NGE|7.357|13.5592|CM|N'Gaoundere|N'Gaoundere Airport
FKKO|BTA|4.5486|13.7261|CM|Bertoua|Bertoua Airport
FKKR|GOU|9.3359|13.3701|CM|Garoua|Garoua International Airport
FKKS|DSC|5.45|10.067|CM|Dschang|Dschang Airport
FKKU|BFX|5.5369|10.3546|CM|Bafoussam|Bafoussam Airport
FKKV|BPC|6.0392|10.1226|CM|Bamenda|Bamenda Airport
FKKW|EBW|2.876|11.185|CM|Ebolowa|Ebolowa Airport
FKKY|YAO|3.836|11.5235|CM|Yaounde|Yaounde Airport
FKYS|NSI|3.7226|11.5533|CM|Yaounde|Yaounde Nsimalen International Airport
FLBA|MMQ|-8.8592|31.3364|ZM|Mbala|Mbala Airport
FLCP|CIP|-13.5583|32.5872|ZM|Chipata|Chipata Airport
FLJK|JEK|-15.6333|29.6033|ZM|Lower Zambezi National Park|Jeki Airstrip
FLKE|CGJ|-12.5728|27.8939|ZM|Kasompe|Kasompe Airport
FLKK|LUN|-15.3308|28.4526|ZM|Lusaka|Kenneth Kaunda International Airport
FLKL|KLB|-14.9983|22.6454|ZM|Kalabo|Kalabo Airport
FLKO|KMZ|-14.8|24.783|ZM|Kaoma|Kaoma Airport
FLKS|KAA|-10.2167|31.1333|ZM|Kasama|Kasama Airport
FLKY|ZKB|-8.525|30.663|ZM|Kasaba Bay|Kasaba Bay Airport
FLLI|LVI|-17.8218|25.8227|ZM|Livingstone|Livingstone Airport
FLLK|LXU|-14.3748|23.2495|ZM|Lukulu|Lukulu Airport
FLMA|MNS|-11.137|28.8726|ZM|Mansa|Mansa Airport
FLMF|MFU|-13.2589|31.9366|ZM|Mfuwe|Mfuwe Airport
FLMG|MNR|-15.2545|23.1623|ZM|Mongu|Mongu Airport
FLNA|ZGM|-15.9658|25.9333|ZM|Ngoma|Ngoma Airport
FLSK|NLA|-12.9617|28.5167|ZM|Ndola|Simon Mwansa Kapwepwe International Airport
FLSN|SXG|-16.1|23.267|ZM|Senanga|Senanga Airport
FLSO|KIW|-12.9005|28.1499|ZM|Kitwe|Southdowns Airport
FLSS|SJQ|-17.4763|24.3047|ZM|Sesheke|Sesheke Airport
FLSW|SLI|-12.1737|26.3651|ZM|Solwesi|Solwesi Airport
FLZB|BBZ|-13.5361|23.1085|ZM|Zambezi|Zambezi Airport
FMCH|HAH|-11.5337|43.2719|KM|Moroni|Prince Said Ibrahim International Airport
FMCI|NWA|-12.2981|43.7664|KM||Moheli Bandar Es Eslam Airport
FMCN|YVA|-11.7108|43.2439|KM|Moroni|Iconi Airport
FMCV|AJN|-12.1317|44.4303|KM|Ouani|Ouani Airport
FMCZ|DZA|-12.8047|45.2811|YT|Dzaoudzi|Dzaoudzi Pamandzi International Airport
FMEE|RUN|-20.8871|55.5103|RE|St Denis|Roland Garros Airport
FMEP|ZSE|-21.3209|55.425|RE|St Pierre|Pierrefonds Airport
FMFE|OHB|-18.9175|48.2182|MG|Moramanga|Moramanga Aerodrome
FMME|ATJ|-19.8392|47.0637|MG|Antsirabe|Antsirabe Airport
FMMG|WAQ|-18.7013|44.6149|MG|Antsalova|Antsalova Airport
FMMH|VVB|-19.833|48.8|MG|Mahanoro|Mahanoro Airport
FMMI|TNR|-18.7969|47.4788|MG|Antananarivo|Ivato Airport
FMMK|JVA|-18.805|45.2735|MG|Ankavandra|Ankavandra Airport
FMML|BMD|-19.6867|44.5419|MG|Belo sur Tsiribihina|Belo sur Tsiribihina Airport
FMMN|ZVA|-19.5628|45.4508|MG||Miandrivazo Airport
FMMO|MXT|-18.05|44.033|MG|Maintirano|Maintirano Airport
FMMQ|ILK|-19.583|48.803|MG|Ilaka|Atsinanana Airport
FMMR|TVA|-17.8501|44.9205|MG|Morafenobe|Morafenobe Airport
FMMS|SMS|-17.0939|49.8158|MG||Sainte Marie Airport
FMMT|TMM|-18.1095|49.3925|MG||Toamasina Airport
FMMU|WTA|-17.4761|43.9728|MG|Tambohorano|Tambohorano Airport
FMMV|MOQ|-20.2847|44.3176|MG||Morondava Airport
FMMX|WTS|-18.7597|46.0541|MG|Tsiroanomandidy|Tsiroanomandidy Airport
FMMY|VAT|-19.3833|48.95|MG|Vatomandry|Vatomandry Airport
FMMZ|WAM|-17.7954|48.4426|MG|Ambatondrazaka|Ambatondrazaka Airport
FMNA|DIE|-12.3494|49.2917|MG||Arrachart Airport
FMNC|WMR|-16.1639|49.7738|MG|Mananara Nord|Mananara Nord Airport
FMND|ZWA|-14.6517|49.6206|MG||Andapa Airport
FMNE|AMB|-13.1884|48.988|MG||Ambilobe Airport
FMNG|WPB|-15.5843|47.6236|MG|Port Berge|Port Berge Airport
FMNH|ANM|-14.9994|50.3202|MG||Antsirabato Airport
FMNJ|IVA|-13.6457|48.4594|MG|Ambanja|Ambanja Airport
FMNL|HVA|-14.6297|47.7638|MG||Analalava Airport
FMNM|MJN|-15.6668|46.3512|MG||Amborovy Airport
FMNN|NOS|-13.3121|48.3148|MG|Nosy Be|Fascene Airport
FMNO|DWB|-16.1017|45.3588|MG|Soalala|Soalala Airport
FMNQ|BPY|-16.7445|44.4825|MG||Besalampy Airport
FMNR|WMN|-15.4367|49.6883|MG||Maroantsetra Airport
FMNS|SVB|-14.2786|50.1747|MG||Sambava Airport
FMNT|TTS|-16.7511|47.619|MG|Tsaratanana|Tsaratanana Airport
FMNV|VOH|-13.3758|50.0028|MG||Vohimarina Airport
FMNW|WAI|-14.8988|47.9939|MG|Antsohihy|Ambalabe Airport
FMNX|WMA|-15.8331|48.8333|MG|Mandritsara|Mandritsara Airport
FMSB|WBO|-21.607|45.136|MG|Beroroha|Antsoa Airport
FMSC|WMD|-21.0463|44.9404|MG|Mandabe|Mandabe Airport
FMSD|FTU|-25.0381|46.9561|MG|Tolanaro|Tolanaro Airport
FMSF|WFI|-21.4416|47.1117|MG||Fianarantsoa Airport
FMSG|RVA|-22.8053|47.8206|MG||Farafangana Airport
FMSI|IHO|-22.4047|46.1649|MG|Ihosy|Ihosy Airport
FMSJ|MJA|-21.4261|44.3165|MG|Manja|Manja Airport
FMSK|WVK|-22.1197|48.0217|MG||Manakara Airport
FMSL|OVA|-24.2357|45.3045|MG|Bekily|Bekily Airport
FMSM|MNJ|-21.2018|48.3583|MG||Mananjary Airport
FMSN|TDV|-21.7|43.733|MG|Tanandava|Samangoky Airport
FMSR|MXM|-21.7539|43.3755|MG||Morombe Airport
FMST|TLE|-23.3834|43.7285|MG||Toliara Airport
FMSU|VND|-23.3508|47.5817|MG|Vangaindrano|Vangaindrano Airport
FMSV|BKU|-23.733|44.389|MG|Betioky|Betioky Airport
FMSY|AMP|-24.6997|44.7342|MG|Ampanihy|Ampanihy Airport
FMSZ|WAK|-22.2964|44.5315|MG|Ankazoabo|Ankazoabo Airport
FNAM|AZZ|-7.8622|13.1161|AO|Ambriz|Ambriz Airport
FNBC|SSY|-6.2699|14.247|AO|Mbanza Congo|Mbanza Congo Airport
FNBG|BUG|-12.609|13.4037|AO|Benguela|Benguela Airport
FNBJ|NBJ|-9.0468|13.5072|AO|Luanda|Dr. Antonio Agostinho Neto International Airport
FNCA|CAB|-5.597|12.1884|AO|Cabinda|Cabinda Airport
FNCF|CFF|-8.7836|17.9897|AO|Cafunfo|Cafunfo Airport
FNCH|PGI|-7.3589|20.8047|AO|Chitato|Chitato Airport
FNCT|CBT|-12.4792|13.4869|AO|Catumbela|Catumbela Airport
FNCV|CTI|-15.1603|19.1561|AO|Cuito Cuanavale|Cuito Cuanavale Airport
FNCZ|CAV|-11.8931|22.9164|AO|Cazombo|Cazombo Airport
FNDU|DUE|-7.4009|20.8185|AO|Chitato|Dundo Airport
FNGI|VPE|-17.0435|15.6838|AO|Ngiva|Ngjiva Pereira Airport
FNHU|NOV|-12.8089|15.7605|AO|Huambo|Nova Lisboa Airport
FNKU|SVP|-12.4046|16.9474|AO|Kuito|Kuito Airport
FNLB|LLT|-12.3712|13.5366|AO|Lobito|Lobito Airport
FNLK|LBZ|-8.4457|20.7321|AO|Lucapa|Lucapa Airport
FNLU|LAD|-8.8584|13.2312|AO|Luanda|Quatro De Fevereiro Airport
FNLZ|LZM|-9.116|18.0493|AO|Luzamba|Luzamba Airport
FNMA|MEG|-9.5251|16.3124|AO|Malanje|Malanje Airport
FNME|SPP|-14.6576|17.7198|AO|Menongue|Menongue Airport
FNMO|MSZ|-15.2612|12.1468|AO|Namibe|Namibe Airport
FNNG|GXG|-7.7545|15.2877|AO|Negage|Negage Airport
FNPA|PBN|-10.722|13.7655|AO|Port Amboim|Porto Amboim Airport
FNSA|VHC|-9.6891|20.4319|AO|Saurimo|Saurimo Airport
FNSO|SZA|-6.1411|12.3718|AO|Soyo|Soyo Airport
FNSU|NDD|-11.1679|13.8475|AO|Sumbe|Sumbe Airport
FNUA|UAL|-10.7158|22.2311|AO|Luau|Luau Airport
FNUB|SDD|-14.9247|13.575|AO|Lubango|Lubango Airport
FNUE|LUO|-11.7681|19.8977|AO|Luena|Luena Airport
FNUG|UGO|-7.6031|15.0278|AO|Uige|Uige Airport
FNWK|CEO|-11.4264|15.1014|AO|Waco Kungo|Waco Kungo Airport
FNXA|XGN|-16.7554|14.9653|AO|Xangongo|Xangongo Airport
FNZE|ARZ|-7.2594|12.8631|AO|N'zeto|N'zeto Airport
FNZG|NZA|-7.7169|21.3582|AO|Nzagi|Nzagi Airport
FOGA|AKE|-1.1333|13.9|GA|Akiéni|Akiéni Airport
FOGB|BGB|-0.1|11.95|GA|Booue|Booue Airport
FOGE|KDN|-2.4|11.367|GA|Ndende|Ndende Airport
FOGF|FOU|-1.283|10.617|GA|Fougamou|Fougamou Airport
FOGG|MBC|-1.883|11.933|GA|M'Bigou|M'Bigou Airport
FOGI|MGX|-2.433|11.0|GA|Moabi|Moabi Airport
FOGJ|KDJ|-0.183|10.75|GA|N'Djole|Ville Airport
FOGK|KOU|-1.1846|12.4413|GA|Koulamoutou|Koulamoutou Airport
FOGM|MJL|-1.8451|11.0567|GA|Mouila|Mouilla Ville Airport
FOGO|OYE|1.5431|11.5814|GA|Oyem|Oyem Airport
FOGQ|OKN|-0.6652|13.6731|GA|Okondja|Okondja Airport
FOGR|LBQ|-0.7044|10.2457|GA|Lambarene|Lambarene Airport
FOGV|MVX|2.15|12.133|GA|Minvoul|Minvoul Airport
FOOB|BMM|2.0756|11.4932|GA|Bitam|Bitam Airport
FOOD|MFF|-1.533|13.267|GA|Moanda|Moanda Airport
FOOE|MKB|1.017|13.933|GA|Mekambo|Mekambo Airport
FOOG|POG|-0.7117|8.7544|GA|Port Gentil|Port Gentil Airport
FOOH|OMB|-1.5747|9.2627|GA|Omboue|Omboue Hopital Airport
FOOK|MKU|0.5792|12.8909|GA|Makokou|Makokou Airport
FOOL|LBV|0.4586|9.4123|GA|Libreville|Leon M Ba Airport
FOON|MVB|-1.6562|13.438|GA|Franceville|M'Vengue El Hadj Omar Bongo Ondimba International Airport
FOOR|LTL|-0.8267|12.7486|GA|Lastourville|Lastourville Airport
FOOT|TCH|-2.85|11.017|GA|Tchibanga|Tchibanga Airport
FOOY|MYB|-3.4584|10.6741|GA|Mayumba|Mayumba Airport
FPPR|PCP|1.6629|7.4117|ST||Principe Airport
FPST|TMS|0.3782|6.7122|ST|Sao Tome|Sao Tome International Airport
FQAG|ANO|-16.1819|39.9452|MZ|Angoche|Angoche Airport
FQBR|BEW|-19.7964|34.9076|MZ|Beira|Beira Airport
FQCB|FXO|-14.815|36.53|MZ|Cuamba|Cuamba Airport
FQCH|VPY|-19.1513|33.429|MZ|Chimoio|Chimoio Airport
FQIA|IHC|-25.9971|32.9293|MZ|Inhaca|Inhaca Airport
FQIN|INH|-23.8764|35.4085|MZ|Inhambabe|Inhambane Airport
FQLC|VXC|-13.274|35.2663|MZ|Lichinga|Lichinga Airport
FQLU|LFB|-15.0331|40.6717|MZ|Lumbo|Lumbo Airport
FQMA|MPM|-25.9208|32.5726|MZ|Maputo|Maputo Airport
FQMD|MUD|-11.6729|39.5631|MZ|Mueda|Mueda Airport
FQMP|MZB|-11.3618|40.3549|MZ|Mocimboa da Praia|Mocimboa da Praia Airport
FQNC|MNC|-14.4882|40.7122|MZ|Nacala|Nacala Airport
FQNP|APL|-15.1056|39.2818|MZ|Nampula|Nampula Airport
FQPB|POL|-12.9918|40.524|MZ|Pemba / Porto Amelia|Pemba Airport
FQPO|PDD|-26.8285|32.8377|MZ|Ponta do Ouro|Ponta do Ouro Airport
FQQL|UEL|-17.8555|36.8691|MZ|Quelimane|Quelimane Airport
FQTT|TET|-16.1048|33.6402|MZ|Tete|Chingozi Airport
FQVL|VNX|-22.0184|35.3133|MZ|Vilanculo|Vilankulo Airport
FQXA|VJB|-25.0378|33.6274|MZ|Xai-Xai|Xai-Xai Airport
FSDR|DES|-5.6967|53.6558|SC|Desroches Island|Desroches Airport
FSIA|SEZ|-4.6743|55.5218|SC|Mahe Island|Seychelles International Airport
FSPP|PRI|-4.3193|55.6914|SC|Praslin Island|Praslin Airport
FSSB|BDI|-3.7247|55.2053|SC|Bird Island|Bird Island Airport
FSSD|DEI|-3.8022|55.6669|SC|Denis Island|Denis Island Airport
FSSF|FRK|-4.583|55.95|SC|Fregate Island|Fregate Island Airport
FTTA|SRH|9.1444|18.3744|TD|Sarh|Sarh Airport
FTTB|OGR|10.2881|15.3811|TD|Bongor|Bongor Airport
FTTC|AEH|13.847|20.8443|TD||Abeche Airport
FTTD|MQQ|8.6244|16.0714|TD||Moundou Airport
FTTH|LTC|9.4|16.3|TD|Lai|Lai Airport
FTTI|ATV|13.2389|18.3133|TD|Ati|Ati Airport
FTTJ|NDJ|12.1337|15.034|TD|N'Djamena|N'Djamena International Airport
FTTK|BKR|12.383|17.067|TD|Bokoro|Bokoro Airport
FTTL|OTC|13.4433|14.7394|TD|Bol|Bol Airport
FTTM|MVO|12.167|18.675|TD|Mongo|Mongo Airport
FTTN|AMC|11.034|20.274|TD|Am Timan|Am Timan Airport
FTTP|PLF|9.3781|14.925|TD|Pala|Pala Airport
FTTS|OUT|10.483|16.717|TD|Bousso|Bousso Airport
FTTU|AMO|14.1456|15.3144|TD|Mao|Mao Airport
FTTY|FYT|17.9171|19.1111|TD||Faya Largeau Airport
FVBU|BUQ|-20.0174|28.6179|ZW|Bulawayo|Joshua Mqabuko Nkomo International Airport
FVCH|CHJ|-20.2067|32.6283|ZW|Chipinge|Chipinge Airport
FVCZ|BFO|-21.0081|31.5786|ZW|Chiredzi|Buffalo Range Airport
FVFA|VFA|-18.0959|25.839|ZW|Victoria Falls|Victoria Falls International Airport
FVHA|HRE|-17.9318|31.0928|ZW|Harare|Harare International Airport
FVKB|KAB|-16.5198|28.885|ZW|Kariba|Kariba International Airport
FVMU|UTA|-18.9975|32.6272|ZW||Mutare Airport
FVMV|MVZ|-20.0553|30.8591|ZW|Masvingo|Masvingo International Airport
FVTL|GWE|-19.4364|29.8619|ZW|Gweru|Thornhill Air Base
FVWN|HWN|-18.6299|27.021|ZW|Hwange|Hwange National Park Airport
FVWT|WKI|-18.3625|26.5167|ZW|Hwange|Hwange Airport
FWCD|CEH|-10.55|33.8|MW||Chelinda Malawi Airport
FWCL|BLZ|-15.6791|34.974|MW|Blantyre|Chileka International Airport
FWCM|CMK|-14.3069|35.1325|MW|Club Makokola|Club Makokola Airport
FWKA|KGJ|-9.9536|33.893|MW|Karonga|Karonga Airport
FWKG|KBQ|-13.0146|33.4686|MW|Kasungu|Kasungu Airport
FWKI|LLW|-13.7894|33.781|MW|Lilongwe|Lilongwe International Airport
FWLK|LIX|-12.083|34.733|MW|Likoma Island|Likoma Island Airport
FWMY|MYZ|-14.0836|34.9197|MW|Monkey Bay|Monkey Bay Airport
FWSM|LMB|-13.7559|34.5842|MW|Salima|Salima Airport
FXLK|LEF|-29.8908|28.6556|LS|Lebakeng|Lebakeng Airport
FXLR|LRB|-28.8556|28.0528|LS|Leribe|Leribe Airport
FXLS|LES|-29.7829|28.3167|LS|Lesobeng|Lesobeng Airport
FXMA|MSG|-29.8406|28.7764|LS|Matsaile|Matsaile Airport
FXMF|MFC|-29.8011|27.2436|LS|Mafeteng|Mafeteng Airport
FXMK|MKH|-29.2818|29.0728|LS|Mokhotlong|Mokhotlong Airport
FXMM|MSU|-29.4623|27.5525|LS|Maseru|Moshoeshoe I International Airport
FXNK|NKU|-30.0217|28.1969|LS|Nkaus|Nkaus Airport
FXPG|PEL|-29.1206|28.5053|LS|Pelaneng|Pelaneng Airport
FXQG|UTG|-30.4075|27.6933|LS|Quthing|Quthing Airport
FXQN|UNE|-30.1117|28.6719|LS|Qacha's Nek|Qacha's Nek Airport
FXSH|SHK|-29.7309|28.7689|LS|Sehonghong|Sehonghong Airport
FXSK|SKQ|-30.0389|28.3703|LS|Sekakes|Sekakes Airport
FXSM|SOK|-29.8386|28.06|LS|Semonkong|Semonkong Airport
FXSS|SHZ|-29.2676|28.5523|LS|Seshutes|Seshutes Airport
FXTA|THB|-29.5228|28.6158|LS|Thaba-Tseka|Thaba-Tseka Airport
FXTK|TKO|-29.233|28.883|LS|Tlokoeng|Tlokoeng Airport
FYAR|ADI|-22.4622|14.98|NA|Arandis|Arandis Airport
FYGB|GOG|-22.5044|18.9731|NA|Gobabis|Gobabis Airport
FYGF|GFY|-19.6022|18.1227|NA|Grootfontein|Grootfontein Airport
FYKM|MPA|-17.6344|24.1767|NA|Mpacha|Katima Mulilo Airport
FYKT|KMP|-26.5398|18.1114|NA|Keetmanshoop|Keetmanshoop Airport
FYLS|LHU|-18.1167|23.3933|NA|Muneambuanas|Lianshulu Airport
FYLZ|LUD|-26.6874|15.2429|NA|Luderitz|Luderitz Airport
FYME|MJO|-21.0233|16.4528|NA||Mount Etjo Airport
FYMO|OKU|-18.8128|17.0594|NA|Mokuti Lodge|Mokuti Lodge Airport
FYNA|NNI|-18.8064|16.9272|NA|Namutoni|Namutoni Airport
FYOA|OND|-17.8782|15.9526|NA|Ondangwa|Ondangwa Airport
FYOE|OMG|-18.0303|22.1897|NA|Omega|Omega Airport
FYOG|OMD|-28.5847|16.4467|NA|Oranjemund|Oranjemund Airport
FYOO|OKF|-19.1492|15.9119|NA|Okaukuejo|Okaukuejo Airport
FYOW|OTJ|-20.4347|16.6608|NA|Otjiwarongo|Otjiwarongo Airport
FYRU|NDU|-17.9565|19.7194|NA|Rundu|Rundu Airport
FYSA|RHN|-27.8764|16.6478|NA|Rosh Pinah|Skorpion Mine Airport
FYSM|SWP|-22.6619|14.5681|NA|Swakopmund|Swakopmund Airport
FYSS|SZM|-24.5128|15.7467|NA||Sesriem Airstrip
FYTM|TSB|-19.2619|17.7325|NA|Tsumeb|Tsumeb Airport
FYWB|WVB|-22.9799|14.6453|NA|Walvis Bay|Walvis Bay Airport
FYWE|ERS|-22.6122|17.0804|NA|Windhoek|Eros Airport
FYWH|WDH|-22.4799|17.4709|NA|Windhoek|Hosea Kutako International Airport
FZAA|FIH|-4.3857|15.4446|CD|Kinshasa|Ndjili International Airport
FZAB|NLO|-4.3267|15.3275|CD||Ndolo Airport
FZAG|MNB|-5.9309|12.3518|CD||Muanda Airport
FZAJ|BOA|-5.854|13.064|CD|Boma|Boma Airport
FZAL|LZI|-4.95|14.133|CD|Luozi|Luozi Airport
FZAM|MAT|-5.7996|13.4404|CD|Matadi|Tshimpi Airport
FZAR|NKL|-5.45|14.833|CD|Nkolo Fuma|Nkolo Fuma Airport
FZBA|INO|-1.9472|18.2858|CD|Inongo|Inongo Airport
FZBI|NIO|-2.7175|17.6847|CD|Nioki|Nioki Airport
FZBO|FDU|-3.3113|17.3817|CD||Bandundu Airport
FZBT|KRZ|-1.435|19.024|CD|Kiri|Basango Mboliasa Airport
FZCA|KKW|-5.0358|18.7856|CD||Kikwit Airport
FZCB|IDF|-5.0|19.6|CD|Idiofa|Idiofa Airport
FZCE|LUS|-4.8|18.717|CD|Lusanga|Lusanga Airport
FZCV|MSM|-4.783|17.85|CD|Masi Manimba|Masi Manimba Airport
FZEA|MDK|0.0226|18.2887|CD|Mbandaka|Mbandaka Airport
FZEN|BSU|1.2247|19.7889|CD|Basankusu|Basankusu Airport
FZFA|LIE|3.633|18.633|CD|Libenge|Libenge Airport
FZFD|BDT|4.2532|20.9753|CD||Gbadolite Airport
FZFK|GMA|3.2354|19.7713|CD|Gemena|Gemena Airport
FZFP|KLI|4.1576|21.6509|CD||Kotakoli Airport
FZFU|BMB|2.1828|22.4817|CD|Bumbar|Bumbar Airport
FZGA|LIQ|2.171|21.4971|CD|Lisala|Lisala Airport
FZGN|BNB|-0.217|20.85|CD|Boende|Boende Airport
FZGV|IKL|-1.2|23.283|CD|Ikela|Ikela Airport
FZIC|FKI|0.4816|25.338|CD|Kisangani|Bangoka International Airport
FZIR|YAN|0.783|24.467|CD|Yangambi|Yangambi Airport
FZJH|IRP|2.8276|27.5883|CD||Matari Airport
FZKA|BUX|1.5657|30.2208|CD||Bunia Airport
FZKJ|BZU|2.8184|24.7937|CD||Buta Zega Airport
FZMA|BKY|-2.309|28.8088|CD||Bukavu Kavumu Airport
FZMB|RUE|0.1171|29.313|CD|Butembo|Rughenda Airfield
FZNA|GOM|-1.6708|29.2385|CD|Goma|Goma International Airport
FZNP|BNC|0.575|29.4739|CD|Beni|Beni Airport
FZOA|KND|-2.9192|25.9154|CD|Kindu|Kindu Airport
FZOD|KLY|-2.578|26.734|CD|Kalima|Kinkungwa Airport
FZOK|KGN|-4.533|26.617|CD|Kasongo|Kasongo Airport
FZOP|PUN|-1.367|26.333|CD|Punia|Punia Airport
FZQA|FBM|-11.5913|27.5309|CD|Lubumbashi|Lubumbashi International Airport
FZQC|PWO|-8.467|28.883|CD|Pweto|Pweto Airport
FZQG|KEC|-10.35|28.633|CD|Kasenga|Kasenga Airport
FZQM|KWZ|-10.7659|25.5057|CD||Kolwezi Airport
FZRA|MNO|-7.2889|27.3944|CD|Manono|Manono Airport
FZRB|BDV|-7.067|29.783|CD|Moba|Moba Airport
FZRF|FMI|-5.8756|29.25|CD||Kalemie Airport
FZRM|KBO|-6.083|26.917|CD|Kabalo|Kabalo Airport
FZRQ|KOO|-5.3944|26.99|CD|Kongolo|Kongolo Airport
FZSB|KMN|-8.7286|24.9914|CD|Kamina|Kamina / Ville Airport
FZSK|KAP|-8.35|22.583|CD|Kapanga|Kapanga Airport
FZTK|KNM|-7.583|24.15|CD|Kaniama|Kaniama Airport
FZUA|KGA|-5.9001|22.4692|CD|Kananga|Kananga Airport
FZUG|LZA|-7.183|22.4|CD|Luiza|Luiza Airport
FZUK|TSH|-6.4383|20.7947|CD|Tshikapa|Tshikapa Airport
FZVA|LJA|-3.417|23.45|CD|Lodja|Lodja Airport
FZVI|LBO|-4.9617|23.3783|CD|Lusambo|Lusambo Airport
FZVM|MEW|-4.85|21.55|CD|Mweka|Mweka Airport
FZVR|BAN|-4.317|20.433|CD|Basongo|Basongo Airport
FZVS|PFR|-4.333|20.583|CD|Ilebo|Ilebo Airport
FZWA|MJM|-6.1212|23.569|CD|Mbuji Mayi|Mbuji Mayi Airport
FZWC|GDJ|-6.733|23.95|CD|Gandajika|Gandajika Airport
FZWT|KBN|-6.133|24.483|CD|Kabinda|Tunta Airport
GABS|BKO|12.5335|-7.9499|ML|Senou|Senou Airport
GAGM|GUD|16.3614|-3.5997|ML|Goundam|Goundam Airport
GAGO|GAQ|16.2484|-0.0055|ML||Gao Airport
GAKA|KNZ|12.833|-11.25|ML|Kenieba|Kenieba Airport
GAKO|KTX|12.383|-5.467|ML|Koutiala|Koutiala Airport
GAKY|KYS|14.4812|-11.4044|ML||Kayes Dag Dag Airport
GAMB|MZI|14.5128|-4.0796|ML||Ambodedjo Airport
GANK|NRM|15.217|-7.267|ML|Nara|Nara Airport
GANR|NIX|15.2381|-9.5761|ML|Nioro du Sahel|Nioro du Sahel Airport
GASK|KSS|11.333|-5.7|ML|Sikasso|Sikasso Airport
GATB|TOM|16.7305|-3.0076|ML|Timbuktu|Timbuktu Airport
GAYE|EYL|15.133|-10.567|ML|Yelimane|Yelimane Airport
GBYD|BJL|13.338|-16.6522|GM|Banjul|Banjul International Airport
GCFV|FUE|28.4527|-13.8638|ES|Fuerteventura Island|Fuerteventura Airport
GCGM|GMZ|28.0296|-17.2146|ES|Alajero|La Gomera Airport
GCHI|VDE|27.8148|-17.8871|ES|El Hierro Island|Hierro Airport
GCLA|SPC|28.6265|-17.7556|ES|Sta Cruz de la Palma|La Palma Airport
GCLP|LPA|27.9319|-15.3866|ES|Gran Canaria Island|Gran Canaria Airport
GCRR|ACE|28.9455|-13.6052|ES|Lanzarote Island|Lanzarote Airport
GCTS|TFS|28.0445|-16.5725|ES|Tenerife Island|Tenerife South Airport
GCXO|TFN|28.4827|-16.3415|ES|Tenerife Island|Tenerife Norte Airport
GEML|MLN|35.2798|-2.9563|ES|Melilla Island|Melilla Airport
GFBN|BTE|7.5324|-12.5189|SL|Bonthe|Sherbro International Airport
GFBO|KBS|7.9444|-11.761|SL|Bo|Bo Airport
GFGK|GBK|7.767|-12.383|SL|Gbangbatok|Gbangbatok Airport
GFHA|HGS|8.3971|-13.1291|SL|Freetown|Hastings Airport
GFKB|KBA|9.6383|-11.5156|SL|Kabala|Kabala Airport
GFKE|KEN|7.8913|-11.1766|SL|Kenema|Kenema Airport
GFLL|FNA|8.6164|-13.1955|SL|Freetown|Lungi International Airport
GFYE|WYE|8.6105|-11.0454|SL|Yengema|Yengema Airport
GGBU|BQE|11.2974|-15.8381|GW|Bubaque|Bubaque Airport
GGOV|OXB|11.8948|-15.6537|GW|Bissau|Osvaldo Vieira International Airport
GLBU|UCN|5.1677|-9.2835|LR|Buchanan|Buchanan Airport
GLGE|SNI|5.0343|-9.0668|LR|Greenville|Greenville Sinoe Airport
GLMR|MLW|6.2891|-10.7587|LR|Monrovia|Spriggs Payne Airport
GLNA|NIA|7.5|-8.6|LR|Nimba|Nimba Airport
GLRB|ROB|6.2338|-10.3623|LR|Monrovia|Roberts International Airport
GLST|SAZ|4.6667|-8.4333|LR|Sasstown|Sasstown Airport
GLTN|THC|6.0457|-8.1387|LR|Tchien|Tchien Airport
GLVA|VOI|8.4|-9.767|LR|Voinjama|Voinjama Airport
GMAD|AGA|30.325|-9.4131|MA|Agadir|Al Massira Airport
GMAT|TTA|28.4482|-11.1613|MA|Tan Tan|Tan Tan Airport
GMAZ|OZG|30.3203|-5.8667|MA|Zagora|Zagora Airport
GMFB|UAR|32.5143|-1.9831|MA|Bouarfa|Bouarfa Airport
GMFF|FEZ|33.9273|-4.978|MA|Fes|Saiss Airport
GMFK|ERH|31.9475|-4.3983|MA|Errachidia|Moulay Ali Cherif Airport
GMFM|MEK|33.8791|-5.5151|MA|Meknes|Bassatine Airport
GMFO|OUD|34.7872|-1.924|MA|Oujda|Angads Airport
GMMA|SMW|26.7318|-11.6847|EH|Smara|Smara Airport
GMMB|GMD|33.6554|-7.2214|MA|Ben Slimane|Ben Slimane Airport
GMMD|BEM|32.4|-6.3333|MA||Beni Mellal Airport
GMME|RBA|34.0515|-6.7515|MA|Rabat|Rabat-Sale Airport
GMMF|SII|29.3667|-10.1878|MA|Sidi Ifni|Sidi Ifni Xx Airport
GMMH|VIL|23.7183|-15.932|EH|Dakhla|Dakhla Airport
GMMI|ESU|31.3975|-9.6817|MA|Essaouira|Mogador Airport
GMML|EUN|27.1517|-13.2192|EH|El Aaiun|Hassan I Airport
GMMN|CMN|33.3675|-7.59|MA|Casablanca|Mohammed V International Airport
GMMW|NDR|34.9888|-3.0282|MA|Nador|Nador International Airport
GMMX|RAK|31.6069|-8.0363|MA|Marrakech|Menara Airport
GMMY|NNA|34.2989|-6.5959|MA||Kenitra Airport
GMMZ|OZZ|30.9391|-6.9094|MA|Ouarzazate|Ouarzazate Airport
GMTA|AHU|35.1771|-3.8395|MA|Al Hoceima|Cherif Al Idrissi Airport
GMTN|TTU|35.5943|-5.32|MA||Saniat Rmel Airport
GMTT|TNG|35.7269|-5.9169|MA|Tangier|Ibn Batouta Airport
GOBD|DSS|14.6711|-17.0669|SN|Diass|Blaise Diagne International Airport
GODK|KDA|12.8985|-14.9681|SN|Kolda|Kolda North Airport
GOGG|ZIG|12.5556|-16.2818|SN|Ziguinchor|Ziguinchor Airport
GOGS|CSK|12.4102|-16.7461|SN|Cap Skirring|Cap Skirring Airport
GOOK|KLC|14.1469|-16.0513|SN|Kaolack|Kaolack Airport
GOOY|DKR|14.7397|-17.4902|SN|Dakar|Leopold Sedar Senghor International Airport
GOSM|MAX|15.5936|-13.3228|SN|Matam|Ouro Sogui Airport
GOSP|POD|16.683|-14.967|SN|Podor|Podor Airport
GOSR|RDT|16.433|-15.65|SN|Richard Toll|Richard Toll Airport
GOSS|XLS|16.0508|-16.4632|SN|Saint Louis|Saint Louis Airport
GOTB|BXE|14.8473|-12.4683|SN|Bakel|Bakel Airport
GOTK|KGG|12.5723|-12.2203|SN|Kedougou|Kedougou Airport
GOTS|SMY|13.0468|-13.2954|SN|Simenti|Simenti Airport
GOTT|TUD|13.7368|-13.6531|SN|Tambacounda|Tambacounda Airport
GQNA|AEO|16.7113|-9.6379|MR|Aioun El Atrouss|Aioun el Atrouss Airport
GQNB|OTL|17.533|-14.683|MR|Boutilimit|Boutilimit Airport
GQNC|THI|18.45|-9.517|MR|Tichitt|Tichitt Airport
GQND|TIY|18.5701|-11.4235|MR|Tidjikja|Tidjikja Airport
GQNE|BGH|16.6333|-14.2|MR|Boghe|Abbaye Airport
GQNF|KFA|16.59|-11.4062|MR|Kiffa|Kiffa Airport
GQNH|TMD|16.233|-8.167|MR|Timbedra|Timbedra Airport
GQNI|EMN|16.622|-7.3166|MR|Nema|Nema Airport
GQNJ|AJJ|19.733|-14.3833|MR|Akjoujt|Akjoujt Airport
GQNK|KED|16.1595|-13.5076|MR|Kaedi|Kaedi Airport
GQNL|MOM|17.75|-12.5|MR|Moudjeria|Letfotar Airport
GQNN|NKC|18.0982|-15.9485|MR|Nouakchott|Nouakchott International Airport
GQNS|SEY|15.1797|-12.2073|MR|Selibaby|Selibaby Airport
GQNT|THT|17.233|-10.817|MR|Tamchakett|Tamchakett Airport
GQPA|ATR|20.5068|-13.0432|MR|Atar|Atar International Airport
GQPF|FGD|22.667|-12.733|MR|Fderik|Fderik Airport
GQPP|NDB|20.9331|-17.03|MR|Nouadhibou|Nouadhibou International Airport
GQPZ|OUZ|22.7564|-12.4836|MR|Zouerate|Tazadit Airport
GUCY|CKY|9.5769|-13.612|GN|Conakry|Conakry Airport
GUFA|FIG|10.3506|-13.5692|GN||Fria Airport
GUFH|FAA|10.0355|-10.7698|GN||Faranah Airport
GUKU|KSI|9.1606|-10.1244|GN|Kissidougou|Kissidougou Airport
GULB|LEK|11.3261|-12.2868|GN||Labe Airport
GUMA|MCA|8.533|-9.467|GN|Macenta|Macenta Airport
GUNZ|NZE|7.806|-8.7018|GN|Nzerekore|Nzerekore Airport
GUOK|BKJ|10.9658|-14.2811|GN|Boke|Boke Airport
GUSB|SBI|12.5727|-13.3585|GN|Koundara|Sambailo Airport
GUSI|GII|11.433|-9.167|GN|Siguiri|Siguiri Airport
GUXN|KNN|10.394|-9.3038|GN|Kankan|Kankan Airport
GVAC|SID|16.7414|-22.9494|CV|Espargos|Amilcar Cabral International Airport
GVAN|NTO|17.2028|-25.0906|CV|Ponta do Sol|Agostinho Neto Airport
GVBA|BVC|16.1365|-22.8889|CV|Rabil|Rabil Airport
GVBR|BVR|14.8643|-24.746|CV|Brava Island|Esperadinha Airport
GVMA|MMO|15.1559|-23.2137|CV|Vila do Maio|Maio Airport
GVMT|MTI|15.045|-24.3392|CV|Vila do Mosteiros|Mosteiros Airport
GVNP|RAI|14.9245|-23.4935|CV|Praia|Praia International Airport
GVSF|SFL|14.885|-24.48|CV|Sao Filipe|Sao Filipe Airport
GVSN|SNE|16.5884|-24.2847|CV|Preguica|Preguica Airport
GVSV|VXE|16.8332|-25.0553|CV|Sao Pedro|Sao Pedro Airport
HAAB|ADD|8.9779|38.7993|ET|Addis Ababa|Bole International Airport
HAAM|AMH|6.0394|37.5905|ET||Arba Minch Airport
HAAX|AXU|14.1468|38.7728|ET||Axum Airport
HABC|BCO|5.7829|36.562|ET|Baco|Baco Airport
HABD|BJR|11.6081|37.3216|ET|Bahir Dar|Bahir Dar Airport
HABE|BEI|9.3864|34.5219|ET|Beica|Beica Airport
HADC|DSE|11.0825|39.7114|ET|Dessie|Combolcha Airport
HADD|DEM|8.554|34.858|ET|Dembidollo|Dembidollo Airport
HADM|DBM|10.35|37.717|ET|Debra Marcos|Debra Marcos Airport
HADR|DIR|9.6247|41.8542|ET|Dire Dawa|Aba Tenna Dejazmach Yilma International Airport
HADT|DBT|11.967|38.0|ET|Debre Tabor|Debre Tabor Airport
HAFN|FNH|9.583|37.35|ET|Fincha|Fincha Airport
HAGB|GOB|7.017|40.0|ET|Goba|Robe Airport
HAGM|GMB|8.1288|34.5631|ET|Gambela|Gambella Airport
HAGN|GDQ|12.5199|37.434|ET|Gondar|Gonder Airport
HAGO|GDE|5.9351|43.5786|ET|Gode|Gode Airport
HAGR|GOR|8.1614|35.5529|ET|Gore|Gore Airport
HAHU|HUE|14.25|36.583|ET|Humera|Humera Airport
HAJJ|JIJ|9.3303|42.9108|ET|Jijiga|Jigjiga Garad Wilwal Airport
HAJM|JIM|7.6661|36.8166|ET|Jimma|Jimma Airport
HAKD|ABK|6.734|44.253|ET|Kabri Dehar|Kabri Dehar Airport
HAKL|LFO|5.657|44.35|ET|Kelafo|Kelafo East Airport
HALA|AWA|7.067|38.5|ET|Awassa|Awassa Airport
HALL|LLI|11.975|38.98|ET|Lalibela|Lalibella Airport
HAMJ|TUJ|5.833|35.533|ET|Maji|Tume Airport
HAMK|MQX|13.4674|39.5335|ET||Mekele Airport
HAML|MZX|6.4081|39.7239|ET|Masslo|Masslo Airport
HAMM|ETE|12.933|36.167|ET|Metema|Metema Airport
HAMN|NDM|9.767|35.1|ET|Mendi|Mendi Airport
HAMT|MTF|6.9571|35.5547|ET|Mizan Teferi|Mizan Teferi Airport
HANJ|NEJ|9.55|35.467|ET|Nejjo|Nejjo Airport
HANK|NEK|9.05|36.6|ET|Nekemte|Nekemte Airport
HASO|ASO|10.0185|34.5863|ET|Asosa|Asosa Airport
HASR|SHC|14.076|38.2735|ET|Shire|Shire Airport
HATP|TIE|7.2024|35.415|ET|Tippi|Tippi Airport
HAWC|WAC|7.167|37.167|ET|Waca|Waca Airport
HBBA|BJM|-3.324|29.3185|BI|Bujumbura|Bujumbura International Airport
HBBE|GID|-3.4172|29.9113|BI|Gitega|Gitega Airport
HBBO|KRE|-2.5448|30.0946|BI|Kirundo|Kirundo Airport
HCAD|AAD|6.0958|46.6375|SO|Adado|Adado Airport
HCMA|ALU|11.9582|50.748|SO|Alula|Alula Airport
HCMB|BIB|3.1022|43.6286|SO|Baidoa|Baidoa Airport
HCMC|CXN|11.5|49.917|SO|Candala|Candala Airport
HCMD|BSY|2.3361|42.3078|SO||Bardera Airport
HCME|HCM|7.917|49.8|SO|Eil|Eil Airport
HCMF|BSA|11.2753|49.1494|SO|Bosaso|Bosaso Airport
HCMG|GSR|9.517|49.083|SO|Gardo|Gardo Airport
HCMH|HGA|9.5182|44.0888|SO|Hargeisa|Egal International Airport
HCMI|BBO|10.3892|44.9411|SO|Berbera|Berbera Airport
HCMK|KMU|-0.3774|42.4592|SO||Kisimayu Airport
HCMM|MGQ|2.0144|45.3047|SO|Mogadishu|Aden Adde International Airport
HCMO|CMO|5.3667|48.5167|SO|Obbia|Obbia Airport
HCMR|GLK|6.7808|47.4547|SO|Galcaio|Galcaio Airport
HCMS|CMS|10.3|50.233|SO|Scusciuban|Scusciuban Airport
HCMU|ERA|10.642|47.388|SO|Erigavo|Erigavo Airport
HCMV|BUO|9.5275|45.5549|SO|Burao|Burao Airport
HCMW|GGR|8.46|48.5683|SO|Garowe|Garowe Airport
HDAM|JIB|11.5473|43.1595|DJ|Djibouti City|Djibouti-Ambouli Airport
HDAS|AII|11.1469|42.72|DJ|Ali-Sabieh|Ali-Sabieh Airport
HDMO|MHI|11.7167|43.2|DJ|Moucha Island|Moucha Airport
HDOB|OBC|11.967|43.267|DJ|Obock|Obock Airport
HDTJ|TDJ|11.783|42.917|DJ|Tadjoura|Tadjoura Airport
HE24|SEW|29.3455|25.5067|EG|Siwa|Siwa Oasis North Airport
HEAL|DBB|30.9245|28.4614|EG|El Alamein|El Alamein International Airport
HEAR|AAC|31.0733|33.8358|EG|El Arish|El Arish International Airport
HEAT|ATZ|27.0465|31.012|EG|Assiut|Assiut International Airport
HEBA|HBE|30.9177|29.6964|EG|Alexandria|Borg El Arab International Airport
HEBL|ABS|22.376|31.6117|EG|Abu Simbel|Abu Simbel Airport
HECA|CAI|30.1219|31.4056|EG|Cairo|Cairo International Airport
HECP|CCE|30.0722|31.8333|EG|New Administrative Capital|Capital International Airport
HEDK|DAK|25.4116|29.0031|EG||Dakhla Airport
HEGN|HRG|27.1783|33.7994|EG|Hurghada|Hurghada International Airport
HEKG|UVL|25.4736|30.5907|EG||El Kharga Airport
HELX|LXR|25.671|32.7066|EG|Luxor|Luxor International Airport
HEMA|RMF|25.5571|34.5837|EG|Marsa Alam|Marsa Alam International Airport
HEMK|HMB|26.3428|31.7428|EG|Sohag|Sohag International Airport
HEMM|MUH|31.3254|27.2217|EG|Mersa Matruh|Mersa Matruh Airport
HEOW|GSQ|22.5857|28.7166|EG||Shark El Oweinat International Airport
HEPS|PSD|31.2794|32.24|EG|Port Said|Port Said Airport
HESC|SKV|28.6853|34.0625|EG||St Catherine International Airport
HESH|SSH|27.9773|34.395|EG|Sharm el-Sheikh|Sharm El Sheikh International Airport
HESN|ASW|23.9644|32.82|EG|Aswan|Aswan International Airport
HESX|SPX|30.1147|30.8933|EG|Giza|Sphinx International Airport
HETB|TCP|29.5878|34.7781|EG|Taba|Taba International Airport
HETR|ELT|28.209|33.6455|EG||El Tor Airport
HHAS|ASM|15.2919|38.9107|ER|Asmara|Asmara International Airport
HHMS|MSW|15.67|39.3701|ER|Massawa|Massawa International Airport
HHSB|ASA|13.0718|42.645|ER|Assab|Assab International Airport
HHTS|TES|15.117|36.683|ER|Teseney|Teseney Airport
HI01|HPV|22.2092|-159.4455|US|Hanalei|Princeville Airport
HKAM|ASV|-2.645|37.2531|KE|Amboseli National Park|Amboseli Airport
HKEL|EDL|0.4045|35.2389|KE|Eldoret|Eldoret International Airport
HKES|EYS|3.2167|35.9667|KE|Eliye Springs|Eliye Springs Airport
HKFG|KLK|3.483|35.833|KE|Kalokol|Kalokol Airport
HKGA|GAS|-0.4635|39.6483|KE|Garissa|Garissa Airport
HKHO|HOA|-1.522|40.004|KE|Hola|Hola Airport
HKJK|NBO|-1.3192|36.9278|KE|Nairobi|Jomo Kenyatta International Airport
HKKE|KEU|-1.583|35.25|KE|Keekorok|Keekorok Airport
HKKG|GGM|0.2713|34.7873|KE|Kakamega|Kakamega Airport
HKKI|KIS|-0.0861|34.7289|KE|Kisumu|Kisumu Airport
HKKL|ILU|-2.9106|38.0652|KE|Kilaguni|Kilaguni Airport
HKKR|KEY|-0.417|35.25|KE|Kericho|Kericho Airport
HKKT|KTL|0.972|34.9586|KE|Kitale|Kitale Airport
HKLK|LKG|4.2041|34.3482|KE|Lokichoggio|Lokichoggio Airport
HKLO|LOK|3.122|35.6087|KE|Lodwar|Lodwar Airport
HKLU|LAU|-2.2524|40.9131|KE|Lamu|Manda Airstrip
HKLY|LOY|2.75|36.717|KE|Loyengalani|Loyengalani Airport
HKMA|NDE|3.933|41.85|KE|Mandera|Mandera Airport
HKMB|RBT|2.35|37.983|KE|Marsabit|Segel Airport
HKMK|JJM|0.1651|38.1951|KE|Meru-Kinna|Mulika Lodge Airport
HKML|MYD|-3.2293|40.1017|KE|Malindi|Malindi Airport
HKMO|MBA|-4.0348|39.5942|KE|Mombasa|Mombasa Moi International Airport
HKMS|MRE|-1.4061|35.0081|KE|Masai Mara|Mara Serena Lodge Airstrip
HKMY|OYL|3.4697|39.1014|KE|Moyale (Lower)|Moyale Airport
HKNI|NYE|-0.3644|36.9785|KE|Nyeri|Nyeri Airport
HKNK|NUU|-0.2981|36.1593|KE|Nakuru|Nakuru Airport
HKNW|WIL|-1.3217|36.8148|KE|Nairobi|Nairobi Wilson Airport
HKNY|NYK|-0.0624|37.041|KE|Nanyuki|Nanyuki Airport
HKSB|UAS|0.5306|37.5342|KE|Samburu South|Samburu South Airport
HKUK|UKA|-4.2933|39.5711|KE|Ukunda|Ukunda Airstrip
HKWJ|WJR|1.7332|40.0916|KE|Wajir|Wajir Airport
HLGD|SRX|31.0635|16.595|LY|Sirt|Gardabya Airport
HLGN|TOB|31.861|23.907|LY|Tobruk|Gamal Abdel Nasser Airport
HLGT|GHT|25.1456|10.1426|LY|Ghat|Ghat Airport
HLKF|AKF|24.1787|23.314|LY|Kufra|Kufra Airport
HLLB|BEN|32.0968|20.2695|LY|Benghazi|Benina International Airport
HLLM|MJI|32.8941|13.276|LY|Tripoli|Mitiga Airport
HLLQ|LAQ|32.7887|21.9643|LY|Al Bayda'|La Abraq Airport
HLLS|SEB|26.987|14.4725|LY|Sabha|Sabha Airport
HLLT|TIP|32.6635|13.159|LY|Tripoli|Tripoli International Airport
HLMB|LMQ|30.3781|19.5764|LY||Marsa Brega Airport
HLMS|MRA|32.3256|15.0597|LY|Misrata|Misrata International Airport
HLNR|NFR|29.2132|21.5924|LY|Nafurah 1|Nafurah 1 Airport
HLON|HUQ|29.1101|15.9656|LY||Hon Airport
HLTD|LTD|30.1517|9.7153|LY|Ghadames|Ghadames East Airport
HLZW|WAX|32.9523|12.0155|LY|Zuwara|Zwara Airport
HRYG|GYI|-1.6772|29.2589|RW|Gisenyi|Gisenyi Airport
HRYI|BTQ|-2.5958|29.7367|RW|Butare|Butare Airport
HRYR|KGL|-1.9686|30.1395|RW|Kigali|Kigali International Airport
HRYU|RHG|-1.5|29.633|RW|Ruhengeri|Ruhengeri Airport
HRZA|KME|-2.4622|28.9079|RW|Kamembe|Kamembe Airport
HSAT|ATB|17.7103|34.057|SD|Atbara|Atbara Airport
HSDB|EDB|18.025|30.9583|SD|El Debba|El Debba Airport
HSDN|DOG|19.1539|30.4301|SD|Dongola|Dongola Airport
HSDZ|RSS|11.7859|34.3367|SD|Ad Damazin|Damazin Airport
HSFS|ELF|13.6149|25.3246|SD|El Fasher|El Fasher Airport
HSGF|GSU|14.133|35.317|SD|Gedaref|Azaza Airport
HSGG|DNX|12.533|35.067|SD|Dinder|Galegu Airport
HSGN|EGN|13.4817|22.4672|SD|Geneina|Geneina Airport
HSKA|KSL|15.3875|36.3288|SD|Kassala|Kassala Airport
HSKG|GBU|14.925|35.878|SD|Khashm El Girba|Khashm El Girba Airport
HSKI|KST|13.183|32.733|SD|Kosti|Kosti Airport
HSLI|KDX|11.138|29.7011|SD|Kadugli|Kadugli Airport
HSMK|RBX|6.825|29.669|SS|Rumbek|Rumbek Airport
HSMR|MWE|18.45|31.833|SD|Merowe|Merowe Airport
HSNH|NUD|12.667|28.333|SD|En Nahud|En Nahud Airport
HSNN|UYL|12.0535|24.9562|SD|Nyala|Nyala Airport
HSNW|NHF|15.3556|35.7278|SD|New Halfa|New Halfa Airport
HSOB|EBD|13.1532|30.2327|SD|Al-Ubayyid|El Obeid Airport
HSPN|PZU|19.4336|37.2341|SD|Port Sudan|Port Sudan New International Airport
HSSJ|JUB|4.872|31.6011|SS|Juba|Juba Airport
HSSK|KRT|15.5903|32.553|SD|Khartoum|Khartoum International Airport
HSSM|MAK|9.559|31.6522|SS|Malakal|Malakal Airport
HSSW|WHF|21.8027|31.5216|SD|Wadi Halfa|Wadi Halfa Airport
HSWW|WUU|7.7258|27.975|SS|Wau|Wau Airport
HSZA|ZLX|12.9|23.483|SD|Zalingei|Zalingei Airport
HTAR|ARK|-3.3678|36.6333|TZ|Arusha|Arusha Airport
HTBU|BKZ|-1.332|31.8212|TZ|Bukoba|Bukoba Airport
HTDA|DAR|-6.8781|39.2026|TZ|Dar es Salaam|Mwalimu Julius K. Nyerere International Airport
HTDO|DOD|-6.1704|35.7526|TZ|Dodoma|Dodoma Airport
HTIR|IRI|-7.6686|35.7521|TZ|Nduli|Iringa Airport
HTKA|TKQ|-4.8862|29.6709|TZ|Kigoma|Kigoma Airport
HTKI|KIY|-8.933|39.517|TZ|Kilwa Masoko|Kilwa Masoko Airport
HTKJ|JRO|-3.4294|37.0745|TZ|Arusha|Kilimanjaro International Airport
HTLI|LDI|-9.8511|39.7578|TZ|Lindi|Kikwetu Airport
HTLM|LKY|-3.3763|35.8183|TZ|Lake Manyara National Park|Lake Manyara Airport
HTMA|MFA|-7.917|39.667|TZ|Mafia Island|Mafia Island Airport
HTMB|MBI|-8.917|33.467|TZ|Mbeya|Mbeya Airport
HTMD|MWN|-3.5|33.617|TZ|Mwadui|Mwadui Airport
HTMI|XMI|-10.733|38.767|TZ|Masasi|Masasi Airport
HTMT|MYW|-10.3391|40.1818|TZ|Mtwara|Mtwara Airport
HTMU|MUZ|-1.503|33.8021|TZ|Musoma|Musoma Airport
HTMW|MWZ|-2.4445|32.9327|TZ|Mwanza|Mwanza Airport
HTNA|NCH|-10.3575|38.7792|TZ|Nachingwea|Nachingwea Airport
HTNJ|JOM|-9.35|34.8|TZ|Njombe|Njombe Airport
HTPE|PMA|-5.2573|39.8114|TZ|Chake|Pemba Airport
HTSN|SEU|-2.4581|34.8225|TZ|Seronera|Seronera Airport
HTSO|SGX|-10.683|35.583|TZ|Songea|Songea Airport
HTSU|SUT|-7.967|31.667|TZ|Sumbawanga|Sumbawanga Airport
HTSY|SHY|-3.6093|33.5035|TZ|Shinyanga|Shinyanga Airport
HTTB|TBO|-5.0764|32.8333|TZ|Tabora|Tabora Airport
HTTG|TGT|-5.0924|39.0712|TZ|Tanga|Tanga Airport
HTZA|ZNZ|-6.222|39.2249|TZ|Kiembi Samaki|Zanzibar Airport
HUAR|RUA|3.05|30.917|UG|Arua|Arua Airport
HUEN|EBB|0.0424|32.4435|UG|Kampala|Entebbe International Airport
HUGU|ULU|2.8056|32.2718|UG|Gulu|Gulu Airport
HUJI|JIN|0.45|33.2|UG|Jinja|Jinja Airport
HUKF|KBG|2.3264|31.4978|UG|Kabalega Falls|Kabalega Falls Airport
HUKS|KSE|0.183|30.1|UG|Kasese|Kasese Airport
HUMA|MBQ|-0.5553|30.5994|UG|Mbarara|Mbarara Airport
HUMI|KCU|1.7581|31.7367|UG|Masindi|Masindi Airport
HUPA|PAF|2.2022|31.5544|UG||Pakuba Airport
HUSO|SRT|1.7277|33.6228|UG|Soroti|Soroti Airport
HUTO|TRY|0.683|34.167|UG|Tororo|Tororo Airport
K00C|AMK|37.2032|-107.8692|US|Durango|Animas Air Park
K00F|BDX|45.4705|-105.4571|US|Broadus|Broadus Airport
K05U|EUE|39.6037|-116.0036|US|Eureka|Eureka Airport
K06U|KPT|41.9758|-114.658|US|Jackpot|Jackpot/Hayden Field
K0B8|FID|41.2521|-72.0316|US|Fishers Island|Elizabeth Field
K0F3|RTL|43.3874|-95.1395|US|Spirit Lake|Spirit Lake Municipal Airport
K0K7|HUD|42.7349|-94.2455|US|Humboldt|Humboldt Municipal Airport
K0S9|TWD|48.0538|-122.8106|US|Port Townsend|Jefferson County International Airport
K0V7|MVM|36.7164|-110.2284|US|Kayenta|Kayenta Airport
K1B1|HCC|42.2913|-73.7103|US|Hudson|Columbia County Airport
K1F0|AHD|34.147|-97.1227|US|Ardmore|Ardmore Downtown Executive Airport
K1G4|GCW|35.9861|-113.8169|US|Peach Springs|Grand Canyon West Airport
K1KC|KKK|64.4244|-156.8433|US|Kalakaket Creek|Kalakaket Creek Air Station
K1O2|CKE|38.9906|-122.9007|US|Lakeport|Lampson Field
K1O5|ROF|41.73|-122.5445|US|Montague|Montague-Yreka Rohrer Field
K1O6|MHS|41.2629|-122.272|US|Dunsmuir|Dunsmuir Municipal-Mott Airport
K1P1|PLY|43.7783|-71.7538|US|Plymouth|Plymouth Municipal Airport
K1Q9|MIJ|6.0833|171.7333|MH|Mili Island|Mili Airport
K1V2|PGC|42.01|-101.7701|US|Hyannis|Grant County Airport
K1V6|CNE|38.4286|-105.1069|US|Canon City|Fremont County Airport
K1Z1|GCT|36.2565|-113.2309|US|Whitmore|Grand Canyon Bar Ten Airstrip
K2AK|LVD|61.3591|-155.4404|US|Lime Village|Lime Village Airport
K2B3|NWH|43.3871|-72.1876|US|Newport|Parlin Field
K2F0|IRB|30.9062|-101.8898|US|Iraan|Iraan Municipal Airport
K2G4|ODM|39.5808|-79.3359|US|Oakland|Garrett County Airport
K2K5|TLF|63.379|-153.2842|US|Telida|Telida Airport
K2O1|GNF|39.9439|-120.9454|US|Quincy|Gansner Field
K2S7|CHZ|42.5793|-121.879|US|Chiloquin|Chiloquin State Airport
K2W6|LTW|38.3157|-76.5522|US|Leonardtown|St Mary's County Regional Airport
K35A|USC|34.6869|-81.6412|US|Union|Union County, Troy Shelton Field
K37V|AHF|40.3416|-99.9078|US|Arapahoe|Arapahoe Municipal Airport
K39N|PCT|40.3991|-74.659|US|Princeton/Rocky Hill|Princeton Airport
K3O9|NRI|36.5776|-94.8619|US|Afton|Grand Lake Regional Airport
K3S8|GTP|42.5101|-123.388|US|Grants Pass|Grants Pass Airport
K3T4|TEH|63.1247|-142.5186|US|Tetlin|Tetlin Airport
K3TR|NLE|41.8359|-86.2252|US|Niles|Jerry Tyler Memorial Airport
K3VS|VRS|38.4283|-92.8753|US|Versailles|Roy Otten Memorial Airfield
K3W7|GCD|47.9221|-119.083|US|Electric City|Grand Coulee Dam Airport
K40G|VLE|35.6506|-112.1481|US|Grand Canyon|Valle Airport
K41U|NTJ|39.3314|-111.6126|US|Manti|Sanpete County Regional Airport
K44U|SBO|39.0291|-111.8383|US|Salina|Salina-Gunnison Airport
K47N|JVI|40.5244|-74.5983|US|Manville|Central Jersey Regional Airport
K4AK|LIV|65.4673|-148.6537|US|Livengood|Livengood Camp Airport
K4K0|PDB|59.7969|-154.13|US|Pedro Bay|Pedro Bay Airport
K4R7|UCE|30.4663|-92.4238|US|Eunice|Eunice Airport
K4S1|GOL|42.4154|-124.4249|US|Gold Beach|Gold Beach Municipal Airport
K4V0|RNG|40.094|-108.7631|US|Rangely|Rangely Airport
K50I|KKT|40.7587|-87.4291|US|Kentland|Kentland Municipal Airport
K5A8|WKK|59.2826|-158.6179|US|Aleknagik|Aleknagik /New Airport
K5N2|PRW|45.5383|-90.2763|US|Prentice|Prentice Airport
K5NK|NNK|58.7347|-157.0252|US|Naknek|Naknek Airport
K5T9|EGP|28.8571|-100.5135|US|Eagle Pass|Maverick County Memorial International Airport
K67L|MFH|36.8331|-114.0559|US|Mesquite|Mesquite Airport
K6B6|MMN|42.4604|-71.518|US|Stow|Minute Man Air Field
K6D9|ECA|44.3128|-83.4223|US|East Tawas|Iosco County Airport
K6N7|NYS|40.734|-73.9729|US|New York|New York Skyports Inc Seaplane Base
K6R7|OLH|57.2183|-153.2698|US|Old Harbor|Old Harbor Airport
K6S2|FMU|43.9828|-124.1114|US|Florence|Florence Municipal Airport
K74S|OTS|48.4985|-122.6625|US|Anacortes|Anacortes Airport
K74V|ROL|40.2784|-110.0514|US|Roosevelt|Roosevelt Municipal Airport
K7V2|WPO|38.8313|-107.6459|US|Paonia|North Fork Valley Airport
K80F|ATE|34.1936|-95.6499|US|Antlers|Antlers Municipal Airport
K9A8|UGS|57.5234|-157.396|US|Ugashik|Ugashik Airport
KA63|TWA|59.0745|-160.275|US|Twin Hills|Twin Hills Airport
KA79|KCQ|56.2555|-158.7778|US|Chignik Lake|Chignik Lake Airport
KAAF|AAF|29.7275|-85.0274|US|Apalachicola|Apalachicola Regional-Cleve Randolph Field
KABE|ABE|40.6524|-75.4404|US|Allentown|Lehigh Valley International Airport
KABI|ABI|32.4113|-99.6819|US|Abilene|Abilene Regional Airport
KABQ|ABQ|35.0389|-106.6083|US|Albuquerque|Albuquerque International Sunport Airport
KABR|ABR|45.4468|-98.4224|US|Aberdeen|Aberdeen Regional Airport
KABY|ABY|31.5355|-84.1945|US|Albany|Southwest Georgia Regional Airport
KACB|ACB|44.9886|-85.1983|US|Bellaire|Antrim County Airport
KACK|ACK|41.2533|-70.0605|US|Nantucket|Nantucket Memorial Airport
KACT|ACT|31.6122|-97.2303|US|Waco|Waco Regional Airport
KACV|ACV|40.9778|-124.1085|US|Arcata/Eureka|California Redwood Coast-Humboldt County Airport
KACY|ACY|39.4576|-74.5772|US|Atlantic City|Atlantic City International Airport
KADG|ADG|41.8676|-84.0773|US|Adrian|Lenawee County Airport
KADH|ADT|34.8043|-96.6712|US|Ada|Ada Regional Airport
KADM|ADM|34.3039|-97.0206|US|Ardmore|Ardmore Municipal Airport
KADS|ADS|32.9686|-96.8365|US|Dallas|Addison Airport
KADW|ADW|38.8108|-76.8674|US|Camp Springs|Joint Base Andrews Airport
KAEL|AEL|43.6813|-93.3681|US|Albert Lea|Albert Lea Municipal Airport
KAEX|AEX|31.3274|-92.5486|US|Alexandria|Alexandria International Airport
KAFF|AFF|38.9734|-104.82|US|Colorado Springs|Usaf Academy Davis Airfield
KAFJ|WSG|40.1365|-80.2902|US|Washington|Washington County Airport
KAFN|AFN|42.8051|-72.003|US|Jaffrey|Jaffrey Airfield Silver Ranch Airport
KAFO|AFO|42.7088|-110.9422|US|Afton|Afton Lincoln County/General Boyd L Eddins Field
KAFW|AFW|32.9903|-97.3194|US|Fort Worth|Perot Field/Fort Worth Alliance Airport
KAGC|AGC|40.3544|-79.929|US|Pittsburgh|Allegheny County Airport
KAGO|AGO|33.2275|-93.217|US|Magnolia|Ralph C Weiser Field
KAGS|AGS|33.37|-81.9645|US|Augusta|Augusta Regional At Bush Field
KAHC|AHC|40.2659|-120.1506|US|Herlong|Amedee Army Air Field
KAHH|AHH|45.2811|-92.3754|US|Amery|Amery Municipal Airport
KAHN|AHN|33.9486|-83.3259|US|Athens|Athens/Ben Epps Airport
KAIA|AIA|42.0532|-102.8037|US|Alliance|Alliance Municipal Airport
KAID|AID|40.1086|-85.613|US|Anderson|Anderson Regional Airport
KAIK|AIK|33.6494|-81.685|US|Aiken|Aiken Regional Airport
KAIO|AIO|41.4038|-95.0487|US|Atlantic|Atlantic Municipal Airport
KAIV|AIV|33.1067|-88.1972|US|Aliceville|George Downer Airport
KAIZ|AIZ|38.096|-92.5495|US|Kaiser/Lake Ozark|Lee C Fine Memorial Airport
KAKO|AKO|40.1756|-103.222|US|Akron|Colorado Plains Regional Airport
KAKR|AKC|41.0374|-81.4677|US|Akron|Akron Fulton International Airport
KALB|ALB|42.7491|-73.802|US|Albany|Albany International Airport
KALI|ALI|27.7409|-98.0269|US|Alice|Alice International Airport
KALM|ALM|32.8394|-105.9911|US|Alamogordo|Alamogordo-White Sands Regional Airport
KALN|ALN|38.8899|-90.046|US|Alton/St Louis|St Louis Regional Airport
KALO|ALO|42.5584|-92.401|US|Waterloo|Waterloo Regional Airport
KALS|ALS|37.4351|-105.8679|US|Alamosa|San Luis Valley Regional/Bergman Field
KALW|ALW|46.0925|-118.2841|US|Walla Walla|Walla Walla Regional Airport
KALX|ALX|32.9147|-85.9629|US|Alexander City|Thomas C Russell Field
KAMA|AMA|35.2194|-101.7059|US|Amarillo|Rick Husband Amarillo International Airport
KAMN|AMN|43.3221|-84.6879|US|Alma|Gratiot Community Airport
KAMW|AMW|41.992|-93.6218|US|Ames|Ames Municipal Airport
KANB|ANB|33.5882|-85.8581|US|Anniston|Anniston Regional Airport
KAND|AND|34.4946|-82.7094|US|Anderson|Anderson Regional Airport
KANJ|SSM|46.4792|-84.3684|US|Sault Ste Marie|Sault Ste Marie Municipal/Sanderson Field
KANK|SLT|38.5383|-106.0486|US|Salida|Salida/Harriett Alexander Field
KANP|ANP|38.9429|-76.5684|US|Annapolis|Lee Airport
KANQ|ANQ|41.6397|-85.0835|US|Angola|Tri-State Steuben County Airport
KANW|ANW|42.5792|-99.993|US|Ainsworth|Ainsworth Regional Airport
KANY|ANY|37.1599|-98.0795|US|Anthony|Anthony Municipal Airport
KAOH|AOH|40.7075|-84.0271|US|Lima|Lima Allen County Airport
KAOO|AOO|40.2964|-78.32|US|Altoona|Altoona/Blair County Airport
KAPA|APA|39.5701|-104.8493|US|Denver|Centennial Airport
KAPC|APC|38.2132|-122.2807|US|Napa|Napa County Airport
KAPF|APF|26.1524|-81.7756|US|Naples|Naples Municipal Airport
KAPG|APG|39.4655|-76.1683|US|Aberdeen|Phillips Army Air Field (Aberdeen Proving Ground) Airport
KAPH|APH|38.0689|-77.319|US|Bowling Green|Ap Hill Lz (Fort Ap Hill) Airport
KAPN|APN|45.0781|-83.5603|US|Alpena|Alpena County Regional Airport
KAPT|APT|35.0607|-85.5853|US|Jasper|Marion County/Brown Field
KAPV|APV|34.5753|-117.1862|US|Apple Valley|Apple Valley Airport
KAQY|AQY|60.969|-149.1193|US|Girdwood|Girdwood Airport
KARA|ARA|30.0378|-91.8839|US|New Iberia|Acadiana Regional Airport
KARB|ARB|42.2229|-83.7457|US|Ann Arbor|Ann Arbor Municipal Airport
KARG|ARG|36.1247|-90.9251|US|Walnut Ridge|Walnut Ridge Regional Airport
KARM|WHT|29.2543|-96.1544|US|Wharton|Wharton Regional Airport
KARR|AUZ|41.7719|-88.4757|US|Chicago/Aurora|Aurora Municipal Airport
KART|ART|43.9918|-76.0194|US|Watertown|Watertown International Airport
KARV|ARV|45.9279|-89.7309|US|Minocqua-Woodruff|Lakeland/Noble F Lee Memorial Field
KARW|BFT|32.4122|-80.6344|US|Beaufort|Beaufort Executive Airport
KASE|ASE|39.2219|-106.8682|US|Aspen|Aspen-Pitkin County/Sardy Field
KASG|SPZ|36.1764|-94.1192|US|Springdale|Springdale Municipal Airport
KASH|ASH|42.7824|-71.5141|US|Nashua|Boire Field
KASL|ASL|32.5205|-94.3078|US|Marshall|Harrison County Airport
KASN|ASN|33.5695|-86.0512|US|Talladega|Talladega Municipal Airport
KAST|AST|46.158|-123.8786|US|Astoria|Astoria Regional Airport
KASX|ASX|46.5485|-90.919|US|Ashland|John F Kennedy Memorial Airport
KASY|ASY|46.0232|-99.3526|US|Ashley|Ashley Municipal Airport
KATL|ATL|33.6367|-84.4279|US|Atlanta|Hartsfield/Jackson Atlanta International Airport
KATS|ATS|32.8519|-104.4676|US|Artesia|Artesia Municipal Airport
KATW|ATW|44.2581|-88.5191|US|Appleton|Appleton International Airport
KATY|ATY|44.914|-97.1547|US|Watertown|Watertown Regional Airport
KAUG|AUG|44.3207|-69.7973|US|Augusta|Augusta State Airport
KAUM|AUM|43.6626|-92.9329|US|Austin|Austin Municipal Airport
KAUN|AUN|38.9548|-121.0817|US|Auburn|Auburn Municipal Airport
KAUO|AUO|32.6151|-85.434|US|Auburn|Auburn University Regional Airport
KAUS|AUS|30.1945|-97.6699|US|Austin|Austin-Bergstrom International Airport
KAUW|AUW|44.9263|-89.627|US|Wausau|Wausau Downtown Airport
KAVL|AVL|35.4361|-82.542|US|Asheville|Asheville Regional Airport
KAVO|AVO|27.5913|-81.529|US|Avon Park|Avon Park Executive Airport
KAVP|AVP|41.3385|-75.7234|US|Wilkes-Barre/Scranton|Wilkes-Barre/Scranton International Airport
KAVQ|AVW|32.4096|-111.2184|US|Marana|Marana Regional Airport
KAVX|AVX|33.405|-118.4158|US|Avalon|Catalina Airport
KAWM|AWM|35.1351|-90.2344|US|West Memphis|West Memphis Municipal Airport
KAXA|AXG|43.0778|-94.2718|US|Algona|Algona Municipal Airport
KAXN|AXN|45.8663|-95.3947|US|Alexandria|Alexandria Regional/Chandler Field
KAXS|AXS|34.6988|-99.3385|US|Altus|Altus/Quartz Mountain Regional Airport
KAXV|AXV|40.4935|-84.2981|US|Wapakoneta|Neil Armstrong Airport
KAXX|AXX|36.422|-105.2899|US|Angel Fire|Angel Fire Airport
KAYS|AYS|31.2484|-82.3954|US|Waycross|Waycross-Ware County Airport
KAZO|AZO|42.2344|-85.5516|US|Kalamazoo|Kalamazoo/Battle Creek International Airport
KBAB|BAB|39.1361|-121.4366|US|Marysville|Beale Afb Airport
KBAD|BAD|32.5019|-93.6626|US|Bossier City|Barksdale Afb Airport
KBAF|BAF|42.1579|-72.7159|US|Westfield/Springfield|Westfield-Barnes Regional Airport
KBAK|CLU|39.2619|-85.8963|US|Columbus|Columbus Municipal Airport
KBAM|BAM|40.5991|-116.8743|US|Battle Mountain|Battle Mountain Airport
KBBB|BBB|45.3319|-95.6506|US|Benson|Benson Municipal Airport
KBBD|BBD|31.1793|-99.3239|US|Brady|Curtis Field
KBBG|BKG|36.5321|-93.2005|US|Branson|Branson Airport
KBBP|BTN|34.6217|-79.7344|US|Bennettsville|Marlboro County Jetport/H E Avent Field
KBBW|BBW|41.4364|-99.6422|US|Broken Bow|Broken Bow Municipal/Keith Glaze Field
KBCB|BCB|37.2094|-80.4121|US|Blacksburg|Virginia Tech/Montgomery Executive Airport
KBCE|BCE|37.7064|-112.1458|US|Bryce Canyon|Bryce Canyon Airport
KBCT|BCT|26.3785|-80.1077|US|Boca Raton|Boca Raton Airport
KBDE|BDE|48.7302|-94.6111|US|Baudette|Baudette International Airport
KBDG|BDG|37.5833|-109.4833|US|Blanding|Blanding Municipal Airport
KBDH|ILL|45.117|-95.1293|US|Willmar|Willmar Municipal/John L Rice Field
KBDL|BDL|41.939|-72.6843|US|Windsor Locks|Bradley International Airport
KBDR|BDR|41.1635|-73.1262|US|Bridgeport|Bridgeport/Sikorsky Airport
KBDU|WBU|40.0394|-105.2261|US|Boulder|Boulder Municipal Airport
KBEC|BEC|37.6939|-97.2149|US|Wichita|Beech Factory Airport
KBED|BED|42.4699|-71.289|US|Bedford|Laurence G Hanscom Field
KBEH|BEH|42.1284|-86.4249|US|Benton Harbor|Southwest Michigan Regional Airport
KBFD|BFD|41.803|-78.64|US|Bradford|Bradford Regional Airport
KBFF|BFF|41.874|-103.5956|US|Scottsbluff|Scottsbluff/Western Nebraska Regional/Wm  B Heilig Field
KBFI|BFI|47.53|-122.3019|US|Seattle|Boeing Field/King County International Airport
KBFL|BFL|35.4339|-119.0577|US|Bakersfield|Meadows Field
KBFM|BFM|30.6268|-88.0681|US|Mobile|Mobile International Airport
KBFR|BFR|38.84|-86.4454|US|Bedford|Virgil I Grissom Municipal Airport
KBGD|BGD|35.7009|-101.3937|US|Borger|Hutchinson County Airport
KBGE|BGE|30.9716|-84.6369|US|Bainbridge|Decatur County Industrial Air Park
KBGM|BGM|42.2084|-75.9796|US|Binghamton|Greater Binghamton/Edwin A Link Field
KBGR|BGR|44.8074|-68.8281|US|Bangor|Bangor International Airport
KBHB|BHB|44.4497|-68.3615|US|Bar Harbor|Hancock County/Bar Harbor Airport
KBHM|BHM|33.5639|-86.7523|US|Birmingham|Birmingham-Shuttlesworth International Airport
KBID|BID|41.1681|-71.5778|US|Block Island|Block Island State Airport
KBIE|BIE|40.3013|-96.7541|US|Beatrice|Beatrice Municipal Airport
KBIF|BIF|31.8495|-106.3801|US|Fort Bliss/El Paso/|Biggs Army Air Field (Fort Bliss) Airport
KBIH|BIH|37.3731|-118.3636|US|Bishop|Bishop Airport
KBIL|BIL|45.8078|-108.5435|US|Billings|Billings Logan International Airport
KBIS|BIS|46.7727|-100.7457|US|Bismarck|Bismarck Municipal Airport
KBIX|BIX|30.4104|-88.9244|US|Biloxi|Keesler Afb Airport
KBJC|BJC|39.9088|-105.1172|US|Denver|Rocky Mountain Metro Airport
KBJI|BJI|47.5107|-94.9347|US|Bemidji|Bemidji Regional Airport
KBJJ|BJJ|40.8748|-81.8883|US|Wooster|Wayne County Airport
KBKD|BKD|32.7188|-98.8916|US|Breckenridge|Stephens County Airport
KBKE|BKE|44.8373|-117.8091|US|Baker City|Baker City Municipal Airport
KBKF|BFK|39.7018|-104.752|US|Aurora|Buckley Space Force Base Airport
KBKL|BKL|41.5179|-81.6826|US|Cleveland|Burke Lakefront Airport
KBKN|BWL|36.7451|-97.3496|US|Blackwell|Blackwell-Tonkawa Municipal Airport
KBKT|BKT|37.0747|-77.9518|US|Blackstone|Allan C Perkinson/Blackstone Army Air Field
KBKW|BKW|37.7873|-81.1242|US|Beckley|Raleigh County Memorial Airport
KBKX|BKX|44.3045|-96.8189|US|Brookings|Brookings Regional Airport
KBLF|BLF|37.2959|-81.2075|US|Bluefield|Mercer County Airport
KBLH|BLH|33.6192|-114.7169|US|Blythe|Blythe Airport
KBLI|BLI|48.7927|-122.5375|US|Bellingham|Bellingham International Airport
KBLM|BLM|40.1868|-74.1246|US|Belmar/Farmingdale|Monmouth Executive Airport
KBLU|BLU|39.275|-120.7097|US|Emigrant Gap|Blue Canyon - Nyack Airport
KBLV|BLV|38.5452|-89.8352|US|Belleville|Scott Afb/Midamerica St Louis Airport
KBMC|BMC|41.5543|-112.0623|US|Brigham City|Brigham City Regional Airport
KBMG|BMG|39.146|-86.6167|US|Bloomington|Monroe County Airport
KBMI|BMI|40.4771|-88.9159|US|Bloomington/Normal|Central Il Regional/Bloomington-Normal Airport
KBML|BML|44.5754|-71.1759|US|Berlin|Berlin Regional Airport
KBMT|BMT|30.0702|-94.2151|US|Beaumont|Beaumont Municipal Airport
KBNA|BNA|36.1245|-86.6782|US|Nashville|Nashville International Airport
KBNG|BNG|33.9226|-116.851|US|Banning|Banning Municipal Airport
KBNL|BNL|33.2577|-81.3882|US|Barnwell|Barnwell Regional Airport
KBNO|BNO|43.5919|-118.9554|US|Burns|Burns Municipal Airport
KBNW|BNW|42.0496|-93.8476|US|Boone|Boone Municipal Airport
KBOI|BOI|43.5644|-116.2229|US|Boise|Boise Air Trml/Gowen Field
KBOK|BOK|42.0739|-124.2898|US|Brookings|Brookings Airport
KBOS|BOS|42.3629|-71.0064|US|Boston|General Edward Lawrence Logan International Airport
KBOW|BOW|27.9434|-81.7834|US|Bartow|Bartow Executive Airport
KBPG|HCA|32.2126|-101.5216|US|Big Spring|Big Spring/Mc Mahon-Wrinkle Airport
KBPI|BPI|42.5822|-110.1089|US|Big Piney|Miley Memorial Field
KBPK|WMH|36.3689|-92.4705|US|Mountain Home|Baxter County Airport
KBPT|BPT|29.9508|-94.0207|US|Beaumont/Port Arthur|Jack Brooks Regional Airport
KBQK|BQK|31.259|-81.4663|US|Brunswick|Brunswick Golden Isles Airport
KBRD|BRD|46.4042|-94.1338|US|Brainerd|Brainerd Lakes Regional Airport
KBRL|BRL|40.783|-91.1256|US|Burlington|Southeast Iowa Regional Airport
KBRO|BRO|25.9061|-97.426|US|Brownsville|Brownsville/South Padre Island International Airport
KBRY|BRY|37.8143|-85.4996|US|Bardstown|Samuels Field
KBTF|BTF|40.8681|-111.9275|US|Bountiful|Skypark Airport
KBTL|BTL|42.3065|-85.2501|US|Battle Creek|Battle Creek Executive At Kellogg Field
KBTM|BTM|45.9548|-112.4975|US|Butte|Bert Mooney Airport
KBTN|TTO|45.815|-97.7428|US|Britton|Britton Municipal Airport
KBTP|BTP|40.7766|-79.9511|US|Butler|Pittsburgh/Butler Regional Airport
KBTR|BTR|30.5329|-91.1499|US|Baton Rouge|Baton Rouge Metro, Ryan Field
KBTV|BTV|44.472|-73.1533|US|Burlington|Patrick Leahy Burlington International Airport
KBTY|BTY|36.8611|-116.7864|US|Beatty|Beatty Airport
KBUB|BUB|41.7776|-99.1502|US|Burwell|Cram Field
KBUF|BUF|42.9404|-78.7306|US|Buffalo|Buffalo Niagara International Airport
KBUM|BUM|38.2898|-94.3401|US|Butler|Butler Memorial Airport
KBUR|BUR|34.2007|-118.3587|US|Burbank|Bob Hope Airport
KBVI|BFP|40.7725|-80.3914|US|Beaver Falls|Beaver County Airport
KBVO|BVO|36.7634|-96.0112|US|Bartlesville|Bartlesville Municipal Airport
KBVS|MVW|48.4705|-122.4217|US|Burlington/Mount Vernon|Skagit Regional Airport
KBVU|BLD|35.9473|-114.8611|US|Boulder City|Boulder City Municipal Airport
KBVX|BVX|35.7262|-91.6474|US|Batesville|Batesville Regional Airport
KBVY|BVY|42.5841|-70.9161|US|Beverly|Beverly Regional Airport
KBWC|BWC|32.9929|-115.5173|US|Brawley|Brawley Municipal Airport
KBWD|BWD|31.7936|-98.9565|US|Brownwood|Brownwood Regional Airport
KBWG|BWG|36.9645|-86.4197|US|Bowling Green|Bowling Green-Warren County Regional Airport
KBWI|BWI|39.1757|-76.669|US|Baltimore|Baltimore/Washington International Thurgood Marshall Airport
KBWP|WAH|46.2443|-96.6072|US|Wahpeton|Harry Stern Airport
KBXA|BXA|30.8137|-89.865|US|Bogalusa|George R Carr Memorial Air Field
KBXK|BXK|33.4225|-112.6862|US|Buckeye|Buckeye Municipal Airport
KBXM|NHZ|43.8924|-69.9388|US|Brunswick|Brunswick Executive Airport
KBYA|BYA|64.0783|-141.1134|US|Boundary|Boundary Airport
KBYG|BYG|44.3811|-106.7218|US|Buffalo|Johnson County Airport
KBYH|BYH|35.9643|-89.9439|US|Blytheville|Arkansas International Airport
KBYI|BYI|42.5426|-113.7715|US|Burley|Burley Municipal Airport
KBYS|BYS|35.2805|-116.63|US|Fort Irwin/Barstow|Bicycle Lake Army Air Field
KBYY|BBC|28.9732|-95.8635|US|Bay City|Bay City Regional Airport
KBZN|BZN|45.7772|-111.1503|US|Bozeman|Bozeman Yellowstone International Airport
KC80|CLG|36.1621|-120.2948|US|Coalinga|New Coalinga Municipal Airport
KCAD|CAD|44.2753|-85.4189|US|Cadillac|Wexford County Airport
KCAE|CAE|33.9388|-81.1195|US|Columbia|Columbia Metro Airport
KCAG|CIG|40.4952|-107.5217|US|Craig|Craig-Moffat Airport
KCAK|CAK|40.9151|-81.4436|US|Akron|Akron-Canton Regional Airport
KCAO|CAO|36.4463|-103.1499|US|Clayton|Clayton Municipal Airpark
KCAR|CAR|46.8716|-68.0182|US|Caribou|Caribou Municipal Airport
KCBE|CBE|39.6157|-78.7623|US|Cumberland|Greater Cumberland Regional Airport
KCBF|CBF|41.2601|-95.7586|US|Council Bluffs|Council Bluffs Municipal Airport
KCBK|CBK|39.4275|-101.0466|US|Colby|Shalz Field
KCBM|CBM|33.6452|-88.4459|US|Columbus|Columbus Afb Airport
KCCB|CCB|34.1116|-117.6874|US|Upland|Cable Airport
KCCR|CCR|37.9897|-122.0569|US|Concord|Buchanan Field
KCCY|CCY|43.0731|-92.6104|US|Charles City|Northeast Iowa Regional Airport
KCDA|LLX|44.5691|-72.018|US|Lyndonville|Caledonia County Airport
KCDC|CDC|37.701|-113.0989|US|Cedar City|Cedar City Regional Airport
KCDH|CDH|33.6228|-92.7634|US|Camden|Harrell Field
KCDK|CDK|29.1342|-83.0506|US|Cedar Key|George T Lewis Airport
KCDN|CDN|34.2836|-80.5649|US|Camden|Woodward Field
KCDR|CDR|42.8376|-103.0954|US|Chadron|Chadron Municipal Airport
KCDS|CDS|34.4338|-100.288|US|Childress|Childress Municipal Airport
KCDW|CDW|40.8752|-74.2814|US|Caldwell|Essex County Airport
KCEA|CEA|37.6486|-97.2506|US|Wichita|Cessna Acft Field
KCEC|CEC|41.7802|-124.2365|US|Crescent City|Jack Mc Namara Field
KCEF|CEF|42.194|-72.5348|US|Springfield/Chicopee|Westover Arb/Metro Airport
KCEU|CEU|34.6722|-82.8859|US|Clemson|Oconee County Regional Airport
KCEV|CEV|39.6982|-85.1311|US|Connersville|Mettel Field
KCEW|CEW|30.7788|-86.5221|US|Crestview|Bob Sikes Airport
KCEY|CEY|36.6646|-88.3728|US|Murray|Kyle-Oakley Field
KCEZ|CEZ|37.303|-108.628|US|Cortez|Cortez Municipal Airport
KCFD|CFD|30.7157|-96.3314|US|Bryan|Coulter Field
KCFS|TZC|43.4589|-83.4454|US|Caro|Tuscola Area Airport
KCFT|CFT|32.957|-109.2112|US|Clifton/Morenci|Greenlee County Airport
KCFV|CFV|37.094|-95.572|US|Coffeyville|Coffeyville Municipal Airport
KCGA|CGA|55.4788|-133.1478|US|Craig|Craig Seaplane Base
KCGE|CGE|38.5393|-76.0304|US|Cambridge|Cambridge-Dorchester Regional Airport
KCGF|CGF|41.5646|-81.4872|US|Cleveland|Cuyahoga County Airport
KCGI|CGI|37.2253|-89.5708|US|Cape Girardeau|Cape Girardeau Regional Airport
KCGS|CGS|38.9805|-76.9222|US|College Park|College Park Airport
KCGZ|CGZ|32.9549|-111.7668|US|Casa Grande|Casa Grande Municipal Airport
KCHA|CHA|35.0352|-85.2036|US|Chattanooga|Lovell Field
KCHK|CHK|35.0971|-97.9677|US|Chickasha|Chickasha Municipal Airport
KCHO|CHO|38.1396|-78.4523|US|Charlottesville|Charlottesville-Albemarle Airport
KCHP|CHP|65.4859|-144.6117|US|Circle Hot Springs|Circle Hot Springs Airport
KCHS|CHS|32.8986|-80.0405|US|Charleston|Charleston Afb/International Airport
KCIC|CIC|39.7954|-121.8584|US|Chico|Chico Regional Airport
KCID|CID|41.8847|-91.7108|US|Cedar Rapids|The Eastern Iowa Airport
KCIN|CIN|42.0467|-94.7887|US|Carroll|Arthur N Neu Airport
KCIR|CIR|37.0641|-89.2195|US|Cairo|Cairo Regional Airport
KCIU|CIU|46.2508|-84.4724|US|Sault Ste Marie|Chippewa County International Airport
KCKA|CKA|36.7357|-98.1236|US|Cherokee|Kegelman Af Aux Field
KCKB|CKB|39.2977|-80.2275|US|Clarksburg|North Central West Virginia Airport
KCKC|GRM|47.8384|-90.3846|US|Grand Marais|Grand Marais/Cook County Airport
KCKM|CKM|34.2997|-90.5123|US|Clarksdale|Fletcher Field
KCKN|CKN|47.8408|-96.6222|US|Crookston|Crookston Municipal/Kirkwood Field
KCKU|CKU|60.5436|-145.7259|US|Cordova|Cordova Municipal Airport
KCKV|CKV|36.6219|-87.4149|US|Clarksville|Outlaw Field
KCLE|CLE|41.4094|-81.8547|US|Cleveland|Cleveland-Hopkins International Airport
KCLI|CLI|44.6132|-88.7309|US|Clintonville|Clintonville Municipal Airport
KCLK|CLK|35.5383|-98.9328|US|Clinton|Clinton Regional Airport
KCLL|CLL|30.588|-96.3625|US|College Station|Easterwood Field
KCLM|CLM|48.1202|-123.4997|US|Port Angeles|William R Fairchild International Airport
KCLR|CLR|33.1313|-115.5214|US|Calipatria|Cliff Hatfield Memorial Airport
KCLS|CLS|46.677|-122.9827|US|Chehalis|Chehalis-Centralia Airport
KCLT|CLT|35.2132|-80.9514|US|Charlotte|Charlotte/Douglas International Airport
KCLW|CLW|27.9772|-82.7591|US|Clearwater|Clearwater Executive Airport
KCMH|CMH|39.9969|-82.8922|US|Columbus|John Glenn Columbus International Airport
KCMI|CMI|40.0386|-88.2765|US|Champaign/Urbana|University Of Illinois/Willard Airport
KCMX|CMX|47.1684|-88.4891|US|Hancock|Houghton County Memorial Airport
KCMY|CMY|43.9587|-90.7378|US|Sparta|Sparta/Fort Mc Coy Airport
KCNH|CNH|43.3705|-72.3682|US|Claremont|Claremont Municipal Airport
KCNK|CNK|39.5499|-97.652|US|Concordia|Blosser Municipal Airport
KCNM|CNM|32.3374|-104.2634|US|Carlsbad|Cavern City Air Trml Airport
KCNO|CNO|33.9748|-117.6365|US|Chino|Chino Airport
KCNU|CNU|37.6679|-95.4867|US|Chanute|Chanute Martin Johnson Airport
KCNW|CNW|31.6378|-97.0741|US|Waco|Tstc Waco Airport
KCNY|CNY|38.7576|-109.7535|US|Moab|Canyonlands Regional Airport
KCOD|COD|44.5202|-109.0238|US|Cody|Yellowstone Regional Airport
KCOE|COE|47.7743|-116.8196|US|Coeur D'Alene|Coeur D'Alene Airport
KCOF|COF|28.235|-80.61|US|Cocoa Beach|Patrick Space Force Base Airport
KCOI|COI|28.3416|-80.6855|US|Merritt Island|Merritt Island Airport
KCOM|COM|31.8411|-99.4036|US|Coleman|Coleman Municipal Airport
KCON|CON|43.2027|-71.5023|US|Concord|Concord Municipal Airport
KCOS|COS|38.8058|-104.7008|US|Colorado Springs|City Of Colorado Springs Municipal Airport
KCOT|COT|28.4557|-99.2172|US|Cotulla|Cotulla-La Salle County Airport
KCOU|COU|38.8177|-92.2178|US|Columbia|Columbia Regional Airport
KCPM|CPM|33.8899|-118.2438|US|Compton|Compton/Woodley Airport
KCPR|CPR|42.9059|-106.4636|US|Casper|Casper/Natrona County International Airport
KCPS|CPS|38.5704|-90.1551|US|Cahokia/St Louis|St Louis Downtown Airport
KCQW|HCW|34.7129|-79.957|US|Cheraw|Cheraw Municipal/Lynch Bellinger Field
KCRE|CRE|33.8118|-78.7239|US|North Myrtle Beach|Grand Strand Airport
KCRG|CRG|30.3363|-81.5144|US|Jacksonville|Jacksonville Executive At Craig Airport
KCRP|CRP|27.7722|-97.5024|US|Corpus Christi|Corpus Christi International Airport
KCRQ|CLD|33.1283|-117.2801|US|Carlsbad|Mc Clellan-Palomar Airport
KCRS|CRS|32.0281|-96.4006|US|Corsicana|C David Campbell Field-Corsicana Municipal Airport
KCRT|CRT|33.1783|-91.8802|US|Crossett|Z M Jack Stell Field
KCRW|CRW|38.376|-81.5929|US|Charleston|West Virginia International Yeager Airport
KCRX|CRX|34.915|-88.6035|US|Corinth|Roscoe Turner Airport
KCSG|CSG|32.5163|-84.9389|US|Columbus|Columbus Airport
KCSM|CSM|35.3398|-99.2005|US|Burns Flat|Infinity One Oklahoma Spaceport Airport
KCSQ|CSQ|41.0214|-94.3633|US|Creston|Creston Municipal Airport
KCSV|CSV|35.9513|-85.085|US|Crossville|Crossville Memorial-Whitson Field
KCTB|CTB|48.6084|-112.3762|US|Cut Bank|Cut Bank International Airport
KCTK|CTK|40.5691|-90.0748|US|Canton|Ingersoll Airport
KCTY|CTY|29.6355|-83.1047|US|Cross City|Cross City Airport
KCTZ|CTZ|34.9749|-78.3656|US|Clinton|Clinton-Sampson County Airport
KCUB|CUB|33.9705|-80.9952|US|Columbia|Jim Hamilton L B Owens Airport
KCUH|CUH|35.95|-96.7734|US|Cushing|Cushing Municipal Airport
KCVG|CVG|39.0488|-84.6678|US|Covington|Cincinnati/Northern Kentucky International Airport
KCVH|HLI|36.8933|-121.4103|US|Hollister|Hollister Municipal Airport
KCVK|CKK|36.2649|-91.5627|US|Ash Flat|Sharp County Regional Airport
KCVN|CVN|34.4266|-103.0776|US|Clovis|Clovis Regional Airport
KCVO|CVO|44.4969|-123.2895|US|Corvallis|Corvallis Municipal Airport
KCVS|CVS|34.3828|-103.3222|US|Clovis|Cannon Afb Airport
KCWA|CWA|44.7778|-89.6659|US|Mosinee|Central Wisconsin Airport
KCWC|KIP|33.8606|-98.4904|US|Wichita Falls|Kickapoo Downtown Airport
KCWF|CWF|30.2106|-93.1432|US|Lake Charles|Chennault International Airport
KCWI|CWI|41.8308|-90.329|US|Clinton|Clinton Municipal Airport
KCXL|CXL|32.6674|-115.5176|US|Calexico|Calexico International Airport
KCXO|CXO|30.3534|-95.4151|US|Houston|Conroe/North Houston Regional Airport
KCXP|CSN|39.1923|-119.7326|US|Carson City|Carson City Airport
KCXY|HAR|40.2171|-76.8514|US|Harrisburg|Capital City Airport
KCYS|CYS|41.1556|-104.8105|US|Cheyenne|Cheyenne Regional/Jerry Olson Field
KCZK|CZK|45.6769|-121.8789|US|Cascade Locks|Cascade Locks State Airport
KCZN|CZN|62.0718|-142.0494|US|Chisana|Chisana Airport
KCZO|CZO|62.5623|-144.6724|US|Chistochina|Chistochina Airport
KCZT|CZT|28.5222|-99.8236|US|Carrizo Springs|Dimmit County Airport
KD60|VEX|48.3803|-102.8974|US|Tioga|Tioga Municipal Airport
KD66|DJN|64.0501|-145.7225|US|Delta Junction|Delta Junction Airport
KDAA|DAA|38.7149|-77.1809|US|Fort Belvoir|Davison Army Air Field
KDAB|DAB|29.1799|-81.058|US|Daytona Beach|Daytona Beach International Airport
KDAG|DAG|34.8537|-116.7867|US|Daggett|Barstow-Daggett Airport
KDAL|DAL|32.8459|-96.8509|US|Dallas|Dallas Love Field
KDAN|DAN|36.5725|-79.3363|US|Danville|Danville Regional Airport
KDAY|DAY|39.9023|-84.2194|US|Dayton|James M Cox Dayton International Airport
KDBN|DBN|32.5647|-82.985|US|Dublin|W H 'Bud' Barron Airport
KDBQ|DBQ|42.402|-90.7095|US|Dubuque|Dubuque Regional Airport
KDCA|DCA|38.8514|-77.0377|US|Washington|Ronald Reagan Washington Ntl Airport
KDCU|DCU|34.6541|-86.9454|US|Decatur|Pryor Field Regional Airport
KDDC|DDC|37.7631|-99.9654|US|Dodge City|Dodge City Regional Airport
KDEC|DEC|39.8346|-88.8657|US|Decatur|Decatur Airport
KDEH|DEH|43.2755|-91.7394|US|Decorah|Decorah Municipal Airport
KDEN|DEN|39.8617|-104.6732|US|Denver|Denver International Airport
KDET|DET|42.4124|-83.0106|US|Detroit|Coleman A Young Municipal Airport
KDFI|DFI|41.3375|-84.4288|US|Defiance|Defiance Memorial Airport
KDFW|DFW|32.8972|-97.0377|US|Dallas-Fort Worth|Dallas-Fort Worth International Airport
KDGL|DGL|31.3426|-109.5065|US|Douglas|Douglas Municipal Airport
KDGW|DGW|42.7972|-105.3858|US|Douglas|Converse County Airport
KDHN|DHN|31.321|-85.4495|US|Dothan|Dothan Regional Airport
KDHT|DHT|36.0225|-102.5474|US|Dalhart|Dalhart Municipal Airport
KDIK|DIK|46.8005|-102.8044|US|Dickinson|Dickinson/Theodore Roosevelt Regional Airport
KDJT|PBI|26.6832|-80.0956|US|West Palm Beach|President Donald J Trump International Airport
KDKK|DKK|42.4939|-79.2711|US|Dunkirk|Chautauqua County/Dunkirk Airport
KDLC|DLL|34.4491|-79.3686|US|Dillon|Dillon County Airport
KDLF|DLF|29.3594|-100.7779|US|Del Rio|Laughlin Afb Airport
KDLH|DLH|46.8421|-92.1932|US|Duluth|Duluth International Airport
KDLN|DLN|45.2554|-112.5525|US|Dillon|Dillon Airport
KDLS|DLS|45.6194|-121.1683|US|The Dalles|Columbia Gorge Regional/The Dalles Municipal Airport
KDMA|DMA|32.1664|-110.8832|US|Tucson|Davis Monthan Afb Airport
KDMN|DMN|32.2624|-107.719|US|Deming|Deming Municipal Airport
KDMO|DMO|38.7074|-93.1759|US|Sedalia|Sedalia Regional Airport
KDNL|DNL|33.4666|-82.0394|US|Augusta|Daniel Field
KDNN|DNN|34.7229|-84.8702|US|Dalton|Dalton Municipal Airport
KDNS|DNS|41.9861|-95.3803|US|Denison|Denison Municipal Airport
KDNV|DNV|40.1998|-87.5952|US|Danville|Vermilion Regional Airport
KDOV|DOV|39.1295|-75.466|US|Dover|Dover Afb Airport
KDPA|DPA|41.9071|-88.248|US|Chicago/West Chicago|Dupage Airport
KDPG|DPG|40.1974|-112.9351|US|Dugway Proving Ground|Michael Army Air Field (Dugway Proving Ground) Airport
KDRI|DRI|30.8317|-93.3399|US|De Ridder|Beauregard Regional Airport
KDRM|DRE|46.0093|-83.7439|US|Drummond Island|Drummond Island Airport
KDRO|DRO|37.1515|-107.7538|US|Durango|Durango-La Plata County Airport
KDRT|DRT|29.3742|-100.9272|US|Del Rio|Del Rio International Airport
KDSM|DSM|41.534|-93.6631|US|Des Moines|Des Moines International Airport
KDSV|DSV|42.5705|-77.7133|US|Dansville|Dansville Municipal Airport
KDTA|DTA|39.3828|-112.5022|US|Delta|Delta Municipal Airport
KDTL|DTL|46.823|-95.8828|US|Detroit Lakes|Detroit Lakes/Wething Field
KDTN|DTN|32.5408|-93.7438|US|Shreveport|Shreveport Downtown Airport
KDTS|DSI|30.4001|-86.4715|US|Destin|Destin Executive Airport
KDTW|DTW|42.2124|-83.3534|US|Detroit|Detroit Metro Wayne County Airport
KDUA|DUA|33.9397|-96.3951|US|Durant|Durant Regional/Eaker Field
KDUC|DUC|34.4709|-97.9599|US|Duncan|Halliburton Field
KDUG|DUG|31.4689|-109.6038|US|Douglas Bisbee|Bisbee Douglas International Airport
KDUJ|DUJ|41.1783|-78.8987|US|Dubois|Dubois Regional Airport
KDVL|DVL|48.1166|-98.91|US|Devils Lake|Devils Lake Regional Airport
KDVN|DVN|41.6103|-90.5884|US|Davenport|Davenport Municipal Airport
KDVO|NOT|38.1436|-122.5571|US|Novato|Gnoss Field
KDVP|NSL|43.9868|-95.7826|US|Slayton|Slayton Municipal Airport
KDVT|DVT|33.6883|-112.0826|US|Phoenix|Phoenix Deer Valley Airport
KDWH|DWH|30.0618|-95.5528|US|Houston|David Wayne Hooks Memorial Airport
KDXR|DXR|41.3715|-73.4822|US|Danbury|Danbury Municipal Airport
KDYL|DYL|40.3331|-75.1223|US|Doylestown|Doylestown Airport
KDYS|DYS|32.4185|-99.8565|US|Abilene|Dyess Afb Airport
KE01|MIF|31.5825|-102.909|US|Monahans|Roy Hurd Memorial Airport
KE13|CCG|31.4116|-102.3605|US|Crane|Crane County Airport
KE14|ESO|36.0261|-106.0454|US|Espanola|Ohkay Owingeh Airport
KE24|WTR|33.8106|-109.9857|US|Whiteriver|Whiteriver Airport
KE38|ALE|30.3842|-103.6836|US|Alpine|Alpine-Casparis Municipal Airport
KE51|BGT|34.5929|-113.1719|US|Bagdad|Bagdad Airport
KEAN|EAN|42.0555|-104.9283|US|Wheatland|Phifer Airfield
KEAR|EAR|40.727|-99.0068|US|Kearney|Kearney Regional Airport
KEAT|EAT|47.3988|-120.2068|US|Wenatchee|Pangborn Memorial Airport
KEAU|EAU|44.8658|-91.4843|US|Eau Claire|Chippewa Valley Regional Airport
KEBS|EBS|42.4364|-93.869|US|Webster City|Webster City Municipal Airport
KECG|ECG|36.2606|-76.1746|US|Elizabeth City|Elizabeth City Cg Air Station/Regional Airport
KECP|ECP|30.3582|-85.7956|US|Panama City|Northwest Florida Beaches International Airport
KECS|ECS|43.8843|-104.3145|US|Newcastle|Mondell Field
KEDC|EDC|30.3975|-97.5664|US|Austin|Austin Executive Airport
KEDE|EDE|36.0286|-76.5698|US|Edenton|Northeastern Regional Airport
KEDN|ETS|31.2997|-85.8998|US|Enterprise|Enterprise Municipal Airport
KEDW|EDW|34.9081|-117.8855|US|Edwards|Edwards Afb Airport
KEED|EED|34.7663|-114.6233|US|Needles|Needles Airport
KEEN|EEN|42.8984|-72.2708|US|Keene|Dillant/Hopkins Airport
KEFD|EFD|29.6073|-95.1587|US|Houston|Ellington Airport
KEFK|EFK|44.8882|-72.2286|US|Newport|Northeast Kingdom International Airport
KEFW|EFW|42.0098|-94.3418|US|Jefferson|Jefferson Municipal Airport
KEGE|EGE|39.6427|-106.9159|US|Eagle|Eagle County Regional Airport
KEGI|EGI|30.6486|-86.522|US|Crestview|Duke Field,(Eglin Af Aux Nr 3) Airport
KEGV|EGV|45.9323|-89.2683|US|Eagle River|Eagle River Union Airport
KEKA|EKA|40.8034|-124.1128|US|Eureka|Murray Field
KEKM|EKI|41.7194|-86.0032|US|Elkhart|Elkhart Municipal Airport
KEKN|EKN|38.8894|-79.8571|US|Elkins|Elkins/Randolph County (Jennings Randolph Field) Airport
KEKO|EKO|40.825|-115.7913|US|Elko|Elko Regional Airport
KEKX|EKX|37.686|-85.925|US|Elizabethtown|Addington Field
KELA|ELA|29.6|-96.3219|US|Eagle Lake|Eagle Lake Airport
KELD|ELD|33.2212|-92.8117|US|El Dorado|South Arkansas Regional At Goodwin Field
KELK|ELK|35.4308|-99.3943|US|Elk City|Elk City Regional Business Airport
KELM|ELM|42.1599|-76.8917|US|Elmira/Corning|Elmira/Corning Regional Airport
KELN|ELN|47.0348|-120.5289|US|Ellensburg|Bowers Field
KELO|LYU|47.824|-91.8293|US|Ely|Ely Municipal Airport
KELP|ELP|31.8073|-106.3764|US|El Paso|El Paso International Airport
KELY|ELY|39.2997|-114.8419|US|Ely|Ely/Yelland Field
KELZ|ELZ|42.1095|-77.99|US|Wellsville|Wellsville Municipal/Tarantine Field
KEMM|EMM|41.8241|-110.5569|US|Kemmerer|Kemmerer Municipal Airport
KEMP|EMP|38.3306|-96.1899|US|Emporia|Emporia Municipal Airport
KEMT|EMT|34.086|-118.0348|US|El Monte|San Gabriel Valley Airport
KEND|END|36.3398|-97.9172|US|Enid|Vance Afb Airport
KENL|ENL|38.5151|-89.0911|US|Centralia|Centralia Municipal Airport
KENV|ENV|40.7187|-114.0287|US|Wendover|Wendover Airport
KENW|ENW|42.5961|-87.9273|US|Kenosha|Kenosha Regional Airport
KEOK|EOK|40.4599|-91.4285|US|Keokuk|Keokuk Municipal Airport
KEOS|EOS|36.8108|-94.3917|US|Neosho|Neosho Hugh Robinson Airport
KEPH|EPH|47.3081|-119.5169|US|Ephrata|Ephrata Municipal Airport
KEQA|EDK|37.7741|-96.8177|US|El Dorado|El Dorado/Capt Jack Thomas Memorial Airport
KERI|ERI|42.0831|-80.1739|US|Erie|Erie International/Tom Ridge Field
KERR|ERR|44.7922|-71.1645|US|Errol|Errol Airport
KERV|ERV|29.9767|-99.0855|US|Kerrville|Kerrville Municipal/Louis Schreiner Field
KESC|ESC|45.7227|-87.0937|US|Escanaba|Delta County Airport
KESF|ESF|31.3949|-92.2958|US|Alexandria|Esler Regional Airport
KESN|ESN|38.8042|-76.069|US|Easton|Easton/Newnam Field
KEST|EST|43.4075|-94.7464|US|Estherville|Estherville Municipal Airport
KESW|ESW|47.2542|-121.1855|US|Easton|Easton State Airport
KETB|ETB|43.4222|-88.1279|US|West Bend|West Bend Municipal Airport
KETN|ETN|32.4149|-98.8097|US|Eastland|Eastland Municipal Airport
KEUF|EUF|31.9513|-85.1289|US|Eufaula|Weedon Field
KEUG|EUG|44.1246|-123.212|US|Eugene|Mahlon Sweet Field
KEVM|EVM|47.4242|-92.4966|US|Eveleth|Eveleth/Virginia Municipal Airport
KEVV|EVV|38.0408|-87.5285|US|Evansville|Evansville Regional Airport
KEVW|EVW|41.2748|-111.0346|US|Evanston|Evanston-Uinta County Burns Field
KEWB|EWB|41.6766|-70.9578|US|New Bedford|New Bedford Regional Airport
KEWK|EWK|38.0571|-97.2752|US|Newton|Newton-City-County Airport
KEWN|EWN|35.0729|-77.043|US|New Bern|Coastal Carolina Regional Airport
KEWR|EWR|40.6925|-74.1687|US|Newark|Newark Liberty International Airport
KEYW|EYW|24.5561|-81.76|US|Key West|Key West International Airport
KF05|WIB|34.2257|-99.2837|US|Vernon|Wilbarger County Airport
KF23|RGR|32.4515|-98.6815|US|Ranger|Ranger Municipal Airport
KF70|RBK|33.5742|-117.1285|US|Murrieta/Temecula|French Valley Airport
KFAF|FAF|37.1326|-76.6089|US|Fort Eustis|Felker Army Air Field
KFAM|FAM|37.7609|-90.4287|US|Farmington|Farmington Regional Airport
KFAR|FAR|46.9206|-96.8157|US|Fargo|Hector International Airport
KFAT|FAT|36.7766|-119.7188|US|Fresno|Fresno Yosemite International Airport
KFAY|FAY|34.9912|-78.8803|US|Fayetteville|Fayetteville Regional/Grannis Field
KFBG|FBG|35.1321|-78.9353|US|Fort Bragg|Simmons Army Air Field
KFBL|FBL|44.329|-93.3131|US|Faribault|Faribault Municipal-Liz Wall Strohfus Field
KFBR|FBR|41.3933|-110.406|US|Fort Bridger|Fort Bridger Airport
KFBY|FBY|40.182|-97.1679|US|Fairbury|Fairbury Municipal Airport
KFCH|FCH|36.7321|-119.8203|US|Fresno|Fresno Chandler Executive Airport
KFCM|FCM|44.8275|-93.4586|US|Minneapolis|Flying Cloud Airport
KFCS|FCS|38.6783|-104.7565|US|Fort Carson|Butts Army Air Field (Fort Carson) Airport
KFCY|FCY|34.942|-90.775|US|Forrest City|Hutfly Airport
KFDK|FDK|39.417|-77.3747|US|Frederick|Frederick Municipal Airport
KFDR|FDR|34.3521|-98.9839|US|Frederick|Frederick Regional Airport
KFDY|FDY|41.012|-83.6686|US|Findlay|Findlay Airport
KFEP|FEP|42.2461|-89.582|US|Freeport|Albertus Airport
KFET|FET|41.4499|-96.5212|US|Fremont|Fremont Municipal Airport
KFFA|FFA|36.0176|-75.6716|US|Kill Devil Hills|First Flight Airport
KFFL|FFL|41.0557|-91.9808|US|Fairfield|Fairfield Municipal Airport
KFFM|FFM|46.2844|-96.1567|US|Fergus Falls|Fergus Falls Regional Airport
KFFO|FFO|39.826|-84.0461|US|Dayton|Wright-Patterson Afb Airport
KFFT|FFT|38.1817|-84.9068|US|Frankfort|Capital City Airport
KFFZ|MSC|33.4608|-111.7283|US|Mesa|Falcon Field
KFHR|FRD|48.522|-123.0244|US|Friday Harbor|Friday Harbor Airport
KFHU|FHU|31.5885|-110.3444|US|Fort Huachuca Sierra Vista|Sierra Vista Municipal-Libby Army Air Field
KFKL|FKL|41.3774|-79.8606|US|Franklin|Venango Regional Airport
KFKN|FKN|36.7003|-76.9021|US|Franklin|Franklin Regional Airport
KFLD|FLD|43.7712|-88.4884|US|Fond Du Lac|Fond Du Lac County Airport
KFLG|FLG|35.1403|-111.6692|US|Flagstaff|Flagstaff Pulliam Airport
KFLL|FLL|26.0717|-80.1497|US|Fort Lauderdale|Fort Lauderdale/Hollywood International Airport
KFLO|FLO|34.1854|-79.7239|US|Florence|Florence Regional Airport
KFLP|FLP|36.2909|-92.5902|US|Flippin|Marion County Regional Airport
KFLT|FLT|62.4528|-157.9867|US|Flat|Flat Airport
KFLV|FLV|39.3676|-94.9143|US|Fort Leavenworth|Sherman Army Air Field
KFLX|FLX|39.4992|-118.7488|US|Fallon|Fallon Municipal Airport
KFME|FME|39.0853|-76.7595|US|Fort Meade (Odenton)|Fort Meade Executive Airport
KFMH|FMH|41.6591|-70.5228|US|Falmouth|Cape Cod Coast Guard Air Station
KFMN|FMN|36.7413|-108.2299|US|Farmington|Four Corners Regional Airport
KFMY|FMY|26.5866|-81.8632|US|Fort Myers|Page Field
KFNL|FNL|40.4518|-105.0113|US|Fort Collins/Loveland|Northern Colorado Regional Airport
KFNT|FNT|42.9655|-83.7447|US|Flint|Bishop International Airport
KFOD|FOD|42.5512|-94.1918|US|Fort Dodge|Fort Dodge Regional Airport
KFOE|FOE|38.9509|-95.6636|US|Topeka|Topeka Regional Airport
KFOK|FOK|40.8436|-72.6318|US|Westhampton Beach|Francis S Gabreski Airport
KFOM|FIL|38.9581|-112.3631|US|Fillmore|Fillmore Municipal Airport
KFPR|FPR|27.4975|-80.3726|US|Fort Pierce|Treasure Coast International Airport
KFPY|FPY|30.0708|-83.5815|US|Perry|Perry-Foley Airport
KFRG|FRG|40.7293|-73.4134|US|Farmingdale|Republic Airport
KFRH|FRH|38.5062|-86.6369|US|French Lick|French Lick Municipal Airport
KFRI|FRI|39.0526|-96.7645|US|Fort Riley (Junction City)|Marshall Army Air Field
KFRM|FRM|43.6439|-94.4156|US|Fairmont|Fairmont Municipal Airport
KFRR|FRR|38.9175|-78.2534|US|Front Royal|Front Royal-Warren County Airport
KFSD|FSD|43.582|-96.7419|US|Sioux Falls|Joe Foss Field
KFSI|FSI|34.6498|-98.4022|US|Fort Sill|Henry Post Army Air Field (Fort Sill) Airport
KFSK|FSK|37.7984|-94.7694|US|Fort Scott|Fort Scott Municipal Airport
KFSM|FSM|35.3366|-94.3661|US|Fort Smith|Fort Smith Regional Airport
KFST|FST|30.9153|-102.9128|US|Fort Stockton|Fort Stockton-Pecos County Airport
KFSU|FSU|34.4888|-104.2164|US|Fort Sumner|Fort Sumner Municipal Airport
KFSW|FMS|40.6591|-91.3277|US|Fort Madison|Fort Madison Municipal Airport
KFTK|FTK|37.9071|-85.972|US|Fort Knox|Godman Army Air Field
KFTW|FTW|32.8198|-97.3624|US|Fort Worth|Fort Worth Meacham International Airport
KFTY|FTY|33.7801|-84.5207|US|Atlanta|Fulton County Executive/Charlie Brown Field
KFUL|FUL|33.872|-117.9798|US|Fullerton|Fullerton Municipal Airport
KFVE|WFK|47.2855|-68.3127|US|Frenchville|Northern Aroostook Regional Airport
KFWA|FWA|40.9785|-85.1952|US|Fort Wayne|Fort Wayne International Airport
KFXE|FXE|26.1973|-80.1707|US|Fort Lauderdale|Fort Lauderdale Executive Airport
KFXY|FXY|43.2348|-93.6241|US|Forest City|Forest City Municipal/Trimble Field
KFYM|FYM|35.0597|-86.564|US|Fayetteville|Fayetteville Municipal Airport
KFYV|FYV|36.0051|-94.1701|US|Fayetteville|Drake Field
KGAB|GAB|38.9223|-117.9586|US|Gabbs|Gabbs Airport
KGAD|GAD|33.9704|-86.0913|US|Gadsden|Northeast Alabama Regional Airport
KGAG|GAG|36.2958|-99.7765|US|Gage|Gage Airport
KGAI|GAI|39.1683|-77.166|US|Gaithersburg|Montgomery County Airpark
KGBD|GBD|38.3443|-98.8592|US|Great Bend|Great Bend Municipal Airport
KGBG|GBG|40.938|-90.4311|US|Galesburg|Harrel W Timmons Galesburg Regional Airport
KGBR|GBR|42.1842|-73.4032|US|Great Barrington|Great Barrington Airport
KGCC|GCC|44.3489|-105.5394|US|Gillette|Northeast Wyoming Regional Airport
KGCD|JDA|44.403|-118.9677|US|John Day|Grant County Regional/Ogilvie Field
KGCK|GCK|37.9275|-100.7244|US|Garden City|Garden City Regional Airport
KGCN|GCN|35.9524|-112.147|US|Grand Canyon|Grand Canyon Ntl Park Airport
KGCY|GCY|36.1957|-82.8114|US|Greeneville|Greeneville Municipal Airport
KGDM|GDM|42.5499|-72.016|US|Gardner|Gardner Municipal Airport
KGDV|GDV|47.1387|-104.8072|US|Glendive|Dawson Community Airport
KGDW|GDW|43.9706|-84.475|US|Gladwin|Gladwin Zettel Memorial Airport
KGED|GED|38.6876|-75.3593|US|Georgetown|Delaware Coastal Airport
KGEG|GEG|47.619|-117.5352|US|Spokane|Spokane International Airport
KGEY|GEY|44.5179|-108.083|US|Greybull|South Big Horn County Airport
KGFD|GFD|39.7903|-85.7361|US|Greenfield|Pope Field
KGFK|GFK|47.9479|-97.1757|US|Grand Forks|Grand Forks International Airport
KGFL|GFL|43.3412|-73.6103|US|Glens Falls|Floyd Bennett Memorial Airport
KGGE|GGE|33.3114|-79.3203|US|Georgetown|Georgetown County Airport
KGGG|GGG|32.384|-94.7115|US|Longview|East Texas Regional Airport
KGGW|GGW|48.2124|-106.6148|US|Glasgow|Wokal Field/Glasgow-Valley County Airport
KGHM|GHM|35.8374|-87.4454|US|Centerville|Centerville Municipal Airport
KGIC|IDH|45.9427|-116.123|US|Grangeville|Idaho County Airport
KGIF|GIF|28.0629|-81.7533|US|Winter Haven|Winter Haven Regional Airport
KGJT|GJT|39.1215|-108.5255|US|Grand Junction|Grand Junction Regional Airport
KGKJ|MEJ|41.6265|-80.2147|US|Meadville|Port Meadville Airport
KGKT|GKT|35.8578|-83.5287|US|Sevierville|Gatlinburg-Pigeon Forge Airport
KGLD|GLD|39.3707|-101.6987|US|Goodland|Renner Field/Goodland Municipal Airport
KGLE|GLE|33.6522|-97.1973|US|Gainesville|Gainesville Municipal Airport
KGLH|GLH|33.4852|-90.9845|US|Greenville|Greenville Mid-Delta Airport
KGLR|GLR|45.013|-84.7034|US|Gaylord|Gaylord Regional Airport
KGLS|GLS|29.2653|-94.8604|US|Galveston|Scholes International At Galveston Airport
KGLW|GLW|37.0318|-85.9538|US|Glasgow|Glasgow Municipal Airport
KGMU|GMU|34.8479|-82.35|US|Greenville|Greenville Downtown Airport
KGNG|GNG|42.9171|-114.7663|US|Gooding|Gooding Municipal Airport
KGNT|GNT|35.1673|-107.9021|US|Grants|Grants-Milan Municipal Airport
KGNU|GNU|59.1179|-161.5737|US|Goodnews|Goodnews Airport
KGNV|GNV|29.6901|-82.2718|US|Gainesville|Gainesville Regional Airport
KGOK|GOK|35.8515|-97.4162|US|Guthrie|Guthrie/Edmond Regional Airport
KGON|GON|41.3301|-72.0451|US|Groton (New London)|Groton-New London Airport
KGPI|FCA|48.3105|-114.256|US|Kalispell|Glacier Park International Airport
KGPT|GPT|30.4073|-89.0701|US|Gulfport|Gulfport-Biloxi International Airport
KGPZ|GPZ|47.2093|-93.5099|US|Grand Rapids|Grand Rapids/Itasca County-Gordon Newstrom Field
KGQQ|GQQ|40.7534|-82.7238|US|Galion|Galion Municipal Airport
KGRB|GRB|44.4846|-88.1297|US|Green Bay|Green Bay/Austin Straubel International Airport
KGRD|GRD|34.2504|-82.1578|US|Greenwood|Greenwood County Airport
KGRE|GRE|38.8362|-89.3789|US|Greenville|Greenville Airport
KGRF|GRF|47.0792|-122.5808|US|Fort Lewis/Tacoma|Gray Army Air Field (Joint Base Lewis-Mcchord) Airport
KGRI|GRI|40.9675|-98.3096|US|Grand Island|Central Nebraska Regional Airport
KGRK|GRK|31.0673|-97.8289|US|Fort Hood (Killeen)|Robert Gray Army Air Field
KGRN|GRN|42.806|-102.1753|US|Gordon|Gordon Municipal Airport
KGRR|GRR|42.8808|-85.5228|US|Grand Rapids|Gerald R Ford International Airport
KGSB|GSB|35.3394|-77.9606|US|Goldsboro|Seymour Johnson Afb Airport
KGSH|GSH|41.5261|-85.7943|US|Goshen|Goshen Municipal Airport
KGSO|GSO|36.1013|-79.9411|US|Greensboro|Piedmont Triad International Airport
KGSP|GSP|34.8957|-82.2189|US|Greer|Greenville Spartanburg International Airport
KGTF|GTF|47.4823|-111.3703|US|Great Falls|Great Falls International Airport
KGTG|GTG|45.7984|-92.6643|US|Grantsburg|Grantsburg Municipal Airport
KGTR|GTR|33.4483|-88.5914|US|Columbus/W Point/Starkville|Golden Triangle Regional Airport
KGUC|GUC|38.5343|-106.9317|US|Gunnison|Gunnison-Crested Butte Regional Airport
KGUP|GUP|35.5111|-108.7893|US|Gallup|Gallup Municipal Airport
KGUS|GUS|40.6481|-86.1521|US|Peru|Grissom Arb Airport
KGUY|GUY|36.6842|-101.507|US|Guymon|Guymon Municipal Airport
KGVE|GVE|38.156|-78.1658|US|Gordonsville|Gordonsville Municipal Airport
KGVL|GVL|34.2726|-83.8302|US|Gainesville|Lee Gilmer Memorial Airport
KGVT|GVT|33.0678|-96.0653|US|Greenville|Majors Airport
KGWO|GWO|33.4933|-90.0867|US|Greenwood|Greenwood-Leflore Airport
KGWS|GWS|39.506|-107.3091|US|Glenwood Springs|Kgws Sumers Airpark
KGXY|GXY|40.4374|-104.6332|US|Greeley|Greeley-Weld County Airport
KGYH|GDC|34.7583|-82.3764|US|Greenville|Donaldson Field
KGYI|PNX|33.7141|-96.674|US|Sherman/Denison|North Texas Regional/Perrin Field
KGYR|GYR|33.4233|-112.3754|US|Goodyear|Phoenix Goodyear Airport
KGYY|GYY|41.6172|-87.4145|US|Gary/Chicago|Gary/Chicago International Airport
KHAB|HAB|34.1169|-87.9982|US|Hamilton|Marion County-Rankin Fite Airport
KHAF|HAF|37.5134|-122.5012|US|Half Moon Bay|Half Moon Bay Airport
KHAI|HAI|41.9597|-85.5931|US|Three Rivers|Three Rivers Municipal/Dr Haines Airport
KHAO|HAO|39.3638|-84.5219|US|Hamilton|Butler County Regional/Hogan Field
KHBG|HBG|31.2649|-89.2529|US|Hattiesburg|Hattiesburg Bobby L Chain Municipal Airport
KHBR|HBR|34.9899|-99.0531|US|Hobart|Hobart Regional Airport
KHDE|HDE|40.4518|-99.336|US|Holdrege|Brewster Field
KHDN|HDN|40.4812|-107.2177|US|Hayden|Yampa Valley Airport
KHEE|HEE|34.5765|-90.6759|US|Helena/West Helena|Thompson-Robbins Airport
KHEF|MNZ|38.721|-77.5151|US|Washington|Washington Manassas/Harry P Davis Field
KHEZ|HEZ|31.6137|-91.2973|US|Natchez|Hardy-Anders Field/Natchez-Adams County Airport
KHFD|HFD|41.7367|-72.6494|US|Hartford|Hartford-Brainard Airport
KHFF|HFF|35.0363|-79.4975|US|Camp Mackall|Mackall Army Air Field
KHGR|HGR|39.7085|-77.7265|US|Hagerstown|Hagerstown Regional/Richard A Henson Field
KHHR|HHR|33.9229|-118.3351|US|Hawthorne|Jack Northrop Field/Hawthorne Municipal Airport
KHHW|HUJ|34.0336|-95.5421|US|Hugo|Stan Stamper Municipal Airport
KHIB|HIB|47.3866|-92.839|US|Hibbing|Range Regional Airport
KHIE|HIE|44.3676|-71.5458|US|Whitefield|Mount Washington Regional Airport
KHIF|HIF|41.1239|-111.9731|US|Ogden|Hill Afb Airport
KHII|HII|34.5711|-114.3583|US|Lake Havasu City|Lake Havasu City Airport
KHIO|HIO|45.5421|-122.9507|US|Portland|Portland-Hillsboro Airport
KHKA|HKA|35.9404|-89.8308|US|Blytheville|Blytheville Municipal Airport
KHKS|HKS|32.3348|-90.2225|US|Jackson|Hawkins Field
KHKY|HKY|35.7411|-81.3896|US|Hickory|Hickory Regional Airport
KHLB|HLB|39.3431|-85.2584|US|Batesville|Batesville Airport
KHLC|HLC|39.3802|-99.8315|US|Hill City|Hill City Municipal Airport
KHLG|HLG|40.175|-80.6463|US|Wheeling|Wheeling Ohio County Airport
KHLN|HLN|46.6067|-111.9833|US|Helena|Helena Regional Airport
KHLR|HLR|31.1376|-97.7141|US|Fort Hood (Killeen)|Yoakum-Defrenn Army Heliport
KHMN|HMN|32.8519|-106.1085|US|Alamogordo|Holloman Afb Airport
KHMT|HMT|33.734|-117.0223|US|Hemet|Hemet-Ryan Airport
KHNB|HNB|38.249|-86.9528|US|Huntingburg|Huntingburg Airport
KHND|HSH|35.9729|-115.1344|US|Las Vegas|Henderson Executive Airport
KHOB|HOB|32.6873|-103.2175|US|Hobbs|Lea County Regional Airport
KHON|HON|44.3852|-98.2286|US|Huron|Huron Regional Airport
KHOP|HOP|36.673|-87.4918|US|Fort Campbell/Hopkinsville|Campbell Army Air Field (Fort Campbell) Airport
KHOT|HOT|34.478|-93.0962|US|Hot Springs|Memorial Field
KHOU|HOU|29.6458|-95.2772|US|Houston|William P Hobby Airport
KHPN|HPN|41.067|-73.7076|US|White Plains|Westchester County Airport
KHPT|HPT|42.7237|-93.2263|US|Hampton|Hampton Municipal Airport
KHPY|HPY|29.7861|-94.9527|US|Baytown|Baytown Airport
KHQM|HQM|46.9712|-123.9366|US|Hoquiam|Bowerman Field
KHRI|HES|45.8282|-119.2592|US|Hermiston|Hermiston Municipal Airport
KHRL|HRL|26.2266|-97.6553|US|Harlingen|Valley International Airport
KHRO|HRO|36.2615|-93.1547|US|Harrison|Boone County Airport
KHSB|HSB|37.8113|-88.5503|US|Harrisburg|Harrisburg-Raleigh Airport
KHSE|HNC|35.2328|-75.6178|US|Hatteras|Billy Mitchell Airport
KHSG|THP|43.7136|-108.3897|US|Thermopolis|Hot Springs County Airport
KHSI|HSI|40.6052|-98.4279|US|Hastings|Hastings Municipal Airport
KHSP|HSP|37.9515|-79.8339|US|Hot Springs|Ingalls Field
KHST|HST|25.4886|-80.3836|US|Homestead|Homestead Arb Airport
KHSV|HSV|34.6372|-86.7751|US|Huntsville|Huntsville International-Carl T Jones Field
KHTH|HTH|38.5451|-118.6324|US|Hawthorne|Hawthorne Industrial Airport
KHTL|HTL|44.3599|-84.6695|US|Houghton Lake|Roscommon County/Blodgett Memorial Airport
KHTS|HTS|38.3685|-82.5604|US|Huntington|Tri-State/Milton J Ferguson Field
KHTW|HTW|38.4191|-82.4948|US|Chesapeake/Huntington Wva|Lawrence County Airpark
KHUA|HUA|34.6787|-86.6848|US|Redstone Arsnl Huntsville|Redstone Army Air Field
KHUF|HUF|39.4506|-87.307|US|Terre Haute|Terre Haute Regional Airport
KHUL|HUL|46.1246|-67.7924|US|Houlton|Houlton International Airport
KHUM|HUM|29.5665|-90.6604|US|Houma|Houma-Terrebonne Airport
KHUT|HUT|38.0662|-97.8605|US|Hutchinson|Hutchinson Regional Airport
KHVE|HVE|38.4194|-110.7029|US|Hanksville|Hanksville Airport
KHVN|HVN|41.2637|-72.8877|US|New Haven|Tweed/New Haven Airport
KHVR|HVR|48.543|-109.7623|US|Havre|Havre City-County Airport
KHVS|HVS|34.4031|-80.1192|US|Hartsville|Hartsville Regional Airport
KHWD|HWD|37.6589|-122.1217|US|Hayward|Hayward Executive Airport
KHWO|HWO|26.0013|-80.2407|US|Hollywood|North Perry Airport
KHWV|WSH|40.822|-72.8669|US|Shirley|Brookhaven Airport
KHXD|HHH|32.2245|-80.6974|US|Hilton Head Island|Hilton Head Airport
KHYA|HYA|41.6693|-70.2804|US|Hyannis|Cape Cod Gateway Airport
KHYL|HYL|55.4904|-132.6236|US|Hollis|Clark Bay Seaplane Base
KHYR|HYR|46.0253|-91.4443|US|Hayward|Sawyer County Airport
KHYS|HYS|38.8422|-99.2732|US|Hays|Hays Regional Airport
KHZL|HZL|40.9868|-75.9947|US|Hazleton|Hazleton Regional Airport
KHZY|JFN|41.7778|-80.6968|US|Ashtabula|Northeast Ohio Regional Airport
KI20|OTN|38.8498|-87.4998|US|Oaktown|Ed-Air Airport
KIAB|IAB|37.6231|-97.2676|US|Wichita|Mc Connell Afb Airport
KIAD|IAD|38.9475|-77.4599|US|Washington|Washington Dulles International Airport
KIAG|IAG|43.1084|-78.9462|US|Niagara Falls|Niagara Falls International Airport
KIAH|IAH|29.9844|-95.3414|US|Houston|George Bush Intcntl/Houston Airport
KICL|ICL|40.7222|-95.0266|US|Clarinda|Schenck Field
KICT|ICT|37.65|-97.433|US|Wichita|Wichita Dwight D Eisenhower Ntl Airport
KIDA|IDA|43.5137|-112.0708|US|Idaho Falls|Idaho Falls Regional Airport
KIDG|IDG|42.3326|-95.4449|US|Ida Grove|Ida Grove Municipal Airport
KIDI|IDI|40.6311|-79.1015|US|Indiana|Indiana County/Jimmy Stewart Field
KIDP|IDP|37.1579|-95.7789|US|Independence|Independence Municipal Airport
KIEN|XPR|43.0213|-102.5066|US|Pine Ridge|Pine Ridge Airport
KIFA|IFA|42.4714|-93.2707|US|Iowa Falls|Iowa Falls Municipal Airport
KIFP|IFP|35.1546|-114.5593|US|Bullhead City|Laughlin/Bullhead International Airport
KIGM|IGM|35.2595|-113.9381|US|Kingman|Kingman Airport
KIJX|IJX|39.7746|-90.2383|US|Jacksonville|Jacksonville Municipal Airport
KIKK|IKK|41.0714|-87.8463|US|Kankakee|Greater Kankakee Airport
KILE|ILE|31.0858|-97.6865|US|Killeen|Skylark Field
KILG|ILG|39.6787|-75.6066|US|Wilmington|New Castle Airport
KILM|ILM|34.2712|-77.9029|US|Wilmington|Wilmington International Airport
KILN|ILN|39.4279|-83.7921|US|Wilmington|Wilmington Air Park
KIML|IML|40.5103|-101.6201|US|Imperial|Imperial Municipal Airport
KIMM|IMM|26.4337|-81.4005|US|Immokalee|Immokalee Regional Airport
KIMS|MDN|38.7599|-85.4647|US|Madison|Madison Regional Airport
KIMT|IMT|45.8184|-88.1145|US|Iron Mountain Kingsford|Ford Airport
KIND|IND|39.7173|-86.2946|US|Indianapolis|Indianapolis International Airport
KINK|INK|31.7798|-103.2017|US|Wink|Winkler County Airport
KINL|INL|48.5656|-93.4022|US|International Falls|Falls International/Einarson Field
KINS|INS|36.5863|-115.6774|US|Indian Springs|Creech Afb Airport
KINT|INT|36.1337|-80.222|US|Winston Salem|Smith Reynolds Airport
KINW|INW|35.0219|-110.7225|US|Winslow|Winslow-Lindbergh Regional Airport
KIOW|IOW|41.6396|-91.5479|US|Iowa City|Iowa City Municipal Airport
KIPL|IPL|32.8342|-115.5787|US|Imperial|Imperial County Airport
KIPT|IPT|41.2417|-76.9218|US|Williamsport|Williamsport Regional Airport
KIRK|IRK|40.0935|-92.5449|US|Kirksville|Kirksville Regional Airport
KIRS|IRS|41.8133|-85.439|US|Sturgis|Kirsch Municipal Airport
KISM|ISM|28.2898|-81.4371|US|Orlando|Kissimmee Gateway Airport
KISO|ISO|35.3314|-77.6088|US|Kinston|Kinston Regional Jetport At Stallings Field
KISP|ISP|40.7961|-73.1007|US|New York|Long Island Mac Arthur Airport
KISQ|ISQ|45.9746|-86.1718|US|Manistique|Schoolcraft County Airport
KISW|ISW|44.3604|-89.839|US|Wisconsin Rapids|Alexander Field South Wood County Airport
KITH|ITH|42.4914|-76.4587|US|Ithaca|Ithaca Tompkins International Airport
KIWA|AZA|33.3078|-111.6555|US|Phoenix|Mesa Gateway Airport
KIWD|IWD|46.5275|-90.1314|US|Ironwood|Gogebic/Iron County Airport
KIWI|ISS|43.9614|-69.7126|US|Wiscasset|Wiscasset Airport
KIWS|IWS|29.8182|-95.6726|US|Houston|West Houston Airport
KIXA|RZZ|36.3298|-77.6352|US|Roanoke Rapids|Halifax/Northampton Regional Airport
KIXD|JCI|38.8309|-94.8903|US|Olathe|New Century Aircenter Airport
KIYK|IYK|35.6587|-117.8295|US|Inyokern|Inyokern Airport
KIZA|SQA|34.6068|-120.0756|US|Santa Ynez|Santa Ynez/Kunkle Field
KIZG|FRY|43.9911|-70.9479|US|Fryeburg|White Mountain Regional Airport
KJAC|JAC|43.6073|-110.7377|US|Jackson|Jackson Hole Airport
KJAN|JAN|32.3112|-90.0759|US|Jackson|Jackson-Medgar Wiley Evers International Airport
KJAS|JAS|30.8857|-94.0349|US|Jasper|Jasper County/Bell Field
KJAX|JAX|30.494|-81.6878|US|Jacksonville|Jacksonville International Airport
KJBR|JBR|35.8317|-90.6464|US|Jonesboro|Jonesboro Municipal Airport
KJCT|JCT|30.5111|-99.7629|US|Junction|Kimble County Airport
KJDN|JDN|47.3287|-106.9527|US|Jordan|Jordan Airport
KJEF|JEF|38.5912|-92.1561|US|Jefferson City|Jefferson City Memorial Airport
KJFK|JFK|40.6399|-73.7787|US|New York|John F Kennedy International Airport
KJHW|JHW|42.1534|-79.258|US|Jamestown|Chautauqua County/Jamestown Airport
KJKA|GUF|30.2896|-87.6718|US|Gulf Shores|Gulf Shores International/Jack Edwards Field
KJLA|JLA|60.4843|-149.7229|US|Cooper Landing|Quartz Creek Airport
KJLN|JLN|37.1532|-94.4988|US|Joplin|Joplin Regional Airport
KJMS|JMS|46.9297|-98.6782|US|Jamestown|Jamestown Regional Airport
KJOT|JOT|41.5177|-88.1754|US|Joliet|Joliet Regional Airport
KJPX|HTO|40.9594|-72.2517|US|East Hampton|East Hampton Town Airport
KJQF|USA|35.3878|-80.7091|US|Concord|Concord-Padgett Regional Airport
KJSO|JKV|31.8693|-95.2174|US|Jacksonville|Cherokee County Airport
KJST|JST|40.3156|-78.8347|US|Johnstown|John Murtha Johnstown/Cambria County Airport
KJVL|JVL|42.6203|-89.0416|US|Janesville|Southern Wisconsin Regional Airport
KJXN|JXN|42.2604|-84.4621|US|Jackson|Jackson County/Reynolds Field
KK23|COP|42.6292|-74.891|US|Cooperstown|Cooperstown-Westville Airport
KK29|CIL|64.8967|-163.7035|US|Council|Council Airport
KKAE|KAE|56.973|-133.9456|US|Kake|Kake Seaplane Base
KKCL|KCL|56.311|-158.5345|US|Chignik Lagoon|Chignik Lagoon Airport
KKCR|KCR|63.5677|-155.989|US|Colorado Creek|Colorado Creek Airport
KKGZ|KGZ|61.4551|-142.381|US|Glacier Creek|Glacier Creek Airport
KKIC|KIC|36.2286|-121.1213|US|King City|Mesa Del Rey Airport
KKKU|KKU|58.8112|-158.5588|US|Ekuk|Ekuk Airport
KKLS|KLS|46.118|-122.8984|US|Kelso|Southwest Washington Regional Airport
KKNB|KNB|37.0105|-112.5315|US|Kanab|Kanab Municipal Airport
KKWP|KWP|57.7701|-153.5489|US|West Point|West Point Village Seaplane Base
KL06|DTH|36.4605|-116.8798|US|Death Valley National Park|Furnace Creek Airport
KL08|BXS|33.259|-116.321|US|Borrego Springs|Borrego Valley Airport
KL35|RBF|34.2638|-116.856|US|Big Bear City|Big Bear City Airport
KL37|PGS|35.5272|-113.2475|US|Peach Springs|Grand Canyon Caverns Airport
KL41|MYH|36.8108|-111.6444|US|Marble Canyon|Marble Canyon Airport
KL72|TRH|35.8127|-117.3269|US|Trona|Trona Airport
KLAA|LAA|38.0697|-102.6885|US|Lamar|Southeast Colorado Regional Airport
KLAF|LAF|40.4123|-86.9369|US|Lafayette|Purdue University Airport
KLAL|LAL|27.9876|-82.019|US|Lakeland|Lakeland Linder International Airport
KLAM|LAM|35.8797|-106.2687|US|Los Alamos|Los Alamos Airport
KLAN|LAN|42.7786|-84.5862|US|Lansing|Capital Region International Airport
KLAR|LAR|41.3121|-105.675|US|Laramie|Laramie Regional Airport
KLAS|LAS|36.0803|-115.1524|US|Las Vegas|Harry Reid International Airport
KLAW|LAW|34.5677|-98.4166|US|Lawton|Lawton-Fort Sill Regional Airport
KLAX|LAX|33.9425|-118.408|US|Los Angeles|Los Angeles International Airport
KLBB|LBB|33.6637|-101.8206|US|Lubbock|Lubbock Preston Smith International Airport
KLBE|LBE|40.2731|-79.4103|US|Latrobe|Arnold Palmer Regional Airport
KLBF|LBF|41.1262|-100.6837|US|North Platte|North Platte Regional/Lee Bird Field
KLBL|LBL|37.0439|-100.96|US|Liberal|Liberal Mid-America Regional Airport
KLBT|LBT|34.6098|-79.0596|US|Lumberton|Lumberton Regional Airport
KLBX|LJN|29.1086|-95.4621|US|Angleton/Lake Jackson|Texas Gulf Coast Regional Airport
KLCH|LCH|30.1261|-93.2234|US|Lake Charles|Lake Charles Regional Airport
KLCI|LCI|43.573|-71.4178|US|Laconia|Laconia Municipal Airport
KLCK|LCK|39.8138|-82.9278|US|Columbus|Rickenbacker International Airport
KLCQ|LCQ|30.1821|-82.5769|US|Lake City|Lake City Gateway Airport
KLDJ|LDJ|40.6174|-74.2446|US|Linden|Linden Airport
KLDM|LDM|43.9625|-86.4079|US|Ludington|Mason County Airport
KLEB|LEB|43.6261|-72.3042|US|Lebanon|Lebanon Municipal Airport
KLEE|LEE|28.8229|-81.8084|US|Leesburg|Leesburg International Airport
KLEM|LEM|45.9184|-102.1055|US|Lemmon|Lemmon Municipal Airport
KLEW|LEW|44.0485|-70.2835|US|Auburn/Lewiston|Auburn/Lewiston Municipal Airport
KLEX|LEX|38.0367|-84.6086|US|Lexington|Blue Grass Airport
KLFI|LFI|37.0829|-76.3605|US|Hampton|Langley Afb Airport
KLFK|LFK|31.234|-94.75|US|Lufkin|Angelina County Airport
KLFT|LFT|30.205|-91.9878|US|Lafayette|Lafayette Regional/Paul Fournet Field
KLGA|LGA|40.7772|-73.8726|US|New York|Laguardia Airport
KLGB|LGB|33.8179|-118.1519|US|Long Beach|Long Beach (Daugherty Field) Airport
KLGC|LGC|33.0092|-85.0732|US|Lagrange|Lagrange/Callaway Airport
KLGD|LGD|45.2891|-118.0061|US|La Grande|La Grande/Union County Airport
KLGF|LGF|32.8646|-114.393|US|Yuma Proving Ground (Yuma)|Laguna Army Air Field (Yuma Proving Ground) Airport
KLGU|LGU|41.7918|-111.8516|US|Logan|Logan-Cache Airport
KLHV|LHV|41.1358|-77.4223|US|Lock Haven|William T Piper Memorial Airport
KLHW|LIY|31.8878|-81.5627|US|Fort Stewart (Hinesville)|Wright Army Air Field (Fort Stewart)/Midcoast Regional Airport
KLHZ|LFN|36.0233|-78.3303|US|Louisburg|Triangle North Executive Airport
KLIC|LIC|39.2748|-103.6659|US|Limon|Limon Municipal Airport
KLIT|LIT|34.7294|-92.2248|US|Little Rock|Bill And Hillary Clinton Ntl/Adams Field
KLKP|LKP|44.2645|-73.9619|US|Lake Placid|Lake Placid Airport
KLKU|LOW|38.0098|-77.9701|US|Louisa|Louisa County/Freeman Field
KLKV|LKV|42.1611|-120.3991|US|Lakeview|Lake County Airport
KLLJ|CHL|44.5236|-114.2179|US|Challis|Challis Airport
KLMS|LMS|33.146|-89.0624|US|Louisville|Louisville/Winston County Airport
KLMT|LMT|42.1561|-121.7334|US|Klamath Falls|Crater Lake/Klamath Regional Airport
KLNA|LNA|26.593|-80.0851|US|West Palm Beach|Palm Beach County Park Airport
KLND|LND|42.8154|-108.7286|US|Lander|Hunt Field
KLNK|LNK|40.8509|-96.7591|US|Lincoln|Lincoln Airport
KLNN|LNN|41.684|-81.3898|US|Willoughby|Lake County Executive Airport
KLNP|LNP|36.9876|-82.5298|US|Wise|Lonesome Pine Airport
KLNR|LNR|43.2119|-90.1798|US|Lone Rock|Tri-County Regional Airport
KLNS|LNS|40.1224|-76.2944|US|Lancaster|Lancaster Airport
KLOL|LOL|40.0665|-118.5651|US|Lovelock|Derby Field
KLOM|BBX|40.1376|-75.2651|US|Philadelphia|Wings Field
KLOT|LOT|41.6081|-88.0964|US|Chicago/Romeoville|Lewis University Airport
KLOU|LOU|38.228|-85.6637|US|Louisville|Bowman Field
KLOZ|LOZ|37.0869|-84.0774|US|London|London/Corbin/Magee Airport
KLPC|LPC|34.6656|-120.4675|US|Lompoc|Lompoc Airport
KLQK|LQK|34.81|-82.7029|US|Pickens|Pickens County Airport
KLRD|LRD|27.5442|-99.4616|US|Laredo|Laredo International Airport
KLRF|LRF|34.9175|-92.145|US|Jacksonville|Little Rock Afb Airport
KLRJ|LRJ|42.7786|-96.1936|US|Le Mars|Le Mars Municipal Airport
KLRU|LRU|32.2894|-106.922|US|Las Cruces|Las Cruces International Airport
KLSB|LSB|32.3337|-108.6919|US|Lordsburg|Lordsburg Municipal Airport
KLSE|LSE|43.8793|-91.2566|US|La Crosse|La Crosse Regional Airport
KLSF|LSF|32.3318|-84.9872|US|Fort Benning (Columbus)|Lawson Army Air Field (Fort Benning) Airport
KLSK|LSK|42.7538|-104.4046|US|Lusk|Lusk Municipal Airport
KLSN|LSN|37.0639|-120.8699|US|Los Banos|Los Banos Municipal Airport
KLSV|LSV|36.2362|-115.0343|US|Las Vegas|Nellis Afb Airport
KLTS|LTS|34.668|-99.2678|US|Altus|Altus Afb Airport
KLUF|LUF|33.535|-112.3832|US|Glendale|Luke Afb Airport
KLUK|LUK|39.103|-84.4176|US|Cincinnati|Cincinnati Municipal/Lunken Field
KLUL|LUL|31.673|-89.1728|US|Laurel|Hesler/Noble Field
KLVK|LVK|37.6934|-121.8204|US|Livermore|Livermore Municipal Airport
KLVL|LVL|36.7746|-77.7938|US|Lawrenceville|Brunswick County Airport
KLVM|LVM|45.6994|-110.448|US|Livingston|Mission Field
KLVS|LVS|35.6542|-105.1424|US|Las Vegas|Las Vegas Municipal Airport
KLWB|LWB|37.8583|-80.3995|US|Lewisburg|Greenbrier Valley Airport
KLWC|LWC|39.0111|-95.2165|US|Lawrence|Lawrence Regional Airport
KLWL|LWL|41.1171|-114.9221|US|Wells|Wells Municipal/Harriet Field
KLWM|LWM|42.717|-71.1235|US|Lawrence|Lawrence Municipal Airport
KLWS|LWS|46.3745|-117.0154|US|Lewiston|Lewiston/Nez Perce County Airport
KLWT|LWT|47.0493|-109.4667|US|Lewistown|Lewistown Municipal Airport
KLWV|LWV|38.7643|-87.6055|US|Lawrenceville|Lawrenceville-Vincennes International Airport
KLXN|LXN|40.7904|-99.7759|US|Lexington|Jim Kelly Field
KLXV|LXV|39.2195|-106.3164|US|Leadville|Lake County Airport
KLYH|LYH|37.3254|-79.2012|US|Lynchburg|Lynchburg Regional/Preston Glenn Field
KLYO|LYO|38.3402|-98.2286|US|Lyons|Lyons-Rice County Municipal Airport
KLZU|LZU|33.9781|-83.9624|US|Lawrenceville|Gwinnett County/Briscoe Field
KM13|PCU|30.7866|-89.5045|US|Poplarville|Poplarville/Pearl River County Airport
KM26|DRU|46.6208|-113.2051|US|Drummond|Drummond Airport
KM75|MLK|48.3669|-107.9193|US|Malta|Malta Airport
KMAC|MAC|32.8218|-83.5619|US|Macon|Macon Downtown Airport
KMAE|MAE|36.9886|-120.1124|US|Madera|Madera Municipal Airport
KMAF|MAF|31.9425|-102.2019|US|Midland|Midland International Air And Space Port Airport
KMAW|MAW|36.5982|-89.9925|US|Malden|Malden Regional Airport
KMBG|MBG|45.5463|-100.4063|US|Mobridge|Mobridge Municipal Airport
KMBL|MBL|44.2725|-86.2469|US|Manistee|Manistee County/Blacker Airport
KMBO|DXE|32.4387|-90.1031|US|Madison|Bruce Campbell Field
KMBS|MBS|43.5329|-84.0796|US|Saginaw|Mbs International Airport
KMBY|MBY|39.4632|-92.4259|US|Moberly|Omar N Bradley Airport
KMCB|MCB|31.1784|-90.4719|US|Mc Comb|Mc Comb/Pike County/John E Lewis Field
KMCC|MCC|38.6676|-121.4006|US|Sacramento|Mc Clellan Airfield
KMCD|MCD|45.865|-84.6371|US|Mackinac Island|Mackinac Island Airport
KMCE|MCE|37.2848|-120.5139|US|Merced|Merced Yosemite Regional Airport
KMCF|MCF|27.8493|-82.5212|US|Tampa|Macdill Afb Airport
KMCI|MCI|39.2976|-94.7139|US|Kansas City|Kansas City International Airport
KMCK|MCK|40.2063|-100.5921|US|Mc Cook|Mc Cook Ben Nelson Regional Airport
KMCN|MCN|32.6928|-83.6492|US|Macon|Middle Georgia Regional Airport
KMCO|MCO|28.4294|-81.309|US|Orlando|Orlando International Airport
KMCW|MCW|43.1578|-93.3312|US|Mason City|Mason City Municipal Airport
KMDD|MDD|32.0365|-102.1015|US|Midland|Midland Airpark
KMDH|MDH|37.7781|-89.252|US|Carbondale/Murphysboro|Southern Illinois Airport
KMDS|XMD|44.0164|-97.0856|US|Madison|Madison Municipal Airport
KMDT|MDT|40.1932|-76.7626|US|Harrisburg|Harrisburg International Airport
KMDW|MDW|41.7856|-87.7527|US|Chicago|Chicago Midway International Airport
KMDZ|MDF|45.1013|-90.3002|US|Medford|Taylor County Airport
KMEB|MXE|34.7922|-79.3659|US|Maxton|Laurinburg/Maxton Airport
KMEI|MEI|32.3329|-88.7516|US|Meridian|Key Field
KMEM|MEM|35.0424|-89.9767|US|Memphis|Frederick W Smith International/Memphis Airport
KMER|MER|37.3805|-120.5682|US|Atwater|Castle Airport
KMEV|MEV|39.0005|-119.7511|US|Minden|Minden-Tahoe Airport
KMEZ|UMZ|34.5455|-94.2024|US|Mena|Mena Intermountain Municipal Airport
KMFD|MFD|40.8214|-82.5166|US|Mansfield|Mansfield Lahm Regional Airport
KMFE|MFE|26.1758|-98.2386|US|Mc Allen|Mc Allen International Airport
KMFI|MFI|44.6369|-90.1893|US|Marshfield|Marshfield Municipal Airport
KMFR|MFR|42.375|-122.8733|US|Medford|Rogue Valley International/Medford Airport
KMFV|MFV|37.6469|-75.761|US|Melfa|Accomack County Airport
KMGC|MGC|41.7033|-86.8212|US|Michigan City|Michigan City Municipal-Phillips Field
KMGE|MGE|33.9144|-84.5142|US|Marietta|Dobbins Arb Airport
KMGJ|MGJ|41.5118|-74.2635|US|Montgomery|Orange County Airport
KMGM|MGM|32.3006|-86.394|US|Montgomery|Montgomery Regional (Dannelly Field) Airport
KMGR|MGR|31.0856|-83.8028|US|Moultrie|Moultrie Municipal Airport
KMGW|MGW|39.6436|-79.9175|US|Morgantown|Morgantown Municipal/Walter L Bill Hart Field
KMGY|MGY|39.589|-84.2249|US|Dayton|Dayton/Wright Brothers Airport
KMHE|MHE|43.7748|-98.0386|US|Mitchell|Mitchell Municipal Airport
KMHK|MHK|39.1414|-96.6716|US|Manhattan|Manhattan Regional Airport
KMHL|MHL|39.0955|-93.203|US|Marshall|Marshall Memorial Municipal Airport
KMHR|MHR|38.5553|-121.2972|US|Sacramento|Sacramento Mather Airport
KMHT|MHT|42.9328|-71.4357|US|Manchester|Manchester Boston Regional Airport
KMHV|MHV|35.0589|-118.1506|US|Mojave|Mojave Air & Space Port/Rutan Field
KMIA|MIA|25.7954|-80.2901|US|Miami|Miami International Airport
KMIB|MIB|48.4158|-101.358|US|Minot|Minot Afb Airport
KMIC|MIC|45.0625|-93.354|US|Minneapolis|Crystal Airport
KMIE|MIE|40.2425|-85.3958|US|Muncie|Delaware County Regional Airport
KMIO|MIO|36.9092|-94.8875|US|Miami|Miami Regional Airport
KMIT|MIT|35.5075|-119.1921|US|Shafter|Shafter-Minter Field
KMIV|MIV|39.3678|-75.0722|US|Millville|Millville Municipal Airport
KMIW|MIW|42.1127|-92.9178|US|Marshalltown|Marshalltown Municipal Airport
KMJQ|MJQ|43.6508|-94.9866|US|Jackson|Jackson Municipal Airport
KMJX|MJX|39.926|-74.2955|US|Toms River|Ocean County Airport
KMKC|MKC|39.1229|-94.5928|US|Kansas City|Kansas City Downtown/Wheeler Field
KMKE|MKE|42.9469|-87.8971|US|Milwaukee|General Mitchell International Airport
KMKG|MKG|43.1677|-86.2354|US|Muskegon|Muskegon County Airport
KMKL|MKL|35.5999|-88.9156|US|Jackson|Jackson Regional Airport
KMKO|MKO|35.6578|-95.3616|US|Muskogee|Muskogee-Davis Regional Airport
KMKT|MKT|44.2228|-93.9193|US|Mankato|Mankato Regional Airport
KMKY|MRK|25.995|-81.6725|US|Marco Island|Marco Island Executive Airport
KMLB|MLB|28.1028|-80.6453|US|Melbourne|Melbourne Orlando International Airport
KMLC|MLC|34.8824|-95.7835|US|Mc Alester|Mc Alester Regional Airport
KMLD|MLD|42.1701|-112.2927|US|Malad City|Malad City Airport
KMLE|MIQ|41.196|-96.1123|US|Omaha|Millard Airport
KMLF|MLF|38.4266|-113.0133|US|Milford|Milford Municipal/Ben And Judy Briscoe Field
KMLI|MLI|41.4482|-90.5078|US|Moline|Quad Cities International Airport
KMLJ|MLJ|33.1542|-83.2414|US|Milledgeville|Baldwin County Regional Airport
KMLS|MLS|46.4269|-105.8882|US|Miles City|Frank Wiley Field
KMLT|MLT|45.6478|-68.6856|US|Millinocket|Millinocket Municipal Airport
KMLU|MLU|32.5106|-92.0361|US|Monroe|Monroe Regional Airport
KMMH|MMH|37.6241|-118.8388|US|Mammoth Lakes|Mammoth Yosemite Airport
KMMI|MMI|35.3992|-84.5618|US|Athens|Mcminn County Airport
KMML|MML|44.4517|-95.8244|US|Marshall|Southwest Minnesota Regional Marshall/Ryan Field
KMMS|MMS|34.2314|-90.2896|US|Marks|Selfs Airport
KMMT|MMT|33.9208|-80.8011|US|Eastover|Mc Entire Jngb Airport
KMMU|MMU|40.7993|-74.4149|US|Morristown|Morristown Municipal Airport
KMNM|MNM|45.1267|-87.6385|US|Menominee|Menominee Regional Airport
KMNN|MNN|40.6163|-83.0635|US|Marion|Marion Municipal Airport
KMOB|MOB|30.6914|-88.2428|US|Mobile|Mobile Regional Airport
KMOD|MOD|37.6258|-120.9544|US|Modesto|Modesto City-County-Harry Sham Field
KMOP|MOP|43.6216|-84.7373|US|Mount Pleasant|Mount Pleasant Municipal Airport
KMOR|MOR|36.1794|-83.3755|US|Morristown|Moore-Murrell Airport
KMOS|MOS|64.6982|-162.0573|US|Elim|Moses Point Airport
KMOT|MOT|48.2576|-101.278|US|Minot|Minot International Airport
KMOX|MOX|45.5636|-95.965|US|Morris|Morris Municipal/Charlie Schmidt Field
KMPI|RMY|37.5109|-120.0395|US|Mariposa|Mariposa-Yosemite Airport
KMPJ|MPJ|35.1388|-92.9092|US|Morrilton|Petit Jean Park Airport
KMPO|MPO|41.1377|-75.3801|US|Mount Pocono|Pocono Mountains Regional Airport
KMPR|MPR|38.3524|-97.6913|US|Mc Pherson|Mc Pherson Airport
KMPV|MPV|44.2035|-72.5621|US|Barre/Montpelier|Edward F Knapp State Airport
KMPZ|MPZ|40.9466|-91.5112|US|Mount Pleasant|Mount Pleasant Municipal Airport
KMQB|MQB|40.5201|-90.6524|US|Macomb|Macomb Municipal Airport
KMQI|MEO|35.919|-75.6955|US|Manteo|Dare County Regional Airport
KMQS|CTH|39.979|-75.8655|US|Coatesville|Chester County G O Carlson Airport
KMQW|MQW|32.097|-82.8794|US|Mc Rae|Telfair-Wheeler Airport
KMQY|MQY|36.009|-86.5201|US|Smyrna|Smyrna Airport
KMRB|MRB|39.4024|-77.983|US|Martinsburg|Eastern Wv Regional/Shepherd Field
KMRC|MRC|35.5543|-87.1791|US|Columbia/Mount Pleasant|Maury County Regional Airport
KMRF|MRF|30.3711|-104.0175|US|Marfa|Marfa Municipal Airport
KMRN|MRN|35.8202|-81.6114|US|Morganton|Foothills Regional Airport
KMRY|MRY|36.587|-121.8428|US|Monterey|Monterey Regional Airport
KMSL|MSL|34.7453|-87.6102|US|Muscle Shoals|Northwest Alabama Regional Airport
KMSN|MSN|43.1399|-89.3375|US|Madison|Dane County Regional/Truax Field
KMSO|MSO|46.9163|-114.0906|US|Missoula|Missoula Montana Airport
KMSP|MSP|44.882|-93.2218|US|Minneapolis|Minneapolis-St Paul International/Wold-Chamberlain Airport
KMSS|MSS|44.9362|-74.8451|US|Massena|Massena International-Richards Field
KMSV|MSV|41.7016|-74.795|US|Monticello|Sullivan County International Airport
KMSY|MSY|29.9933|-90.259|US|New Orleans|Louis Armstrong New Orleans International Airport
KMTC|MTC|42.6125|-82.837|US|Mount Clemens|Selfridge Angb Airport
KMTF|MTX|64.8068|-147.7624|US|Fairbanks|Metro Field
KMTH|MTH|24.7263|-81.0514|US|Marathon|The Florida Keys Marathon International Airport
KMTJ|MTJ|38.5098|-107.8942|US|Montrose|Montrose Regional Airport
KMTN|MTN|39.3257|-76.4138|US|Baltimore|Martin State Airport
KMTO|MTO|39.4779|-88.28|US|Mattoon/Charleston|Coles County Memorial Airport
KMTP|MTP|41.0767|-71.9205|US|Montauk|Montauk Airport
KMTW|MTW|44.1288|-87.6806|US|Manitowoc|Manitowoc County Airport
KMUI|MUI|40.4352|-76.5686|US|Fort Indiantown Gap (Annville)|Muir Army Heliport (Fort Indiantown Gap) Heliport
KMUL|MUL|31.1377|-83.7041|US|Moultrie|Spence Airport
KMUO|MUO|43.0436|-115.8724|US|Mountain Home|Mountain Home Afb Airport
KMUT|MUT|41.3679|-91.1482|US|Muscatine|Muscatine Municipal Airport
KMVC|MVC|31.4581|-87.351|US|Monroeville|Monroe County Aeroplex Airport
KMVE|MVE|44.9692|-95.7104|US|Montevideo|Montevideo-Chippewa County Airport
KMVL|MVL|44.5344|-72.614|US|Morrisville|Morrisville-Stowe State Airport
KMVN|MVN|38.3234|-88.8585|US|Mount Vernon|Mount Vernon Airport
KMVY|MVY|41.3934|-70.6139|US|Vineyard Haven|Martha's Vineyard Airport
KMWA|MWA|37.755|-89.0111|US|Marion|Veterans Airport Of Southern Illinois Airport
KMWC|MWC|43.1104|-88.0344|US|Milwaukee|Lawrence J Timmerman Airport
KMWH|MWH|47.2086|-119.3191|US|Moses Lake|Grant County International Airport
KMWL|MWL|32.7816|-98.0602|US|Mineral Wells|Mineral Wells Regional Airport
KMWM|MWM|43.9134|-95.1094|US|Windom|Windom Municipal Airport
KMWO|MWO|39.5318|-84.3964|US|Middletown|Middletown Regional/Hook Field
KMXA|MXA|35.8944|-90.1546|US|Manila|Manila Municipal Airport
KMXF|MXF|32.3829|-86.3658|US|Montgomery|Maxwell Afb Airport
KMXO|MXO|42.2204|-91.1633|US|Monticello|Monticello Regional Airport
KMYF|MYF|32.8157|-117.1396|US|San Diego|Montgomery-Gibbs Executive Airport
KMYK|MYK|61.3362|-142.6859|US|May Creek|May Creek Airport
KMYL|MYL|44.8887|-116.1018|US|Mc Call|Mc Call Municipal Airport
KMYR|MYR|33.6797|-78.9283|US|Myrtle Beach|Myrtle Beach International Airport
KMYV|MYV|39.0978|-121.5698|US|Marysville|Yuba County Airport
KMZJ|MZJ|32.5098|-111.3253|US|Marana|Pinal Airpark
KMZZ|MZZ|40.4899|-85.6798|US|Marion|Marion Municipal - Mckinney Field
KN03|CTX|42.5926|-76.2149|US|Cortland|Cortland County/Chase Field
KN23|SXY|42.3026|-75.416|US|Sidney|Sidney Municipal Airport
KN66|ONH|42.5248|-75.0645|US|Oneonta|Albert S Nader Regional Airport
KNBG|NBG|29.8272|-90.0266|US|New Orleans|New Orleans Nas Jrb (Alvin Callender Field) Airport
KNBJ|NHX|30.3903|-87.6316|US|Foley|Barin Nolf Airport
KNDY|DGN|38.3329|-77.037|US|Dahlgren|Dahlgren Nsf Airport
KNEL|NEL|40.0358|-74.3514|US|Lakehurst|Lakehurst Maxfield Field
KNEN|NEN|30.3495|-81.867|US|Jacksonville|Whitehouse Nolf Airport
KNEW|NEW|30.0424|-90.0282|US|New Orleans|Lakefront Airport
KNFL|NFL|39.4178|-118.6986|US|Fallon|Fallon Nas (Van Voorhis Field) Airport
KNFW|FWH|32.7692|-97.4415|US|Fort Worth|Fort Worth Nas Jrb (Carswell Field) Airport
KNGP|NGP|27.6927|-97.2904|US|Corpus Christi|Corpus Christi Nas (Truax Field) Airport
KNGU|NGU|36.9375|-76.2893|US|Norfolk|Norfolk Ns (Chambers Field) Airport
KNGW|NGW|27.7024|-97.4388|US|Corpus Christi|Cabaniss Field Nolf Airport
KNHK|NHK|38.2863|-76.41|US|Patuxent River|Patuxent River Nas (Trapnell Field) Airport
KNIN|NIN|60.0202|-151.5894|US|Ninilchik|Ninilchik Airport
KNIP|NIP|30.2337|-81.6761|US|Jacksonville|Jacksonville Nas (Towers Field) Airport
KNJK|NJK|32.8266|-115.6686|US|El Centro|El Centro Naf (Vraciu Field) Airport
KNKX|NKX|32.8685|-117.1432|US|San Diego|Miramar Mcas (Joe Foss Field) Airport
KNLC|NLC|36.3331|-119.9522|US|Lemoore|Lemoore Nas (Reeves Field) Airport
KNPA|NPA|30.3533|-87.318|US|Pensacola|Pensacola Nas (Forrest Sherman Field) Airport
KNQA|NQA|35.3566|-89.8704|US|Millington|Millington/Memphis Airport
KNQI|NQI|27.5045|-97.8083|US|Kingsville|Kingsville Nas Airport
KNQX|NQX|24.5746|-81.6866|US|Key West|Key West Nas (Boca Chica Field) Airport
KNRB|NRB|30.3914|-81.4245|US|Mayport|Mayport Ns (Adm David L Mcdonald Field) Airport
KNRS|NRS|32.5662|-117.1135|US|Imperial Beach|Imperial Beach Nolf (Ream Field) Airport
KNSE|NSE|30.7225|-87.0239|US|Milton|Whiting Field Nas North Airport
KNTD|NTD|34.1193|-119.1196|US|Oxnard|Point Mugu Nas (Naval Base Ventura Co) Airport
KNTU|NTU|36.8227|-76.0319|US|Virginia Beach|Oceana Nas (Apollo Soucek Field) Airport
KNUQ|NUQ|37.4161|-122.0491|US|Mountain View|Moffett Federal Airfield
KNUW|NUW|48.3518|-122.656|US|Oak Harbor|Whidbey Island Nas (Ault Field) Airport
KNVD|NVD|37.8525|-94.3046|US|Nevada|Nevada Municipal Airport
KNYG|NYG|38.5036|-77.305|US|Quantico|Quantico Mcaf (Turner Field) Airport
KNYL|YUM|32.6566|-114.606|US|Yuma|Yuma Mcas/Yuma International Airport
KNZY|NZY|32.6982|-117.2131|US|San Diego|North Island Nas (Halsey Field) Airport
KO02|NVN|39.8185|-120.3528|US|Beckwourth|Nervino Airport
KO19|NLN|40.719|-123.9272|US|Eureka|Kneeland Airport
KO22|COA|38.0304|-120.4146|US|Columbia|Columbia Airport
KO27|ODC|37.7563|-120.8002|US|Oakdale|Oakdale Airport
KO43|EYR|39.0054|-119.1565|US|Yerington|Yerington Municipal Airport
KO85|BZF|40.5737|-122.4073|US|Redding|Benton Field
KOAJ|OAJ|34.8292|-77.6121|US|Jacksonville|Albert J Ellis Airport
KOAK|OAK|37.7213|-122.2212|US|Oakland|Oakland San Francisco Bay Airport
KOAR|OAR|36.6815|-121.7617|US|Marina|Marina Municipal Airport
KOBE|OBE|27.2666|-80.8504|US|Okeechobee|Okeechobee County Airport
KOCF|OCF|29.1719|-82.2241|US|Ocala|Ocala International-Jim Taylor Field
KOCH|OCH|31.5778|-94.7101|US|Nacogdoches|Nacogdoches A L Mangham Jr Regional Airport
KOCW|OCW|35.5719|-77.0498|US|Washington|Washington-Warren Airport
KODO|ODT|31.9214|-102.3871|US|Odessa|Odessa-Schlemeyer Field
KOEO|OEO|45.3094|-92.6899|US|Osceola|L O Simenstad Municipal Airport
KOFF|OFF|41.1193|-95.9085|US|Omaha|Offutt Afb Airport
KOFK|OFK|41.9855|-97.4351|US|Norfolk|Norfolk Regional/Karl Stefan Memorial Field
KOGA|OGA|41.1195|-101.7697|US|Ogallala|Searle Field
KOGB|OGB|33.4569|-80.8594|US|Orangeburg|Orangeburg Municipal Airport
KOGD|OGD|41.1951|-112.0122|US|Ogden|Ogden-Hinckley Airport
KOGS|OGS|44.6823|-75.4633|US|Ogdensburg|Ogdensburg International Airport
KOIC|OIC|42.5666|-75.5241|US|Norwich|Lt Warren Eaton Airport
KOJC|OJC|38.8476|-94.7376|US|Olathe|Johnson County Executive Airport
KOKB|OCN|33.218|-117.3515|US|Oceanside|Bob Maxwell Memorial Airfield
KOKC|OKC|35.3931|-97.6008|US|Oklahoma City|Okc Will Rogers International Airport
KOKH|ODW|48.2515|-122.6737|US|Oak Harbor|Delaurentis Airport
KOKK|OKK|40.5277|-86.0597|US|Kokomo|Kokomo Municipal Airport
KOKM|OKM|35.6681|-95.9485|US|Okmulgee|Okmulgee Regional/Paul And Betty Abbott Field
KOKS|OKS|41.4019|-102.3564|US|Oshkosh|Garden County/King Rhiley Field
KOKV|WGO|39.1435|-78.1444|US|Winchester|Winchester Regional Airport
KOLD|OLD|44.9523|-68.6745|US|Old Town|Dewitt Field/Old Town Municipal Airport
KOLE|OLE|42.2412|-78.3714|US|Olean|Cattaraugus County-Olean Airport
KOLF|OLF|48.0945|-105.5751|US|Wolf Point|L M Clayton Airport
KOLM|OLM|46.9694|-122.9025|US|Olympia|Olympia Regional Airport
KOLS|OLS|31.4177|-110.8479|US|Nogales|Nogales International Airport
KOLU|OLU|41.4487|-97.3409|US|Columbus|Columbus Municipal Airport
KOLV|OLV|34.9787|-89.7869|US|Olive Branch|Olive Branch/Taylor Field
KOLY|OLY|38.7218|-88.1764|US|Olney-Noble|Olney-Noble Airport
KOMA|OMA|41.3032|-95.8941|US|Omaha|Eppley Airfield
KOMK|OMK|48.4644|-119.5181|US|Omak|Omak Airport
KONA|ONA|44.0796|-91.7116|US|Winona|Winona Municipal/Max Conrad Field
KONL|ONL|42.4694|-98.6878|US|O'Neill|The O'Neill Municipal-John L Baker Field
KONM|ONM|34.0225|-106.9031|US|Socorro|Socorro Municipal Airport
KONO|ONO|44.0194|-117.013|US|Ontario|Ontario Municipal Airport
KONP|ONP|44.5804|-124.0579|US|Newport|Newport Municipal Airport
KONT|ONT|34.056|-117.6012|US|Ontario|Ontario International Airport
KONY|ONY|33.3509|-98.8192|US|Olney|Olney Municipal Airport
KOOA|OOA|41.2261|-92.4938|US|Oskaloosa|Oskaloosa Municipal Airport
KOPF|OPF|25.9074|-80.2782|US|Miami|Miami-Opa Locka Executive Airport
KOPL|OPL|30.5584|-92.0994|US|Opelousas|St Landry Parish Airport
KOQU|NCO|41.5974|-71.4124|US|North Kingstown|Quonset State Airport
KORD|ORD|41.9769|-87.9082|US|Chicago|Chicago O'Hare International Airport
KORF|ORF|36.8956|-76.1989|US|Norfolk|Norfolk International Airport
KORH|ORH|42.2671|-71.8756|US|Worcester|Worcester Regional Airport
KORL|ORL|28.5455|-81.3329|US|Orlando|Orlando Executive Airport
KORS|ESD|48.7083|-122.9106|US|Eastsound|Orcas Island Airport
KOSA|MPS|33.0969|-94.9617|US|Mount Pleasant|Mount Pleasant Regional Airport
KOSC|OSC|44.4515|-83.3942|US|Oscoda|Oscoda/Wurtsmith Airport
KOSH|OSH|43.9844|-88.557|US|Oshkosh|Wittman Regional Airport
KOSU|OSU|40.0795|-83.0732|US|Columbus|Ohio State University Airport
KOSX|OSX|33.0902|-89.542|US|Kosciusko|Kosciusko-Attala County Airport
KOTG|OTG|43.6551|-95.5792|US|Worthington|Worthington Municipal Airport
KOTH|OTH|43.4169|-124.247|US|North Bend|Southwest Oregon Regional Airport
KOTM|OTM|41.1072|-92.4472|US|Ottumwa|Ottumwa Regional Airport
KOUN|OUN|35.2456|-97.4721|US|Norman|University Of Oklahoma Westheimer Airport
KOVE|OVE|39.4878|-121.622|US|Oroville|Oroville Municipal Airport
KOWA|OWA|44.123|-93.2588|US|Owatonna|Owatonna Degner Regional Airport
KOWB|OWB|37.7388|-87.1668|US|Owensboro|Owensboro/Daviess County Regional Airport
KOWD|OWD|42.1905|-71.1729|US|Norwood|Norwood Memorial Airport
KOWK|OWK|44.7155|-69.8665|US|Norridgewock|Central Maine/Norridgewock Airport
KOXB|OCE|38.3105|-75.124|US|Ocean City|Ocean City Municipal Airport
KOXC|OXC|41.4783|-73.1352|US|Oxford|Waterbury-Oxford Airport
KOXD|OXD|39.5023|-84.7844|US|Oxford|Miami University Airport
KOXR|OXR|34.2008|-119.2072|US|Oxnard|Oxnard Airport
KOYM|STQ|41.4125|-78.5026|US|St Marys|St Marys Municipal Airport
KOZA|OZA|30.7352|-101.2022|US|Ozona|Ozona Municipal Airport
KOZR|OZR|31.2758|-85.7134|US|Fort Rucker|Cairns Army Air Field (Fort Rucker) Airport
KP04|BSQ|31.3689|-109.8836|US|Bisbee|Bisbee Municipal Airport
KP10|PXL|35.7916|-110.4234|US|Polacca|Polacca Airport
KP13|GLB|33.3531|-110.6674|US|Globe|San Carlos Apache Airport
KP14|HBK|34.9407|-110.1385|US|Holbrook|Holbrook Municipal Airport
KP33|CWX|32.2454|-109.8946|US|Willcox|Cochise County Airport
KP52|CTW|34.7301|-112.0351|US|Cottonwood|Cottonwood Airport
KPAE|PAE|47.904|-122.2809|US|Everett|Seattle Paine Field International Airport
KPAH|PAH|37.0603|-88.773|US|Paducah|Barkley Regional Airport
KPAM|PAM|30.0691|-85.575|US|Panama City|Tyndall Afb Airport
KPAN|PJB|34.2568|-111.3393|US|Payson|Payson Airport
KPAO|PAO|37.4611|-122.115|US|Palo Alto|Palo Alto Airport
KPBF|PBF|34.1745|-91.9356|US|Pine Bluff|Pinebluff Regional/Grider Field
KPBG|PBG|44.6509|-73.4681|US|Plattsburgh|Plattsburgh International Airport
KPBX|PVL|37.5618|-82.5664|US|Pikeville|Pike County/Hatcher Field
KPDC|PCD|43.0193|-91.1237|US|Prairie Du Chien|Prairie Du Chien Municipal Airport
KPDK|PDK|33.876|-84.302|US|Atlanta|Dekalb-Peachtree Airport
KPDT|PDT|45.6951|-118.8434|US|Pendleton|Eastern Oregon Regional At Pendleton Airport
KPDX|PDX|45.5887|-122.5969|US|Portland|Portland International Airport
KPEQ|PEQ|31.3824|-103.5107|US|Pecos|Pecos Municipal Airport
KPFC|PFC|45.1994|-123.9619|US|Pacific City|Pacific City State Airport
KPGA|PGA|36.9261|-111.4484|US|Page|Page Municipal Airport
KPGD|PGD|26.9186|-81.9909|US|Punta Gorda|Punta Gorda Airport
KPGM|PGM|59.3485|-151.8303|US|Port Graham|Port Graham Airport
KPGR|PGR|36.0638|-90.5092|US|Paragould|Kirk Field
KPGV|PGV|35.6357|-77.3841|US|Greenville|Pitt-Greenville Airport
KPHD|PHD|40.4702|-81.4199|US|New Philadelphia|Harry Clever Field
KPHF|PHF|37.1319|-76.493|US|Newport News|Newport News/Williamsburg International Airport
KPHH|ADR|33.4517|-79.5262|US|Andrews|Robert F Swinnie Airport
KPHK|PHK|26.785|-80.6934|US|Pahokee|Palm Beach County Glades Airport
KPHL|PHL|39.8721|-75.2407|US|Philadelphia|Philadelphia International Airport
KPHN|PHN|42.911|-82.5289|US|Port Huron|St Clair County International Airport
KPHP|PHP|44.0487|-101.5988|US|Philip|Philip Airport
KPHT|PHT|36.3359|-88.3844|US|Paris|Henry County Airport
KPHX|PHX|33.4343|-112.0116|US|Phoenix|Phoenix Sky Harbor International Airport
KPIA|PIA|40.6642|-89.6933|US|Peoria|General Downing - Peoria International Airport
KPIB|PIB|31.4671|-89.3371|US|Hattiesburg-Laurel|Hattiesburg/Laurel Regional Airport
KPIE|PIE|27.9086|-82.6865|US|St Petersburg-Clearwater|St Pete-Clearwater International Airport
KPIH|PIH|42.9098|-112.5959|US|Pocatello|Pocatello Regional Airport
KPIM|PIM|32.8407|-84.8824|US|Pine Mountain|Harris County Airport
KPIR|PIR|44.3827|-100.286|US|Pierre|Pierre Regional Airport
KPIT|PIT|40.4914|-80.2327|US|Pittsburgh|Pittsburgh International Airport
KPKB|PKB|39.345|-81.4393|US|Parkersburg|Mid-Ohio Valley Regional Airport
KPKD|PKD|46.9012|-95.0731|US|Park Rapids|Park Rapids Municipal/Konshok Field
KPKF|PKF|45.9551|-90.4244|US|Park Falls|Park Falls Municipal Airport
KPLK|PLK|36.6259|-93.2289|US|Branson|M Graham Clark Downtown Airport
KPLN|PLN|45.5709|-84.7967|US|Pellston|Pellston Regional/Emmet County Airport
KPLR|PLR|33.5588|-86.2491|US|Pell City|St Clair County Airport
KPMB|PMB|48.9424|-97.2407|US|Pembina|Pembina Municipal Airport
KPMD|PMD|34.6294|-118.0846|US|Palmdale|Palmdale Usaf Plant 42 Airport
KPMH|PMH|38.8405|-82.8473|US|Portsmouth|Greater Portsmouth Regional Airport
KPMP|PPM|26.2474|-80.1111|US|Pompano Beach|Pompano Beach Airpark
KPNA|PWY|42.7974|-109.811|US|Pinedale|Ralph Wenz Field
KPNC|PNC|36.732|-97.0998|US|Ponca City|Ponca City Regional Airport
KPNE|PNE|40.0819|-75.0106|US|Philadelphia|Northeast Philadelphia Airport
KPNN|PNN|45.2007|-67.5644|US|Princeton|Princeton Municipal Airport
KPNS|PNS|30.4734|-87.1866|US|Pensacola|Pensacola International Airport
KPOB|POB|35.1709|-79.0145|US|Fayetteville|Pope Army Air Field
KPOC|POC|34.0917|-117.7818|US|La Verne|Brackett Field
KPOE|POE|31.0448|-93.1916|US|Fort Polk|Maks Army Air Field
KPOF|POF|36.7739|-90.3249|US|Poplar Bluff|Poplar Bluff Regional Business Airport
KPOH|POH|42.7429|-94.6474|US|Pocahontas|Pocahontas Municipal Airport
KPOU|POU|41.6266|-73.8842|US|Poughkeepsie|Hudson Valley Regional Airport
KPOY|POY|44.8672|-108.7934|US|Powell|Powell Municipal Airport
KPPA|PPA|35.613|-100.9963|US|Pampa|Perry Lefors Field
KPPF|PPF|37.3308|-95.5062|US|Parsons|Tri-City Airport
KPPO|LPO|41.5725|-86.7345|US|La Porte|La Porte Municipal Airport
KPQI|PQI|46.689|-68.0448|US|Presque Isle|Presque Isle International Airport
KPQL|PGL|30.4628|-88.5292|US|Pascagoula|Trent Lott International Airport
KPRB|PRB|35.6729|-120.6271|US|Paso Robles|Paso Robles Municipal Airport
KPRC|PRC|34.6548|-112.4192|US|Prescott|Prescott Regional/Ernest A Love Field
KPRO|PRO|41.8264|-94.1596|US|Perry|Perry Municipal Airport
KPRX|PRX|33.6366|-95.4507|US|Paris|Cox Field
KPSB|PSB|40.8844|-78.0873|US|Philipsburg|Mid-State Airport
KPSC|PSC|46.2649|-119.1194|US|Pasco|Tri-Cities Airport
KPSF|PSF|42.4276|-73.2908|US|Pittsfield|Pittsfield Municipal Airport
KPSK|PSK|37.1373|-80.6785|US|Dublin|New River Valley Airport
KPSM|PSM|43.0779|-70.8233|US|Portsmouth|Portsmouth International At Pease Airport
KPSN|PSN|31.7797|-95.7063|US|Palestine|Palestine Municipal Airport
KPSO|PGO|37.2862|-107.056|US|Pagosa Springs|Stevens Field
KPSP|PSP|33.8297|-116.5067|US|Palm Springs|Palm Springs International Airport
KPSX|PSX|28.7275|-96.2509|US|Palacios|Palacios Municipal Airport
KPTB|PTB|37.1843|-77.5062|US|Petersburg|Tri Cities Executive/Dinwiddie County Airport
KPTK|PTK|42.6656|-83.4205|US|Pontiac|Oakland County International Airport
KPTN|PTN|29.7095|-91.339|US|Patterson|Harry P Williams Memorial Airport
KPTS|PTS|37.4501|-94.7312|US|Pittsburg|Atkinson Municipal Airport
KPTT|PTT|37.7025|-98.747|US|Pratt|Pratt Regional Airport
KPTV|PTV|36.0296|-119.0627|US|Porterville|Porterville Municipal Airport
KPTW|PTW|40.2396|-75.5567|US|Pottstown|Heritage Field
KPUB|PUB|38.2899|-104.498|US|Pueblo|Pueblo Memorial Airport
KPUC|PUC|39.6139|-110.7516|US|Price|Carbon County Regional/Buck Davis Field
KPUW|PUW|46.7417|-117.1116|US|Pullman/Moscow|Pullman/Moscow Regional Airport
KPVC|PVC|42.0723|-70.2207|US|Provincetown|Provincetown Municipal Airport
KPVD|PVD|41.7223|-71.4277|US|Providence|Rhode Island Tf Green International Airport
KPVF|PVF|38.7242|-120.7533|US|Placerville|Placerville Airport
KPVU|PVU|40.2192|-111.7234|US|Provo|Provo Municipal Airport
KPVW|PVW|34.1681|-101.7173|US|Plainview|Hale County Airport
KPWA|PWA|35.534|-97.6469|US|Oklahoma City|Wiley Post Airport
KPWD|PWD|48.7905|-104.5237|US|Plentywood|Sher-Wood Airport
KPWK|PWK|42.1149|-87.902|US|Chicago/Prospect Heights/Wheeling|Chicago Executive Airport
KPWM|PWM|43.6456|-70.3086|US|Portland|Portland International Jetport Airport
KPWT|PWT|47.4903|-122.7648|US|Bremerton|Bremerton Ntl Airport
KPYM|PYM|41.9088|-70.7276|US|Plymouth|Plymouth Municipal Airport
KRAC|RAC|42.7612|-87.8139|US|Racine|Batten International Airport
KRAL|RAL|33.9519|-117.4451|US|Riverside|Riverside Airport
KRAP|RAP|44.0453|-103.0574|US|Rapid City|Rapid City Regional Airport
KRBD|RBD|32.6813|-96.8688|US|Dallas|Dallas Executive Airport
KRBG|RBG|43.2393|-123.3559|US|Roseburg|Roseburg Regional Airport
KRBL|RBL|40.1503|-122.2522|US|Red Bluff|Red Bluff Municipal Airport
KRBW|RBW|32.921|-80.6406|US|Walterboro|Lowcountry Regional Airport
KRCA|RCA|44.1451|-103.1036|US|Rapid City|Ellsworth Afb Airport
KRCK|RCK|30.6314|-96.9895|US|Rockdale|H H Coffield Regional Airport
KRCR|RCR|41.0655|-86.1817|US|Rochester|Fulton County Airport
KRCT|RCT|43.9|-85.5167|US|Reed City|Nartron Field
KRDD|RDD|40.509|-122.2934|US|Redding|Redding Regional Airport
KRDG|RDG|40.3785|-75.9652|US|Reading|Reading Regional/Carl A Spaatz Field
KRDM|RDM|44.2541|-121.15|US|Redmond|Roberts Field/Redmond Municipal Airport
KRDR|RDR|47.9613|-97.4008|US|Grand Forks|Grand Forks Afb Airport
KRDU|RDU|35.8776|-78.7875|US|Raleigh/Durham|Raleigh-Durham International Airport
KRDV|RDV|61.7881|-157.3502|US|Red Devil|Red Devil Airport
KREO|REO|42.5777|-117.8854|US|Rome|Rome State Airport
KRFD|RFD|42.1954|-89.0972|US|Chicago/Rockford|Chicago/Rockford International Airport
KRFG|RFG|28.2958|-97.326|US|Refugio|Rooke Field
KRHI|RHI|45.6309|-89.4666|US|Rhinelander|Rhinelander/Oneida County Airport
KRHV|RHV|37.3329|-121.8198|US|San Jose|Reid-Hillview Of Santa Clara County Airport
KRIC|RIC|37.5052|-77.3197|US|Richmond|Richmond International Airport
KRID|RID|39.7561|-84.8427|US|Richmond|Richmond Municipal Airport
KRIF|RIF|38.7341|-112.1016|US|Richfield|Richfield Municipal Airport
KRIL|RIL|39.5266|-107.728|US|Rifle|Rifle Garfield County Airport
KRIR|RIR|33.9888|-117.4099|US|Riverside/Rubidoux/|Flabob Airport
KRIV|RIV|33.8819|-117.259|US|Riverside|March Arb Airport
KRIW|RIW|43.0642|-108.4598|US|Riverton|Central Wyoming Regional Airport
KRKD|RKD|44.0601|-69.0997|US|Rockland|Knox County Regional Airport
KRKP|RKP|28.0862|-97.0437|US|Rockport|Aransas County Airport
KRKR|RKR|35.0216|-94.6213|US|Poteau|Robert S Kerr Airport
KRKS|RKS|41.5942|-109.0652|US|Rock Springs|Southwest Wyoming Regional Airport
KRKW|RKW|35.9223|-84.6898|US|Rockwood|Rockwood Municipal Airport
KRLD|RLD|46.3056|-119.3042|US|Richland|Richland Airport
KRME|RME|43.2338|-75.407|US|Rome|Griffiss International Airport
KRMG|RMG|34.3516|-85.1586|US|Rome|Richard B Russell Regional - J H Towers Field
KRNC|RNC|35.6987|-85.8438|US|Mc Minnville|Warren County Memorial Airport
KRND|RND|29.5289|-98.278|US|Universal City|Randolph Afb Airport
KRNH|RNH|45.1478|-92.5392|US|New Richmond|New Richmond Regional Airport
KRNO|RNO|39.4991|-119.7681|US|Reno|Reno/Tahoe International Airport
KRNT|RNT|47.4931|-122.2157|US|Renton|Renton Municipal Airport
KROA|ROA|37.3255|-79.9754|US|Roanoke|Roanoke/Blacksburg Regional (Woodrum Field) Airport
KROC|ROC|43.1191|-77.6719|US|Rochester|Frederick Douglass/Greater Rochester International Airport
KROG|ROG|36.3724|-94.107|US|Rogers|Rogers Executive - Carter Field
KROW|ROW|33.2999|-104.5294|US|Roswell|Roswell Air Center Airport
KROX|ROX|48.8563|-95.6969|US|Roseau|Roseau Municipal/Rudy Billberg Field
KRPD|RIE|45.4201|-91.7733|US|Rice Lake|Rice Lake Regional/Carl's Field
KRPX|RPX|46.475|-108.5434|US|Roundup|Roundup Airport
KRQB|WBR|43.7228|-85.5053|US|Big Rapids|Roben-Hood Airport
KRRL|RRL|45.1989|-89.7129|US|Merrill|Merrill Municipal Airport
KRRT|RRT|48.9415|-95.3485|US|Warroad|Warroad International Memorial Airport
KRSL|RSL|38.8714|-98.8116|US|Russell|Russell Municipal Airport
KRSN|RSN|32.5132|-92.5884|US|Ruston|Ruston Regional Airport
KRST|RST|43.9083|-92.5|US|Rochester|Rochester International Airport
KRSW|RSW|26.5362|-81.7552|US|Fort Myers|Southwest Florida International Airport
KRTN|RTN|36.7424|-104.5017|US|Raton|Raton Municipal/Crews Field
KRUQ|SRW|35.6459|-80.5203|US|Salisbury|Mid-Carolina Regional Airport
KRUT|RUT|43.5297|-72.9496|US|Rutland|Rutland/Southern Vermont Regional Airport
KRVL|RED|40.6774|-77.6268|US|Reedsville|Mifflin County Airport
KRVS|RVS|36.0396|-95.9846|US|Tulsa|Tulsa Riverside Airport
KRWF|RWF|44.5469|-95.082|US|Redwood Falls|Redwood Falls Municipal Airport
KRWI|RWI|35.8563|-77.8919|US|Rocky Mount|Rocky Mount/Wilson Regional Airport
KRWL|RWL|41.8057|-107.2003|US|Rawlins|Rawlins Municipal/Harvey Field
KRXE|RXE|43.8339|-111.8051|US|Rexburg|Rexburg-Madison County Airport
KRZL|RNZ|40.9478|-87.1826|US|Rensselaer|Jasper County Airport
KS03|AHM|42.1903|-122.6606|US|Ashland|Ashland Municipal/Sumner Parker Field
KS05|BDY|43.0865|-124.4079|US|Bandon|Bandon State Airport
KS21|SUO|43.8763|-121.4531|US|Sunriver|Sunriver Airport
KS31|LPS|48.4839|-122.9377|US|Lopez|Lopez Island Airport
KS33|MDJ|44.6702|-121.1551|US|Madras|Madras Municipal Airport
KS39|PRZ|44.2883|-120.9056|US|Prineville|Prineville Airport
KSAA|SAA|41.4435|-106.8275|US|Saratoga|Shively Field
KSAC|SAC|38.5129|-121.4933|US|Sacramento|Sacramento Executive Airport
KSAD|SAD|32.8533|-109.6351|US|Safford|Safford Regional/1Lt Duane Spalsbury Field
KSAF|SAF|35.6171|-106.0894|US|Santa Fe|Santa Fe Regional Airport
KSAN|SAN|32.7336|-117.1897|US|San Diego|San Diego International Airport
KSAR|SAR|38.1489|-89.6985|US|Sparta|Sparta Community-Hunter Field
KSAS|SAS|33.2412|-115.9526|US|Salton City|Salton Sea Airport
KSAT|SAT|29.534|-98.4691|US|San Antonio|San Antonio International Airport
KSAV|SAV|32.1276|-81.2021|US|Savannah|Savannah/Hilton Head International Airport
KSAW|MQT|46.3492|-87.3964|US|Marquette|Marquette/Sawyer Regional Airport
KSBA|SBA|34.4262|-119.8415|US|Santa Barbara|Santa Barbara Municipal Airport
KSBD|SBD|34.0954|-117.2349|US|San Bernardino|San Bernardino International Airport
KSBM|SBM|43.7698|-87.8517|US|Sheboygan|Sheboygan County Memorial International Airport
KSBN|SBN|41.7082|-86.3173|US|South Bend|South Bend International Airport
KSBP|SBP|35.2373|-120.6426|US|San Luis Obispo|San Luis Obispo County Regional Airport
KSBS|SBS|40.5163|-106.8663|US|Steamboat Springs|Steamboat Springs/Bob Adams Field
KSBX|SBX|48.5407|-111.8713|US|Shelby|Shelby Airport
KSBY|SBY|38.3402|-75.5095|US|Salisbury|Salisbury-Ocean City Wicomico Regional Airport
KSCB|SCB|41.6107|-96.6298|US|Scribner|Scribner State Airport
KSCH|SCH|42.8527|-73.9296|US|Schenectady|Schenectady County Airport
KSCK|SCK|37.8944|-121.2387|US|Stockton|Stockton Metro Airport
KSDF|SDF|38.1741|-85.7365|US|Louisville|Louisville Muhammad Ali International Airport
KSDL|SCF|33.6229|-111.9105|US|Scottsdale|Scottsdale Airport
KSDM|SDM|32.5723|-116.9802|US|San Diego|Brown Field Municipal Airport
KSDY|SDY|47.7069|-104.1926|US|Sidney|Sidney-Richland Regional Airport
KSEA|SEA|47.4499|-122.3118|US|Seattle|Seattle-Tacoma International Airport
KSEE|SEE|32.8262|-116.9724|US|San Diego/El Cajon|Gillespie Field
KSEF|SEF|27.4564|-81.3424|US|Sebring|Sebring Regional Airport
KSEG|SEG|40.8212|-76.8642|US|Selinsgrove|Penn Valley Airport
KSEM|SEM|32.3439|-86.9878|US|Selma|Craig Field
KSEP|SEP|32.2153|-98.1777|US|Stephenville|Stephenville Clark Regional Airport
KSER|SER|38.9243|-85.9097|US|Seymour|Freeman Municipal Airport
KSEZ|SDX|34.8486|-111.7884|US|Sedona|Sedona Airport
KSFB|SFB|28.7772|-81.2349|US|Orlando|Orlando Sanford International Airport
KSFF|SFF|47.6829|-117.3224|US|Spokane|Felts Field
KSFM|SFM|43.3938|-70.708|US|Sanford|Sanford Seacoast Regional Airport
KSFO|SFO|37.6188|-122.3754|US|San Francisco|San Francisco International Airport
KSFZ|SFZ|41.9207|-71.4914|US|Pawtucket|North Central State Airport
KSGF|SGF|37.2457|-93.3886|US|Springfield|Springfield-Branson Ntl Airport
KSGH|SGH|39.8403|-83.8402|US|Springfield|Springfield/Beckley Municipal Airport
KSGJ|UST|29.9593|-81.3397|US|St Augustine|St Augustine Airport
KSGR|SGR|29.6222|-95.6565|US|Houston|Sugar Land Regional Airport
KSGT|SGT|34.5995|-91.575|US|Stuttgart|Stuttgart Municipal Carl Humphrey Field
KSGU|SGU|37.0364|-113.5103|US|St George|St George Regional Airport
KSHD|SHD|38.2638|-78.8964|US|Staunton/Waynesboro/Harrisonburg|Shenandoah Valley Regional Airport
KSHN|SHN|47.2336|-123.1476|US|Shelton|Sanderson Field
KSHR|SHR|44.7692|-106.9803|US|Sheridan|Sheridan County Airport
KSHV|SHV|32.4465|-93.826|US|Shreveport|Shreveport Regional Airport
KSIK|SIK|36.8989|-89.5618|US|Sikeston|Sikeston Memorial Municipal Airport
KSIV|SIV|39.1147|-87.4483|US|Sullivan|Sullivan County Airport
KSIY|SIY|41.7814|-122.4681|US|Montague|Siskiyou County Airport
KSJC|SJC|37.363|-121.9286|US|San Jose|Norman Y Mineta San Jose International Airport
KSJN|SJN|34.5186|-109.3787|US|St Johns|St Johns Industrial Air Park
KSJT|SJT|31.3577|-100.4963|US|San Angelo|San Angelo Regional/Mathis Field
KSKA|SKA|47.6151|-117.6558|US|Spokane|Fairchild Afb Airport
KSKF|SKF|29.3842|-98.5811|US|San Antonio|Kelly Field
KSKX|TSM|36.4517|-105.6731|US|Taos|Taos Regional Airport
KSLB|SLB|42.5972|-95.2407|US|Storm Lake|Storm Lake Municipal Airport
KSLC|SLC|40.7884|-111.9778|US|Salt Lake City|Salt Lake City International Airport
KSLE|SLE|44.9095|-123.0025|US|Salem|Mcnary Field
KSLG|SLG|36.1919|-94.49|US|Siloam Springs|Smith Field
KSLK|SLK|44.3853|-74.2062|US|Saranac Lake|Adirondack Regional Airport
KSLN|SLN|38.7906|-97.6522|US|Salina|Salina Regional Airport
KSLO|SLO|38.6429|-88.9642|US|Salem|Salem-Leckrone Airport
KSLR|SLR|33.1598|-95.6211|US|Sulphur Springs|Sulphur Springs Municipal Airport
KSMD|SMD|41.1434|-85.1528|US|Fort Wayne|Smith Field
KSME|SME|37.0536|-84.6156|US|Somerset|Lake Cumberland Regional Airport
KSMF|SMF|38.6954|-121.5908|US|Sacramento|Sacramento International Airport
KSMN|SMN|45.1233|-113.8814|US|Salmon|Lemhi County Airport
KSMO|SMO|34.0158|-118.4513|US|Santa Monica|Santa Monica Municipal Airport
KSMS|SUM|33.995|-80.3613|US|Sumter|Sumter Airport
KSMX|SMX|34.8999|-120.4581|US|Santa Maria|Santa Maria Pub/Capt G Allan Hancock Field
KSNA|SNA|33.6757|-117.8682|US|Santa Ana|John Wayne/Orange County Airport
KSNK|SNK|32.6934|-100.9505|US|Snyder|Winston Field
KSNL|SNL|35.3573|-96.9428|US|Shawnee|Shawnee Regional Airport
KSNS|SNS|36.6624|-121.6072|US|Salinas|Salinas Municipal Airport
KSNY|SNY|41.0998|-102.985|US|Sidney|Sidney Municipal/Lloyd W Carr Field
KSOP|SOP|35.2374|-79.389|US|Pinehurst/Southern Pines|Moore County Airport
KSOW|SOW|34.2655|-110.0057|US|Show Low|Show Low Regional Airport
KSPA|SPA|34.9164|-81.9558|US|Spartanburg|Spartanburg Downtown Memorial/Simpson Field
KSPF|SPF|44.4811|-103.786|US|Spearfish|Black Hills-Clyde Ice Field
KSPG|SPG|27.7651|-82.6269|US|St Petersburg|Albert Whitted Airport
KSPI|SPI|39.8446|-89.6776|US|Springfield|Abraham Lincoln Capital Airport
KSPS|SPS|33.9888|-98.4919|US|Wichita Falls|Sheppard Afb/Wichita Falls Municipal Airport
KSPW|SPW|43.1657|-95.2028|US|Spencer|Spencer Municipal Airport
KSQI|SQI|41.7428|-89.6763|US|Sterling/Rockfalls|Whiteside County/Jos H Bittorf Field
KSQL|SQL|37.5119|-122.2495|US|San Carlos|San Carlos Airport
KSRC|SRC|35.2106|-91.7375|US|Searcy|Searcy Regional Airport
KSRQ|SRQ|27.3954|-82.5544|US|Sarasota/Bradenton|Sarasota/Bradenton International Airport
KSRR|RUI|33.4609|-105.5301|US|Ruidoso|Sierra Blanca Regional Airport
KSRV|SRV|61.7897|-156.5885|US|Stony River|Stony River 2 Airport
KSSC|SSC|33.9727|-80.4706|US|Sumter|Shaw Afb Airport
KSSF|SSF|29.337|-98.471|US|San Antonio|Stinson Municipal Airport
KSSI|SSI|31.152|-81.3911|US|St Simons Island|St Simons Island Airport
KSTC|STC|45.5462|-94.0594|US|St Cloud|St Cloud Sky Central Airport
KSTE|STE|44.5451|-89.5303|US|Stevens Point|Stevens Point Municipal Airport
KSTJ|STJ|39.7719|-94.9097|US|St Joseph|Rosecrans Memorial Airport
KSTK|STK|40.6143|-103.2643|US|Sterling|Sterling Municipal Airport
KSTL|STL|38.7487|-90.37|US|St Louis|St Louis Lambert International Airport
KSTP|STP|44.9346|-93.0604|US|St Paul|St Paul Downtown Holman Field
KSTS|STS|38.5097|-122.8129|US|Santa Rosa|Charles M Schulz/Sonoma County Airport
KSUA|SUA|27.1817|-80.2213|US|Stuart|Witham Field
KSUD|SUD|35.7896|-96.6557|US|Stroud|Stroud Municipal Airport
KSUE|SUE|44.8437|-87.4215|US|Sturgeon Bay|Door County Cherryland Airport
KSUN|SUN|43.5038|-114.2956|US|Hailey|Friedman Memorial Airport
KSUS|SUS|38.6621|-90.652|US|St Louis|Spirit Of St Louis Airport
KSUU|SUU|38.2645|-121.9241|US|Fairfield|Travis Afb Airport
KSUW|SUW|46.6897|-92.0946|US|Superior|Richard I Bong Airport
KSUX|SUX|42.4013|-96.3844|US|Sioux City|Sioux Gateway/Brig General Bud Day Field
KSVC|SVC|32.6365|-108.1564|US|Silver City|Grant County Airport
KSVE|SVE|40.3757|-120.5727|US|Susanville|Susanville Municipal Airport
KSVH|SVH|35.765|-80.9539|US|Statesville|Statesville Regional Airport
KSVN|SVN|32.01|-81.146|US|Savannah|Hunter Army Air Field
KSWF|SWF|41.5041|-74.1048|US|New York|New York Stewart International Airport
KSWO|SWO|36.1614|-97.0859|US|Stillwater|Stillwater Regional Airport
KSWW|SWW|32.4674|-100.4666|US|Sweetwater|Avenger Field
KSYI|SYI|35.5594|-86.4425|US|Shelbyville|Bomar Field/Shelbyville Municipal Airport
KSYN|SYN|44.4755|-93.0163|US|Stanton|Stanton Airfield
KSYR|SYR|43.1112|-76.1063|US|Syracuse|Syracuse Hancock International Airport
KSYV|SYV|31.5572|-83.894|US|Sylvester|Sylvester Airport
KSZL|SZL|38.7303|-93.5479|US|Knob Noster|Whiteman Afb Airport
KSZP|SZP|34.347|-119.0616|US|Santa Paula|Santa Paula Airport
KT03|TBC|36.0926|-111.3831|US|Tuba City|Tuba City Airport
KTAD|TAD|37.2592|-104.3409|US|Trinidad|Perry Stokes Airport
KTBN|TBN|37.7416|-92.1407|US|Fort Leonard Wood|Waynesville-St Robert Regional Forney Field
KTBR|TBR|32.4828|-81.7369|US|Statesboro|Statesboro-Bulloch County Airport
KTCC|TCC|35.1828|-103.6032|US|Tucumcari|Tucumcari Municipal Airport
KTCL|TCL|33.2206|-87.6114|US|Tuscaloosa|Tuscaloosa Ntl Airport
KTCM|TCM|47.1377|-122.4765|US|Tacoma|Mcchord Field (Joint Base Lewis-Mcchord) Airport
KTCS|TCS|33.2354|-107.2699|US|Truth Or Consequences|Truth Or Consequences Municipal Airport
KTDO|TDO|46.4772|-122.8065|US|Toledo|Ed Carlson Memorial Field/South Lewis County Airport
KTDW|TDW|35.1699|-101.8259|US|Amarillo|Tradewind Airport
KTDZ|TDZ|41.5649|-83.4822|US|Toledo|Toledo Executive Airport
KTEB|TEB|40.8501|-74.0608|US|Teterboro|Teterboro Airport
KTEX|TEX|37.9538|-107.9087|US|Telluride|Telluride Regional Airport
KTHA|THA|35.3801|-86.2468|US|Tullahoma|Tullahoma Regional/Wm Northern Field
KTHM|THM|47.5735|-115.2807|US|Thompson Falls|Thompson Falls Airport
KTHV|THV|39.917|-76.873|US|York|York Airport
KTIK|TIK|35.4147|-97.3866|US|Oklahoma City|Tinker Afb Airport
KTIW|TIW|47.2679|-122.5781|US|Tacoma|Tacoma Narrows Airport
KTIX|TIX|28.5148|-80.7992|US|Titusville|Space Coast Regional Airport
KTKX|KNT|36.2259|-90.0366|US|Kennett|Kennett Memorial Airport
KTLH|TLH|30.3968|-84.3509|US|Tallahassee|Tallahassee International Airport
KTLR|TLR|36.1566|-119.3266|US|Tulare|Mefford Field
KTMA|TMA|31.4296|-83.4892|US|Tifton|Henry Tift Myers Airport
KTMB|TMB|25.6476|-80.4332|US|Miami|Miami Executive Airport
KTMK|OTK|45.4183|-123.8144|US|Tillamook|Tillamook Airport
KTMT|ASQ|39.4679|-117.1975|US|Austin|Austin Airport
KTNP|TNP|34.1316|-115.9458|US|Twentynine Palms|Twentynine Palms Airport
KTNT|TNT|25.8618|-80.897|US|Miami|Dade-Collier Training And Transition Airport
KTNU|TNU|41.6744|-93.0217|US|Newton|Newton Municipal-Earl Johnson Field
KTNX|XSD|37.7989|-116.7808|US|Tonopah|Tonopah Test Range
KTOA|TOA|33.8034|-118.3396|US|Torrance|Zamperini Field
KTOC|TOC|34.5928|-83.2964|US|Toccoa|Toccoa Rg Letourneau Field
KTOI|TOI|31.86|-86.0139|US|Troy|Troy Municipal At N Kenneth Campbell Field
KTOL|TOL|41.5868|-83.8078|US|Toledo|Eugene F Kranz Toledo Express Airport
KTOP|TOP|39.0688|-95.6224|US|Topeka|Philip Billard Municipal Airport
KTOR|TOR|42.0644|-104.1527|US|Torrington|Torrington Municipal Airport
KTPA|TPA|27.9755|-82.5332|US|Tampa|Tampa International Airport
KTPF|TPF|27.9154|-82.4494|US|Tampa|Peter O Knight Airport
KTPH|TPH|38.0599|-117.0866|US|Tonopah|Tonopah Airport
KTPL|TPL|31.1519|-97.4077|US|Temple|Draughon-Miller Central Texas Regional Airport
KTPO|PTA|60.2043|-154.3189|US|Port Alsworth|Port Alsworth Airport
KTRI|TRI|36.4752|-82.4074|US|Bristol/Johnson/Kingsport|Tri-Cities Airport
KTRK|TKF|39.3201|-120.1396|US|Truckee|Truckee-Tahoe Airport
KTRL|TRL|32.7085|-96.2671|US|Terrell|Terrell Municipal Airport
KTRM|TRM|33.6267|-116.1597|US|Palm Springs|Jacqueline Cochran Regional Airport
KTRX|TRX|40.0835|-93.5906|US|Trenton|Trenton Municipal Airport
KTSG|TSG|63.3741|-143.329|US|Tanacross|Tanacross Airport
KTSP|TSP|35.135|-118.4393|US|Tehachapi|Tehachapi Municipal Airport
KTTD|TTD|45.5494|-122.4013|US|Portland|Portland-Troutdale Airport
KTTN|TTN|40.2767|-74.8135|US|Trenton|Trenton Mercer Airport
KTUL|TUL|36.1984|-95.8881|US|Tulsa|Tulsa International Airport
KTUP|TUP|34.269|-88.7699|US|Tupelo|Tupelo Regional Airport
KTUS|TUS|32.1171|-110.9415|US|Tucson|Tucson International Airport
KTVC|TVC|44.7416|-85.5819|US|Traverse City|Cherry Capital Airport
KTVF|TVF|48.0657|-96.185|US|Thief River Falls|Thief River Falls Regional Airport
KTVI|TVI|30.9015|-83.8814|US|Thomasville|Thomasville Regional Airport
KTVL|TVL|38.8939|-119.9953|US|South Lake Tahoe|Lake Tahoe Airport
KTWF|TWF|42.4818|-114.4877|US|Twin Falls|Joslin Field/Magic Valley Regional Airport
KTX2|NIR|28.3624|-97.6619|US|Beeville|Chase Field Industrial Airport
KTXK|TXK|33.4537|-93.991|US|Texarkana|Texarkana Regional-Webb Field
KTYE|TYE|61.0767|-151.1381|US|Tyonek|Tyonek Airport
KTYL|TYZ|34.4527|-110.115|US|Taylor|Taylor Airport
KTYR|TYR|32.3535|-95.403|US|Tyler|Tyler Pounds Regional Airport
KTYS|TYS|35.8111|-83.9941|US|Knoxville|Mc Ghee Tyson Airport
KU07|BFG|37.5458|-110.7132|US|Glen Canyon Natl Rec Area|Bullfrog Basin Airport
KU14|NPH|39.7366|-111.8701|US|Nephi|Nephi Municipal Airport
KU34|RVR|38.9617|-110.2273|US|Green River|Green River Municipal Airport
KU41|DBS|44.1624|-112.2207|US|Dubois|Dubois Municipal Airport
KU55|PNU|37.8452|-112.3919|US|Panguitch|Panguitch Municipal Airport
KU64|MXC|37.9324|-109.3412|US|Monticello|Monticello Airport
KU70|ICS|44.4923|-116.0148|US|Cascade|Cascade Airport
KUBS|UBS|33.4653|-88.3808|US|Columbus|Columbus-Lowndes County Airport
KUCY|UCY|36.3797|-88.9857|US|Union City|Everett-Stewart Regional Airport
KUDD|UDD|33.7484|-116.2748|US|Palm Springs|Bermuda Dunes Airport
KUES|UES|43.041|-88.2371|US|Waukesha|Waukesha County Airport
KUGB|UGB|57.4254|-157.7399|US|Pilot Point|Ugashik Bay Airport
KUGN|UGN|42.4221|-87.8679|US|Chicago/Waukegan|Waukegan Ntl Airport
KUIL|UIL|47.9366|-124.5626|US|Quillayute|Quillayute Airport
KUIN|UIN|39.9423|-91.1924|US|Quincy|Quincy Regional-Baldwin Field
KUKF|IKB|36.2236|-81.0986|US|North Wilkesboro|Wilkes County Airport
KUKI|UKI|39.1259|-123.2009|US|Ukiah|Ukiah Municipal Airport
KUKT|UKT|40.4351|-75.3819|US|Quakertown|Quakertown Airport
KULM|ULM|44.3184|-94.5016|US|New Ulm|New Ulm Municipal Airport
KUNI|ATO|39.2119|-82.2293|US|Athens/Albany|Ohio University Airport
KUNU|UNU|43.4265|-88.7039|US|Juneau|Dodge County Airport
KUNV|SCE|40.85|-77.8476|US|State College|State College Regional Airport
KUOS|UOS|35.2051|-85.8981|US|Sewanee|Franklin County Airport
KUOX|UOX|34.3843|-89.5368|US|Oxford|University-Oxford Airport
KUTA|UTM|34.6851|-90.3478|US|Tunica|Tunica Municipal Airport
KUTS|HTV|30.7469|-95.5872|US|Huntsville|Huntsville Municipal Airport
KUUU|NPT|41.5324|-71.2815|US|Newport|Newport State Airport
KUVA|UVA|29.2113|-99.7436|US|Uvalde|Garner Field
KUZA|RKH|34.9878|-81.0572|US|Rock Hill|Rock Hill/York County/Bryant Field
KVAD|VAD|30.9687|-83.193|US|Valdosta|Moody Afb Airport
KVAY|LLY|39.9429|-74.8457|US|Mount Holly|South Jersey Regional Airport
KVBG|VBG|34.7373|-120.5843|US|Lompoc|Vandenberg Space Force Base Airport
KVCT|VCT|28.8542|-96.9187|US|Victoria|Victoria Regional Airport
KVCV|VCV|34.5955|-117.3827|US|Victorville|Southern California Logistics Airport
KVDI|VDI|32.1927|-82.3712|US|Vidalia|Vidalia Regional Airport
KVEL|VEL|40.4361|-109.5114|US|Vernal|Vernal Regional Airport
KVGT|VGT|36.2107|-115.1944|US|Las Vegas|North Las Vegas Airport
KVHN|VHN|31.0578|-104.7838|US|Van Horn|Culberson County Airport
KVIH|VIH|38.1274|-91.7695|US|Rolla/Vichy|Rolla Ntl Airport
KVIS|VIS|36.3186|-119.3929|US|Visalia|Visalia Municipal Airport
KVJI|VJI|36.6863|-82.0348|US|Abingdon|Virginia Highlands Airport
KVKS|VKS|32.2391|-90.9282|US|Vicksburg|Vicksburg Municipal Airport
KVLA|VLA|38.9915|-89.1662|US|Vandalia|Vandalia Municipal Airport
KVLD|VLD|30.7815|-83.276|US|Valdosta|Valdosta Regional Airport
KVNC|VNC|27.0713|-82.44|US|Venice|Venice Municipal Airport
KVNY|VNY|34.2098|-118.49|US|Van Nuys|Van Nuys Airport
KVOK|VOK|43.9392|-90.2532|US|Camp Douglas|Volk Field
KVPS|VPS|30.4832|-86.526|US|Valparaiso/Destin-Ft Walton Beach|Eglin Afb/Destin-Ft Walton Beach Airport
KVPZ|VPZ|41.454|-87.0071|US|Valparaiso|Porter County Regional Airport
KVQQ|VQQ|30.2188|-81.8772|US|Jacksonville|Cecil Airport
KVRB|VRB|27.6556|-80.418|US|Vero Beach|Vero Beach Regional Airport
KVSF|VSF|43.3437|-72.5173|US|Springfield|Hartness State (Springfield) Airport
KVTN|VTN|42.8567|-100.549|US|Valentine|Miller Field
KVYS|VYS|41.3501|-89.1529|US|Peru|Illinois Valley Regional-Walter A Duncan Field
KW05|GTY|39.8413|-77.2746|US|Gettysburg|Gettysburg Regional Airport
KW28|SQV|48.0979|-123.1879|US|Sequim|Sequim Valley Airport
KW39|RCE|48.6082|-123.1596|US|Roche Harbor|Roche Harbor Seaplane Base
KWAL|WAL|37.9402|-75.4664|US|Wallops Island|Wallops Flight Facility Airport
KWAY|WAY|39.9011|-80.1307|US|Waynesburg|Greene County Airport
KWBW|WBW|41.2973|-75.8522|US|Wilkes-Barre|Wilkes-Barre Wyoming Valley Airport
KWDG|WDG|36.376|-97.7894|US|Enid|Enid Woodring Regional Airport
KWDR|WDR|33.9829|-83.6674|US|Winder|Barrow County Airport
KWEA|WEA|32.7463|-97.6825|US|Weatherford|Parker County Airport
KWHP|WHP|34.2593|-118.4134|US|Los Angeles|Whiteman Airport
KWJF|WJF|34.7411|-118.2186|US|Lancaster|General Wm J Fox Airfield
KWLD|WLD|37.1686|-97.0375|US|Winfield/Arkansas City|Strother Field
KWLW|WLW|39.5158|-122.2173|US|Willows|Willows/Glenn County Airport
KWMC|WMC|40.8966|-117.8059|US|Winnemucca|Winnemucca Municipal Airport
KWRB|WRB|32.6402|-83.5919|US|Warner Robins|Robins Afb Airport
KWRI|WRI|40.0158|-74.5907|US|Wrightstown|Mc Guire Field (Joint Base Mc Guire Dix Lakehurst) Airport
KWRL|WRL|43.9629|-107.9505|US|Worland|Worland Municipal Airport
KWSM|WSM|67.4051|-150.1209|US|Wiseman|Wiseman Airport
KWST|WST|41.3496|-71.8034|US|Westerly|Westerly State Airport
KWVI|WVI|36.9357|-121.7896|US|Watsonville|Watsonville Municipal Airport
KWVL|WVL|44.5333|-69.6755|US|Waterville|Waterville Regional Airport
KWWD|WWD|39.0084|-74.9085|US|Wildwood|Cape May County Airport
KWWR|WWR|36.438|-99.5227|US|Woodward|West Woodward Airport
KWYS|WYS|44.6884|-111.1176|US|West Yellowstone|Yellowstone Airport
KX39|KYO|28.2213|-82.3746|US|Tampa|Tampa North Aero Park Airport
KX63|HUC|18.1381|-65.8007|US|Humacao|Dr Hermenegildo Ortiz Quinones Airport
KXNA|XNA|36.2816|-94.3078|US|Fayetteville/Springdale/Rogers|Northwest Arkansas Ntl Airport
KXWA|XWA|48.2598|-103.7506|US|Williston|Williston Basin International Airport
KY01|UKN|43.2805|-91.4695|US|Waukon|Waukon Municipal Airport
KY31|WBK|44.2448|-84.1798|US|West Branch|West Branch Community Airport
KYIP|YIP|42.2403|-83.5315|US|Detroit|Willow Run Airport
KYKM|YKM|46.5682|-120.5441|US|Yakima|Yakima Air Trml/Mcallister Field
KYKN|YKN|42.9167|-97.3859|US|Yankton|Chan Gurney Municipal Airport
KYNG|YNG|41.2616|-80.6804|US|Youngstown/Warren|Youngstown/Warren Regional Airport
KZ48|BCC|63.5716|-156.1441|US|Bear Creek|Bear Creek 3 Airport
KZ93|CZC|61.9412|-145.2941|US|Copper Center|Copper Center 2 Airport
KZNC|ZNC|60.981|-159.9939|US|Nyac|Nyac Airport
KZPH|ZPH|28.2267|-82.1556|US|Zephyrhills|Zephyrhills Municipal Airport
KZZV|ZZV|39.9444|-81.8921|US|Zanesville|Zanesville Municipal Airport
LAKU|KFZ|42.0337|20.4159|AL|Kukes|Kukes Airport
LATI|TIA|41.4147|19.7206|AL|Tirana|Tirana International Airport Mother Teresa
LAVL|VLO|40.6056|19.4261|AL|Vlora|Vlora Internationa Airport
LBBG|BOJ|42.5696|27.5152|BG|Burgas|Burgas Airport
LBGO|GOZ|43.1514|25.7129|BG|Gorna Oryahovitsa|Gorna Oryahovitsa Airport
LBIA|JAM|42.4549|26.3522|BG|Yambol|Bezmer Air Base
LBPD|PDV|42.0678|24.8508|BG|Plovdiv|Plovdiv International Airport
LBSF|SOF|42.6967|23.4114|BG|Sofia|Sofia Airport
LBWN|VAR|43.2321|27.8251|BG|Varna|Varna Airport
LCEN|ECN|35.1547|33.4961|CY|Nicosia|Ercan International Airport
LCLK|LCA|34.8751|33.6249|CY|Larnarca|Larnaca International Airport
LCPH|PFO|34.718|32.4857|CY|Paphos|Paphos International Airport
LCRA|AKT|34.5904|32.9879|CY||RAF Akrotiri
LDDU|DBV|42.5614|18.2682|HR|Dubrovnik|Dubrovnik Airport
LDLO|LSZ|44.5658|14.3931|HR|Losinj|Losinj Island Airport
LDOS|OSI|45.4627|18.8102|HR|Osijek|Osijek Airport
LDPL|PUY|44.8935|13.9222|HR|Pula|Pula Airport
LDRI|RJK|45.2169|14.5703|HR|Rijeka|Rijeka Airport
LDSB|BWK|43.2857|16.6797|HR|Brac Island|Brac Airport
LDSP|SPU|43.5389|16.298|HR|Split|Split Airport
LDZA|ZAG|45.7429|16.0688|HR|Zagreb|Zagreb Airport
LDZD|ZAD|44.1083|15.3467|HR|Zadar|Zemunik Airport
LEAB|ABC|38.9485|-1.8635|ES|Albacete|Albacete-Los Llanos Airport
LEAL|ALC|38.2822|-0.5582|ES|Alicante|Alicante International Airport
LEAM|LEI|36.8439|-2.3701|ES|Almeria|Almeria International Airport
LEAS|OVD|43.5636|-6.0346|ES|Ranon|Asturias Airport
LEBA|ODB|37.842|-4.8489|ES|Cordoba|Cordoba Airport
LEBB|BIO|43.3011|-2.9106|ES|Bilbao|Bilbao Airport
LEBG|RGS|42.3576|-3.6208|ES|Burgos|Burgos Airport
LEBL|BCN|41.2971|2.0785|ES|Barcelona|Barcelona International Airport
LEBZ|BJZ|38.8913|-6.8213|ES|Badajoz|Badajoz Airport
LECH|CDT|40.2142|0.0737|ES|Castellón de la Plana|Castellón Airport
LECO|LCG|43.3021|-8.3773|ES|Culleredo|A Coruna Airport
LEDA|ILD|41.7282|0.535|ES|Lleida|Lleida-Alguaire Airport
LEGE|GRO|41.901|2.7605|ES|Girona|Girona Airport
LEGR|GRX|37.1887|-3.7774|ES|Granada|Federico Garcia Lorca Airport
LEHC|HSK|42.0761|-0.3167|ES|Monflorite/Alcala del Obispo|Huesca/Pirineos Airport
LEIB|IBZ|38.8729|1.3731|ES|Ibiza|Ibiza Airport
LEJR|XRY|36.7446|-6.0601|ES|Jerez de la Forntera|Jerez Airport
LELN|LEN|42.589|-5.6556|ES|Leon|Leon Airport
LELO|RJL|42.4609|-2.3222|ES|Logrono|Logrono-Agoncillo Airport
LEMD|MAD|40.4936|-3.5668|ES|Madrid|Madrid Barajas International Airport
LEMG|AGP|36.6749|-4.4991|ES|Malaga|Malaga Airport
LEMH|MAH|39.8626|4.2187|ES|Menorca Island|Menorca Airport
LEMI|RMU|37.803|-1.125|ES|Corvera|Región de Murcia International Airport
LEMO|OZP|37.1749|-5.6159|ES|Moron|Moron Air Base
LEPA|PMI|39.5517|2.7388|ES|Palma De Mallorca|Palma De Mallorca Airport
LEPP|PNA|42.77|-1.6463|ES|Pamplona|Pamplona Airport
LERL|CQM|38.8563|-3.97|ES|Ciudad Real|Ciudad Real International Airport
LERS|REU|41.1474|1.1672|ES|Reus|Reus Air Base
LERT|ROZ|36.6452|-6.3495|ES|Rota|Rota Naval Station Airport
LESA|SLM|40.9521|-5.502|ES|Salamanca|Salamanca Airport
LESO|EAS|43.3565|-1.7906|ES|Hondarribia|San Sebastian Airport
LEST|SCQ|42.8963|-8.4151|ES|Santiago de Compostela|Santiago de Compostela Airport
LESU|LEU|42.3386|1.4092|ES|Montferrer / Castellbo|Aerodrom dels Pirineus-Alt Urgell Airport
LETL|TEV|40.412|-1.2175|ES|Teruel|Teruel Airport
LETO|TOJ|40.4967|-3.4459|ES|Madrid|Torrejon Airport
LEVC|VLC|39.4893|-0.4816|ES|Valencia|Valencia Airport
LEVD|VLL|41.7061|-4.8519|ES|Valladolid|Valladolid Airport
LEVT|VIT|42.8828|-2.7245|ES|Alava|Vitoria/Foronda Airport
LEVX|VGO|42.2318|-8.6268|ES|Vigo|Vigo Airport
LEXJ|SDR|43.4271|-3.82|ES|Santander|Santander Airport
LEZG|ZAZ|41.6662|-1.0415|ES|Zaragoza|Zaragoza Air Base
LEZL|SVQ|37.418|-5.8931|ES|Sevilla|Sevilla Airport
LFAB|DPE|49.8825|1.0853|FR|Dieppe|St Aubin Airport
LFAC|CQF|50.9621|1.9548|FR|Marck|Calais-Dunkerque Airport
LFAQ|BYF|49.9715|2.6977|FR|Albert/Bray|Albert-Bray Airport
LFAT|LTQ|50.5174|1.6206|FR|Le Touquet-Paris-Plage|Le Touquet-Cote d'Opale Airport
LFBA|AGF|44.1747|0.5906|FR|Agen/La Garenne|Agen-La Garenne Airport
LFBD|BOD|44.8283|-0.7156|FR|Bordeaux/Merignac|Bordeaux-Merignac (BA 106) Airport
LFBE|EGC|44.8253|0.5186|FR|Bergerac/Roumaniere|Bergerac-Roumaniere Airport
LFBG|CNG|45.6583|-0.3175|FR|Cognac/Chateaubernard|Cognac-Chateaubernard (BA 709) Air Base
LFBH|LRH|46.1792|-1.1953|FR|La Rochelle/Ile de Re|La Rochelle-Ile de Re Airport
LFBI|PIS|46.5877|0.3067|FR|Poitiers/Biard|Poitiers-Biard Airport
LFBK|MCU|46.2226|2.364|FR|Montlucon/Gueret|Montlucon-Gueret Airport
LFBL|LIG|45.8628|1.1794|FR|Limoges/Bellegarde|Limoges Airport
LFBN|NIT|46.3113|-0.4015|FR|Niort/Souche|Niort-Souche Airport
LFBO|TLS|43.6291|1.3638|FR|Toulouse/Blagnac|Toulouse-Blagnac Airport
LFBP|PUF|43.38|-0.4186|FR|Pau/Pyrenees (Uzein)|Pau Pyrenees Airport
LFBT|LDE|43.1787|-0.0064|FR|Tarbes/Lourdes/Pyrenees|Tarbes-Lourdes-Pyrenees Airport
LFBU|ANG|45.7292|0.2215|FR|Angouleme/Brie/Champniers|Angouleme-Brie-Champniers Airport
LFBX|PGX|45.1981|0.8156|FR|Perigueux/Bassillac|Perigueux-Bassillac Airport
LFBZ|BIQ|43.4684|-1.5233|FR|Biarritz/Anglet/Bayonne|Biarritz-Anglet-Bayonne Airport
LFCC|ZAO|44.3514|1.4753|FR|Cahors/Lalbenque|Cahors-Lalbenque Airport
LFCI|LBI|43.9139|2.1131|FR|Albi/Le Sequestre|Albi-Le Sequestre Airport
LFCK|DCM|43.5563|2.2892|FR|Castres/Mazamet|Castres-Mazamet Airport
LFCR|RDZ|44.4079|2.4827|FR|Rodez/Marcillac|Rodez-Marcillac Airport
LFCY|RYN|45.6281|-0.9725|FR|Royan/Medis|Royan-Medis Airport
LFDN|RCO|45.8878|-0.9831|FR|Rochefort/Saint-Agnant|Rochefort-Saint-Agnant (BA 721) Airport
LFEY|IDY|46.7186|-2.3911|FR|Ile d'Yeu|Ile d'Yeu Airport
LFGA|CMR|48.1099|7.359|FR|Colmar/Houssen|Colmar-Houssen Airport
LFGJ|DLE|47.039|5.4272|FR|Dole/Tavaux|Dole-Tavaux Airport
LFHM|MVV|45.8208|6.6522|FR|Verdun|Megeve Airport
LFHO|OBS|44.5442|4.3722|FR|Aubenas/Ardeche Meridional|Aubenas-Ardeche Meridional Airport
LFHP|LPY|45.0807|3.7629|FR|Le Puy/Loudes|Le Puy-Loudes Airport
LFHS|XBK|46.2009|5.292|FR|Bourg/Ceyzeriat|Bourg-Ceyzeriat Airport
LFHU|AHZ|45.0883|6.0847|FR|Bourg|L'alpe D'huez Airport
LFHY|XMU|46.5346|3.4237|FR|Moulins/Montbeugny|Moulins-Montbeugny Airport
LFJL|ETZ|48.9821|6.2513|FR|Metz / Nancy|Metz-Nancy-Lorraine Airport
LFJR|ANE|47.5603|-0.3122|FR|Angers/Marce|Angers-Loire Airport
LFKB|BIA|42.5527|9.4837|FR|Bastia/Poretta|Bastia-Poretta Airport
LFKC|CLY|42.5308|8.7932|FR|Calvi/Sainte-Catherine|Calvi-Sainte-Catherine Airport
LFKF|FSC|41.5006|9.0978|FR|Figari Sud-Corse|Figari Sud-Corse Airport
LFKJ|AJA|41.9236|8.8029|FR|Ajaccio/Napoleon Bonaparte|Ajaccio-Napoleon Bonaparte Airport
LFKO|PRP|41.6606|8.8897|FR|Propriano|Propriano Airport
LFKS|SOZ|41.9244|9.406|FR|Solenzara|Solenzara (BA 126) Air Base
LFKX|MFX|45.4069|6.5806|FR|Ajaccio|Meribel Airport
LFLA|AUF|47.8502|3.4971|FR|Auxerre/Branches|Auxerre-Branches Airport
LFLB|CMF|45.6381|5.8802|FR|Chambery/Aix-les-Bains|Chambery-Savoie Airport
LFLC|CFE|45.7867|3.1692|FR|Clermont-Ferrand/Auvergne|Clermont-Ferrand Auvergne Airport
LFLD|BOU|47.0581|2.3703|FR|Bourges|Bourges Airport
LFLJ|CVF|45.3967|6.6347|FR|Courcheval|Courchevel Airport
LFLL|LYS|45.7264|5.0908|FR|Lyon|Lyon Saint-Exupery Airport
LFLN|SYT|46.4125|4.0133|FR|Saint-Yan|Saint-Yan Airport
LFLO|RNE|46.0583|4.0014|FR|Roanne/Renaison|Roanne-Renaison Airport
LFLP|NCY|45.9292|6.0988|FR|Annecy/Meythet|Annecy-Haute-Savoie-Mont Blanc Airport
LFLS|GNB|45.3629|5.3294|FR|Grenoble/Saint-Geoirs|Grenoble-Isere Airport
LFLU|VAF|44.9216|4.9699|FR|Valence/Chabeuil|Valence-Chabeuil Airport
LFLV|VHY|46.1697|3.4037|FR|Vichy/Charmeil|Vichy-Charmeil Airport
LFLW|AUR|44.8914|2.4219|FR|Aurillac|Aurillac Airport
LFLX|CHR|46.8622|1.7307|FR|Chateauroux/Deols|Chateauroux-Deols Marcel Dassault Airport
LFLY|LYN|45.7272|4.9443|FR|Lyon/Bron|Lyon-Bron Airport
LFMA|QXB|43.5056|5.3678|FR|Lyon|Aix-en-Provence (BA 114) Airport
LFMD|CEQ|43.542|6.9535|FR|Cannes/Mandelieu|Cannes-Mandelieu Airport
LFMH|EBU|45.5406|4.2964|FR|Saint-Etienne/Boutheon|Saint-Etienne-Boutheon Airport
LFMK|CCF|43.216|2.3063|FR|Carcassonne/Salvaza|Carcassonne Airport
LFML|MRS|43.4393|5.2214|FR|Marseille|Marseille Provence Airport
LFMN|NCE|43.6584|7.2159|FR|Nice|Nice-Cote d'Azur Airport
LFMP|PGF|42.7404|2.8707|FR|Perpignan/Rivesaltes|Perpignan-Rivesaltes (Llabanere) Airport
LFMQ|CTT|43.2525|5.7852|FR|Le Castellet|Le Castellet Airport
LFMR|BAE|44.3883|6.6103|FR|Le Castellet|Barcelonnette - Saint-Pons Airport
LFMT|MPL|43.5762|3.963|FR|Montpellier/Mediterranee|Montpellier-Mediterranee Airport
LFMU|BZR|43.3235|3.3539|FR|Beziers/Vias|Beziers-Vias Airport
LFMV|AVN|43.9073|4.9018|FR|Avignon/Caumont|Avignon-Caumont Airport
LFNA|GAT|44.455|6.0378|FR|Avignon|Gap - Tallard Airport
LFNB|MEN|44.5021|3.5328|FR|Mende/Brenoux|Mende-Brenoux Airport
LFNC|SCP|44.7017|6.6003|FR|Mende|Mont-Dauphin - St-Crepin Airport
LFOB|BVA|49.4544|2.1128|FR|Beauvais/Tille|Paris Beauvais Tille Airport
LFOE|EVX|49.0287|1.2199|FR|Evreux/Fauville|Evreux-Fauville (BA 105) Air Base
LFOH|LEH|49.5339|0.0881|FR|Le Havre/Octeville|Le Havre Octeville Airport
LFOK|XCR|48.7761|4.1845|FR|Chalons/Vatry|Chalons-Vatry Air Base
LFOO|LSO|46.4769|-1.7228|FR|Les Sables-d'Olonne|Les Sables-d'Olonne Talmont Airport
LFOP|URO|49.3842|1.1748|FR|Rouen/Vallee de Seine|Rouen Airport
LFOT|TUF|47.4322|0.7276|FR|Tours/Val de Loire (Loire Valley)|Tours-Val-de-Loire Airport
LFOU|CET|47.0821|-0.8771|FR|Cholet/Le Pontreau|Cholet Le Pontreau Airport
LFOV|LVA|48.0314|-0.743|FR|Laval/Entrammes|Laval-Entrammes Airport
LFOZ|ORE|47.8969|2.1633|FR|Orleans/Saint-Denis-de-l'Hotel|Orleans-Saint-Denis-de-l'Hotel Airport
LFPB|LBG|48.9694|2.4414|FR|Paris|Paris-Le Bourget Airport
LFPC|CSF|49.2535|2.5191|FR|Creil|Creil Air Base
LFPG|CDG|49.0128|2.55|FR|Paris|Charles de Gaulle International Airport
LFPN|TNF|48.7519|2.1062|FR|Toussus-le-Noble|Toussus-le-Noble Airport
LFPO|ORY|48.7253|2.3594|FR|Paris|Paris-Orly Airport
LFPT|POX|49.0966|2.0408|FR|Pontoise|Pontoise - Cormeilles-en-Vexin Airport
LFPV|VIY|48.7744|2.2015|FR|Villacoublay/Velizy|Villacoublay-Velizy (BA 107) Air Base
LFQG|NVS|47.0026|3.1133|FR|Nevers/Fourchambault|Nevers-Fourchambault Airport
LFQQ|LIL|50.5619|3.0894|FR|Lille/Lesquin|Lille-Lesquin Airport
LFQT|HZB|50.6184|2.6422|FR|Merville/Calonne|Merville-Calonne Airport
LFRB|BES|48.4479|-4.4185|FR|Brest/Guipavas|Brest Bretagne Airport
LFRC|CER|49.6501|-1.4703|FR|Cherbourg/Maupertus|Cherbourg-Maupertus Airport
LFRD|DNR|48.5877|-2.08|FR|Dinard/Pleurtuit/Saint-Malo|Dinard-Pleurtuit-Saint-Malo Airport
LFRE|LBY|47.2894|-2.3464|FR|La Baule-Escoublac|La Baule-Escoublac Airport
LFRF|GFR|48.8831|-1.5642|FR|Granville|Granville Airport
LFRG|DOL|49.3653|0.1543|FR|Deauville|Deauville-Saint-Gatien Airport
LFRH|LRT|47.7606|-3.44|FR|Lorient/Lann/Bihoue|Lorient South Brittany (Bretagne Sud) Airport
LFRI|EDM|46.7019|-1.3786|FR|La Roche-sur-Yon/Les Ajoncs|La Roche-sur-Yon Airport
LFRJ|LDV|48.5303|-4.1516|FR|Landivisiau|Landivisiau Air Base
LFRK|CFR|49.1733|-0.45|FR|Caen/Carpiquet|Caen-Carpiquet Airport
LFRM|LME|47.9486|0.2017|FR|Le Mans/Arnage|Le Mans-Arnage Airport
LFRN|RNS|48.0695|-1.7348|FR|Rennes/Saint-Jacques|Rennes-Saint-Jacques Airport
LFRO|LAI|48.7544|-3.4717|FR|Lannion|Lannion-Cote de Granit Airport
LFRQ|UIP|47.975|-4.1678|FR|Quimper/Pluguffan|Quimper-Cornouaille Airport
LFRS|NTE|47.1532|-1.6107|FR|Nantes|Nantes Atlantique Airport
LFRT|SBK|48.5378|-2.8544|FR|Saint-Brieuc/Armor|Saint-Brieuc-Armor Airport
LFRU|MXN|48.6032|-3.8158|FR|Morlaix/Ploujean|Morlaix-Ploujean Airport
LFRV|VNE|47.7233|-2.7186|FR|Vannes/Meucon|Vannes-Meucon Airport
LFRZ|SNR|47.3122|-2.1492|FR|Saint-Nazaire/Montoir|Saint-Nazaire-Montoir Airport
LFSB|BSL|47.5896|7.5299|FR|Bale/Mulhouse|EuroAirport Basel-Mulhouse-Freiburg Airport
LFSD|DIJ|47.2689|5.09|FR|Dijon/Longvic|Dijon-Bourgogne Airport
LFSF|MZM|49.0717|6.1317|FR|Metz/Frescaty|Metz-Frescaty (BA 128) Air Base
LFSG|EPL|48.325|6.07|FR|Epinal/Mirecourt|Epinal-Mirecourt Airport
LFSL|BVE|45.0397|1.4855|FR|Nespouls|Brive Souillac Airport
LFSN|ENC|48.6921|6.2305|FR|Nancy/Essey|Nancy-Essey Airport
LFSR|RHE|49.31|4.05|FR|Reims/Champagne|Reims-Champagne (BA 112) Airport
LFST|SXB|48.5383|7.6282|FR|Strasbourg|Strasbourg Airport
LFSZ|VTL|48.2239|5.9353|FR|Luxeuil|Vittel Champ De Course Airport
LFTH|TLN|43.0973|6.146|FR|Toulon/Hyeres/Le Palyvestre|Toulon-Hyeres Airport
LFTW|FNI|43.7574|4.4164|FR|Nimes/Garons|Nimes-Arles-Camargue Airport
LFTZ|LTT|43.2054|6.482|FR|La Mole|La Mole Airport
LFVM|MQC|47.0955|-56.3803|PM|Miquelon|Miquelon Airport
LFVP|FSP|46.7629|-56.1731|PM|Saint-Pierre|St Pierre Airport
LGAD|PYR|37.9207|21.2926|GR|Andravida|Andravida Airport
LGAG|AGQ|38.602|21.3512|GR|Agrinion|Agrinion Airport
LGAL|AXD|40.8559|25.9563|GR|Alexandroupolis|Dimokritos Airport
LGAT|HEW|37.8933|23.7261|GR|Athens|Athen Helenikon Airport
LGAV|ATH|37.9364|23.9445|GR|Athens|Eleftherios Venizelos International Airport
LGBL|VOL|39.2196|22.7943|GR|Nea Anchialos|Nea Anchialos Airport
LGHI|JKH|38.3432|26.1406|GR|Chios Island|Chios Island National Airport
LGHL|PKH|37.2975|23.1478|GR|Porto Cheli|Porto Cheli Airport
LGIK|JIK|37.6827|26.3471|GR|Ikaria Island|Ikaria Airport
LGIO|IOA|39.6964|20.8225|GR|Ioannina|Ioannina Airport
LGIR|HER|35.3397|25.1803|GR|Heraklion|Heraklion International Nikos Kazantzakis Airport
LGKA|KSO|40.4463|21.2822|GR|Kastoria|Kastoria National Airport
LGKC|KIT|36.2743|23.017|GR|Kithira Island|Kithira Airport
LGKF|EFL|38.1201|20.5005|GR|Kefallinia Island|Kefallinia Airport
LGKJ|KZS|36.1417|29.5764|GR|Kastelorizo Island|Kastelorizo Airport
LGKL|KLX|37.0683|22.0255|GR|Kalamata|Kalamata Airport
LGKO|KGS|36.7933|27.0917|GR|Kos Island|Kos Airport
LGKP|AOK|35.4214|27.146|GR|Karpathos Island|Karpathos Airport
LGKR|CFU|39.6019|19.9117|GR|Kerkyra Island|Ioannis Kapodistrias International Airport
LGKS|KSJ|35.4214|26.91|GR|Kasos Island|Kasos Airport
LGKV|KVA|40.9133|24.6192|GR|Kavala|Alexander the Great International Airport
LGKY|JKL|36.9633|26.9406|GR|Kalymnos Island|Kalymnos Airport
LGKZ|KZI|40.2861|21.8408|GR|Kozani|Filippos Airport
LGLE|LRS|37.1849|26.8003|GR|Leros Island|Leros Airport
LGLM|LXS|39.9171|25.2363|GR|Limnos Island|Limnos Airport
LGLR|LRA|39.6563|22.34|GR|Larisa|Larisa Airport
LGMK|JMK|37.4351|25.3481|GR|Mykonos Island|Mikonos Airport
LGML|MLO|36.6969|24.4769|GR|Milos Island|Milos Airport
LGMT|MJT|39.0567|26.5983|GR|Mytilene|Mytilene International Airport
LGNX|JNX|37.0811|25.3681|GR|Naxos Island|Naxos Airport
LGPA|PAS|37.0103|25.1281|GR|Paros Island|Paros Airport
LGPL|JTY|36.5799|26.3758|GR|Astypalaia Island|Astypalaia Airport
LGPZ|PVK|38.9255|20.7653|GR|Preveza/Lefkada|Aktion National Airport
LGRP|RHO|36.4054|28.0862|GR|Rodes Island|Diagoras Airport
LGRX|GPA|38.1511|21.4256|GR|Patras|Araxos Airport
LGSA|CHQ|35.5317|24.1497|GR|Souda|Chania International Airport
LGSK|JSI|39.1771|23.5037|GR|Skiathos|Skiathos Island National Airport
LGSM|SMI|37.69|26.9117|GR|Samos Island|Samos Airport
LGSO|JSY|37.4228|24.9509|GR|Syros Island|Syros Airport
LGSP|SPJ|36.9739|22.5263|GR|Sparti|Sparti Airport
LGSR|JTR|36.3992|25.4793|GR|Santorini Island|Santorini Airport
LGST|JSH|35.2161|26.1013|GR|Crete Island|Sitia Airport
LGSY|SKU|38.9676|24.4872|GR|Skiros Island|Skiros Airport
LGTS|SKG|40.5197|22.9709|GR|Thessaloniki|Thessaloniki Macedonia International Airport
LGZA|ZTH|37.7509|20.8843|GR|Zakynthos Island|Dionysios Solomos Airport
LHBP|BUD|47.4369|19.2556|HU|Budapest|Budapest Ferenc Liszt International Airport
LHDC|DEB|47.4889|21.6153|HU|Debrecen|Debrecen International Airport
LHPP|PEV|45.9909|18.241|HU|Pecs-Pogany|Pecs-Pogany Airport
LHPR|QGY|47.6244|17.8136|HU|Gyor|Gyor-Per International Airport
LHSM|SOB|46.6864|17.1591|HU|Sarmellek|Sarmellek International Airport
LHTA|TZR|46.3931|17.9175|HU|Taszar|Taszar Air Base
LHUD|QZD|46.2469|20.0908|HU|Szeged|Szeged Glider Airport
LIAP|QAQ|42.3799|13.3092|IT|L'Aquila|L'Aquila / Preturo Airport
LIBC|CRV|38.9972|17.0802|IT|Crotone|Crotone Airport
LIBD|BRI|41.1389|16.7606|IT|Bari|Bari / Palese International Airport
LIBF|FOG|41.4329|15.535|IT|Foggia|Foggia / Gino Lisa Airport
LIBG|TAR|40.5175|17.4032|IT|Grottaglie|Taranto / Grottaglie Airport
LIBN|LCC|40.2392|18.1333|IT||Lecce Airport
LIBP|PSR|42.4317|14.1811|IT|Pescara|Pescara International Airport
LIBR|BDS|40.6576|17.947|IT|Brindisi|Brindisi / Casale Airport
LICA|SUF|38.9054|16.2423|IT|Lamezia Terme|Lamezia Terme Airport
LICB|CIY|36.9946|14.6072|IT|Comiso|Comiso Airport Vincenzo Magliocco
LICC|CTA|37.4668|15.0664|IT|Catania|Catania / Fontanarossa Airport
LICD|LMP|35.4979|12.6181|IT|Lampedusa|Lampedusa Airport
LICG|PNL|36.8165|11.9689|IT|Pantelleria|Pantelleria Airport
LICJ|PMO|38.176|13.091|IT|Palermo|Palermo / Punta Raisi Airport
LICR|REG|38.0712|15.6516|IT|Reggio Calabria|Reggio Calabria Airport
LICT|TPS|37.9114|12.488|IT|Trapani|Trapani / Birgi Airport
LICZ|NSY|37.4017|14.9224|IT||Sigonella Airport
LIDB|BLX|46.1675|12.2479|IT|Belluno|Belluno Airport
LIDR|RAN|44.3643|12.2249|IT|Ravenna|Ravenna Airport
LIEA|AHO|40.6321|8.2908|IT|Alghero|Alghero / Fertilia Airport
LIED|DCI|39.3542|8.9725|IT|Decimomannu|Decimomannu Airport
LIEE|CAG|39.2515|9.0543|IT|Cagliari|Cagliari / Elmas Airport
LIEO|OLB|40.8987|9.5176|IT|Olbia|Olbia / Costa Smeralda Airport
LIER|FNU|39.8943|8.6404|IT|Oristano|Oristano / Fenosu Airport
LIET|TTB|39.9188|9.683|IT|Arbatax|Tortoli' / Arbatax Airport
LIMC|MXP|45.6306|8.7281|IT|Milan|Malpensa International Airport
LIME|BGY|45.6739|9.7042|IT|Bergamo|Bergamo / Orio Al Serio Airport
LIMF|TRN|45.2008|7.6496|IT|Torino|Torino / Caselle International Airport
LIMG|ALL|44.0506|8.1274|IT|Albenga|Villanova D'Albenga International Airport
LIMJ|GOA|44.4133|8.8375|IT|Genova|Genova / Sestri Cristoforo Colombo Airport
LIML|LIN|45.4451|9.2767|IT|Milan|Linate Airport
LIMP|PMF|44.8245|10.2964|IT|Parma|Parma Airport
LIMW|AOT|45.7385|7.3687|IT|Aosta|Aosta Airport
LIMZ|CUF|44.547|7.6232|IT|Cuneo|Cuneo / Levaldigi Airport
LIPA|AVB|46.0319|12.5965|IT|Aviano|Aviano Air Base
LIPB|BZO|46.4602|11.3264|IT|Bolzano|Bolzano Airport
LIPE|BLQ|44.5354|11.2887|IT|Bologna|Bologna / Borgo Panigale Airport
LIPH|TSF|45.6484|12.1944|IT|Treviso|Treviso / Sant'Angelo Airport
LIPK|FRL|44.1948|12.0701|IT|Forli|Forli Airport
LIPO|VBS|45.4289|10.3306|IT|Brescia|Brescia / Montichiari Airport
LIPQ|TRS|45.8275|13.4722|IT|Trieste|Trieste / Ronchi Dei Legionari
LIPR|RMI|44.0203|12.6117|IT|Rimini|Rimini / Miramare - Federico Fellini International Airport
LIPX|VRN|45.3957|10.8885|IT|Verona|Verona / Villafranca Airport
LIPY|AOI|43.6163|13.3623|IT|Ancona|Ancona / Falconara Airport
LIPZ|VCE|45.5053|12.3519|IT|Venezia|Venezia / Tessera -  Marco Polo Airport
LIQL|LCV|43.8282|10.5781|IT|Lucca|Lucca / Tassignano Airport
LIQS|SAY|43.2563|11.255|IT|Siena|Siena / Ampugnano Airport
LIRA|CIA|41.7994|12.5949|IT|Roma|Ciampino Airport
LIRF|FCO|41.8045|12.2508|IT|Rome|Leonardo Da Vinci (Fiumicino) International Airport
LIRI|QSR|40.6204|14.9113|IT|Salerno|Salerno / Pontecagnano Airport
LIRJ|EBA|42.7603|10.2394|IT|Marina  Di Campo|Marina Di Campo Airport
LIRN|NAP|40.886|14.2908|IT|Napoli|Napoli / Capodichino International Airport
LIRP|PSA|43.6839|10.3927|IT|Pisa|Pisa / San Giusto - Galileo Galilei International Airport
LIRQ|FLR|43.81|11.2051|IT|Firenze|Firenze / Peretola Airport
LIRS|GRS|42.7597|11.0719|IT|Grosetto|Grosseto Airport
LIRZ|PEG|43.0959|12.5132|IT|Perugia|Perugia / San Egidio Airport
LJLJ|LJU|46.2237|14.4576|SI|Ljubljana|Ljubljana Joze Pucnik Airport
LJMB|MBX|46.4799|15.6861|SI||Maribor Airport
LJPZ|POW|45.4734|13.615|SI|Portoroz|Portoroz Airport
LKCS|JCL|48.9464|14.4275|CZ|Ceske Budejovice|Ceske Budejovice Airport
LKKU|UHE|49.0294|17.4397|CZ|Uherske Hradiste|Kunovice Airport
LKKV|KLV|50.203|12.915|CZ|Karlovy Vary|Karlovy Vary International Airport
LKMR|MKA|49.9228|12.7247|CZ|Marianske Lazne|Marianske Lazne Airport
LKMT|OSR|49.6963|18.1111|CZ|Ostrava|Ostrava Leos Janacek Airport
LKOL|OLO|49.5878|17.2108|CZ|Olomouc|Olomouc Glider Airport
LKPD|PED|50.0134|15.7386|CZ|Pardubice|Pardubice Airport
LKPO|PRV|49.4258|17.4047|CZ|Prerov|Prerov Air Base
LKPR|PRG|50.1008|14.26|CZ|Prague|Václav Havel Airport
LKTB|BRQ|49.1513|16.6944|CZ|Brno|Brno-Turany Airport
LKVO|VOD|50.2166|14.3958|CZ|Vodochoky|Vodochody Airport
LKZA|ZBE|49.9283|18.0783|CZ|Zabreh|Zabreh Ostrava Airport
LLBG|TLV|32.0114|34.8867|IL|Tel Aviv|Ben Gurion International Airport
LLBS|BEV|31.287|34.723|IL|Beersheva|Be'er Sheva (Teyman) Airport
LLER|ETM|29.7272|35.0142|IL|Eilat|Ilan and Asaf Ramon Airport
LLEY|EIY|30.6217|35.2033|IL|Sapir|Ein Yahav Airfield
LLHA|HFA|32.8094|35.0431|IL|Haifa|Haifa International Airport
LLIB|RPN|32.981|35.5719|IL|Rosh Pina|Ben Ya'akov Airport
LLKS|KSW|33.2167|35.6|IL|Kiryat Shmona|Kiryat Shmona Airport
LLMR|MIP|30.6506|34.8069|IL|Mitzpe Ramon|Mitzpe Ramon Airfield
LLMZ|MTZ|31.3282|35.3886|IL|Masada|Bar Yehuda Airfield
LLNV|VTM|31.2083|35.0123|IL|Beersheba|Nevatim Air Base
LLYT|YOT|29.9062|35.0667|IL|Yotvata|Yotvata Airfield
LMML|MLA|35.8575|14.4775|MT|Luqa|Luqa Airport
LOIH|HOH|47.385|9.7|AT|Hohenems / Dornbirn|Hohenems-Dornbirn Airport
LOWG|GRZ|46.9911|15.4396|AT|Graz|Graz Airport
LOWI|INN|47.2602|11.344|AT|Innsbruck|Innsbruck Airport
LOWK|KLU|46.6425|14.3377|AT|Klagenfurt am Worthersee|Klagenfurt Airport
LOWL|LNZ|48.2332|14.1875|AT|Linz|Linz Airport
LOWS|SZG|47.7933|13.0043|AT|Salzburg|Salzburg Airport
LOWW|VIE|48.1103|16.5697|AT|Vienna|Vienna International Airport
LPAZ|SMA|36.9714|-25.1706|PT|Vila do Porto|Santa Maria Airport
LPBG|BGC|41.8578|-6.7071|PT|Bragança|Braganca Airport
LPBJ|BYJ|38.0789|-7.9324|PT|Beja|Beja International Airport
LPCR|CVU|39.6715|-31.1136|PT|Corvo|Corvo Airport
LPCS|CAT|38.725|-9.3552|PT|Cascais|Cascais Airport
LPFL|FLW|39.4553|-31.1314|PT|Santa Cruz das Flores|Flores Airport
LPFR|FAO|37.0144|-7.9659|PT|Faro|Faro Airport
LPGR|GRW|39.0922|-28.0298|PT|Santa Cruz da Graciosa|Graciosa Airport
LPHR|HOR|38.5199|-28.7159|PT|Horta|Horta Airport
LPLA|TER|38.7618|-27.0908|PT|Lajes|Lajes Field
LPMA|FNC|32.6979|-16.7745|PT|Funchal|Madeira Airport
LPPD|PDL|37.7412|-25.6979|PT|Ponta Delgada|João Paulo II Airport
LPPI|PIX|38.5543|-28.4413|PT|Pico Island|Pico Airport
LPPM|PRM|37.1493|-8.584|PT|Portimão|Portimão Airport
LPPR|OPO|41.2481|-8.6814|PT|Porto|Francisco de Sá Carneiro Airport
LPPS|PXO|33.0734|-16.35|PT|Porto Santo|Porto Santo Airport
LPPT|LIS|38.7813|-9.1359|PT|Lisbon|Lisbon Portela Airport
LPSI|SIE|37.9417|-8.8173|PT|Sines|Sines Airport
LPSJ|SJZ|38.6655|-28.1758|PT|Velas|Sao Jorge Airport
LPVR|VRL|41.2743|-7.7205|PT|Vila Real|Vila Real Airport
LPVZ|VSE|40.7255|-7.889|PT|Viseu|Viseu Airport
LQBK|BNX|44.9414|17.2975|BA|Banja Luka|Banja Luka International Airport
LQMO|OMO|43.2829|17.8459|BA|Mostar|Mostar International Airport
LQSA|SJJ|43.8246|18.3315|BA|Sarajevo|Sarajevo International Airport
LQTZ|TZL|44.4587|18.7248|BA|Tuzla|Tuzla International Airport
LRAR|ARW|46.1766|21.262|RO|Arad|Arad International Airport
LRBC|BCM|46.5219|26.9103|RO|Bacau|Bacau Airport
LRBM|BAY|47.6584|23.47|RO|Baia Mare|Tautii Magheraus Airport
LRBS|BBU|44.5032|26.1021|RO|Bucharest|Baneasa International Airport
LRBV|GHV|45.7061|25.5233|RO|Braşov|Braşov-Ghimbav International Airport
LRCK|CND|44.3622|28.4883|RO|Constanta|Mihail Kogalniceanu International Airport
LRCL|CLJ|46.7852|23.6862|RO|Cluj-Napoca|Cluj-Napoca International Airport
LRCS|CSB|45.42|22.2533|RO|Caransebes|Caransebes Airport
LRCV|CRA|44.3181|23.8886|RO|Craiova|Craiova Airport
LRIA|IAS|47.1785|27.6206|RO|Iasi|Iasi Airport
LROD|OMR|47.0253|21.9025|RO|Oradea|Oradea International Airport
LROP|OTP|44.5722|26.1022|RO|Bucharest|Henri Coanda International Airport
LRSB|SBZ|45.7856|24.0913|RO|Sibiu|Sibiu International Airport
LRSM|SUJ|47.7033|22.8857|RO|Satu Mare|Satu Mare Airport
LRSV|SCV|47.6875|26.3541|RO|Suceava|Suceava Stefan cel Mare Airport
LRTC|TCE|45.0625|28.7143|RO|Tulcea|Tulcea Airport
LRTM|TGM|46.4677|24.4125|RO|Targu Mures|Transilvania Targu Mures International Airport
LRTR|TSR|45.8099|21.3379|RO|Timisoara|Timisoara Traian Vuia Airport
LSGG|GVA|46.2381|6.109|CH|Geneva|Geneva Cointrin International Airport
LSGL|QLS|46.5453|6.6167|CH|Lausanne|Lausanne-la Blecherette Airport
LSGN|QNC|46.9575|6.8647|CH||Neuchatel Airport
LSGS|SIR|46.2196|7.3268|CH|Sion|Sion Airport
LSME|EML|47.0924|8.3051|CH||Emmen Airport
LSMI|ZIN|46.6766|7.8791|CH||Interlaken Air Base
LSMP|VIP|46.8432|6.9151|CH|Payerne|Payerne Airport
LSZA|LUG|46.0043|8.9106|CH|Lugano|Lugano Airport
LSZB|BRN|46.9141|7.4972|CH|Bern|Bern Belp Airport
LSZC|BXO|46.9744|8.3969|CH|Buochs|Buochs Airport
LSZG|ZHI|47.1816|7.4172|CH||Grenchen Airport
LSZH|ZRH|47.4647|8.5492|CH|Zurich|Zurich Airport
LSZL|ZJI|46.1608|8.8786|CH||Locarno Airport
LSZR|ACH|47.485|9.5608|CH|Altenrhein|St Gallen Altenrhein Airport
LSZS|SMV|46.5341|9.8841|CH||Samedan Airport
LTAC|ESB|40.1281|32.9951|TR|Ankara|Esenboga International Airport
LTAD|ANK|39.9498|32.6886|TR|Ankara|Etimesgut Air Base
LTAF|ADA|36.9822|35.2804|TR|Adana|Adana Airport
LTAG|UAB|37.0021|35.4259|TR|Adana|Incirlik Air Base
LTAH|AFY|38.7264|30.6011|TR|Afyonkarahisar|Afyon Airport
LTAI|AYT|36.8987|30.8005|TR|Antalya|Antalya International Airport
LTAJ|GZT|36.9472|37.4787|TR|Gaziantep|Gaziantep International Airport
LTAL|KFS|41.3142|33.7958|TR|Kastamonu|Kastamonu Airport
LTAN|KYA|37.979|32.5619|TR|Konya|Konya Airport
LTAP|MZH|40.8294|35.522|TR|Amasya|Amasya Merzifon Airport
LTAQ|SSX|41.2786|36.3052|TR|Samsun|Samsun Samair Airport
LTAR|VAS|39.8138|36.9035|TR|Sivas|Sivas Airport
LTAS|ONQ|41.5064|32.0886|TR|Zonguldak|Zonguldak Airport
LTAT|MLX|38.4353|38.091|TR|Malatya|Malatya Erhac Airport
LTAU|ASR|38.7704|35.4954|TR|Kayseri|Kayseri Erkilet Airport
LTAW|TJK|40.3074|36.3674|TR|Tokat|Tokat Airport
LTAY|DNZ|37.7856|29.7013|TR|Denizli|Cardak Airport
LTAZ|NAV|38.7719|34.5345|TR|Nevşehir|Nevşehir Kapadokya International Airport
LTBA|ISL|40.9769|28.8146|TR|Istanbul|Ataturk International Airport
LTBD|CII|37.815|27.8953|TR|Aydin|Cildir Airport
LTBE|BTZ|40.2333|29.0092|TR|Bursa|Bursa Airport
LTBF|BZI|39.6193|27.926|TR|Balikesir|Balikesir Merkez Airport
LTBG|BDM|40.318|27.9777|TR|Bandirma|Bandirma Airport
LTBH|CKZ|40.1377|26.4268|TR|Canakkale|Canakkale Airport
LTBI|ESK|39.7841|30.5821|TR|Eskişehir|Eskişehir Air Base
LTBJ|ADB|38.2924|27.157|TR|Izmir|Adnan Menderes International Airport
LTBL|IGL|38.513|27.0101|TR|Izmir|Cigli Airport
LTBO|USQ|38.6815|29.4717|TR|Uşak|Uşak Airport
LTBQ|KCO|40.735|30.0833|TR||Cengiz Topel Airport
LTBR|YEI|40.2552|29.5626|TR|Bursa|Bursa Yenisehir Airport
LTBS|DLM|36.7131|28.7925|TR|Dalaman|Dalaman International Airport
LTBU|TEQ|41.1382|27.9191|TR|Corlu|Tekirdag Corlu Airport
LTBV|BXN|37.1401|27.6697|TR|Bodrum|Imsik Airport
LTBY|AOE|39.8099|30.5194|TR|Eskişehir|Anadolu University Airport
LTBZ|KZR|39.109|30.1371|TR|Altintas|Zafer Airport
LTCA|EZS|38.6069|39.2914|TR|Elazig|Elazig Airport
LTCB|OGU|40.9667|38.08|TR|Ordu|Ordu–Giresun Airport
LTCC|DIY|37.8939|40.201|TR|Diyarbakir|Diyarbakir Airport
LTCD|ERC|39.7102|39.527|TR|Erzincan|Erzincan Airport
LTCE|ERZ|39.9565|41.1702|TR|Erzurum|Erzurum International Airport
LTCF|KSY|40.5622|43.115|TR|Kars|Kars Airport
LTCG|TZX|40.9951|39.7897|TR|Trabzon|Trabzon International Airport
LTCH|SFQ|37.0943|38.8471|TR|Sanliurfa|Sanliurfa Airport
LTCI|VAN|38.4682|43.3323|TR|Van|Van Ferit Melen Airport
LTCJ|BAL|37.929|41.1166|TR|Batman|Batman Airport
LTCK|MSR|38.7478|41.6612|TR|Muş|Mus Airport
LTCL|SXZ|37.9789|41.8404|TR|Siirt|Siirt Airport
LTCM|NOP|42.0158|35.0664|TR|Sinop|Sinop Airport
LTCN|KCM|37.5388|36.9535|TR|Kahramanmaraş|Kahramanmaraş Airport
LTCO|AJI|39.6545|43.026|TR|Agri|Agri Airport
LTCP|ADF|37.7314|38.4689|TR|Adiyaman|Adiyaman Airport
LTCR|MQM|37.2233|40.6317|TR|Mardin|Mardin Airport
LTCS|GNY|37.4457|38.8956|TR|Sanliurfa|Sanliurfa GAP Airport
LTCT|IGD|39.9766|43.8766|TR|Igdir|Igdir Airport
LTCU|BGG|38.8611|40.5925|TR|Bingöl|Bingöl Airport
LTCV|NKT|37.3639|42.06|TR|Şırnak|Şırnak Şerafettin Elçi Airport
LTCW|YKO|37.5497|44.2375|TR|Yüksekova|Yüksekova Selahaddin Eyyubi Airport
LTDA|HTY|36.3628|36.2822|TR|Hatay|Hatay Airport
LTDB|COV|36.8929|35.072|TR|Tarsus|Çukurova International Airport
LTFC|ISE|37.8554|30.3684|TR|Isparta|Suleyman Demirel International Airport
LTFD|EDO|39.5546|27.0138|TR|Edremit|Balikesir Korfez Airport
LTFE|BJV|37.2506|27.6643|TR|Bodrum|Milas Bodrum International Airport
LTFG|GZP|36.2992|32.3006|TR|Gazipasa|Gazipasa Airport
LTFH|SZF|41.2545|36.5671|TR|Samsun|Samsun Carsamba Airport
LTFJ|SAW|40.8986|29.3092|TR|Istanbul|Sabiha Gokcen International Airport
LTFK|GKD|40.2045|25.8833|TR|Gokceada|Imroz Airport
LTFM|IST|41.2753|28.752|TR|Arnavutköy, Istanbul|Istanbul Airport
LTFO|RZV|41.1692|40.8289|TR||Rize–Artvin Airport
LUBL|BZY|47.8381|27.7815|MD|Strymba|Balţi International Airport
LUKK|RMO|46.9277|28.931|MD|Chișinău|Chișinău International Airport
LWOH|OHD|41.18|20.7423|MK|Ohrid|Ohrid St. Paul the Apostle Airport
LWSK|SKP|41.9616|21.6214|MK|Skopje|Skopje International Airport
LXGB|GIB|36.1512|-5.3497|GI|Gibraltar|Gibraltar Airport
LYBE|BEG|44.8184|20.3091|RS|Belgrad|Belgrade Nikola Tesla Airport
LYBR|IVG|42.839|19.862|ME|Berane|Berane Airport
LYBT|BJY|44.9353|20.2575|RS|Batajnica|Batajnica Air Base
LYNI|INI|43.3373|21.8537|RS|Nis|Nis Airport
LYNS|QND|45.3858|19.8392|RS|Novi Sad|Cenej Airport
LYPG|TGD|42.3594|19.2519|ME|Podgorica|Podgorica Airport
LYTV|TIV|42.4047|18.7233|ME|Tivat|Tivat Airport
LYUZ|UZC|43.8989|19.6977|RS|Uzice|Ponikve Airport
LYVA|QWV|44.2978|20.0219|RS|Valjevo|Divci Airport
LYZR|ZRE|45.3398|20.4541|RS|Zrenjanin|Zrenjanin Airport
LZIB|BTS|48.1702|17.2127|SK|Bratislava|M. R. Stefanik Airport
LZKZ|KSC|48.6631|21.2411|SK|Kosice|Kosice Airport
LZLU|LUE|48.3394|19.7358|SK|Lucenec|Lucenec Airport
LZPP|PZY|48.6252|17.8284|SK|Piestany|Piestany Airport
LZPW|POV|49.0297|21.3156|SK|Presov|Presov Air Base
LZSL|SLD|48.6378|19.1341|SK|Sliac|Sliac Airport
LZTT|TAT|49.0736|20.2411|SK|Poprad|Poprad-Tatry Airport
LZZI|ILZ|49.2315|18.6135|SK|Zilina|Zilina Airport
MA53|UWA|42.282|-72.2148|US|Ware|Ware Airport
MBGT|GDT|21.4445|-71.1423|TC|Cockburn Town|JAGS McCartney International Airport
MBMC|MDS|21.826|-71.8025|TC|Middle Caicos|Middle Caicos Airport
MBNC|NCA|21.9175|-71.9396|TC||North Caicos Airport
MBPI|PIC|21.9|-72.1|TC|Pine Cay|Pine Cay Airport
MBPV|PLS|21.7736|-72.2659|TC|Providenciales Island|Providenciales Airport
MBSC|XSC|21.5157|-71.5285|TC||South Caicos Airport
MBSY|SLX|21.333|-71.2|TC|Salt Cay|Salt Cay Airport
MDAB|EPS|19.1986|-69.4298|DO|Arroyo Barril|Arroyo Barril Airport
MDBH|BRX|18.2515|-71.1204|DO|Barahona|Maria Montez International Airport
MDCR|CBJ|17.929|-71.6448|DO|Cabo Rojo|Cabo Rojo Airport
MDCY|AZS|19.267|-69.742|DO|Samana|Samana El Catey International Airport
MDCZ|COZ|18.9075|-70.7219|DO|Costanza|Constanza Dom Re Airport
MDJB|JBQ|18.5725|-69.9856|DO|La Isabela|La Isabela International Airport
MDLR|LRM|18.4507|-68.9118|DO|La Romana|Casa De Campo International Airport
MDPC|PUJ|18.5674|-68.3634|DO|Punta Cana|Punta Cana International Airport
MDPP|POP|19.7579|-70.57|DO|Puerto Plata|Gregorio Luperon International Airport
MDSD|SDQ|18.4297|-69.6689|DO|Santo Domingo|Las Americas International Airport
MDST|STI|19.4061|-70.6047|DO|Santiago|Cibao International Airport
ME16|LIZ|46.9504|-67.8859|US|Limestone|Loring International Airport
MGCB|CBV|15.469|-90.4067|GT|Coban|Coban Airport
MGCQ|CIQ|14.8309|-89.5209|GT|Chiquimula|Chiquimula Airport
MGCR|CMM|17.4612|-90.0537|GT|Carmelita|Carmelita Airport
MGCT|CTF|14.6942|-91.8825|GT|Coatepeque|Coatepeque Airport
MGDL|DON|17.6124|-89.6884|GT|Dos Lagunas|Dos Lagunas Airport
MGGT|GUA|14.5833|-90.5275|GT|Guatemala City|La Aurora Airport
MGHT|HUG|15.3274|-91.4624|GT|Huehuetenango|Huehuetenango Airport
MGMM|MCR|17.0686|-89.1522|GT|Melchor de Mencos|Melchor de Mencos Airport
MGPB|PBR|15.7309|-88.5838|GT|Puerto Barrios|Puerto Barrios Airport
MGPC|PCG|17.2639|-90.2563|GT|Paso Caballos|Paso Caballos Airport
MGPG|PKJ|15.9975|-90.7417|GT|Playa Grande|Playa Grande Airport
MGPP|PON|16.3258|-89.4161|GT|Poptun|Poptun Airport
MGQC|AQB|15.0122|-91.1506|GT|Santa Cruz del Quiche|Santa Cruz del Quiche Airport
MGQZ|AAZ|14.8656|-91.502|GT|Quezaltenango|Quezaltenango Airport
MGRB|RUV|15.992|-90.4453|GT|Rubelsanto|Rubelsanto Airport
MGRD|LCF|15.6689|-88.9579|GT|Rio Dulce|Las Vegas Airport
MGRT|RER|14.521|-91.6973|GT|Retalhuleu|Retalhuleu Airport
MGSJ|GSJ|13.9362|-90.8358|GT|Puerto San Jose|San Jose Airport
MGTK|FRS|16.9138|-89.8664|GT|San Benito|Mundo Maya International Airport
MHAH|AHS|15.4722|-84.3522|HN|Ahuas|Ahuas Airport
MHCA|CAA|14.917|-85.9|HN|Catacamas|Catacamas Airport
MHCS|CYL|15.4456|-86.6753|HN|Coyoles|Coyoles Airport
MHCU|CDD|15.3167|-83.5917|HN|Cauquira|Cauquira Airport
MHEA|OAN|15.5056|-86.5747|HN|Olanchito|El Arrayan Airport
MHGS|GAC|14.5967|-88.5942|HN|El Molino|Gracias Airport
MHIR|IRN|15.9392|-85.1372|HN|Iriona|Iriona Airport
MHJU|JUT|14.6526|-86.2203|HN|Jutigalpa|Jutigalpa airport
MHLC|LCE|15.7425|-86.853|HN|La Ceiba|Goloson International Airport
MHLM|SAP|15.4526|-87.9236|HN|La Mesa|Ramon Villeda Morales International Airport
MHNJ|GJA|16.4454|-85.9066|HN|Guanaja|La Laguna Airport
MHPC|PCH|15.955|-84.9414|HN|Palacios|Palacios Airport
MHPL|PEU|15.2622|-83.7812|HN|Puerto Lempira|Puerto Lempira Airport
MHPR|XPL|14.3823|-87.6212|HN|Comayagua|Comayagua-Palmerola International Airport
MHRO|RTB|16.3168|-86.523|HN|Roatan Island|Juan Manuel Galvez International Airport
MHRU|RUY|14.8403|-89.144|HN|Ruinas de Copan|Copan Ruinas Airport
MHTE|TEA|15.7759|-87.4758|HN|Tela|Tela Airport
MHTG|TGU|14.0609|-87.2172|HN|Tegucigalpa|Toncontin International Airport
MHTJ|TJI|15.9268|-85.9382|HN|Trujillo|Trujillo Airport
MHUT|UII|16.1131|-86.8803|HN|Utila Island|Utila Airport
MKBS|OCJ|18.4042|-76.969|JM|Ocho Rios|Boscobel Aerodrome
MKJP|KIN|17.9357|-76.7875|JM|Kingston|Norman Manley International Airport
MKJS|MBJ|18.5037|-77.9134|JM|Montego Bay|Sangster International Airport
MKKJ|POT|18.1988|-76.5345|JM|Ken Jones|Ken Jones Airport
MKNG|NEG|18.3428|-78.3321|JM|Negril|Negril Airport
MKTP|KTP|17.9886|-76.8238|JM|Tinson Pen|Tinson Pen Airport
MMAA|ACA|16.7571|-99.754|MX|Acapulco|General Juan N Alvarez International Airport
MMAN|NTR|25.8656|-100.237|MX||Del Norte International Airport
MMAS|AGU|21.7056|-102.318|MX|Aguascalientes|Jesus Teran International Airport
MMBT|HUX|15.7753|-96.2626|MX|Huatulco|Bahias de Huatulco International Airport
MMCA|CNA|31.0662|-110.0979|MX||Cananea Airport
MMCB|CVJ|18.8348|-99.2613|MX||General Mariano Matamoros Airport
MMCC|ACN|29.3329|-101.099|MX|Ciudad Acuna|Ciudad Acuna New International Airport
MMCE|CME|18.6537|-91.799|MX|Ciudad del Carmen|Ciudad del Carmen International Airport
MMCG|NCG|30.3974|-107.875|MX||Nuevo Casas Grandes Airport
MMCL|CUL|24.7645|-107.475|MX|Culiacan|Federal de Bachigualato International Airport
MMCM|CTM|18.5047|-88.3268|MX|Chetumal|Chetumal International Airport
MMCN|CEN|27.3926|-109.833|MX|Ciudad Obregon|Ciudad Obregon International Airport
MMCO|CJT|16.1767|-92.0506|MX||Comitan Airport
MMCP|CPE|19.8168|-90.5003|MX|Campeche|Ingeniero Alberto Acuna Ongay International Airport
MMCS|CJS|31.6361|-106.429|MX|Ciudad Juarez|Abraham Gonzalez International Airport
MMCT|CZA|20.6413|-88.4462|MX||Chichen Itza International Airport
MMCU|CUU|28.7029|-105.965|MX|Chihuahua|General Roberto Fierro Villalobos International Airport
MMCV|CVM|23.7033|-98.9565|MX|Ciudad Victoria|General Pedro Jose Mendez International Airport
MMCY|CYW|20.546|-100.887|MX|Celaya|Captain Rogelio Castillo National Airport
MMCZ|CZM|20.5224|-86.9256|MX|Cozumel|Cozumel International Airport
MMDA|CUA|25.0538|-111.615|MX|Ciudad Constitucion|Ciudad Constitucion Airport
MMDM|MMC|22.7432|-99.0174|MX|Ciudad Mante|Ciudad Mante National Airport
MMDO|DGO|24.1242|-104.528|MX|Durango|General Guadalupe Victoria International Airport
MMEP|TPQ|21.4195|-104.843|MX|Tepic|Amado Nervo National Airport
MMES|ESE|31.7953|-116.603|MX||Ensenada Airport
MMGL|GDL|20.5218|-103.311|MX|Guadalajara|Don Miguel Hidalgo Y Costilla International Airport
MMGM|GYM|27.969|-110.925|MX|Guaymas|General Jose Maria Yanez International Airport
MMGR|GUB|28.0261|-114.024|MX|Guerrero Negro|Guerrero Negro Airport
MMHC|TCN|18.4972|-97.4199|MX||Tehuacan Airport
MMHO|HMO|29.0959|-111.048|MX|Hermosillo|General Ignacio P. Garcia International Airport
MMIA|CLQ|19.277|-103.577|MX|Colima|Lic. Miguel de la Madrid Airport
MMIM|ISJ|21.245|-86.74|MX||Isla Mujeres Airport
MMIO|SLW|25.5495|-100.929|MX|Saltillo|Plan De Guadalupe International Airport
MMIT|IZT|16.4493|-95.0937|MX||Ixtepec Airport
MMJA|JAL|19.4751|-96.7975|MX|Xalapa|El Lencero Airport
MMJC|AZP|19.5748|-99.2888|MX||Atizapan De Zaragoza Airport
MMLC|LZC|18.0017|-102.221|MX|Lazaro Cardenas|Lazaro Cardenas Airport
MMLM|LMM|25.6852|-109.081|MX|Los Mochis|Valle del Fuerte International Airport
MMLO|BJX|20.9935|-101.481|MX|Silao|Del Bajio International Airport
MMLP|LAP|24.0727|-110.362|MX|La Paz|Manuel Marquez de Leon International Airport
MMLT|LTO|25.9892|-111.348|MX|Loreto|Loreto International Airport
MMMA|MAM|25.7699|-97.5253|MX|Matamoros|General Servando Canales International Airport
MMMD|MID|20.937|-89.6577|MX|Merida|Licenciado Manuel Crescencio Rejon Int Airport
MMMG|MUG|26.8973|-111.9575|MX|Mulege|Mulege Airport
MMML|MXL|32.6306|-115.242|MX|Mexicali|General Rodolfo Sanchez Taboada International Airport
MMMM|MLM|19.8499|-101.025|MX|Morelia|General Francisco J. Mujica International Airport
MMMT|MTT|18.1034|-94.5807|MX|Minatitlan|Minatitlan/Coatzacoalcos National Airport
MMMV|LOV|26.9557|-101.47|MX||Monclova International Airport
MMMX|MEX|19.4363|-99.0721|MX|Mexico City|Licenciado Benito Juarez International Airport
MMMY|MTY|25.7785|-100.107|MX|Monterrey|General Mariano Escobedo International Airport
MMMZ|MZT|23.1614|-106.266|MX|Mazatlan|General Rafael Buelna International Airport
MMNG|NOG|31.2261|-110.976|MX||Nogales International Airport
MMNL|NLD|27.4439|-99.5705|MX|Nuevo Laredo|Quetzalcoatl International Airport
MMOX|OAX|16.9999|-96.7266|MX|Oaxaca|Xoxocotlan International Airport
MMPA|PAZ|20.6027|-97.4608|MX|Poza Rica|El Tajin National Airport
MMPB|PBC|19.1581|-98.3714|MX|Puebla|Hermanos Serdan International Airport
MMPE|PPE|31.3562|-113.5257|MX|Puerto Penasco|Puerto Penasco International Airport
MMPG|PDS|28.6274|-100.535|MX||Piedras Negras International Airport
MMPL|PCO|23.575|-109.5358|MX|La Ribera|Punta Colorada Airport
MMPN|UPN|19.3967|-102.039|MX||Licenciado y General Ignacio Lopez Rayon Airport
MMPQ|PQM|17.5334|-91.9845|MX||Palenque International Airport
MMPR|PVR|20.6801|-105.254|MX|Puerto Vallarta|Licenciado Gustavo Diaz Ordaz International Airport
MMPS|PXM|15.8769|-97.0891|MX|Puerto Escondido|Puerto Escondido International Airport
MMQT|QRO|20.6173|-100.186|MX|Queretaro|Queretaro Intercontinental Airport
MMRX|REX|26.0089|-98.2285|MX|Reynosa|General Lucio Blanco International Airport
MMSC|SZT|16.6903|-92.5301|MX||San Cristobal De Las Casas Airport
MMSD|SJD|23.1518|-109.721|MX|San Jose del Cabo|Los Cabos International Airport
MMSF|SFH|30.9302|-114.809|MX||San Felipe International Airport
MMSL|CSW|22.9477|-109.937|MX|Cabo San Lucas|Cabo San Lucas International Airport
MMSM|NLU|19.7553|-99.0164|MX|Reyes Acozac|Santa Lucia Air Force Base
MMSP|SLP|22.2543|-100.931|MX|San Luis Potosi|Ponciano Arriaga International Airport
MMTC|TRC|25.5683|-103.411|MX|Torreon|Francisco Sarabia International Airport
MMTG|TGZ|16.5636|-93.0225|MX|Tuxtla Gutierrez|Angel Albino Corzo International Airport
MMTJ|TIJ|32.5411|-116.97|MX|Tijuana|General Abelardo L. Rodriguez International Airport
MMTL|TQO|20.1667|-87.6667|MX|Tulum|Felipe Carrillo Puerto International Airport
MMTM|TAM|22.2964|-97.8659|MX|Tampico|General Francisco Javier Mina International Airport
MMTN|TSL|22.0383|-98.8065|MX||Tamuin Airport
MMTO|TLC|19.3371|-99.566|MX|Toluca|Licenciado Adolfo Lopez Mateos International Airport
MMTP|TAP|14.7943|-92.37|MX|Tapachula|Tapachula International Airport
MMTX|WIX|19.5839|-103.384|MX||Tuxpan Airport
MMUN|CUN|21.0365|-86.8771|MX|Cancun|Cancun International Airport
MMVA|VSA|17.997|-92.8174|MX|Villahermosa|Carlos Rovirosa Perez International Airport
MMVR|VER|19.1459|-96.1873|MX|Veracruz|General Heriberto Jara International Airport
MMZC|ZCL|22.8971|-102.687|MX|Zacatecas|General Leobardo C. Ruiz International Airport
MMZH|ZIH|17.6016|-101.461|MX|Ixtapa|Ixtapa Zihuatanejo International Airport
MMZM|ZMM|20.045|-102.276|MX||Zamora Airport
MMZO|ZLO|19.1448|-104.559|MX|Manzanillo|Playa De Oro International Airport
MNBL|BEF|11.991|-83.7741|NI|Bluefileds|Bluefields Airport
MNBZ|BZA|13.95|-84.6|NI|Bonanza|San Pedro Airport
MNCI|RNI|12.1629|-83.0638|NI|Corn Island|Corn Island
MNMG|MGA|12.1415|-86.1682|NI|Managua|Augusto C. Sandino (Managua) International Airport
MNNG|NVG|11.6667|-84.45|NI|Nueva Guinea|Nueva Guinea Airport
MNPC|PUZ|14.0472|-83.3867|NI|Puerto Cabezas|Puerto Cabezas Airport
MNRT|RFS|13.8897|-84.4089|NI|La Rosita|Rosita Airport
MNSC|NCR|11.1334|-84.77|NI|San Carlos|San Carlos
MNSI|SIU|13.7272|-84.7778|NI|Siuna|Siuna
MNWP|WSP|14.7392|-83.9694|NI|Waspam|Waspam Airport
MPBO|BOC|9.3408|-82.2508|PA|Isla Colon|Bocas Del Toro International Airport
MPCE|CTD|7.9878|-80.4097|PA|Chitre|Alonso Valderrama Airport
MPCH|CHX|9.4586|-82.5168|PA|Changuinola|Cap Manuel Nino International Airport
MPDA|DAV|8.391|-82.435|PA|David|Enrique Malek International Airport
MPEJ|ONX|9.3566|-79.8674|PA|Colon|Enrique Adolfo Jimenez Airport
MPJE|JQE|7.5178|-78.1572|PA|Jaque|Jaque Airport
MPMG|PAC|8.9733|-79.5556|PA|Albrook|Marcos A. Gelabert International Airport
MPOA|PUE|8.6863|-77.5244|PA|Puerto Obaldia|Puerto Obaldia Airport
MPPA|BLB|8.9148|-79.5996|PA|Panama City|Howard/Panama Pacifico International Airport
MPSA|SYP|8.0856|-80.9453|PA|Santiago|Ruben Cantu Airport
MPSM|RIH|8.38|-80.1297|PA|Río Hato|Cap Scarlet R. Martínez L. Airport
MPTO|PTY|9.0714|-79.3835|PA|Tocumen|Tocumen International Airport
MPVR|PVE|9.5634|-79.0041|PA|El Porvenir|El Porvenir Airport
MPWN|NBL|9.4496|-78.9795|PA|Wannukandi|San Blas Airport
MRAF|ACO|9.6934|-85.0912|CR|C?bano|Cobano Airport
MRAN|FON|10.478|-84.6345|CR|La Fortuna/San Carlos|Arenal Airport
MRAO|TTQ|10.569|-83.5148|CR|Roxana|Aerotortuguero Airport
MRBA|BAI|9.1636|-83.3299|CR|Punta Arenas|Buenos Aires Airport
MRBC|BCL|10.7687|-83.5856|CR|Pococi|Barra del Colorado Airport
MRCC|OTR|8.6016|-82.9686|CR|Corredores|Coto 47 Airport
MRCH|JAP|9.9814|-84.7727|CR|Puntarenas|Chacarita Airport
MRCR|RIK|9.8705|-85.4814|CR|Nicoya|Carrillo Airport
MRDK|DRK|8.7189|-83.6417|CR|Puntarenas|Drake Bay Airport
MRFL|FMG|10.4186|-85.7827|CR|Brasilito|Flamingo Airport
MRGF|GLF|8.654|-83.1822|CR|Golfito|Golfito Airport
MRGP|GPL|10.2172|-83.797|CR|Pococi|Guapiles Airport
MRIA|PBP|9.8561|-85.3708|CR|Nandayure|Islita Airport
MRLB|LIR|10.5933|-85.5444|CR|Liberia|Daniel Oduber Quiros International Airport
MRLC|LSL|11.0353|-84.7061|CR|Los Chiles|Los Chiles Airport
MRLM|LIO|9.958|-83.022|CR|Puerto Limon|Limon International Airport
MRMJ|CSC|10.4307|-85.1746|CR|Canas|Mojica Airport
MRNC|NCT|10.1394|-85.4458|CR|Nicoya/Guanacate|Guanacaste Airport
MRNS|NOB|9.9765|-85.653|CR|Nicoya|Nosara Airport
MROC|SJO|9.9939|-84.2088|CR|San Jose|Juan Santamaria International Airport
MRPJ|PJM|8.5333|-83.3|CR|Puerto Jimenez|Puerto Jimenez Airport
MRPM|PMZ|8.951|-83.4686|CR|Palmar Sur|Palmar Sur Airport
MRPV|SYQ|9.9571|-84.1398|CR|San Jose|Tobias Bolanos International Airport
MRQP|XQP|9.4432|-84.1298|CR|Quepos|Quepos Managua Airport
MRRF|RFR|10.3274|-83.8876|CR|Rio Frio / Progreso|Rio Frio / Progreso Airport
MRSI|IPZ|9.3526|-83.7131|CR|Perez Zeledon|San Isidro del General Airport
MRSV|TOO|8.8261|-82.9589|CR|Coto Brus|San Vito De Java Airport
MRTM|TNO|10.3135|-85.8155|CR|Santa Cruz|Tamarindo De Santa Cruz Airport
MRTR|TMU|9.7385|-85.0138|CR|Nicoya|Tambor Airport
MRUP|UPL|10.8922|-85.0162|CR|Upala|Upala Airport
MSLP|SAL|13.4409|-89.0557|SV|Santa Clara|El Salvador International Airport
MSSS|ILS|13.6995|-89.1199|SV|San Salvador|Ilopango International Airport
MTCA|CYA|18.2711|-73.7883|HT|Les Cayes|Les Cayes Airport
MTCH|CAP|19.733|-72.1947|HT|Cap Haitien|Cap Haitien International Airport
MTJA|JAK|18.2411|-72.5185|HT|Jacmel|Jacmel Airport
MTJE|JEE|18.6631|-74.1703|HT|Jeremie|Jeremie Airport
MTPP|PAP|18.58|-72.2925|HT|Port-au-Prince|Toussaint Louverture International Airport
MUBA|BCA|20.3653|-74.5062|CU|Baracoa|Gustavo Rizo Airport
MUBR|BWW|22.6213|-79.1472|CU|Cayo Santa Maria|Las Brujas Airport
MUBY|BYM|20.3964|-76.6214|CU|Bayamo|Carlos Manuel de Cespedes Airport
MUCA|AVI|22.0271|-78.7896|CU|Ciego de Avila|Maximo Gomez Airport
MUCC|CCC|22.461|-78.3284|CU|Cayo Coco|Jardines Del Rey Airport
MUCF|CFG|22.15|-80.4142|CU|Cienfuegos|Jaime Gonzalez Airport
MUCL|CYO|21.6165|-81.546|CU|Cayo Largo del Sur|Vilo Acuna International Airport
MUCM|CMW|21.4203|-77.8475|CU|Camaguey|Ignacio Agramonte International Airport
MUCO|QCO|22.7111|-80.9228|CU|Colon|Colon Airport
MUCU|SCU|19.9698|-75.8354|CU|Santiago|Antonio Maceo International Airport
MUGM|NBW|19.9065|-75.2071|CU|Guantanamo Bay Naval Station|Leeward Point Field
MUGT|GAO|20.0853|-75.1583|CU|Guantanamo|Mariana Grajales Airport
MUHA|HAV|22.9892|-82.4091|CU|Havana|Jose Marti International Airport
MUHG|HOG|20.7856|-76.3151|CU|Holguin|Frank Pais International Airport
MUKW|VRO|23.124|-81.3016|CU|Matanzas|Kawama Airport
MULM|LCL|22.3361|-83.6419|CU|Pinar del Rio|La Coloma Airport
MUMA|UMA|20.2506|-74.1505|CU|Maisi|Punta de Maisi Airport
MUMJ|MJG|22.2308|-79.0622|CU|Mayajigua|Mayajigua Airport
MUMO|MOA|20.6539|-74.9222|CU|Moa|Orestes Acosta Airport
MUMZ|MZO|20.2881|-77.0892|CU|Manzanillo|Sierra Maestra Airport
MUNB|QSN|22.7561|-81.9209|CU|San Nicolas|San Nicolas De Bari Airport
MUNC|ICR|20.6886|-75.5315|CU|Nicaro|Nicaro Airport
MUNG|GER|21.8347|-82.7838|CU|Nueva Gerona|Rafael Cabrera Airport
MUPB|UPB|23.0328|-82.5794|CU|Havana|Playa Baracoa Airport
MUPR|QPD|22.4214|-83.6784|CU|Pinar del Rio|Pinar Del Rio Airport
MUSC|SNU|22.4922|-79.9436|CU|Santa Clara|Abel Santamaria Airport
MUSJ|SNJ|22.0953|-84.152|CU|Pinar Del Rio|San Julian Air Base
MUSN|SZJ|21.6425|-82.9551|CU|Isla de la Juventud|Siguanea Airport
MUSS|USS|21.9704|-79.4427|CU|Sancti Spiritus|Sancti Spiritus Airport
MUTD|TND|21.7883|-79.9972|CU|Trinidad|Alberto Delgado Airport
MUVR|VRA|23.0344|-81.4353|CU|Varadero|Juan Gualberto Gomez International Airport
MUVT|VTU|20.9876|-76.9358|CU|Las Tunas|Hermanos Ameijeiras Airport
MWCB|CYB|19.687|-79.8828|KY|Cayman Brac|Gerrard Smith International Airport
MWCL|LYB|19.667|-80.1|KY|Little Cayman|Edward Bodden Airfield
MWCR|GCM|19.2928|-81.3577|KY|Georgetown|Owen Roberts International Airport
MYAB|MAY|24.2877|-77.6846|BS|Mangrove Cay|Clarence A. Bain Airport
MYAF|ASD|24.6979|-77.7956|BS||Andros Town Airport
MYAK|COX|24.1587|-77.5898|BS|Andros|Congo Town Airport
MYAM|MHH|26.5114|-77.0835|BS|Marsh Harbour|Marsh Harbour International Airport
MYAN|SAQ|25.0538|-78.049|BS|Andros Island|San Andros Airport
MYAP|AXP|22.4418|-73.9709|BS|Spring Point|Spring Point Airport
MYAT|TCB|26.7453|-77.3913|BS|Treasure Cay|Treasure Cay Airport
MYAW|WKR|27.2667|-78.3997|BS||Abaco I Walker C Airport
MYBC|CCZ|25.4171|-77.8809|BS||Chub Cay Airport
MYBG|GHC|25.7383|-77.8401|BS||Great Harbour Cay Airport
MYBS|BIM|25.6999|-79.2647|BS|South Bimini|South Bimini Airport
MYCA|ATC|24.6294|-75.6738|BS|Arthur's Town|Arthur's Town Airport
MYCB|TBI|24.3153|-75.4523|BS|Cat Island|New Bight Airport
MYCC|CXY|25.6|-79.267|BS|Cat Cay|Cat Cay Airport
MYCI|CRI|22.7456|-74.1824|BS|Colonel Hill|Colonel Hill Airport
MYCP|PWN|22.8297|-74.3461|BS|Pitts Town|Pitts Town Airport
MYEF|GGT|23.5626|-75.878|BS|George Town|Exuma International Airport
MYEH|ELH|25.4749|-76.6835|BS|North Eleuthera|North Eleuthera Airport
MYEM|GHB|25.2847|-76.331|BS|Governor's Harbour|Governor's Harbour Airport
MYEN|NMC|24.5943|-76.8202|BS||Normans Cay Airport
MYER|RSD|24.8951|-76.1769|BS|Rock Sound|Rock Sound Airport
MYES|TYM|24.1691|-76.4391|BS||Staniel Cay Airport
MYEY|TCV|23.3972|-75.4969|BS|Hog Cay|Torch Cay Airport
MYGF|FPO|26.5587|-78.6956|BS|Freeport|Grand Bahama International Airport
MYGW|WTD|26.6853|-78.975|BS|West End|West End Airport
MYIG|IGA|20.975|-73.6669|BS|Matthew Town|Inagua Airport
MYLD|LGI|23.179|-75.0936|BS|Deadman's Cay|Deadman's Cay Airport
MYLS|SML|23.5823|-75.2686|BS|Stella Maris|Stella Maris Airport
MYMM|MYG|22.3795|-73.0135|BS|Mayaguana|Mayaguana Airport
MYNN|NAS|25.039|-77.4662|BS|Nassau|Lynden Pindling International Airport
MYPI|PID|25.083|-77.3|BS|Nassau|Nassau Paradise Island Airport
MYRD|DCT|22.1818|-75.7295|BS||Duncan Town Airport
MYRP|RCY|23.6844|-74.8362|BS||Rum Cay Airport
MYSM|ZSA|24.0633|-74.524|BS|San Salvador|San Salvador Airport
MZBG|BGK|16.52|-88.4092|BZ|Big Creek|Big Creek Airport
MZBZ|BZE|17.5391|-88.3082|BZ|Belize City|Philip S. W. Goldson International Airport
MZCK|CUK|17.7347|-88.0333|BZ|Caye Caulker|Caye Caulker Airport
MZPB|DGA|16.9823|-88.2285|BZ|Dangriga|Pelican Beach Airstrip
MZPL|PLJ|16.5372|-88.3611|BZ|Placencia|Placencia Airport
MZSL|MZE|17.2783|-89.0236|BZ|Spanish Lookout|Manatee Airport
NCAI|AIT|-18.8309|-159.764|CK|Aitutaki|Aitutaki Airport
NCAT|AIU|-19.9678|-158.119|CK|Atiu Island|Enua Airport
NCMG|MGS|-21.896|-157.9067|CK|Mangaia Island|Mangaia Island Airport
NCMH|MHX|-10.3767|-161.002|CK|Manihiki Island|Manihiki Island Airport
NCMK|MUK|-20.1361|-157.345|CK|Mauke Island|Mauke Airport
NCMR|MOI|-19.8425|-157.703|CK|Mitiaro Island|Mitiaro Island Airport
NCPY|PYE|-9.0144|-158.0324|CK|Penrhyn Island|Tongareva Airport
NCRG|RAR|-21.2027|-159.806|CK|Avarua|Rarotonga International Airport
NE69|EPG|40.8687|-96.1088|US|Weeping Water|Browns Airport
NFCI|ICI|-17.7433|-179.342|FJ|Cicia|Cicia Airport
NFFN|NAN|-17.7554|177.443|FJ|Nadi|Nadi International Airport
NFFO|PTF|-17.7779|177.197|FJ|Malolo Lailai Island|Malolo Lailai Island Airport
NFKD|KDV|-19.0581|178.157|FJ|Vunisea|Vunisea Airport
NFMA|MNF|-17.6731|177.098|FJ|Mana Island|Mana Island Airport
NFMO|MFJ|-18.5667|179.951|FJ|Moala|Moala Airport
NFNA|SUV|-18.0433|178.559|FJ|Nausori|Nausori International Airport
NFNB|LEV|-17.7111|178.759|FJ|Bureta|Levuka Airfield
NFNG|NGI|-18.1156|179.34|FJ|Ngau|Ngau Airport
NFNH|LUC|-16.7481|-179.667|FJ|Laucala Island|Laucala Island Airport
NFNK|LKB|-18.1992|-178.817|FJ|Lakeba Island|Lakeba Island Airport
NFNL|LBS|-16.4667|179.34|FJ||Labasa Airport
NFNM|TVU|-16.6906|-179.877|FJ|Matei|Matei Airport
NFNO|KXF|-17.3458|179.422|FJ|Koro Island|Koro Island Airport
NFNR|RTA|-12.4825|177.071|FJ|Rotuma|Rotuma Airport
NFNS|SVU|-16.8028|179.341|FJ|Savusavu|Savusavu Airport
NFNW|KAY|-17.617|179.017|FJ|Wakaya Island|Wakaya Island Airport
NFOL|ONU|-20.65|-178.7|FJ|Ono-I-Lau|Ono-I-Lau Airport
NFSW|YAS|-16.7589|177.545|FJ|Yasawa Island|Yasawa Island Airport
NFTE|EUA|-21.3783|-174.958|TO|Eua Island|Kaufana Airport
NFTF|TBU|-21.2412|-175.15|TO|Nuku'alofa|Fua'amotu International Airport
NFTL|HPA|-19.777|-174.341|TO|Lifuka|Lifuka Island Airport
NFTO|NFO|-15.5708|-175.633|TO|Angaha|Mata'aho Airport
NFTP|NTT|-15.9773|-173.791|TO|Niuatoputapu|Kuini Lavenia Airport
NFTV|VAV|-18.5853|-173.962|TO|Vava'u Island|Vava'u International Airport
NFVB|VBV|-17.269|-178.976|FJ|Vanua Balavu|Vanua Balavu Airport
NFVL|VTF|-18.5125|177.639|FJ|Vatulele|Vatulele Airport
NGAB|ABF|1.7986|173.041|KI|Abaiang|Abaiang Airport
NGBR|BEZ|-1.3547|176.007|KI|Beru|Beru Airport
NGFU|FUN|-8.525|179.196|TV|Funafuti|Funafuti International Airport
NGKT|KUC|0.2186|173.442|KI|Kuria|Kuria Airport
NGMA|MNK|1.0036|173.031|KI|Maiana|Maiana Airport
NGMK|MZK|2.0586|173.271|KI|Marakei|Marakei Airport
NGMN|MTK|3.3744|172.992|KI|Makin Island|Makin Island Airport
NGNU|NIG|-1.3144|176.41|KI|Nikunau|Nikunau Airport
NGON|OOT|-1.7961|175.526|KI|Onotoa|Onotoa Airport
NGTA|TRW|1.3816|173.147|KI|Tarawa|Bonriki International Airport
NGTB|AEA|0.4908|173.829|KI|Abemama Atoll|Abemama Atoll Airport
NGTE|TBF|-1.2245|174.776|KI||Tabiteuea North Airport
NGTM|TMN|-2.4858|175.97|KI|Tamana Island|Tamana Island Airport
NGTO|NON|-0.6397|174.428|KI|Nonouti|Nonouti Airport
NGTR|AIS|-2.6161|176.803|KI|Arorae Island|Arorae Island Airport
NGTS|TSU|-1.4744|175.064|KI|Tabiteuea South|Tabiteuea South Airport
NGTU|BBG|3.0858|172.811|KI|Butaritari Atoll|Butaritari Atoll Airport
NGUK|AAK|0.1853|173.637|KI|Buariki|Buariki Airport
NIUE|IUE|-19.079|-169.9256|NU|Alofi|Niue International Airport
NLWF|FUT|-14.3114|-178.066|WF|Futuna Island|Pointe Vele Airport
NLWW|WLS|-13.2383|-176.199|WF|Wallis Island|Hihifo Airport
NM83|HBB|32.7668|-103.2088|US|Hobbs|Industrial Airpark
NSAU|AAU|-13.5058|-172.628|WS|Asau|Asau Airport
NSFA|APW|-13.83|-172.008|WS|Apia|Faleolo International Airport
NSFI|FGI|-13.8487|-171.74|WS|Apia|Fagali'i Airport
NSFQ|FTI|-14.2161|-169.4235|AS|Fitiuta Village|Fitiuta Airport
NSMA|MXS|-13.7423|-172.258|WS|Maota|Maota Airport
NSTU|PPG|-14.3317|-170.7115|AS|Pago Pago|Pago Pago International Airport
NTAA|PPT|-17.5537|-149.607|PF|Papeete|Faa'a International Airport
NTAR|RUR|-22.4341|-151.361|PF||Rurutu Airport
NTAT|TUB|-23.3654|-149.524|PF||Tubuai Airport
NTAV|RVV|-23.8852|-147.662|PF||Raivavae Airport
NTGA|AAA|-17.3526|-145.51|PF||Anaa Airport
NTGB|FGU|-15.8199|-140.887|PF||Fangatau Airport
NTGC|TIH|-15.1196|-148.231|PF||Tikehau Airport
NTGD|APK|-15.5736|-146.415|PF|Apataki|Apataki Airport
NTGE|REA|-18.4659|-136.44|PF||Reao Airport
NTGF|FAV|-16.0541|-145.657|PF||Fakarava Airport
NTGH|HHZ|-17.5447|-142.614|PF|Hikueru Atoll|Hikueru Atoll Airport
NTGI|XMH|-14.4368|-146.07|PF||Manihi Airport
NTGJ|GMR|-23.0799|-134.89|PF||Totegegie Airport
NTGK|KKR|-15.6633|-146.885|PF||Kaukura Airport
NTGM|MKP|-16.5839|-143.658|PF||Makemo Airport
NTGN|NAU|-14.1768|-141.267|PF|Napuka Island|Napuka Island Airport
NTGO|TKV|-17.3553|-138.445|PF|Tatakoto|Tatakoto Airport
NTGP|PKP|-14.8095|-138.813|PF||Puka Puka Airport
NTGQ|PUK|-18.2956|-137.017|PF|Pukarua|Pukarua Airport
NTGT|TKP|-14.7095|-145.246|PF||Takapoto Airport
NTGU|AXR|-15.2483|-146.617|PF||Arutua Airport
NTGV|MVT|-14.8681|-148.717|PF||Mataiva Airport
NTGW|NUK|-19.285|-138.772|PF|Nukutavake|Nukutavake Airport
NTGY|ZTA|-20.7897|-138.57|PF||Tureia Airport
NTHE|AHE|-14.4281|-146.257|PF|Ahe Atoll|Ahe Airport
NTKA|KHZ|-15.7808|-145.124|PF|Kauehi|Kauehi Airport
NTKF|FAC|-16.6867|-145.329|PF||Faaite Airport
NTKH|FHZ|-15.9922|-140.165|PF|Fakahina|Fakahina Airport
NTKK|RKA|-15.4853|-145.47|PF||Aratika Nord Airport
NTKM|TJN|-15.8547|-142.268|PF|Takume|Takume Airport
NTKN|NIU|-16.1208|-146.3736|PF|Niau|Niau Airport
NTKO|RRR|-16.045|-142.4769|PF||Raroia Airport
NTKR|TKX|-14.4558|-145.025|PF||Takaroa Airport
NTKT|KXU|-16.3394|-144.403|PF|Katiu|Katiu Airport
NTMD|NHV|-8.7956|-140.229|PF||Nuku Hiva Airport
NTMN|AUQ|-9.7688|-139.011|PF||Hiva Oa-Atuona Airport
NTMP|UAP|-9.3517|-140.078|PF|Ua Pou|Ua Pou Airport
NTMU|UAH|-8.9361|-139.552|PF|Ua Huka|Ua Huka Airport
NTTB|BOB|-16.4444|-151.751|PF|Motu Mute|Bora Bora Airport
NTTE|TTI|-17.0133|-149.587|PF|Tetiaroa|Tetiaroa Airport
NTTG|RGI|-14.9543|-147.661|PF||Rangiroa Airport
NTTH|HUH|-16.6872|-151.022|PF|Fare|Huahine-Fare Airport
NTTM|MOZ|-17.49|-149.762|PF||Moorea Airport
NTTO|HOI|-18.0748|-140.946|PF||Hao Airport
NTTP|MAU|-16.4265|-152.244|PF||Maupiti Airport
NTTR|RFP|-16.7229|-151.466|PF|Uturoa|Raiatea Airport
NTTX|UOA|-21.867|-138.917|PF|Mururoa Atoll|Mururoa Atoll Airport
NTUV|VHZ|-18.78|-138.853|PF|Vahitahi|Vahitahi Airport
NV65|DRA|36.6199|-116.0323|US|Mercury|Desert Rock Airport
NVSA|MTV|-13.666|167.712|VU|Ablow|Mota Lava Airport
NVSC|SLH|-13.8517|167.537|VU|Sola|Sola Airport
NVSD|TOH|-13.328|166.638|VU|Loh/Linua|Torres Airstrip
NVSE|EAE|-17.0903|168.343|VU|Sangafa|Sangafa Airport
NVSF|CCV|-16.265|167.924|VU|Craig Cove|Craig Cove Airport
NVSG|LOD|-15.3067|167.967|VU|Longana|Longana Airport
NVSH|SSR|-15.4708|168.152|VU|Pentecost Island|Sara Airport
NVSI|PBJ|-16.439|168.257|VU|Paama Island|Tavie Airport
NVSL|LPM|-16.454|167.823|VU|Lamap|Lamap Airport
NVSM|LNB|-16.5842|168.159|VU|Lamen Bay|Lamen Bay Airport
NVSN|MWF|-15.0|168.083|VU|Maewo Island|Naone Airport
NVSO|LNE|-15.8656|168.172|VU|Lonorore|Lonorore Airport
NVSP|NUS|-16.0797|167.401|VU|Norsup|Norsup Airport
NVSQ|ZGU|-14.2181|167.587|VU|Gaua Island|Gaua Island Airport
NVSR|RCL|-15.472|167.835|VU|Redcliffe|Redcliffe Airport
NVSS|SON|-15.505|167.22|VU|Luganville|Santo Pekoa International Airport
NVST|TGH|-16.8911|168.551|VU|Tongoa Island|Tongoa Island Airport
NVSU|ULB|-16.3297|168.3011|VU|Ambryn Island|Ulei Airport
NVSV|VLS|-16.7961|168.177|VU|Valesdir|Valesdir Airport
NVSW|WLH|-15.412|167.691|VU|Walaha|Walaha Airport
NVSX|SWJ|-16.4864|167.4472|VU|Malekula Island|Southwest Bay Airport
NVSZ|OLJ|-14.8817|166.558|VU|Olpoi|North West Santo Airport
NVVA|AUY|-20.2492|169.771|VU|Anelghowhat|Anelghowhat Airport
NVVB|AWD|-19.24|169.605|VU|Aniwa|Aniwa Airport
NVVD|DLY|-18.7694|169.001|VU|Dillon's Bay|Dillon's Bay Airport
NVVF|FTA|-19.5164|170.232|VU|Futuna Island|Futuna Airport
NVVI|IPA|-18.8564|169.2833|VU|Ipota|Ipota Airport
NVVQ|UIQ|-17.54|168.442|VU|Quion Hill|Quion Hill Airport
NVVV|VLI|-17.6993|168.32|VU|Port Vila|Port Vila Bauerfield Airport
NVVW|TAH|-19.4551|169.224|VU||Tanna Airport
NWWA|TGJ|-21.0961|167.804|NC|Tiga|Tiga Airport
NWWC|BMY|-19.7206|163.661|NC|Waala|Ile Art - Waala Airport
NWWD|KNQ|-21.0543|164.837|NC|Kone|Kone Airport
NWWE|ILP|-22.5889|167.456|NC|Ile des Pins|Ile des Pins Airport
NWWH|HLU|-21.2564|165.617|NC|Houailou|Nesson Airport
NWWK|KOC|-20.5463|164.256|NC|Koumac|Koumac Airport
NWWL|LIF|-20.7748|167.24|NC|Lifou|Lifou Airport
NWWM|GEA|-22.2583|166.473|NC|Noumea|Noumea Magenta Airport
NWWO|IOU|-22.46|166.783|NC|Ile Ouen|Edmond Cane Airport
NWWP|PUV|-20.2892|164.099|NC|Poum|Poum Airport
NWWQ|PDC|-21.3164|164.999|NC|Mueo|Mueo Airport
NWWR|MEE|-21.4817|168.038|NC|Mare|Mare Airport
NWWU|TOU|-20.79|165.259|NC|Touho|Touho Airport
NWWV|UVE|-20.6406|166.573|NC|Ouvea|Ouvea Airport
NWWW|NOU|-22.0146|166.213|NC|Noumea|La Tontouta International Airport
NZAA|AKL|-37.0081|174.792|NZ|Auckland|Auckland International Airport
NZAP|TUO|-38.7397|176.084|NZ|Taupo|Taupo Airport
NZAR|AMZ|-37.0297|174.973|NZ|Manurewa|Ardmore Airport
NZAS|ASG|-43.9033|171.797|NZ||Ashburton Aerodrome
NZCH|CHC|-43.4894|172.532|NZ|Christchurch|Christchurch International Airport
NZCI|CHT|-43.81|-176.457|NZ|Waitangi|Chatham Islands-Tuuta Airport
NZCX|CMV|-36.7917|175.509|NZ||Coromandel Aerodrome
NZDA|DGR|-35.9397|173.894|NZ||Dargaville Aerodrome
NZDN|DUD|-45.9281|170.198|NZ|Dunedin|Dunedin Airport
NZFJ|WHO|-43.3631|170.134|NZ||Franz Josef Aerodrome
NZGB|GBZ|-36.2414|175.472|NZ|Claris|Great Barrier Aerodrome
NZGM|GMN|-42.4617|171.19|NZ||Greymouth Airport
NZGS|GIS|-38.6633|177.978|NZ|Gisborne|Gisborne Airport
NZGT|GTN|-43.9067|170.128|NZ|Glentanner Station|Glentanner Airport
NZHK|HKK|-42.7136|170.985|NZ||Hokitika Airfield
NZHN|HLZ|-37.8667|175.332|NZ|Hamilton|Hamilton International Airport
NZKE|WIK|-36.8089|175.086|NZ||Waiheke Reeve Airport
NZKI|KBZ|-42.425|173.605|NZ||Kaikoura Airport
NZKK|KKE|-35.2628|173.912|NZ|Kerikeri|Kerikeri Airport
NZKO|KKO|-35.4511|173.817|NZ||Kaikohe Airport
NZKT|KAT|-35.07|173.285|NZ|Kaitaia|Kaitaia Airport
NZLX|ALR|-45.2117|169.373|NZ|Alexandra|Alexandra Airport
NZMA|MTA|-37.7344|175.742|NZ||Matamata Glider Airport
NZMC|MON|-43.765|170.133|NZ||Mount Cook Airport
NZMF|MFN|-44.6733|167.923|NZ||Milford Sound Airport
NZMK|MZP|-41.1233|172.989|NZ||Motueka Airport
NZMO|TEU|-45.5331|167.65|NZ||Manapouri Airport
NZMS|MRO|-40.9733|175.634|NZ|Masterton|Hood Airport
NZNP|NPL|-39.0086|174.179|NZ|New Plymouth|New Plymouth Airport
NZNR|NPE|-39.4658|176.87|NZ||Napier Airport
NZNS|NSN|-41.2983|173.221|NZ|Nelson|Nelson Airport
NZNV|IVC|-46.4124|168.313|NZ|Invercargill|Invercargill Airport
NZOH|OHA|-40.206|175.388|NZ||RNZAF Base Ohakea
NZOU|OAM|-44.97|171.082|NZ||Oamaru Airport
NZPM|PMR|-40.3206|175.617|NZ||Palmerston North Airport
NZPN|PCN|-41.3461|173.956|NZ|Picton|Picton Aerodrome
NZPP|PPQ|-40.9047|174.989|NZ||Paraparaumu Airport
NZQN|ZQN|-45.0211|168.739|NZ|Queenstown|Queenstown International Airport
NZRA|RAG|-37.8047|174.86|NZ||Raglan Airfield
NZRC|SZS|-46.8997|168.101|NZ|Oban|Ryans Creek Aerodrome
NZRO|ROT|-38.1092|176.317|NZ|Rotorua|Rotorua Regional Airport
NZTG|TRG|-37.6719|176.196|NZ|Tauranga|Tauranga Airport
NZTH|TMZ|-37.1567|175.55|NZ||Thames Aerodrome
NZTK|KTF|-40.8133|172.775|NZ||Takaka Airport
NZTO|TKZ|-38.2367|175.892|NZ|Tokoroa|Tokoroa Airfield
NZTU|TIU|-44.3028|171.225|NZ||Timaru Airport
NZUK|TWZ|-44.235|170.118|NZ|Twitzel|Pukaki Airport
NZWB|BHE|-41.5183|173.87|NZ|Blenheim|Woodbourne Airport
NZWF|WKA|-44.7222|169.246|NZ||Wanaka Airport
NZWK|WHK|-37.9206|176.914|NZ||Whakatane Airport
NZWN|WLG|-41.3272|174.805|NZ|Wellington|Wellington International Airport
NZWO|WIR|-39.0069|177.407|NZ|Wairoa|Wairoa Airport
NZWR|WRE|-35.7683|174.365|NZ||Whangarei Airport
NZWS|WSZ|-41.7381|171.581|NZ||Westport Airport
NZWT|WTZ|-36.8317|175.679|NZ||Whitianga Airport
NZWU|WAG|-39.9622|175.025|NZ|Wanganui|Wanganui Airport
OABN|BIN|34.817|67.817|AF|Bamiyan|Bamiyan Airport
OABT|BST|31.5597|64.365|AF|Bost|Bost Airport
OACC|CCN|34.533|65.267|AF|Chakcharan|Chakcharan Airport
OADZ|DAZ|38.4611|70.8825|AF|Darwaz|Darwaz Airport
OAFR|FAH|32.367|62.183|AF|Farah|Farah Airport
OAFZ|FBD|37.1211|70.5181|AF|Faizabad|Faizabad Airport
OAHN|KWH|37.883|70.217|AF|Khwahan|Khwahan Airport
OAHR|HEA|34.21|62.2283|AF||Herat Airport
OAIX|OAI|34.9461|69.265|AF|Bagram|Bagram Air Base
OAJL|JAA|34.3998|70.4986|AF||Jalalabad Airport
OAKB|KBL|34.5659|69.2123|AF|Kabul|Kabul International Airport
OAKN|KDH|31.5058|65.8478|AF||Kandahar Airport
OAKS|KHT|33.3334|69.952|AF|Khost|Khost Airport
OAMN|MMZ|35.9308|64.7609|AF||Maimana Airport
OAMS|MZR|36.7069|67.2097|AF||Mazar I Sharif Airport
OAQN|LQN|34.985|63.1178|AF|Qala-I-Naw|Qala-I-Naw Airport
OASA|OAS|33.1257|68.8385|AF|Sharana|Sharana Airstrip
OASD|OAH|33.3913|62.261|AF||Shindand Airport
OASN|SGA|37.567|71.5|AF|Sheghnan|Sheghnan Airport
OATN|TII|32.6042|65.8658|AF|Tarin Kowt|Tarin Kowt Airport
OATQ|TQN|36.7707|69.532|AF|Taloqan|Talolqan Airport
OAUZ|UND|36.6651|68.9108|AF||Konduz Airport
OAZI|OAZ|31.8638|64.2246|AF||Camp Bastion Airport
OAZJ|ZAJ|30.9722|61.8658|AF|Zaranj|Zaranj Airport
OBBI|BAH|26.2708|50.6336|BH|Manama|Bahrain International Airport
OEAB|AHB|18.2404|42.6566|SA|Abha|Abha Regional Airport
OEAH|HOF|25.2853|49.4852|SA||Al Ahsa Airport
OEBA|ABT|20.2961|41.6343|SA||Al Baha Airport
OEBH|BHH|19.9844|42.6209|SA||Bisha Airport
OEDF|DMM|26.4712|49.7979|SA|Ad Dammam|King Fahd International Airport
OEDM|DWD|24.4497|44.1211|SA|Al Dawadmi|Al Dawadmi Airport
OEGN|GIZ|16.9011|42.5858|SA|Jizan|Jizan Regional Airport
OEGS|ELQ|26.3028|43.7744|SA||Gassim Airport
OEGT|URY|31.4119|37.2795|SA||Guriat Domestic Airport
OEHL|HAS|27.4379|41.6863|SA||Hail Airport
OEJB|QJB|27.039|49.4051|SA|Jubail|Jubail Airport
OEJN|JED|21.6796|39.1565|SA|Jeddah|King Abdulaziz International Airport
OEKK|HBT|27.9009|45.5282|SA|King Khaled Military City|King Khaled Military City Airport
OEKM|KMX|18.2973|42.8035|SA||King Khaled Air Base
OEMA|MED|24.5534|39.7051|SA|Medina|Prince Mohammad Bin Abdulaziz Airport
OENG|EAM|17.6114|44.4192|SA|Nejran|Nejran Airport
OENN|NUM|27.9238|35.2938|SA|Neom Bay|Neom Bay Airport
OEPA|AQI|28.3352|46.1251|SA|Qaisumah|Hafr Al Batin Airport
OEPS|AKH|24.0627|47.5805|SA||Prince Sultan Air Base
OERF|RAH|29.6264|43.4906|SA|Rafha|Rafha Domestic Airport
OERK|RUH|24.9576|46.6988|SA|Riyadh|King Khaled International Airport
OERR|RAE|30.9066|41.1382|SA|Arar|Arar Domestic Airport
OERS|RSI|25.6283|37.0889|SA|Hanak|Red Sea International Airport
OERY|XXN|24.7098|46.7252|SA|Riyadh|Riyadh Air Base
OESH|SHW|17.4669|47.1214|SA||Sharurah Airport
OESK|AJF|29.7851|40.1|SA|Al-Jawf|Al-Jawf Domestic Airport
OESL|SLF|20.4647|45.6196|SA||Sulayel Airport
OETB|TUU|28.3654|36.6189|SA||Tabuk Airport
OETF|TIF|21.4834|40.5443|SA||Taif Airport
OETR|TUI|31.6927|38.7312|SA||Turaif Domestic Airport
OEWD|WAE|20.5043|45.1996|SA||Wadi Al Dawasir Airport
OEWJ|EJH|26.1986|36.4764|SA|Al Wajh|Al Wajh Domestic Airport
OEYN|YNB|24.1442|38.0634|SA||Yenbo Airport
OEZL|ZUL|26.35|44.833|SA|Zilfi|Zilfi Airport
OIAA|ABD|30.3711|48.2283|IR|Abadan|Abadan Airport
OIAD|DEF|32.4344|48.3976|IR||Dezful Airport
OIAG|AKW|30.7444|49.6772|IR|Omidiyeh|Aghajari Airport
OIAH|GCH|30.3376|50.828|IR||Gachsaran Airport
OIAJ|OMI|30.8352|49.5349|IR|Omidiyeh|Omidiyeh Airport
OIAM|MRX|30.5562|49.1519|IR||Mahshahr Airport
OIAW|AWZ|31.3374|48.762|IR|Ahwaz|Ahwaz Airport
OIBA|AEU|25.8757|55.033|IR||Abumusa Island Airport
OIBB|BUZ|28.9448|50.8346|IR|Bushehr|Bushehr Airport
OIBH|IAQ|27.2127|54.3186|IR||Bastak Airport
OIBI|AOY|27.4814|52.6155|IR|Asaloyeh|Asaloyeh Airport
OIBJ|KNR|27.8205|52.3522|IR|Kangan|Jam Airport
OIBK|KIH|26.5262|53.9802|IR|Kish Island|Kish International Airport
OIBL|BDH|26.532|54.8248|IR|Bandar Lengeh|Bandar Lengeh Airport
OIBP|PGU|27.3794|52.7375|IR|Asaluyeh|Persian Gulf International Airport
OIBQ|KHK|29.2603|50.3239|IR||Khark Island Airport
OIBS|SXI|25.9089|54.5394|IR||Sirri Island Airport
OIBV|LVP|26.8103|53.3563|IR||Lavan Island Airport
OICC|KSH|34.3459|47.1581|IR|Kermanshah|Shahid Ashrafi Esfahani Airport
OICI|IIL|33.5866|46.4048|IR|Ilam|Ilam Airport
OICK|KHD|33.4354|48.2829|IR||Khoram Abad Airport
OICS|SDG|35.2459|47.0092|IR||Sanandaj Airport
OIFE|IFH|32.9289|51.5611|IR|Hesa|Hesa Airport
OIFK|KKS|33.8953|51.577|IR||Kashan Airport
OIFM|IFN|32.7508|51.8613|IR|Isfahan|Esfahan Shahid Beheshti International Airport
OIFS|CQD|32.2972|50.8422|IR|Shahrekord|Shahrekord Airport
OIGG|RAS|37.3233|49.6178|IR|Rasht|Sardar-e-Jangal Airport
OIHH|HDM|34.8692|48.5525|IR|Hamadan|Hamadan Airport
OIHR|AJK|34.1381|49.8473|IR|Araak|Arak Airport
OIHS|NUJ|35.2116|48.6534|IR|Hamadan|Hamadan Air Base
OIIE|IKA|35.4161|51.1522|IR|Tehran|Imam Khomeini International Airport
OIII|THR|35.6892|51.3134|IR|Tehran|Mehrabad International Airport
OIIK|GZW|36.2401|50.0471|IR|Qazvin|Qazvin Airport
OIIP|PYK|35.7761|50.8267|IR||Payam Airport
OIIS|SNX|35.5911|53.4951|IR|Semnan|Semnan Airport
OIKB|BND|27.2183|56.3778|IR|Bandar Abbas|Bandar Abbas International Airport
OIKJ|JYR|28.7269|57.6703|IR||Jiroft Airport
OIKK|KER|30.2744|56.9511|IR|Kerman|Kerman Airport
OIKM|BXR|29.0842|58.45|IR||Bam Airport
OIKP|HDR|27.1583|56.1725|IR|Havadarya|Havadarya Airport
OIKQ|GSM|26.7546|55.9024|IR||Dayrestan Airport
OIKR|RJN|30.2977|56.0511|IR||Rafsanjan Airport
OIKY|SYJ|29.5509|55.6727|IR||Sirjan Airport
OIMB|XBJ|32.8981|59.2661|IR|Birjand|Birjand Airport
OIMC|CKT|36.5012|61.0649|IR|Sarakhs|Sarakhs Airport
OIMJ|RUD|36.4253|55.1042|IR||Shahroud Airport
OIMM|MHD|36.2352|59.641|IR|Mashhad|Mashhad International Airport
OIMN|BJB|37.493|57.3082|IR|Bojnord|Bojnord Airport
OIMS|AFZ|36.1681|57.5952|IR|Sabzevar|Sabzevar National Airport
OIMT|TCX|33.6678|56.8927|IR|Tabas|Tabas Airport
OINE|KLM|37.3833|55.452|IR||Kalaleh Airport
OING|GBT|36.9094|54.4013|IR|Gorgan|Gorgan Airport
OINJ|BSM|36.6551|52.3496|IR|Amol|Bishe Kola Air Base
OINN|NSH|36.6633|51.4647|IR||Noshahr Airport
OINR|RZR|36.9099|50.6796|IR||Ramsar Airport
OINZ|SRY|36.6358|53.1936|IR|Sari|Dasht-e Naz Airport
OISF|FAZ|28.8918|53.7233|IR|Fasa|Fasa Airport
OISJ|JAR|28.5867|53.5791|IR||Jahrom Airport
OISL|LRR|27.6747|54.3833|IR|Lar|Lar Airport
OISR|LFM|27.3727|53.1888|IR|Lamerd|Lamerd Airport
OISS|SYZ|29.5392|52.5898|IR|Shiraz|Shiraz Shahid Dastghaib International Airport
OISY|YES|30.7005|51.5451|IR||Yasouj Airport
OITK|KHY|38.4275|44.9736|IR|Khoy|Khoy Airport
OITL|ADU|38.3257|48.4244|IR|Ardabil|Ardabil Airport
OITM|ACP|37.348|46.1279|IR|Maragheh|Sahand Airport
OITP|PFQ|39.6036|47.8815|IR|Parsabad|Parsabade Moghan Airport
OITR|OMH|37.6681|45.0687|IR|Urmia|Urmia Airport
OITT|TBZ|38.1339|46.235|IR|Tabriz|Tabriz International Airport
OITU|IMQ|39.33|44.43|IR|Makou|Makou Airport
OITZ|JWN|36.7737|48.3594|IR||Zanjan Airport
OIYY|AZD|31.9049|54.2765|IR|Yazd|Shahid Sadooghi Airport
OIZB|ACZ|31.0983|61.5439|IR||Zabol Airport
OIZC|ZBR|25.4433|60.3821|IR|Chabahar|Konarak Airport
OIZH|ZAH|29.4757|60.9062|IR|Zahedan|Zahedan International Airport
OIZI|IHR|27.2361|60.72|IR||Iran Shahr Airport
OJAI|AMM|31.7226|35.9932|JO|Amman|Queen Alia International Airport
OJAM|ADJ|31.9727|35.9916|JO|Amman|Amman-Marka International Airport
OJAQ|AQJ|29.6116|35.0181|JO|Aqaba|Aqaba King Hussein International Airport
OJMF|OMF|32.3564|36.2592|JO|Mafraq|King Hussein Air College
OKAJ|XIJ|28.9348|47.7919|KW|Ahmed Al Jaber AB|Ahmed Al Jaber Air Base
OKKK|KWI|29.2268|47.98|KW|Kuwait City|Kuwait International Airport
OLBA|BEY|33.8209|35.4884|LB|Beirut|Beirut Rafic Hariri International Airport
OLKA|KYE|34.5893|36.0113|LB|Tripoli|Rene Mouawad Air Base
OMAA|AUH|24.433|54.6511|AE|Abu Dhabi|Abu Dhabi International Airport
OMAD|AZI|24.4283|54.4581|AE|Abu Dhabi|Al Bateen Executive Airport
OMAL|AAN|24.2617|55.6092|AE|Al Ain|Al Ain International Airport
OMAM|DHF|24.2482|54.5477|AE|Al Bihouth|Abu Dhabi-Al Dhafra AB Airport
OMBY|XSB|24.2822|52.5821|AE|Sir Bani Yas|Sir Bani Yas Airport
OMDB|DXB|25.2528|55.3644|AE|Dubai|Dubai International Airport
OMDM|NHD|25.0268|55.3662|AE|Dubai|Al Minhad Air Base
OMDW|DWC|24.8967|55.1614|AE|Jebel Ali|Al Maktoum International Airport
OMFJ|FJR|25.1122|56.324|AE||Fujairah International Airport
OMRK|RKT|25.6135|55.9388|AE|Ras Al Khaimah|Ras Al Khaimah International Airport
OMSJ|SHJ|25.3286|55.5172|AE|Sharjah|Sharjah International Airport
OOAD|AOM|22.4931|57.3819|OM|Adam|Adam Airport
OOBR|RMB|24.233|55.783|OM|Buraimi|Buraimi Airport
OODQ|DQM|19.5019|57.6342|OM|Duqm|Duqm International Airport
OOFD|FAU|22.3548|56.4841|OM|Fahud|Fahud Airport
OOGB|RNM|21.383|57.05|OM|Ghaba|Qarn Alam Airport
OOKB|KHS|26.171|56.2406|OM|Khasab|Khasab Air Base
OOLK|LKW|22.805|55.3734|OM||Lekhwair Airport
OOMA|MSH|20.6754|58.8905|OM|Masirah|Masirah Air Base
OOMS|MCT|23.5933|58.2844|OM|Muscat|Muscat International Airport
OOMX|OMM|18.136|55.1821|OM|Marmul|Marmul Airport
OORQ|MNH|23.6406|57.4875|OM|Al Muladdah|Rustaq Airport
OOSA|SLL|17.0387|54.0913|OM|Salalah|Salalah Airport
OOSH|OHS|24.4642|56.6283|OM|Sohar|Sohar Airport
OOSR|SUH|22.533|59.483|OM|Sur|Sur Airport
OOTH|TTH|17.666|54.0246|OM|Thumrait|Thumrait Air Base
OPAB|AAW|34.2|73.25|PK|Abbottabad|Abbottabad Airport
OPBG|BHW|32.0561|72.9484|PK|Bhagatanwala|Bhagatanwala Airport
OPBN|BNP|32.9729|70.5279|PK|Bannu|Bannu Airport
OPBR|WGB|29.9463|73.2491|PK|Bahawalnagar|Bahawalnagar Airport
OPBW|BHV|29.3481|71.718|PK|Bahawalpur|Bahawalpur Airport
OPCH|CJL|35.8866|71.8006|PK|Chitral|Chitral Airport
OPCL|CHB|35.4267|74.0817|PK|Chilas|Chilas Airport
OPDB|DBA|28.8783|64.3998|PK|Dalbandin|Dalbandin Airport
OPDD|DDU|26.5545|67.6746|PK|Dadu|Dadu Airport
OPDG|DEA|29.961|70.4859|PK|Dera Ghazi Khan|Dera Ghazi Khan Airport
OPDI|DSK|31.9094|70.8966|PK|Dera Ismael Khan|Dera Ismael Khan Airport
OPFA|LYP|31.365|72.9948|PK|Faisalabad|Faisalabad International Airport
OPGD|GWD|25.2333|62.3295|PK|Gwadar|Gwadar International Airport
OPGT|GIL|35.9188|74.3336|PK|Gilgit|Gilgit Airport
OPIS|ISB|33.5491|72.8256|PK|Islamabad|Islamabad International Airport
OPJA|JAG|28.2842|68.4497|PK|Jacobabad|Shahbaz Air Base
OPJI|JIW|25.0678|61.8054|PK|Jiwani|Jiwani Airport
OPKC|KHI|24.9065|67.1608|PK|Karachi|Jinnah International Airport
OPKD|HDD|25.3181|68.3661|PK|Hyderabad|Hyderabad Airport
OPKH|KDD|27.7906|66.6473|PK|Khuzdar|Khuzdar Airport
OPKT|OHT|33.57|71.44|PK|Kohat|Kohat Airport
OPKW|KCF|27.21|69.29|PK|Kadanwari|Kadanwari Airport
OPLA|LHE|31.5216|74.4036|PK|Lahore|Alama Iqbal International Airport
OPLL|LRG|30.3555|68.6135|PK|Loralai|Loralai Airport
OPMA|XJM|33.0501|73.6384|PK|Mangla|Mangla Airport
OPMF|MFG|34.339|73.5086|PK|Muzaffarabad|Muzaffarabad Airport
OPMI|MWD|32.5631|71.5707|PK|Mianwali|Mianwali Air Base
OPMJ|MJD|27.3352|68.1431|PK|Moenjodaro|Moenjodaro Airport
OPMP|MPD|25.6828|69.0728|PK|Sindhri|Sindhri Tharparkar Airport
OPMT|MUX|30.2032|71.4191|PK|Multan|Multan International Airport
OPNH|WNS|26.2194|68.3901|PK|Nawabash|Nawabshah Airport
OPNK|NHS|29.539|66.0233|PK|Nushki|Nushki Airport
OPOR|ORW|25.2747|64.586|PK|Ormara Raik|Ormara Airport
OPPC|PAJ|33.9021|70.0716|PK|Parachinar|Parachinar Airport
OPPG|PJG|26.9545|64.1325|PK|Panjgur|Panjgur Airport
OPPI|PSI|25.2905|63.3451|PK|Pasni|Pasni Airport
OPPS|PEW|33.9939|71.5146|PK|Peshawar|Peshawar International Airport
OPQT|UET|30.2514|66.9378|PK|Quetta|Quetta International Airport
OPRK|RYK|28.3839|70.2796|PK|Rahim Yar Khan|Shaikh Zaid Airport
OPRT|RAZ|33.8497|73.7981|PK|Rawalakot|Rawalakot Airport
OPSB|SBQ|29.5712|67.8479|PK|Sibi|Sibi Airport
OPSD|KDU|35.3355|75.536|PK|Skardu|Skardu Airport
OPSK|SKZ|27.722|68.7917|PK|Mirpur Khas|Sukkur Airport
OPSN|SYW|26.4731|67.7172|PK|Sehwan Sharif|Sehwan Sharif Airport
OPSR|SGI|32.0486|72.665|PK|Sargodha|Mushaf Air Base
OPSS|SDT|34.8136|72.3528|PK|Saidu Sharif|Saidu Sharif Airport
OPST|SKT|32.5356|74.3639|PK|Sialkot|Sialkot Airport
OPSU|SUL|28.6451|69.1769|PK|Sui|Sui Airport
OPSW|SWN|31.8894|72.3917|PK|Sahiwal|Sahiwal Airport
OPTA|TLB|33.9861|72.6114|PK|Tarbela|Tarbela Dam Airport
OPTH|BDN|24.8415|68.8384|PK|Badin|Talhar Airport
OPTT|TFT|28.9642|61.5954|PK|Taftan|Taftan Airport
OPTU|TUK|25.9864|63.0302|PK|Turbat|Turbat International Airport
OPWN|WAF|32.3047|69.5704|PK|Waana|Wana Airport
OPZB|PZH|31.3584|69.4636|PK|Fort Sandeman|Zhob Airport
ORAA|IQA|33.7856|42.4412|IQ|Hit|Al Asad Air Base
ORAT|TQD|33.3381|43.5971|IQ|Al Habbaniyah|Al Taqaddum Air Base
ORBB|BMN|37.0988|43.2666|IQ|Bamarni|Bamarni Airport
ORBI|BGW|33.2625|44.2346|IQ|Baghdad|Baghdad International Airport
ORBM|OSB|36.3058|43.1474|IQ|Mosul|Mosul International Airport
ORER|EBL|36.2376|43.9632|IQ|Arbil|Erbil International Airport
ORKK|KIK|35.4695|44.3489|IQ|Kirkuk|Kirkuk Air Base
ORMM|BSR|30.5491|47.6621|IQ|Basrah|Basrah International Airport
ORNI|NJF|31.9897|44.4042|IQ|Najaf|Al Najaf International Airport
ORQW|RQW|35.7672|43.1251|IQ|Qayyarah|Qayyarah West Airport
ORSU|ISU|35.5618|45.3167|IQ|Sulaymaniyah|Sulaymaniyah International Airport
OSAP|ALP|36.1807|37.2244|SY|Aleppo|Aleppo International Airport
OSDI|DAM|33.4115|36.5156|SY|Damascus|Damascus International Airport
OSDZ|DEZ|35.2854|40.176|SY|Deir ez-Zor|Deir ez-Zor Airport
OSKL|KAC|37.0206|41.1914|SY|Kamishly|Kamishly Airport
OSLK|LTK|35.4011|35.9487|SY|Latakia|Bassel Al-Assad International Airport
OSPR|PMS|34.5574|38.3169|SY||Palmyra Airport
OTBD|DIA|25.2611|51.5651|QA|Doha|Doha International Airport
OTBH|IUD|25.1173|51.315|QA|Ar Rayyan|Al Udeid Air Base
OTHH|DOH|25.2606|51.6138|QA|Doha|Hamad International Airport
OYAA|ADE|12.8295|45.0288|YE|Aden|Aden International Airport
OYAB|EAB|16.0111|43.1778|YE|Abs|Abs Airport
OYAT|AXK|14.5513|46.8262|YE||Ataq Airport
OYBI|BYD|13.967|45.583|YE|Al-Bayda|Al-Bayda Airport
OYGD|AAY|16.1917|52.175|YE||Al Ghaidah International Airport
OYHD|HOD|14.753|42.9763|YE|Hodeida|Hodeidah International Airport
OYMB|MYN|15.4692|45.3269|YE|Mareb|Mareb Airport
OYRN|RIY|14.6626|49.375|YE|Riyan|Mukalla International Airport
OYSN|SAH|15.4763|44.2197|YE|Sana'a|Sana'a International Airport
OYSQ|SCT|12.6307|53.9058|YE|Socotra Islands|Socotra International Airport
OYSY|GXF|15.9661|48.7883|YE|Sayun|Sayun International Airport
OYTZ|TAI|13.686|44.1391|YE|Ta'izz|Ta'izz International Airport
PAAB|ATT|60.8679|-162.2743|US|Atmautluak|Atmautluak Airport
PAAC|PQS|61.9615|-162.9424|US|Pilot Station|Pilot Station Airport
PAAE|KOZ|57.9422|-152.465|US|Ouzinkie|Ouzinkie Airport
PAAF|MNT|65.1482|-149.3686|US|Minto|Minto Al Wright Airport
PAAJ|WTL|60.3511|-162.6546|US|Tuntutuliak|Tuntutuliak Airport
PAAK|AKB|52.2206|-174.2062|US|Atka|Atka Airport
PAAL|PML|56.006|-160.5608|US|Cold Bay|Port Moller Airport
PAAQ|PAQ|61.5949|-149.0887|US|Palmer|Warren "Bud" Woods Palmer Municipal Airport
PAAR|KBC|66.2745|-145.8182|US|Birch Creek|Birch Creek Airport
PAAS|WBB|63.516|-162.278|US|Stebbins|Stebbins Airport
PAAT|ATU|52.8325|173.1756|US|Attu|Casco Cove Cgs Airport
PAAU|SXP|62.5204|-164.8476|US|Nunam Iqua|Nunam Iqua Airport
PAAV|KEK|59.3568|-157.4711|US|Ekwok|Ekwok Airport
PAAW|KEB|59.3521|-151.9252|US|Nanwalek|Nanwalek Airport
PAAX|CXC|61.5832|-144.4298|US|Chitina|Chitina Airport
PAAY|CKX|64.0668|-141.9513|US|Chicken|Chicken Airport
PABA|BTI|70.1131|-143.6536|US|Barter Island|Barter Island Airport
PABE|BET|60.7786|-161.8372|US|Bethel|Bethel Airport
PABG|BVU|61.173|-151.0454|US|Beluga|Beluga Airport
PABI|BIG|63.9952|-145.7201|US|Delta Junction Ft Greely|Allen Army Air Field
PABL|BKC|65.9816|-161.1491|US|Buckland|Buckland Airport
PABM|BMX|59.3612|-155.2588|US|Big Mountain|Big Mountain Airport
PABR|BRW|71.2849|-156.7686|US|Utqiagvik|Wiley Post-Will Rogers Memorial Airport
PABT|BTT|66.9139|-151.5291|US|Bettles|Bettles Airport
PACD|CDB|55.2059|-162.7262|US|Cold Bay|Cold Bay Airport
PACE|CEM|65.5739|-144.7809|US|Central|Central Airport
PACH|CHU|61.5791|-159.2156|US|Chuathbaluk|Chuathbaluk Airport
PACI|CIK|66.645|-143.7399|US|Chalkyitsik|Chalkyitsik Airport
PACJ|CKD|61.8711|-158.138|US|Crooked Creek|Crooked Creek Airport
PACK|CYF|60.1368|-164.279|US|Chefornak|Chefornak Airport
PACM|SCM|61.8445|-165.5737|US|Scammon Bay|Scammon Bay Airport
PACR|IRC|65.8279|-144.0762|US|Circle|Circle City Airport
PACS|WSF|54.5824|-164.9145|US|Cape Sarichef|Cape Sarichef Airport
PACV|CDV|60.4916|-145.4776|US|Cordova|Merle K (Mudhole) Smith Airport
PACX|CXF|67.2522|-150.2039|US|Coldfoot|Coldfoot Airport
PACZ|CZF|61.781|-166.0396|US|Cape Romanzof|Cape Romanzof Lrrs Airport
PADE|DRG|66.0691|-162.7671|US|Deering|Deering Airport
PADG|RDB|68.0321|-162.8992|US|Red Dog|Red Dog Airport
PADK|ADK|51.8836|-176.6425|US|Adak Island|Adak Airport
PADL|DLG|59.0447|-158.5055|US|Dillingham|Dillingham Airport
PADM|MLL|61.8642|-162.0261|US|Marshall|Marshall Don Hunter Sr Airport
PADQ|ADQ|57.7498|-152.4939|US|Kodiak|Kodiak Airport
PADU|DUT|53.8989|-166.545|US|Unalaska|Unalaska Airport
PADY|KKH|59.9616|-162.8806|US|Kongiganak|Kongiganak Airport
PAED|EDF|61.2514|-149.8065|US|Anchorage|Elmendorf Afb Airport
PAEE|EEK|60.2137|-162.0439|US|Eek|Eek Airport
PAEG|EAA|64.7781|-141.1496|US|Eagle|Eagle Airport
PAEH|EHM|58.6482|-162.0638|US|Cape Newenham|Cape Newenham Lrrs Airport
PAEI|EIL|64.6656|-147.1014|US|Fairbanks|Eielson Afb Airport
PAEM|EMK|62.7861|-164.4907|US|Emmonak|Emmonak Airport
PAEN|ENA|60.5733|-151.2448|US|Kenai|Kenai Municipal Airport
PAEW|WWT|60.8104|-164.4994|US|Mertarvik|Mertarvik Airport
PAFA|FAI|64.8154|-147.8567|US|Fairbanks|Fairbanks International Airport
PAFB|FBK|64.8376|-147.6145|US|Fairbanks/Ft Wainwright|Ladd Army Air Field
PAFM|ABL|67.1062|-157.8572|US|Ambler|Ambler Airport
PAFR|FRN|61.2659|-149.6533|US|Fort Richardson (Anchorage)|Bryant Army Air Field
PAFS|NIB|63.0186|-154.3584|US|Nikolai|Nikolai Airport
PAGA|GAL|64.7362|-156.9346|US|Galena|Edward G Pitka Sr Airport
PAGB|GBH|68.4797|-149.4899|US|Galbraith Lake|Galbraith Lake Airport
PAGG|KWK|59.8757|-163.1681|US|Kwigillingok|Kwigillingok Airport
PAGH|SHG|66.8881|-157.1624|US|Shungnak|Shungnak Airport
PAGK|GKN|62.1543|-145.4553|US|Gulkana|Gulkana Airport
PAGL|GLV|64.5505|-163.0072|US|Golovin|Golovin Airport
PAGM|GAM|63.7666|-171.7328|US|Gambell|Gambell Airport
PAGN|AGN|57.5036|-134.5851|US|Angoon|Angoon Seaplane Base
PAGQ|BGQ|61.5347|-149.8125|US|Big Lake|Big Lake Airport
PAGS|GST|58.4253|-135.7074|US|Gustavus|Gustavus Airport
PAGT|NME|60.4692|-164.704|US|Nightmute|Nightmute Airport
PAGX|KGX|62.8921|-160.0664|US|Grayling|Grayling Airport
PAGY|SGY|59.4602|-135.3169|US|Skagway|Skagway Airport
PAGZ|GMT|65.4021|-161.2815|US|Granite Mountain|Granite Mountain Air Station
PAHC|HCR|62.1883|-159.7749|US|Holy Cross|Holy Cross Airport
PAHL|HSL|65.6979|-156.3514|US|Huslia|Huslia Airport
PAHN|HNS|59.2438|-135.5235|US|Haines|Haines Airport
PAHO|HOM|59.6455|-151.4766|US|Homer|Homer Airport
PAHP|HPB|61.5239|-166.1466|US|Hooper Bay|Hooper Bay Airport
PAHU|HUS|66.0391|-154.2647|US|Hughes|Hughes Airport
PAHX|SHX|62.6923|-159.5692|US|Shageluk|Shageluk Airport
PAIG|IGG|59.324|-155.9018|US|Igiugig|Igiugig Airport
PAII|EGX|58.1855|-157.3754|US|Egegik|Egegik Airport
PAIK|IAN|66.9762|-160.4386|US|Kiana|Bob Baker Memorial Airport
PAIL|ILI|59.7556|-154.9178|US|Iliamna|Iliamna Airport
PAIM|UTO|65.9928|-153.7035|US|Utopia Creek|Indian Mountain Lrrs Airport
PAIN|MCL|63.7326|-148.9106|US|Mckinley Park|Mc Kinley Ntl Park Airport
PAIW|WAA|65.6226|-168.095|US|Wales|Wales Airport
PAJC|KCG|56.3115|-158.3732|US|Chignik|Chignik Airport
PAJN|JNU|58.3547|-134.5785|US|Juneau|Juneau International Airport
PAJZ|KGK|59.7268|-157.2603|US|Koliganek|Koliganek Airport
PAKA|TEK|60.8724|-146.6912|US|Tatitlek|Tatitlek Airport
PAKD|KDK|57.8059|-152.3738|US|Kodiak|Kodiak Municipal Airport
PAKF|KFP|54.8479|-163.4071|US|False Pass|False Pass Airport
PAKH|AKK|56.9387|-154.1826|US|Akhiok|Akhiok Airport
PAKI|KPN|59.9316|-164.0281|US|Kipnuk|Kipnuk Airport
PAKK|KKA|64.9395|-161.1543|US|Koyuk|Koyuk Alfred Adams Airport
PAKL|LKK|58.965|-155.0956|US|Kulik Lake|Kulik Lake Airport
PAKN|AKN|58.6765|-156.6487|US|King Salmon|King Salmon Airport
PAKO|IKO|52.9416|-168.849|US|Nikolski|Nikolski Air Station
PAKP|AKP|68.1336|-151.7433|US|Anaktuvuk Pass|Anaktuvuk Pass Airport
PAKT|KTN|55.3541|-131.7112|US|Ketchikan|Ketchikan International Airport
PAKU|UUK|70.3307|-149.5981|US|Kuparuk|Ugnu-Kuparuk Airport
PAKV|KAL|64.319|-158.7413|US|Kaltag|Kaltag Airport
PAKW|KLW|55.5792|-133.076|US|Klawock|Klawock Airport
PAKY|KYK|57.5661|-154.4538|US|Karluk|Karluk Airport
PALB|KLN|57.5351|-153.9767|US|Larsen Bay|Larsen Bay Airport
PALG|KLG|61.536|-160.3456|US|Kalskag|Kalskag Airport
PALR|WCR|67.5045|-148.4832|US|Chandalar Lake|Chandalar Lake Airport
PALT|TLT|61.0877|-160.9234|US|Tuluksak|Tuluksak Airport
PALU|LUR|68.8751|-166.1111|US|Cape Lisburne|Cape Lisburne Lrrs Airport
PAMB|KMO|58.9321|-158.9019|US|Manokotak|Manokotak Airport
PAMC|MCG|62.9528|-155.6071|US|Mc Grath|Mc Grath Airport
PAMD|MDO|59.4499|-146.3072|US|Middleton Island|Middleton Island Airport
PAMH|LMA|63.886|-152.3018|US|Minchumina|Minchumina Airport
PAMK|SMK|63.4901|-162.1104|US|St Michael|St Michael Airport
PAML|MLY|64.9879|-150.6476|US|Manley Hot Springs|Manley Hot Springs Airport
PAMO|MOU|62.0948|-163.6829|US|Mountain Village|Mountain Village Airport
PAMR|MRI|61.2135|-149.8447|US|Anchorage|Merrill Field
PAMX|MXY|61.4378|-142.9025|US|Mccarthy|Mccarthy Airport
PAMY|MYU|60.3724|-166.2702|US|Mekoryuk|Mekoryuk Airport
PANA|WNA|60.6903|-161.9785|US|Napakiak|Napakiak Airport
PANC|ANC|61.1741|-149.9981|US|Anchorage|Ted Stevens Anchorage International Airport
PANI|ANI|61.5814|-159.5453|US|Aniak|Aniak Airport
PANN|ENN|64.5473|-149.0739|US|Nenana|Nenana Municipal Airport
PANO|NNL|59.9802|-154.8392|US|Nondalton|Nondalton Airport
PANT|ANN|55.0423|-131.5709|US|Annette|Annette Island Airport
PANU|NUL|64.7293|-158.0742|US|Nulato|Nulato Airport
PANV|ANV|62.6473|-160.1901|US|Anvik|Anvik Airport
PANW|KNW|59.4515|-157.3732|US|New Stuyahok|New Stuyahok Airport
PAOB|OBU|66.9123|-156.8973|US|Kobuk|Kobuk Airport
PAOC|PCA|58.9065|-157.7112|US|Portage Creek|Portage Creek Airport
PAOH|HNH|58.0962|-135.4088|US|Hoonah|Hoonah Airport
PAOM|OME|64.5126|-165.4444|US|Nome|Nome Airport
PAOO|OOK|60.5413|-165.0872|US|Toksook Bay|Toksook Bay Airport
PAOR|ORT|62.9612|-141.9281|US|Northway|Northway Airport
PAOT|OTZ|66.8848|-162.5981|US|Kotzebue|Ralph Wien Memorial Airport
PAOU|NLG|56.0075|-161.1604|US|Nelson Lagoon|Nelson Lagoon Airport
PAPB|STG|56.5774|-169.6637|US|St George|St George Airport
PAPC|KPC|65.2535|-166.8576|US|Port Clarence|Port Clarence Cgs Airport
PAPE|KPV|55.9067|-159.1608|US|Perryville|Perryville Airport
PAPG|PSG|56.8015|-132.9462|US|Petersburg|Petersburg James A Johnson Airport
PAPH|PTH|56.9591|-158.6334|US|Port Heiden|Port Heiden Airport
PAPK|PKA|60.7029|-161.7783|US|Napaskiak|Napaskiak Airport
PAPM|PTU|59.0178|-161.8272|US|Platinum|Platinum Airport
PAPN|PIP|57.5804|-157.572|US|Pilot Point|Pilot Point Airport
PAPO|PHO|68.3481|-166.7991|US|Point Hope|Point Hope Airport
PAPR|PPC|66.8141|-150.6436|US|Prospect Creek|Prospect Creek Airport
PAQH|KWN|59.7551|-161.8454|US|Quinhagak|Quinhagak Airport
PAQT|NUI|70.2098|-151.0065|US|Nuiqsut|Nuiqsut Airport
PARC|ARC|68.1147|-145.5794|US|Arctic Village|Arctic Village Airport
PARS|RSH|61.7749|-161.3194|US|Russian Mission|Russian Mission Airport
PARY|RBY|64.7272|-155.4699|US|Ruby|Ruby Airport
PASA|SVA|63.6863|-170.4932|US|Savoonga|Savoonga Airport
PASC|SCC|70.1948|-148.4652|US|Deadhorse|Deadhorse Airport
PASD|SDP|55.3137|-160.5214|US|Sand Point|Sand Point Airport
PASH|SHH|66.2496|-166.0894|US|Shishmaref|Shishmaref Airport
PASI|SIT|57.0468|-135.3611|US|Sitka|Sitka Rocky Gutierrez Airport
PASK|WLK|66.6001|-159.9857|US|Selawik|Selawik Airport
PASL|SLQ|61.7005|-157.1659|US|Sleetmute|Sleetmute Airport
PASM|KSM|62.0608|-163.3018|US|St Mary'S|St Mary's Airport
PASN|SNP|57.1663|-170.2226|US|St Paul Island|St Paul Island Airport
PASO|SOV|59.4439|-151.705|US|Seldovia|Seldovia Airport
PASP|SMU|61.8113|-147.5091|US|Sheep Mountain|Sheep Mountain Airport
PAST|UMM|63.331|-149.1288|US|Summit|Summit Airport
PASV|SVW|61.0971|-155.5748|US|Sparrevohn|Sparrevohn Lrrs Airport
PASW|SKW|61.9661|-151.1954|US|Skwentna|Skwentna Airport
PASX|SXQ|60.4751|-151.0396|US|Soldotna|Soldotna Airport
PASY|SYA|52.7123|174.1136|US|Shemya|Eareckson Air Station
PATA|TAL|65.1744|-152.1081|US|Tanana|Ralph M Calhoun Memorial Airport
PATC|TNC|65.564|-167.9225|US|Tin City|Tin City Lrrs Airport
PATE|TLA|65.2404|-166.3394|US|Teller|Teller Airport
PATG|TOG|59.0536|-160.3968|US|Togiak Village|Togiak Airport
PATK|TKA|62.3214|-150.0927|US|Talkeetna|Talkeetna Airport
PATL|TLJ|62.8949|-155.978|US|Takotna|Tatalina Lrrs Airport
PATQ|ATK|70.4671|-157.4357|US|Atqasuk|Atqasuk Edward Burnell Sr Memorial Airport
PAUK|AUK|62.6831|-164.7222|US|Alakanuk|Alakanuk Airport
PAUM|UMT|69.3711|-152.135|US|Umiat|Umiat Airport
PAUN|UNK|63.8885|-160.7991|US|Unalakleet|Unalakleet Airport
PAUO|WOW|61.7542|-150.0517|US|Willow|Willow Airport
PAUT|KQA|54.1446|-165.6041|US|Akutan|Akutan Airport
PAVA|VAK|61.5408|-165.6009|US|Chevak|Chevak Airport
PAVC|KVC|55.1164|-162.2665|US|King Cove|King Cove Airport
PAVD|VDZ|61.1342|-146.2448|US|Valdez|Valdez Pioneer Field
PAVE|VEE|67.0087|-146.3664|US|Venetie|Venetie Airport
PAVL|KVL|67.7361|-164.5635|US|Kivalina|Kivalina Airport
PAWB|WBQ|66.3622|-147.4065|US|Beaver|Beaver Airport
PAWD|SWD|60.1299|-149.4166|US|Seward|Seward Airport
PAWG|WRG|56.4843|-132.3698|US|Wrangell|Wrangell Airport
PAWI|AIN|70.638|-159.9948|US|Wainwright|Wainwright Airport
PAWM|WMO|64.6892|-163.4127|US|White Mountain|White Mountain Airport
PAWN|WTK|67.5612|-162.9804|US|Noatak|Noatak Airport
PAWS|WWA|61.572|-149.5396|US|Wasilla|Wasilla Airport
PAYA|YAK|59.5033|-139.6603|US|Yakutat|Yakutat Airport
PCIS|CIS|-2.7681|-171.71|KI|Abariringa|Canton Airport
PFAK|AKI|60.9029|-161.2306|US|Akiak|Akiak Airport
PFAL|AET|66.5518|-152.6222|US|Allakaket|Allakaket Airport
PFCB|NCN|60.0786|-147.9947|US|Chenega|Chenega Bay Airport
PFCL|CLP|58.8337|-158.5294|US|Clarks Point|Clarks Point Airport
PFEL|ELI|64.615|-162.2705|US|Elim|Elim Airport
PFKA|KUK|60.8733|-162.5243|US|Kasigluk|Kasigluk Airport
PFKK|KNK|59.4333|-154.8026|US|Kokhanok|Kokhanok Airport
PFKO|KOT|63.0306|-163.5326|US|Kotlik|Kotlik Airport
PFKT|KTS|65.3313|-166.4657|US|Brevig Mission|Brevig Mission Airport
PFKU|KYU|64.8758|-157.7304|US|Koyukuk|Koyukuk Airport
PFKW|KWT|60.7903|-161.4437|US|Kwethluk|Kwethluk Airport
PFMP|RMP|65.5079|-150.1408|US|Rampart|Rampart Airport
PFNO|ORV|66.8175|-161.0223|US|Noorvik|Robert/Bob/Curtis Memorial Airport
PFSH|SKK|64.3711|-161.224|US|Shaktoolik|Shaktoolik Airport
PFSV|SVS|66.0172|-149.0544|US|Stevens Village|Stevens Village Airport
PFTO|TKJ|63.3295|-142.9537|US|Tok|Tok Junction Airport
PFWS|WSN|58.7021|-157.0026|US|South Naknek|South Naknek Nr 2 Airport
PFYU|FYU|66.5724|-145.2463|US|Fort Yukon|Fort Yukon Airport
PFZK|KKI|60.9138|-161.4933|US|Akiachak|Akiachak Airport
PGRO|ROP|14.1743|145.2411|MP|Rota Island|Benjamin Taisacan Manglona International Airport
PGSN|SPN|15.1202|145.73|MP|Saipan Island|Francisco C Ada/Saipan International Airport
PGUA|UAM|13.5839|144.9301|GU|Yigo|Andersen Afb Airport
PGUM|GUM|13.484|144.7971|GU|Tamuning|Guam International Airport
PGWT|TIQ|14.9992|145.6194|MP|Tinian Island|Francisco Manglona Borja/Tinian International Airport
PHBK|BKH|22.0228|-159.7851|US|Kekaha,Kauai|Barking Sands Pmrf Airport
PHDH|HDH|21.5795|-158.1973|US|Mokuleia|Kawaihapai Airfield
PHHI|HHI|21.4814|-158.0378|US|Wahiawa|Wheeler Army Air Field
PHHN|HNM|20.7956|-156.0144|US|Hana|Hana Airport
PHJH|JHM|20.9629|-156.673|US|Lahaina|Kapalua Airport
PHJR|JRF|21.3071|-158.0704|US|Kapolei|Kalaeloa (John Rodgers Field) Airport
PHKO|KOA|19.7388|-156.0456|US|Kailua-Kona|Ellison Onizuka Kona International At Keahole Airport
PHLI|LIH|21.976|-159.339|US|Lihue|Lihue Airport
PHLU|LUP|21.211|-156.9736|US|Kalaupapa|Kalaupapa Airport
PHMK|MKK|21.1529|-157.0963|US|Kaunakakai|Molokai Airport
PHMU|MUE|20.0013|-155.6681|US|Kamuela|Waimea-Kohala Airport
PHNG|NGF|21.4505|-157.7679|US|Kaneohe|Kaneohe Bay Mcas (Marion E Carl Field) Airport
PHNL|HNL|21.3178|-157.9203|US|Honolulu|Daniel K Inouye International Airport
PHNY|LNY|20.7856|-156.9514|US|Lanai City|Lanai Airport
PHOG|OGG|20.8986|-156.4305|US|Kahului|Kahului Airport
PHPA|PAK|21.8969|-159.6032|US|Hanapepe|Port Allen Airport
PHSF|BSF|19.76|-155.5538|US|Camp Pohakuloa|Bradshaw Army Airfield
PHTO|ITO|19.7203|-155.0485|US|Hilo|Hilo International Airport
PHUP|UPP|20.2652|-155.8599|US|Hawi|Upolu Airport
PKMJ|MAJ|7.065|171.272|MH|Majuro Atoll|Amata Kabua International Airport
PKSA|KIA|5.1727|-59.4915|GY|Kaieteur Falls|Kaieteur International Airport
PKWA|KWA|8.7201|167.7317|MH|Kwajalein|Bucholz Army Air Field(Kwajalein Kmr)(Atoll) Airport
PLCH|CXI|1.9862|-157.35|KI|Banana|Cassidy International Airport
PLFA|TNV|3.8994|-159.389|KI|Tabuaeran Island|Tabuaeran Island Airport
PMDY|MDY|28.2015|-177.3813|UM|Midway Atoll|Henderson Field
PODC|DCK|66.9426|-156.8914|US|Dahl Creek|Dahl Creek Airport
POKA|TNK|60.5695|-165.2463|US|Tununak|Tununak Airport
PORI|ORI|57.8849|-152.8476|US|Port Lions|Port Lions Airport
PPCT|TCT|62.9929|-156.0297|US|Takotna|Takotna Airport
PPIT|NUP|60.906|-162.4406|US|Nunapitchuk|Nunapitchuk Airport
PPIZ|PIZ|69.7329|-163.0053|US|Point Lay|Point Lay Lrrs Airport
PTKK|TKK|7.4619|151.843|FM|Weno Island|Chuuk International Airport
PTPN|PNI|6.9851|158.2098|FM|Pohnpei Island|Pohnpei International Airport
PTRO|ROR|7.3673|134.5443|PW|Babelthuap Island|Palau International Airport
PTSA|KSA|5.357|162.9584|FM|Kosrae|Kosrae Airport
PTYA|YAP|9.4989|138.0825|FM|Yap Island|Yap International Airport
PWAK|AWK|19.2825|166.6367|UM|Wake Island|Wake Island Airfield
RCBS|KNH|24.4279|118.359|TW|Shang-I|Kinmen Airport
RCCM|CMJ|23.2131|119.4175|TW|Qimei|Qimei Airport
RCFG|LZN|26.1598|119.958|TW|Nangang Island|Matsu Nangan Airport
RCFN|TTT|22.755|121.102|TW|Taitung City|Taitung Airport
RCGI|GNI|22.6739|121.466|TW|Lyudao|Lyudao Airport
RCKH|KHH|22.5771|120.35|TW|Kaohsiung City|Kaohsiung International Airport
RCKU|CYI|23.4618|120.393|TW|Chiayi City|Chiayi Airport
RCKW|HCN|22.0411|120.73|TW|Hengchung|Hengchun Airport
RCLG|TXG|24.1863|120.654|TW|Taichung City|Taichung Airport
RCLY|KYD|22.027|121.535|TW|Orchid Island|Lanyu Airport
RCMQ|RMQ|24.2647|120.621|TW|Taichung City|Taichung Ching Chuang Kang Airport
RCMT|MFK|26.2242|120.003|TW|Beigan Island|Matsu Beigan Airport
RCNN|TNN|22.9504|120.206|TW|Tainan City|Tainan Airport
RCPO|HSZ|24.818|120.939|TW|Hsinchu City|Hsinchu Air Base
RCQC|MZG|23.5687|119.628|TW|Makung City|Makung Airport
RCSQ|PIF|22.7002|120.482|TW|Pingtung|Pingtung North Airport
RCSS|TSA|25.0694|121.552|TW|Taipei City|Taipei Songshan Airport
RCTP|TPE|25.0777|121.233|TW|Taipei|Taiwan Taoyuan International Airport
RCWA|WOT|23.3674|119.5028|TW|Wang-an|Wang-an Airport
RCYU|HUN|24.0231|121.618|TW|Hualien City|Hualien Airport
RJAA|NRT|35.7647|140.386|JP|Tokyo|Narita International Airport
RJAF|MMJ|36.1668|137.923|JP|Matsumoto|Matsumoto Airport
RJAH|IBR|36.1811|140.415|JP|Omitama|Hyakuri Airport
RJAM|MUS|24.2897|153.979|JP||Minami Torishima Airport
RJAN|IHA|34.3694|139.269|JP||Niijima Airport
RJAW|IWO|24.784|141.323|JP||Iwo Jima Airport
RJBB|KIX|34.4273|135.244|JP|Osaka|Kansai International Airport
RJBD|SHM|33.6622|135.364|JP|Shirahama|Nanki Shirahama Airport
RJBE|UKB|34.6328|135.224|JP|Kobe|Kobe Airport
RJBT|TJH|35.5128|134.787|JP|Tajima|Tajima Airport
RJCB|OBO|42.7333|143.217|JP|Obihiro|Tokachi-Obihiro Airport
RJCC|CTS|42.7752|141.692|JP|Chitose / Tomakomai|New Chitose Airport
RJCH|HKD|41.77|140.822|JP|Hakodate|Hakodate Airport
RJCK|KUH|43.041|144.193|JP|Kushiro|Kushiro Airport
RJCM|MMB|43.8806|144.164|JP|Ozora|Memanbetsu Airport
RJCN|SHB|43.5775|144.96|JP|Nakashibetsu|Nakashibetsu Airport
RJCO|OKD|43.1161|141.38|JP|Sapporo|Okadama Airport
RJCW|WKJ|45.4042|141.801|JP|Wakkanai|Wakkanai Airport
RJDA|AXJ|32.4825|130.159|JP||Amakusa Airport
RJDB|IKI|33.749|129.785|JP|Iki|Iki Airport
RJDC|UBJ|33.93|131.279|JP|Ube|Yamaguchi Ube Airport
RJDT|TSJ|34.2849|129.331|JP|Tsushima|Tsushima Airport
RJEB|MBE|44.3039|143.404|JP|Monbetsu|Monbetsu Airport
RJEC|AKJ|43.6708|142.447|JP|Asahikawa|Asahikawa Airport
RJEO|OIR|42.0717|139.433|JP||Okushiri Airport
RJER|RIS|45.242|141.186|JP|Rishiri|Rishiri Airport
RJFC|KUM|30.3856|130.659|JP||Yakushima Airport
RJFE|FUJ|32.6663|128.833|JP|Goto|Fukue Airport
RJFF|FUK|33.5859|130.451|JP|Fukuoka|Fukuoka Airport
RJFG|TNE|30.6051|130.991|JP||New Tanegashima Airport
RJFK|KOJ|31.8034|130.719|JP|Kagoshima|Kagoshima Airport
RJFM|KMI|31.8772|131.449|JP|Miyazaki|Miyazaki Airport
RJFO|OIT|33.4794|131.737|JP|Oita|Oita Airport
RJFR|KKJ|33.8459|131.035|JP|Kitakyushu|Kitakyushu Airport
RJFS|HSG|33.1497|130.302|JP|Saga|Saga Airport
RJFT|KMJ|32.8373|130.855|JP|Kumamoto|Kumamoto Airport
RJFU|NGS|32.9169|129.914|JP|Nagasaki|Nagasaki Airport
RJGG|NGO|34.8584|136.805|JP|Tokoname|Chubu Centrair International Airport
RJKA|ASJ|28.4306|129.713|JP|Amami|Amami Airport
RJKB|OKE|27.4255|128.701|JP||Okierabu Airport
RJKI|KKX|28.3213|129.928|JP||Kikai Airport
RJKN|TKN|27.8364|128.881|JP|Tokunoshima|Tokunoshima Airport
RJNA|NKM|35.255|136.924|JP|Nagoya|Nagoya Airport
RJNF|FKJ|36.1428|136.224|JP||Fukui Airport
RJNG|QGU|35.3941|136.87|JP|Gifu|Gifu Airport
RJNK|KMQ|36.3946|136.407|JP|Kanazawa|Komatsu Airport
RJNO|OKI|36.1811|133.325|JP|Okinoshima|Oki Airport
RJNS|FSZ|34.796|138.1877|JP||Mt. Fuji Shizuoka Airport
RJNT|TOY|36.6483|137.188|JP|Toyama|Toyama Airport
RJNW|NTQ|37.2931|136.962|JP|Wajima|Noto Airport
RJOA|HIJ|34.4361|132.919|JP|Hiroshima|Hiroshima Airport
RJOB|OKJ|34.7569|133.855|JP|Okayama City|Okayama Airport
RJOC|IZO|35.4136|132.89|JP|Izumo|Izumo Airport
RJOH|YGJ|35.4922|133.236|JP|Yonago|Miho Yonago Airport
RJOI|IWK|34.1439|132.236|JP|Iwakuni|Iwakuni Marine Corps Air Station
RJOK|KCZ|33.5461|133.669|JP|Nankoku|Kochi Ryoma Airport
RJOM|MYJ|33.8272|132.7|JP|Matsuyama|Matsuyama Airport
RJOO|ITM|34.7855|135.438|JP|Osaka|Osaka International Airport
RJOR|TTJ|35.5301|134.167|JP|Tottori|Tottori Airport
RJOS|TKS|34.1328|134.607|JP|Tokushima|Tokushima Airport
RJOT|TAK|34.2142|134.016|JP|Takamatsu|Takamatsu Airport
RJOW|IWJ|34.6764|131.79|JP|Masuda|Iwami Airport
RJSA|AOJ|40.7347|140.691|JP|Aomori|Aomori Airport
RJSC|GAJ|38.4119|140.371|JP|Yamagata|Yamagata Airport
RJSD|SDS|38.0602|138.414|JP||Sado Airport
RJSF|FKS|37.2274|140.431|JP|Sukagawa|Fukushima Airport
RJSH|HHE|40.5564|141.466|JP||Hachinohe Airport
RJSI|HNA|39.4286|141.135|JP||Hanamaki Airport
RJSK|AXT|39.6156|140.219|JP|Akita|Akita Airport
RJSM|MSJ|40.7032|141.368|JP|Misawa|Misawa Air Base
RJSN|KIJ|37.9559|139.121|JP|Niigata|Niigata Airport
RJSR|ONJ|40.1919|140.371|JP|Odate|Odate Noshiro Airport
RJSS|SDJ|38.1397|140.917|JP|Sendai|Sendai Airport
RJSY|SYO|38.8122|139.787|JP|Shonai|Shonai Airport
RJTA|NJA|35.4546|139.45|JP||Atsugi Naval Air Facility
RJTH|HAC|33.115|139.786|JP|Hachijojima|Hachijojima Airport
RJTO|OIM|34.782|139.36|JP|Izu Oshima|Oshima Airport
RJTQ|MYE|34.0736|139.56|JP|Miyakejima|Miyakejima Airport
RJTT|HND|35.5523|139.78|JP|Tokyo|Tokyo International Airport
RJTU|QUT|36.5145|139.871|JP||Utsunomiya Airport
RJTY|OKO|35.7485|139.348|JP|Fussa|Yokota Air Base
RKJB|MWX|34.9914|126.3828|KR||Muan International Airport
RKJJ|KWJ|35.1264|126.809|KR|Gwangju|Gwangju Airport
RKJK|KUV|35.9038|126.616|KR|Kunsan|Kunsan Air Base
RKJY|RSU|34.8423|127.617|KR|Yeosu|Yeosu Airport
RKNC|QUN|37.8838|127.718|KR|Chun Chon City|A-306 Airport
RKNN|KAG|37.7536|128.944|KR||Gangneung Airport
RKNW|WJU|37.4381|127.96|KR|Wonju|Wonju Airport
RKNY|YNY|38.0613|128.669|KR|Sokcho / Gangneung|Yangyang International Airport
RKPC|CJU|33.5113|126.493|KR|Jeju City|Jeju International Airport
RKPD|JDG|33.3996|126.712|KR||Jeongseok Airport
RKPE|CHF|35.1412|128.696|KR|Jinhae|Jinhae Airport
RKPK|PUS|35.1795|128.938|KR|Busan|Gimhae International Airport
RKPS|HIN|35.0885|128.07|KR|Sacheon|Sacheon Air Base
RKPU|USN|35.5935|129.352|KR|Ulsan|Ulsan Airport
RKSI|ICN|37.4691|126.451|KR|Seoul|Incheon International Airport
RKSM|SSN|37.4458|127.114|KR||Seoul Air Base
RKSO|OSN|37.0906|127.03|KR||Osan Air Base
RKSS|GMP|37.5583|126.791|KR|Seoul|Gimpo International Airport
RKSW|SWU|37.2394|127.007|KR||Suwon Airport
RKTH|KPO|35.9879|129.42|KR|Pohang|Pohang Airport
RKTI|JWO|37.03|127.885|KR||Jungwon Air Base
RKTN|TAE|35.8941|128.659|KR|Daegu|Daegu Airport
RKTP|HMY|36.704|126.486|KR|Seosan|Seosan Air Base
RKTU|CJJ|36.7166|127.499|KR|Cheongju|Cheongju International Airport
RKTY|YEC|36.6319|128.355|KR||Yecheon Airport
ROAH|OKA|26.1958|127.646|JP|Naha|Naha Airport
RODN|DNA|26.3556|127.768|JP||Kadena Air Base
ROIG|ISG|24.3445|124.187|JP|Ishigaki|Ishigaki Airport
ROKJ|UEO|26.3635|126.714|JP||Kumejima Airport
ROKR|KJP|26.1683|127.293|JP|Kerama|Kerama Airport
ROMD|MMD|25.8465|131.263|JP||Minami Daito Airport
ROMY|MMY|24.7828|125.295|JP|Miyako City|Miyako Airport
RORA|AGJ|26.5925|127.241|JP|Aguni|Aguni Airport
RORE|IEJ|26.722|127.785|JP||Ie Jima Airport
RORH|HTR|24.0589|123.806|JP|Hateruma|Hateruma Airport
RORK|KTD|25.9447|131.327|JP||Kitadaito Airport
RORS|SHI|24.8267|125.145|JP||Shimojishima Airport
RORT|TRA|24.6539|124.675|JP||Tarama Airport
RORY|RNJ|27.044|128.402|JP||Yoron Airport
ROYN|OGN|24.4669|122.978|JP||Yonaguni Airport
RPEN|ENI|11.2025|119.416|PH|El Nido|El Nido Airport
RPLB|SFS|14.7944|120.271|PH|Olongapo City|Subic Bay International Airport
RPLC|CRK|15.186|120.56|PH|Angeles City|Diosdado Macapagal International Airport
RPLI|LAO|18.1781|120.532|PH|Laoag City|Laoag International Airport
RPLK|DRP|13.1122|123.6772|PH|Daraga|Legazpi Bicol International Airport
RPLL|MNL|14.5086|121.02|PH|Manila|Ninoy Aquino International Airport
RPLO|CYU|10.8581|121.069|PH|Cuyo|Cuyo Airport
RPLS|SGL|14.4954|120.904|PH|Cavite City|Sangley Point Air Base
RPLU|LBX|13.8554|120.105|PH||Lubang Airport
RPMA|AAV|6.3668|124.751|PH|Surallah|Allah Valley Airport
RPMC|CBO|7.1652|124.21|PH|Cotabato City|Awang Airport
RPMD|DVO|7.1255|125.646|PH|Davao City|Francisco Bangoy International Airport
RPME|BXU|8.9513|125.478|PH|Butuan City|Bancasi Airport
RPMF|BPH|8.1959|126.322|PH||Bislig Airport
RPMG|DPL|8.602|123.3419|PH|Dipolog City|Dipolog Airport
RPMH|CGM|9.2535|124.707|PH||Camiguin Airport
RPMI|IGN|8.1305|124.215|PH||Iligan Airport
RPMJ|JOL|6.0537|121.011|PH||Jolo Airport
RPMM|MLP|7.6172|124.059|PH|Malabang|Malabang Airport
RPMN|SGS|5.047|119.743|PH||Sanga Sanga Airport
RPMO|OZC|8.1785|123.842|PH|Ozamiz City|Labo Airport
RPMP|PAG|7.8307|123.4612|PH|Pagadian City|Pagadian Airport
RPMQ|MXI|6.9494|126.273|PH||Mati National Airport
RPMR|GES|6.058|125.096|PH|General Santos|General Santos International Airport
RPMS|SUG|9.7558|125.481|PH|Surigao City|Surigao Airport
RPMU|CDY|7.014|118.496|PH|Mapun|Cagayan de Sulu Airport
RPMV|IPE|7.7856|122.602|PH|Ipil|Ipil Airport
RPMW|TDG|9.0721|126.171|PH||Tandag Airport
RPMY|CGY|8.6125|124.4569|PH|Laguindingan|Laguindingan Intl
RPMZ|ZAM|6.9224|122.06|PH|Zamboanga City|Zamboanga International Airport
RPNS|IAO|9.8591|126.014|PH|Del Carmen|Siargao Airport
RPSD|RZP|10.8187|119.5077|PH|Taytay Airport|Cesar Lim Rodriguez Airport
RPSP|TAG|9.5719|123.7695|PH|Panglao|Panglao Bohol International Airport
RPUB|BAG|16.3751|120.62|PH|Baguio City|Loakan Airport
RPUD|DTE|14.1292|122.98|PH|Daet|Daet Airport
RPUH|SJI|12.3615|121.047|PH|San Jose|San Jose Airport
RPUM|MBO|13.2081|120.605|PH||Mamburao Airport
RPUN|WNP|13.5849|123.27|PH|Naga|Naga Airport
RPUO|BSO|20.4513|121.98|PH|Basco|Basco Airport
RPUR|BQA|15.7298|121.5|PH|Baler|Dr.Juan C. Angara Airport
RPUS|SFE|16.5956|120.303|PH||San Fernando Airport
RPUT|TUG|17.6434|121.7331|PH|Tuguegarao City|Tuguegarao Airport
RPUV|VRC|13.5764|124.206|PH|Virac|Virac Airport
RPUW|MRQ|13.361|121.826|PH|Gasan|Marinduque Airport
RPUY|CYZ|16.9299|121.753|PH|Cauayan City|Cauayan Airport
RPVA|TAC|11.2276|125.028|PH|Tacloban City|Daniel Z. Romualdez Airport
RPVB|BCD|10.7764|123.015|PH|Bacolod City|Bacolod-Silay City International Airport
RPVC|CYP|12.0727|124.545|PH|Calbayog City|Calbayog Airport
RPVD|DGT|9.3337|123.3|PH|Dumaguete City|Sibulan Airport
RPVE|MPH|11.9245|121.954|PH|Malay|Godofredo P. Ramos Airport
RPVF|CRM|12.5024|124.636|PH|Catarman|Catarman National Airport
RPVI|ILO|10.833|122.4934|PH|Iloilo City|Iloilo International Airport
RPVJ|MBT|12.3694|123.629|PH|Masbate|Moises R. Espinosa Airport
RPVK|KLO|11.6794|122.376|PH|Kalibo|Kalibo International Airport
RPVM|CEB|10.3075|123.979|PH|Lapu-Lapu City|Mactan Cebu International Airport
RPVO|OMC|11.058|124.565|PH|Ormoc City|Ormoc Airport
RPVP|PPS|9.7421|118.759|PH|Puerto Princesa City|Puerto Princesa Airport
RPVR|RXS|11.5977|122.752|PH|Roxas City|Roxas Airport
RPVS|EUQ|10.766|121.933|PH|San Jose|Evelio Javier Airport
RPVU|TBH|12.311|122.085|PH|Romblon|Romblon Airport
RPVV|USU|12.1215|120.1|PH|Coron|Francisco B. Reyes Airport
RPVW|BPR|11.6743|125.479|PH|Borongan City|Borongan Airport
SA30|CCT|-37.9102|-67.835|AR|Colonia Catriel|Colonia Catriel Airport
SAAC|COC|-31.2969|-57.9966|AR|Concordia|Comodoro Pierrestegui Airport
SAAG|GHU|-33.0103|-58.6131|AR|Gualeguaychu|Gualeguaychu Airport
SAAJ|JNI|-34.5459|-60.9306|AR|Junin|Junin Airport
SAAP|PRA|-31.7948|-60.4804|AR|Paraná|General Urquiza Airport
SAAR|ROS|-32.9036|-60.785|AR|Rosario|Islas Malvinas Airport
SAAV|SFN|-31.7117|-60.8117|AR|Santa Fe|Sauce Viejo Airport
SABE|AEP|-34.5592|-58.4156|AR|Buenos Aires|Jorge Newbery Airpark
SACC|LCM|-31.0058|-64.5319|AR|La Cumbre|La Cumbre Airport
SACO|COR|-31.3236|-64.208|AR|Cordoba|Ingeniero Ambrosio Taravella Airport
SADF|FDO|-34.4532|-58.5896|AR|San Fernando|San Fernando Airport
SADL|LPG|-34.9722|-57.8947|AR|La Plata|La Plata Airport
SADP|EPA|-34.6099|-58.6126|AR|El Palomar|El Palomar Airport
SAEM|MJR|-38.2271|-57.8697|AR|Miramar|Miramar Airport
SAEZ|EZE|-34.8222|-58.5358|AR|Ezeiza|Ministro Pistarini International Airport
SAFR|RAF|-31.2825|-61.5017|AR|Rafaela|Rafaela Airport
SAFS|NCJ|-30.9575|-61.5283|AR|Sunchales|Sunchales Aeroclub Airport
SAHC|HOS|-37.4447|-70.2225|AR|Chos Malal|Chos Malal Airport
SAHE|CVH|-37.8514|-71.0092|AR|Lafontaine|Caviahue Airport
SAHR|GNR|-39.0007|-67.6205|AR|General Roca|Dr. Arturo H. Illia Airport
SAHS|RDS|-37.3906|-68.9042|AR|Rincon de los Sauces|Rincon De Los Sauces Airport
SAHZ|APZ|-38.9755|-70.1136|AR|Zapala|Zapala Airport
SAME|MDZ|-32.8317|-68.7929|AR|Mendoza|El Plumerillo Airport
SAMM|LGS|-35.4936|-69.5743|AR|Malargue|Comodoro D.R. Salomon Airport
SAMR|AFA|-34.5883|-68.4039|AR|San Rafael|Suboficial Ay Santiago Germano Airport
SANC|CTC|-28.5956|-65.7517|AR|Catamarca|Catamarca Airport
SANE|SDE|-27.7656|-64.31|AR|Santiago del Estero|Vicecomodoro Angel D. La Paz Aragones Airport
SANH|RHD|-27.4737|-64.9055|AR|Rio Hondo|Las Termas Airport
SANL|IRJ|-29.3816|-66.7958|AR|La Rioja|Capitan V A Almonacid Airport
SANT|TUC|-26.8409|-65.1049|AR|San Miguel de Tucuman|Teniente Benjamin Matienzo Airport
SANU|UAQ|-31.5715|-68.4182|AR|San Juan|Domingo Faustino Sarmiento Airport
SANW|CRR|-29.8631|-61.8728|AR|Ceres|Ceres Airport
SAOC|RCU|-33.0851|-64.2613|AR|Rio Cuarto|Area De Material Airport
SAOD|VDR|-31.9452|-65.1463|AR|Villa Dolores|Villa Dolores Airport
SAOR|VME|-33.7299|-65.3874|AR|Villa Reynolds|Villa Reynolds Airport
SAOS|RLO|-32.3847|-65.1865|AR|Merlo|Valle Del Conlara International Airport
SAOU|LUQ|-33.2732|-66.3564|AR|San Luis|Brigadier Mayor D Cesar Raul Ojeda Airport
SARC|CNQ|-27.4455|-58.7619|AR|Corrientes|Corrientes Airport
SARE|RES|-27.45|-59.0561|AR|Resistencia|Resistencia International Airport
SARF|FMA|-26.2127|-58.2281|AR|Formosa|Formosa Airport
SARI|IGR|-25.7373|-54.4734|AR|Puerto Iguazu|Cataratas Del Iguazu International Airport
SARL|AOL|-29.6894|-57.1521|AR|Paso de los Libres|Paso De Los Libres Airport
SARM|MCS|-30.2719|-57.6402|AR|Monte Caseros|Monte Caseros Airport
SARP|PSS|-27.3858|-55.9707|AR|Posadas|Libertador Gral D Jose De San Martin Airport
SARS|PRQ|-26.7536|-60.4922|AR|Presidencia Roque Saenz Pena|Termal Airport
SASA|SLA|-24.856|-65.4862|AR|Salta|Martin Miguel De Guemes International Airport
SASJ|JUJ|-24.3928|-65.0978|AR|San Salvador de Jujuy|Gobernador Horacio Guzman International Airport
SASO|ORA|-23.1528|-64.3292|AR|Oran|Oran Airport
SAST|TTG|-22.6196|-63.7937|AR|Tartagal|General Enrique Mosconi Airport
SATC|CLX|-25.3036|-57.7344|AR|Clorinda|Clorinda Airport
SATD|ELO|-26.3975|-54.5747|AR|El Dorado|El Dorado Airport
SATG|OYA|-29.1058|-59.2189|AR|Goya|Goya Airport
SATK|LLS|-24.7214|-60.5488|AR|Las Lomitas|Alferez Armando Rodriguez Airport
SATM|MDX|-29.2214|-58.0878|AR|Mercedes|Mercedes Airport
SATR|RCQ|-29.2103|-59.68|AR|Reconquista|Reconquista Airport
SATU|UZU|-29.7706|-57.9789|AR|Curuzu Cuatia|Curuzu Cuatia Airport
SAVB|EHL|-41.9432|-71.5323|AR|El Bolson|El Bolson Airport
SAVC|CRD|-45.7853|-67.4655|AR|Comodoro Rivadavia|General E. Mosconi Airport
SAVD|EMX|-42.0292|-71.1725|AR|El Maiten|El Maiten Airport
SAVE|EQS|-42.908|-71.1395|AR|Esquel|Brigadier Antonio Parodi Airport
SAVH|LHS|-46.5383|-68.9653|AR|Las Heras|Las Heras Airport
SAVJ|IGB|-41.3209|-69.5749|AR|Ingeniero Jacobacci|Cabo F.A.A. H. R. Bordon Airport
SAVM|OLN|-45.5778|-69.0728|AR|Sarmiento|Lago Musters Airport
SAVN|OES|-40.7512|-65.0343|AR|San Antonio Oeste|Antoine De St Exupery Airport
SAVQ|MQD|-41.2431|-68.7078|AR|Maquinchao|Maquinchao Airport
SAVR|ARR|-45.0136|-70.8122|AR|Alto Rio Senguerr|D. Casimiro Szlapelis Airport
SAVS|SGV|-41.5917|-65.3394|AR|Sierra Grande|Sierra Grande Airport
SAVT|REL|-43.2105|-65.2703|AR|Rawson|Almirante Marco Andres Zar Airport
SAVV|VDM|-40.8692|-63.0004|AR|Viedma / Carmen de Patagones|Gobernador Castello Airport
SAVY|PMY|-42.7592|-65.1027|AR|Puerto Madryn|El Tehuelche Airport
SAWA|ING|-50.3361|-72.2486|AR|El Calafate|Lago Argentino Airport
SAWC|FTE|-50.2803|-72.0531|AR|El Calafate|El Calafate Airport
SAWD|PUD|-47.7353|-65.9041|AR|Puerto Deseado|Puerto Deseado Airport
SAWE|RGA|-53.7777|-67.7494|AR|Rio Grande|Hermes Quijada International Airport
SAWG|RGL|-51.6089|-69.3126|AR|Rio Gallegos|Piloto Civil N. Fernandez Airport
SAWH|USH|-54.8433|-68.2958|AR|Ushuahia|Malvinas Argentinas Airport
SAWJ|ULA|-49.3068|-67.8026|AR|San Julian|Capitan D Daniel Vazquez Airport
SAWM|ROY|-45.7039|-70.2456|AR|Rio Mayo|Rio Mayo Airport
SAWP|PMQ|-46.5379|-70.9787|AR|Perito Moreno|Perito Moreno Airport
SAWR|GGS|-48.7831|-70.15|AR|Gobernador Gregores|Gobernador Gregores Airport
SAWS|JSM|-44.0486|-70.4589|AR|Chubut|Jose De San Martin Airport
SAWT|RYO|-51.6092|-72.2217|AR|El Turbio|28 De Noviembre Airport
SAWU|RZA|-50.0165|-68.5792|AR|Santa Cruz|Santa Cruz Airport
SAZB|BHI|-38.725|-62.1693|AR|Bahia Blanca|Comandante Espora Airport
SAZC|CSZ|-37.4461|-61.8893|AR|Coronel Suarez|Brigadier D.H.E. Ruiz Airport
SAZF|OVR|-36.89|-60.2166|AR|Olavarria|Olavarria Airport
SAZG|GPO|-35.6962|-63.7583|AR|General Pico|General Pico Airport
SAZH|OYO|-38.3869|-60.3297|AR|Tres Arroyos|Tres Arroyos Airport
SAZL|SST|-36.5423|-56.7218|AR|Santa Teresita|Santa Teresita Airport
SAZM|MDQ|-37.9342|-57.5733|AR|Mar del Plata|Astor Piazzola International Airport
SAZN|NQN|-38.949|-68.1557|AR|Neuquen|Presidente Peron Airport
SAZO|NEC|-38.4831|-58.8172|AR|Necochea|Necochea Airport
SAZP|PEH|-35.8446|-61.8576|AR|Pehuajo|Comodoro Pedro Zanni Airport
SAZR|RSA|-36.5883|-64.2757|AR|Santa Rosa|Santa Rosa Airport
SAZS|BRC|-41.1512|-71.1575|AR|San Carlos de Bariloche|San Carlos De Bariloche Airport
SAZT|TDL|-37.2374|-59.2279|AR|Tandil|Heroes De Malvinas Airport
SAZV|VLG|-37.2354|-57.0292|AR|Villa Gesell|Villa Gesell Airport
SAZW|CUT|-38.9397|-69.2646|AR|Cutral-Co|Cutral-Co Airport
SAZY|CPC|-40.0754|-71.1373|AR|Chapelco/San Martin de los Andes|Aviador C. Campos Airport
SBAA|CDJ|-8.3483|-49.3015|BR|Conceicao Do Araguaia|Conceicao do Araguaia Airport
SBAE|JTC|-22.1578|-49.0683|BR|Bauru|Bauru-Arealva Airport
SBAQ|AQA|-21.812|-48.133|BR|Araraquara|Araraquara Airport
SBAR|AJU|-10.984|-37.0703|BR|Aracaju|Santa Maria Airport
SBAS|AIF|-22.64|-50.4531|BR|Assis|Marcelo Pires Halzhausen Airport
SBAT|AFL|-9.8664|-56.105|BR|Alta Floresta|Alta Floresta Airport
SBAU|ARU|-21.1413|-50.4247|BR|Aracatuba|Aracatuba Airport
SBAX|AAX|-19.5632|-46.9604|BR|Araxa|Araxa Airport
SBBE|BEL|-1.3793|-48.4763|BR|Belem|Val de Cans/Julio Cezar Ribeiro International Airport
SBBG|BGX|-31.3905|-54.1122|BR|Bage|Comandante Gustavo Kraemer Airport
SBBH|PLU|-19.8512|-43.9506|BR|Belo Horizonte|Pampulha - Carlos Drummond de Andrade Airport
SBBI|BFH|-25.4051|-49.232|BR|Curitiba|Bacacheri Airport
SBBP|BJP|-22.9792|-46.5375|BR|Braganca Paulista|Aeroporto Estadual Arthur Siqueira Airport
SBBQ|QAK|-21.2672|-43.7611|BR|Barbacena|Major Brigadeiro Doorgal Borges Airport
SBBR|BSB|-15.8692|-47.9208|BR|Brasilia|Presidente Juscelino Kubistschek International Airport
SBBT|BAT|-20.5845|-48.5941|BR|Barretos|Chafei Amsei Airport
SBBU|BAU|-22.345|-49.0538|BR|Bauru|Bauru Airport
SBBV|BVB|2.8414|-60.6922|BR|Boa Vista|Atlas Brasil Cantanhede Airport
SBBW|BPG|-15.8613|-52.3889|BR|Barra Do Garcas|Barra do Garcas Airport
SBBZ|BZC|-22.771|-41.9629|BR|Cabo Frio|Umberto Modiano Airport
SBCA|CAC|-25.0003|-53.5008|BR|Cascavel|Cascavel Airport
SBCB|CFB|-22.9217|-42.0743|BR|Cabo Frio|Cabo Frio Airport
SBCD|CFC|-26.7881|-50.94|BR|Caçador|Caçador Airport
SBCF|CNF|-19.6244|-43.9719|BR|Belo Horizonte|Tancredo Neves International Airport
SBCG|CGR|-20.4687|-54.6725|BR|Campo Grande|Campo Grande Airport
SBCH|XAP|-27.1342|-52.6566|BR|Chapeco|Chapeco Airport
SBCI|CLN|-7.3204|-47.4587|BR|Carolina|Brig. Lysias Augusto Rodrigues Airport
SBCJ|CKS|-6.1153|-50.0014|BR|Carajas|Carajas Airport
SBCM|CCM|-28.7244|-49.4214|BR|Criciuma|Forquilhinha - Criciuma Airport
SBCN|CLV|-17.7253|-48.6075|BR|Caldas Novas|Caldas Novas Airport
SBCO|QNS|-29.9459|-51.1444|BR|Porto Alegre|Canoas Airport
SBCP|CAW|-21.6983|-41.3017|BR|Campos Dos Goytacazes|Bartolomeu Lisandro Airport
SBCR|CMG|-19.0119|-57.6714|BR|Corumba|Corumba International Airport
SBCT|CWB|-25.5285|-49.1758|BR|Curitiba|Afonso Pena Airport
SBCV|CRQ|-17.6523|-39.2531|BR|Caravelas|Caravelas Airport
SBCX|CXJ|-29.1971|-51.1875|BR|Caxias Do Sul|Campo dos Bugres Airport
SBCY|CGB|-15.6529|-56.1167|BR|Cuiaba|Marechal Rondon Airport
SBCZ|CZS|-7.5999|-72.7695|BR|Cruzeiro Do Sul|Cruzeiro do Sul Airport
SBDB|BYO|-21.2294|-56.4561|BR|Bonito|Bonito Airport
SBDN|PPB|-22.1751|-51.4246|BR|Presidente Prudente|Presidente Prudente Airport
SBEG|MAO|-3.0386|-60.0497|BR|Manaus|Eduardo Gomes International Airport
SBEK|JCR|-6.2332|-57.7769|BR|Jacareacanga|Jacareacanga Airport
SBEP|ESI|-14.9337|-42.81|BR|Espinosa|Espinosa Airport
SBFI|IGU|-25.6003|-54.485|BR|Foz Do Iguacu|Cataratas International Airport
SBFL|FLN|-27.6703|-48.5525|BR|Florianopolis|Hercilio Luz International Airport
SBFN|FEN|-3.8549|-32.4233|BR|Fernando De Noronha|Fernando de Noronha Airport
SBFZ|FOR|-3.7763|-38.5326|BR|Fortaleza|Pinto Martins International Airport
SBGL|GIG|-22.81|-43.2506|BR|Rio De Janeiro|Galeao - Antonio Carlos Jobim International Airport
SBGM|GJM|-10.7864|-65.2848|BR|Guajara-Mirim|Guajara-Mirim Airport
SBGO|GYN|-16.632|-49.2207|BR|Goiania|Santa Genoveva Airport
SBGR|GRU|-23.4356|-46.4731|BR|Sao Paulo|Guarulhos - Governador Andre Franco Montoro International Airport
SBGU|GPB|-25.3875|-51.5202|BR|Guarapuava|Tancredo Thomas de Faria Airport
SBGV|GVR|-18.8952|-41.9822|BR|Governador Valadares|Governador Valadares Airport
SBGW|GUJ|-22.7916|-45.2048|BR|Guaratingueta|Guaratingueta Airport
SBHT|ATM|-3.2539|-52.254|BR|Altamira|Altamira Airport
SBIC|ITA|-3.1273|-58.4812|BR|Itacoatiara|Itacoatiara Airport
SBIH|ITB|-4.2423|-56.0007|BR|Itaituba|Itaituba Airport
SBIL|IOS|-14.816|-39.0332|BR|Ilheus|Bahia - Jorge Amado Airport
SBIP|IPN|-19.4707|-42.4876|BR|Ipatinga|Usiminas Airport
SBIZ|IMP|-5.5313|-47.46|BR|Imperatriz|Prefeito Renato Moreira Airport
SBJA|JJG|-28.6753|-49.0603|BR|Jaguaruna|Humberto Ghizzo Bortoluzzi Regional Airport
SBJE|JJD|-2.9067|-40.358|BR|Jijoca de Jericoacoara (Cruz)|Comandante Ariston Pessoa Airport
SBJF|JDF|-21.7915|-43.3868|BR|Juiz De Fora|Francisco de Assis Airport
SBJH|JHF|-23.4269|-47.1658|BR|São Roque|São Paulo Catarina Executive Airport
SBJP|JPA|-7.1458|-34.9486|BR|Joao Pessoa|Presidente Castro Pinto Airport
SBJU|JDO|-7.219|-39.2701|BR|Juazeiro Do Norte|Orlando Bezerra de Menezes Airport
SBJV|JOI|-26.2245|-48.7974|BR|Joinville|Lauro Carneiro de Loyola Airport
SBKG|CPV|-7.2699|-35.8964|BR|Campina Grande|Presidente Joao Suassuna Airport
SBKP|VCP|-23.0074|-47.1345|BR|Campinas|Viracopos International Airport
SBLE|LEC|-12.4823|-41.277|BR|Lencois|Chapada Diamantina Airport
SBLJ|LAJ|-27.7821|-50.2815|BR|Lages|Lages Airport
SBLN|LIP|-21.664|-49.7305|BR|Lins|Lins Airport
SBLO|LDB|-23.3336|-51.1301|BR|Londrina|Governador Jose Richa Airport
SBLP|LAZ|-13.2621|-43.4081|BR|Bom Jesus Da Lapa|Bom Jesus da Lapa Airport
SBMA|MAB|-5.3686|-49.138|BR|Maraba|Maraba Airport
SBMC|MQH|-13.5491|-48.1953|BR|Minacu|Minacu Airport
SBMD|MEU|-0.8898|-52.6022|BR|Almeirim|Monte Dourado Airport
SBME|MEA|-22.343|-41.766|BR|Macae|Macae Airport
SBMG|MGF|-23.4794|-52.0122|BR|Maringa|Regional de Maringa - Silvio Nane Junior Airport
SBMK|MOC|-16.7069|-43.8189|BR|Montes Claros|Mario Ribeiro Airport
SBML|MII|-22.1969|-49.9264|BR|Marilia|Marilia Airport
SBMN|PLL|-3.146|-59.9863|BR|Manaus|Ponta Pelada Airport
SBMO|MCZ|-9.5108|-35.7917|BR|Maceio|Zumbi dos Palmares Airport
SBMQ|MCP|0.0507|-51.0722|BR|Macapa|Alberto Alcolumbre Airport
SBMS|MVF|-5.2019|-37.3643|BR|Mossoro|Dix-Sept Rosado Airport
SBMY|MNX|-5.8114|-61.2783|BR|Manicore|Manicore Airport
SBNF|NVT|-26.88|-48.6514|BR|Navegantes|Ministro Victor Konder International Airport
SBNM|GEL|-28.2817|-54.1691|BR|Santo Angelo|Santo Angelo Airport
SBOI|OYK|3.8555|-51.7969|BR|Oiapoque|Oiapoque Airport
SBPA|POA|-29.9944|-51.1714|BR|Porto Alegre|Salgado Filho Airport
SBPB|PHB|-2.8937|-41.732|BR|Parnaiba|Prefeito Doutor Joao Silva Filho Airport
SBPC|POO|-21.843|-46.5679|BR|Pocos De Caldas|Pocos de Caldas Airport
SBPF|PFB|-28.244|-52.3266|BR|Passo Fundo|Lauro Kurtz Airport
SBPJ|PMW|-10.2915|-48.357|BR|Palmas|Brigadeiro Lysias Rodrigues Airport
SBPK|PET|-31.7184|-52.3277|BR|Pelotas|Pelotas Airport
SBPL|PNZ|-9.3624|-40.5691|BR|Petrolina|Senador Nilo Coelho Airport
SBPN|PNB|-10.7194|-48.3997|BR|Porto Nacional|Porto Nacional Airport
SBPP|PMG|-22.5496|-55.7026|BR|Ponta Pora|Ponta Pora Airport
SBPS|BPS|-16.4386|-39.0809|BR|Porto Seguro|Porto Seguro Airport
SBPV|PVH|-8.7093|-63.9023|BR|Porto Velho|Governador Jorge Teixeira de Oliveira Airport
SBRB|RBR|-9.8689|-67.8981|BR|Rio Branco|Placido de Castro Airport
SBRF|REC|-8.1265|-34.9236|BR|Recife|Guararapes - Gilberto Freyre International Airport
SBRJ|SDU|-22.9105|-43.1631|BR|Rio De Janeiro|Santos Dumont Airport
SBRP|RAO|-21.1364|-47.7767|BR|Ribeirao Preto|Leite Lopes Airport
SBSC|SNZ|-22.9324|-43.7191|BR|Rio De Janeiro|Santa Cruz Airport
SBSG|NAT|-5.7688|-35.3663|BR|São Gonçalo do Amarante|Greater Natal International Airport
SBSJ|SJK|-23.2292|-45.8615|BR|Sao Jose Dos Campos|Professor Urbano Ernesto Stumpf Airport
SBSL|SLZ|-2.5854|-44.2341|BR|Sao Luis|Marechal Cunha Machado International Airport
SBSM|RIA|-29.7114|-53.6882|BR|Santa Maria|Santa Maria Airport
SBSN|STM|-2.4247|-54.7858|BR|Santarem|Maestro Wilson Fonseca Airport
SBSP|CGH|-23.6261|-46.6564|BR|Sao Paulo|Congonhas Airport
SBSR|SJP|-20.8166|-49.4065|BR|Sao Jose Do Rio Preto|Sao Jose do Rio Preto Airport
SBST|SSZ|-23.9281|-46.2997|BR|Guaruja|Base Aerea de Santos Airport
SBSV|SSA|-12.9086|-38.3229|BR|Salvador|Deputado Luiz Eduardo Magalhaes International Airport
SBTA|QHP|-23.0401|-45.516|BR|Taubate|Base de Aviacao de Taubate Airport
SBTB|TMT|-1.4896|-56.3968|BR|Oriximina|Trombetas Airport
SBTC|UNA|-15.3552|-38.999|BR|Una|Hotel Transamerica Airport
SBTD|TOW|-24.6863|-53.6975|BR|Toledo|Toledo Airport
SBTE|THE|-5.0599|-42.8235|BR|Teresina|Senador Petronio Portela Airport
SBTF|TFF|-3.3829|-64.7241|BR|Tefe|Tefe Airport
SBTG|TJL|-20.7544|-51.6839|BR|Tres Lagoas|Plinio Alarcom Airport
SBTK|TRQ|-8.1553|-70.7833|BR|Tarauaca|Tarauaca Airport
SBTL|TEC|-24.3178|-50.6516|BR|Telemaco Borba|Telemaco Borba Airport
SBTT|TBT|-4.2557|-69.9358|BR|Tabatinga|Tabatinga Airport
SBTU|TUR|-3.786|-49.7203|BR|Tucurui|Tucurui Airport
SBUA|SJL|-0.1484|-66.9855|BR|Sao Gabriel Da Cachoeira|Sao Gabriel da Cachoeira Airport
SBUF|PAV|-9.4009|-38.2506|BR|Paulo Afonso|Paulo Afonso Airport
SBUG|URG|-29.7822|-57.0382|BR|Uruguaiana|Rubem Berta Airport
SBUL|UDI|-18.8836|-48.2253|BR|Uberlandia|Ten. Cel. Aviador Cesar Bombonato Airport
SBUR|UBA|-19.7647|-47.9661|BR|Uberaba|Mario de Almeida Franco Airport
SBVC|VDC|-14.9078|-40.9147|BR|Vitória da Conquista|Glauber de Andrade Rocha Airport
SBVG|VAG|-21.5901|-45.4733|BR|Varginha|Major Brigadeiro Trompowsky Airport
SBVH|BVH|-12.6944|-60.0983|BR|Vilhena|Vilhena Airport
SBVT|VIX|-20.2581|-40.2864|BR|Vitoria|Eurico de Aguiar Salles Airport
SBYS|QPS|-21.9846|-47.3348|BR|Pirassununga|Campo Fontenelle Airport
SBZM|IZA|-21.5131|-43.1731|BR|Juiz De Fora|Zona da Mata Regional Airport
SCAC|ZUD|-41.9039|-73.7967|CL|Ancud|Pupelde Airport
SCAN|LOB|-32.8142|-70.6467|CL|Los Andes|San Rafael Airport
SCAP|WAP|-43.6119|-71.8061|CL|Alto Palena|Alto Palena Airport
SCAR|ARI|-18.3485|-70.3387|CL|Arica|Chacalluta Airport
SCAS|WPA|-45.3992|-72.6703|CL|Puerto Aysen|Cabo 1° Juan Roman Airport
SCAT|CPO|-27.2612|-70.7792|CL|Copiapo|Desierto de Atacama Airport
SCBA|BBA|-45.9161|-71.6895|CL|Balmaceda|Balmaceda Airport
SCBE|TOQ|-22.1411|-70.0629|CL|Tocopilla|Barriles Airport
SCBI|DPB|-54.045|-68.8317|CL|Bahia Inutil|Pampa Guanaco Airport
SCCC|CCH|-46.5833|-71.6874|CL|Chile Chico|Chile Chico Airport
SCCF|CJC|-22.4982|-68.9036|CL|Calama|El Loa Airport
SCCH|YAI|-36.5825|-72.0314|CL|Chillan|Gral. Bernardo O´Higgins Airport
SCCI|PUQ|-53.0026|-70.8546|CL|Punta Arenas|Pdte. Carlos Ibanez del Campo Airport
SCCQ|COW|-30.1989|-71.2469|CL|Coquimbo|Tambillos Airport
SCCY|GXQ|-45.5942|-72.1061|CL|Coyhaique|Teniente Vidal Airport
SCDA|IQQ|-20.5352|-70.1813|CL|Iquique|Diego Aracena Airport
SCEL|SCL|-33.393|-70.7858|CL|Santiago|Comodoro Arturo Merino Benitez International Airport
SCES|ESR|-26.3111|-69.7652|CL|El Salvador|Ricardo Garcia Posada Airport
SCFA|ANF|-23.4445|-70.4451|CL|Antofagasta|Cerro Moreno Airport
SCFM|WPR|-53.2537|-70.3192|CL|Porvenir|Capitan Fuentes Martinez Airport Airport
SCFR|FRT|-41.1308|-73.0647|CL|Frutillar|Frutillar Airport
SCFT|FFU|-43.1892|-71.8511|CL|Futaleufu|Futaleufu Airport
SCGC|UGL|-79.7778|-83.3208|AQ|Antartica|Union Glacier Blue-Ice Runway
SCGE|LSQ|-37.4017|-72.4254|CL|Los Angeles|Maria Dolores Airport
SCGZ|WPU|-54.9311|-67.6263|CL|Puerto Williams|Guardiamarina Zanartu Airport
SCHR|LGR|-47.2438|-72.5884|CL|Cochrane|Cochrane Airport
SCIE|CCP|-36.7727|-73.0631|CL|Concepcion|Carriel Sur Airport
SCIP|IPC|-27.1648|-109.422|CL|Isla De Pascua|Mataveri Airport
SCJO|ZOS|-40.6112|-73.061|CL|Osorno|Canal Bajo Carlos - Hott Siebert Airport
SCKP|CPP|-20.7505|-68.6835|CL|Pica|Coposa Airport
SCLL|VLR|-28.5964|-70.756|CL|Vallenar|Vallenar Airport
SCLN|ZLR|-35.8617|-71.5486|CL|Linares|Municipal de Linares Airport
SCNT|PNT|-51.6715|-72.5284|CL|Puerto Natales|Tte. Julio Gallardo Airport
SCOV|OVL|-30.5592|-71.1756|CL|Ovalle|El Tuqui Airport
SCPC|ZPC|-39.2928|-71.9159|CL|Pucon|Pucon Airport
SCPQ|MHC|-42.3403|-73.7156|CL|Dalcahue|Mocopulli Airport
SCPV|PUX|-41.3494|-72.9467|CL|Puerto Varas|El Mirador Airport
SCQP|ZCO|-38.9258|-72.6517|CL|Freire|La Araucanía Airport (Temuco)
SCRA|CNR|-26.3325|-70.6073|CL|Chanaral|Chanaral Airport
SCRD|VAP|-33.0681|-71.5575|CL|Vina Del Mar|Rodelillo Airport
SCRG|QRC|-34.1737|-70.7757|CL|Rancagua|De La Independencia Airport
SCRM|TNM|-62.1908|-58.9867|AQ|Isla Rey Jorge|Teniente Rodolfo Marsh Martin Base
SCSB|SMB|-52.7367|-69.3336|CL|Cerro Sombrero|Franco Bianco Airport
SCSE|LSC|-29.9162|-71.1995|CL|La Serena-Coquimbo|La Florida Airport
SCSF|SSD|-32.7458|-70.705|CL|San Felipe|Victor Lafon Airport
SCST|WCA|-42.4903|-73.7728|CL|Castro|Gamboa Airport
SCTE|PMC|-41.4389|-73.094|CL|Puerto Montt|El Tepual Airport
SCTL|TLX|-35.3778|-71.6017|CL|Talca|Panguilemo Airport
SCTN|WCH|-42.9328|-72.6991|CL|Chaiten|Chaiten Airport
SCTO|ZIC|-38.2456|-72.3486|CL|Victoria|Victoria Airport
SCTT|TTC|-25.5643|-70.3759|CL|Taltal|Las Breas Airport
SCVD|ZAL|-39.65|-73.0861|CL|Valdivia|Pichoy Airport
SCVM|KNA|-32.9496|-71.4786|CL|Vina Del Mar|Vina del mar Airport
SDAM|CPQ|-22.8592|-47.1082|BR|Campinas|Amarais Airport
SDBK|QCJ|-22.9395|-48.468|BR|Botucatu|Botucatu Airport
SDCG|OLC|-3.4679|-68.9204|BR|Sao Paulo De Olivenca|Senadora Eunice Micheles Airport
SDCO|SOD|-23.478|-47.49|BR|Sorocaba|Sorocaba Airport
SDDR|QDC|-21.4605|-51.6069|BR|Dracena|Dracena Airport
SDJL|JLS|-20.293|-50.5464|BR|Jales|Jales Airport
SDKK|QOA|-21.4878|-47.0344|BR|Mococa|Mococa Airport
SDLO|PBA|-13.5648|-38.94|BR|Cairu|Fazenda Pontal Airport
SDLP|QGC|-22.5784|-48.7746|BR|Lencois Paulista|Lencois Paulista Airport
SDNY|QNV|-22.7453|-43.4603|BR|Nova Iguacu|Aeroclube Airport
SDOU|OUS|-22.9665|-49.9133|BR|Ourinhos|Ourinhos Airport
SDOW|OIA|-6.7631|-51.0499|BR|Ourilandia Do Norte|Ourilandia do Norte Airport
SDPW|QHB|-22.7115|-47.6182|BR|Piracicaba|Piracicaba Airport
SDRK|QIQ|-22.4311|-47.5642|BR|Rio Claro|Rio Claro Airport
SDRR|QVP|-23.0925|-48.9874|BR|Avare|Avare-Arandu Airport
SDRS|QRZ|-22.4785|-44.4803|BR|Resende|Resende Airport
SDSC|QSC|-21.8754|-47.9037|BR|Sao Carlos|Sao Carlos Airport
SDUB|UBT|-23.4411|-45.0756|BR|Ubatuba|Ubatuba Airport
SDUN|ITP|-21.2193|-41.8759|BR|Itaperuna|Itaperuna Airport
SDUO|QGS|-12.1751|-38.3802|BR|Alagoinhas|Alagoinhas Airport
SDVG|VOT|-20.4632|-50.0045|BR|Votuporanga|Votuporanga Airport
SDWQ|ALT|-1.9169|-54.7228|BR|Alenquer|Alenquer Airport
SDYM|QGB|-22.6039|-47.4119|BR|Limeira|Limeira Airport
SEAM|ATF|-1.2121|-78.5746|EC|Ambato|Chachoan Airport
SECO|OCC|-0.4629|-76.9868|EC|Coca|Francisco De Orellana Airport
SECU|CUE|-2.8895|-78.9844|EC|Cuenca|Mariscal Lamar Airport
SEGS|GPS|-0.4538|-90.2659|EC|Baltra|Seymour Airport
SEGU|GYE|-2.1574|-79.8836|EC|Guayaquil|Simon Bolivar International Airport
SEII|IBB|-0.9426|-90.953|EC|Isabela|General Villamil Airport
SEJI|JIP|-1.0|-80.6667|EC|Jipijapa|Jipijapa Airport
SELT|LTX|-0.9068|-78.6158|EC|Latacunga|Cotopaxi International Airport
SEMA|MRR|-4.3782|-79.941|EC|Macara|Jose Maria Velasco Ibarra Airport
SEMC|XMS|-2.2992|-78.1208|EC|Macas|Coronel E Carvajal Airport
SEMH|MCH|-3.2689|-79.9616|EC|Machala|General Manuel Serrano Airport
SEMT|MEC|-0.9461|-80.6788|EC|Manta|Eloy Alfaro International Airport
SENL|LGQ|0.0931|-76.8675|EC|Lago Agrio|Nueva Loja Airport
SEPT|PYO|0.0833|-75.9|EC|Puerto Putumayo|Putumayo Airport
SEPV|PVO|-1.0416|-80.4722|EC|Portoviejo|Reales Tamarindos Airport
SEQM|UIO|-0.1292|-78.3575|EC|Quito|Nuevo Aeropuerto Internacional Mariscal Sucre
SERO|ETR|-3.4352|-79.9778|EC|Santa Rosa|Coronel Artilleria Victor Larrea Airport
SESA|SNC|-2.205|-80.9889|EC|Salinas|General Ulpiano Paez Airport
SESC|SUQ|-2.483|-78.167|EC|Sucua|Sucua Airport
SESM|PTZ|-1.5052|-78.0627|EC|Shell Mera|Rio Amazonas Airport
SEST|SCY|-0.9102|-89.6174|EC|San Cristobal|San Cristobal Airport
SESV|BHA|-0.6081|-80.4027|EC|Bahia de Caraquez|Los Perales Airport
SETH|TSC|-2.3817|-77.5028|EC|Taisha|Taisha Airport
SETI|TPN|-0.7761|-75.5264|EC|Tiputini|Tiputini Airport
SETM|LOH|-3.9959|-79.3719|EC|La Toma (Catamayo)|Camilo Ponce Enriquez Airport
SETN|ESM|0.9785|-79.6266|EC|Tachina|General Rivadeneira Airport
SETR|TPC|-0.123|-76.3378|EC|Tarapoa|Tarapoa Airport
SETU|TUA|0.8095|-77.7081|EC|Tulcan|Teniente Coronel Luis a Mantilla Airport
SFAL|PSY|-51.6857|-57.7776|FK|Stanley|Stanley Airport
SGAS|ASU|-25.24|-57.52|PY|Asuncion|Silvio Pettirossi International Airport
SGAY|AYO|-27.37|-56.85|PY|Ayolas|Juan De Ayolas Airport
SGBN|BFA|-20.2246|-58.1792|PY|Bahia Negra|Bahia Negra Airport
SGCO|CIO|-23.44|-57.43|PY|Concepcion|Teniente Col Carmelo Peralta Airport
SGEN|ENO|-27.3|-55.91|PY|Encarnacion|Encarnacion Airport
SGES|AGT|-25.46|-54.84|PY|Ciudad del Este|Guarani International Airport
SGFI|FLM|-22.36|-60.05|PY|Filadelfia|Filadelfia Airport
SGME|ESG|-22.05|-60.62|PY|Mariscal Estigarribia|Dr. Luis Maria Argana International Airport
SGOL|OLK|-21.0452|-57.8825|PY|Fuerte Olimpo|Fuerte Olimpo Airport
SGPI|PIL|-26.88|-58.32|PY|Pilar|Carlos Miguel Gimenez Airport
SGPJ|PJC|-22.64|-55.83|PY|Pedro Juan Caballero|Dr Augusto Roberto Fuster International Airport
SILC|LVR|-13.0379|-55.9502|BR|Lucas do Rio Verde|Municipal Bom Futuro Airport
SIMK|FRC|-20.5922|-47.3829|BR|Franca|Franca Airport
SIZX|JUA|-11.2867|-57.5389|BR|Juara|Juara Sul Airport
SJHG|CFO|-10.6344|-51.5636|BR|Confresa|Confresa Airport
SJNP|NPR|-7.1258|-55.4008|BR|Novo Progresso|Novo Progresso Airport
SJRG|RIG|-32.0817|-52.1633|BR|Rio Grande|Rio Grande Airport
SKAC|ACR|-0.5833|-72.4083|CO|Araracuara|Araracuara Airport
SKAD|ACD|8.5167|-77.3|CO|Acandi|Alcides Fernandez Airport
SKAG|HAY|8.3|-73.6306|CO|Aguachica|Aguachica Airport
SKAM|AFI|6.9167|-75.0667|CO|Amalfi|Amalfi Airport
SKAP|API|4.0761|-73.5627|CO|Apiay|Gomez Nino Apiay Air Base
SKAR|AXM|4.4528|-75.7664|CO|Armenia|El Eden Airport
SKAS|PUU|0.5052|-76.5008|CO|Puerto Asis|Tres De Mayo Airport
SKBC|ELB|9.0455|-73.9749|CO|El Banco|Las Flores Airport
SKBG|BGA|7.1265|-73.1848|CO|Bucaramanga|Palonegro Airport
SKBO|BOG|4.7016|-74.1469|CO|Bogota|El Dorado International Airport
SKBQ|BAQ|10.8896|-74.7808|CO|Barranquilla|Ernesto Cortissoz International Airport
SKBS|BSC|6.2029|-77.3947|CO|Bahia Solano|Jose Celestino Mutis Airport
SKBU|BUN|3.8196|-76.9898|CO|Buenaventura|Gerardo Tobar Lopez Airport
SKCA|CPB|8.6333|-77.35|CO|Capurgana|Capurgana Airport
SKCC|CUC|7.9276|-72.5115|CO|Cucuta|Camilo Daza International Airport
SKCD|COG|5.0833|-76.7|CO|Condoto|Mandinga Airport
SKCG|CTG|10.4424|-75.513|CO|Cartagena|Rafael Nunez International Airport
SKCI|CCO|4.5642|-71.3364|CO|Puerto Lopez|Carimagua Airport
SKCL|CLO|3.5432|-76.3816|CO|Cali|Alfonso Bonilla Aragon International Airport
SKCM|CIM|6.367|-73.967|CO|Cimitarra|Cimitarra Airport
SKCN|RAV|6.3168|-70.2107|CO|Cravo Norte|Cravo Norte Airport
SKCO|TCO|1.8144|-78.7492|CO|Tumaco|La Florida Airport
SKCP|BHF|6.6919|-77.4772|CO|Bahia Solano|Cupica Airport
SKCR|CUO|1.0136|-71.2961|CO|Caruru|Caruru Airport
SKCU|CAQ|7.9685|-75.1985|CO|Caucasia|Juan H White Airport
SKCV|CVE|9.4009|-75.6913|CO|Covenas|Covenas Airport
SKCZ|CZU|9.3327|-75.2856|CO|Corozal|Las Brujas Airport
SKEB|EBG|7.5965|-74.8089|CO|El Bagre|El Bagre Airport
SKEJ|EJA|7.0243|-73.8068|CO|Barrancabermeja|Yariguies Airport
SKFL|FLA|1.5892|-75.5644|CO|Florencia|Gustavo Artunduaga Paredes Airport
SKFU|FDA|10.5333|-74.2|CO|Fundacion|Fundacion Airport
SKGA|LGT|4.5497|-70.925|CO||La Gaviota Airport
SKGI|GIR|4.2762|-74.7967|CO|Girardot|Santiago Vila Airport
SKGO|CRC|4.7582|-75.9557|CO|Cartago|Santa Ana Airport
SKGP|GPI|2.5701|-77.8986|CO|Guapi|Juan Casiano Airport
SKGZ|GLJ|2.1464|-75.6944|CO|Garzon|Garzon La Jagua Airport
SKHA|CPL|3.717|-75.467|CO|Chaparral|Chaparral Airport
SKHC|HTZ|6.15|-71.75|CO|Hato Corozal|Hato Corozal Airport
SKIB|IBE|4.4216|-75.1333|CO|Ibague|Perales Airport
SKIG|IGO|7.6804|-76.6865|CO|Chigorodo|Chigorodo Airport
SKIP|IPI|0.8619|-77.6718|CO|Ipiales|San Luis Airport
SKLC|APO|7.812|-76.7164|CO|Carepa|Antonio Roldan Betancourt Airport
SKLG|LQM|-0.1823|-74.7708|CO|Puerto Leguizamo|Caucaya Airport
SKLM|MCJ|11.2325|-72.4901|CO|La Mina-Maicao|Jorge Isaac Airport
SKLP|LPD|-1.3286|-69.5797|CO|La Pedrera|La Pedrera Airport
SKLT|LET|-4.1936|-69.9432|CO|Leticia|Alfredo Vasquez Cobo International Airport
SKMD|EOH|6.2206|-75.5906|CO|Medellin|Enrique Olaya Herrera Airport
SKMF|MFS|1.35|-71.9444|CO|Miraflores|Miraflores Airport
SKMG|MGN|9.2847|-74.8461|CO|Magangue|Baracoa Airport
SKML|MTB|7.9717|-75.4325|CO|Montelibano|Montelibano Airport
SKMP|MMP|9.2587|-74.438|CO|Mompos|San Bernardo Airport
SKMR|MTR|8.8237|-75.8258|CO|Monteria|Los Garzones Airport
SKMU|MVP|1.2537|-70.2339|CO|Mitu|Fabio Alberto Leon Bentley Airport
SKMZ|MZL|5.0296|-75.4647|CO|Manizales|La Nubia Airport
SKNC|NCI|8.45|-76.7833|CO|Necocli|Necocli Airport
SKNQ|NQU|5.6964|-77.2806|CO|Nuqui|Reyes Murillo Airport
SKNV|NVA|2.9501|-75.294|CO|Neiva|Benito Salas Airport
SKOC|OCV|8.3151|-73.3583|CO|Ocana|Aguas Claras Airport
SKOE|ORC|4.7922|-71.3564|CO|Orocue|Orocue Airport
SKOT|OTU|7.0104|-74.7155|CO|El Rhin|Otu Airport
SKPA|RON|5.7645|-73.1054|CO|Paipa|Juan Jose Rondon Airport
SKPC|PCR|6.1847|-67.4932|CO|Puerto Carreno|German Olano Airport
SKPD|PDA|3.8535|-67.9062|CO|Puerto Inirida|Obando Airport
SKPE|PEI|4.8127|-75.7395|CO|Pereira|Matecana International Airport
SKPI|PTX|1.8578|-76.0857|CO|Pitalito|Pitalito Airport
SKPL|PLT|9.8|-74.7833|CO|Plato|Plato Airport
SKPN|NAR|6.21|-74.5906|CO|Armenia|Puerto Nare Airport
SKPP|PPN|2.4544|-76.6093|CO|Popayan|Guillermo Leon Valencia Airport
SKPQ|PQE|5.4836|-74.6574|CO|La Dorada|German Olano Air Base
SKPR|PBE|6.4603|-74.4105|CO|Puerto Berrio|Puerto Berrio Airport
SKPS|PSO|1.3962|-77.2915|CO|Pasto|Antonio Narino Airport
SKPV|PVA|13.3569|-81.3583|CO|Providencia|El Embrujo Airport
SKPZ|PZA|5.8761|-71.8866|CO|Paz De Ariporo|Paz De Ariporo Airport
SKQU|MQU|5.2126|-74.8836|CO|Mariquita|Jose Celestino Mutis Airport
SKRG|MDE|6.1645|-75.4231|CO|Rionegro|Jose Maria Cordova International Airport
SKRH|RCH|11.5262|-72.926|CO|Riohacha|Almirante Padilla Airport
SKSA|RVE|6.9503|-71.8562|CO|Saravena|Los Colonizadores Airport
SKSG|LPZ|6.5844|-73.1283|CO|San Gil|San Gil Airport
SKSJ|SJE|2.5797|-72.6394|CO|San Jose Del Guaviare|Jorge E. Gonzalez Torres Airport
SKSM|SMR|11.1196|-74.2306|CO|Santa Marta|Simon Bolivar International Airport
SKSO|SOX|5.6773|-72.9703|CO|Sogamoso|Alberto Lleras Camargo Airport
SKSP|ADZ|12.5836|-81.7112|CO|San Andres|Gustavo Rojas Pinilla International Airport
SKSV|SVI|2.1522|-74.7663|CO|San Vicente Del Caguan|Eduardo Falla Solano Airport
SKTA|TAU|5.0128|-72.7424|CO|Tauramena|Tauramena Airport
SKTB|TIB|8.6315|-72.7304|CO|Tibu|Tibu Airport
SKTD|TDA|5.4328|-71.6625|CO|Trinidad|Trinidad Airport
SKTL|TLU|9.5094|-75.5854|CO|Tolu|Tolu Airport
SKTM|TME|6.4511|-71.7603|CO|Tame|Gustavo Vargas Airport
SKTQ|TQS|0.7459|-75.234|CO|Tres Esquinas|Tres Esquinas Air Base
SKTU|TRB|8.0745|-76.7415|CO|Turbo|Gonzalo Mejia Airport
SKUC|AUC|7.0689|-70.7369|CO|Arauca|Santiago Perez Airport
SKUI|UIB|5.6908|-76.6412|CO|Quibdo|El Carano Airport
SKUL|ULQ|4.0884|-76.2351|CO|Tulua|Farfan Airport
SKUR|URR|6.3288|-76.1425|CO|Urrao|Urrao Airport
SKVG|VGZ|0.9788|-76.6056|CO|Villagarzon|Villagarzon Airport
SKVL|PYA|5.939|-74.457|CO|Velasquez|Velasquez Airport
SKVP|VUP|10.435|-73.2495|CO|Valledupar|Alfonso Lopez Pumarejo Airport
SKVV|VVC|4.1679|-73.6138|CO|Villavicencio|Vanguardia Airport
SKYA|AYG|1.5442|-73.9333|CO|San Vicente Del Caguan|Yaguara Airport
SKYP|EYP|5.3191|-72.384|CO|El Yopal|El Yopal Airport
SLAG|MHW|-19.827|-63.961|BO|El Banado|Monteagudo Airport
SLAL|SRE|-19.2387|-65.148|BO|Yamparáez (Sucre)|Alcantarí International Airport
SLAP|APB|-14.7356|-68.4119|BO|Apolo|Apolo Airport
SLAS|ASC|-15.9303|-63.1567|BO|Ascension de Guarayos|Ascencion De Guarayos Airport
SLBA|BVL|-13.5833|-63.5833|BO|Baures|Baures Airport
SLBJ|BJO|-22.7733|-64.3129|BO|Bermejo|Bermejo Airport
SLCA|CAM|-20.0064|-63.5278|BO|Camiri|Camiri Airport
SLCB|CBB|-17.4211|-66.1771|BO|Cochabamba|Jorge Wilsterman International Airport
SLCO|CIJ|-11.0404|-68.783|BO|Cobija|Capitan Anibal Arab Airport
SLCP|CEP|-16.1383|-62.0286|BO|Concepcion|Concepcion Airport
SLET|SRZ|-17.8116|-63.1715|BO|Santa Cruz|El Trompillo Airport
SLGY|GYA|-10.8206|-65.3456|BO|Guayaramerin|Capitan de Av. Emilio Beltran Airport
SLHJ|BVK|-13.55|-63.7479|BO|Itenes|Huacaraje Airport
SLJE|SJS|-17.8308|-60.7431|BO|San Jose de Chiquitos|San Jose De Chiquitos Airport
SLJO|SJB|-13.0528|-64.6617|BO|San Joaquin|San Joaquin Airport
SLJV|SJV|-16.2708|-62.4703|BO|San Javier|San Javier Airport
SLLP|LPB|-16.5133|-68.1923|BO|La Paz / El Alto|El Alto International Airport
SLMG|MGD|-13.2607|-64.0608|BO|Magdalena|Magdalena Airport
SLOR|ORU|-17.9626|-67.0762|BO|Oruro|Juan Mendoza Airport
SLPO|POI|-19.5431|-65.7237|BO|Potosi|Capitan Nicolas Rojas Airport
SLPR|PUR|-11.1077|-67.5512|BO|Puerto Rico/Manuripi|Puerto Rico Airport
SLPS|PSZ|-18.9753|-57.8206|BO|Puerto Suarez|Capitan Av. Salvador Ogaya G. airport
SLRA|SRD|-13.2639|-64.6039|BO|San Ramon / Mamore|San Ramon Airport
SLRB|RBO|-18.3292|-59.765|BO|Robore|Robore Airport
SLRI|RIB|-11.0|-66.0|BO|Riberalta|Capitan Av. Selin Zeitun Lopez Airport
SLRQ|RBQ|-14.4279|-67.4968|BO|Rurenabaque|Rurenabaque Airport
SLRY|REY|-14.3044|-67.3534|BO|Reyes|Reyes Airport
SLSA|SBL|-13.7622|-65.4352|BO|Santa Ana del Yacuma|Santa Ana Del Yacuma Airport
SLSB|SRJ|-14.8592|-66.7375|BO|San Borja|Capitan Av. German Quiroga G. Airport
SLSI|SNG|-16.3836|-60.9628|BO|San Ignacio de Velasco|Capitan Av. Juan Cochamanidis S. Airport
SLSM|SNM|-14.0|-65.6339|BO|San Ignacio de Moxos|San Ignacio de Moxos Airport
SLSR|SRB|-14.0662|-66.7868|BO|Santa Rosa|Santa Rosa De Yacuma Airport
SLTI|MQK|-16.3392|-58.4019|BO|San Matias|San Matias Airport
SLTJ|TJA|-21.5557|-64.7013|BO|Tarija|Capitan Oriel Lea Plaza Airport
SLTR|TDD|-14.8187|-64.918|BO|Trinidad|Teniente Av. Jorge Henrich Arauz Airport
SLUY|UYU|-20.4463|-66.8484|BO|Quijarro|Uyuni Airport
SLVG|VAH|-18.4825|-64.0994|BO|Vallegrande|Capitan Av. Vidal Villagomez Toledo Airport
SLVM|VLM|-21.2552|-63.4056|BO|Villamontes|Teniente Coronel Rafael Pabon Airport
SLVR|VVI|-17.6448|-63.1354|BO|Santa Cruz|Viru Viru International Airport
SLYA|BYC|-21.9609|-63.6517|BO|Yacuiba|Yacuiba Airport
SMBO|BTO|4.2175|-55.447|SR|Botopasi|Botopasi Airport
SMCA|AAJ|3.8987|-55.5779|SR|Awaradam|Cayana Airstrip
SMCO|TOT|5.8658|-56.3275|SR|Totness|Totness Airport
SMDA|DRJ|4.1167|-54.6667|SR|Drietabbetje|Drietabbetje Airport
SMDJ|DOE|4.0057|-55.4816|SR|Djumu-Djomoe|Djumu-Djomoe Airport
SMDO|LDO|4.3761|-55.4071|SR|Aurora|Ladouanie Airport
SMEG|EAX|5.8567|-55.193|SR|Paramaribo|Eduard Alexander Gummels International Airport
SMJP|PBM|5.4528|-55.1878|SR|Zandery|Johan Adolf Pengel International Airport
SMMO|MOJ|5.6076|-54.4003|SR|Moengo|Moengo Airstrip
SMNI|ICK|5.9556|-57.0394|SR|Nieuw Nickerie|Nieuw Nickerie Airport
SMPA|OEM|3.3453|-55.4425|SR|Paloemeu|Vincent Fayks Airport
SMST|SMZ|4.35|-54.4167|SR|Stoelmanseiland|Stoelmanseiland Airport
SMTP|KCB|3.15|-55.717|SR|Kasikasima|Tepoe Airstrip
SMWA|AGI|5.7667|-56.6333|SR|Wageningen Airport|Wageningen Airport Airport
SMWS|WSO|5.2501|-57.1738|SR|Washabo|Washabo Airport
SMZO|ORG|5.8111|-55.1907|SR|Paramaribo|Zorg en Hoop Airport
SNAB|JAW|-7.5868|-40.5355|BR|Araripina|Araripina Airport
SNAI|APY|-9.0836|-45.9506|BR|Alto Parnaiba|Alto Parnaiba Airport
SNAL|APQ|-9.7754|-36.6292|BR|Arapiraca|Arapiraca Airport
SNAR|AMJ|-16.1839|-40.6672|BR|Almenara|Cirilo Queiroz Airport
SNBC|BDC|-5.5025|-45.2158|BR|Barra Do Corda|Barra do Corda Airport
SNBL|BVM|-15.8717|-38.8719|BR|Belmonte|Belmonte Airport
SNBR|BRA|-12.0789|-45.009|BR|Barreiras|Barreiras Airport
SNBS|BSS|-7.526|-46.0533|BR|Balsas|Balsas Airport
SNBU|BMS|-14.2554|-41.8175|BR|Brumado|Socrates Mariani Bittencourt Airport
SNBX|BQQ|-11.0808|-43.1475|BR|Barra|Barra Airport
SNCL|MXQ|-13.3894|-38.91|BR|Cairu|Lorenzo Airport
SNCP|CTP|-1.2503|-46.0172|BR|Carutapera|Carutapera Airport
SNCU|CPU|-1.8211|-44.8669|BR|Cururupu|Cururupu Airport
SNCX|QCH|-19.487|-40.5794|BR|Colatina|Colatina Airport
SNDC|RDC|-8.0333|-49.9799|BR|Redencao|Redencao Airport
SNDN|LEP|-21.4661|-42.727|BR|Leopoldina|Leopoldina Airport
SNDT|DTI|-18.232|-43.6504|BR|Diamantina|Diamantina Airport
SNDV|DIQ|-20.1807|-44.8709|BR|Divinopolis|Divinopolis Airport
SNED|CNV|-15.667|-38.9547|BR|Canavieiras|Canavieiras Airport
SNFX|SXX|-6.6403|-51.99|BR|Sao Felix Do Xingu|Sao Felix do Xingu Airport
SNGA|GUZ|-20.6465|-40.4919|BR|Guarapari|Guarapari Airport
SNGD|GDP|-6.7822|-43.5822|BR|Guadalupe|Guadalupe Airport
SNGI|GNM|-14.2082|-42.7461|BR|Guanambi|Guanambi Airport
SNGM|GMS|-18.8625|-48.4153|BR|Uberlandia|Fazenda Canada Airport
SNGN|QGP|-8.8343|-36.4716|BR|Garanhuns|Garanhuns Airport
SNIC|IRE|-11.3399|-41.847|BR|Irece|Irece Airport
SNIG|QIG|-6.3466|-39.2938|BR|Iguatu|Iguatu Airport
SNIP|QIT|-15.2445|-40.2772|BR|Itapetinga|Itapetinga Airport
SNIU|IPU|-14.1339|-39.7339|BR|Ipiau|Ipiau Airport
SNJB|JCM|-11.1632|-40.5531|BR|Jacobina|Jacobina Airport
SNJD|FEC|-12.2003|-38.9068|BR|Feira De Santana|Joao Durval Carneiro Airport
SNJK|JEQ|-13.8777|-40.0716|BR|Jequie|Jequie Airport
SNJN|JNA|-15.4738|-44.3855|BR|Januaria|Januaria Airport
SNJR|JDR|-21.085|-44.2247|BR|Sao Joao Del Rei|Prefeito Octavio de Almeida Neves Airport
SNKE|CMP|-9.32|-50.3285|BR|Santana Do Araguaia|Santana do Araguaia Airport
SNKF|QDF|-20.7386|-43.7974|BR|Conselheiro Lafaiete|Conselheiro Lafaiete Airport
SNKI|CDI|-20.8343|-41.1856|BR|Cachoeiro Do Itapemirim|Cachoeiro do Itapemirim Airport
SNKN|QCP|-6.2808|-36.5403|BR|Currais Novos|Currais Novos Airport
SNLO|SSO|-22.0909|-45.0445|BR|Sao Lourenco|Sao Lourenco Airport
SNMA|MTE|-1.9958|-54.0742|BR|Monte Alegre|Monte Alegre Airport
SNMU|MVS|-18.0489|-39.8642|BR|Mucuri|Mucuri Airport
SNMX|SBJ|-18.7213|-39.8337|BR|Sao Mateus|Sao Mateus Airport
SNMZ|PTQ|-1.7414|-52.2361|BR|Porto De Moz|Porto de Moz Airport
SNNU|NNU|-17.8233|-40.3299|BR|Nanuque|Nanuque Airport
SNOB|QBX|-3.6789|-40.3368|BR|Sobral|Sobral Airport
SNOS|PSW|-20.7322|-46.6618|BR|Passos|Municipal Jose Figueiredo Airport
SNOU|FEJ|-8.1408|-70.3472|BR|Feijó|Feijó Airport
SNOX|ORX|-1.7141|-55.8362|BR|Oriximina|Oriximina Airport
SNPC|PCS|-7.0621|-41.5237|BR|Picos|Picos Airport
SNPD|POJ|-18.6728|-46.4912|BR|Patos De Minas|Patos de Minas Airport
SNPX|PIV|-17.3169|-44.8603|BR|Pirapora|Pirapora Airport
SNQG|FLB|-6.8464|-43.0773|BR|Floriano|Cangapara Airport
SNRD|PDF|-17.2967|-39.2712|BR|Prado|Prado Airport
SNRU|CAU|-8.2824|-36.0135|BR|Caruaru|Caruaru Airport
SNSM|OPP|-0.6957|-47.3347|BR|Salinopolis|Salinopolis Airport
SNSW|SFK|-0.6994|-48.521|BR|Soure|Soure Airport
SNTF|TXF|-17.5245|-39.6685|BR|Teixeira De Freitas|Teixeira de Freitas Airport
SNTI|OBI|-1.8672|-55.5144|BR|Obidos|Obidos Airport
SNTO|TFL|-17.8923|-41.5136|BR|Teofilo Otoni|Juscelino Kubitscheck Airport
SNVB|VAL|-13.2965|-38.9924|BR|Valenca|Valenca Airport
SNVI|QID|-21.7906|-45.2692|BR|Tres Coracoes|Melio Viana Airport
SNVS|BVS|-1.6365|-50.4436|BR|Breves|Breves Airport
SNWC|CMC|-2.8962|-40.858|BR|Camocim|Camocim Airport
SNXS|QXC|-9.3753|-35.5417|BR|Barra De Santo Antonio|Fazenda Sao Braz Airport
SNYA|GGF|-1.4919|-52.5783|BR|Almeirim|Almeirim Airport
SNYE|PHI|-2.4836|-45.0672|BR|Pinheiro|Pinheiro Airport
SNYH|ITI|-8.7|-51.1742|BR|Cumaru Do Norte|Agropecuaria Castanhais Airport
SNZA|PPY|-22.2892|-45.9191|BR|Pouso Alegre|Pouso Alegre Airport
SNZW|ITE|-13.7322|-39.1417|BR|Itubera|Itubera Airport
SOCA|CAY|4.8198|-52.3604|GF|Cayenne / Rochambeau|Cayenne-Rochambeau Airport
SOGS|GSI|4.2858|-54.3731|GF|Grand-Santi|Grand-Santi Airport
SOOA|MPY|3.6575|-54.0372|GF|Maripasoula|Maripasoula Airport
SOOG|OXP|3.8976|-51.8041|GF|Saint-Georges-de-l'Oyapock Airport|Saint-Georges-de-l'Oyapock Airport
SOOM|LDX|5.4831|-54.0344|GF|Saint-Laurent-du-Maroni|Saint-Laurent-du-Maroni Airport
SOOR|REI|4.3147|-52.1317|GF|Regina|Regina Airport
SOOS|XAU|3.6136|-53.2042|GF|Saul|Saul Airport
SPAO|APE|-15.3539|-75.1671|PE|San Juan Aposento|San Juan Aposento Airport
SPAR|ALD|-11.683|-69.333|PE|Fortaleza|Alerta Airport
SPAS|AOP|-2.7961|-76.4666|PE|Andoas|Alferez FAP Alfredo Vladimir Sara Bauer Airport
SPAY|AYX|-10.7291|-73.7665|PE|Atalaya|Teniente General Gerardo Perez Pinedo Airport
SPBB|MBP|-6.0189|-76.9883|PE|Moyobamba|Moyobamba Airport
SPBL|BLP|-7.0606|-76.5822|PE|Bellavista|Huallaga Airport
SPBR|IBP|-11.4116|-69.4887|PE|Iberia|Iberia Airport
SPCL|PCL|-8.3779|-74.5743|PE|Pucallpa|Cap FAP David Abenzur Rengifo International Airport
SPDR|TDP|-3.806|-75.0393|PE|Corrientes|Trompeteros Airport
SPEO|CHM|-9.1496|-78.5238|PE|Chimbote|Teniente FAP Jaime A De Montreuil Morales Airport
SPGL|CGL|-7.7972|-77.6514|PE|Chagual|Chagual Airport
SPGM|TGI|-9.133|-75.95|PE|Tingo Maria|Tingo Maria Airport
SPHI|CIX|-6.7875|-79.8281|PE|Chiclayo|Capitan FAP Jose A Quinones Gonzales International Airport
SPHO|AYP|-13.1548|-74.2044|PE|Ayacucho|Coronel FAP Alfredo Mendivil Duarte Airport
SPHY|ANS|-13.7064|-73.3504|PE|Andahuaylas|Andahuaylas Airport
SPHZ|ATA|-9.3474|-77.5984|PE|Anta|Comandante FAP German Arias Graziani Airport
SPIL|UMI|-13.2333|-70.7533|PE|Quince Mil|Quince Air Base
SPIS|PYZ|-7.8717|-77.5472|PE|Pataz|Pias Airport
SPIZ|UCZ|-8.467|-76.35|PE|Uchiza|Uchiza Airport
SPJA|RIJ|-6.0679|-77.16|PE|Rioja|Juan Simons Vela Airport
SPJC|LIM|-12.0219|-77.1143|PE|Lima|Jorge Chavez International Airport
SPJE|JAE|-5.5925|-78.774|PE|Jaen|Shumba Airport
SPJI|JJI|-7.1691|-76.7286|PE|Juanjui|Juanjui Airport
SPJJ|JAU|-11.7831|-75.4734|PE|Jauja|Francisco Carle Airport
SPJL|JUL|-15.4671|-70.1582|PE|Juliaca|Inca Manco Capac International Airport
SPJN|SJA|-15.3525|-75.1372|PE|San Juan de Marcona|San Juan de Marcona Airport
SPJR|CJA|-7.1392|-78.4894|PE|Cajamarca|Mayor General FAP Armando Revoredo Iglesias Airport
SPLN|RIM|-6.3923|-77.5012|PE|Rodriguez de Mendoza|San Nicolas Airport
SPLO|ILQ|-17.695|-71.344|PE|Ilo|Ilo Airport
SPME|TBP|-3.5525|-80.3814|PE|Tumbes|Capitan FAP Pedro Canga Rodriguez Airport
SPMF|MZA|-11.3254|-74.5356|PE|Mazamari|Manuel Prado Ugarteche Airport
SPMR|SMG|-11.9833|-77.0|PE|Santa Maria|Santa Maria Airport
SPMS|YMS|-5.8938|-76.1182|PE|Yurimaguas|Moises Benzaquen Rengifo Airport
SPNC|HUU|-9.8788|-76.2048|PE|Huanuco|Alferez Fap David Figueroa Fernandini Airport
SPNM|PNM|-11.5415|-73.1422|PE|Nuevo Mundo|Nuevo Mundo Airport
SPOA|SQU|-6.96|-76.7684|PE|Plaza Saposoa|Saposoa Airport
SPPY|CHH|-6.2018|-77.8561|PE|Chachapoyas|Chachapoyas Airport
SPQN|REQ|-5.067|-73.867|PE|Requena|Requena Airport
SPQT|IQT|-3.7847|-73.3088|PE|Iquitos|Coronel FAP Francisco Secada Vignetta International Airport
SPQU|AQP|-16.3411|-71.5831|PE|Arequipa|Rodriguez Ballon International Airport
SPRU|TRU|-8.0814|-79.1088|PE|Trujillo|Capitan FAP Carlos Martinez De Pinillos International Airport
SPSO|PIO|-13.7449|-76.2203|PE|Pisco|Capitan FAP Renan Elias Olivera International Airport
SPST|TPP|-6.5087|-76.3732|PE|Tarapoto|Cadete FAP Guillermo Del Castillo Paredes Airport
SPSY|SYC|-11.8833|-69.2|PE|Shiringayoc|Shiringayoc Airport
SPTN|TCQ|-18.0533|-70.2758|PE|Tacna|Coronel FAP Carlos Ciriani Santa Rosa International Airport
SPTU|PEM|-12.6136|-69.2286|PE|Puerto Maldonado|Padre Aldamiz International Airport
SPUR|PIU|-5.2058|-80.6164|PE|Piura|Capitan FAP Guillermo Concha Iberico International Airport
SPYL|TYL|-4.5766|-81.2541|PE||Capitan Montes Airport
SPZA|NZC|-14.854|-74.9615|PE||Maria Reiche Neuman Airport
SPZO|CUZ|-13.5357|-71.9388|PE|Cusco|Alejandro Velasco Astete International Airport
SSAP|APU|-23.6095|-51.3845|BR|Apucarana|Apucarana Airport
SSBG|BGV|-29.1483|-51.5364|BR|Bento Goncalves|Aeroclube de Bento Goncalves Airport
SSBL|BNU|-26.8306|-49.0903|BR|Blumenau|Blumenau Airport
SSCK|CCI|-27.1806|-52.0527|BR|Concordia|Concordia Airport
SSCL|CSS|-19.1464|-51.6853|BR|Cassilandia|Cassilandia Airport
SSCN|CEL|-29.3702|-50.832|BR|Canela|Canela Airport
SSCP|CKO|-23.1525|-50.6025|BR|Cornelio Procopio|Cornelio Procopio Airport
SSCT|GGH|-23.6915|-52.6419|BR|Cianorte|Cianorte Airport
SSDO|DOU|-22.2019|-54.9266|BR|Dourados|Dourados Airport
SSER|ERM|-27.6619|-52.2683|BR|Erechim|Erechim Airport
SSFB|FBE|-26.0592|-53.0635|BR|Francisco Beltrao|Francisco Beltrao Airport
SSGY|QGA|-24.0811|-54.1917|BR|Guaira|Guaira Airport
SSHZ|HRZ|-27.6383|-54.3391|BR|Horizontina|Horizontina Airport
SSIJ|IJU|-28.3687|-53.8466|BR|Ijui|Ijui Airport
SSIQ|ITQ|-29.1731|-56.5367|BR|Itaqui|Itaqui Airport
SSJA|JCB|-27.1714|-51.5533|BR|Joacaba|Santa Terezinha Airport
SSKM|CBW|-24.0092|-52.3568|BR|Campo Mourao|Campo Mourao Airport
SSKS|QDB|-30.0019|-52.9408|BR|Cachoeira Do Sul|Cachoeira do Sul Airport
SSKU|QCR|-27.2825|-50.6114|BR|Curitibanos|Curitibanos Airport
SSKW|OAL|-11.4955|-61.4508|BR|Cacoal|Cacoal Airport
SSLN|LOI|-27.16|-49.5425|BR|Lontras|Helmuth Baungarten Airport
SSLT|ALQ|-29.8127|-55.8934|BR|Alegrete|Alegrete Novo Airport
SSMF|QMF|-26.1589|-49.8322|BR|Mafra|Mafra Airport
SSNG|QGF|-29.7194|-51.4894|BR|Montenegro|Montenegro Airport
SSNH|QHV|-29.6961|-51.0817|BR|Novo Hamburgo|Novo Hamburgo Airport
SSOE|SQX|-26.7816|-53.5035|BR|Sao Miguel Do Oeste|Sao Miguel do Oeste Airport
SSOG|APX|-23.3529|-51.4917|BR|Arapongas|Arapongas Airport
SSOU|AIR|-10.1855|-59.4578|BR|Aripuanã|Aripuanã Airport
SSPB|PTO|-26.2178|-52.6943|BR|Pato Branco|Pato Branco Airport
SSPG|PNG|-25.5401|-48.5312|BR|Paranagua|Paranagua Airport
SSPI|PVI|-23.0899|-52.4885|BR|Paranavai|Paranavai Airport
SSPN|PBB|-19.6512|-51.1994|BR|Paranaiba|Paranaiba Airport
SSQT|QAC|-24.8075|-49.9603|BR|Castro|Castro Airport
SSRS|BRB|-2.7556|-42.81|BR|Barreirinhas|Barreirinhas Airport
SSRU|SQY|-31.3833|-52.0328|BR|Sao Lourenco Do Sul|Sao Lourenco do Sul Airport
SSSB|QOJ|-28.6549|-56.0346|BR|Sao Borja|Sao Borja Airport
SSSC|CSU|-29.6841|-52.4122|BR|Santa Cruz Do Sul|Santa Cruz do Sul Airport
SSTE|TSQ|-29.4149|-49.81|BR|Torres|Torres Airport
SSUM|UMU|-23.7987|-53.3138|BR|Umuarama|Umuarama Airport
SSUV|QVB|-26.2334|-51.0678|BR|Uniao Da Vitoria|Uniao da Vitoria Airport
SSVI|VIA|-26.9997|-51.1419|BR|Videira|Videira Airport
SSVP|CTQ|-33.5022|-53.3442|BR|Santa Vitoria Do Palmar|Santa Vitoria do Palmar Airport
SSXX|AXE|-26.8756|-52.373|BR|Xanxere|Xanxere Airport
SSYA|AAG|-24.1039|-49.7891|BR|Arapoti|Arapoti Airport
SSZR|SRA|-27.9067|-54.5204|BR|Santa Rosa|Santa Rosa Airport
SSZW|PGZ|-25.1847|-50.1441|BR|Ponta Grossa|Ponta Grossa Airport
SUAG|ATI|-30.4007|-56.5079|UY|Artigas|Artigas International Airport
SUCA|CYR|-34.4564|-57.7706|UY|Colonia|Laguna de Los Patos International Airport
SUDU|DZO|-33.3589|-56.4992|UY|Durazno|Santa Bernardina International Airport
SULS|PDP|-34.8551|-55.0943|UY|Punta del Este|Capitan Corbeta CA Curbelo International Airport
SUMO|MLZ|-32.3379|-54.2167|UY|Melo|Cerro Largo International Airport
SUMU|MVD|-34.8384|-56.0308|UY|Montevideo|Carrasco International /General C L Berisso Airport
SUPU|PDU|-32.3633|-58.0619|UY|Paysandu|Tydeo Larre Borges Airport
SURV|RVY|-30.9746|-55.4762|UY|Rivera|Presidente General Don Oscar D. Gestido International Airport
SUSO|STY|-31.4385|-57.9853|UY|Salto|Nueva Hesperides International Airport
SUTB|TAW|-31.749|-55.9258|UY|Tacuarembo|Tacuarembo Airport
SUTR|TYT|-33.2|-54.35|UY|Treinta y Tres|Treinta y Tres Airport
SUVO|VCH|-31.767|-54.617|UY|Vichadero|Vichadero Airport
SVAC|AGV|9.5534|-69.2379|VE|Acarigua|Oswaldo Guevara Mujica Airport
SVAN|AAO|9.4302|-64.4707|VE|Anaco|Anaco Airport
SVAS|LPJ|6.5781|-66.8169|VE|Guayabal|Armando Schwarck Airport
SVBC|BLA|10.1071|-64.6892|VE|Barcelona|General Jose Antonio Anzoategui International Airport
SVBI|BNS|8.6196|-70.2208|VE|Barinas|Barinas Airport
SVBM|BRM|10.0427|-69.3586|VE|Barquisimeto|Barquisimeto International Airport
SVBS|MYC|10.25|-67.6494|VE|Maracay|Escuela Mariscal Sucre Airport
SVCB|CBL|8.1222|-63.537|VE||Ciudad Bolivar Airport
SVCD|CXA|7.6255|-66.1628|VE||Caicara del Orinoco Airport
SVCG|CUV|8.7581|-72.5363|VE|Casigua El Cubo|Casigua El Cubo Airport
SVCL|CLZ|8.9247|-67.4171|VE|Guarico|Calabozo Airport
SVCN|CAJ|6.232|-62.8544|VE|Canaima|Canaima Airport
SVCO|VCR|10.1756|-70.0652|VE|Carora|Carora Airport
SVCP|CUP|10.66|-63.2617|VE|Carupano|General Francisco Bermudez Airport
SVCR|CZE|11.4149|-69.6809|VE|Coro|Jose Leonardo Chirinos Airport
SVCU|CUM|10.4503|-64.1305|VE||Cumana (Antonio Jose de Sucre) Airport
SVED|EOR|6.7333|-61.5833|VE|Bolivar|El Dorado Airport
SVEZ|EOZ|7.0833|-69.5333|VE||Elorza Airport
SVGD|GDO|7.2333|-70.8|VE||Guasdalito Airport
SVGI|GUI|10.5741|-62.3127|VE||Guiria Airport
SVGU|GUQ|9.0269|-69.7552|VE|Guanare|Guanare Airport
SVHG|HGE|10.4625|-66.0928|VE||Higuerote Airport
SVIC|ICA|4.3363|-61.7396|VE||Icabaru Airport
SVIE|ICC|10.7944|-63.9816|VE|Isla de Coche|Andres Miguel Salazar Marcano Airport
SVJC|LSP|11.7808|-70.1515|VE|Paraguana|Josefa Camejo International Airport
SVKA|KAV|5.633|-61.783|VE||Kavanayen Airport
SVLF|LFR|8.2392|-72.271|VE||La Fria Airport
SVMC|MAR|10.5582|-71.7279|VE|Maracaibo|La Chinita International Airport
SVMD|MRD|8.5821|-71.161|VE|Merida|Alberto Carnevalli Airport
SVMG|PMV|10.9126|-63.9666|VE|Isla Margarita|Del Caribe Santiago Marino International Airport
SVMI|CCS|10.6031|-66.9906|VE|Caracas|Maiquetia (Simon Bolivar Internacional) Airport
SVMT|MUN|9.7545|-63.1474|VE||Maturin Airport
SVON|CBS|10.3307|-71.3225|VE|Cabimas|Oro Negro Airport
SVPA|PYH|5.62|-67.6061|VE||Cacique Aramare Airport
SVPC|PBL|10.4805|-68.073|VE||General Bartolome Salom International Airport
SVPE|PDZ|9.9792|-62.2286|VE||Pedernales Airport
SVPH|PPH|4.5667|-61.4833|VE||Perai Tepuy Airport
SVPM|SCI|7.8013|-72.2029|VE||Paramillo Airport
SVPR|PZO|8.2885|-62.7604|VE|Puerto Ordaz-Ciudad Guayana|General Manuel Carlos Piar International Airport
SVPT|PTM|7.5667|-70.1833|VE|Palmarito|Palmarito Airport
SVRS|LRV|11.95|-66.67|VE|Los Roques|Gran Roque Airport
SVSA|SVZ|7.8408|-72.4397|VE||San Antonio Del Tachira Airport
SVSB|SBB|7.8035|-71.1657|VE|Santa Barbara|Santa Barbara de Barinas Airport
SVSE|SNV|4.555|-61.15|VE||Santa Elena de Uairen Airport
SVSO|STD|7.5654|-72.0351|VE|Santo Domingo|Mayor Buenaventura Vivas International Airport
SVSP|SNF|10.2787|-68.7552|VE|San Felipe|Sub Teniente Nestor Arias Airport
SVSR|SFD|7.8833|-67.444|VE|Inglaterra|San Fernando De Apure Airport
SVST|SOM|8.9451|-64.1511|VE||San Tome Airport
SVSZ|STB|8.9746|-71.9433|VE||Santa Barbara del Zulia Airport
SVTC|TUV|9.089|-62.0942|VE|Tucupita|Tucupita Airport
SVTM|TMO|7.25|-61.4333|VE||Tumeremo Airport
SVUM|URM|5.3333|-62.7667|VE||Uriman Airport
SVVA|VLN|10.1497|-67.9284|VE|Valencia|Arturo Michelena International Airport
SVVG|VIG|8.6241|-71.6727|VE|El Vigia|Juan Pablo Perez Alfonso Airport
SVVL|VLV|9.3405|-70.5841|VE|Valera|Dr. Antonio Nicolas Briceno Airport
SVVP|VDP|9.222|-65.9936|VE||Valle de La Pascua Airport
SWBC|BAZ|-0.9813|-62.9196|BR|Barcelos|Barcelos Airport
SWBR|RBB|-4.4063|-59.6024|BR|Borba|Borba Airport
SWCA|CAF|-4.8715|-66.8975|BR|Carauari|Carauari Airport
SWCQ|CQS|-12.4211|-64.2516|BR|Costa Marques|Costa Marques Airport
SWDM|DMT|-14.3769|-56.4004|BR|Diamantino|Diamantino Airport
SWDN|DNO|-11.5954|-46.8467|BR|Dianopolis|Dianopolis Airport
SWEC|ARS|-15.8967|-52.0956|BR|Aragarcas|Estancia das Cascatas Airport
SWEI|ERN|-6.6395|-69.8798|BR|Eirunepe|Eirunepe Airport
SWEK|CQA|-13.5744|-52.2706|BR|Canarana|Canarana Airport
SWFX|SXO|-11.6324|-50.6896|BR|Sao Felix Do Araguaia|Sao Felix do Araguaia Airport
SWGI|GRP|-11.7396|-49.1322|BR|Gurupi|Gurupi Airport
SWGN|AUX|-7.2279|-48.2405|BR|Araguaina|Araguaina Airport
SWHP|GGB|-14.0194|-52.1522|BR|Agua Boa|Fazenda Olhos D'agua Airport
SWHT|HUW|-7.5321|-63.0721|BR|Humaita|Humaita Airport
SWII|IPG|-2.9391|-69.694|BR|Santo Antonio Do Ica|Ipiranga Airport
SWIY|IDO|-11.5723|-50.6662|BR|Cristalandia|Santa Izabel do Morro Airport
SWJI|JPR|-10.8708|-61.8465|BR|Ji-Parana|Ji-Parana Airport
SWJN|JIA|-11.4194|-58.7017|BR|Juina|Juina Airport
SWJU|JRN|-10.3058|-58.4894|BR|Juruena|Juruena Airport
SWJW|JTI|-17.8299|-51.773|BR|Jatai|Jatai Airport
SWKC|CCX|-16.0436|-57.6299|BR|Caceres|Caceres Airport
SWKO|CIZ|-4.1341|-63.1326|BR|Coari|Coari Airport
SWKQ|NSR|-9.0828|-42.6444|BR|Sao Raimundo Nonato|Serra da Capivara Airport
SWKT|TLZ|-18.2168|-47.8997|BR|Catalao|Catalao Airport
SWLB|LBR|-7.279|-64.7695|BR|Labrea|Labrea Airport
SWLC|RVD|-17.8347|-50.9561|BR|Rio Verde|General Leite de Castro Airport
SWMW|MBZ|-3.3722|-57.7248|BR|Maues|Maues Airport
SWNA|NVP|-5.118|-60.3649|BR|Novo Aripuana|Novo Aripuana Airport
SWNI|AQM|-10.1781|-62.8256|BR|Ariquemes|Nova Vida Airport
SWNK|BCR|-8.8346|-67.3124|BR|Boca Do Acre|Novo Campo Airport
SWNQ|NQL|-14.4349|-48.4915|BR|Niquelandia|Niquelandia Airport
SWNS|APS|-16.3623|-48.9271|BR|Anapolis|Anapolis Airport
SWOB|FBA|-2.5326|-66.0832|BR|Fonte Boa|Fonte Boa Airport
SWPG|PBV|-11.5169|-57.3339|BR|Porto Dos Gauchos|Porto dos Gauchos Airport
SWPI|PIN|-2.673|-56.7772|BR|Parintins|Parintins Airport
SWPM|PBQ|-11.6416|-61.1791|BR|Pimenta Bueno|Pimenta Bueno Airport
SWPQ|PBX|-10.8611|-51.685|BR|Porto Alegre Do Norte|Fazenda Piraguassu Airport
SWRA|AAI|-13.0239|-46.8856|BR|Arraias|Arraias Airport
SWRD|ROO|-16.586|-54.7248|BR|Rondonopolis|Rondonopolis Airport
SWSI|OPS|-11.885|-55.5861|BR|Sinop|Presidente Joao Batista Figueiredo Airport
SWST|STZ|-10.4647|-50.5186|BR|Santa Terezinha|Santa Terezinha Airport
SWTP|IRZ|-0.4169|-65.0339|BR|Santa Isabel Do Rio Negro|Tapuruquara Airport
SWTS|TGQ|-14.662|-57.4435|BR|Tangara Da Serra|Tangara da Serra Airport
SWTU|AZL|-13.4655|-58.8669|BR|Sapezal|Fazenda Tucunare Airport
SWTY|QHN|-12.4339|-46.4006|BR|Taguatinga|Taguatinga Airport
SWUA|SQM|-13.3313|-50.1976|BR|Sao Miguel Do Araguaia|Sao Miguel do Araguaia Airport
SWVB|MTG|-15.0153|-59.9672|BR|Vila Bela Da Santissima Trindade|Vila Bela da Santissima Trindade Airport
SWVC|VLP|-9.9794|-51.1422|BR|Vila Rica|Vila Rica Airport
SWXM|MBK|-10.1703|-54.9528|BR|Matupa|Regional Orlando Villas Boas Airport
SWXV|NOK|-14.6983|-52.3464|BR|Nova Xavantina|Xavantina Airport
SYAH|AHL|2.4865|-59.3134|GY|Aishalton|Aishalton Airport
SYAN|NAI|3.9594|-59.1242|GY|Annai|Annai Airport
SYBE|BCG|7.7|-59.1667|GY|Bemichi|Bemichi Airport
SYBR|BMJ|7.3701|-60.488|GY|Baramita|Baramita Airport
SYBT|GFO|6.3748|-58.6381|GY|Bartica|Bartica A Airport
SYCJ|GEO|6.4985|-58.2541|GY|Georgetown|Cheddi Jagan International Airport
SYGO|OGL|6.8063|-58.1059|GY|Ogle|Ogle Airport
SYIB|IMB|5.7081|-60.2942|GY|Imbaimadai|Imbaimadai Airport
SYKM|KAR|5.8653|-60.6142|GY|Kamarang|Kamarang Airport
SYKR|KRM|3.7519|-59.3097|GY|Karanambo|Karanambo Airport
SYKS|KRG|4.0333|-59.5333|GY|Karasabai|Karasabai Airport
SYKT|KTO|4.6492|-59.8322|GY|Kato|Kato Airport
SYLP|LUB|2.3939|-59.441|GY|Lumid Pau|Lumid Pau Airport
SYLT|LTM|3.3728|-59.7894|GY|Lethem|Lethem Airport
SYMB|USI|8.2|-59.7833|GY|Mabaruma|Mabaruma Airport
SYMD|MHA|5.2775|-59.1511|GY|Mahdia|Mahdia Airport
SYMM|MYM|4.4833|-59.6833|GY|Monkey Mountain|Monkey Mountain Airport
SYMR|MWJ|7.4881|-60.1848|GY|Matthews Ridge|Matthews Ridge Airport
SYNA|QSX|6.2443|-57.4742|GY|New Amsterdam|New Amsterdam Airport
SYOR|ORJ|4.7253|-60.035|GY|Orinduik|Orinduik Airport
SYPR|PRR|5.8155|-61.0554|GY|Paruma|Paruma Airport
TAPA|ANU|17.1367|-61.7927|AG|St. George|V.C. Bird International Airport
TBPB|BGI|13.0746|-59.4925|BB|Bridgetown|Sir Grantley Adams International Airport
TDCF|DCF|15.3367|-61.3922|DM|Canefield|Canefield Airport
TDPD|DOM|15.547|-61.3|DM|Marigot|Melville Hall Airport
TFFA|DSD|16.2969|-61.0844|GP|Grande Anse|La Desirade Airport
TFFB|BBR|16.0133|-61.7422|GP|Basse Terre|Baillif Airport
TFFC|SFC|16.2578|-61.2625|GP|St-Francois|St-Francois Airport
TFFF|FDF|14.591|-61.0032|MQ|Fort-de-France|Martinique Aime Cesaire International Airport
TFFG|SFG|18.0999|-63.0472|MF|Grand Case|L'Esperance Airport
TFFJ|SBH|17.9044|-62.8436|BL|Gustavia|Gustaf III Airport
TFFM|GBJ|15.8687|-61.27|GP|Grand Bourg|Les Bases Airport
TFFR|PTP|16.2653|-61.5318|GP|Pointe-a-Pitre Le Raizet|Pointe-a-Pitre Le Raizet
TFFS|LSS|15.8644|-61.5806|GP|Les Saintes|Terre-de-Haut Airport
TGPY|GND|12.0042|-61.7862|GD|Saint George's|Point Salines International Airport
TGPZ|CRU|12.4761|-61.4728|GD|Carriacou Island|Lauriston Airport
TIST|STT|18.3373|-64.9733|US|Charlotte Amalie|Cyril E King Airport
TISX|STX|17.7015|-64.802|US|Christiansted|Henry E Rohlsen Airport
TJAB|ARE|18.4509|-66.6754|US|Arecibo|Antonio/Nery/Juarbe Pol Airport
TJBQ|BQN|18.4949|-67.1294|US|Aguadilla|Rafael Hernandez Airport
TJCP|CPX|18.313|-65.3039|US|Isla De Culebra|Benjamin Rivera Noriega Airport
TJIG|SIG|18.4568|-66.0985|US|San Juan|Fernando Luis Ribas Dominicci Airport
TJMZ|MAZ|18.2557|-67.1485|US|Mayaguez|Eugenio Maria De Hostos Airport
TJPS|PSE|18.0088|-66.5645|US|Ponce|Mercedita Airport
TJRV|NRR|18.2451|-65.6434|US|Ceiba|Jose Aponte De La Torre Airport
TJSJ|SJU|18.4394|-66.0021|US|San Juan|Luis Munoz Marin International Airport
TJVQ|VQS|18.1348|-65.4936|US|Isla De Vieques|Antonio Rivera Rodriguez Airport
TKPK|SKB|17.3112|-62.7187|KN|Basseterre|Robert L. Bradshaw International Airport
TKPN|NEV|17.2057|-62.5899|KN|Charlestown|Vance W. Amory International Airport
TLPC|SLU|14.0202|-60.9929|LC|Castries|George F. L. Charles Airport
TLPL|UVF|13.7332|-60.9526|LC|Vieux Fort|Hewanorra International Airport
TNCA|AUA|12.5014|-70.0152|AW|Oranjestad|Queen Beatrix International Airport
TNCB|BON|12.131|-68.2685|BQ|Kralendijk|Flamingo International Airport
TNCC|CUR|12.1889|-68.9598|CW|Willemstad|Hato International Airport
TNCE|EUX|17.4965|-62.9794|BQ|Sint Eustatius|F. D. Roosevelt Airport
TNCM|SXM|18.041|-63.1089|SX|Saint Martin|Princess Juliana International Airport
TNCS|SAB|17.645|-63.22|BQ|Saba|Juancho E. Yrausquin Airport
TQPF|AXA|18.2048|-63.0551|AI|The Valley|Wallblake Airport
TRPG|MNI|16.7914|-62.1933|MS|Gerald's Park|John A. Osborne Airport
TTCP|TAB|11.1497|-60.8322|TT|Scarborough|Tobago-Crown Point Airport
TTPP|POS|10.5954|-61.3372|TT|Port of Spain|Piarco International Airport
TUPA|NGD|18.7272|-64.3297|VG|Anegada|Captain Auguste George Airport
TUPJ|EIS|18.4448|-64.543|VG|Road Town|Terrance B. Lettsome International Airport
TUPW|VIJ|18.4464|-64.4275|VG|Spanish Town|Virgin Gorda Airport
TVSA|SVD|13.16|-61.1487|VC|Argyle|Argyle International Airport
TVSB|BQU|12.9884|-61.262|VC|Bequia|J F Mitchell Airport
TVSC|CIW|12.699|-61.3424|VC|Canouan|Canouan Airport
TVSM|MQS|12.8879|-61.1802|VC|Mustique Island|Mustique Airport
TVSU|UNI|12.6001|-61.4119|VC|Union Island|Union Island International Airport
TXKF|BDA|32.364|-64.6787|BM|Hamilton|L.F. Wade International International Airport
UAAA|ALA|43.3521|77.0405|KZ|Almaty|Almaty International Airport
UAAH|BXH|46.8933|75.005|KZ|Balkhash|Balkhash Airport
UAAL|USJ|46.1903|80.8314|KZ|Usharal|Usharal Airport
UAAR|BXJ|43.3526|76.8837|KZ|Aima Ata|Boralday Airport
UAAT|TDK|45.1262|78.447|KZ|Taldy Kurgan|Taldykorgan Airport
UACC|NQZ|51.0222|71.4669|KZ|Astana|Nursultan Nazarbayev International Airport
UACK|KOV|53.3291|69.5946|KZ|Kokshetau|Kokshetau Airport
UACP|PPK|54.7747|69.1839|KZ|Petropavlosk|Petropavlosk International Airport
UADD|DMB|42.8536|71.3036|KZ|Taraz|Aulie-ata International Airport
UAII|CIT|42.3642|69.4789|KZ|Shymkent|Shymkent Airport
UAIT|HSA|43.3067|68.5502|KZ|Turkistan|Turkistan International Airport
UAKD|DZN|47.7083|67.7333|KZ|Zhezkazgan|Zhezkazgan Airport
UAKK|KGF|49.6708|73.3344|KZ|Karaganda|Sary-Arka International Airport
UAOL|BXY|45.622|63.215|KZ|Baikonur|Krainiy Airport
UAOO|KZO|44.7069|65.5925|KZ|Kzyl-Orda|Korkyt Ata Airport
UARR|URA|51.1508|51.5431|KZ|Uralsk|Oral Ak Zhol International Airport
UASK|UKK|50.0366|82.4942|KZ|Ust Kamenogorsk|Ust-Kamennogorsk Airport
UASP|PWQ|52.195|77.0739|KZ|Pavlodar|Pavlodar International Airport
UASS|PLX|50.3513|80.2344|KZ|Semey|Semey International Airport
UATE|SCO|43.8601|51.092|KZ|Aktau|Aktau International Airport
UATG|GUW|47.1219|51.8214|KZ|Atyrau|Atyrau International Airport
UATT|AKX|50.2458|57.2067|KZ|Aktyubinsk|Aktobe Aliya Moldagulova International Airport
UAUU|KSN|53.2069|63.5503|KZ|Kostanay|Kostanay International Airport
UBBB|GYD|40.4675|50.0467|AZ|Baku|Heydar Aliyev International Airport
UBBG|GNJ|40.7388|46.32|AZ|Ganja|Ganja Airport
UBBL|LLK|38.7464|48.818|AZ|Lankaran|Lankaran International Airport
UBBN|NAJ|39.1888|45.4584|AZ|Nakhchivan|Nakhchivan Airport
UBBQ|GBB|40.8267|47.7125|AZ|Gabala|Gabala International Airport
UBBY|ZTU|41.5622|46.6672|AZ|Zaqatala|Zaqatala International Airport
UBBZ|ZZE|39.0944|46.7341|AZ|Zangilan|Zangilan International Airport
UBEE|YLV|40.6319|47.1419|AZ|Yevlakh|Yevlakh Airport
UBTT|ZXT|40.4951|49.977|AZ|Baku|Zabrat Airport
UCFL|IKU|42.5883|76.7133|KG|Tamchy|Issyk-Kul International Airport
UCFM|BSZ|43.0613|74.4776|KG|Bishkek|Manas International Airport
UCFO|OSS|40.609|72.7933|KG|Osh|Osh Airport
UCFP|IKG|42.5081|78.4078|KG|Karakol|Karakol Airport
UDSG|LWN|40.7504|43.8593|AM|Gyumri|Gyumri Shirak Airport
UDYZ|EVN|40.1473|44.3959|AM|Yerevan|Zvartnots International Airport
UEBT|UKG|70.011|135.645|RU|Ust-Kuyga|Ust-Kuyga Airport
UECT|TLK|59.8817|111.0455|RU|Lenskiy Ulus|Talakan Airport
UEEA|ADH|58.6028|125.409|RU|Aldan|Aldan Airport
UEEE|YKS|62.0933|129.771|RU|Yakutsk|Yakutsk Airport
UELL|NER|56.9139|124.914|RU|Chulman|Chulman Neryungri Airport
UEMA|MQJ|66.4509|143.2615|RU|Honuu|Moma Airport
UEMH|KDY|62.789|136.855|RU|Tyopliy Klyuch|Tyopliy Klyuch Airport
UEMM|GYG|62.1035|129.5453|RU|Magan|Magan Airport
UEMO|OLZ|60.3975|120.471|RU|Olyokminsk|Olyokminsk Airport
UEMT|USR|64.55|143.115|RU|Ust-Nera|Ust-Nera Airport
UEMU|UMS|60.357|134.435|RU|Ust-Maya|Ust-Maya Airport
UENI|VHV|63.4581|120.2692|RU|Verkhnevilyuisk|Verkhnevilyuisk Airport
UENN|NYR|63.295|118.337|RU|Nyurba|Nyurba Airport
UENS|SUY|62.185|117.635|RU|Suntar|Suntar Airport
UENW|VYI|63.7567|121.6933|RU|Vilyuisk|Vilyuisk Airport
UERL|ULK|60.7206|114.826|RU|Lensk|Lensk Airport
UERO|ONK|68.515|112.48|RU|Olenyok|Olenyok Airport
UERP|PYJ|66.4004|112.03|RU|Yakutia|Polyarny Airport
UERR|MJZ|62.5347|114.039|RU|Mirny|Mirny Airport
UERS|SYS|71.9279|114.08|RU|Saskylakh|Saskylakh Airport
UESG|BGN|68.557|146.2312|RU|Belaya Gora|Belaya Gora Airport
UESO|CKH|70.6231|147.902|RU|Chokurdah|Chokurdakh Airport
UESS|CYX|68.7406|161.338|RU|Cherskiy|Cherskiy Airport
UEST|IKS|71.6977|128.903|RU|Tiksi|Tiksi Airport
UESU|ZKP|65.7367|150.705|RU|Zyryanka|Zyryanka Airport
UEVV|ZIX|66.7965|123.361|RU|Zhigansk|Zhigansk Airport
UGKO|KUT|42.1767|42.4826|GE|Kutaisi|Kopitnari Airport
UGSB|BUS|41.6103|41.5997|GE|Batumi|Batumi International Airport
UGSS|SUI|42.8582|41.1281|GE|Sukhumi|Sukhumi Dranda Airport
UGTB|TBS|41.6692|44.9547|GE|Tbilisi|Tbilisi International Airport
UHBB|BQS|50.4254|127.412|RU|Blagoveschensk|Ignatyevo Airport
UHBI|GDG|53.4733|125.795|RU|Magdagachi|Magdagachi Airport
UHBW|TYD|55.2842|124.779|RU|Tynda|Tynda Airport
UHHH|KHV|48.528|135.188|RU|Khabarovsk|Khabarovsk-Novy Airport
UHKK|KXK|50.409|136.934|RU|Komsomolsk-on-Amur|Komsomolsk-on-Amur Airport
UHKM|GVN|48.927|140.034|RU|Sovetskaya Gavan|Maygatka Airport.
UHMA|DYR|64.7349|177.741|RU|Anadyr|Ugolny Airport
UHMD|PVS|64.3781|-173.243|RU|Chukotka|Provideniya Bay Airport
UHMK|KPW|67.845|166.14|RU|Keperveem|Keperveem Airport
UHMM|GDX|59.911|150.72|RU|Magadan|Sokol Airport
UHMO|KVM|64.667|170.417|RU|Markovo|Markovo Airport
UHMP|PWE|69.7833|170.597|RU|Pevek|Pevek Airport
UHMW|SWV|61.9217|159.23|RU|Evensk|Severo-Evensk Airport
UHNB|BQG|52.38|140.448|RU|Bogorodskoye|Bogorodskoye Airport
UHNN|NLI|53.155|140.65|RU|Nikolayevsk-na-Amure Airport|Nikolayevsk-na-Amure Airport
UHOO|OHO|59.4101|143.0565|RU|Okhotsk|Okhotsk Airport
UHPP|PKC|53.1679|158.454|RU|Petropavlovsk-Kamchatsky|Yelizovo Airport
UHSB|BVV|44.92|147.622|RU|Iturup Island|Burevestnik Airport
UHSH|OHH|53.52|142.89|RU|Okha|Okha Airport
UHSK|EKS|49.1903|142.083|RU|Shakhtersk|Shakhtyorsk Airport
UHSM|DEE|43.9584|145.683|RU|Kunashir Island|Mendeleyevo Airport
UHSO|ZZO|50.6692|142.761|RU|Tymovskoye|Zonalnoye Airport
UHSS|UUS|46.8887|142.718|RU|Yuzhno-Sakhalinsk|Yuzhno-Sakhalinsk Airport
UHTG|AEM|45.8413|137.6736|RU|Amgu|Amgu Airport
UHWP|TLY|44.815|136.292|RU|Plastun|Plastun Airport
UHWW|VVO|43.399|132.148|RU|Vladivostok|Vladivostok International Airport
UIAA|HTA|52.0263|113.306|RU|Chita|Chita-Kadala Airport
UIBB|BTK|56.3706|101.698|RU|Bratsk|Bratsk Airport
UIBS|UIK|58.1361|102.565|RU|Ust-Ilimsk|Ust-Ilimsk Airport
UIII|IKT|52.268|104.389|RU|Irkutsk|Irkutsk Airport
UIKB|ODO|57.8661|114.243|RU|Bodaybo|Bodaybo Airport
UIKE|ERG|61.275|108.03|RU|Erbogachen|Yerbogachen Airport
UIKK|KCK|57.773|108.064|RU|Kirensk|Kirensk Airport
UITT|UKX|56.8567|105.73|RU|Ust-Kut|Ust-Kut Airport
UIUU|UUD|51.8078|107.438|RU|Ulan Ude|Ulan-Ude Airport (Mukhino)
UKBB|KBP|50.345|30.8947|UA|Kyiv|Boryspil International Airport
UKBM|MXR|49.9317|33.6394|UA|Myrhorod|Myrhorod Air Base
UKCC|DOK|48.0736|37.7397|UA|Donetsk|Donetsk International Airport
UKCK|KRQ|48.7056|37.6289|UA|Kramatorsk|Kramatorsk Airport
UKCM|MPW|47.0761|37.4496|UA|Mariupol|Mariupol International Airport
UKCS|SEV|48.9003|38.5417|UA|Sievierodonetsk|Sievierodonetsk Airport
UKCW|VSG|48.4174|39.3741|UA|Luhansk|Luhansk International Airport
UKDB|ERD|46.815|36.7581|UA|Berdiansk|Berdyansk Airport
UKDD|DNK|48.3572|35.1006|UA|Dnipro|Dnipro International Airport
UKDE|OZH|47.867|35.3157|UA|Zaporizhzhia|Zaporizhzhia International Airport
UKDR|KWG|48.0433|33.21|UA|Kryvyi Rih|Kryvyi Rih International Airport
UKFF|SIP|45.0522|33.9751|UA|Simferopol|Simferopol International Airport
UKFK|KHC|45.3725|36.4014|UA|Kerch|Kerch Airport
UKHH|HRK|49.9248|36.29|UA|Kharkiv|Kharkiv International Airport
UKHP|PLV|49.5686|34.3972|UA|Poltava|Poltava International Airport
UKHS|UMY|50.8583|34.7625|UA|Sumy|Sumy Airport
UKKE|CKC|49.4156|31.9953|UA|Cherkasy|Cherkasy International Airport
UKKG|KGO|48.5428|32.285|UA|Kropyvnytskyi|Kropyvnytskyi Airport
UKKK|IEV|50.4017|30.4497|UA|Kyiv|Kyiv Zhuliany International Airport
UKKV|ZTR|50.2706|28.7386|UA|Zhytomyr|Zhytomyr International Airport
UKLC|UCK|50.6784|25.4872|UA|Lutsk|Lutsk Airport
UKLH|HMJ|49.3597|26.9334|UA|Khmelnytskyi|Khmelnytskyi Airport
UKLI|IFO|48.8842|24.6861|UA|Ivano-Frankivsk|Ivano-Frankivsk International Airport
UKLL|LWO|49.8125|23.9561|UA|Lviv|Lviv International Airport
UKLN|CWC|48.2593|25.9808|UA|Chernivtsi|Chernivtsi International Airport
UKLR|RWN|50.6071|26.1416|UA|Rivne|Rivne International Airport
UKLT|TNL|49.5242|25.7001|UA|Ternopil|Ternopil International Airport
UKLU|UDJ|48.6343|22.2634|UA|Uzhhorod|Uzhhorod International Airport
UKOO|ODS|46.4268|30.6765|UA|Odesa|Odesa International Airport
UKWW|VIN|49.2425|28.6138|UA|Vinnitsa|Havryshivka Vinnytsia International Airport
ULAA|ARH|64.6003|40.7167|RU|Archangelsk|Talagi Airport
ULAL|LDG|64.896|45.723|RU|Leshukonskoye|Leshukonskoye Airport
ULAM|NNM|67.64|53.1219|RU|Naryan Mar|Naryan Mar Airport
ULAS|CSH|65.03|35.7333|RU|Solovetsky Islands|Solovki Airport
ULDD|AMV|69.7633|61.5564|RU|Amderma|Amderma Airport
ULDW|VRI|68.8485|58.2014|RU||Varandey Airport
ULKK|KSZ|61.2358|46.6975|RU|Kotlas|Kotlas Airport
ULLI|LED|59.8003|30.2625|RU|St. Petersburg|Pulkovo Airport
ULMK|KVK|67.4633|33.5883|RU|Apatity|Kirovsk-Apatity Airport
ULMM|MMK|68.7817|32.7508|RU|Murmansk|Murmansk Airport
ULOL|VLU|56.3811|30.6081|RU|Velikiye Luki|Velikiye Luki Airport
ULOO|PKV|57.7839|28.3956|RU|Pskov|Pskov Airport
ULPB|PES|61.8852|34.1547|RU|Petrozavodsk|Petrozavodsk Airport
ULWC|CEE|59.2767|38.0283|RU|Cherepovets|Cherepovets Airport
ULWU|VUS|60.7883|46.26|RU|Velikiy Ustyug|Velikiy Ustyug Airport
ULWW|VGD|59.2825|39.9444|RU|Vologda|Vologda Airport
UMBB|BQT|52.1083|23.8981|BY|Brest|Brest Airport
UMGG|GME|52.527|31.0167|BY|Gomel|Gomel Airport
UMII|VTB|55.1265|30.3496|BY|Vitebsk|Vitebsk East Airport
UMKK|KGD|54.89|20.5926|RU|Kaliningrad|Khrabrovo Airport
UMMG|GNA|53.602|24.0538|BY|Hrodna|Hrodna Airport
UMMS|MSQ|53.8825|28.0307|BY|Minsk|Minsk International Airport
UMOO|MVQ|53.9549|30.0951|BY|Mogilev|Mogilev Airport
UNAA|ABA|53.74|91.385|RU|Abakan|Abakan Airport
UNBB|BAX|53.3638|83.5385|RU|Barnaul|Barnaul Airport
UNBG|RGK|51.9667|85.8333|RU|Gorno-Altaysk|Gorno-Altaysk Airport
UNEE|KEJ|55.2701|86.1072|RU|Kemerovo|Kemerovo Airport
UNII|EIE|58.4742|92.1125|RU|Yeniseysk|Yeniseysk Airport
UNIP|TGP|61.5897|89.994|RU|Bor|Podkamennaya Tunguska Airport
UNKL|KJA|56.1729|92.4933|RU|Krasnoyarsk|Yemelyanovo Airport
UNKS|ACS|56.2683|90.5708|RU|Achinsk|Achinsk Airport
UNKY|KYZ|51.6694|94.4006|RU|Kyzyl|Kyzyl Airport
UNNT|OVB|55.0126|82.6507|RU|Novosibirsk|Tolmachevo Airport
UNOO|OMS|54.967|73.3105|RU|Omsk|Omsk Central Airport
UNSS|SWT|60.7094|77.66|RU|Strezhevoy|Strezhevoy Airport
UNTT|TOF|56.3803|85.2083|RU|Tomsk|Bogashevo Airport
UNWW|NOZ|53.8114|86.8772|RU|Novokuznetsk|Spichenkovo Airport
UODD|DKS|73.5178|80.3797|RU|Dikson|Dikson Airport
UOHH|HTG|71.9781|102.491|RU|Khatanga|Khatanga Airport
UOII|IAA|67.4372|86.6219|RU|Igarka|Igarka Airport
UOOO|NSK|69.3111|87.3322|RU|Norilsk|Norilsk-Alykel Airport
UOTT|THX|65.7972|87.9353|RU|Turukhansk|Turukhansk Airport
URFB|UKS|44.689|33.571|UA|Sevastopol|Sevastopol International Airport
URKA|AAQ|45.0021|37.3473|RU|Anapa|Anapa Airport
URKE|EIK|46.68|38.21|RU|Yeysk|Yeysk Airport
URKG|GDZ|44.5821|38.0125|RU|Gelendzhik|Gelendzhik Airport
URKK|KRR|45.0347|39.1705|RU|Krasnodar|Krasnodar International Airport
URMG|GRV|43.3883|45.6986|RU|Grozny|Grozny North Airport
URML|MCX|42.8168|47.6523|RU|Makhachkala|Uytash Airport
URMM|MRV|44.2251|43.0819|RU|Mineralnyye Vody|Mineralnyye Vody Airport
URMN|NAL|43.5129|43.6366|RU|Nalchik|Nalchik Airport
URMO|OGZ|43.2051|44.6066|RU|Beslan|Beslan Airport
URMS|IGT|43.3223|45.0126|RU|Magas|Magas Airport
URMT|STW|45.1092|42.1128|RU|Stavropol|Stavropol Shpakovskoye Airport
URRP|ROV|47.5008|39.9336|RU|Rostov-on-Don|Platov International Airport
URRR|RVI|47.2582|39.8181|RU|Rostov-on-Don|Rostov-na-Donu Airport
URRT|TGK|47.2|38.85|RU|Taganrog|Taganrog Yuzhny Airport
URSS|AER|43.4499|39.9566|RU|Sochi|Sochi International Airport
URWA|ASF|46.2833|48.0063|RU|Astrakhan|Astrakhan Airport
URWI|ESL|46.3739|44.3309|RU|Elista|Elista Airport
URWW|VOG|48.7825|44.3455|RU|Volgograd|Volgograd International Airport
USCC|CEK|55.3058|61.5033|RU|Chelyabinsk|Chelyabinsk Balandino Airport
USCM|MQF|53.3931|58.7557|RU|Magnitogorsk|Magnitogorsk International Airport
USDA|SBT|71.215|72.038|RU|Sabetta|Sabetta Airport
USDB|BVJ|70.3153|68.3336|RU|Bovanenkovo|Bovanenkovo
USDD|SLY|66.5908|66.611|RU|Salekhard|Salekhard Airport
USDK|YMK|68.483|73.567|RU|Mys Kamennyi|Mys Kamenny Airport
USDP|KKQ|65.717|82.455|RU|Krasnoselkup|Krasnoselkup Airport
USDS|TQL|64.9308|77.8181|RU|Tarko-Sale|Tarko-Sale Airport
USDU|UEN|65.96|78.437|RU|Urengoy|Urengoy Airport
USHB|EZV|63.921|65.0305|RU||Berezovo Airport
USHH|HMA|61.0285|69.0861|RU|Khanty-Mansiysk|Khanty Mansiysk Airport
USHI|IRM|63.1988|64.4393|RU||Igrim Airport
USHK|KXD|59.6551|67.43|RU|Kondinskoye|Kondinskoye Airport
USHN|NYA|62.11|65.615|RU|Nyagan|Nyagan Airport
USHS|OVS|61.3266|63.6019|RU|Sovetskiy|Sovetskiy Airport
USHU|URJ|60.1033|64.8267|RU|Uray|Uray Airport
USII|IJK|56.8281|53.4575|RU|Izhevsk|Izhevsk Airport
USKK|KVX|58.5033|49.3483|RU|Kirov|Pobedilovo Airport
USMM|NYM|65.4809|72.6989|RU|Nadym|Nadym Airport
USMU|NUX|66.0694|76.5203|RU|Novy Urengoy|Novy Urengoy Airport
USNN|NJC|60.9493|76.4836|RU|Nizhnevartovsk|Nizhnevartovsk Airport
USPP|PEE|57.9145|56.0212|RU|Perm|Bolshoye Savino Airport
USRK|KGP|62.1904|74.5338|RU|Kogalym|Kogalym International Airport
USRN|NFG|61.1083|72.65|RU|Nefteyugansk|Nefteyugansk Airport
USRO|NOJ|63.1833|75.27|RU|Noyabrsk|Noyabrsk Airport
USRR|SGC|61.3437|73.4018|RU|Surgut|Surgut Airport
USSS|SVX|56.7431|60.8027|RU|Yekaterinburg|Koltsovo Airport
USTO|TOX|58.1358|68.2319|RU|Tobolsk|Tobolsk Airport
USTR|TJM|57.1896|65.3243|RU|Tyumen|Roshchino International Airport
USUU|KRO|55.4753|65.4156|RU|Kurgan|Kurgan Airport
UT25|GMV|37.0167|-110.2007|US|Monument Valley|Monument Valley Airport
UTAA|ASB|37.9868|58.361|TM|Ashgabat|Ashgabat Airport
UTAE|KEA|37.8089|65.2125|TM|Kerki|Kerki International Airport
UTAK|KRW|40.0633|53.0072|TM|Krasnovodsk|Turkmenbashi Airport
UTAM|MYP|37.6194|61.8967|TM|Mary|Mary Airport
UTAN|BKN|39.6805|54.2047|TM|Jebel|Balkanabat International Airport
UTAT|TAZ|41.7611|59.8267|TM|Dashoguz|Dashoguz Airport
UTAV|CRZ|39.0833|63.6133|TM|Turkmenabat|Turkmenabat International Airport
UTDD|DYU|38.5433|68.825|TJ|Dushanbe|Dushanbe Airport
UTDK|TJU|37.9881|69.805|TJ|Kulyab|Kulob Airport
UTDL|LBD|40.2154|69.6947|TJ|Khudzhand|Khudzhand Airport
UTDT|KQT|37.8664|68.8647|TJ|Kurgan-Tyube|Qurghonteppa International Airport
UUBA|KMW|57.7969|41.0194|RU|Kostroma|Kostroma Sokerkino Airport
UUBB|BKA|55.6172|38.06|RU|Moscow|Bykovo Airport
UUBC|KLF|54.55|36.3667|RU|Kaluga|Grabtsevo Airport
UUBI|IWA|56.9394|40.9408|RU|Ivanovo|Ivanovo South Airport
UUBK|RYB|58.1042|38.9294|RU|Rybinsk|Staroselye Airport
UUBP|BZK|53.2142|34.1764|RU|Bryansk|Bryansk Airport
UUBS|LNX|54.745|32.065|RU|Smolensk|Smolensk South Airport
UUBW|ZIA|55.5533|38.15|RU|Zhukovsky|Ramenskoye Airport
UUDD|DME|55.4088|37.9063|RU|Moscow|Domodedovo International Airport
UUDL|IAR|57.5607|40.1574|RU||Tunoshna Airport
UUEE|SVO|55.9726|37.4146|RU|Moscow|Sheremetyevo International Airport
UUEM|KLD|56.8247|35.7577|RU|Tver|Migalovo Air Base
UUMO|OSF|55.5117|37.5072|RU|Moscow|Ostafyevo International Airport
UUMU|CKL|55.8783|38.0617|RU|Moscow|Chkalovskiy Airport
UUOB|EGO|50.6438|36.5901|RU|Belgorod|Belgorod International Airport
UUOK|URS|51.7506|36.2956|RU|Kursk|Kursk East Airport
UUOL|LPK|52.7028|39.5378|RU|Lipetsk|Lipetsk Airport
UUOO|VOZ|51.8142|39.2296|RU|Voronezh|Voronezh International Airport
UUOR|OEL|52.9347|36.0022|RU|Orel|Oryol Yuzhny Airport
UUOT|TBW|52.8061|41.4828|RU|Tambov|Donskoye Airport
UUWR|RZN|54.5559|39.8552|RU|Ryazan|Turlatovo Airport
UUWW|VKO|55.5915|37.2615|RU|Moscow|Vnukovo International Airport
UUYH|UCT|63.5669|53.8047|RU|Ukhta|Ukhta Airport
UUYI|INA|66.0548|60.1103|RU|Inta|Inta Airport
UUYP|PEX|65.1211|57.1308|RU|Pechora|Pechora Airport
UUYS|USK|66.0047|57.3672|RU|Usinsk|Usinsk Airport
UUYW|VKT|67.4886|63.9931|RU|Vorkuta|Vorkuta Airport
UUYX|UTS|65.4373|52.2003|RU|Ust-Tsylma|Ust-Tsylma Airport
UUYY|SCW|61.647|50.8451|RU|Syktyvkar|Syktyvkar Airport
UWGG|GOJ|56.2301|43.784|RU|Nizhny Novgorod|Nizhny Novgorod International Airport
UWKB|UUA|54.64|52.8017|RU|Bugulma|Bugulma Airport
UWKD|KZN|55.6062|49.2787|RU|Kazan|Kazan International Airport
UWKE|NBC|55.5647|52.0925|RU|Nizhnekamsk|Begishevo Airport
UWKS|CSY|56.0903|47.3473|RU|Cheboksary|Cheboksary Airport
UWLL|ULV|54.2683|48.2267|RU|Ulyanovsk|Ulyanovsk Baratayevka Airport
UWLW|ULY|54.401|48.8027|RU|Ulyanovsk|Ulyanovsk East Airport
UWOO|REN|51.7958|55.4567|RU|Orenburg|Orenburg Central Airport
UWOR|OSW|51.0725|58.5956|RU|Orsk|Orsk Airport
UWPP|PEZ|53.1106|45.0211|RU|Penza|Penza Airport
UWPS|SKX|54.1251|45.2123|RU|Saransk|Saransk Airport
UWSB|BWO|51.8583|47.7456|RU|Balakovo|Balakovo Airport
UWSG|GSV|51.7128|46.1712|RU|Saratov|Gagarin Airport
UWUB|BCX|53.9381|58.34|RU|Beloretsk|Beloretsk Airport
UWUF|NEF|56.1069|54.3472|RU|Neftekamsk|Neftekamsk Airport
UWUK|OKT|54.44|53.3883|RU|Kzyl-Yar|Oktyabrskiy Airport
UWUU|UFA|54.5575|55.8744|RU|Ufa|Ufa International Airport
UWWW|KUF|53.5049|50.1643|RU|Samara|Kurumoch International Airport
UZKA|AZN|40.7277|72.294|UZ|Andizhan|Andizhan Airport
UZKF|FEG|40.3588|71.745|UZ|Fergana|Fergana Airport
UZKK|OQN|40.5398|70.9748|UZ|Kokand|Kokand Airport
UZKN|NMA|40.9846|71.5567|UZ|Namangan|Namangan Airport
UZNN|NCU|42.4884|59.6233|UZ|Nukus|Nukus Airport
UZNU|UGC|41.5843|60.6417|UZ|Urgench|Urgench Airport
UZSA|NVI|40.1172|65.1708|UZ|Navoi|Navoi Airport
UZSB|BHK|39.775|64.4833|UZ|Bukhara|Bukhara Airport
UZSK|KSQ|38.8025|65.7731|UZ|Karshi|Karshi Airport
UZSN|AFS|41.6139|64.2332|UZ|Zarafshan|Sugraly Airport
UZSS|SKD|39.7005|66.9838|UZ|Samarkand|Samarkand Airport
UZST|TMJ|37.2867|67.31|UZ|Termez|Termez Airport
UZTT|TAS|41.2579|69.2812|UZ|Tashkent|Tashkent International Airport
UZTZ|OMN|40.0151|68.4098|UZ|Lyaylyakul|Zomin Airport
VA1P|DIU|20.7131|70.9211|IN|Diu|Diu Airport
VAAH|AMD|23.0772|72.6347|IN|Ahmedabad|Sardar Vallabhbhai Patel International Airport
VAAK|AKD|20.699|77.0586|IN||Akola Airport
VAAU|IXU|19.8627|75.3981|IN|Aurangabad|Aurangabad Airport
VABB|BOM|19.0887|72.8679|IN|Mumbai|Chhatrapati Shivaji International Airport
VABI|PAB|21.9884|82.111|IN||Bilaspur Airport
VABJ|BHJ|23.2878|69.6702|IN|Bhuj|Bhuj Airport
VABM|IXG|15.8593|74.6183|IN||Belgaum Airport
VABO|BDQ|22.3362|73.2263|IN|Vadodara|Vadodara Airport
VABP|BHO|23.2875|77.3374|IN|Bhopal|Bhopal Airport
VABV|BHU|21.7522|72.1852|IN|Bhavnagar|Bhavnagar Airport
VADN|NMB|20.4344|72.8432|IN||Daman Airport
VAGN|GUX|24.6547|77.3473|IN||Guna Airport
VAHB|HBX|15.3617|75.0849|IN|Hubli|Hubli Airport
VAHS|HSR|22.3819|71.0317|IN|Rajkot|Rajkot International Airport
VAID|IDR|22.7218|75.8011|IN|Indore|Devi Ahilyabai Holkar Airport
VAJB|JLR|23.1778|80.052|IN||Jabalpur Airport
VAJM|JGA|22.4655|70.0126|IN|Jamnagar|Jamnagar Airport
VAKE|IXY|23.1127|70.1003|IN|Kandla|Kandla Airport
VAKJ|HJR|24.8172|79.9186|IN|Khajuraho|Khajuraho Airport
VAKP|KLH|16.6647|74.2894|IN||Kolhapur Airport
VAKS|IXK|21.3171|70.2704|IN||Keshod Airport
VALT|LTU|18.4115|76.4647|IN|Latur|Murod Kond Airport
VAND|NDC|19.1833|77.3167|IN|Nanded|Nanded Airport
VANM|NMI|18.594|73.0413|IN|Navi Mumbai|Navi Mumbai International Airport
VANP|NAG|21.0922|79.0472|IN|Naqpur|Dr. Babasaheb Ambedkar International Airport
VAOZ|ISK|20.1191|73.9129|IN|Nasik|Ozar Airport
VAPO|PNQ|18.5821|73.9197|IN|Pune|Pune Airport
VAPR|PBD|21.6487|69.6572|IN|Porbandar|Porbandar Airport
VARG|RTC|17.0136|73.3278|IN||Ratnagiri Airport
VARP|RPR|21.1804|81.7388|IN|Raipur|Raipur Airport
VASL|SSE|17.628|75.9348|IN|Solapur|Solapur Airport
VASU|STV|21.1141|72.7418|IN||Surat Airport
VAUD|UDR|24.6177|73.8961|IN|Udaipur|Maharana Pratap Airport
VCBI|CMB|7.1808|79.8841|LK|Colombo|Bandaranaike International Apt Colombo Airport
VCCA|ACJ|8.3015|80.4279|LK|Anuradhapura|Anuradhapura Airport
VCCB|BTC|7.7058|81.6788|LK|Batticaloa|Batticaloa Airport
VCCC|RML|6.822|79.8862|LK|Colombo|Colombo Int Arpt Ratmalana Airport
VCCG|GOY|7.3371|81.6259|LK|Amparai|Amparai Airport
VCCH|HIM|8.0498|80.9814|LK|Hingurakgoda|Minneriya Airport
VCCJ|JAF|9.7923|80.0701|LK|Jaffna|Jaffna International Airport
VCCK|KCT|5.9937|80.3203|LK|Galle|Koggala Airport
VCCN|KTY|6.5521|79.9775|LK|Kalutara|Katukurunda Airport
VCCS|GIU|7.9567|80.7285|LK|Sigiriya|Sigiriya Airport
VCCT|TRR|8.5385|81.1819|LK|Trincomalee|China-Bay Airport
VCCW|WRZ|6.2545|81.2352|LK|Weerawila|Wirawila Airport
VCRI|HRI|6.2845|81.1242|LK|Hambantota|Mattala Rajapaksa International Airport
VDBG|BBM|13.0956|103.224|KH|Battambang|Battambang Airport
VDRK|RBE|13.73|106.987|KH|Ratanakiri|Ratanakiri Airport
VDSA|SAI|13.3692|104.2231|KH|Siem Reap|Siem Reap Angkor International Airport
VDSV|KOS|10.5797|103.637|KH|Sihanukville|Sihanoukville International Airport
VDTI|KTI|11.3629|104.9166|KH|Krong Ta Khmau|Techo International Airport
VEAH|AZH|26.1533|83.1183|IN|Azamgarh|Azamgarh Airport
VEAN|IXV|28.1753|94.802|IN||Along Airport
VEAP|AHA|22.9933|83.1928|IN|Ambikapur|Maa Mahamaya Airport
VEAT|IXA|23.8907|91.2393|IN|Agartala|Agartala Airport
VEAY|AYJ|26.748|82.1508|IN|Ayodhya|Maharishi Valmiki International Airport
VEBD|IXB|26.6812|88.3286|IN|Siliguri|Bagdogra Airport
VEBG|RGH|25.2617|88.7956|IN|Balurghat|Balurghat Airport
VEBI|SHL|25.7036|91.9787|IN|Shillong|Shillong Airport
VEBN|VNS|25.4512|82.8587|IN|Varanasi|Lal Bahadur Shastri Airport
VEBS|BBI|20.2444|85.8178|IN|Bhubaneswar|Biju Patnaik Airport
VECC|CCU|22.6547|88.4467|IN|Kolkata|Netaji Subhash Chandra Bose International Airport
VECO|COH|26.3305|89.4672|IN||Cooch Behar Airport
VECT|CWK|25.1677|80.9358|IN|Chitrakoot|Chitrakoot Airport
VEDB|DBD|23.834|86.4253|IN||Dhanbad Airport
VEDH|DBR|26.1928|85.9169|IN||Darbhanga Airport
VEDO|DGH|24.4457|86.707|IN|Deoghar|Deoghar Airport
VEDZ|DEP|27.9855|94.2228|IN|Daporijo|Daporijo Airport
VEGK|GOP|26.7397|83.4497|IN|Gorakhpur|Gorakhpur Airport
VEGT|GAU|26.1061|91.5859|IN|Guwahati|Lokpriya Gopinath Bordoloi International Airport
VEGY|GAY|24.7443|84.9512|IN||Gaya Airport
VEHO|HGI|26.9718|93.6423|IN|Itanagar|Donyi Polo Airport
VEIM|IMF|24.76|93.8967|IN|Imphal|Imphal Airport
VEJH|JRG|21.9148|84.0487|IN|Veer Surendra Sai|Jharsuguda Airport
VEJP|PYB|18.88|82.552|IN|Jeypore|Jeypore Airport
VEJS|IXW|22.8132|86.1688|IN||Jamshedpur Airport
VEJT|JRH|26.7315|94.1755|IN|Jorhat|Jorhat Airport
VEKI|KBK|26.7727|83.8953|IN||Kushinagar Airport
VEKM|IXQ|24.1317|91.8142|IN||Kamalpur Airport
VEKR|IXH|24.3082|92.0072|IN||Kailashahar Airport
VEKU|IXS|24.9129|92.9787|IN|Silchar|Silchar Airport
VEKW|IXN|24.0619|91.6039|IN|Khowai|Khowai Airport
VELP|AJL|23.8406|92.6197|IN|Aizawl|Lengpui Airport
VELR|IXI|27.2955|94.0976|IN|Lilabari|North Lakhimpur Airport
VEMH|LDA|25.0112|88.1305|IN|Malda|Malda Airport
VEMN|DIB|27.4839|95.0169|IN|Dibrugarh|Dibrugarh Airport
VEMR|DMU|25.8839|93.7711|IN|Dimapur|Dimapur Airport
VEMZ|MZU|26.1191|85.3137|IN||Muzaffarpur Airport
VEPG|IXT|28.0661|95.3356|IN|Pasighat|Pasighat Airport
VEPT|PAT|25.5913|85.088|IN|Patna|Lok Nayak Jayaprakash Airport
VEPY|PYG|27.2325|88.5883|IN|Pakyong|Pakyong Airport
VERC|IXR|23.3143|85.3217|IN|Ranchi|Birsa Munda Airport
VERK|RRK|22.2567|84.8146|IN||Rourkela Airport
VERU|RUP|26.1397|89.91|IN||Rupsi India Airport
VETJ|TEI|27.9412|96.1344|IN|Tezu|Tezu Airport
VETZ|TEZ|26.7091|92.7847|IN||Tezpur Airport
VEZO|ZER|27.5883|93.8281|IN||Zero Airport
VGBR|BZL|22.801|90.3012|BD|Barisal|Barisal Airport
VGCB|CXB|21.4522|91.9639|BD|Cox's Bazar|Cox's Bazar Airport
VGEG|CGP|22.2496|91.8133|BD|Chittagong|Shah Amanat International Airport
VGHS|DAC|23.8434|90.3978|BD|Dhaka|Dhaka / Hazrat Shahjalal International Airport
VGJR|JSR|23.1838|89.1608|BD|Jashahor|Jessore Airport
VGRJ|RJH|24.4372|88.6165|BD|Rajshahi|Shah Mokhdum Airport
VGSD|SPD|25.7592|88.9089|BD|Saidpur|Saidpur Airport
VGSY|ZYL|24.9632|91.8668|BD|Sylhet|Osmany International Airport
VHHH|HKG|22.3089|113.915|HK|Hong Kong|Chek Lap Kok International Airport
VIAG|AGR|27.1558|77.9609|IN||Agra Airport
VIAL|IXD|25.4401|81.7339|IN|Allahabad|Allahabad Airport
VIAR|ATQ|31.7096|74.7973|IN|Amritsar|Sri Guru Ram Dass Jee International Airport Amritsar
VIAX|AIP|31.4338|75.7588|IN||Adampur Air Force Station
VIBK|BKB|28.0706|73.2072|IN|Bikaner|Nal Airport
VIBR|KUU|31.8767|77.1544|IN||Kullu Manali Airport
VIBT|BUP|30.2701|74.7558|IN||Bhatinda Air Force Station
VIBY|BEK|28.4221|79.4508|IN||Bareilly Air Force Station
VICG|IXC|30.6735|76.7885|IN|Chandigarh|Chandigarh Airport
VICX|KNU|26.4043|80.4101|IN|Kanpur|Kanpur Chakeri Airport
VIDN|DED|30.1897|78.1803|IN|Dehradun|Dehradun Airport
VIDP|DEL|28.5665|77.1031|IN|New Delhi|Indira Gandhi International Airport
VIDX|HDO|28.7058|77.3421|IN|Ghaziabad|Hindon Airport
VIGG|DHM|32.1651|76.2634|IN||Kangra Airport
VIGR|GWL|26.2933|78.2278|IN|Gwalior|Gwalior Airport
VIHR|HSS|29.1794|75.7553|IN||Hissar Airport
VIHX|HWR|30.7485|75.6298|IN|Ludhiana|Halwara International Airport
VIJO|JDH|26.2511|73.0489|IN|Jodhpur|Jodhpur Airport
VIJP|JAI|26.8242|75.8122|IN|Jaipur|Jaipur International Airport
VIJR|JSA|26.8887|70.865|IN||Jaisalmer Airport
VIJU|IXJ|32.6891|74.8374|IN|Jammu|Jammu Airport
VIKG|KQH|26.5912|74.8162|IN|Kishangarh|Kishangarh Airport, Ajmer
VIKO|KTU|25.1602|75.8456|IN||Kota Airport
VILD|LUH|30.8558|75.9506|IN|Ludhiana|Ludhiana Airport
VILH|IXL|34.1359|77.5465|IN|Leh|Leh Kushok Bakula Rimpochee Airport
VILK|LKO|26.7606|80.8893|IN|Lucknow|Chaudhary Charan Singh International Airport
VIND|DXN|28.1756|77.6061|IN|Jewar|Noida International Airport
VIPK|IXP|32.2338|75.6346|IN||Pathankot Air Force Station
VIPT|PGH|29.0334|79.4737|IN|Pantnagar|Pantnagar Airport
VISM|SLV|31.0818|77.068|IN||Shimla Airport
VISR|SXR|33.9871|74.7742|IN|Srinagar|Sheikh ul Alam Airport
VIST|TNI|24.5623|80.8549|IN||Satna Airport
VISV|VSV|27.5031|82.0269|IN|Shravasti|Shravasti Airport
VLFL|PCQ|21.6475|101.9|LA|Boun Neau|Boun Neau Airport
VLHS|OUI|20.2573|100.437|LA||Ban Huoeisay Airport
VLLB|LPQ|19.8973|102.161|LA|Luang Phabang|Luang Phabang International Airport
VLLN|LXG|20.967|101.4|LA|Luang Namtha|Luang Namtha Airport
VLNK|NEU|20.6118|104.0682|LA|Nong Khang|Nong Khang Airport
VLOS|ODY|20.6827|101.994|LA|Oudomsay|Oudomsay Airport
VLPS|PKZ|15.1321|105.781|LA|Pakse|Pakse International Airport
VLSB|ZBY|19.233|101.733|LA|Sayaboury|Sayaboury Airport
VLSK|ZVK|16.5566|104.76|LA||Savannakhet Airport
VLTK|THK|17.4|104.8|LA|Thakhek|Thakhek Airport
VLVT|VTE|17.9883|102.563|LA|Vientiane|Wattay International Airport
VLXK|XKH|19.45|103.158|LA|Xieng Khouang|Xieng Khouang Airport
VMMC|MFM|22.1496|113.592|MO|Taipa|Macau International Airport
VNBJ|BHP|27.1474|87.0508|NP|Bhojpur|Bhojpur Airport
VNBP|BHR|27.6781|84.4294|NP|Bharatpur|Bharatpur Airport
VNBR|BJU|29.502|81.669|NP|Bajura|Bajura Airport
VNBT|BIT|29.4653|80.5492|NP|Baitadi|Baitadi Airport
VNBW|BWA|27.5057|83.4163|NP|Bhairawa|Bhairahawa Airport
VNCG|BDP|26.5708|88.0796|NP|Bhadrapur|Bhadrapur Airport
VNDG|DNP|28.1111|82.2942|NP|Dang|Tulsipur Airport
VNDH|DHI|28.7533|80.5819|NP|Dhangarhi|Dhangarhi Airport
VNDP|DOP|28.9857|82.8191|NP|Dolpa|Dolpa Airport
VNDT|SIH|29.2631|80.936|NP|Silgadi Doti|Silgadi Doti Airport
VNJI|JIR|27.617|86.217|NP|Jiri|Jiri Airport
VNJL|JUM|29.2742|82.1933|NP|Jumla|Jumla Airport
VNJP|JKR|26.7088|85.9224|NP|Janakpur|Janakpur Airport
VNJS|JMO|28.7804|83.723|NP|Jomsom|Jomsom Airport
VNKT|KTM|27.6966|85.3591|NP|Kathmandu|Tribhuvan International Airport
VNLD|LDN|27.2531|86.67|NP|Lamidanda|Lamidanda Airport
VNLK|LUA|27.6869|86.7297|NP|Lukla|Lukla Airport
VNLT|LTG|28.2|85.583|NP|Langtang|Langtang Airport
VNMG|MEY|27.5774|84.2288|NP|Meghauli|Meghauli Airport
VNNG|KEP|28.1036|81.667|NP|Nepalgunj|Nepalgunj Airport
VNPK|PKR|28.2009|83.9821|NP|Pokhara|Pokhara Airport
VNPL|PPL|27.5178|86.5845|NP|Phaplu|Phaplu Airport
VNRB|RJB|26.517|86.75|NP|Rajbiraj|Rajbiraj Airport
VNRC|RHP|27.394|86.0614|NP|Ramechhap|Ramechhap Airport
VNRK|RUK|28.627|82.195|NP|Rukumkot|Rukumkot Airport
VNRT|RUM|27.3035|86.5504|NP|Rumjatar|Rumjatar Airport
VNSI|SIF|27.1595|84.9801|NP|Simara|Simara Airport
VNSK|SKH|28.586|81.636|NP|Surkhet|Surkhet Airport
VNSR|FEB|29.233|81.217|NP|Sanfebagar|Sanfebagar Airport
VNST|IMK|29.9711|81.8189|NP|Simikot|Simikot Airport
VNTJ|TPJ|27.3509|87.6953|NP|Taplejung|Suketar Airport
VNTP|TPU|28.517|81.15|NP|Tikapur|Tikapur Airport
VNTR|TMI|27.315|87.1933|NP|Tumling Tar|Tumling Tar Airport
VNVT|BIR|26.4815|87.264|NP|Biratnagar|Biratnagar Airport
VOAT|AGX|10.8237|72.176|IN||Agatti Airport
VOBI|BEP|15.1628|76.8828|IN|Bellary|Bellary Airport
VOBL|BLR|13.1979|77.7063|IN|Bangalore|Bengaluru International Airport
VOBZ|VGA|16.5304|80.7968|IN||Vijayawada Airport
VOCB|CJB|11.03|77.0434|IN|Coimbatore|Coimbatore International Airport
VOCI|COK|10.152|76.4019|IN|Cochin|Cochin International Airport
VOCL|CCJ|11.1368|75.9553|IN|Calicut|Calicut International Airport
VOCP|CDP|14.51|78.7728|IN||Cuddapah Airport
VOCX|CBD|9.1525|92.8196|IN||Car Nicobar Air Force Station
VOGA|GOX|15.7322|73.868|IN|Mopa|Manohar International Airport
VOGB|GBI|17.3078|76.9581|IN|Gulbarga|Kalaburagi
VOGO|GOI|15.3808|73.8314|IN|Dabolim|Dabolim Airport
VOHS|HYD|17.2313|78.4299|IN|Hyderabad|Rajiv Gandhi International Airport Shamshabad
VOHY|BPM|17.4531|78.4676|IN|Hyderabad|Begumpet Airport
VOJV|VDY|15.175|76.635|IN||Vijayanagar Aerodrome (JSW)
VOKN|CNN|11.9158|75.5458|IN|Mattannur|Kannur International Airport
VOKU|KJB|15.7137|78.1616|IN|Kurnool|Kurnool Airport
VOMD|IXM|9.8345|78.0934|IN|Madurai|Madurai Airport
VOML|IXE|12.9613|74.8901|IN|Mangalore|Mangalore International Airport
VOMM|MAA|12.99|80.1693|IN|Chennai|Chennai International Airport
VOMY|MYQ|12.3072|76.6497|IN|Mysore|Mysore Airport
VOPB|IXZ|11.6412|92.7297|IN|Port Blair|Vir Savarkar International Airport
VOPC|PNY|11.9687|79.8101|IN||Pondicherry Airport
VORY|RJA|17.1104|81.8182|IN|Rajahmundry|Rajahmundry Airport
VOSH|RQY|13.8547|75.6106|IN|Shimoga|Shivamogga Airport
VOSM|SXV|11.7833|78.0656|IN||Salem Airport
VOTJ|TJV|10.7224|79.1016|IN|Thanjavur|Tanjore Air Force Base
VOTK|TCR|8.7223|78.0262|IN||Tuticorin Southwest Airport
VOTP|TIR|13.6325|79.5433|IN|Tirupati|Tirupati Airport
VOTR|TRZ|10.7654|78.7097|IN|Tiruchirappally|Tiruchirapally Civil Airport Airport
VOTV|TRV|8.4821|76.9201|IN|Trivandrum|Trivandrum International Airport
VOVZ|VTZ|17.7212|83.2245|IN|Visakhapatnam|Vishakhapatnam Airport
VOWA|WGC|17.9144|79.6022|IN|Warrangal|Warangal Airport
VQBT|BUT|27.5622|90.7472|BT|Jakar|Bathbalathang Domestic Airport
VQGP|GLU|26.8846|90.4642|BT|Gelephu|Gelephu Airport
VQPR|PBH|27.4032|89.4246|BT|Paro|Paro Airport
VRAH|HRF|6.9692|72.8965|MV|Hoarafushi|Hoarafushi Airport
VRBK|HDK|6.6311|73.0667|MV|Kulhudhuffushi|Kulhudhuffushi Airport
VRCF|FND|6.1611|73.2872|MV|Funadhoo|Funadhoo Airport
VRDA|NMF|5.8178|73.4685|MV|Maafaru|Maafaru International Airport
VREI|IFU|5.7083|73.025|MV|Ifuru|Ifuru Airport
VRGD|LMV|5.4578|73.3703|MV|Madivaru|Madivaru Airport
VRMD|DRV|5.1561|73.1303|MV|Dharavandhoo|Dharavandhoo Airport
VRMF|FVM|-0.3097|73.435|MV|Fuvahmulah Island|Fuvahmulah Airport
VRMG|GAN|-0.6933|73.1556|MV|Gan|Gan International Airport
VRMH|HAQ|6.7461|73.1683|MV|Haa Dhaalu|Hanimaadhoo International Airport
VRMK|KDO|1.8583|73.5197|MV|Kadhdhoo|Kadhdhoo Airport
VRMM|MLE|4.1917|73.5292|MV|Malé|Velana International Airport
VRMO|GKK|0.7331|73.4342|MV|Kooddoo|Kooddoo Airport
VRMT|KDM|0.4883|72.9961|MV|Huvadhu Atoll|Kaadedhdhoo Airport
VRMU|DDD|2.6661|72.8863|MV|Dhaalu Atoll|Kudahuvadhoo Dhaalu Airport
VRMV|VAM|3.4706|72.8344|MV|Maamigili|Villa International Airport
VRNT|TMF|2.2115|73.1538|MV|Thimarafushi|Thimarafushi Airport
VRQM|RUL|0.3367|73.5114|MV|Gadhdhoo|Maavaarulaa Airport
VTBD|DMK|13.9126|100.607|TH|Bangkok|Don Mueang International Airport
VTBK|KDT|14.102|99.9172|TH|Nakhon Pathom|Kamphaeng Saen Airport
VTBL|KKM|14.8746|100.663|TH||Khok Kathiam Airport
VTBO|TDX|12.2746|102.319|TH||Trat Airport
VTBS|BKK|13.6811|100.747|TH|Bangkok|Suvarnabhumi Airport
VTBU|UTP|12.6799|101.005|TH|Rayong|U-Tapao International Airport
VTCC|CNX|18.7668|98.9626|TH|Chiang Mai|Chiang Mai International Airport
VTCH|HGN|19.3013|97.9758|TH||Mae Hong Son Airport
VTCI|PYY|19.372|98.437|TH|Mae Hong Son|Mae Hong Son Airport
VTCL|LPT|18.2709|99.5042|TH||Lampang Airport
VTCN|NNT|18.8079|100.783|TH||Nan Airport
VTCP|PRH|18.1322|100.165|TH||Phrae Airport
VTCT|CEI|19.9523|99.8829|TH|Chiang Rai|Chiang Rai International Airport
VTED|BAO|17.383|102.8|TH|Ban Mak Khaen|Udorn Air Base
VTPB|PHY|16.676|101.195|TH||Phetchabun Airport
VTPH|HHQ|12.6362|99.9515|TH|Hua Hin|Hua Hin Airport
VTPI|TKH|15.2773|100.296|TH||Takhli Airport
VTPM|MAQ|16.6999|98.5451|TH||Mae Sot Airport
VTPO|THS|17.238|99.8182|TH||Sukhothai Airport
VTPP|PHS|16.7829|100.279|TH||Phitsanulok Airport
VTPT|TKT|16.896|99.2533|TH||Tak Airport
VTPU|UTR|17.617|100.1|TH|Uttaradit|Uttaradit Airport
VTSB|URT|9.1326|99.1356|TH|Surat Thani|Surat Thani Airport
VTSC|NAW|6.5199|101.743|TH||Narathiwat Airport
VTSE|CJM|10.7112|99.3617|TH||Chumphon Airport
VTSF|NST|8.5396|99.9447|TH|Nakhon Si Thammarat|Nakhon Si Thammarat Airport
VTSG|KBV|8.0991|98.9862|TH|Krabi|Krabi Airport
VTSH|SGZ|7.1866|100.608|TH||Songkhla Airport
VTSK|PAN|6.7855|101.154|TH||Pattani Airport
VTSM|USM|9.5478|100.062|TH|Na Thon (Ko Samui Island)|Samui Airport
VTSP|HKT|8.1132|98.3169|TH|Phuket|Phuket International Airport
VTSR|UNN|9.7776|98.5855|TH||Ranong Airport
VTSS|HDY|6.9332|100.393|TH|Hat Yai|Hat Yai International Airport
VTST|TST|7.5087|99.6166|TH||Trang Airport
VTUD|UTH|17.3864|102.788|TH|Udon Thani|Udon Thani Airport
VTUI|SNO|17.1951|104.119|TH||Sakon Nakhon Airport
VTUJ|PXR|14.8683|103.498|TH||Surin Airport
VTUK|KKC|16.4666|102.784|TH|Khon Kaen|Khon Kaen Airport
VTUL|LOE|17.4391|101.722|TH||Loei Airport
VTUO|BFV|15.2295|103.253|TH||Buri Ram Airport
VTUQ|NAK|14.9495|102.313|TH||Nakhon Ratchasima Airport
VTUU|UBP|15.2513|104.87|TH|Ubon Ratchathani|Ubon Ratchathani Airport
VTUV|ROI|16.1168|103.774|TH||Roi Et Airport
VTUW|KOP|17.3838|104.643|TH||Nakhon Phanom Airport
VVBM|BMV|12.6683|108.12|VN|Buon Ma Thuot|Buon Ma Thuot Airport
VVCA|VCL|15.4033|108.706|VN|Dung Quat Bay|Chu Lai International Airport
VVCI|HPH|20.8194|106.725|VN|Haiphong|Cat Bi International Airport
VVCM|CAH|9.1777|105.1778|VN|Ca Mau City|Ca Mau Airport
VVCR|CXR|11.9982|109.219|VN|Nha Trang|Cam Ranh Airport
VVCS|VCS|8.7318|106.633|VN|Con Ong|Co Ong Airport
VVCT|VCA|10.0851|105.712|VN|Can Tho|Tra Noc Airport
VVDB|DIN|21.3975|103.008|VN|Dien Bien Phu|Dien Bien Phu Airport
VVDH|VDH|17.515|106.5906|VN|Dong Hoi|Dong Hoi Airport
VVDL|DLI|11.75|108.367|VN|Dalat|Lien Khuong Airport
VVDN|DAD|16.0439|108.199|VN|Da Nang|Da Nang International Airport
VVNB|HAN|21.2212|105.807|VN|Hanoi|Noi Bai International Airport
VVNS|SQH|21.217|104.033|VN|Son-La|Na-San Airport
VVPB|HUI|16.4015|107.703|VN|Hue|Phu Bai Airport
VVPC|UIH|13.955|109.042|VN|Quy Nohn|Phu Cat Airport
VVPK|PXU|14.0045|108.017|VN|Pleiku|Pleiku Airport
VVPQ|PQC|10.1678|103.9955|VN|Duong Dong|Phu Quoc Airport
VVPR|PHA|11.6335|108.952|VN|Phan Rang|Phan Rang Airport
VVPT|PHH|10.9064|108.069|VN|Phan Thiet|Phan Thiet Airport
VVRG|VKG|9.958|105.1324|VN|Rach Gia|Rach Gia Airport
VVTH|TBB|13.0496|109.334|VN|Tuy Hoa|Dong Tac Airport
VVTS|SGN|10.8188|106.652|VN|Ho Chi Minh City|Tan Son Nhat International Airport
VVTX|THD|19.9017|105.4678|VN|Thanh Hóa|Thọ Xuân Airport
VVVD|VDO|21.118|107.4142|VN|Vân Đồn|Van Don International Airport
VVVH|VII|18.7376|105.671|VN|Vinh|Vinh Airport
VVVT|VTG|10.3725|107.095|VN|Vung Tau|Vung Tau Airport
VYAN|VBA|19.7692|94.0261|MM|Aeng|Ann Airport
VYBG|NYU|21.1788|94.9302|MM|Nyaung U|Bagan Airport
VYBM|BMO|24.269|97.2462|MM|Banmaw|Banmaw Airport
VYBP|VBP|11.267|98.767|MM|Bokpyinn|Bokpyinn Airport
VYDW|TVY|14.1039|98.2036|MM|Dawei|Dawei Airport
VYEL|NYT|19.6235|96.201|MM|Pyinmana|Naypyidaw Airport
VYGG|GAW|22.1747|94.1344|MM|Gangaw|Gangaw Airport
VYGW|GWA|17.6|94.5833|MM|Gwa|Gwa Airport
VYHH|HEH|20.747|96.792|MM|Heho|Heho Airport
VYHL|HOX|24.8996|94.914|MM|Hommalinn|Hommalinn Airport
VYHN|TIO|21.7|94.1|MM|Tilin|Tilin Airport
VYKG|KET|21.3016|99.636|MM|Kengtung|Kengtung Airport
VYKI|KHM|25.9883|95.6744|MM|Kanti|Kanti Airport
VYKL|KMV|23.1888|94.0511|MM|Kalemyo|Kalay Airport
VYKP|KYP|19.4264|93.5348|MM|Kyaukpyu|Kyaukpyu Airport
VYKT|KAW|10.0493|98.538|MM|Kawthoung|Kawthoung Airport
VYKU|KYT|21.4|94.1333|MM|Kyauktu|Kyauktu Airport
VYLK|LIW|19.6915|97.2148|MM|Loikaw|Loikaw Airport
VYLS|LSH|22.9779|97.7522|MM|Lashio|Lashio Airport
VYMD|MDL|21.7022|95.9779|MM|Mandalay|Mandalay International Airport
VYME|MGZ|12.4398|98.6215|MM|Mkeik|Myeik Airport
VYMK|MYT|25.3836|97.3519|MM|Myitkyina|Myitkyina Airport
VYMM|MNU|16.4447|97.6607|MM|Mawlamyine|Mawlamyine Airport
VYMN|MGU|18.8458|93.6889|MM|Manaung|Manaung Airport
VYMO|MOE|23.0925|96.6453|MM||Momeik Airport
VYMS|MOG|20.5168|99.2568|MM|Mong Hsat|Mong Hsat Airport
VYMT|MGK|20.2967|98.8989|MM|Mong Tong|Mong Tong Airport
VYMW|MWQ|20.1656|94.9414|MM|Magway|Magway Airport
VYMY|NYW|22.233|95.117|MM|Monywar|Monywar Airport
VYNS|NMS|20.8905|97.7359|MM|Namsang|Namsang Airport
VYPK|PAU|21.4492|94.4869|MM|Pauk|Pauk Airport
VYPN|BSX|16.8152|94.7799|MM|Pathein|Pathein Airport
VYPP|PPU|18.0667|97.4498|MM|Pa Pun|Hpapun Airport
VYPT|PBU|27.3299|97.4263|MM|Putao|Putao Airport
VYPU|PKK|21.4043|95.1112|MM|Pakhokku|Pakhokku Airport
VYPY|PRU|18.8245|95.266|MM|Pye|Pyay Airport
VYSW|AKY|20.1327|92.8726|MM|Sittwe|Sittwe Airport
VYTD|SNW|18.4607|94.3001|MM|Thandwe|Thandwe Airport
VYTL|THL|20.4838|99.9354|MM|Tachileik|Tachileik Airport
VYYY|RGN|16.9073|96.1332|MM|Yangon|Yangon International Airport
WA44|TQQ|-5.7646|123.917|ID|Waha-Tomea Island|Maranggo Airport
WAAA|UPG|-5.0616|119.554|ID|Ujung Pandang-Celebes Island|Hasanuddin International Airport
WABB|BIK|-1.19|136.108|ID|Biak-Supiori Island|Frans Kaisiepo Airport
WABD|ONI|-3.9834|136.0833|ID|Moanamani-Papua Island|Moanamani Airport
WABF|FOO|-0.9363|134.872|ID|Kornasoren-Numfoor Island|Kornasoren Airfield
WABG|WET|-4.0442|136.278|ID|Wagethe-Papua Island|Wagethe Airport
WABI|NBX|-3.3682|135.496|ID|Nabire-Papua Island|Nabire Airport
WABL|ILA|-3.8333|137.583|ID|Illaga-Papua Island|Illaga Airport
WABN|KOX|-4.7167|136.4333|ID|Kokonau-Papua Island|Kokonau Airport
WABO|ZRI|-1.8756|136.241|ID|Serui-Japen Island|Serui Airport
WABP|TIM|-4.5283|136.887|ID|Timika-Papua Island|Moses Kilangin Airport
WABT|EWI|-3.9259|136.377|ID|Enarotali-Papua Island|Enarotali Airport
WADB|BMU|-8.5396|118.687|ID|Bima-Sumbawa Island|Muhammad Salahuddin Airport
WADD|DPS|-8.7482|115.167|ID|Denpasar-Bali Island|Ngurah Rai (Bali) International Airport
WADL|LOP|-8.7573|116.2767|ID|Mataram|Bandara International Lombok Airport
WADS|SWQ|-8.489|117.412|ID|Sumbawa Island|Sumbawa Besar Airport
WADT|TMC|-9.4097|119.244|ID|Waikabubak-Sumba Island|Tambolaka Airport
WADW|WGP|-9.6692|120.302|ID|Waingapu-Sumba Island|Waingapu Airport
WAGA|GXM|-1.1289|113.8731|ID|Kuala Kurun|Kuala Kurun
WAHI|YIA|-7.9042|110.0575|ID|Yogyakarta, Java Island|Yogyakarta International Airport
WAJA|ARJ|-2.9333|140.7833|ID|Arso-Papua Island|Arso Airport
WAJB|BUI|-3.5837|138.5334|ID|Bokondini-Papua Island|Bokondini Airport
WAJI|ZRM|-1.8696|138.75|ID|Sarmi-Papua Island|Sarmi Airport
WAJJ|DJJ|-2.577|140.516|ID|Jayapura-Papua Island|Sentani International Airport
WAJL|LHI|-3.1279|139.943|ID|Lereh-Papua Island|Lereh Airport
WAJM|LII|-3.7095|137.976|ID|Mulia-Papua Island|Mulia Airport
WAJO|OKL|-5.0911|140.61|ID|Oksibil-Papua Island|Oksibil Airport
WAJR|WAR|-3.2224|140.979|ID|Waris-Papua Island|Waris Airport
WAJS|SEH|-3.4333|140.817|ID|Senggeh-Papua Island|Senggeh Airport
WAJU|UBR|-3.6667|140.85|ID|Ubrub-Papua Island|Ubrub Airport
WAJW|WMX|-4.1025|138.957|ID|Wamena-Papua Island|Wamena Airport
WAKD|MDP|-5.75|140.367|ID|Mindiptana-Papua Island|Mindiptana Airport
WAKE|BXD|-7.7146|139.575|ID|Bade-Papua Island|Bade Airport
WAKK|MKQ|-8.5203|140.418|ID|Merauke-Papua Island|Mopah Airport
WAKO|OKQ|-8.0882|139.719|ID|Okaba-Papua Island|Okaba Airport
WAKP|KEI|-6.5944|139.357|ID|Kepi-Papua Island|Kepi Airport
WAKT|TMH|-6.0992|140.298|ID|Tanah Merah-Papua Island|Tanah Merah Airport
WALG|TJS|2.8364|117.374|ID|Tanjung Selor, Borneo Island|Tanjung Harapan Airport
WALJ|DTD|0.626|116.6006|ID|Datadawai, Borneo Island|Datadawai Airport
WALK|BEJ|2.1555|117.432|ID|Tanjung Redep, Borneo Island|Barau(Kalimaru) Airport
WALL|BPN|-1.2683|116.894|ID|Balikpapan, Borneo Island|Sepinggan International Airport
WALR|TRK|3.3267|117.566|ID|Tarakan Island|Juwata Airport
WALS|AAP|-0.3755|117.2513|ID|Samarinda, Borneo Island|Aji Pangeran Tumenggung Pranoto International Airport
WALT|TSX|-0.093|117.453|ID|Santan, Borneo Island|Tanjung Santan Airport
WAMA|GLX|1.8383|127.786|ID|Galela-Celebes Island|Gamarmalamo Airport
WAMG|GTO|0.6371|122.85|ID|Gorontalo-Celebes Island|Jalaluddin Airport
WAMH|NAH|3.6832|125.528|ID|Tahuna-Sangihe Island|Naha Airport
WAMI|TLI|-1.0298|120.817|ID|Toli Toli-Celebes Island|Toli Toli Airport
WAMJ|GEB|-0.0789|129.458|ID|Gebe Island|Gebe Airport
WAMK|KAZ|1.1853|127.896|ID|Kao-Celebes Island|Kao Airport
WAML|PLW|-0.9185|119.91|ID|Palu-Celebes Island|Mutiara Airport
WAMM|MDC|1.5493|124.926|ID|Manado-Celebes Island|Sam Ratulangi Airport
WAMN|MNA|4.0069|126.673|ID|Karakelong Island|Melangguane Airport
WAMP|PSJ|-1.4167|120.658|ID|Poso-Celebes Island|Kasiguncu Airport
WAMR|OTI|2.046|128.325|ID|Gotalalamo-Morotai Island|Pitu Airport
WAMT|TTE|0.8314|127.381|ID|Sango-Ternate Island|Sultan Khairun Babullah Airport
WAMW|LUW|-1.0389|122.772|ID|Luwok-Celebes Island|Bubung Airport
WAMY|UOL|1.159|121.428|ID|Buol-Celebes Island|Buol Airport
WAOC|BTW|-3.4124|115.995|ID|Batu Licin, Borneo Island|Batu Licin Airport
WAOI|PKN|-2.7052|111.673|ID|Pangkalanbun, Borneo Island|Iskandar Airport
WAOK|KBU|-3.2947|116.165|ID|Laut Island|Stagen Airport
WAON|TJG|-2.2166|115.436|ID|Tanta-Tabalong, Borneo Island|Warukin Airport
WAOO|BDJ|-3.4424|114.763|ID|Banjarmasin, Borneo Island|Syamsudin Noor Airport
WAOP|PKY|-2.2251|113.943|ID|Palangkaraya-Kalimantan Tengah|Tjilik Riwut Airport
WAOS|SMQ|-2.4992|112.975|ID|Sampit, Borneo Island|Sampit(Hasan) Airport
WAPA|AHI|-3.348|128.926|ID|Amahai-Seram Island|Amahai Airport
WAPC|NDA|5.1167|97.1167|ID|Banda Island|Banda Airport Kepulauan
WAPD|DOB|-5.7722|134.212|ID|Dobo-Kobror Island|Dobo Airport
WAPE|MAL|-1.8758|125.83|ID|Mangole Island|Mangole Airport Falabisahaya
WAPG|NRE|-3.8208|126.718|ID|Namrole-Buru Island|Namrole Airport
WAPH|LAH|-0.6353|127.502|ID|Labuha-Halmahera Island|Oesman Sadik Airport Labuha
WAPI|SXK|-7.9886|131.306|ID|Saumlaki-Yamdena Island|Saumlaki Airport
WAPK|BJK|-6.0662|134.274|ID|Maikoor Island|Nangasuri Airport
WAPL|LUV|-5.6616|132.731|ID|Langgur-Seram Island|Dumatumbun Airport
WAPN|SQN|-2.0805|125.967|ID|Sanana-Seram Island|Emalamo Sanana Airport
WAPP|AMQ|-3.7103|128.089|ID|Ambon|Pattimura Airport Ambon
WAPR|NAM|-3.2356|127.1|ID|Namlea-Buru Island|Namlea Airport
WAPT|TAX|-1.6426|124.559|ID|Tikong-Taliabu Island|Taliabu Island Airport
WAPV|WBA|-2.8142|129.482|ID|Seram Island|WahaiSeram Island
WAQC|RTU|2.1975|118.5992|ID|Maratua Island|Maratua Airport
WARA|MLG|-7.9266|112.715|ID|Malang, Java Island|Abdul Rachman Saleh Airport
WARC|CPF|-7.1948|111.5482|ID|Tjepu, Java Island|Cepu Airport
WARJ|JOG|-7.7882|110.432|ID|Yogyakarta, Java Island|Adi Sutjipto International Airport
WARQ|SOC|-7.5161|110.757|ID|Sukarata(Solo), Java Island|Adi Sumarmo Wiryokusumo Airport
WARR|SUB|-7.3798|112.787|ID|Surabaya|Juanda International Airport
WARS|SRG|-6.9727|110.375|ID|Semarang, Java Island|Achmad Yani Airport
WART|SUP|-7.0243|113.8902|ID|Sumenep-Madura Island|Trunojoyo Airport
WASB|NTI|-2.1042|133.522|ID|Bintuni-Papua Island|Stenkol Airport
WASC|RSK|-1.5085|134.187|ID|Ransiki-Papua Island|Abresso Airport
WASE|KEQ|-0.6371|133.128|ID|Kebar-Papua Island|Kebar Airport
WASF|FKQ|-2.9202|132.267|ID|Fakfak-Papua Island|Fakfak Airport
WASI|INX|-2.1281|132.161|ID|Inanwatan Airport-Papua Island|Inanwatan Airport
WASK|KNG|-3.6445|133.696|ID|Kaimana-Papua Island|Kaimana Airport
WASM|RDE|-1.5833|133.333|ID|Merdei-Papua Island|Merdei Airport
WASO|BXB|-2.5322|133.439|ID|Babo-Papua Island|Babo Airport
WASR|MKW|-0.8918|134.049|ID|Manokwari-Papua Island|Rendani Airport
WASS|SOQ|-0.9264|131.121|ID|Sorong-Papua Island|Sorong (Jefman) Airport
WAST|TXM|-1.4447|132.021|ID|Atinjoe-Papua Island|Teminabuan Airport
WASW|WSR|-2.7336|134.518|ID|Wasior-Papua Island|Wasior Airport
WATB|BJW|-8.7087|121.0572|ID|Bajawa|Soa Airport
WATC|MOF|-8.6407|122.237|ID|Maumere-Flores Island|Maumere(Wai Oti) Airport
WATE|ENE|-8.8493|121.661|ID|Ende-Flores Island|Ende (H Hasan Aroeboesman) Airport
WATG|RTG|-8.597|120.477|ID|Satar Tacik-Flores Island|Satar Tacik Airport
WATM|ARD|-8.1323|124.597|ID|Alor Island|Mali Airport
WATO|LBJ|-8.4867|119.889|ID|Labuan Bajo-Flores Island|Komodo (Mutiara II) Airport
WATT|KOE|-10.1716|123.671|ID|Kupang-Timor Island|El Tari Airport
WAWB|BUW|-5.4869|122.569|ID|Bau Bau-Butung Island|Betoambari Airport
WAWJ|MJU|-2.5833|119.0333|ID|Mamuju-Celebes Island|Tampa Padang Airport
WAWM|MXB|-2.558|120.324|ID|Masamba-Celebes Island|Andi Jemma Airport
WAWP|KXB|-4.345|121.5222|ID|Kolaka|Sangia Nibandera Airport
WAWS|SQR|-2.5312|121.358|ID|Soroako-Celebes Island|Soroako Airport
WAWW|KDI|-4.0816|122.418|ID|Kendari-Celebes Island|Wolter Monginsidi Airport
WBGB|BTU|3.1239|113.02|MY|Bintulu|Bintulu Airport
WBGC|BLG|2.65|113.767|MY|Belaga|Belaga Airport
WBGD|LSM|4.217|115.6|MY|Long Semado|Long Semado Airport
WBGF|LGL|3.421|115.154|MY|Long Datih|Long Lellang Airport
WBGG|KCH|1.4847|110.347|MY|Kuching|Kuching International Airport
WBGI|ODN|3.967|115.05|MY|Long Seridan|Long Seridan Airport
WBGJ|LMN|4.8083|115.01|MY|Limbang|Limbang Airport
WBGK|MKM|2.9064|112.08|MY|Mukah|Mukah Airport
WBGL|LKH|3.3|114.783|MY|Long Akah|Long Akah Airport
WBGM|MUR|4.179|114.329|MY|Marudi|Marudi Airport
WBGN|BSE|1.8136|109.763|MY|Sematan|Sematan Airport
WBGP|KPI|2.017|112.95|MY|Kapit|Kapit Airport
WBGQ|BKM|3.974|115.618|MY|Bakalalan|Bakalalan Airport
WBGR|MYY|4.322|113.987|MY|Miri|Miri Airport
WBGS|SBW|2.2616|111.985|MY|Sibu|Sibu Airport
WBGT|TGC|2.1778|111.202|MY|Tanjung Manis|Tanjung Manis Airport
WBGU|LSU|4.5522|115.494|MY|Long Sukang|Long Sukang Airport
WBGW|LWY|4.8492|115.408|MY|Lawas|Lawas Airport
WBGY|SGG|1.217|111.45|MY|Simanggang|Simanggang Airport
WBGZ|BBN|3.7339|115.479|MY|Bario|Bario Airport
WBKA|SMM|4.45|118.583|MY|Semporna|Semporna Airport
WBKD|LDU|5.0323|118.324|MY|Lahad Datu|Lahad Datu Airport
WBKE|TEL|5.6286|117.126|MY|Telupid|Telupid Airport
WBKG|KGU|5.3575|116.162|MY|Keningau|Keningau Airport
WBKH|SXS|5.0878|119.094|MY|Sahabat|Sahabat [Sahabat 16] Airport
WBKK|BKI|5.9372|116.051|MY|Kota Kinabalu|Kota Kinabalu International Airport
WBKL|LBU|5.3007|115.25|MY|Labuan|Labuan Airport
WBKM|TMG|5.4|118.65|MY|Tomanggong|Tomanggong Airport
WBKN|GSA|4.4|115.717|MY|Long Miau|Long Pasia Airport
WBKO|SPE|4.733|116.467|MY|Sepulot|Sepulot Airport
WBKP|PAY|5.9993|117.3999|MY|Pamol|Pamol Airport
WBKR|RNU|5.95|116.667|MY|Ranau|Ranau Airport
WBKS|SDK|5.9009|118.059|MY|Sandakan|Sandakan Airport
WBKT|KUD|6.9225|116.836|MY|Kudat|Kudat Airport
WBKW|TWU|4.3202|118.128|MY|Tawau|Tawau Airport
WBMU|MZV|4.0483|114.805|MY|Mulu|Mulu Airport
WBSB|BWN|4.9442|114.928|BN|Bandar Seri Begawan|Brunei International Airport
WIAG|AKQ|-4.4894|105.217|ID|Menggala, Sumatra Island|Menggala Airport
WIBB|PKU|0.4608|101.445|ID|Pekanbaru, Sumatra Island|Sultan Syarif Kasim Ii (Simpang Tiga) Airport
WIBD|DUM|1.6092|101.434|ID|Dumai, Sumatra Island|Pinang Kampai Airport
WIBR|RKO|-2.0991|99.7007|ID|Sipora Island|Rokot Airport
WIBT|TJB|1.05|103.383|ID|Karinmunbesar Island|Tanjung Balai Airport
WICA|KJT|-6.6491|108.167|ID|Bandung, Majalengka Regency|Kertajati International Airport
WICC|BDO|-6.9006|107.576|ID|Bandung, Java Island|Husein Sastranegara International Airport
WICD|CBN|-6.7561|108.54|ID|Cirebon, Java Island|Penggung Airport
WICM|TSY|-7.3466|108.246|ID|Tasikmalaya, Java Island|Cibeureum Airport
WICT|TKG|-5.2406|105.1756|ID|Bandar Lampung, Sumatra Island|Radin Inten II (Branti) Airport
WIDD|BTH|1.121|104.119|ID|Batam, Batam Island|Hang Nadim Airport
WIDE|PPR|0.8454|100.37|ID|Pasir Pengarayan, Sumatra Island|Pasir Pangaraan Airport
WIDN|TNJ|0.9227|104.532|ID|Tanjung Pinang-Bintan Island|Kijang Airport
WIDS|SIQ|-0.4792|104.579|ID|Pasirkuning-Singkep Island|Dabo Airport
WIEE|PDG|-0.7869|100.281|ID|Ketaping/Padang, Sumatra Island|Minangkabau Airport
WIHH|HLP|-6.2666|106.891|ID|Jakarta|Halim Perdanakusuma International Airport
WIHL|CXP|-7.6451|109.034|ID|Cilacap, Java Island|Tunggul Wulung Airport
WIHP|PCB|-6.337|106.765|ID|Jakarta|Pondok Cabe Air Base
WIII|CGK|-6.1256|106.656|ID|Jakarta|Soekarno-Hatta International Airport
WIJI|KRC|-2.0911|101.4628|ID|Sungai Penuh|Depati Parbo Airport
WIMB|GNS|1.1664|97.7047|ID|Gunung Sitoli, Nias Island|Binaka Airport
WIME|AEG|1.4001|99.4305|ID|Padang Sidempuan, Sumatra Island|Aek Godang Airport
WIMK|MES|3.5592|98.6711|ID|Medan, Sumatra Island|Soewondo Air Force Base
WIMM|KNO|3.6378|98.8706|ID|Medan, Sumatra Island|Polonia International Airport
WIMN|DTB|2.2597|98.9919|ID|Tingkeum, Sumatra Island|Silangit Airport
WIMP|SIW|2.6667|98.9333|ID|Parapat, Sumatra Island|Parapat Airport
WIMS|FLZ|1.5559|98.8889|ID|Sibolga, Sumatra Island|Dr Ferdinand Lumban Tobing Airport
WIOD|TJQ|-2.7457|107.755|ID|Tanjung Pandan, Belitung Island|Buluh Tumbang (H A S Hanandjoeddin) Airport
WIOG|NPO|-0.3489|111.748|ID|Nanga Pinoh, Borneo Island|Nanga Pinoh I Airport
WIOK|KTG|-1.8166|109.963|ID|Ketapang, Borneo Island|Ketapang (Rahadi Usman) Airport
WIOM|MWK|3.3481|106.258|ID|Matak Island|Tarempa Airport
WION|NTX|3.9087|108.388|ID|Ranai, Natuna Besar Island|Ranai Airport
WIOO|PNK|-0.1507|109.404|ID|Pontianak, Borneo Island|Supadio Airport
WIOP|PSU|0.8356|112.937|ID|Putussibau, Borneo Island|Pangsuma Airport
WIPA|DJB|-1.638|103.644|ID|Jambi, Sumatra Island|Sultan Thaha Airport
WIPB|LLJ|-3.28|102.9172|ID|Lubuk Linggau, Sumatra Island|Silampari
WIPK|PGK|-2.1622|106.139|ID|Pangkal Pinang, Palaubangka Island|Pangkal Pinang (Depati Amir) Airport
WIPL|BKS|-3.8637|102.339|ID|Bengkulu, Sumatra Island|Padang Kemiling (Fatmawati Soekarno) Airport
WIPO|WYK|-4.3918|104.401|ID|Batu Raja, Sumatra Island|Gatot Subrato Airport
WIPP|PLM|-2.8982|104.7|ID|Palembang, Sumatra Island|Sultan Mahmud Badaruddin Ii Airport
WIPQ|PDO|-3.2861|103.88|ID|Talang Gudang, Sumatra Island|Pendopo Airport
WIPR|RGT|-0.3528|102.335|ID|Rengat, Sumatra Island|Japura Airport
WIPU|MPC|-2.5419|101.088|ID|Muko Muko, Sumatra Island|Muko Muko Airport
WIPV|KLQ|-2.6235|103.955|ID|Keluang, Sumatra Island|Keluang Airport
WITA|TPK|3.2634|97.1838|ID|Tapak Tuan, Sumatra Island|Teuku Cut Ali Airport
WITC|MEQ|4.25|96.217|ID|Peureumeue, Sumatra Island|Cut Nyak Dien Airport
WITL|LSX|5.0695|97.2592|ID|Lhok Sukon, Sumatra Island|Lhok Sukon Airport
WITM|LSW|5.2267|96.9503|ID|Lhok Seumawe, Sumatra Island|Malikus Saleh Airport
WITN|SBG|5.8741|95.3397|ID|Sabang, We Island|Maimun Saleh Airport
WITT|BTJ|5.5235|95.4204|ID|Banda Aceh, Sumatra Island|Sultan Iskandarmuda Airport
WMAN|SXT|4.3303|102.395|MY|Taman Negara|Sungai Tiang Airport
WMAU|MEP|2.383|103.867|MY|Mersing|Mersing Airport
WMBA|SWY|4.2164|100.6986|MY|Sitiawan|Sitiawan Airport
WMBI|TPG|4.867|100.717|MY|Taiping|Taiping (Tekah) Airport
WMBT|TOD|2.8182|104.16|MY|Pulau Tioman|Pulau Tioman Airport
WMKA|AOR|6.1897|100.398|MY|Alor Satar|Sultan Abdul Halim Airport
WMKB|BWH|5.4659|100.391|MY|Butterworth|Butterworth Airport
WMKC|KBR|6.1669|102.293|MY|Kota Baharu|Sultan Ismail Petra Airport
WMKD|KUA|3.7754|103.209|MY|Kuantan|Kuantan Airport
WMKE|KTE|4.5372|103.427|MY|Kerteh|Kerteh Airport
WMKI|IPH|4.568|101.092|MY|Ipoh|Sultan Azlan Shah Airport
WMKJ|JHB|1.6413|103.67|MY|Senai|Senai International Airport
WMKK|KUL|2.7456|101.71|MY|Kuala Lumpur|Kuala Lumpur International Airport
WMKL|LGK|6.3297|99.7287|MY|Langkawi|Langkawi International Airport
WMKM|MKZ|2.2634|102.252|MY|Malacca|Malacca Airport
WMKN|TGG|5.3826|103.103|MY|Kuala Terengganu|Sultan Mahmud Airport
WMKP|PEN|5.2971|100.277|MY|Penang|Penang International Airport
WMPA|PKG|4.2447|100.553|MY|Pangkor Island|Pulau Pangkor Airport
WMPR|RDN|5.7653|103.007|MY|Redang|LTS Pulau Redang Airport
WMSA|SZB|3.1306|101.549|MY|Subang|Sultan Abdul Aziz Shah International Airport
WN07|DTR|48.4998|-122.8138|US|Anacortes|Decatur Shores Airport
WPAT|AUT|-8.2105|125.616|TL|Atauro|Atauro Airport
WPDB|UAI|-9.3033|125.287|TL|Suai|Suai Airport
WPDL|DIL|-8.5464|125.526|TL|Dili|Presidente Nicolau Lobato International Airport
WPEC|BCH|-8.489|126.401|TL|Baucau|Cakung Airport
WPMN|MPT|-8.9722|125.215|TL|Maliana|Maliana Airport
WPOC|OEC|-9.1981|124.343|TL|Oecussi-Ambeno|Oecussi Airport
WPVQ|VIQ|-8.8838|126.373|TL|Viqueque|Viqueque Airport
WRKA|ABU|-9.0731|124.905|ID|Atambua-Timor Island|Haliwen Airport
WRKL|LKA|-8.3467|122.981|ID|Larantuka-Flores Island|Gewayentana Airport
WRKS|SAU|-10.4833|121.9|ID|Sawu-Sawu Island|Sawu Airport
WRLA|SGQ|0.5|117.3334|ID|Sanggata-Timor Island|Sanggata Airport
WRLB|LBW|3.867|115.683|ID|Long Bawan, Borneo Island|Long Bawan Airport
WRLC|BXT|0.1197|117.475|ID|Bontang, Borneo Island|Bontang Airport
WRLF|NNX|4.1365|117.667|ID|Nunukan-Nunukan Island|Nunukan Airport
WRLH|TNB|-1.9101|116.202|ID|Tanah Grogot, Borneo Island|Tanah Grogot Airport
WRLP|LPU|1.7045|114.9703|ID|Long Apung, Borneo Island|Long Apung Airport
WSAP|QPG|1.3604|103.91|SG||Paya Lebar Air Base
WSAT|TGA|1.3873|103.709|SG||Tengah Air Base
WSSL|XSP|1.4169|103.868|SG|Seletar|Seletar Airport
WSSS|SIN|1.3502|103.994|SG|Singapore|Singapore Changi International Airport
XBRO|SKL|57.2534|-5.8279|GB|Broadford|Skye Bridge Ashaig Airport
YABA|ALH|-34.9433|117.809|AU|Albany|Albany Airport
YABI|ABG|-17.6167|143.167|AU||Abingdon Downs Airport
YADS|AWN|-26.5333|139.267|AU||Alton Downs Airport
YAGD|AUD|-18.515|139.878|AU||Augustus Downs Airport
YALA|MRP|-27.3333|133.627|AU||Marla Airport
YALX|AXL|-19.0602|136.71|AU||Alexandria Homestead Airport
YAMC|AXC|-22.9667|145.242|AU||Aramac Airport
YAMK|ADO|-30.4383|137.137|AU||Andamooka Airport
YAMM|AMX|-21.7383|135.242|AU||Ammaroo Airport
YAMT|AMT|-26.1083|131.207|AU||Amata Airport
YANG|WLP|-23.1356|118.707|AU||West Angelas Airport
YANL|AYL|-18.0181|135.5351|AU||Anthony Lagoon Airport
YAPH|ABH|-23.6461|146.584|AU||Alpha Airport
YARA|ARY|-37.3094|142.989|AU||Ararat Airport
YARG|GYL|-16.6369|128.451|AU||Argyle Airport
YARM|ARM|-30.5281|151.617|AU|Armidale|Armidale Airport
YARY|AAB|-26.7|141.05|AU||Arrabury Airport
YAUR|AUU|-13.3539|141.721|AU||Aurukun Airport
YAUS|AWP|-20.5|137.75|AU||Austral Downs Airport
YAUV|AVG|-15.7|130.0|AU||Auvergne Airport
YAYE|AYQ|-25.1861|130.976|AU|Ayers Rock|Ayers Rock Connellan Airport
YAYR|AYR|-19.5844|147.329|AU||Ayr Airport
YBAM|ABM|-10.9508|142.459|AU||Bamaga Injinoo Airport
YBAR|BCI|-23.5653|145.307|AU|Barcaldine|Barcaldine Airport
YBAS|ASP|-23.8067|133.902|AU|Alice Springs|Alice Springs Airport
YBAU|BDD|-10.15|142.1734|AU||Badu Island Airport
YBAW|BKP|-20.4958|138.4747|AU||Barkly Downs Airport
YBBN|BNE|-27.3842|153.117|AU|Brisbane|Brisbane International Airport
YBCG|OOL|-28.1644|153.505|AU|Gold Coast|Gold Coast Airport
YBCK|BKQ|-24.4278|145.429|AU|Blackall|Blackall Airport
YBCS|CNS|-16.8858|145.755|AU|Cairns|Cairns International Airport
YBCV|CTL|-26.4133|146.262|AU|Charleville|Charleville Airport
YBDF|BDW|-17.2867|127.463|AU||Bedford Downs Airport
YBDG|BXG|-36.7394|144.33|AU||Bendigo Airport
YBDV|BVI|-25.8975|139.348|AU||Birdsville Airport
YBEB|BXF|-17.545|128.305|AU|Bellburn|Pumululu National Park
YBEO|BTX|-25.6417|140.783|AU||Betoota Airport
YBGD|OCM|-22.5412|117.2695|AU||Boolgeeda Airport
YBGO|BQW|-20.1483|127.973|AU||Balgo Hill Airport
YBHI|BHQ|-32.0014|141.472|AU|Broken Hill|Broken Hill Airport
YBHM|HTI|-20.3581|148.952|AU|Hamilton Island|Hamilton Island Airport
YBIE|BEU|-24.3461|139.46|AU||Bedourie Airport
YBIL|BIW|-19.5667|127.667|AU||Billiluna Airport
YBIZ|BZP|-14.7403|144.1194|AU|Lakefield National Park|Bizant Airport
YBKE|BRK|-30.0392|145.952|AU||Bourke Airport
YBKT|BUC|-17.7486|139.534|AU||Burketown Airport
YBLA|BLN|-36.5519|146.007|AU||Benalla Airport
YBLC|LCN|-30.535|139.337|AU||Balcanoona Airport
YBLL|BLS|-28.0583|147.483|AU||Bollon Airport
YBLN|BQB|-33.6884|115.4016|AU|Busselton|Busselton Regional Airport
YBMA|ISA|-20.6639|139.489|AU|Mount Isa|Mount Isa Airport
YBMC|MCY|-26.6033|153.091|AU|Maroochydore|Sunshine Coast Airport
YBMK|MKY|-21.1717|149.18|AU|Mackay|Mackay Airport
YBNA|BNK|-28.8339|153.562|AU|Ballina|Ballina Byron Gateway Airport
YBNS|BSJ|-37.8875|147.568|AU||Bairnsdale Airport
YBOI|GIC|-9.2328|142.218|AU||Boigu Airport
YBOK|OKY|-27.4114|151.735|AU||Oakey Airport
YBOU|BQL|-22.9133|139.9|AU||Boulia Airport
YBPI|BMP|-20.8033|149.27|AU||Brampton Island Airport
YBPN|PPP|-20.495|148.552|AU|Proserpine|Proserpine Whitsunday Coast Airport
YBRK|ROK|-23.3819|150.475|AU|Rockhampton|Rockhampton Airport
YBRL|BOX|-16.0753|136.302|AU||Borroloola Airport
YBRM|BME|-17.9447|122.232|AU|Broome|Broome International Airport
YBRN|BZD|-34.6236|143.578|AU||Balranald Airport
YBRU|BTD|-18.64|135.938|AU||Brunette Downs Airport
YBRW|BWQ|-29.9739|146.817|AU||Brewarrina Airport
YBRY|BYP|-22.6739|119.166|AU||Barimunya Airport
YBTH|BHS|-33.4094|149.652|AU|Bathurst|Bathurst Airport
YBTI|BRT|-11.7692|130.62|AU||Bathurst Island Airport
YBTL|TSV|-19.2525|146.765|AU|Townsville|Townsville Airport
YBTR|BLT|-23.6031|148.807|AU||Blackwater Airport
YBUD|BDB|-24.9039|152.319|AU|Bundaberg|Bundaberg Airport
YBUN|BUY|-33.3783|115.677|AU||Bunbury Airport
YBWM|BIP|-16.8808|143.479|AU||Bulimba Airport
YBWN|ZBO|-20.0183|148.215|AU||Bowen Airport
YBWP|WEI|-12.6786|141.925|AU|Weipa|Weipa Airport
YBWW|WTB|-27.5583|151.7933|AU|Wellcamp|Toowoomba Wellcamp Airport
YBWX|BWB|-20.8644|115.406|AU||Barrow Island Airport
YBYS|BVZ|-16.7333|125.433|AU||Beverley Springs Airport
YCAG|CGV|-32.265|125.493|AU||Caiguna Airport
YCAH|CLH|-31.7733|149.61|AU||Coolah Airport
YCAR|CVQ|-24.8806|113.672|AU||Carnarvon Airport
YCAS|CSI|-28.8828|153.067|AU||Casino Airport
YCBA|CAZ|-31.5383|145.794|AU||Cobar Airport
YCBB|COJ|-31.3325|149.267|AU||Coonabarabran Airport
YCBE|CBY|-19.4794|140.927|AU|Canobie|Canobie Airport
YCBN|CBI|-40.3917|148.017|AU||Cape Barren Island Airport
YCBP|CPD|-29.04|134.721|AU||Coober Pedy Airport
YCBR|CRB|-29.5217|148.582|AU||Collarenebri Airport
YCCA|CCL|-26.775|150.617|AU||Chinchilla Airport
YCCT|CNC|-10.05|143.07|AU||Coconut Island Airport
YCCY|CNJ|-20.6686|140.504|AU|Cloncurry|Cloncurry Airport
YCDO|CBX|-33.0644|147.209|AU||Condobolin Airport
YCDR|CUD|-26.8|153.1|AU||Caloundra Airport
YCDU|CED|-32.1306|133.71|AU||Ceduna Airport
YCEE|CVC|-33.7097|136.505|AU||Cleve Airport
YCFD|CFI|-17.0217|131.327|AU||Camfield Airport
YCFH|CFH|-27.0159|138.8928|AU|Clifton Hills Station|Clifton Hills Landing Strip
YCGO|LLG|-17.1428|144.529|AU||Chillagoe Airport
YCHK|CKW|-22.3556|119.6522|AU|Christmas Creek mine|Graeme Rowley Aerodrome
YCHT|CXT|-20.0431|146.273|AU||Charters Towers Airport
YCIN|DCN|-17.5814|123.828|AU||RAAF Base Curtin
YCKI|CKI|-11.165|132.483|AU||Croker Island Airport
YCKN|CTN|-15.4447|145.184|AU||Cooktown Airport
YCMT|CMQ|-22.7731|147.621|AU||Clermont Airport
YCMU|CMA|-28.03|145.622|AU||Cunnamulla Airport
YCMW|CML|-19.9117|138.125|AU||Camooweal Airport
YCNF|NIF|-21.6717|121.587|AU||Camp Nifty Airport
YCNK|CES|-32.7875|151.342|AU||Cessnock Airport
YCNM|CNB|-30.9833|148.376|AU||Coonamble Airport
YCOD|ODL|-26.7453|140.638|AU|Cordillo Downs|Cordillo Downs Airport
YCOE|CUQ|-13.7608|143.114|AU||Coen Airport
YCOI|CIE|-33.3667|116.217|AU||Collie Airport
YCOM|OOM|-36.3006|148.974|AU|Cooma|Cooma Snowy Mountains Airport
YCOO|CDA|-12.9033|132.532|AU||Cooinda Airport
YCOR|CWW|-35.9947|146.357|AU||Corowa Airport
YCRG|CYG|-36.1828|147.888|AU||Corryong Airport
YCRK|CXQ|-18.8833|125.917|AU||Christmas Creek Station Airport
YCRY|CDQ|-18.225|142.258|AU||Croydon Airport
YCSV|KCE|-20.5967|147.86|AU||Collinsville Airport
YCTM|CMD|-34.6239|148.028|AU||Cootamundra Airport
YCUA|CUG|-33.2783|148.763|AU||Cudal Airport
YCUE|CUY|-27.4467|117.918|AU||Cue Airport
YCWA|CJF|-22.9667|118.8133|AU||Coondewanna Airport
YCWI|CWR|-27.7117|138.328|AU||Cowarie Airport
YCWL|CCW|-33.6667|136.892|AU||Cowell Airport
YCWR|CWT|-33.8447|148.649|AU||Cowra Airport
YCWY|COY|-21.7833|117.8|AU||Coolawanyah Airport
YDAY|DBY|-27.1553|151.267|AU||Dalby Airport
YDBI|DRN|-28.5917|148.217|AU||Dirranbandi Airport
YDBR|DNB|-16.05|142.4|AU||Dunbar Airport
YDBY|DRB|-17.37|123.661|AU||Derby Airport
YDDF|DFP|-16.053|143.012|AU|Drumduff|Drumduff Airport
YDGA|DGD|-27.8303|117.3164|AU||Dalgaranga Gold Mine Airport
YDIX|DXD|-15.1175|143.316|AU|New Dixie|Dixie Airport
YDKI|DKI|-17.9417|146.14|AU||Dunk Island Airport
YDLK|DLK|-29.0133|138.481|AU|Dulkaninna|Dulkaninna Airport
YDLQ|DNQ|-35.5594|144.946|AU||Deniliquin Airport
YDLT|DDN|-16.9917|141.317|AU||Delta Downs Airport
YDLV|DLV|-12.55|130.685|AU||Delissaville Airport
YDLW|DYW|-16.2647|133.3834|AU|Daly Waters|Daly Waters Airport
YDMG|DMD|-17.9403|138.822|AU||Doomadgee Airport
YDMN|DVR|-13.7498|130.6939|AU||Daly River Airport
YDNI|NLF|-9.5833|143.767|AU|Darnley Island|Darnley Island Airport
YDOR|DRD|-16.5583|141.808|AU||Dorunda Airport
YDPD|DVP|-24.15|141.108|AU||Davenport Downs Airport
YDPO|DPO|-41.1697|146.43|AU|Devonport|Devonport Airport
YDRA|DOX|-29.3|114.933|AU||Dongara Airport
YDRD|DRY|-15.7136|126.3811|AU||Drysdale River Airport
YDRH|DHD|-27.075|141.9|AU||Durham Downs Airport
YDRI|DRR|-25.685|140.228|AU||Durrie Airport
YDVR|DKV|-24.86|129.07|AU||Docker River Airport
YDYS|DYA|-22.6222|148.364|AU||Dysart Airport
YECH|ECH|-36.1572|144.762|AU||Echuca Airport
YECL|EUC|-31.7|128.883|AU||Eucla Airport
YEDA|ETD|-28.7408|138.589|AU|Etadunna|Etadunna Airport
YEEB|ENB|-29.8325|115.246|AU|Eneabba|Eneabba Airport
YEIN|EIH|-18.5033|144.094|AU|Einasleigh|Einasleigh Airport
YELD|ELC|-12.0194|135.571|AU|Elcho Island|Elcho Island Airport
YEML|EMD|-23.5675|148.179|AU|Emerald|Emerald Airport
YERN|ERB|-26.2633|132.182|AU||Ernabella Airport
YESP|EPR|-33.6844|121.823|AU||Esperance Airport
YEVA|EVD|-18.001|134.863|AU|Eva Downs|Eva Downs Airport
YEVD|EVH|-29.0933|153.42|AU||Evans Head Aerodrome
YEXM|EXM|-22.0333|114.1|AU||Exmouth Airport
YFBS|FRB|-33.3636|147.935|AU|Forbes|Forbes Airport
YFDF|KFE|-22.2919|119.4372|AU|Cloudbreak Village|Fortescue - Dave Forrest Aerodrome
YFIL|FLY|-35.6667|145.55|AU||Finley Airport
YFLI|FLS|-40.0917|147.993|AU||Flinders Island Airport
YFLO|FVL|-18.2833|128.417|AU||Flora Valley Airport
YFNE|FIK|-25.5947|134.583|AU|Finke|Finke Airport
YFRT|FOS|-30.8381|128.115|AU||Forrest Airport
YFST|FOT|-32.2042|152.479|AU||Forster (Wallis Is) Airport
YFTZ|FIZ|-18.1819|125.559|AU||Fitzroy Crossing Airport
YGAM|GBP|-16.55|143.667|AU||Gamboola Airport
YGAY|GAH|-25.6144|151.619|AU||Gayndah Airport
YGBI|GBL|-11.65|133.382|AU||South Goulburn Is Airport
YGDH|GUH|-30.9611|150.251|AU||Gunnedah Airport
YGDI|GOO|-28.5214|150.32|AU||Goondiwindi Airport
YGDN|GDD|-18.6781|128.592|AU|Gordon Downs|Gordon Downs Airport
YGDS|GGD|-18.625|139.233|AU||Gregory Downs Airport
YGEL|GET|-28.7961|114.707|AU||Geraldton Airport
YGFN|GFN|-29.7594|153.03|AU||Grafton Airport
YGIA|GBW|-22.5787|120.0394|AU|Ginbata|Ginbata
YGIB|GBV|-16.4233|126.445|AU||Gibb River Airport
YGKL|GKL|-23.1833|150.942|AU||Great Keppel Is Airport
YGLA|GLT|-23.8697|151.223|AU|Gladstone|Gladstone Airport
YGLB|GUL|-34.8103|149.726|AU||Goulburn Airport
YGLE|GLG|-24.8083|139.6|AU||Glengyle Airport
YGLI|GLI|-29.675|151.689|AU||Glen Innes Airport
YGLO|GLM|-22.8883|138.825|AU||Glenormiston Airport
YGNV|GVP|-18.9833|145.117|AU||Greenvale Airport
YGPT|GPN|-11.4025|130.422|AU||Garden Point Airport
YGRM|GYZ|-28.0342|123.8142|AU||Gruyere Airport
YGSC|GSC|-25.05|115.2|AU||Gascoyne Junction Airport
YGTE|GTE|-13.975|136.46|AU|Groote Eylandt|Groote Eylandt Airport
YGTH|GFF|-34.2508|146.067|AU|Griffith|Griffith Airport
YGTN|GTT|-18.305|143.53|AU||Georgetown Airport
YGTO|GEE|-41.08|146.84|AU||Georgetown (Tas) Airport
YGYM|GYP|-26.2828|152.702|AU||Gympie Airport
YHAW|HWK|-31.8559|138.4681|AU|Hawker|Wilpena Pound Airport
YHAY|HXX|-34.5314|144.83|AU||Hay Airport
YHBA|HVB|-25.3189|152.88|AU|Hervey Bay|Hervey Bay Airport
YHBR|HUB|-16.4897|130.6303|AU||Humbert River Airport
YHBY|HRY|-24.55|133.217|AU||Henbury Airport
YHDY|HIP|-21.3333|138.283|AU||Headingly Airport
YHHY|HIG|-16.4333|143.15|AU||Highbury Airport
YHID|HID|-10.5864|142.29|AU|Horn Island|Horn Island Airport
YHIL|HLL|-21.75|119.417|AU||Hillside Airport
YHLC|HCQ|-18.2339|127.67|AU||Halls Creek Airport
YHMB|HMG|-23.93|132.805|AU||Hermannsburg Airport
YHML|HLT|-37.6489|142.065|AU||Hamilton Airport
YHOO|HOK|-18.3367|130.638|AU||Hooker Creek Airport
YHOT|MHU|-37.0475|147.334|AU|Mount Hotham|Mount Hotham Airport
YHPN|HTU|-35.7153|142.36|AU||Hopetoun Airport
YHSM|HSM|-36.6697|142.173|AU||Horsham Airport
YHTL|HAT|-11.75|142.583|AU||Heathlands Airport
YHUG|HGD|-20.815|144.225|AU||Hughenden Airport
YIDK|IDK|-26.9667|133.325|AU||Indulkana Airport
YIFL|IFL|-17.5594|146.012|AU||Innisfail Airport
YIFY|IFF|-18.9|141.217|AU||Iffley Airport
YIGM|IGH|-18.6606|146.152|AU||Ingham Airport
YIKM|IKP|-16.275|141.442|AU||Inkerman Airport
YINJ|INJ|-25.85|148.533|AU||Injune Airport
YINN|INM|-27.7|140.733|AU||Innamincka Airport
YINW|IVW|-17.8411|129.643|AU|Inverway|Inverway Airport
YISF|ISI|-24.2583|144.425|AU||Isisford Airport
YIVL|IVR|-29.8883|151.144|AU||Inverell Airport
YJAB|JAB|-12.6583|132.893|AU||Jabiru Airport
YJDA|JUN|-24.8417|143.058|AU||Jundah Airport
YJLC|JCK|-20.6683|141.723|AU||Julia Creek Airport
YJNB|JUR|-30.3|115.033|AU||Jurien Bay Airport
YKAL|UBU|-14.2883|126.632|AU||Kalumburu Airport
YKBL|KDB|-31.1833|121.6|AU||Kambalda Airport
YKBR|KAX|-27.69|114.262|AU||Kalbarri Airport
YKBY|KBY|-32.8358|134.293|AU||Streaky Bay Airport
YKCA|KBJ|-24.26|131.49|AU||Kings Canyon Airport
YKCS|KCS|-24.4233|131.835|AU||Kings Creek Airport
YKER|KRA|-35.7514|143.939|AU||Kerang Airport
YKII|KNS|-39.8775|143.878|AU||King Island Airport
YKIR|KBB|-17.7792|129.21|AU|Kirkimbie|Kirkimbie Station Airport
YKKG|KFG|-17.4319|130.808|AU||Kalkgurung Airport
YKLA|KOH|-15.9167|142.45|AU||Koolatah Airport
YKLB|KKP|-15.3189|143.955|AU|Koolburra|Koolburra Airport
YKMB|KRB|-17.4567|140.83|AU||Karumba Airport
YKML|KML|-19.375|140.057|AU||Kamileroi Airport
YKMP|KPS|-31.0744|152.77|AU||Kempsey Airport
YKNG|KNI|-33.7167|117.633|AU||Katanning Airport
YKOW|KWM|-15.4856|141.751|AU|Kowanyama|Kowanyama Airport
YKPR|KPP|-14.9|144.2|AU||Kalpowar Airport
YKRY|KGY|-26.5808|151.841|AU||Kingaroy Airport
YKSC|KGC|-35.7139|137.521|AU||Kingscote Airport
YKUB|KUG|-10.225|142.218|AU||Kubin Airport
YLAH|LWH|-18.5683|138.635|AU||Lawn Hill Airport
YLEC|LGH|-30.5983|138.426|AU||Leigh Creek Airport
YLEO|LNO|-28.8781|121.315|AU|Leonora|Leonora Airport
YLEV|LEL|-12.4989|135.806|AU||Lake Evella Airport
YLFD|LFP|-14.9333|144.2|AU||Lakefield Airport
YLHI|LDH|-31.5383|159.077|AU|Lord Howe Island|Lord Howe Island Airport
YLHR|IRG|-12.7869|143.305|AU||Lockhart River Airport
YLHS|LTP|-19.1958|144.371|AU|Lyndhurst|Lyndhurst Airport
YLIM|LIB|-17.25|129.883|AU||Limbunya Station Airport
YLIN|LDC|-20.4536|149.04|AU|Lindeman Island|Lindeman Island Airport
YLIS|LSY|-28.8303|153.26|AU|Lismore|Lismore Airport
YLKN|LNH|-20.9667|137.917|AU||Lake Nash Airport
YLLE|BBL|-27.4083|141.808|AU||Ballera Airport
YLND|LKD|-15.8333|144.85|AU||Lakeland Airport
YLOK|LOC|-33.5442|135.693|AU|Lock|Lock Airport
YLOR|LOA|-18.9933|139.907|AU||Lorraine Airport
YLOV|LTV|-17.0483|141.376|AU|Lotus Vale|Lotus Vale Airport
YLRA|LUU|-15.55|144.45|AU||Laura Airport
YLRD|LHG|-29.4567|147.984|AU||Lightning Ridge Airport
YLRE|LRE|-23.4342|144.28|AU|Longreach|Longreach Airport
YLRS|LUT|-15.1833|144.367|AU||New Laura Airport
YLST|LER|-27.8433|120.703|AU||Leinster Airport
YLTN|LVO|-28.6136|122.424|AU||Laverton Airport
YLTV|TGN|-38.2072|146.47|AU||Latrobe Valley Airport
YLZI|LZR|-14.6667|145.45|AU||Lizard Island Airport
YMAA|UBB|-9.95|142.183|AU|Mabuiag Island|Mabuiag Island Airport
YMAV|AVV|-38.0394|144.469|AU|Melbourne|Avalon Airport
YMAY|ABX|-36.0678|146.958|AU|Albury|Albury Airport
YMBA|MRG|-17.0692|145.419|AU||Mareeba Airport
YMBL|MBB|-21.1633|119.833|AU||Marble Bar Airport
YMCO|XMC|-37.5983|149.72|AU||Mallacoota Airport
YMCR|MFP|-22.1|137.983|AU||Manners Creek Airport
YMCT|MLR|-37.5836|140.366|AU||Millicent Airport
YMDG|DGE|-32.5625|149.611|AU|Mudgee|Mudgee Airport
YMDI|MQA|-19.7383|120.838|AU|Mandora|Mandora Airport
YMDS|MNW|-22.4667|135.233|AU||Macdonald Downs Airport
YMEK|MKR|-26.6117|118.548|AU||Meekatharra Airport
YMEN|MEB|-37.7281|144.902|AU||Melbourne Essendon Airport
YMER|MIM|-36.9086|149.901|AU|Merimbula|Merimbula Airport
YMEU|MLV|-13.05|142.483|AU||Merluna Airport
YMGB|MGT|-12.0944|134.894|AU|Milingimbi Island|Milingimbi Airport
YMGD|MNG|-12.0561|134.234|AU|Maningrida|Maningrida Airport
YMGN|GSN|-31.4597|137.174|AU|Mount Gunson|Mount Gunson Airport
YMGR|MGV|-18.6217|126.883|AU||Margaret River (Station) Airport
YMGT|MQZ|-33.9306|115.1|AU||Margaret River Airport
YMGV|MVU|-14.7833|143.5|AU||Musgrave Airport
YMHB|HBA|-42.8361|147.51|AU|Hobart|Hobart International Airport
YMHO|MHO|-17.055|125.71|AU||Mount House Airport
YMHU|MCV|-16.4425|136.084|AU|McArthur River Mine|McArthur River Mine Airport
YMIA|MQL|-34.2292|142.086|AU|Mildura|Mildura Airport
YMIN|XML|-34.75|137.533|AU||Minlaton Airport
YMIP|MIH|-14.7914|125.824|AU|Mitchell Plateau|Mitchell Plateau Airport
YMIR|MWY|-30.15|147.335|AU||Miralwyn Airport
YMIT|MTQ|-26.4833|147.937|AU||Mitchell Airport
YMJM|MJP|-34.2653|116.14|AU||Manjimup Airport
YMLS|WLE|-26.8083|150.175|AU||Miles Airport
YMLT|LST|-41.5453|147.214|AU|Launceston|Launceston Airport
YMMB|MBW|-37.9758|145.102|AU|Melbourne|Melbourne Moorabbin Airport
YMMI|WUI|-28.7053|121.891|AU||Murrin Murrin Airport
YMML|MEL|-37.6733|144.843|AU|Melbourne|Melbourne International Airport
YMMU|MMM|-22.8025|148.705|AU||Middlemount Airport
YMND|MTL|-32.7033|151.488|AU||Maitland Airport
YMNE|WME|-27.2864|120.555|AU||Mount Keith Airport
YMNK|ONR|-24.8167|140.533|AU||Monkira Airport
YMNS|MSF|-22.6|135.017|AU||Mount Swan Airport
YMNY|OXY|-25.3583|141.433|AU||Morney Airport
YMOG|MMG|-28.1161|117.842|AU||Mount Magnet Airport
YMOO|OOR|-25.25|140.983|AU||Mooraberree Airport
YMOR|MRZ|-29.4989|149.845|AU|Moree|Moree Airport
YMOT|MET|-12.4442|142.638|AU|Moreton|Moreton Airport
YMPA|MIN|-32.8433|135.145|AU||Minnipa Airport
YMQA|MQE|-22.8058|137.251|AU|Marqua|Marqua Airport
YMRB|MOV|-22.0578|148.077|AU|Moranbah|Moranbah Airport
YMRE|RRE|-29.6633|138.065|AU||Marree Airport
YMRW|MWB|-29.2017|116.022|AU||Morawa Airport
YMRY|MYA|-35.8978|150.144|AU|Moruya|Moruya Airport
YMSF|MTD|-16.9783|130.555|AU||Mount Sanford Station Airport
YMTB|UTB|-22.5833|144.533|AU||Muttaburra Airport
YMTG|MGB|-37.7456|140.785|AU||Mount Gambier Airport
YMTI|ONG|-16.6625|139.178|AU||Mornington Island Airport
YMTO|MNQ|-24.8858|151.1|AU||Monto Airport
YMUC|MUQ|-20.6589|120.067|AU|Muccan Station|Muccan Station Airport
YMUG|MNE|-28.0092|138.657|AU|Mungeranie|Mungeranie Airport
YMUI|MYI|-9.9167|144.055|AU|Murray Island|Murray Island Airport
YMUK|MVK|-28.3478|138.65|AU|Mulka|Mulka Airport
YMUP|MUP|-25.9|131.667|AU||Mulga Park Airport
YMVG|MKV|-25.9667|133.2|AU||Mount Cavenagh Airport
YMWA|MXU|-28.475|115.517|AU||Mullewa Airport
YMWT|MWT|-29.9167|139.75|AU||Moolawatana Airport
YMWX|MXD|-23.3667|139.667|AU||Marion Downs Airport
YMYB|MBH|-25.5133|152.715|AU||Maryborough Airport
YMYR|MYO|-18.1167|124.267|AU||Myroodan Station Airport
YMYT|RTY|-28.5833|140.317|AU||Merty Merty Airport
YNAP|NMR|-27.5583|141.133|AU||Nappa Merrie Airport
YNAR|NRA|-34.7022|146.512|AU|Narrandera|Narrandera Airport
YNBR|NAA|-30.3192|149.827|AU|Narrabri|Narrabri Airport
YNGU|RPM|-14.7228|134.747|AU||Ngukurr Airport
YNHS|NBH|-30.65|153.0|AU|Nambucca Heads|Nambucca Heads Airport
YNIC|NLS|-18.05|128.9|AU||Nicholson Airport
YNRC|NAC|-36.9853|140.725|AU||Naracoorte Airport
YNRG|NRG|-32.93|117.08|AU||Narrogin Airport
YNRV|RVT|-33.7972|120.208|AU||Ravensthorpe Airport
YNSH|NSV|-26.4233|153.063|AU||Noosa Airport
YNSM|NSM|-32.21|121.755|AU||Norseman Airport
YNTN|NTN|-17.6836|141.07|AU||Normanton Airport
YNUB|NUR|-31.4417|130.902|AU||Nullabor Motel Airport
YNUL|NLL|-21.9133|120.198|AU||Nullagine Airport
YNUM|NUB|-14.2717|135.717|AU||Numbulwar Airport
YNWN|ZNE|-23.4178|119.803|AU|Newman|Newman Airport
YNYN|NYN|-31.5511|147.203|AU||Nyngan Airport
YOEN|OPI|-12.325|133.006|AU||Oenpelli Airport
YOLA|XCO|-38.2867|143.68|AU||Colac Airport
YOLD|OLP|-30.485|136.877|AU|Olympic Dam|Olympic Dam Airport
YOLW|ONS|-21.6683|115.113|AU||Onslow Airport
YOOD|ODD|-27.5617|135.447|AU||Oodnadatta Airport
YOOM|MOO|-28.0994|140.197|AU||Moomba Airport
YORB|RBS|-37.79|148.61|AU||Orbost Airport
YORG|OAG|-33.3817|149.133|AU|Orange|Orange Airport
YORV|ODR|-17.3408|128.912|AU|Ord River|Ord River Airport
YOSB|OSO|-22.0817|140.555|AU||Osborne Mine Airport
YOUY|OYN|-35.089|142.3545|AU||Ouyen Airport
YPAD|ADL|-34.945|138.531|AU|Adelaide|Adelaide International Airport
YPAG|PUG|-32.5069|137.717|AU||Port Augusta Airport
YPAM|PMK|-18.7553|146.581|AU||Palm Island Airport
YPBO|PBO|-23.1711|117.745|AU|Paraburdoo|Paraburdoo Airport
YPCC|CCK|-12.1883|96.8339|CC|Cocos (Keeling) Islands|Cocos (Keeling) Islands Airport
YPDA|PDN|-35.807|137.264|AU|Parndana|Parndana Airport
YPDI|PDE|-26.1167|139.4|AU||Pandie Pandie Airport
YPDN|DRW|-12.4147|130.877|AU|Darwin|Darwin International Airport
YPDO|PRD|-20.1175|119.59|AU|Pardoo|Pardoo Airport
YPEC|BEO|-33.0667|151.648|AU||Aeropelican Airport
YPGV|GOV|-12.2694|136.818|AU|Nhulunbuy|Gove Airport
YPIR|PPI|-33.2389|137.995|AU||Port Pirie Airport
YPJT|JAD|-32.0975|115.881|AU|Perth|Perth Jandakot Airport
YPKA|KTA|-20.7122|116.773|AU|Karratha|Karratha Airport
YPKG|KGI|-30.7894|121.4617|AU|Kalgoorlie|Kalgoorlie-Boulder Airport
YPKS|PKE|-33.1314|148.239|AU|Parkes|Parkes Airport
YPKT|PKT|-14.25|129.529|AU||Port Keats Airport
YPKU|KNX|-15.7781|128.708|AU|Kununurra|Kununurra Airport
YPLC|PLO|-34.6053|135.88|AU|Port Lincoln|Port Lincoln Airport
YPLM|LEA|-22.2356|114.089|AU|Exmouth|Learmonth Airport
YPMP|EDR|-14.8967|141.609|AU||Pormpuraaw Airport
YPMQ|PQQ|-31.4358|152.863|AU|Port Macquarie|Port Macquarie Airport
YPOD|PTJ|-38.3181|141.471|AU||Portland Airport
YPOK|MBF|-36.7177|146.89|AU||Porepunkah Airport
YPPD|PHE|-20.3778|118.626|AU|Port Hedland|Port Hedland International Airport
YPPH|PER|-31.9403|115.967|AU|Perth|Perth International Airport
YPSH|PEA|-35.7559|137.9629|AU|Ironstone|Penneshaw Airport
YPTN|KTR|-14.5211|132.378|AU||Tindal Airport
YPWR|UMR|-31.1442|136.817|AU|Woomera|Woomera Airfield
YPXM|XCH|-10.4506|105.69|CX|Christmas Island|Christmas Island Airport
YQDI|UIR|-31.4906|150.514|AU||Quirindi Airport
YQLP|ULP|-26.6122|144.253|AU||Quilpie Airport
YQNS|UEE|-42.075|145.532|AU||Queenstown Airport
YREN|RMK|-34.1964|140.674|AU||Renmark Airport
YRMD|RCM|-20.7019|143.115|AU||Richmond Airport
YRNG|RAM|-12.3564|134.898|AU||Ramingining Airport
YROB|ROH|-18.845|143.71|AU||Robinhood Airport
YROE|RBU|-20.7617|117.157|AU|Roebourne|Roebourne Airport
YROI|RBC|-34.65|142.783|AU||Robinvale Airport
YROM|RMA|-26.545|148.775|AU|Roma|Roma Airport
YRRB|RPB|-14.7383|134.518|AU||Roper Bar Airport
YRSB|RSB|-25.8333|139.65|AU||Roseberth Airport
YRTI|RTS|-32.0067|115.54|AU||Rottnest Island Airport
YRTP|RTP|-15.6433|141.843|AU||Rutland Plains Airport
YRYH|RHL|-22.6258|119.959|AU||Roy Hill Station Airport
YSAN|NDS|-27.98|119.297|AU|Sandstone|Sandstone Airport
YSBK|BWU|-33.9244|150.988|AU|Sydney|Sydney Bankstown Airport
YSCB|CBR|-35.3069|149.195|AU|Canberra|Canberra International Airport
YSCH|CFS|-30.3206|153.116|AU|Coffs Harbour|Coffs Harbour Airport
YSCN|CDU|-34.0403|150.687|AU||Camden Airport
YSCO|NSO|-32.0372|150.832|AU||Scone Airport
YSCR|SQC|-31.24|119.36|AU||Southern Cross Airport
YSDU|DBO|-32.2167|148.575|AU|Dubbo|Dubbo City Regional Airport
YSGE|SGO|-28.0497|148.595|AU||St George Airport
YSGT|SIX|-32.6008|151.1931|AU|Singleton|Singleton Airport
YSGW|ZGL|-25.6833|142.108|AU||South Galway Airport
YSHG|SGP|-20.4247|120.141|AU|Shay Gap|Shay Gap Airport
YSHK|MJK|-25.8939|113.577|AU|Monkey Mia|Shark Bay Airport
YSHT|SHT|-36.4289|145.393|AU||Shepparton Airport
YSII|SBR|-9.3783|142.625|AU|Saibai Island|Saibai Island Airport
YSMI|SIO|-40.835|145.084|AU||Smithton Airport
YSMP|SHU|-11.15|132.15|AU||Smith Point Airport
YSMR|STH|-17.85|142.567|AU||Strathmore Airport
YSNB|SNB|-11.4228|130.654|AU||Snake Bay Airport
YSNF|NLK|-29.0416|167.939|NF|Burnt Pine|Norfolk Island International Airport
YSNW|NOA|-34.9489|150.537|AU||Nowra Airport
YSOL|SLJ|-22.2553|117.7619|AU|Karijini National Park|Solomon Airport
YSPE|SNH|-28.6203|151.991|AU||Stanthorpe Airport
YSPK|SCG|-18.6333|144.567|AU||Spring Creek Airport
YSPT|SHQ|-27.915|153.373|AU||Southport Airport
YSPV|KSV|-23.55|140.7|AU||Springvale Airport
YSRI|XRH|-33.6006|150.781|AU|Richmond|RAAF Base Richmond
YSRN|SRN|-42.155|145.292|AU||Strahan Airport
YSSY|SYD|-33.9461|151.177|AU|Sydney|Sydney Kingsford Smith International Airport
YSTH|HLS|-41.3367|148.282|AU||St Helens Airport
YSTW|TMW|-31.0839|150.847|AU|Tamworth|Tamworth Airport
YSWG|WGA|-35.1653|147.466|AU|Wagga Wagga|Wagga Wagga City Airport
YSWH|SWH|-35.3758|143.533|AU||Swan Hill Airport
YSWL|SWC|-37.0717|142.741|AU||Stawell Airport
YSWS|WSI|-33.8881|150.7147|AU|Badgerys Creek|Western Sydney International (Nancy-Bird Walton) Airport
YTAA|XTR|-27.1567|150.477|AU||Tara Airport
YTAB|TBL|-17.2833|126.9|AU||Tableland Homestead Airport
YTAM|XTO|-25.8017|149.9|AU||Taroom Airport
YTAR|TAQ|-30.7033|134.584|AU|Tarcoola|Tarcoola Airport
YTBR|TBK|-15.62|130.445|AU||Timber Creek Airport
YTDR|TDR|-24.9933|150.093|AU||Theodore Airport
YTEE|TQP|-21.835|140.888|AU||Trepell Airport
YTEF|TEF|-21.715|122.229|AU||Telfer Airport
YTEM|TEM|-34.4214|147.512|AU||Temora Airport
YTGA|TAN|-27.13|153.363|AU||Tangalooma Airport
YTGM|XTG|-27.9864|143.811|AU||Thargomindah Airport
YTGT|GTS|-20.5483|130.347|AU|The Granites|The Granites Airport
YTHD|TDN|-14.7881|126.496|AU||Theda Station Airport
YTHY|TYG|-26.0833|143.467|AU||Thylungra Airport
YTIB|TYB|-29.4511|142.058|AU||Tibooburra Airport
YTKY|TKY|-17.0408|128.206|AU|Turkey Creek|Turkey Creek Airport
YTMO|PHQ|-21.8111|139.924|AU||The Monument Airport
YTMP|TPR|-22.746|117.869|AU|Tom Price|Tom Price Airport
YTMU|TUM|-35.2628|148.241|AU||Tumut Airport
YTMY|TYP|-22.2558|137.953|AU|Tobermorey|Tobermorey Airport
YTNG|ZBL|-24.4939|150.576|AU|Biloela|Thangool (Biloela) Airport
YTNK|TCA|-19.6344|134.183|AU|Tennant Creek|Tennant Creek Airport
YTOC|TCW|-35.8117|145.608|AU||Tocumwal Airport
YTRE|TRO|-31.8886|152.514|AU|Taree|Taree Airport
YTST|TTX|-14.0897|126.381|AU||Truscott Mungalalu Airport
YTWB|TWB|-27.5428|151.916|AU||Toowoomba Airport
YUDA|UDA|-18.2|144.6|AU||Undara Airport
YUNY|CZY|-24.5167|139.617|AU||Cluny Airport
YUSL|USL|-26.1667|113.4|AU||Useless Loop Airport
YVRD|VCD|-16.4021|131.005|AU||Victoria River Downs Airport
YVRS|VNR|-16.9633|141.95|AU||Vanrook Station Airport
YWAL|WLA|-19.7736|120.649|AU|Wallal|Wallal Airport
YWAV|WAV|-17.3933|131.118|AU||Wave Hill Airport
YWBL|WMB|-38.2953|142.447|AU||Warrnambool Airport
YWBS|SYU|-10.2083|142.825|AU|Sue Islet|Warraber Island Airport
YWCA|WIO|-31.5264|143.375|AU||Wilcannia Airport
YWCH|WLC|-31.0|151.567|AU||Walcha Airport
YWCK|WAZ|-28.1494|151.943|AU||Warwick Airport
YWDA|WND|-28.475|122.242|AU||Windarra Airport
YWDH|WNR|-25.4131|142.667|AU||Windorah Airport
YWDL|WON|-18.575|140.892|AU||Wondoola Airport
YWGT|WGT|-36.4158|146.307|AU||Wangaratta Airport
YWHA|WYA|-33.0589|137.514|AU|Whyalla|Whyalla Airport
YWIT|WIT|-22.2183|118.348|AU||Wittenoom Airport
YWKB|WKB|-36.3211|142.419|AU||Warracknabeal Airport
YWLG|WGE|-30.0328|148.126|AU||Walgett Airport
YWLM|NTL|-32.795|151.834|AU|Williamtown|Newcastle Airport
YWLU|WUN|-26.6292|120.221|AU||Wiluna Airport
YWMP|WPK|-16.6583|144.002|AU||Wrotham Park Airport
YWND|WDI|-26.2833|151.858|AU||Wondai Airport
YWOL|WOL|-34.5611|150.789|AU||Wollongong Airport
YWOR|WLL|-17.22|137.923|AU||Wollogorang Airport
YWSL|SXE|-38.0917|146.965|AU|West Sale|West Sale Airport
YWTL|WLO|-16.63|129.32|AU||Waterloo Airport
YWTN|WIN|-22.3636|143.086|AU||Winton Airport
YWUD|WUD|-33.0433|135.447|AU||Wudinna Airport
YWWA|WEW|-30.2583|149.408|AU||Wee Waa Airport
YWWG|WRW|-20.8465|120.7053|AU||Warrawagine Airport
YWWI|WWI|-21.6628|121.234|AU|Woodie Woodie|Woodie Woodie Airport
YWWL|WWY|-33.9372|147.191|AU|West Wyalong|West Wyalong Airport
YWYM|WYN|-15.5114|128.153|AU||Wyndham Airport
YWYY|BWT|-40.9989|145.731|AU|Burnie|Wynyard Airport
YYAL|YLG|-28.3553|116.684|AU|Yalgoo|Yalgoo Airport
YYKI|OKR|-9.757|143.411|AU|Yorke Island|Yorke Island Airport
YYLR|KYF|-27.2771|120.0957|AU||Yeelirrie Airport
YYMI|XMY|-9.9011|142.776|AU|Yam Island|Yam Island Airport
YYND|YUE|-22.2542|131.782|AU||Yuendumu Airport
YYNG|NGA|-34.2556|148.248|AU||Young Airport
YYOR|ORR|-35.0|137.617|AU||Yorketown Airport
YYTA|KYI|-31.4706|131.825|AU|Yalata Mission|Yalata Mission Airport
ZBAA|PEK|40.0801|116.585|CN|Beijing|Beijing Capital International Airport
ZBAD|PKX|39.5|116.4|CN|Beijing|Beijing Daxing International Airport
ZBAL|AXF|38.7483|105.5886|CN|Bayanhot|Alxa Left Banner Bayanhot Airport
ZBAR|RHT|39.225|101.546|CN|Badanjilin|Alxa Right Banner Badanjilin Airport
ZBCD|CDE|41.1229|118.0713|CN|Chengde|Chengde Puning Airport
ZBCF|CIF|42.235|118.908|CN|Chifeng|Chifeng Airport
ZBCZ|CIH|36.2475|113.126|CN|Changzhi|Changzhi Airport
ZBDH|BPE|39.6664|119.0589|CN|Qinhuangdao|Qinhuangdao Beidaihe Airport
ZBDS|DSN|39.49|109.8614|CN|Ordos|Ordos Ejin Horo Airport
ZBDT|DAT|40.0603|113.482|CN|Datong|Datong Airport
ZBEN|EJN|42.0156|101.0006|CN||Ejina Banner Taolai Airport
ZBER|ERL|43.4225|112.0967|CN|Erenhot|Erenhot Saiwusu International Airport
ZBES|YIE|47.3106|119.9119|CN|Arxan|Aershan Yiershi Airport
ZBGS|AEB|23.7206|106.96|CN|Baise|Tian Yang Air Base
ZBHD|HDG|36.5258|114.4256|CN|Handan|Handan Airport
ZBHH|HET|40.8514|111.824|CN|Hohhot|Baita International Airport
ZBHZ|HUO|45.4872|119.4072|CN|Holingol|Huolinguole Huolinhe Airport
ZBLA|HLD|49.205|119.825|CN|Hailar|Dongshan Airport
ZBLF|LFQ|36.1326|111.6412|CN|Linfen|Linfen Yaodu Airport
ZBLL|LLV|37.6833|111.1428|CN|L?liang|L?liang Dawu Airport
ZBMZ|NZH|49.5667|117.33|CN|Manzhouli|Manzhouli Xijiao Airport
ZBNY|NAY|39.7828|116.388|CN|Beijing|Beijing Nanyuan Airport
ZBOW|BAV|40.56|109.997|CN|Baotou|Baotou Airport
ZBSG|SZH|39.2731|112.6911|CN|Shuozhou|Shuozhou Zirun Airport
ZBSJ|SJW|38.2807|114.697|CN|Shijiazhuang|Shijiazhuang Daguocun International Airport
ZBSN|TVS|39.7178|118.0026|CN|Tangshan|Tangshan Sannühe Airport
ZBTJ|TSN|39.1244|117.346|CN|Tianjin|Tianjin Binhai International Airport
ZBTL|TGO|43.5567|122.2|CN|Tongliao|Tongliao Airport
ZBUC|UCB|41.1297|113.1081|CN|Ulanqab|Ulanqab Jining Airport
ZBUH|WUA|39.7919|106.8033|CN|Wuhai|Wuhai Airport
ZBUL|HLH|46.1953|122.0083|CN|Ulanhot|Ulanhot Airport
ZBXH|XIL|43.9156|115.964|CN|Xilinhot|Xilinhot Airport
ZBYC|YCU|35.1164|111.0314|CN|Yuncheng|Yuncheng Guangong Airport
ZBYN|TYN|37.7469|112.628|CN|Taiyuan|Taiyuan Wusu Airport
ZBYZ|RLK|40.9264|107.7389|CN|Bayannur|Bayannaoer Tianjitai Airport
ZBZL|NZL|47.8658|122.7675|CN|Zalantun|Zhalantun Chengjisihan Airport
ZGBH|BHY|21.5394|109.294|CN|Beihai|Beihai Airport
ZGCD|CGD|28.9189|111.64|CN|Changde|Changde Airport
ZGCJ|HJJ|27.4411|109.7|CN|Huaihua|Zhijiang Airport
ZGCZ|HCZ|25.7532|112.845|CN|Chenzhou|Chenzhou Beihu Airport
ZGDY|DYG|29.1028|110.443|CN|Dayong|Dayong Airport
ZGFS|FUO|23.0833|113.07|CN|Foshan|Foshan Shadi Airport
ZGGG|CAN|23.3924|113.299|CN|Guangzhou|Guangzhou Baiyun International Airport
ZGHA|CSX|28.1892|113.22|CN|Changsha|Changsha Huanghua Airport
ZGHC|HNI|24.8024|107.7131|CN|Hechi|Hechi Jinchengjiang Airport
ZGHY|HNY|26.9053|112.628|CN|Hengyang|Hengyang Airport
ZGHZ|HUZ|23.05|114.6|CN|Huizhou|Huizhou Airport
ZGKL|KWL|25.2181|110.039|CN|Guilin City|Guilin Liangjiang International Airport
ZGLG|LLF|26.3387|111.61|CN|Yongzhou|Lingling Airport
ZGMX|MXZ|24.35|116.133|CN|Meixian|Meixian Airport
ZGNN|NNG|22.6083|108.172|CN|Nanning|Nanning Wuxu Airport
ZGOW|SWA|23.4269|116.762|CN|Shantou|Shantou Waisha Airport
ZGSD|ZUH|22.0064|113.376|CN|Zhuhai|Zhuhai Airport
ZGSG|HSC|24.9731|113.4237|CN|Shaoguan|Shaoguan Guitou Airport
ZGSZ|SZX|22.6393|113.811|CN|Shenzhen|Shenzhen Bao'an International Airport
ZGWZ|WUZ|23.4014|111.0986|CN|Wuzhou|Wuzhou Xijiang Airport
ZGXN|XIN|24.1492|115.758|CN|Xingning|Xingning Airport
ZGXX|DXJ|28.4972|109.5218|CN|Xiangxi|Xiangxi Biancheng Airport
ZGYL|YLX|22.4381|110.1208|CN|Yulin|Yulin Fumian Airport
ZGYY|YYA|29.314|113.278|CN|Yueyang|Yueyang Sanhe Airport
ZGZH|LZH|24.2075|109.391|CN|Liuzhou|Bailian Airport
ZGZJ|ZHA|21.2144|110.358|CN|Zhanjiang|Zhanjiang Wuchuan Airport
ZHAY|AYN|36.1339|114.344|CN|Anyang|Anyang Airport
ZHCC|CGO|34.5197|113.841|CN|Zhengzhou|Xinzheng Airport
ZHEC|EHU|30.3429|115.0296|CN|Ezhou|Ezhou Huahu Airport
ZHES|ENH|30.3203|109.485|CN|Enshi|Enshi Airport
ZHGH|LHK|32.3894|111.695|CN|Guanghua|Guangzhou MR Air Base
ZHHH|WUH|30.7838|114.208|CN|Wuhan|Wuhan Tianhe International Airport
ZHLY|LYA|34.7411|112.388|CN|Luoyang|Luoyang Airport
ZHNY|NNY|32.9808|112.615|CN|Nanyang|Nanyang Airport
ZHSS|SHS|30.3244|112.281|CN|Shashi|Shashi Airport
ZHSY|WDS|32.5917|110.9078|CN|Shiyan|Shiyan Wudangshan Airport
ZHXF|XFN|32.1506|112.291|CN|Xiangfan|Xiangfan Airport
ZHXY|XAI|32.5414|114.0778|CN|Xinyang|Xinyang Minggang Airport
ZHYC|YIH|30.5566|111.48|CN|Yichang|Yichang Airport
ZJHK|HAK|19.9349|110.459|CN|Haikou|Haikou Meilan International Airport
ZJQH|BAR|19.1406|110.4589|CN|Qionghai|Qionghai Boao Airport
ZJSY|SYX|18.3029|109.412|CN|Sanya|Sanya Phoenix International Airport
ZKHM|RGO|41.4281|129.647|KP||Orang Airport
ZKPY|FNJ|39.2241|125.67|KP|Pyongyang|Pyongyang International Airport
ZKSD|DSO|39.7452|127.474|KP||Sondok Airport
ZKSE|YJS|41.9059|128.41|KP|Samjiyon|Samjiyon Airport
ZLAK|AKA|32.7081|108.931|CN|Ankang|Ankang Airport
ZLDH|DNH|40.1611|94.8092|CN|Dunhuang|Dunhuang Airport
ZLDL|HXD|37.125|97.2686|CN|Delingha|Delingha Airport
ZLGM|GOQ|36.4006|94.7861|CN|Golmud|Golmud Airport
ZLGY|GYU|36.0789|106.2169|CN|Guyuan|Guyuan Liupanshan Airport
ZLHB|HBQ|38.012|100.644|CN|Haibei|Haibei Qilian Airport
ZLHZ|HZG|33.0636|107.008|CN|Hanzhong|Hanzhong Airport
ZLIC|INC|38.321|106.3898|CN|Yinchuan|Yinchuan Hedong International Airport
ZLJC|JIC|38.5422|102.3483|CN|Jinchang|Jinchuan Airport
ZLJQ|JGN|39.8569|98.3414|CN|Jiayuguan|Jiayuguan Airport
ZLLL|LHW|36.5152|103.62|CN|Lanzhou|Lanzhou Zhongchuan Airport
ZLLN|LNL|33.788|105.797|CN|Longnan|Longnan Chengxian Airport
ZLQY|IQN|35.7997|107.603|CN|Qingyang|Qingyang Airport
ZLTS|THQ|34.5594|105.86|CN|Tianshui|Tianshui Maijishan Airport
ZLXH|GXH|34.819|102.6223|CN|Xiahe|Gannan Xiahe Airport
ZLXN|XNN|36.5275|102.043|CN|Xining|Xining Caojiabu Airport
ZLXY|XIY|34.4471|108.752|CN|Xianyang|Xi'an Xianyang International Airport
ZLYA|ENY|36.6369|109.554|CN|Yan'an|Yan'an Airport
ZLYL|UYN|38.2692|109.731|CN|Yulin|Yulin Airport
ZLZW|ZHY|37.5728|105.1544|CN|Zhongwei|Zhongwei Shapotou Airport
ZLZY|YZY|38.8075|100.6608|CN|Zhangye|Ganzhou
ZMAH|AVK|46.2503|102.802|MN|Arvaikheer|Arvaikheer Airport
ZMAT|LTI|46.3764|96.2211|MN|Altai|Altai Airport
ZMBH|BYN|46.1633|100.704|MN|Bayankhongor|Bayankhongor Airport
ZMBN|UGA|48.855|103.476|MN|Bulgan|Bulgan Airport
ZMBR|UGT|43.7493|104.115|MN|Umnugobitour|Bulagtai Resort Airport
ZMBS|HBU|46.1006|91.5842|MN||Bulgan Sum Airport
ZMBU|UUN|46.6603|113.285|MN||Baruun Urt Airport
ZMCD|COQ|48.1357|114.646|MN||Choibalsan Airport
ZMCK|UBN|47.6467|106.82|MN|Ulaanbaatar|Chinggis Khaan International Airport
ZMDZ|DLZ|43.5917|104.43|MN|Dalanzadgad|Dalanzadgad Airport
ZMHH|KHR|47.2467|102.8261|MN||Kharkhorin Airport
ZMHU|HJT|46.9258|102.773|MN||Khujirt Airport
ZMKD|HVD|47.9541|91.6282|MN|Khovd|Khovd Airport
ZMMN|MXV|49.6633|100.099|MN|Moron|Moron Airport
ZMTL|TNZ|48.739|98.2936|MN|Tosontsengel|Tosontsengel Airport
ZMUB|ULN|47.8431|106.767|MN|Ulan Bator|Buyant-Ukhaa International Airport
ZMUG|ULO|49.9733|92.0797|MN||Ulaangom Airport
ZMUL|ULG|48.9933|89.9225|MN||Ulgii Mongolei Airport
ZPBS|BSD|25.0533|99.1683|CN||Baoshan Yunduan Airport
ZPDL|DLU|25.6494|100.319|CN|Xiaguan|Dali Airport
ZPDQ|DIG|27.7936|99.6772|CN|Shangri-La|Diqing Airport
ZPJH|JHG|21.9739|100.76|CN|Jinghong|Xishuangbanna Gasa Airport
ZPLC|LNJ|23.7383|100.025|CN|Lincang|Lincang Airport
ZPLJ|LJG|26.68|100.246|CN|Lijiang|Lijiang Airport
ZPLX|LUM|24.4011|98.5317|CN|Luxi|Mangshi Airport
ZPPP|KMG|24.9924|102.744|CN|Kunming|Kunming Wujiaba International Airport
ZPSM|SYM|22.7933|100.959|CN|Simao|Simao Airport
ZPZT|ZAT|27.3256|103.755|CN|Zhaotong|Zhaotong Airport
ZSAM|XMN|24.544|118.128|CN|Xiamen|Xiamen Gaoqi International Airport
ZSAQ|AQG|30.5822|117.05|CN|Anqing|Anqing Airport
ZSBB|BFU|32.8477|117.3202|CN|Bengbu|Bengbu Airport
ZSCG|CZX|31.9197|119.779|CN|Changzhou|Changzhou Airport
ZSCN|KHN|28.865|115.9|CN|Nanchang|Nanchang Changbei International Airport
ZSDY|DOY|37.5086|118.788|CN|Dongying|Dongying Shengli Airport
ZSFY|FUG|32.8822|115.7344|CN|Fuyang|Fuyang Xiguan Airport
ZSFZ|FOC|25.9351|119.663|CN|Fuzhou|Fuzhou Changle International Airport
ZSGS|JGS|26.8569|114.737|CN|Ji'an|Jinggangshan Airport
ZSGZ|KOW|25.8258|114.912|CN|Ganzhou|Ganzhou Airport
ZSHC|HGH|30.2295|120.434|CN|Hangzhou|Hangzhou Xiaoshan International Airport
ZSHZ|HZA|35.2133|115.7367|CN|Heze|Heze Mudan Airport
ZSJD|JDZ|29.3386|117.176|CN|Jingdezhen|Jingdezhen Airport
ZSJG|JNG|35.6469|116.7442|CN|Jining|Jining Da'an Airport
ZSJJ|JIU|29.4769|115.8011|CN|Jiujiang|Jiujiang Lushan Airport
ZSJN|TNA|36.8572|117.216|CN|Jinan|Yaoqiang Airport
ZSJU|JUZ|28.9658|118.899|CN|Quzhou|Quzhou Airport
ZSJX|JNH|30.6981|120.6631|CN|Jiaxing|Jiaxing Nanhu Airport
ZSLD|LCX|25.6747|116.747|CN|Longyan|Longyan Guanzhishan Airport
ZSLG|LYG|34.5717|118.8736|CN|Lianyungang|Lianyungang Airport
ZSLQ|HYN|28.5622|121.429|CN|Huangyan|Huangyan Luqiao Airport
ZSLY|LYI|35.0461|118.412|CN|Linyi|Shubuling Airport
ZSNB|NGB|29.8267|121.462|CN|Ningbo|Ningbo Lishe International Airport
ZSNJ|NKG|31.742|118.862|CN|Nanjing|Nanjing Lukou Airport
ZSNT|NTG|32.0708|120.976|CN|Nantong|Nantong Airport
ZSOF|HFE|31.9867|116.975|CN|Hefei|Hefei Xinqiao International Airport
ZSPD|PVG|31.1434|121.805|CN|Shanghai|Shanghai Pudong International Airport
ZSQD|TAO|36.365|120.0983|CN|Qingdao|Qingdao/Jiaodong Airport
ZSQZ|JJN|24.7964|118.59|CN|Quanzhou|Quanzhou Airport
ZSRG|RUG|32.2579|120.5017|CN|Rugao|Rugao Air Base
ZSSH|HIA|33.7908|119.125|CN|Huai'an|Lianshui Airport
ZSSM|SQJ|26.4281|117.845|CN|Sanming|Sanming Shaxian Airport
ZSSR|SQD|28.3797|117.9642|CN|Shangrao|Sanqingshan
ZSSS|SHA|31.1979|121.336|CN|Shanghai|Shanghai Hongqiao International Airport
ZSSZ|SZV|31.2631|120.401|CN|Suzhou|Guangfu Airport
ZSTX|TXN|29.7333|118.256|CN|Huangshan|Tunxi International Airport
ZSWA|WHA|31.1044|118.6672|CN|Wuhu|Wuhu Xuanzhou Airport
ZSWF|WEF|36.6467|119.119|CN|Weifang|Weifang Airport
ZSWH|WEH|37.1871|122.229|CN|Weihai|Weihai Airport
ZSWU|WHU|31.3906|118.409|CN|Wuhu|Wuhu Air Base
ZSWX|WUX|31.4944|120.429|CN|Wuxi|Sunan Shuofang International Airport
ZSWY|WUS|27.7019|118.001|CN|Wuyishan|Nanping Wuyishan Airport
ZSWZ|WNZ|27.9122|120.852|CN|Wenzhou|Wenzhou Yongqiang Airport
ZSXZ|XUZ|34.0591|117.5553|CN|Xuzhou|Xuzhou Guanyin Airport
ZSYA|YTY|32.5634|119.7198|CN|Yangzhou|Yangzhou Taizhou Airport
ZSYH|YHJ|28.701|116.1077|CN|Nanchang|Nanchang Yaohu Airport
ZSYN|YNZ|33.4258|120.2031|CN|Yancheng|Yancheng Airport
ZSYT|YNT|37.6572|120.9872|CN|Yantai|Penglai Intl
ZSYW|YIW|29.3447|120.032|CN|Yiwu|Yiwu Airport
ZSZS|HSN|29.9342|122.362|CN|Zhoushan|Zhoushan Airport
ZUAL|NGQ|32.1|80.0531|CN|Shiquanhe|Ngari Gunsa Airport
ZUAS|AVA|26.2606|105.8733|CN|Anshun|Anshun Huangguoshu Airport
ZUBD|BPX|30.5536|97.1083|CN|Bangda|Qamdo Bangda Airport
ZUBJ|BFJ|27.2671|105.4716|CN|Bijie|Bijie Airport
ZUBZ|BZX|31.738|106.645|CN|Bazhong|Bazhong Enyang Airport
ZUCK|CKG|29.7192|106.642|CN|Chongqing|Chongqing Jiangbei International Airport
ZUDA|DZH|31.0473|107.4353|CN|Dazhou|Dazhou Jinya Airport
ZUDC|DCY|29.3231|100.0533|CN|Daocheng County|Daocheng Yading Airport
ZUDR|DDR|28.6025|86.8103|CN||Rikaze Dingri Airport
ZUGU|GYS|32.3911|105.702|CN|Guangyuan|Guangyuan Airport
ZUGY|KWE|26.5385|106.801|CN|Guiyang|Longdongbao Airport
ZUGZ|GZG|31.7575|99.5542|CN|Garze|Garze Gesar Airport
ZUHY|AHJ|32.5292|102.3569|CN|Hongyuan|Ngawa Hongyuan Airport
ZUJZ|JZH|32.8533|103.6822|CN|Jiuzhaigou|Jiuzhai Huanglong Airport
ZUKD|KGT|30.1425|101.7387|CN|Kangding|Garze Kangding Airport
ZUKJ|KJH|26.9748|107.9869|CN|Kaili|Kaili Huangping Airport
ZULA|LZG|31.5037|106.0353|CN|Langzhong|Langzhong Gucheng Airport
ZULB|LLB|25.4525|107.9617|CN||Qiannan Libo Airport
ZULP|LIA|30.6794|107.786|CN|Liangping|Liangping Airport
ZULS|LXA|29.2978|90.9119|CN|Lhasa|Lhasa Gonggar Airport
ZULZ|LZO|28.8522|105.393|CN|Luzhou|Luzhou Airport
ZUMT|WMT|27.9681|106.4389|CN|Zunyi|Zunyi Maotai Airport
ZUMY|MIG|31.4281|104.741|CN|Mianyang|Mianyang Airport
ZUNC|NAO|30.7954|106.1626|CN|Nanchong|Nanchong Airport
ZUNP|HZH|26.3228|109.1517|CN||Qiandongnan Liping Airport
ZUNZ|LZY|29.3033|94.3353|CN|Nyingchi|Nyingchi Airport
ZUPL|APJ|30.391|81.138|CN|Burang|Ali Pulan Airport
ZUPS|LPF|26.6094|104.979|CN|Liupanshui|Liupanshui Yuezhao Airport
ZUQJ|JIQ|29.5146|108.8337|CN|Chongqing|Qianjiang Wulingshan Airport
ZUTC|TCZ|24.9381|98.4858|CN|Tengchong|Tengchong Tuofeng Airport
ZUTF|TFU|30.29|104.4433|CN|Tianfu|Chengdu/Tianfu Airport
ZUTR|TEN|27.8833|109.3089|CN||Tongren Fenghuang Airport
ZUUU|CTU|30.5785|103.947|CN|Chengdu|Chengdu Shuangliu International Airport
ZUWL|CQW|29.4658|107.6922|CN|Wulong|Wulong Chongqing Xiannvshan Airport
ZUWS|WSK|31.064|109.706|CN|Wushan|Wushan Chongqing Airport
ZUWX|WXN|30.8017|108.433|CN|Wanxian|Wanxian Airport
ZUXC|XIC|27.9891|102.184|CN|Xichang|Xichang Qingshan Airport
ZUYB|YBP|28.858|104.525|CN|Yibin|Yibin Wuliangye  Airport
ZUYI|ACX|25.0864|104.9594|CN|Xingyi|Xingyi Airport
ZUZH|PZI|26.5391|101.7981|CN|Panzhihua|Panzhihua Baoanying Airport
ZUZY|ZYI|27.5895|107.0007|CN|Zunyi|Zunyi Xinzhou Airport
ZWAK|AKU|41.2625|80.2917|CN|Aksu|Aksu Airport
ZWAL|ACF|40.4331|81.2587|CN|Aral|Aral Talim Airport
ZWAT|AAT|47.7499|88.0858|CN|Altay|Altay Air Base
ZWBL|BPL|44.895|82.3|CN|Bole|Alashankou Bole (Bortala) airport
ZWCM|IQM|38.1494|85.5328|CN|Qiemo|Qiemo Airport
ZWHM|HMI|42.8414|93.6692|CN|Hami|Hami Airport
ZWKC|KCA|41.7181|82.9869|CN|Kuqa|Kuqa Airport
ZWKL|KRL|41.6978|86.1289|CN|Korla|Korla Airport
ZWKM|KRY|45.4665|84.9527|CN|Karamay|Karamay Airport
ZWLK|DHH|43.7546|93.1311|CN|Barkol|Balikun Dahe Airport
ZWQT|JBK|44.183|89.5945|CN|Qitai|Qitai Jiangbulake Airport
ZWRQ|RQA|38.9747|88.0083|CN|Ruoqiang|Ruoqiang Loulan Airport
ZWSC|QSZ|38.2454|77.0561|CN|Shache|Shache Airport
ZWSH|KHG|39.5429|76.02|CN|Kashgar|Kashgar Airport
ZWSS|SXJ|42.9117|90.2475|CN|Shanshan|Shanshan Airport
ZWTC|TCG|46.6725|83.3408|CN|Tacheng|Tacheng Airport
ZWTK|HQL|37.6627|75.2923|CN|Tashkurgan|Tashkurgan Khunjerab Airport
ZWTN|HTN|37.0385|79.8649|CN|Hotan|Hotan Airport
ZWTP|TLQ|43.0306|89.1006|CN|Turpan|Turpan Jiaohe Airport
ZWTS|TWC|39.8881|79.2319|CN|Tumxuk|Tumxuk Tangwangcheng Airport
ZWWW|URC|43.9071|87.4742|CN|Urumqi|Urumqi Diwopu International Airport
ZWYN|YIN|43.9558|81.3303|CN|Yining|Yining Airport
ZWYT|YTW|36.8108|81.7808|CN|Yutian|Yutian Wanfang Airport
ZWZS|ZFL|43.0898|81.2291|CN|Zhaosu|Zhaosu Tianma Airport
ZYAS|AOG|41.1053|122.854|CN|Anshan|Anshan Air Base
ZYBS|NBS|42.0664|127.6067|CN|Baishan|Baishan Changbaishan Airport
ZYCC|CGQ|43.9962|125.685|CN|Changchun|Longjia Airport
ZYCH|CNI|39.2667|122.6669|CN|Changhai|Changhai Airport
ZYCY|CHG|41.5381|120.435|CN|Chaoyang|Chaoyang Airport
ZYDD|DDG|40.0247|124.286|CN|Dandong|Dandong Airport
ZYDQ|DQA|46.7464|125.1406|CN|Daqing Shi|Saertu Airport
ZYHB|HRB|45.6234|126.25|CN|Harbin|Taiping Airport
ZYHE|HEK|50.1716|127.3089|CN|Heihe|Heihe Airport
ZYJL|JIL|44.0022|126.396|CN|Jilin|Jilin Airport
ZYJM|JMU|46.8434|130.465|CN|Jiamusi|Jiamusi Airport
ZYJX|JXA|45.2997|131.1794|CN|Jixi|Jixi Xingkaihu Airport
ZYJZ|JNZ|41.1014|121.062|CN|Jinzhou|Jinzhou Airport
ZYLD|LDS|47.7521|129.0191|CN|Yichun|Lindu Airport
ZYLS|YUS|32.8364|97.0364|CN|Yushu|Yushu Batang Airport
ZYMD|MDG|44.5241|129.569|CN|Mudanjiang|Mudanjiang Hailang International Airport
ZYMH|OHE|52.9128|122.43|CN|Mohe|Gu-Lian Airport
ZYQQ|NDG|47.2396|123.918|CN|Qiqihar|Qiqihar Sanjiazi Airport
ZYSQ|YSQ|44.9381|124.5502|CN|Songyuan|Songyuan Chaganhu Airport
ZYTL|DLC|38.9657|121.539|CN|Dalian|Zhoushuizi Airport
ZYTN|TNH|42.2539|125.7033|CN|Tonghua|Tonghua Sanyuanpu Airport
ZYTX|SHE|41.6398|123.483|CN|Shenyang|Taoxian Airport
ZYXC|XEN|40.5803|120.698|CN||Xingcheng Air Base
ZYYJ|YNJ|42.8828|129.451|CN|Yanji|Yanji Chaoyangchuan Airport
ZYYK|YKH|40.5425|122.3586|CN|Yingkou|Yingkou Lanqi Airport
_AYM|AYM|24.467|54.6103|AE|Yas Island|Yas Island Seaplane Base
_BFY|BFY|33.166|117.057|CN|Bengbu|Bengbu Tenghu Airport
_DEJ|DEJ|28.121|108.1631|CN|Deijan|Tongren Deijan Airport
_DEQ|DEQ|30.5042|120.1072|CN|Deqing|Deqing Moganshan Airport
_KBH|KBH|-3.7917|32.6467|TZ|Kahama|Buzwagi Airport
_LHL|LHL|40.4951|49.977|AZ|Lachın|Lachin International Airport
_LSG|LSG|29.5522|103.7654|CN|Leshan|Leshan Airport (under construction, unknown coordinates)
_MLH|MLH|47.5896|7.5299|FR|Saint-Louis|EuroAirport Basel-Mulhouse-Freiburg Airport
_MUM|MUM|2.9114|73.5836|MV|Malé|Muli Airport
_OUK|OUK|60.4256|-0.7466|GB|Shetland|Out Skerries Airstrip
_WNJ|WNJ|26.85|104.33|CN|Leshan|Weining Airport (under construction)
_YEH|YEH|38.4819|106.009|CN|Yinchuan|Yinchuan Helanshan Airport
_ZSP|ZSP|32.6292|110.798|CN|Shiyan|Zhushan Majiadu Airport (under construction, unknown coordinates)`;
