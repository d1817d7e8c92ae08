/**
 * Primary language subtags of the IANA Language Subtag Registry (RFC 5646), File-Date 2025-08-25, in the public domain.
 * `qaa` to `qtz` are for private use, and registered as languages too.
 */

/** Subtags of two letters, written one after the other. */
export const languagesOfTwoLetters =
  "aaabaeafakamanarasavayazbabebgbhbibmbnbobrbscacechcocrcscucvcydadedvdzeeeleneoeseteu" +
  "fafffifjfofrfygagdglgngugvhahehihohrhthuhyhziaidieigiiikinioisitiuiwjajijvjwkakgkikj" +
  "kkklkmknkokrkskukvkwkylalblglilnloltlulvmgmhmimkmlmnmomrmsmtmynanbndnengnlnnnonrnvny" +
  "ocojomorospapiplpsptqurmrnrorurwsascsdsesgshsiskslsmsnsosqsrssstsusvswtatetgthtitktl" +
  "tntotrtstttwtyugukuruzvevivowawoxhyiyozazhzu";

/** Subtags of three letters: by their first letter, the other two, written one after the other. */
export const languagesOfThreeLetters: Readonly<Record<string, string>> = {
  a:
    "aaabacadaeafagahaiakalamanaoapaqasatauavawaxazbabbbcbdbebfbgbhbibjblbmbnbobpbqbrbsbt" +
    "bubvbwbxbybzcacbcdcecfchcickclcmcncpcqcrcsctcucvcwcxcyczdadbdddedfdgdhdidjdldndodpdq" +
    "drdsdtdudwdxdydzeaebecedeeekelemeneqereseueweyezfafbfdfefgfhfifkfnfofpfsftfufzgagbgc" +
    "gdgegfggghgigjgkglgmgngogpgqgrgsgtgugvgwgxgygzhahbhghhhihkhlhmhnhohphrhshtiaibicidie" +
    "ifigihiiijikiliminioipiqirisitiwixiyjajgjijnjpjsjtjujwjzkbkckdkekfkgkhkikjkkklkmkokp" +
    "kqkrksktkukvkwkxkykzlalcldlelflglhliljlklllmlnlolplqlrlsltlulvlwlxlylzmambmcmemfmgmi" +
    "mjmkmlmmmnmompmqmrmsmtmumvmwmxmymznanbncndnenfngnhninjnknlnmnnnonpnqnrnsntnunvnwnxny" +
    "nzoaobocodoeofogohoiojokolomonorosotouoxozpapbpcpdpepfpgphpipjpkplpmpnpopppqprpsptpu" +
    "pvpwpxpypzqaqcqdqgqkqlqmqnqpqrqtqzrbrcrdrerhrirjrkrlrnrorprqrrrsrtrurvrwrxryrzsasbsc" +
    "sdsesfsgshsisjskslsnsospsqsrssstsusvswsxsysztatbtctdtetgthtitjtktltmtntotptqtrtstttu" +
    "tvtwtxtytzuaubucudueufuguhuiujukulumunuoupuqurusutuuuwuxuyuzvbvdvivkvlvmvnvovsvtvuvv" +
    "wawbwcwdwewgwhwiwkwmwnwowrwswtwuwvwwwxwyxbxexgxkxlxmxxyaybycydyeygyhyiykylynyoypyqyr" +
    "ysytyuyxyyyzzazbzczdzgzjzmznzoztzz",
  b:
    "aaabacadaeafagahaiajalanaoaparasatauavawaxayazbabbbcbdbebfbgbhbibjbkblbmbnbobpbqbrbs" +
    "btbubvbwbxbybzcacbcccdcecfcgchcicjckclcmcncocpcqcrcsctcucvcwcyczdadbdcdddedfdgdhdidj" +
    "dkdldmdndodpdqdrdsdtdudvdwdxdydzeaebecedeeefegeheiejekemeoepeqereseteuevewexeyezfafb" +
    "fcfdfefffgfhfifjfkflfmfnfofpfqfrfsftfufwfxfyfzgagbgcgdgegfgggigjgkglgmgngogpgqgrgsgt" +
    "gugvgwgxgygzhahbhchdhehfhghhhihjhkhlhmhnhohphqhrhshthuhvhwhxhyhziaibicidieifigijikil" +
    "iminioipiqiritiuiviwixiyizjajbjcjdjejfjgjhjijjjkjljmjnjojpjqjrjsjtjujvjwjxjyjzkakbkc" +
    "kdkfkgkhkikjkkklkmknkokpkqkrksktkukvkwkxkykzlalblcldlelflglhliljlklllmlnlolplqlrlslt" +
    "lvlwlxlylzmambmcmdmemfmgmhmimjmkmlmmmnmompmqmrmsmtmumvmwmxmymznanbncndnenfngninjnknl" +
    "nmnnnonpnqnrnsntnunvnwnxnynzoaoboeofogohoiojokolomonooopoqorotouovowoxoyozpapbpcpdpe" +
    "pgphpipjpkplpmpnpopppqprpsptpupvpwpxpypzqaqbqcqdqfqgqhqiqjqkqlqmqnqoqpqqqrqsqtquqvqw" +
    "qxqyqzrarbrcrdrfrgrhrirjrkrlrmrnrorprqrrrsrtrurvrwrxryrzsasbscsesfsgshsisjskslsmsnso" +
    "spsqsrssstsusvswsxsytatbtctdtetftgthtitjtktltmtntotptqtrtstttutvtwtxtytzuaubucudueuf" +
    "uguhuiujukumunuoupuqusutuuuvuwuxuyuzvavbvcvdvevfvgvhvivjvkvlvmvnvovpvqvrvtvuvvvwvxvy" +
    "vzwawbwcwdwewfwgwhwiwjwkwlwmwnwowpwqwrwswtwuwwwxwywzxaxbxcxdxexfxgxhxixjxkxlxmxnxoxp" +
    "xqxrxsxuxvxwxxxzyaybycydyeyfygyhyiyjykylymynyoypyqyrysytyvywyxyyyzzazbzczdzezfzgzhzi" +
    "zjzkzlzmznzozpzqzrzsztzuzvzwzxzyzz",
  c:
    "aaabacadaeafagahaiajakalamanaoapaqarasauavawaxayazbabbbcbdbebgbhbibjbkblbnbobqbrbsbt" +
    "bubvbwbycacccdcecgchcjclcmcncocpcqcrcsdadcdddedfdgdhdidjdmdndodrdsdydzeaebegekelenet" +
    "eyfafdfgfmgagcgggkhbhchdhfhghhhjhkhlhmhnhohphqhrhthwhxhyhziaibicidieihikiminipiriwiy" +
    "jajejhjijkjmjnjojpjrjsjvjykakbkhklkmknkokqkrksktkukvkxkykzlalcldlelhliljlklllmlolslt" +
    "lulwlymamcmemgmimkmlmmmnmomrmsmtnanbncngnhninknlnonpnqnrnsntnunwnxoaobocodoeofogohoj" +
    "okolomonooopoqotouovowoxoyozpapbpcpepfpgpipnpopppspupxpyqdqurarbrcrdrfrgrhrirjrkrlrm" +
    "rnrorprqrrrsrtrvrwrxryrzsasbscsdsesfsgshsisjskslsmsnsospsqsrssstsusvswsxsysztatctdte" +
    "tgthtltmtntotptstttutytzuaubucuguhuiujukulumuoupuqurusutuuuvuwuxuyvgvnwawbwdwewgwtxh" +
    "yaybyozhzkznzozt",
  d:
    "aaacadaeafagahaiajakalamaoapaqarasauavawaxayazbabbbdbebfbgbibjblbmbnbobpbqbrbtbubvbw" +
    "bycccrdadddedgdidjdndodrdsdwecedeeefegeheiekelemenepeqeresevezgagbgcgdgeggghgigkglgn" +
    "gogrgsgtgugwgxgzhahdhghihlhmhnhohrhshuhvhwhxiaibicidifigihiiijikiliminioipiqirisitiu" +
    "iwixiyizjajbjcjdjejfjijjjkjljmjnjojrjujwkakgkkklkrkskxlglklmlnmambmcmdmemfmgmkmlmmmn" +
    "momrmsmumvmwmxmynandnengninjnknnnonrntnunvnwnyoaobocoeofohoiokolonooopoqorosotovowox" +
    "oyozpprarbrcrdrergrhrirlrnrorqrrrsrtrurwrysbseshsiskslsnsosqsztatbtdthtitktmtntotptr" +
    "tstttutyuaubucudueufuguhuiujukulumunuoupuqurusuuuvuwuxuyuzvawawkwlwrwswuwwwywzyaybyd" +
    "ygyiymynyoyryuyyzazdzezgzlzn",
  e:
    "aabcbgbkbobrbucrcscyeefafefigaglgmgogxgyhshuipitivjakakckekgkikkklkmkokpkrkylelhlilk" +
    "lmlolplulxmambmemgmimkmmmnmompmqmsmumwmxmymznanbncndnfnhnlnmnnnonqnrnunvnwnxotpirarg" +
    "rhrirkrorrrsrtrwsesgshsiskslsmsnsosqsssusxsytbtcthtntotrtstttutxtzuduqvevhvnwoxtyayo" +
    "zaze",
  f:
    "aaabadafagahaiajakalamanaparatauaxayazblcserfifmgriaieifilipiritiuiwkkkvlalhlilllnlr" +
    "lympmunbngniodoiomonorosoxpeqsrcrdrkrmrorprqrrrsrtseslssubucudueufuhuiujumunuqurutuu" +
    "uvuyvrwawe",
  g:
    "aaabacadaeafagahaiajakalamanaoapaqarasatauavawaxayazbabbbcbdbebfbgbhbibjbkblbmbnbobp" +
    "bqbrbsbubvbwbxbybzcccdcecfclcncrctdadbdcdddedfdgdhdidjdkdldmdndodqdrdsdtdudxeaebeced" +
    "efegeheiejekelemeqesevewexeyezfkftfxgagbgdgegggkglgngogrgtgugwhahchehhhkhlhnhohrhsht" +
    "iaibicidieigihiiiliminioipiqirisitiuiwixiyizjijkjmjnjrjukakdkeknkokpkulblcldlhliljlk" +
    "lllolrlulwlymambmdmemgmhmlmmmnmqmrmumvmwmxmymznanbncndnengnhninjnknlnmnnnonqnrntnunw" +
    "nzoaobocodoeofogohoiojokolomonooopoqorosotouovowoxoyozpapepnqaqiqnqrqurarbrcrdrgrhri" +
    "rjrkrmrorqrrrsrtrurvrwrxryrzsesgslsmsnsospssswtatituuaubucudueufuguhuiukulumunuoupuq" +
    "urusutuuuvuwuxuzvavcvevfvjvlvmvnvovpvrvsvywawbwcwdwewfwgwiwjwmwnwrwtwuwwwxxxyaybydye" +
    "yfygyiylymynyoyryyyzzazizn",
  h:
    "aaabacadaeafagahaiajakalamanaoapaqarasavawaxayazbabbbnbobucachdndsdyeaedegeheiemgmgw" +
    "hihrhyiaibidifigihiiijikilimioiritiwixjikakekhkkknkslalbldleltlumambmcmdmemfmgmhmimj" +
    "mkmlmmmnmpmqmrmsmtmumvmwmxmymznandnengnhninjnmnnnonsnuoaobocodoeohoiojokolomoooporos" +
    "otovowoyozpopsrarcrerkrmrorprrrtrurwrxrzsbshslsnsstitotstutxubucudueufuguhuiujukulum" +
    "uoupuqurusutuuuvuwuxuyuzvcvevkvnvvwawcwoyaywyx",
  i:
    "aianaparbabbbdbebgbhbiblbmbnbrbubycachclcrdadbdcdddedidrdsdtdufafbfefffkfmfufygbgegg" +
    "glgmgngogsgwhbhihphwinirjcjejjjnjojskekhkikkklkokpkrksktkvkwkxkzlalblglilklllmlolpls" +
    "lulvlwmamemimlmnmomrmsmtmynbncnengnhnjnlnmnnnonpnsntnzorouowpipoquqwrarerhrirkrnrorr" +
    "rurxrysascsdsesgshsisksmsnsosrstsusvtbtctdtetitktltmtotrtstttvtwtxtytzumvbvvwkwmwows" +
    "xcxlyayoyxzhzizmzrzz",
  j:
    "aaabacadaeafahajakalamanaoaqarasatauaxayazbebibjbkbmbnbobrbtbubwcsctdadgdtebeeegehei" +
    "ekelenereteugbgegkgohihsiaibicidieigihiiilimioiqitiuiviyjejrkakmkokpkrkskulelsmambmc" +
    "mdmimlmnmrmsmwmxnandngninjnlnsobodogorosowpaprpxqrrarbrrrtrusluaubucuduhuiukulumunuo" +
    "upurusutuuuwuyvdvnwiyayeyy",
  k:
    "aaabacadaeafagahaiajakamaoapaqaravawaxaybabbbcbdbebfbgbhbibjbkblbmbnbobpbqbrbsbtbubv" +
    "bwbxbybzcacbcccdcecfcgchcicjckclcmcncocpcqcrcsctcucvcwcxcyczdadcdddedfdgdhdidjdkdldm" +
    "dndodpdqdrdtdudvdwdxdydzeaebecedeeefegeheiejekelemeneoepeqereseteuevewexeyezfafbfcfd" +
    "fefffgfhfifjfkflfmfnfofpfqfrfsftfufvfwfxfyfzgagbgcgdgegfggghgigjgkglgmgngogpgqgrgsgt" +
    "gugvgwgxgyhahbhchdhehfhghhhihjhkhlhnhohphqhrhshthuhvhwhxhyhziaibicidieifigihiiijilim" +
    "ioipiqisitiuiviwixiyizjajbjcjdjejfjgjhjijjjkjljmjnjojpjqjrjsjtjujvjxjyjzkakbkckdkekf" +
    "kgkhkikjkkklkmknkokpkqkrksktkukvkwkxkykzlalblcldlelflglhliljlklllmlnlolplqlrlsltlulv" +
    "lwlxlylzmambmcmdmemfmgmhmimjmkmlmmmnmompmqmrmsmtmumvmwmxmymznanbncndnenfngninjnknlnm" +
    "nnnonpnqnrnsntnunvnwnxnynzoaocodoeofogohoiojokolooopoqosotouovowoxoyozpapbpcpdpepfpg" +
    "phpipjpkplpmpnpopppqprpsptpupvpwpxpypzqaqbqcqdqeqfqgqhqiqjqkqlqmqnqoqpqqqrqsqtquqvqw" +
    "qxqyqzrarbrcrdrerfrhrirjrkrlrmrnrorprrrsrtrurvrwrxryrzsasbscsdsesfsgshsisjskslsmsnso" +
    "spsqsrssstsusvswsxsysztatbtctdtetftgthtitjtktltmtntotptqtrtstttutvtwtxtytzubucudueuf" +
    "uguhuiujukulumunuoupuqusutuuuvuwuxuyuzvavbvcvdvevfvgvhvivjvkvlvmvnvovpvqvrvsvtvuvvvw" +
    "vxvyvzwawbwcwdwewfwgwhwiwjwkwlwmwnwowpwqwrwswtwuwvwwwxwywzxaxbxcxdxexfxhxixjxkxlxmxn" +
    "xoxpxqxrxsxtxuxvxwxxxyxzyaybycydyeyfygyhyiyjykylymynyoypyqyrysytyuyvywyxyyyzzazbzczd" +
    "zezfzgzhzizjzkzlzmznzozpzqzrzsztzuzvzwzxzyzz",
  l:
    "aaabacadaeafagahaiajakalamanapaqarasauawaxayazbabbbcbebfbgbibjbkblbmbnbobqbrbsbtbubv" +
    "bwbxbybzcccdcecfchclcmcpcqcsdadbdddgdhdidjdkdldmdndodpdqeaebecedeeefegeheiejekelemen" +
    "eoepeqereseteuevewexeyezfafngagbggghgigkglgmgngogqgrgsgtgugzhahhhihlhmhnhphshthuiaib" +
    "icidieifigihiiijikilioipiqirisiuiviwixiyizjajejijljpjwjxkakbkckdkekhkikjklkmknkokrks" +
    "ktkukylalblcldlelflglhliljlklllmlnlolplqlslulxmambmcmdmemfmgmhmimjmkmlmmmnmompmqmrmu" +
    "mvmwmxmymznanbndngnhninjnlnmnnnonsnunwnzoaobocoeofogohoiojokolomonooopoqorosotouovow" +
    "oxoyozpapepnpopxqrrarcrergrirkrlrmrnrorrrtrvrzsasbscsdsesgshsislsmsnsospsrssstsvswsy" +
    "tctgthtitntotstuuaucudueufuhuiujukulumunuoupuqurusutuuuvuwuyuzvavivkvlvsvuwawewgwhwl" +
    "wmwowswtwuwwxmyaygynzhzlznzz",
  m:
    "aaabadaeafagaiajakamanapaqasatauavawaxazbabbbcbdbebfbhbibjbkblbmbnbobpbqbrbsbtbubvbw" +
    "bxbybzcacbcccdcecfcgchcicjckclcmcncocpcqcrcsctcucvcwcxcyczdadbdcdddedfdgdhdidjdkdldm" +
    "dndpdqdrdsdtdudvdwdxdydzeaebecedeeefegeheiejekelemeneoepeqereseteueveweyezfafbfcfdfe" +
    "fffgfhfifjfkflfmfnfofpfqfrfsftfufvfwfxfyfzgagbgcgdgegfggghgigjgkglgmgngogpgqgrgsgtgu" +
    "gvgwgxgygzhahbhchdhehfhghhhihjhkhlhmhnhohphqhrhshthuhwhxhyhziaibicidieifigihiiijikil" +
    "iminioipiqirisitiuiwixiyizjajbjcjdjejgjhjijjjkjljmjnjojpjqjrjsjtjujvjwjxjyjzkakbkcke" +
    "kfkgkhkikjkkklkmknkokpkqkrksktkukvkwkxkykzlalblcldlelflhliljlklllmlnlolplqlrlslulvlw" +
    "lxlzmambmcmdmemfmgmhmimjmkmlmmmnmompmqmrmtmumvmwmxmymznanbncndnenfngnhninjnknlnmnnno" +
    "npnqnrnsntnunvnwnxnynzoaocodoeofogohoiojokomooopoqorosotouovowoxoyozpapbpcpdpepgphpi" +
    "pjpkplpmpnpopppqprpsptpupvpwpxpypzqaqbqcqeqfqgqhqiqjqkqlqmqnqoqpqqqrqsqtquqvqwqxqyqz" +
    "rarbrcrdrerfrgrhrjrkrlrmrnrorprqrrrsrtrurvrwrxryrzsbscsdsesfsgshsisjskslsmsnsospsqsr" +
    "ssstsusvswsxsysztatbtctdtetftgthtitjtktltmtntotptqtrtstttutvtwtxtyuaubucudueuguhuiuj" +
    "ukulumunuoupuqurusutuuuvuxuyuzvavbvdvevfvgvhvivkvlvmvnvovpvqvrvsvtvuvvvwvxvyvzwawbwc" +
    "wdwewfwgwhwiwjwkwlwmwnwowpwqwrwswtwuwvwwwxwywzxaxbxcxdxexfxgxhxixjxkxlxmxnxoxpxqxrxs" +
    "xtxuxvxwxxxyxzybycydyeyfygyhyiyjykylymynyoypyqyrysytyuyvywyxyyyzzazbzczdzezgzhzizjzk" +
    "zlzmznzozpzqzrzsztzuzvzwzxzyzz",
  n:
    "aaabacadaeafagahaiajakalamanaoapaqarasatawaxayazbabbbcbdbebfbgbhbibjbkbmbnbobpbqbrbs" +
    "btbubvbwbxbycacbcccdcecfcgchcicjckclcmcncocpcqcrcsctcucxczdadbdcdddfdgdhdidjdkdldmdn" +
    "dpdqdrdsdtdudvdwdxdydzeaebecedeeefegeheiejekemeneoeqereseteuevewexeyezfafdflfrfugagb" +
    "gcgdgegfggghgigjgkglgmgngogpgqgrgsgtgugvgwgxgygzhahbhchdhehfhghhhihkhmhnhohphqhrhthu" +
    "hvhwhxhyhziaibicidieifigihiiijikiliminioiqirisitiuiviwixiyizjajbjdjhjijjjljmjnjojrjs" +
    "jtjujxjyjzkakbkckdkekfkgkhkikjkkkmknkokpkqkrksktkukvkwkxkzlalclelgliljlklllmlnlolqlr" +
    "lulvlwlxlylzmambmcmdmemfmgmhmimjmkmlmmmnmompmqmrmsmtmumvmwmxmymznanbncndnenfngnhninj" +
    "nknlnmnnnpnqnrnsntnunvnwnxnynzoaocodoeofogohoiojokolomonooopoqosotouovowoyozpapbpgph" +
    "piplpnpopspupxpyqgqkqlqmqnqoqqqtqyrarbrcrerfrgrirkrlrmrnrprrrtrurxrzsasbscsdsesfsgsh" +
    "siskslsmsnsospsqsrssstsusvswsxsysztdtetgtitjtktmtotptrtstutwtxtytzuaubucudueufuguhui" +
    "ujukulumunuoupuqurusutuuuvuwuxuyuzvhvmvowawbwcwewgwiwmwowrwwwxwyxaxdxexgxixkxlxmxnxo" +
    "xqxrxuxxybycydyeyfygyhyiyjykylymynyoypyqyrysytyuyvywyxyyzazbzdzizkzmzrzszuzyzz",
  o:
    "aaacakaravbibkblbmbobrbtbucachcmcocudadkdtdufofsfugbgcgegggoguhthuiaieinjbjcjgjpjsjv" +
    "jwkakbkckdkekgkhkikjkkklkmknkokrkskukvkxkzlaldlelklmlolrltlumambmcmemgmimkmlmnmompmq" +
    "mrmtmumvmwmxmynanbnengninjnknnnonpnrnsntnunwnxodogonorospapkpmpoptpyrarcrergrhrnrorr" +
    "rsrtrurvrwrxryrzsascsisnsospstsusxtatbtdtetitktltmtntotqtrtstttutwtxtytzuaubueuiumun" +
    "vdwiwlybydymyyzm",
  p:
    "aaabacadaeafagahaiakalamaoapaqarasatauavawaxayazbbbcbebfbgbhbiblbmbnbobpbrbsbtbubvby" +
    "bzcacbcccdcecfcgchcicjckclcmcncpcrcwdadcdidndodtdueaebedeeefegeheiejekelemeoepeqesev" +
    "exeyezfafeflgagdgggigkglgngsgugygzhahdhghhhihjhkhlhmhnhohqhrhthuhvhwiaibicidieifigih" +
    "iiijiliminioipirisitiuiviwixiyizjtkakbkckgkhknkokpkrksktkulalblcldlelflglhljlklllnlo" +
    "lplqlrlsltlulvlwlylzmambmcmdmemfmhmimjmkmlmmmnmomqmrmsmtmumwmxmymznanbncndnengnhninj" +
    "nknlnmnnnonpnqnrnsntnunvnwnxnynzocodoeofogohoiokomonooopoqosotovowoxoyozpapepipkplpm" +
    "pnpopppqprpsptpuqaqeqmqwrarbrcrdrerfrgrhrirkrlrmrnrorprqrrrsrtrurwrxryrzsascsdsesgsh" +
    "sislsmsnsospsqsrssstsuswsytathtitntotptqtrtttutvtwtyuaubucudueufuguiujukumuoupuqurut" +
    "uuuwuxuyuzwawbwgwiwmwnwowrwwxmyeymynysyuyxyyzezhzn",
  q:
    "uaubucudufuguhuiukulumunupuqurusuvuwuxuyuzvavcvevhvivjvlvmvnvovpvsvwvyvzwawcwewhwmws" +
    "wtxaxcxhxlxnxoxpxqxrxsxtxuxwyayp",
  r:
    "aaabacadafagahaiajakalamanaoapaqarasatauavawaxayazbbbkblbpcfdbeaebeeegeiejelemeneres" +
    "eteygagegkgngrgsguhghpiaibieifiliminiritiujgjijskakbkhkikmktkwmambmcmdmemfmgmhmimkml" +
    "mmmnmompmqmrmsmtmumvmwmxmymznanbndngnlnnnpnrnwoaobocodoeofogolomoooporouowpnptrirmro" +
    "rtsbsiskslsmsnswtcthtmtstwubucueufuguhuiukuoupuqutuuuyuzwawkwlwmwowrxdxwynysyuzh",
  s:
    "aaabacadaeafahaiajakalamaoapaqarasatauavawaxayazbabbbcbdbebfbgbhbibjbkblbmbnbobpbqbr" +
    "bsbtbubvbwbxbybzcacbcecfcgchcickclcncocpcqcsctcucvcwcxdadbdcdedfdgdhdjdkdldmdndodpdq" +
    "drdsdtdudvdxdzeaebecedeeefegeheiejekelemeneoepeqereseteueveweyezfbfefmfsfwgagbgcgdge" +
    "ggghgigjgkglgmgngogpgrgsgtgugwgxgygzhahbhchdhehghhhihjhkhlhmhnhohphqhrhshthuhvhwhxhy" +
    "hziaibidieifigihiiijikilimioipiqirisitiuiviwixiyizjajbjcjdjejgjkjljmjnjojpjrjsjtjujw" +
    "kakbkckdkekfkgkhkikjkkkmknkokpkqkrksktkukvkwkxkykzlalcldlelflglhliljlllmlnlplqlrlslt" +
    "lulwlxlylzmambmcmdmfmgmhmimjmkmlmmmnmpmqmrmsmtmumvmwmxmymznbncnenfngnhninjnknlnmnnno" +
    "npnqnrnsnunvnwnxnynzoaobocodoeogohoiojokolonooopoqorosouovowoxoyozpbpcpdpepgpipkplpm" +
    "pnpopppqprpsptpupvpxpyqaqhqjqkqmqnqoqqqrqsqtquqxrarbrcrerfrgrhrirkrlrmrnrorqrrrsrtru" +
    "rvrwrxryrzsasbscsdsesfsgshsisjskslsmsnsospsqsrssstsusvsxsysztatbtdtetftgthtitjtktltm" +
    "tntotptqtrtstttutvtwtyuaubucueuguiujukulumuouqurusutuvuwuxuyuzvavbvcvevkvmvrvsvxwbwc" +
    "wfwgwhwiwjwkwlwmwnwowpwqwrwswtwuwvwwwxwyxbxcxexgxkxlxmxnxoxrxsxuxwyaybycydyiykylymyn" +
    "yoyrysywyxyyzazbzczdzezgzlznzpzszvzwzy",
  t:
    "aaabacadaeafagaiajakalanaoapaqarasauavawaxayazbabbbcbdbebfbgbhbibjbkblbmbnbobpbqbrbs" +
    "btbubvbwbxbybzcacbcccdcecfcgchcickclcmcncocpcqcsctcucwcxcyczdadbdcdddedfdgdhdidjdkdl" +
    "dmdndodqdrdsdtdudvdxdyeaebecedeeefegeheiekemeneoepeqereseteuevewexeyezfifnfofrftgagb" +
    "gcgdgegfggghgigjgngogpgqgrgsgtgugvgwgxgygzhchdhehfhhhihkhlhmhnhphqhrhshthuhvhwhxhyhz" +
    "iaicidieifigihiiijikiliminioipiqisitiuiviwixiyizjajgjijjjljmjnjojpjsjujwkakbkdkekfkg" +
    "kkklkmknkpkqkrksktkukvkwkxkzlalblcldlflglhliljlklllmlnlolplqlrlsltlulvlwlxlymambmcmd" +
    "memfmgmhmimjmkmlmmmnmompmqmrmsmtmumvmwmymznanbncndnenfngnhninknlnmnnnonpnqnrnsntnunv" +
    "nwnxnynzobocodoeofogohoiojokolomooopoqorosouovowoxoyozpapcpepfpgpipjpkplpmpnpopppqpr" +
    "ptpupvpwpxpypzqbqlqmqnqoqpqqqrqtquqwrarbrcrdrerfrgrhrirjrkrlrmrnrorprqrrrsrtrurvrwrx" +
    "ryrzsasbscsdsesfsgshsisjskslsmspsqsrssstsusvswsxsysztatbtctdtetftgthtitjtktltmtntotp" +
    "tqtrtstttutvtwtytzuaubucudueufuguhuiujulumunuoupuqusutuuuvuwuxuyuzvavdvevivkvlvmvnvo" +
    "vsvtvuvwvxvywawbwcwdwewfwgwhwlwmwnwowpwqwrwtwuwwwxwyxaxbxcxexgxhxixjxmxnxoxqxrxsxtxu" +
    "xxxyyayeyhyiyjylynypyrysytyuyvyxyyyzzazhzjzlzmznzozx",
  u:
    "amanarbabiblbrbubydadedgdidjdldmduesfigagbgeghgngogyhahnisivjikakgkhkikkklkpkqkskukv" +
    "kwkylalblclelflilklllmlnlulwlymambmcmdmgmimmmnmompmrmsmunandnengninknmnnnpnrnunxnzok" +
    "onpipvrarbrcrerfrgrhrirjrkrlrmrnrorprrrtrurvrwrxryrzsashsiskspsssutatethtptrtuumunur" +
    "uuvevhvlwayaznzs",
  v:
    "aaaeafagahaiajalamanaoaparasauavaybbbkecedelemeoepergrgticidifigilinisitivjkkakikjkk" +
    "klkmknkokpktkukzlplsmambmcmdmemfmgmhmimjmkmlmmmpmqmrmsmumvmwmxmymznknmnporotrarorsrt" +
    "sislsnsvtoumunutwa",
  w:
    "aaabacadaeafagahaiajakalamanaoapaqarasatauavawaxayazbabbbebfbhbibjbkblbmbpbqbrbsbtbv" +
    "bwcacidddgdjdkdtdudyeaecedegeheiemeneoepereseteuewfggagbgggigogugwgyhahghkhuibicieif" +
    "igihiiijikiliminiritiuiviwiyjajikakbkdklkrkukwkylalclelglhlilklllmlolrlslulvlwlxlyma" +
    "mbmcmdmemgmhmimmmnmomsmtmwmxnbncndnengninknmnnnonpnunwnyoaobocodoeofogoiokomonoooros" +
    "owoypcrarbrdrgrhrirkrlrmrnrorprrrsrurvrwrxryrzsasgsisksrsssusvtbtfthtitktmtwuaubuduh" +
    "ulumunurutuuuvuxuywawbwowrwwxaxwyaybyiymynyryy",
  x:
    "aaabacadaeagaiajakalamanaoapaqarasatauavawaybabbbcbdbebgbibjbmbnbobpbrbwbxbycbcccecg" +
    "chclcmcncocrctcucvcwcydadcdkdmdodqdyebedegelemepereseteufagagbgdgfgggiglgmgngrgugwha" +
    "hchdhehmhrhthuhviaibiiilinipirisiviyjbjtkakbkckdkekfkgkhkikjkkklknkokpkqkrksktkukvkw" +
    "kxkykzlalblcldlelglilnlolplslulymambmcmdmemfmgmhmjmkmlmmmnmompmqmrmsmtmumvmwmxmymzna" +
    "nbndngnhninjnknmnnnonqnrnsntnunynzocodogoiokomonoooporowpapbpcpdpepfpgphpipjpkplpmpn" +
    "popppqprpsptpupvpwpxpypzqaqtrarbrdrergrirmrnrqrrrtrurwsasbscsdseshsisjslsmsnsospsqsr" +
    "sssusvsytatbtctdtetgthtitjtltmtntotptqtrtstttutvtwtytzuaubudugujulumunuoupurutuuvevi" +
    "vnvovswawcwdwewgwjwkwlwowrwtwwxbxkxmxrxtyaybyjykylytyyzhzmzp",
  y:
    "aaabacadaeafagahaiajakalamanaoapaqarasatauavawaxayazbabbbdbebhbibjbkblbmbnbobxbychcl" +
    "cncpcrdadddedgdkdseaeceeeiejelenereseteueveygagiglgmgpgrgsgugwhahdhlhsiaifigihiiijik" +
    "iliminipiqirisitiuivixiyizkakgkhkikkklkmknkokrktkukylalblelglilllmlnlolrlulymambmcmd" +
    "memgmhmimkmlmmmnmompmqmrmsmtmxmznanbndnengnhnknlnnnonqnsnuobogoiokolomonosotoxoypapb" +
    "pgphpkpmpnpopppzrarbrerirkrlrmrnrorsrwryscsdsgslsmsnsospsrsssytatltptwtyuaubucudueuf" +
    "uguiujukulumunupuqurutuuuwuxuyuzvavtwawgwlwnwqwrwtwuwwxaxgxlxmxuxyyryuyzzgzk",
  z:
    "aaabacadaeafagahaiajakalamaoapaqarasatauavawaxayazbabcbeblbtbubwcacdchdjeaegehemenga" +
    "gbghgmgngrhbhdhihnhwhxiaibikiliminiriwizkakbkdkgkhkkknkokpkrktkukvkzlaleljlmlnlqlslu" +
    "lwmambmcmdmemfmgmhmimjmkmlmmmnmompmqmrmsmtmumvmwmxmymznandnengnknsocohomoooqorospapb" +
    "pcpdpepfpgphpipjpkplpmpnpopppqprpsptpupvpwpxpypzqerargrnrorprssaskslsmsrsutetgtltmtn" +
    "tptqtstttutxtyuauhumunuywaxxybygyjynypzazj",
};

/** The range of subtags for private use, both ends included. */
export const privateLanguages = { first: "qaa", last: "qtz" } as const;
