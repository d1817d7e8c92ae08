/** How often groups of letters stand in texts of a language; `scripts/train-languages.ts` counts them. */
export interface CountedLanguage {
  /** ISO 639-1. */
  readonly code: string;
  readonly script: "latin" | "cyrillic" | "arabic" | "devanagari";
  /** Groups by the natural logarithm of their share; `_` is the edge of a word. */
  readonly levels: readonly (readonly [level: number, groups: string])[];
}

/** The smallest logarithm: that of a group which is not listed. */
export const LEVEL_FLOOR = -12;

export const countedLanguages: readonly CountedLanguage[] = [
  {
    code: "af",
    script: "latin",
    levels: [
      [-3, "e"],
      [-3.75, "a i n"],
      [-4, "s r o t d"],
      [-4.25, "e_"],
      [-4.5, "l k g"],
      [-4.75, "ie n_ _d"],
      [-5, "m er s_ ie_ di u t_ v"],
      [-5.25, "h an _di w r_ en die _v aa _s"],
      [-5.5, "b p te _h _o in _n ge _e _die_"],
      [-5.75, "y _w de _g ee _m _i k_ el et an_ _a es oo _b en_"],
      [-6, "g_ _t ar f d_ on er_ is le or et_ at va he nd st se l_"],
      [
        -6.25,
        "ek _k _ge y_ _en ng re oe van wa ni me _va be it da te_ we ns aar li at_ m_ al ke is_ om _en_",
      ],
      [-6.5, "_he _in _wa rd in_ ve j as rs _da _l ma _be ing ri ro _is ver _te _van_ _is_"],
      [
        -6.75,
        "ou ig ei ar_ aan nie si ik _ve _j _n_ nt oor ko _ni ers het _me it_ nde om_ p_ op ed ka ui _p _on so la ek_ es_ ra de_ ng_ se_ _r ne der ste ll sk ns_ _in_ _het_ _nie_",
      ],
      [
        -7,
        "u_ as_ f_ to eg na eer le_ _ma _oo and ter ta wat a_ ho ou_ ag lle el_ ak ul vi vo al_ _wat_",
      ],
      [
        -7.25,
        "_so ti _op _se em wo ord _we sa ha _vi _om _aa op_ id maa _st dit lik ur tr ir ens hu dat _ko pe _ek erd ons ier us lo _wo _te_ _dit_",
      ],
      [
        -7.5,
        "rd_ vir sie ir_ rk rt ol ew ke_ c ges met _as am rs_ _hu _to ies _ho mo no _u pr ond _na gt ot _ka eu os wee or_ af uit ad een _sa ull il daa ok ba gs _le _vo hul erk gr sp hi ru ig_ ik_ nd_ ag_ _de bo end _re ki sta wor od pa _vir_ _ek_ _om_ _ons_ _met_ _op_ _dat_ _as_",
      ],
      [
        -7.75,
        "wi nk jo _al ede ry ga of _hi _mo kan ien sy go eid rde sy_ men kl ak_ ge_ _sy hie rdi tu ur_ _jo _la ker my i_ ewe ees wer bes mi do _f ev re_ ok_ by kom ang est gel nge _my ere _af eur ts ap nn hy _hy gte my_ o_ eb id_ _go ef ook hei _no dr _word_ _sy_ _se_ _hulle_ _my_",
      ],
      [
        -8,
        "hy_ us_ kr _ui og eke gi ê ngs eel br laa ep sl vr _ha aak toe kk eli rin tel ese dig _pr ent _sk ige _ee na_ lan lu waa sel ss ont _by un of_ ant moe ds _gr ken ld rg aat ele sal lee we_ jou nt_ _an _ga taa _vr mee raa was eh bl _hy_ _aan_ _maar_ _ook_ _kan_ _oor_ _hierdie_",
      ],
      [
        -8.25,
        "pl nte ai ot_ on_ ks oe_ tee _ne rm din _bo ike os_ ee_ roo lie jy _jy jy_ yd kon ne_ gaa gs_ by_ _c nse ê_ su ls du pro lin _do gro rl _ba ja gen deu oet lf reg rw kt voo soo del ty ska kke _wi rk_ ind geb tie eri ger tre ans ku rie wy eld den lk ert esi esk tw ms vol po ch dag haa oos nee nne gin uu _was_ _jou_ _na_ _jy_ _daar_ _sal_ _by_ _deur_",
      ],
      [
        -8.5,
        "ite ug elf ree _of ly ud eni per oek rv aal hoo ad_ man ë ed_ tig ist rik fe str _pa il_ _ja _si rst oen tro kaa ef_ gev kli erw ut rh _sp uk god oed han els og_ fr kie sê sê_ lig egt nis bel _li woo em_ od_ ys oer all bi eme ene rn nu _mi _kl asi th gh oon ort eg_ mm rek ndi dan _bl _ro lei loo roe ten ji yk gem ps ale _ke kry _gaan_ _of_ _moet_",
      ],
      [
        -8.75,
        "gee oi tyd _ou nk_ je eek _dr af_ net fi ron son dee jie ia pre ate _br sti rb am_ hom ged wil erl tt ief pp doe aie stu her ju _ju kin art min ap_ ika pi ls_ ade fo sko ski lew red fs mer ein hou ete agt eie ann hoe me_ tot ame tj ard uur ber mp sin sen ela ae wan ske sse aam gew rui era ink fri ema bai oms yk_ hel rsk iet gg lt afr wel bet erh eva tji ghe lek lg geh are uis spr rig nst hee rt_ ran kte _kr yd_ saa yn oop aas ari nin ry_ kap igh _sê tor ooi so_ skr yf goe tan ob spe ili ins oud lm elo voe ors _sl _pe io oel beg eko elk rou eet ei_ ld_ _ei _su boe gti nou _soos_ _wees_ _baie_ _toe_ _al_ _hom_ _uit_ _tot_ _haar_ _sê_ _so_ _god_ _maak_ _ander_ _wil_",
      ],
      [
        -9,
        "org ege ris rli ank nni _tr um ky pe_ oot egi ms_ ell eit koo _du mme ebr vor nl rte _ta ea ue val sou iv lui int rr vl ern dis edi gek erm igt _bi aro _pl sit lke dra _ch tus beh _lo bru tin gl eem tei _ty ts_ lli oei sig sek _po kel eha ide sto olg nv alm _ra eho oof _el _je ol_ dd ys_ twe im ong ekk _nu jul sw lis rge erv len yf_ erg nig kle wys ren uw _tw pla res rei eë tl tra get soe bu dui ise see tem nda fd jaa é ali one gra iek _kom_ _net_ _dan_ _nou_ _mense_ _een_ _laat_ _meer_ _hoe_ _sou_",
      ],
      [
        -9.25,
        "sm mal h_ bed omm ab vra ets rug fde tes aai isi ner rva erb par uid eil ori ssi rel esp bew ekt nog evo ul_ rke app rse z aag ep_ eru etr tuu rsi ill naa har _ki rag tek leg ntw inn baa wen eed _u_ win _ku _ie êr ake tte akt av spa bee pie rwy noo mb pu uni sus slu esu _tu oom pt sb nh ras uik fa bek ion uwe orm hed lp aad enk ks_ ast ow ple dri dus hui ra_ ena aw ood tg ebe des ye rso lge kw sla bly ë_ eks rob vaa esl iks oue ero _fi kyk lma oeg ae_ ryf êre _ri tal sh eun eno ppe _fo ope sv sd bie ied lf_ _waar_ _julle_ _nog_ _groot_ _eerste_ _dis_",
      ],
      [
        -9.5,
        "rom _eg eis jes lfs nke fg enn idi gge co oep sle weg lde ses bri uss if ip rus fge ops kra iew ai_ sli mu eo ly_ rp gie yl ler eso out _ag oog ds_ lem mag oi_ eve sg hr chr hri uk_ ose _er ft nsi tge boo gst _fa rf nli um_ the rhe ati rme nts dw mel nsk ani md rha _lu kee oni _ky ov _un nta ess rae vry _ru _vl iss afg sku tv yn_ ana ac ewi eta les ser yl_ obe iti nb oll nad ods gri ntl arv pan rle egs rwa kki vre ff mar kei paa pg aap dde itg ye_ rg_ é_ _am _co erp _ry pel ude ug_ rna tui glo lo_ som swa ost its eds _fe au etj _jesus_ _mens_ _af_ _begin_ _kon_ _voor_ _dag_ _lewe_ _werk_ _teen_ _weet_ _jaar_ _here_ _hier_ _kyk_ _sien_ _egter_ _almal_ _want_ _iets_ _hul_ _tyd_ _doen_ _twee_",
      ],
      [
        -9.75,
        "too amp mat bev ars err egr vie eef w_ kul gu ine nds lag spo ub kti olo sn fl ksi uie war arm pas ass bre wê wêr eng erf nki _bu pee bou nti mak ebo sc fs_ wyl rit sio wag kla tli sui igi bin ark pra ive ia_ ban anv sam sr vro vee pli opg pge wes ina iw _ar mil kou _th kar geg kor rm_ oli nuw _wê elp nes _gl ton ut_ doo lus lit kh akl _sw _pi hal rak ids oto ukk atu nal moo led rko ore ret ool edr b_ kri ikk awe ote sor nhe kun uns dru kik lug _ly _ti _wy ck unt blo epa ane tst rkl lk_ eda pen che nav bli rop nw kos kb ud_ elt mst ruk ove eto yde tak rri gb oë vla ŉ _ŉ ŉ_ _ŉ_ sak tap _ak naf _ad seu dom egg ogi two lfd kol gep bla teu lat esê ode ral ic uer khe rsp nuu elu luk gd ngr bar eka rwe _dink_ _bly_ _lees_ _terwyl_ _onder_ _gebruik_ _elke_ _tussen_ _goed_ _gemaak_ _nuwe_ _selfs_ _geen_ _dus_ _eie_ _weer_ _gesê_ _vandag_",
      ],
      [
        -10,
        "lg_ emb tk lse iel yb kn ntr use mos rot sa_ nr ami let wet akk onl tog tb tse jon log okk las ase ona py ië had bor vat ben ikh vin sch sdi avo gn ros adi won _ev tad loe ryk ua uut v_ mbe sma rba pad bra rga gre fte pri omi lw alt nam ett psi lj _mu ure up lb ca rbe sky pun edo noe sod onk bro rta tam _or lop rtr vu kui usi rol kep lp_ age _s_ bos owe sme dsd omd mda ldi oem sia un_ nva twi dst wit epe kam ria kse urg rod odu yw ch_ ër lak dro pte rma lê ewy enh ka_ und efd tru uiw iwe nod udi ref for ié dié ié_ _kw kwa rea kop ots nm ewo epl _z mid idd ats yse rbo nik fin orw rda vri c_ tm enb beu teg sge fst ely to_ edu olk kba lyk oes rmi ult nkl ue_ rho wik mon koe _staan_ _land_ _enige_ _alle_ _kry_ _deel_ _gehad_ _hou_ _leer_ _verder_ _suid_ _saam_ _tog_ _dieselfde_ _ou_ _goeie_ _omdat_ _binne_ _vanaf_ _dié_ _alles_ _wanneer_ _sonder_ _glo_ _kerk_ _slegs_",
      ],
      [
        -10.25,
        "rvo niv omp tuk wie x eeg ehe ivi ute rti lty uld eff ybe rum orn nem kyn joe rmo oë_ opp wig kst _sn nf orl mie mg ël atr ekl oh joh _id rf_ ntv ndo por ny _a_ ott pol yp nag ma_ iem lad los ara nth nko lot dia mot ble db nat mis hon fie rok td ryd nas aps ous mek nov dsk bur ieg ael ffe fer ah oj jek riv anu lê_ sho lou odi sol bal nj rra _fr var alb lbe bei etu lh ljo ppi oss onn _y rof tud rsa mge ork dam ib rki rty sve rtj rla tva hê _hê hê_ sul opt _gi kto byb klo pes obl ywe mt oit tri lar nc ikb pot jar ust ey dae kwe dt pst med gv _ps psa tit aso vem _r_ aks nsl _ab sra ryw rif _lê lwe vy _vy rka lim dv ec ega gas ta_ rne nel _ca yt inl kp rys lm_ ini ama vis bb ndr eug tsk dal bui pa_ olu oda ita kes ce ogt yg bo_ kat tob orb ome afs bas _ap vad raf igs iep aaf swe eë_ bep gsk vei mh fee hof gis att uil emo lte _daarom_ _plek_ _christus_ _man_ _beteken_ _probeer_ _help_ _vier_ _daarvan_ _lekker_ _gesien_ _hele_ _lig_ _vra_ _wie_ _afrikaanse_ _wêreld_ _anders_ _water_ _veral_ _woord_ _hê_ _soms_ _stel_ _boek_ _de_ _hand_ _mekaar_ _november_ _universiteit_ _raak_ _behoort_ _stap_ _ten_ _verstaan_ _eers_ _sluit_ _speel_ _nooit_ _neem_ _afrika_ _geregtigheid_ _dood_ _daardie_ _kant_ _mag_",
      ],
      [
        -10.5,
        "_vrou_ _kinders_ _sa_ _lê_ _altyd_ _regte_ _reg_ _plaas_ _jong_ _wel_ _volgens_ _ontvang_ _klein_ _niks_ _rol_ _dankie_ _bo_ _afgelope_ _genade_ _reeds_ _gees_ _keer_ _ja_ _heilige_ _tydens_ _gehoor_ _woorde_ _kaap_ _leef_ _liefde_ _gedoen_ _soek_ _agter_ _beste_ _sterk_ _waarvan_ _drie_ _manier_ _sit_ _weg_ _beskikbaar_ _ry_ _gee_ _seun_ _week_ _paar_ _antwoord_ _laaste_ _dae_ _daaroor_ _groep_ _enigste_ _meeste_ _volgende_ _vader_ _verwag_ _sommer_ _onthou_ _voel_ _praat_ _ver_",
      ],
      [
        -10.75,
        "_vrede_ _bestaan_ _opsigte_ _familie_ _persoonlike_ _geld_ _afrikaans_ _albei_ _vorige_ _vorm_ _verseker_ _volg_ _pad_ _val_ _waarheid_ _bedoel_ _buite_ _ouers_ _gespeel_ _geloof_ _kontak_ _stellenbosch_ _skryf_ _beter_ _beskou_ _oktober_ _bied_ _aarde_ _min_ _kind_ _waarop_ _foto_ _sulke_ _verander_ _later_ _sodat_ _lyk_ _jare_ _trou_ _hof_ _einde_ _betaal_ _self_ _navorsing_ _evangelie_ _terug_ _ryk_ _daarin_ _geskep_ _nodig_ _lei_ _ontwikkeling_ _makliker_ _hare_ _ter_ _iemand_ _natuurlik_ _asook_ _vertel_ _krag_",
      ],
      [
        -11,
        "_pretoria_ _gemeente_ _verskillende_ _bydrae_ _langs_ _israel_ _louw_ _skuld_ _vanjaar_ _vrae_ _verskeie_ _bekend_ _ken_ _erken_ _rigting_ _graag_ _maatskappy_ _dalk_ _daarna_ _gemeenskap_ _gesin_ _testament_ _kuier_ _wyse_ _regering_ _sekere_ _bewys_ _alleen_ _maande_ _steeds_ _redelik_ _aangebied_ _km_ _gebeur_ _bybel_ _geval_ _vriende_ _feit_ _wag_ _vyf_ _skole_ _belangrik_ _kennis_ _dr_ _mening_ _tweede_ _mans_ _aand_ _weke_ _oud_ _doel_ _nader_ _indien_ _gelede_ _dikwels_ _vind_ _dien_ _betrokke_ _saak_ _seker_ _vraag_ _ding_ _nee_ _lief_ _eerder_ _beslis_ _hoor_ _elkeen_ _oom_ _gevoel_ _bietjie_ _gesels_ _geluk_ _at_ _verdere_ _figuur_ _kies_ _aangedui_ _miskien_ _besig_",
      ],
      [
        -11.25,
        "_toon_ _bring_ _hoof_ _maand_ _kommentaar_ _sam_ _huis_ _stem_ _dra_ _minute_ _wes_ _beskik_ _koop_ _afriforum_ _the_ _seuns_ _oop_ _ens_ _heerlike_ _bereik_ _geplaas_ _geestelike_ _armoede_ _afrikaners_ _tee_ _skakel_ _dít_ _johannes_ _reeks_ _oupa_ _naaste_ _draai_ _politieke_ _waarin_ _minste_ _verband_ _beskryf_ _leerders_ _gevaar_ _volle_ _optree_ _gerus_ _geword_ _name_ _karakters_ _per_ _gevolg_ _sake_ _vanuit_ _skrywer_ _getuienis_ _gevalle_ _volk_ _eis_ _ontspan_ _geskiedenis_ _genoem_ _boere_ _kultuur_ _gister_ _beweeg_ _gehou_ _grond_ _ondersoek_ _tans_ _bou_ _moontlik_ _probleem_ _genoeg_ _lank_ _oë_ _sonde_ _huidige_ _vol_ _ontwikkel_ _omgewing_ _tye_ _januarie_ _gou_ _sowel_ _amerikaanse_ _mos_ _nuutste_ _stil_ _lewens_ _leiding_ _rondom_ _kliek_ _inligting_ _verdien_ _taal_ _godsdiens_ _heen_ _res_ _voordat_ _kook_ _waarmee_ _jouself_ _verhaal_ _regtig_ _swart_ _getroud_ _psalms_ _christene_ _werklik_ _beheer_ _gekoop_ _span_ _hoop_ _verlede_ _geskryf_ _aanvaar_ _vry_ _kort_ _wit_ _sout_ _gestel_ _eintlik_ _belangrike_ _duisternis_ _uur_ _skool_ _kaapstad_",
      ],
      [
        -11.5,
        "_kknk_ _vrees_ _hart_ _moses_ _vlak_ _projekte_ _groter_ _eet_ _redes_ _kuns_ _druiwe_ _aangesien_ _koöperasie_ _berg_ _meisies_ _wet_ _wys_ _algemeen_ _ervaring_ _werknemers_ _rotse_ _bevestig_ _donker_ _warm_ _vis_ _skrif_ _aspek_ _gesindheid_ _vroeër_ _leerling_ _skyn_ _bewaar_ _ideale_ _hoef_ _gereeld_ _bevat_ _seuntjie_ _geskiet_ _welkom_ _optredes_ _band_ _besluit_ _besoek_ _engels_ _lys_ _eens_ _godsdienste_ _inheemse_ _beurt_ _geneem_ _standpunt_ _miljoen_ _geleentheid_ _wou_ _allerhande_ _gooi_ _asseblief_ _belang_ _gebooie_ _vervul_ _daai_ _motor_ _probleme_ _bybelse_ _boodskappe_ _vanweë_ _luister_ _bepaalde_ _kos_ _dinge_ _daagliks_ _vaar_ _taak_ _magtige_ _da_ _behalwe_ _vertaal_ _tereg_ _gesprek_ _brief_ _minister_ _toerisme_ _derhalwe_ _daad_ _adam_ _augustus_ _afrikaner_ _naam_ _appellant_ _koste_ _helfte_ _heelwat_ _afgeneem_ _anc_ _mooi_ _algemene_ _midde_ _vrydag_ _woon_ _gedigte_ _oordeel_ _nuus_ _verkondig_ _bestuurder_ _woordvoerder_ _pienaar_ _gesterf_ _storm_ _president_ _zuma_ _koninkryk_ _uitkomste_ _denke_ _maklik_ _wedstryd_ _teken_ _streek_ _verkoop_ _manne_ _boervolk_ _koppies_ _projek_ _beskikbare_ _reaksie_ _nasionale_ _juis_ _rede_ _sprake_ _werkers_ _moes_ _geëindig_ _tradisie_ _fout_ _toernooi_ _afstand_ _watter_ _veel_ _wereld_ _klim_ _pas_ _én_ _verbond_ _johannesburg_ _titel_ _oudste_ _menslike_ _psalm_ _eva_ _dawid_ _naweek_ _kamer_ _besonderhede_ _gelowiges_ _vat_ _soort_ _klink_ _geweet_ _paulus_ _sodoende_ _bekostig_ _aantal_ _ná_ _vertrek_ _media_ _finaal_ _gehang_ _stroom_ _mees_ _dekades_ _voordeel_ _vonnis_ _tipe_ _hiermee_ _diep_ _dadelik_ _rooi_ _geeste_ _steek_ _mev_ _aktiwiteite_ _minstens_ _hede_ _darem_ _voeg_ _landbou_ _antwoorde_ _gay_ _homself_ _telkens_ _dogter_ _koningskap_ _february_ _ware_ _derde_ _oorvloed_ _ewige_ _laag_ _hoë_ _helpende_ _heeltemal_ _toekoms_ _oudtshoorn_ _onlangse_ _veroorsaak_ _verborge_ _gebore_ _idee_ _laer_ _neiging_ _presies_ _gegaan_ _geglo_ _heeltyd_ _gekom_ _duisend_ _jer_ _gekyk_ _klik_ _tannie_ _ma_ _stukke_ _lewendig_ _ongeveer_",
      ],
      [
        -11.75,
        "_vervolg_ _ng_ _seisoene_ _siel_ _sarel_ _rsg_ _duisende_ _staat_ _toegelaat_ _waarom_ _stuk_ _brand_ _juda_ _diens_ _beveel_ _verrig_ _on_ _march_ _rugby_ _hoërskool_ _jood_ _droom_ _bewering_ _ernstige_ _wangedrag_ _komitee_ _onrusrivier_ _naby_ _gebed_ _hande_ _vashou_ _letterkunde_ _nodige_ _art_ _aangevoer_ _tweeling_ _vlaktes_ _aanlyn_ _voorskou_ _pdf_ _ingevolge_ _gerig_ _munisipale_ _fracking_ _karoo_ _voete_ _onderrig_ _huwelik_ _dominee_ _eggenote_ _anna_ _korrek_ _grondslag_ _alhoewel_ _vermoë_ _onderhewig_ _gewoonlik_ _sodra_ _beantwoord_ _lieflike_ _taamlik_ _haal_ _infeksies_ _bedek_ _aartappels_ _behoorlik_ _bestudeer_",
      ],
    ],
  },
  {
    code: "az",
    script: "latin",
    levels: [
      [-3.5, "i a ə"],
      [-3.75, "n r"],
      [-4, "l"],
      [-4.25, "d"],
      [-4.5, "s ı m t"],
      [-4.75, "y u n_"],
      [-5, "e b ə_ k o i_"],
      [-5.25, "r_ in ü ər ş q a_"],
      [-5.5, "ar v də lə la an il h _i _b"],
      [-5.75, "z ri di ir ı_ ın da ən _m c nd _a"],
      [-6, "_d li ya _s f ra _o də_ x ç _t si ni al lər mə"],
      [-6.25, "_v ma ö _k lar _q in_ g _e an_ _h əl mi tə iy ir_ u_ əs ol _y ən_ p"],
      [-6.5, "və _ə un ət ki ti əri na rə ad ğ ay bi is da_ as nı rı _və və_ _g hə k_ _il dı _və_"],
      [
        -6.75,
        "ba ın_ on _ol er ır sə sa ta ndə rd lm ld lı st arı ün _c ər_ nə at rl rin iş ini sı t_ ək ind bu l_ ik _tə ilə _bi dən dir yə",
      ],
      [
        -7,
        "qa ur q_ aq nda _n ed az _ş _mə lə_ _bu əd aş nl lu ar_ et əsi im bə şd əy mü am b_ ara əh _ya _ç _ba ası nu nin yi nın ha",
      ],
      [
        -7.25,
        "_r ri_ _f _mü _ed _hə ll lan şə or _x iya əm id ni_ _də bir ır_ _qa əb ş_ ələ ını ka m_ _da ul di_ ci ıl ild ey _p kə anı zi sin edi rın _ki ah ınd ili te ağ na_",
      ],
      [
        -7.5,
        "ərə bu_ ak du _ü en va ldə tl z_ ya_ s_ zə nə_ dan yy _şə ış şa si_ li_ mu rlə d_ ye it el cə ca ̇ i̇ ib qə so dır nla fə dil _sa ab aq_ əti rm miş _ö dü xa _i̇ pa ki_ _is su fi un_ gö iri əz _et iyy çi ci_ za _gö ğı ola sın əf if tı _bu_",
      ],
      [
        -7.75,
        "ür hər ro ü_ ist ra_ ve yyə _on mı ala ət_ gə us _ye _l adı _u ax _ha _sə _ci yı vi inə ək_ ilm _ta öv sı_ ün_ tu əli əş tm _so iz fa rı_ yət _qə lik ur_ ada alı il_ olu nun ql rə_ ru lı_ ayı şl iq hi rdə ıq ədə _əs rt ik_ yu eri tər de ns yan av ari to şi əni _al _bir_ _ildə_ _ilə_ _ci_",
      ],
      [
        -8,
        "_ma td dı_ nı_ şdi _in tin ub şı ana son əhə mi_ ko ril _di la_ unu af ali çı min onu re me rk ərd ğu mış anl mək lən rb baş o_ ver eç ox man nc üs yü liy tlə ına işd _ad lma se öz kt es atı rla etm qi um lmi dö ük _dö lin imi idi sl tr nt ör ərb dər ap ss ça _gə yə_ raq ənd zər dl _bə uş üz",
      ],
      [
        -8.25,
        "lk yar kl _nə iyi and ml rü aya _ko üç üm om nm ıla ib_ gü şdı çü _ve tan ığ _ar em nr kim ndi _üç ətl xi _az sti ge əmi uğ lo _z diy _xa irl ül ai olm sə_ şəh be məs mas kd _dü qu le yat ill _iş _kə ke qla isə çün ran ğa zı cü oy nü əyi lü f_ iş_ _gü qo ama ard rdi stə _əl ço lun dd rs öl isi nu_ kən onr qı yer əyə çə üş yin nra öy eni _an ığı siy x_ əc bil v_ und rad həm uz üçü ərl _ço ışd gör lla yi_ _si uğu yo tü os kin _de al_ ti_ _mi ic _ge lir _də_ _olan_",
      ],
      [
        -8.5,
        "vr döv əv ıq_ aşa ne çox ağı can kil mal ev ldu tar ov azə bl _fə pr tdi qar lli asi rda he lay ac ğın _ka rma əq _la _te llə mən yas lıq tir _öz _va ird qr azı vl _hi _id cı cu gi _su _me _el şla tmə əbə _ke usi lmə edə rba bay lt əya ma_ iv muş ut onl dur ılı sil ğl tı_ xı no ox_ tın rəf ünd əzi gəl iki ğı_ maq azi _üz old y_ adə ek bər adi _pa ks əfi ədi ika üt _qo _ər əfə var ub_ _o_ _se _cə san _rə yc ayc yca at_ fin bö _bö şər xə _na hs əki _he _be kdə j zl ix əra ağa lu_ öyü _pr im_ sər _öl kı sü _da_ _üçün_ _ki_ _sonra_ _isə_ _kimi_",
      ],
      [
        -8.75,
        "mo ifa yük əsa ləş din ia _ra əbi etd mar bo mət pe ii xt _cü _ça şm qal do _tu təs ura ta_ nan nk ğa_ aşl ila yn arl ış_ sas əsə eçi par məl op _mu aql şlə fo bun а _or təl həy qd ste _fi _ən sən ənə arə _xə sta qəd sr aha tor du_ ldi art br rdı nlı keç lis dar una e_ zü hal ıb tif ız ük_ yen ud vlə lət aki aç _to akı şı_ ku ә cü_ _re ul_ oğ raz may ür_ rək ter kü yun _qu rq övl _ay ins amı ünü ina ıs əx bur ata eyi bi_ rmə ona unl ris məh rli nas riy işl yr ıb_ ok uşd şdu ərk lığ ıx yən klə iss lam üə müə ım ray ras lmu təb əcə yl rix tt mlə rən pu rkə xan adl erl səl alm sk irə aşı _çox_ _ən_ _onun_",
      ],
      [
        -9,
        "cı_ kar ii_ yal böy tmi məy örə ğun yd fər məd ıd nsa apa ahi mp aza rıl pl zu rət _çə tut mə_ xal _sı mil ny tla h_ sir ani sah eti _əh oyu rir eh əmə cl əsr dür ayə lın lim lk_ cə_ lub as_ rş mağ lif bar gün mər xar işa ırı əll ikd _ni duğ hü _yu lmı iyə bağ his sal çir kö _kö dün nya tən özü mm bü dey iç yaş _av c_ if_ am_ əla ılm pro laş aş_ sul _qı _şi er_ axı fe on_ kiş ava ima üc dəf nki ırl od elə _za all nət niy zi_ miy _yo ağl kom kı_ id_ üny sus atl ̇s i̇s dın ıql _ağ _bü _sü ulu _fo ixi _qr nma işi cu_ mö _mö şk _çı or_ ərq eyn mir ers rat lak yax iz_ _do _pe çil ira həl ç_ vv düş kr _hü ön övr gen ırd km _vi anm _ai üb tur io əhs sla ddə uq ald sm _tərəfindən_ _il_ _edir_ _idi_ _olaraq_ _azərbaycan_ _cü_ _böyük_ _görə_",
      ],
      [
        -9.25,
        "rmi _ro po rsi et_ ssə bəy kan yaz yya şu ula emi daş şü _mo tün niz tik sa_ qaz arş md zır irm ea ös gös öst _ik çıx lır şir lib tis mus ilk vvə zün rta ort _as zam rün pi _cu əa dıl ğu_ qur gər _əm ikl ahə xu _ap fl lah rp slə ndı ̇n i̇n _fa ral dr _ti inc ətə _ca _yü ot bel qan tab say xs for fad st_ _bo haz əzə ent fr ans vəz sp tə_ fəa əal rn zm _uz üd zə_ üst əb_ raf bul _ne bit _li fil sad təh əd_ nal ha_ rak tli üsu öz_ olo nad lkə nır izi _cı ita lur _əv res erm möv uzu qq açı ng _oy təy dah xü _xü niş lad ull orm çin е van qda çıl çe nq dik sit era səs səb şək qəb əld isa xm dla örü elm yad ısı şt əst bax rşı _ru şaf ink əl_ bd yay fə_ _şa ayi ekt _ab iq_ qın rəs ldı qra tür zun çək bak lq iqi dad af_ ölk rib dək büt yır ob idə dis _yeni_ _ilk_ _hər_ _cı_ _cu_ _baş_ _daha_ _öz_",
      ],
      [
        -9.5,
        "həs _st _am rik nca yol tdə təş bin əha per teh əkl bəb ze qe dlə zin evi dığ rpa ji _ak dem _çe xüs ah_ ıdı lb əkt güc ls ab_ əxs şa_ pa_ oll pla yın met ətd _un su_ əbu ail üəl xın iti ant xi_ xl up axt ürü dət lç ly zlə içi rv az_ şay us_ əkd nar oru unm aca dim о ız_ zad bli kas _er ̇r i̇r kit uş_ oq vi_ ifə müs uni ite tet rx dlı təq çm eyd _nü uy ddi şma nsi p_ zd fı laq yon alt fat mat səd ez xil üv vəl ziy dağ ast mah iə ütü yil tək uru yir akt üh müh ig eo sis ndü dal iba ty lum ubl ati tç luğ _üs əvi _ey əşk şki aba ive sab utu is_ vil alq rtı ele müd ğr nd_ nci bəl lat rus caq zil ksə _at ktə nlə uk ıra əvv _aç _i_ göz ibə ök zan _xi tap rbi ru_ hı nö bət oma şi_ bəz _fr ad_ ts _aş rki zir rz ləs niv ehs hl giy ym ip siq ial hsi hr anc dak qru rup əyy təd nub sd tri icə yda ləy lü_ qay mç ünə nn ahı _nö rt_ iml mla bal ləl _kü _tü aşd _ib _ic vu aqq qey oxu şe həd rk_ str mer ırm müş nün bəs uma kon ft nti üzə nli tal ms şən nur ıy çal ışı _ək nü_ sür ğul _qi avr əşi hət og hö _hö _lakin_ _həmin_ _olmuşdur_ _onu_ _həyatı_ _ya_ _tarixi_ _edən_ _bütün_ _dəfə_ _belə_ _olur_ _istifadə_ _qədər_ _qəbul_ _adı_ _dövlət_ _burada_ _əsas_",
      ],
      [
        -9.75,
        "ga rd_ pub nz kəs ürk fəs naz təm hsa afi _qe esa ka_ lek qi_ ol_ ayo qt əlu öm zr ak_ üq ici hm ğla ğlu qiy əna sək dəy um_ tma erd tic ncə eç_ ürə lda əks ov_ kli ric cəs ay_ ih vs rg qər rc urd vrü üx məş _br abr esp spu kəl rəl rr tro mk lta ğlı əşd haq hes eli şq el_ ədd zıl aşm usu lx nəl ıc kad nir bə_ ümu ark omi zrə izə _j dəs axi qü _qü xma qlı oş amə nil mey ham ayl sor itə asl inl nmı blə şəx aid yıl bəd opa ef əza kər rdu mb tti eda üxt aml biy kəz boy ca_ üdd nis ato nb ülə qqı rəb har oli ida rış qor ülü uz_ _no ami ənc avi vin eş _iq _im nik lük yəs afı mam ayr nən _lə cək üşə lil mad çu hn rh xd mun heç sır əqi log ogi vro rop ust en_ növ tr_ yul müx xtə hu lıl fra ela vc ram km_ ̇ra ult sr_ _edilmişdir_ _olub_ _qarşı_ _biri_ _iki_ _əldə_ _edilir_ _orta_ _onlar_ _illərdə_ _ilin_ _oldu_ _təhsil_ _üzrə_ _müəyyən_ _etdiyi_ _inkişaf_ _onların_",
      ],
      [
        -10,
        "_müxtəlif_ _şəhərində_ _etmişdir_ _haqqında_ _xüsusi_ _olduğu_ _ona_ _heç_ _qədim_ _aid_ _etmək_ _km_ _adlı_ _təyin_ _buna_ _həmçinin_ _fəaliyyət_ _su_ _ərəb_ _bakı_ _baxmayaraq_ _olunur_ _əl_ _bəy_ _olduğunu_ _qeyd_ _başladı_ _bundan_ _elan_ _əsasən_ _elmi_ _dünya_ _olunan_ _nəfər_ _edib_ _geniş_ _edirdi_ _zaman_ _digər_ _son_",
      ],
      [
        -10.25,
        "_abş_ _ildən_ _yaxın_ _beynəlxalq_ _musiqi_ _edirlər_ _məhz_ _davam_ _özünü_ _eyni_ _edə_ _şəhər_ _etdi_ _hərbi_ _edilmiş_ _ii_ _erməni_ _şəhəri_ _yaxşı_ _milli_ _üç_ _gün_ _şəhərinin_ _ancaq_ _oğlu_ _edərək_ _uzun_ _amma_ _yalnız_ _şəkildə_ _artıq_ _iqtisadi_ _dili_ _hesab_ _yerləşir_ _neçə_ _kəndində_ _verir_ _edilən_ _deyil_ _olar_ _avropa_ _anadan_",
      ],
      [
        -10.5,
        "_təşkil_ _bağlı_ _edilib_ _arasında_ _türk_ _ikinci_ _iştirak_ _daxil_ _bəzi_ _aşağı_ _yüksək_ _cənub_ _əsrdə_ _istehsal_ _var_ _yaşayan_ _nə_ _onları_ _kiçik_ _dövründə_ _başqa_ _başa_ _sovet_ _güclü_ _insan_ _həyat_ _olundu_ _mərkəzi_ _olunmuş_ _etmişdi_ _xan_ _göstərir_ _səbəb_ _məhəmməd_ _dəniz_ _müddət_ _inkişafı_ _şəhərin_ _yerləşən_ _etməyə_ _ayrı_ _gənc_ _az_ _gəlir_ _məşğul_ _düşən_ _üzərində_ _şərqdə_ _müasir_ _malik_ _hətta_ _alman_ _əks_ _halda_ _bilər_ _əlavə_ _hələ_ _rus_ _çünki_ _i̇lk_",
      ],
      [
        -10.75,
        "_respublikası_ _universitet_ _hissəsi_ _ola_ _həsr_ _əsasında_ _yer_ _film_ _ulduz_ _bərpa_ _siyasi_ _bakıda_ _kənd_ _xəbər_ _həyata_ _vardır_ _keçir_ _ibarət_ _iş_ _sultan_ _tək_ _əsr_ _dövrdə_ _edirdilər_ _vaxt_ _yenidən_ _dünyanın_ _kəndin_ _mart_ _məşhur_ _yolu_ _ibarətdir_ _illər_ _i̇ran_ _əhatə_ _sahəsində_ _vəzifəsinə_ _kişi_ _layiq_ _edilməsi_ _ələ_ _sonradan_ _səbəbi_ _məlum_ _azərbaycanın_ _əgər_ _iri_ _nin_ _ağa_ _əhalinin_ _həm_ _yanvar_ _rusiya_ _mümkün_ _yaşayış_ _məktəbi_ _gələn_ _yaşamış_ _təbii_ _xarici_ _açıq_ _gecə_ _icazə_ _verdi_ _edildi_ _demək_ _bunu_ _təmin_ _nəticəsində_ _sürətlə_ _şərq_ _yeri_ _uyğun_ _mövcud_ _olmuşdu_ _tez_ _əvvəl_ _asılı_ _qala_ _tədris_ _hündür_ _ərazisində_",
      ],
      [
        -11,
        "_tarixində_ _tətbiq_ _yurd_ _adam_ _göstərən_ _iyul_ _uzunluğu_ _mirzə_ _istehsalı_ _təqdim_ _etməklə_ _ali_ _ərzində_ _tərk_ _almışdır_ _şərəfinə_ _rol_ _birlikdə_ _rayon_ _üzvü_ _onlara_ _əsir_ _adada_ _metr_ _yeganə_ _etmiş_ _dərs_ _atası_ _deyir_ _üz_ _irəli_ _şah_ _başlayır_ _yanaşı_ _sahilində_ _xristian_ _özünün_ _cümlədən_ _cəlb_ _zamanı_ _halbuki_ _əmələ_ _kəndi_ _bununla_ _verən_ _dərəcədə_ _aparılan_ _şəxslər_ _mübarizə_ _kənddə_ _lazımdır_ _insanlar_ _yerinə_ _sahəsi_ _şəhərdə_ _əsərin_ _içində_ _min_ _yaxınlığında_ _zamanda_ _hərəkət_ _cavab_ _xalq_ _ağır_ _adına_ _indiki_ _dərin_ _işləri_ _sayda_ _özü_ _olması_ _dünyaya_ _qadın_ _şimal_ _nisbətən_ _ətrafında_ _rəhbərlik_ _tapır_ _dilində_ _elə_ _fəaliyyəti_ _mükafatı_ _nadir_ _hazırda_ _ölkənin_",
      ],
      [
        -11.25,
        "_avqust_ _təltif_ _roma_ _inşa_ _fransız_ _əvəz_ _oktyabr_ _azad_ _çayı_ _ayında_ _naziri_ _ssri̇_ _yerli_ _əsəri_ _filmin_ _əlaqədar_ _müəllim_ _polis_ _işə_ _aprel_ _ayının_ _nın_ _ümumi_ _olmuş_ _idarə_ _seçilir_ _uğrunda_ _həlak_ _fəxri_ _mən_ _bəhs_ _üstünlük_ _şərqi_ _monqol_ _xv_ _xvii_ _bağlıdır_ _həbs_ _həmişə_ _iii_ _bitirib_ _vəfat_ _bunun_ _təxminən_ _meyvə_ _direktor_ _kitabı_ _əvvəlki_ _doğru_ _üstündə_ _şimali_ _mədəniyyət_ _birinci_ _hissəsini_ _atasından_ _çayının_ _alır_ _məxsus_ _qiymət_ _yazır_ _de_ _çıxdı_ _allahın_ _beləliklə_ _daxili_ _gətirir_ _fərqli_ _müsəlman_ _vi_ _bitirdikdən_ _gözləri_ _olunub_ _sıra_ _hiss_ _alan_ _baxımdan_ _tutan_ _təsdiq_ _məktəb_ _olmayan_ _təmsil_ _güman_ _göy_ _verilmişdir_ _rəşid_ _barədə_ _noyabr_ _nəşr_ _biridir_ _yunan_ _sadəcə_ _ədəbiyyat_ _köməyi_ _məsələn_ _təsvir_ _çoxlu_ _ifa_ _ondan_ _səbəbdən_ _insanın_ _sonuncu_ _verilən_ _qazma_ _həyatını_ _aparmaq_ _naxçıvan_ _vii_ _qrupu_ _sağ_ _geri_ _ümumiyyətlə_ _müstəqil_ _sayı_ _osmanlı_ _günü_ _tabe_ _əhalisi_ _əhalisinin_ _ləğv_ _hacı_ _qeyri_ _deyilir_ _eyfel_ _gedir_ _ana_ _çıxır_ _fiziki_ _ailəsində_ _yol_ _san_ _gəlib_ _rayonunun_ _bilərlər_ _keçmiş_ _dini_ _dəfələrlə_ _litr_ _sənədlər_ _yəni_ _üçüncü_ _çətin_ _rəsmi_ _ölüm_ _kömək_ _hücum_ _qafqaz_ _medal_ _misirdə_ _tarix_ _xalça_ _analizi_",
      ],
      [
        -11.5,
        "_direktoru_ _bildirmişdir_ _iv_ _sahib_ _etibarən_ _stili_ _kolleci_ _i̇rəvan_ _boyunca_ _mövcudluğu_ _kütləvi_ _nazir_ _azərbaycanlı_ _hakimiyyəti_ _yaponiyanın_ _oktyabrın_ _işi_ _dən_ _müəllifidir_ _ordusu_ _etməli_ _xatirə_ _yazdığı_ _bəzən_ _pedaqoji_ _şuşa_ _aparıcı_ _sahibi_ _akademik_ _mükafatına_ _məlumatına_ _dörd_ _oyunda_ _tarixindən_ _xanın_ _çevrilir_ _allah_ _aşkar_ _dedi_ _bazar_ _cəmi_ _zəif_ _düşdü_ _işğal_ _qarşısında_ _arxa_ _plana_ _texniki_ _verildi_ _rast_ _gəlinir_ _mahmud_ _türkiyəyə_ _adının_ _bura_ _ölkəsi_ _bağlanan_ _kim_ _aleksandr_ _müəllifi_ _düz_ _yola_ _əlində_ _fransanın_ _daxildir_ _tanınır_ _anası_ _avstriya_ _biz_ _ağ_ _əsrlərdə_ _torpaqları_ _nəzərə_ _deyildi_ _uşaq_ _yayda_ _deyə_ _özündə_ _paytaxtı_ _uçuş_ _qalmış_ _hüseyn_ _bakıya_ _mədəni_ _ispan_ _təsir_ _bəziləri_ _ərazi_ _çələbi_ _göndərilmiş_ _fərqlənir_ _tutur_ _illik_ _radio_ _birləşmiş_ _birlik_ _qrup_ _məğlub_ _kansleri_ _professor_ _gəldi_ _gündən_ _dəvət_ _vacib_ _sentyabr_ _müqavilə_ _hissəyə_ _qara_ _qərbi_ _adətən_ _görülmüşdür_ _cəhətdən_ _xiii_ _şimalda_ _cür_ _növ_ _göstərirdi_ _nəfərlik_ _olsa_ _bilmir_ _ailə_ _şəxsi_ _dövlətin_ _yolla_ _əbu_ _indi_ _etiraf_ _keçirilməsi_ _zidd_ _bilərdi_ _sözü_ _gizli_ _məlumat_ _imkan_ _mövsüm_ _başlayıb_ _müddətdə_ _işlər_ _nazik_ _çoxdur_ _dil_ _i̇sa_ _şey_ _kilsəsi_ _şəxs_ _şairi_ _göz_ _i̇lin_ _silahlı_ _sistemi_ _təchiz_ _qoşun_ _əli_ _rəqib_ _an_ _oyun_ _izah_ _ortaya_ _bunların_ _gələcəkdə_ _nəzərdə_ _əhməd_ _olunmuşdur_ _metal_ _yaradır_ _qalır_ _xeyir_ _partiya_ _parlaq_ _bədii_ _əsrə_ _ev_ _qızı_ _almaq_ _keçirilən_ _maraqlı_ _hündürlükdə_ _ölkəsinin_ _neft_ _sınaqdan_ _zadəganlar_ _ciddi_ _yaş_ _balıq_ _kompressor_ _sayılır_ _sm_ _boylu_ _təsəvvür_ _rayonun_ _şəhərindən_ _video_ _televiziya_ _çoxunu_ _təkcə_ _təlim_ _qərbdə_ _müdafiə_ _boyu_ _еdir_ _şurasının_ _qəza_ _folklorunda_ _mövcuddur_ _məhv_ _daşıyan_ _normal_ _hadisələr_ _iddia_ _silah_ _əmiri_ _xırda_ _riyaziyyat_ _adi_ _rəngli_ _anime_ _the_ _dilinin_ _səkkiz_ _hissələri_ _yerində_ _görmək_ _etdiyinə_ _feodal_ _heyvanların_ _olmasına_ _qızıl_ _oyunları_ _hansı_ _gələcək_ _üzünə_ _gəlirləri_ _gözəl_ _gedə_ _istedadlı_ _göründüyü_ _qoyun_ _müharibə_ _olunması_ _çıxan_ _yusif_ _azərbaycanda_ _mahnı_ _bilir_ _hal_ _xilas_ _edək_ _əksər_ _dövrə_ _nda_ _yuxarı_ _zəngin_ _saray_ _müəllif_ _meydana_ _sarayının_ _düşür_ _düzgün_ _aktrisa_ _hindistan_ _etdilər_ _məlumatlara_ _razılıq_ _ay_ _yaşında_ _i̇ki_ _xətti_ _orijinal_",
      ],
    ],
  },
  {
    code: "ca",
    script: "latin",
    levels: [
      [-3.25, "e"],
      [-3.5, "a"],
      [-3.75, "s i"],
      [-4, "r t l n"],
      [-4.25, "o c"],
      [-4.5, "d s_ a_ u"],
      [-4.75, "p m _d"],
      [-5, "e_ es de _e _a"],
      [-5.25, "_de en _l l_ _p er"],
      [-5.5, "re es_ t_ _c b g el de_ ar la v ta r_ nt n_ _de_"],
      [-5.75, "al ci _s i_ _i ra f an on"],
      [-6, "at te la_ ca q qu _t co or in st _m _la se le _la_"],
      [-6.25, "ue pe ac na el_ ri it ti _el ent me un _co ic ó ia que tr h ls ns _i_ ls_ pr"],
      [
        -6.5,
        "li _u en_ ó_ _en _pe _q ió _f am _qu di per ió_ er_ ma d_ _a_ nt_ is _r ts x si ts_ _es ro _se pa ció ll o_",
      ],
      [
        -6.75,
        "_v _pr _n _h os _un ec ar_ al_ aci at_ ol _d_ ni ad ne est ue_ à men om po em res ve _o nc les ur to _ca é ct ia_ _re ns_ da na_ so rt io va del et _el_ _que_ _en_",
      ],
      [
        -7,
        "sa ra_ _l_ els con _in no ot _b vi _le ss tat mb è _al ons j ce _g re_ as ica rs lo ta_ m_ _per_",
      ],
      [
        -7.25,
        "ita mi do u_ gu _di ba com ir il mp _no eg fi és eu _pa y és_ ion tre ha tu _po oc im pro ie fe us _ha ei _ma í ua sta b_ amb ant un_ lt des ues tra ge ona c_ ter _am _les_ _del_ _els_ _un_",
      ],
      [
        -7.5,
        "ul pre ix ob bl par era cia nd id fo nci da_ mo ca_ cio _te os_ gi ig rm rr ò pl cu ut _tr nta an_ ui als ame sp z art va_ iv br mb_ ga ab _to una ist ici ser ect tes gr _amb_",
      ],
      [
        -7.75,
        "ria ny od _so _ac rs_ ap lit ex aq av aqu su str sc _an ran nte tar lu _aq tal ed nts ip ats à_ ada _si or_ esp ai iu ina bi tic du _mo no_ _j eu_ ev ers ntr _va au _fo ura rc _ll int ari us_ sti _es_ _una_",
      ],
      [
        -8,
        "pu act is_ _ex cl eix za for ir_ _é _és ali uc ng te_ tot _ta orm vo ara _ar tor ru ag _ba ib ess tz rà ial ver dr sen op rec itz ten _me fa bre ol_ cc _do ass _vi rd _ve rma eri tza _fi sa_ cte all lic w ies ste nal èn cr eb et_ fer ren p_ um ont ov car ha_ ell rta tit pi rti _no_ _és_ _al_ _dels_",
      ],
      [
        -8.25,
        "og up cat hi man nv ep xe rac tur alt mu ora mé _mi tam cti ú ènc ssi ll_ cal ens col ins le_ _sa if fic ere om_ x_ uni _ci any més pos ho _ge nes lle ene rv em_ lla ort mat cci _o_ be emp _fe sos ot_ ili ade omp nic _fa ç arr é_ erv nf dor _li ja gra bo ón ble se_ _s_ ost ado rre enc tac ju ea ral qua g_ ime bli of _gr por tan y_ lar tiv _pl _su gen ef cie ri_ ret st_ ert ana bar ual _ap esc rn xa ub ner seg go _ha_ _com_",
      ],
      [
        -8.5,
        "_ob it_ ón_ _mé one ure ma_ ori mer unt mes ud pri nar rt_ ien egu ix_ _ne fin ltr _vo nat ese mar ic_ _hi ult ses ele _pu tin ors nti jo gui rar he ans on_ ode ris reg _or ida nse dis cul si_ inc pla iu_ inf rad sit qui rà_ as_ ata rg dir dre vol ya ate rat cac ces bal tro ome edi _as ven ive ssa àr can ati cip rim ple spe _ce xi nen reu mpr min ini cas nu are mun llo itu cs cs_ sse lan cen nya eme _ho pt dic _més_",
      ],
      [
        -8.75,
        "tem pec ça ò_ _em den sev _lo ula sic _mu ote í_ _w der loc end ixe tri ani eta iq iqu arc sol seu eni dia nce sso obr ord mpl ide _cu sar tà vis mac rra erm oci rve cad _ai ou tiu ram ctu vei egi ill ane ind erc aix pod rso eur via osa reb iva cta hi_ fr cor rò ifi bu til err nst _ju je ps eva ete tè è_ duc xp exp k ota esa tg cel obl ava _da _ti jec ing af _cl ves cri han tge gue _jo rme ern uè lac _ed mol li_ ove nit _au spo sió _va_ _hi_ _aquesta_ _tot_ _si_ _aquest_",
      ],
      [
        -9,
        "ug ire fu and _im rop ots lor ega olo rit onc son oca cur igu anc _us rel cap ecc ya_ leg ch ivi _ad tí rod ge_ lon _av ndi lec eco què pel aj avi val rce cer th _ag lta lli bil ys bé bé_ ics ipa ola olu uè_ ni_ sal sem rea nis pot _fr ngu ore van ys_ nvi atg _on tua elo fes nfo ala alu pc _cr soc cre ui_ met ema il_ in_ tec urs rem ume mil tei emb pli efe olt eba net udi apa eci cam dif ine nom log ut_ ges nda isi iat _eu uti ite lm rie mà osi ets pas cla nys don mit mbr tel len rof sob bor alm lem lí _bo vit ece odu àri sm its erò rò_ san ban ps_ me_ uro sor imp pac lis ela xa_ rio lls rei só _só sid ny_ uan rob gn ja_ jun sig lg _han_ _se_ _ser_ _però_ _altres_",
      ],
      [
        -9.25,
        "bs ofe òr cn cle _of sat _dr ei_ _fu gin rib scr pon cto ena _er ig_ iar iss aco eq rep mic ale nad àc abo dos ros cin nov ova lia _ga ï ít _ja esi tud uar dat eus we unc mbé uci gun tad ogr ama din dit amp lun ès im_ ard ric gua acc són abl nve arà spa ça_ orr pal doc roc abi atu uta sis aç sio cit rup pan pol evi mbi ber _x ave zar nsi nç eng aig _we web nsa tò ocu aca aba bit atr _du eny uin lgu rer nca lme fec ibl pci oc_ _be rca nde _th ian rí pet nos uns lt_ _à sab onv vid rdi aur _ro env là íc ior gar rb eti nn gia ang _he ima gur gl gon oj roj uer zac xt gru oli tru rq rqu nac ref to_ ro_ eso ès_ div rri f_ he_ age ogi oa vir iga niv eb_ _ra epa rè ou_ equ bla eo ego sco oje sup _seva_ _on_ _fer_ _també_ _part_ _són_ _barcelona_ _col_ _sobre_ _seu_",
      ],
      [
        -9.5,
        "_ni rev fl cos ler edu _y mon _na èc io_ rsi hav fon jor ús hor aut gut sub eve _ab xem pat uct rin ü ciu sca alg hau ext lab mpo pú úb _pú púb úbl let òri mpa _pi pte rte vel ase ho_ omu cep ucc mod fra oba _bi _gu ixa igi uit imi tir oma té rna omi dar nia orn ià icl rot ose _ef eis sua ust ope rog fun ndr upa mai àt do_ uny ife ipu eal set mpt dem _ur nir uto erà ism org lim ole ecu pub ubl dep mis oni ito mal às ign bra vac _ut àct èr ión uir _op ís di_ gis ila bon ap_ h_ rov sul anç nça lat rga ín àn pen _go _aj ami ars efi nec lig rn_ ast ww oto oce aça sin upe _bu iut exi àti iè nim cà ira xò agr ua_ _et stu gad iur ltu mor xer ras _m_ nei anv té_ ben cum aju uri lei lam luc _oc àm rl gna laç sme _fins_ _cal_ _tots_ _pel_ _als_ _pot_ _web_ _anys_ _entre_ _li_ _ja_ _ara_ _informació_ _des_ _ens_ _serveis_ _què_",
      ],
      [
        -9.75,
        "ero ràc dan isc ièn rx arx tip ré _nu not the rd_ lò rig nc_ lc ron ng_ une tj gat emi mm zad apr sel tim dur fil mpe tàr tx uac nco tol ld acu tiq oss ai_ eda med ico z_ cni lè ixò xò_ nsu pun lin cce ms uen _af cab tio ea_ dei los mí mos ond veu tòr opo sec las ule isp üe idi mè gan fac lio sts hu rom xen yo ull gè za_ erq rci gir _xa _n_ tèc ècn xar pus rés raf vin mó món pà odi íti ga_ dus esu tig _at adi _lu ej tja vu sc_ his lte ci_ sim xpl exe nor ipi afi au_ nam dio tà_ ndu die bus tl rva bat rol _ru rne vad _lí gic ciè vie v_ bj bje rmi _mó w_ bri pta egr usi _bl rip ndo ncl mul hem ols eja cè red hab nif dam _ú tab ofi obe ne_ sto _ev lib ibe evo rda mps dm òn uí stà vot _hu omé icu oti llu _treball_ _servei_ _ho_ _van_ _poden_ _us_ _dos_ _això_ _dia_ _cada_ _molt_ _projecte_ _perquè_ _catalunya_ _sense_ _the_ _primer_ _any_ _era_ _article_ _cas_ _serà_ _manera_ _cap_ _tres_ _activitats_ _aquests_ _sant_ _totes_",
      ],
      [
        -10,
        "nvo là_ màt _y_ _tè fan obj etr afe asa ye olí cli rro àg lv iba _br ept pul uel iti ace _té dec àl rèn ubs clo ià_ anu _eq uts erd dè fit usu ago ibr _tu adm dmi rum ipc _id gèn omb sq squ dad ebr ruc _ri obs lau aud up_ lum èri det á aso ils rts lad íci lít mú eca fet ape lti ke ht git eli odo gs bt ce_ fre fa_ um_ ud_ erè vos gü uip ibi rus dom zat òni ur_ vil uo hum èt dri pob pré def rf ie_ ogu tav rid spr ced pin oo ger und lup mn cut bie ato ajo uca nto iac rxa rc_ pug ugu ck àrr àgi sum ido _fl nne sib rag maj teg gre ç_ inv aga ed_ ph nè tod itj neg ds cis bas veg opi güe gov cid pis deu ovi cup àmb ües apl adr pit bst íto tif ius quo _it jan usc rto tll xes coo tos _sol_ _tipus_ _món_ _només_ _general_ _centre_ _sempre_ _seus_ _veure_ _té_ _uns_ _quan_ _grup_ _públic_ _altre_ _lloc_ _hem_ _pla_ _govern_ _havia_ _ciutat_",
      ],
      [
        -10.25,
        "atè onf lo_ _gi opu mus xpo omo rvi iam tm càr nye rse aï pop alc xí ixí xí_ gal ït oe tut pes hp _k iri íni gs_ lid stò ngl fam ds_ mad mig emo arg aul ngi eat dip xc exc pag oi uei rav uat nò arl jur mot uï _ciències_ _així_ _fa_ _segons_ _curs_ _empreses_ _ni_ _tant_ _diferents_ _social_ _espanya_ _actes_ _seves_ _los_ _total_ _tan_ _gran_ _departament_ _internet_ _documentació_ _abans_ _www_ _universitat_ _està_ _tenen_ _després_ _mai_ _tècnica_ _bona_ _pels_ _drets_ _tenir_ _dret_ _dins_ _primera_ _persones_ _donar_ _sala_ _durant_ _forma_ _sistema_ _ajuntament_ _millor_ _euros_ _gent_ _plaça_ _qui_ _títol_ _nostra_ _mateix_ _municipal_ _edat_ _aigua_ _joan_ _llei_",
      ],
      [
        -10.5,
        "_programa_ _estat_ _formació_ _terra_ _nova_ _xarxa_ _casa_ _casos_ _països_ _aquestes_ _fet_ _final_ _seran_ _cultura_ _junta_ _catalana_ _especial_ _generalitat_ _format_ _nou_ _to_ _grups_ _estiu_ _virus_ _temps_ _qualsevol_ _vida_ _pràctiques_ _para_ _ambient_ _realitzar_ _compte_ _pots_ _te_ _pàgina_ _arribar_ _política_ _http_ _qualitat_ _coneixement_ _bé_ _productes_ _base_ _ús_ _línia_ _acord_ _mig_ _treballs_ _fou_ _àmbit_ _empresa_ _través_ _mica_ _aquí_ _secció_ _llibre_ _seguretat_ _carrer_ _alguns_ _list_ _usuaris_ _poble_ _moltes_ _rsquo_ _obra_ _dies_ _resta_ _altra_ _equip_ _dir_ _molts_ _hores_ _qual_ _encara_",
      ],
      [
        -10.75,
        "_net_ _català_ _lo_ _formar_ _haver_ _activitat_ _can_ _of_ _popular_ _frança_ _data_ _agenda_ _php_ _sota_ _relació_ _vaig_ _dona_ _anat_ _color_ _contra_ _història_ _objectiu_ _consell_ _publicació_ _membres_ _nom_ _punt_ _tornar_ _educació_ _vol_ _estan_ _podeu_ _diputació_ _local_ _tota_ _gestió_ _materials_ _classes_ _direcció_ _avui_ _sinó_ _industrial_ _personal_ _josep_ _jordi_ _paper_ _moment_ _anglès_ _partir_ _arreu_ _euro_ _poder_ _mentre_ _fòrum_ _cursos_ _director_ _busca_ _teniu_ _anar_ _tal_ _escola_ _mesos_ _partit_ _vostra_ _vots_ _reus_ _etc_ _funcionament_",
      ],
      [
        -11,
        "_important_ _entitats_ _pugui_ _termini_ _infantil_ _recerca_ _cinc_ _residus_ _por_ _andorra_ _ple_ _is_ _passar_ _conèixer_ _neteja_ _estudis_ _preu_ _em_ _recursos_ _premsa_ _ordre_ _preus_ _peces_ _unes_ _vegades_ _sigui_ _by_ _canvi_ _cinema_ _exemple_ _erc_ _esta_ _protecció_ _real_ _camps_ _usuari_ _pròxim_ _processos_ _producció_ _me_ _estar_ _diversos_ _capital_ _departaments_ _enginyeria_ _participació_ _permet_ _serveix_ _url_ _objectius_ _carta_ _vot_ _he_ _novembre_ _algun_ _apartat_ _nombre_ _posar_ _mar_ _editorial_ _tarda_ _presentació_ _hauran_ _cosa_ _et_ _inscripció_ _quatre_ _festes_ _conjunt_ _portal_ _primavera_ _contacte_ _alguna_ _eren_ _ebre_ _àrea_ _aigües_ _estructura_ _teu_ _maig_ _efectes_ _menys_ _versió_ _joves_ _hauria_",
      ],
      [
        -11.25,
        "_professor_ _haurà_ _laboració_ _públiques_ _campanya_ _foment_ _opció_ _medi_ _museu_ _associació_ _espectacles_ _creu_ _diferent_ _càrrec_ _club_ _nucli_ _tercer_ _mantenir_ _diverses_ _major_ _música_ _eleccions_ _març_ _servir_ _aquells_ _text_ _cases_ _baix_ _in_ _and_ _seguit_ _podem_ _petita_ _família_ _clar_ _intervenció_ _gener_ _habitatges_ _publicat_ _comú_ _control_ _licitud_ _mostra_ _banda_ _original_ _necessari_ _más_ _simple_ _locals_ _estudi_ _mateixa_ _comunitats_ _disposa_ _pghpf_ _anual_ _trobareu_ _notícies_ _sembla_ _tracta_ _alt_ _marxa_ _respecte_ _socials_ _atenció_ _aviat_ _camp_ _enviar_ _plau_ _ets_ _teva_ _agost_ _societat_ _locació_ _pas_ _examen_ _assignatura_ _salut_ _elements_ _tradicionals_ _dr_ _conveni_ _espai_ _propostes_ _recurs_ _capacitat_ _europa_ _fitxer_ _assemblea_ _desembre_ _exposició_ _fotografies_ _octubre_ _actual_ _dóna_ _girona_ _vegada_ _aconseguir_ _teatre_ _suport_ _mitjançant_ _madrid_ _dilluns_ _grans_ _majors_ _president_ _tema_ _quartet_ _resultats_ _viure_ _compta_ _deu_ _full_ _pdf_ _exemples_ _sin_ _visites_ _totalment_ _acció_ _principi_ _caps_ _contrari_ _camí_ _tecnologies_ _algunes_ _dues_ _pp_ _joc_ _mort_ _avaluació_ _places_ _ell_ _fan_ _parla_ _quals_ _habitants_ _estava_ _ramon_ _il_ _sola_ _organització_ _persona_ _resoldre_ _explicar_ _selecció_ _industrials_ _canviar_ _concerts_ _superior_ _document_ _primers_ _apartaments_ _civil_ _blanc_ _sí_ _unitat_ _facultat_ _pere_ _reduir_ _disseny_ _pròpia_ _innovació_ _habitatge_ _viatge_ _escoliosi_ _idiopàtica_ _concepte_ _turisme_ _problemes_",
      ],
      [
        -11.5,
        "_utilització_ _ordinadors_ _estem_ _dit_ _privades_ _alumnes_ _lectura_ _presenta_ _xavier_ _nacional_ _ciència_ _maria_ _oferta_ _exterior_ _edicions_ _demanar_ _portar_ _vell_ _urbà_ _ve_ _fonts_ _punts_ _notícia_ _new_ _ibèrica_ _realitat_ _volia_ _musical_ _especialment_ _blues_ _generals_ _introducció_ _estudiants_ _escriptura_ _científica_ _alhora_ _professors_ _considerarà_ _matèria_ _all_ _are_ _legi_ _org_ _concret_ _upc_ _arribat_ _sols_ _derechos_ _reservados_ _comanda_ _país_ _comercials_ _senglar_ _mòbil_ _documents_ _nos_ _consum_ _sector_ _interessant_ _autor_ _autors_ _material_ _condicions_ _oficina_ _oberta_ _su_ _francesc_ _accés_ _televisió_ _vos_ _comentaris_ _ajudes_ _page_ _estudiant_ _elaborar_ _obligats_ _venda_ _literatura_ _obert_ _sovint_ _acadèmics_ _aconseguit_ _municipals_ _possible_ _domini_ _instal_ _formulari_ _password_ _anònim_ _hora_ _milions_ _havien_ _triar_ _meitat_ _jurídica_ _motor_ _tauler_ _pares_ _font_ _haurien_ _petit_ _continguts_ _articles_ _preguntes_ _nota_ _pòlissa_ _finalment_ _disc_ _dur_ _lar_ _còpia_ _fitxers_ _festa_ _velocitat_ _professorat_ _extern_ _humà_ _biologia_ _cultural_ _candidats_ _pompeu_ _fabra_ _assistència_ _tampoc_ _deixar_ _potser_ _procés_ _mecanismes_ _enllaços_ _biblioteca_ _consultar_ _lectiu_ _oficial_ _or_ _descripció_ _petits_ _animals_ _ampli_ _ventall_ _convergència_ _imatge_ _mes_ _son_ _haureu_ _clau_ _valència_ _universal_ _criteri_ _amidament_ _superfície_ _perill_ _lloguers_ _tel_ _fem_ _feina_ _darrera_ _cançons_ _cèl_ _mercè_ _rovira_ _tractament_ _caràcter_ _localitzar_ _diari_ _dades_ _valencià_ _funcions_ _comissió_ _qüestions_ _assumptes_ _competència_ _dificultats_ _relacions_ _siguin_ _espera_ _mitjana_ _posa_ _segona_ _acabar_ _software_ _europea_ _horari_ _offres_ _paris_ _institut_ _volem_ _desde_ _client_ _jaume_ _públics_ _vist_ _principis_ _pública_ _unió_ _ahir_ _agricultura_ _actuacions_ _classe_ _tasca_ _equips_ _presentar_ _setembre_ _centres_ _orientats_ _inici_ _apareixen_ _deixen_ _anàlisi_ _fort_ _actuació_ _edició_ _fira_ _comunitat_ _avellanes_ _lleida_ _fax_ _docent_ _juny_ _doncs_ _populars_ _nostres_ _bon_ _palma_ _nostre_ _conseqüència_ _sindicat_ _raó_ _nuke_ _obtinguts_ _gràcies_ _fi_ _escriure_ _institucions_ _projectes_ _model_ _titulació_ _reproducció_ _número_ _noves_ _nº_ _finalitat_ _revetlla_",
      ],
    ],
  },
  {
    code: "cs",
    script: "latin",
    levels: [
      [-3.75, "o e"],
      [-4, "a n t"],
      [-4.25, "s i v"],
      [-4.5, "r l d k p u"],
      [-4.75, "m c í"],
      [-5, "e_ _p z h j"],
      [-5.25, "y á a_ _s b _v o_"],
      [-5.5, "_n st í_ u_ i_ ě"],
      [-5.75, "po ro ov _z é y_ _a ní en _k ř _j ch na"],
      [-6, "_t m_ _d č te je pr _o ý _po ž le ne ou od _m"],
      [-6.25, "t_ ra ko to _pr ho ní_ š é_ do no _na os la se _b h_ ta"],
      [-6.5, "_a_ ch_ li al em ed na_ _je er va at ce an _r ni lo in _ne v_ ů el ve ě_ ak ti"],
      [
        -6.75,
        "de pro př _se l_ ob ic ře ost or je_ k_ ou_ _př ně _do ad vo av s_ za ol _c _h dn _v_ sk es g it me et f tr _na_",
      ],
      [
        -7,
        "tu á_ se_ vy re em_ ka by ot on _za ze ku kt ho_ _st ná _l so mi vý d_ n_ as vá ac to_ ce_ rá mo om ec ky da il že _se_",
      ],
      [
        -7.25,
        "ci _u né oz is íc ů_ _vy _i ej ma si sta am ar ím vě ky_ sl ok vi pa ké tn di ří _č án ter ova ně_ ek mu sp ý_ ud ru ení _ve uj nt _ko ji ck ýc z_ _by ých _je_",
      ],
      [
        -7.5,
        "kl vn ri ři ez bo _to _ro ny né_ _ob mě ln ti_ cí ik la_ zn sti iv ný _te kte yl če ut op _od ké_ js kr ja hl tí us oj r_ le_ ev jí ku_ _ž pra že_ ick _s_ oh áv _kt ci_ tě pod do_ ím_ bu",
      ],
      [
        -7.75,
        "eb _f te_ oc ny_ sou _e byl pře čn nos aj mi_ ší ál ích _js _ta dě zd _sp _vý lu pe ech dy pl tv při ty lo_ zá be ž_ az sa ab ví hod up še uje dr li_ hr _ja nu kon át ak_ ová ro_ tu_ _o_ edn co str éh du at_ st_ ém sv vé stu jak lá ého mu_ rn im _zá id en_ tí_ dá _do_",
      ],
      [
        -8,
        "_z_ ět dl tak ent ú _že zi _ho c_ rov ve_ tel de_ tř nic ým ká _ná ni_ cho it_ ání ký pří br řed rav spo kov _sv sn ám ep eč dy_ jed si_ _mo ním me_ _ú um _pa hu od_ _ma roz _k_ iz x nov ka_ sto led ys lad ly nou kou _si odn tá už ás ěl est _so vní či ist by_ ba cí_ ší_ té ako ád lov ry ast nc ož ěn pi ap zp ale ěj neb zo ván _ka al_ ze_ pol _pro_ _že_ _to_",
      ],
      [
        -8.25,
        "ly_ ns ži eh ole tní kd vl _i_ len ový _li oto ač _ce ty_ _re val ste van vat ík kla tra vá_ ha ul ah kol _in nk ové áz ské ne_ _kr tav oč og vé_ _le zen ate dov tro sm mí _bu ani ur _da _tr ko_ bud tře nej _ch _ně men j_ ovo ís _ji dí jí_ ru_ rt zv zk w fi ční dní _š rů den rac ré let ke ek_ št pos hn bl dno su cké vš rv ovn jen vr tk ít et_ ali gr yt no_ lé rad ub oje ič el_ ná_ ros ebo yc nu_ ude jso ie _ve_",
      ],
      [
        -8.5,
        "íh _g las ace vz _me hra il_ zna rod ém_ au _al ľ p_ _de _pl _no sle ete fo uč pě _kd mn _os un ný_ _ř _mě ran _hr ího va_ ych ěs výc rm ip pu níc ča roj sem uc _mi por _sk pov ým_ ác lní bě vu ta_ tov _vz ex bi nýc stn sy vod _zd prá _mu uz eno po_ _vě pok ři_ dob tup _sl vs vou _hl dk oku tor poz ěk ň hla ečn ved olo vel _kl uk sí íl ák eho tě_ ví_ eré stv _co bn dal ník ele _be lav oho nn my _vl _vš rok ově ací ovi gra má ich he io tat _ni dp bo_ až lí tic chn tec ré_ gi du_ ą jm tom nd _jsou_ _si_ _po_ _od_",
      ],
      [
        -8.75,
        "ice alo řen pou ra_ hy ši hov yb vě_ vět res stí lik vy_ oř ten ati mů akt čí slo ají ds _vo nik čá ede ekt _če pre cen ín ji_ cn lk _zp ada ove ící ský děl cov čk dv ků nem ite ují yl_ za_ ží oko _an ven níh pad rob uš cel tví áln _ze ala ště stř lu_ yst rot ký_ ráv vše uto eme _au osl ár sko lou oli uh pot eni jse oru jíc měs ěst ež kom ků_ b_ dat _di ave mat zí sob žn ng aš avo bez nce odp _zv ina nes íz ca och nal tl da_ šk ká_ dem ă es_ něj obr néh ry_ ps žen avi dos aci _sa čen eli hle ika odl jš ia ogr ir ode bor bs ám_ dou din bí _dv lat hu_ ie_ dne in_ ař _sy tud jší liv lý _nebo_ _jako_ _za_ _ale_ _jsem_ _byl_",
      ],
      [
        -9,
        "ad_ ást ený bra áva iš pla for adn _op _zn lit omu tiv ané vk prv ylo esk kýc zu udo jn rc kdy íd vin orm _ra ram er_ co_ ici rý eri raz _vá odi kra ea zov sc ými or_ ena rou out poč dpo cíc vol _ab dů rat _dr _va eš čl aut čas _bo ens erá nam vla ts asi poj ným rs ed_ fe č_ dle om_ ěr oce át_ ver rk ga edi _vi su_ zm tal pí dě_ zi_ min jej tan ále uv am_ ří_ kéh ěd mé yk vid nst okr dí_ era rom ano nám ava slu aké sla nec yn sku íst ějš kc čt ii _fo eji ůž én _čl něk _um čás les jem jin iny ív vu_ ct ět_ kv ivo stá pom há _ot fa _ov _br bý _ak sté ym _ry iž nsk ame ává aze yp ezi šen eg nf mus lt rát ír ide vys sam otn jic cký ij kli rán ť eny _vs ila ilo kn tém nen lid _tu _při_ _které_ _tak_ _by_ _bude_",
      ],
      [
        -9.25,
        "ili nap _zm ohl ont nep čno zák krá uch ane ero aco edl pat log mez hi mp on_ _pe pri _sm ib lád zem lin _tv rá_ obn aby erý ktu ění _ty kem té_ tem ouž něn rd ejn ato voj ge aje dáv _fi sme nas im_ tou svě ust tvo tím dně nte ela _dn kro rní adi _mí vým žit ůs _té ef nto ská ion elk ut_ ům dm ii_ nit můž ůže ené aný trá ă_ ýv tur mal odo vý_ cky ba_ lan aji oze sil ená jeh zde ýs výs _ví ogi tý ář kos db ern net eln avn ach roc rů_ _či pů věd oro nad amo čes _ku nut dra vot eř eo lně _ex nás _ře ere dod _ba ag jd eck ls nez ner čet cha nč lem atn ine _as g_ _mn mno adu los zh ud_ ěc řís lš lší rz rý_ _sn oda tre ško odu áž _mů živ moc ozn ěř edo ene onc adě jek _us tar nab kam um_ of rg ori bc kaz obl rop ces lm alš sah olu dst ai sys ěž rog rem zac omo zas an_ poc ote ře_ met art _u_ _ži zaj pá zná ezp peč vlá int íp bu_ emi hno avu dc lé_ ami ino íž etn rma vis obc isk řip zdě pop či_ áp zor ito oup mož enc dok tně eti odr ora yh rve rác yla chu bli dlo _jak_ _bylo_ _jen_ _co_ _která_ _také_ _jeho_ _aby_ _který_",
      ],
      [
        -9.5,
        "go pc ezn zač voz mac obě naš říp dál _w jsm pln par ň_ af ruč dis _už _ti itu x_ ska pn yd not oni dro tot _fa dru ľe tů des nky mě_ lic obe ize kdo ric us_ etr víc emo ht zr zav toh _ci my_ iko dné _dě děj izo ákl dná moh oby šec vit gu inf is_ bá áze nev _dá ít_ ono nta tac ivn pis ipo ému _ev sá chl ahu ejm uze ej_ aro _ok ův _dů ruh ome obs ous noh orn ýt mén dom rak chy ouč jde cu _čá uží ml úč nů ita měl rol zb f_ zpe átk _rá tsk žd stě ee nan ími _zk vac zko čer ozo hor obo opo nti mb sit už_ ari opr eko říz íze ady ant upe aly ét _tě oš ožn ží_ ec_ ll xt sic _lo zdr hot ům_ _rů uži tru lů _čt eu kde ýt_ kul rch per ona kti vyh pak ted hni poh šem ýr omi ana ren oma we as_ áj řa nim ntr pět odá liz _sc sch měn cem áme usi kre ouš ort ačn erv ore zah dop ig ata oln ovy _hu _má vyt spe vzd tni _or sov chá čin inn ném yly vyk ke_ mís ext lek ouz dan nav esn ůvo ade zpr dit edk bsa rvn zí_ řev hou řej šl teč _bý oso _la mer ěji ánk eze dil íce red _úč jev nů_ ěm ože bro eds _du oj_ áš áb eče vyp ičk esl dvo elé _tř vo_ etí _ru rec tin ol_ š_ nom měr bil elm lmi mk klá tli nno kud _bi ic_ ez_ _šk mot tné ins vů nak zal jes íky lni sní yr oče mys ysl rp kar bní lů_ lec any být bě_ áte til ma_ edy oti ču eru jis ouc dán čle áce ä ozd oci atí inu cko tek ryc dej _jsme_ _roku_ _byla_ _proto_ _ze_ _velmi_ _podle_ _let_ _jejich_ _tedy_ _není_",
      ],
      [
        -9.75,
        "evi vil ola _uk raj iž_ vsk _ar ivi náv dé ral iky raf nfo ser ahr dni ado vni řs cit tol jme _dí xi uni nci áro tš ětš těn ádá véh ičn hem eži tos elo vyd sné záv det sen ýz fu kce ouh evr ron čky mín své chr kac řel tvr _el ods jt zř svo ó atr iná nár umo upi usí ecn še_ _asi_ _už_ _pokud_ _byly_ _další_ _být_ _pak_ _před_ _tento_ _zde_ _kde_ _až_",
      ],
      [
        -10,
        "_či_ _této_ _může_ _vám_ _když_ _hlavní_ _než_ _české_ _kterou_ _mezi_ _již_ _li_ _programu_ _své_ _ho_ _tomu_ _bez_",
      ],
      [
        -10.25,
        "_toho_ _případě_ _byli_ _dne_ _nad_ _první_ _však_ _dnes_ _kč_ _pouze_ _ne_ _ani_ _dva_ _má_ _roce_ _budou_ _lze_ _ľe_ _nás_ _práce_ _systém_ _prostředí_ _kdo_ _více_ _část_ _zájem_ _vlastní_ _tím_ _nich_ _dále_ _ji_ _ke_ _projektu_ _tom_ _svůj_ _tyto_ _tohoto_ _dvě_ _ještě_ _novou_ _pod_ _takže_ _kam_ _součástí_ _hodin_ _přes_ _tato_",
      ],
      [
        -10.5,
        "_já_ _města_ _dle_ _dat_ _ten_ _zařízení_ _mít_ _nic_ _ty_ _nejen_ _toto_ _jedná_ _patří_ _zejména_ _samozřejmě_ _století_ _ovšem_ _systému_ _dobu_ _všechny_ _opět_ _tu_ _jde_ _trochu_ _později_ _můžete_",
      ],
      [
        -10.75,
        "_protože_ _nějakou_ _základě_ _všechno_ _celé_ _km_ _počet_ _straně_ _zcela_ _mi_ _serveru_ _doc_ _vlastně_ _společnost_ _teprve_ _rada_ _ktera_ _mohou_ _díky_ _nové_ _tuto_ _platí_ _školy_ _musím_ _tam_ _sv_ _měl_ _rámci_ _jeden_ _bych_ _mu_ _pc_ _kdy_ _den_ _roky_ _základní_ _území_ _opatření_ _vysoké_ _rozsahu_ _textu_ _naší_ _az_ _jej_ _druhé_ _čtyři_ _obsahuje_ _mnoha_ _nyní_ _sobě_ _ch_ _světa_ _všech_ _musí_ _člověk_ _poté_ _kteří_ _hod_ _jste_ _informace_ _změny_ _práci_ _dost_ _cesta_ _což_ _metrů_ _letech_ _ovládání_ _kromě_ _programů_ _eu_ _nám_ _cz_ _jim_ _naprosto_ _stránku_ _části_ _svou_ _jeste_ _umožňuje_ _naše_ _potom_ _ex_ _někdo_ _nicméně_",
      ],
      [
        -11,
        "_začátku_ _každém_ _nebude_ _kolem_ _databáze_ _jiz_ _staré_ _mělo_ _ti_ _znalost_ _větší_ _mého_ _vydal_ _nebylo_ _rád_ _máme_ _bychom_ _nikdy_ _úřadu_ _velký_ _vzhledem_ _svém_ _oblasti_ _skladby_ _převážně_ _stav_ _podmínky_ _vaší_ _jiným_ _prostor_ _všeho_ _takto_ _akce_ _dvou_ _celém_ _tímto_ _něco_ _obchodní_ _vývoj_ _tady_ _proti_ _největší_ _době_ _nikdo_ _tradiční_ _csc_ _letos_ _internetu_ _nový_ _tři_ _jednoho_ _společnosti_ _jí_ _dobře_ _právě_ _zpracování_ _vašem_ _mě_ _mírně_ _mnoho_ _jinak_ _prezentaci_ _www_ _služeb_ _měla_ _cestě_ _zvýšení_ _životního_ _ní_ _mají_ _dokonce_ _místo_ _nebyl_ _provozu_ _ku_ _vsak_ _doba_ _stránce_ _totéž_ _typ_ _zatím_ _práv_ _jan_ _např_ _prvky_ _činnosti_ _včetně_ _sebou_ _příliš_ _vás_ _praze_ _přístup_ _lidí_ _prací_ _řešení_ _situace_ _několika_ _tvoří_ _partnerství_ _její_ _http_ _původní_ _nastavení_ _doporučuje_ _byste_ _poslední_ _přípravy_ _ktere_ _mm_ _republiky_ _pomoci_ _jestli_ _objektu_ _návrh_ _najdete_ _hodí_ _filmu_ _role_ _skoro_ _svých_ _raději_ _tomto_ _rok_ _velké_ _daląí_ _výsledky_ _pocit_ _čr_ _lipová_ _členy_",
      ],
      [
        -11.25,
        "_například_ _tehdy_ _usa_ _změna_ _vedení_ _tech_ _touto_ _technologie_ _kompletní_ _třetí_ _stále_ _cca_ _mb_ _velikosti_ _stol_ _takové_ _opravdu_ _populární_ _zároveň_ _mimo_ _taková_ _záležitost_ _jenom_ _věc_ _vhodné_ _zvláštní_ _něm_ _možné_ _samotné_ _mail_ _nakonec_ _bohu_ _svými_ _též_ _provoz_ _nabídky_ _takze_ _funkce_ _vyrábět_ _jedné_ _řízení_ _budeme_ _pracovníků_ _použití_ _poloviny_ _smrti_ _koule_ _podstaty_ _zdravotní_ _odborníků_ _dostatečně_ _těchto_ _vodu_ _svým_ _studentům_ _rozvoj_ _fakulty_ _experimenty_ _druhu_ _sám_ _fakt_ _odpoledne_ _srpna_ _každý_ _jiného_ _obecně_ _stránky_ _video_ _současné_ _pochopitelně_ _technologií_ _rakousku_ _cnc_ _pondělí_ _začala_ _státy_ _naleznete_ _vedoucí_ _rudolf_ _půl_ _někteří_ _udělat_ _byt_ _začíná_ _něj_ _obyvatelstva_ _potřeby_ _dalších_ _jelikož_ _malý_ _dobré_ _kg_ _téměř_ _představuje_ _růst_ _formátu_ _deska_ _světě_ _nebyla_ _budete_ _pan_ _slovo_ _obsah_ _vyplývá_ _účetní_ _členů_ _výši_ _rokem_ _knihovny_ _září_ _lidé_ _chceme_ _vedle_ _otázky_ _natáčení_ _postupně_ _hodiny_ _ročníku_ _vše_ _prakticky_ _vse_ _musi_ _teto_ _resp_ _obsahem_ _souboru_ _zda_ _našemu_ _informací_ _šest_ _jest_ _znovu_ _zájmu_ _našich_ _pocatku_ _jednou_ _stejně_ _stupeň_ _ip_ _člověka_ _hlavním_ _moc_ _štěstí_ _denně_ _některé_ _ono_ _typu_ _město_ _vysokou_ _označením_ _poprvé_ _význam_ _tzv_ _praxi_ _tis_ _té_ _budově_ _mé_ _pred_ _kdyz_ _někdy_ _hudební_ _země_ _různých_ _rychlost_ _jednom_ _hotelu_ _výsledkem_ _chci_ _podpory_ _činí_ _celkový_ _obyvatel_ _postup_ _zajišťuje_ _jednotlivých_ _výrobě_ _odkaz_ _taky_ _kteri_ _spolu_ _aut_ _praha_ _energii_ _klávesnice_ _vzhled_ _teploty_ _ona_ _nová_ _datových_ _spolupráci_ _rybníka_ _spolecnosti_ _duchovní_ _dr_ _rychlosti_ _níž_ _dál_ _střední_ _evropě_ _vzdálenosti_ _údajů_ _kyseliny_ _několik_ _docházelo_ _starší_ _dispozici_ _nachází_ _vstupu_ _správa_ _hradu_ _nejvíce_ _koncem_ _mnohem_ _bs_ _velkou_ _vsech_ _projektů_ _víc_ _dolů_ _problémy_ _týden_ _jaké_ _týmu_ _celý_ _proč_ _organizace_ _totiž_ _ať_ _othello_ _ktery_ _nejsou_ _me_ _název_ _kterém_ _systémy_ _většině_ _skutečnost_ _jinou_ _tentokrát_ _jednání_ _skupina_ _moře_ _během_ _večery_ _posledních_ _gps_ _menší_ _josef_ _občas_ _výlet_ _apvts_ _spoustu_ _bohužel_ _sice_ _prodej_ _přijel_ _všem_ _pracovní_ _krizové_ _zápas_ _kt_",
      ],
      [
        -11.75,
        "_německé_ _italské_ _židovské_ _zrovna_ _strašně_ _hru_ _hlavou_ _prohlásil_ _sil_ _výboru_ _konce_ _děje_ _zvláštního_ _dětský_ _schůzka_ _městě_ _spojen_ _žena_ _pracoval_ _ústavu_ _nastavit_ _vím_ _svět_ _nabídce_ _testovací_ _úlohu_ _píseň_ _album_ _přineslo_ _muziky_ _letecké_ _úseku_ _informační_ _servis_ _oborech_ _jiných_ _minimální_ _mhz_ _vyąąí_ _mnoľství_ _obchod_ _zvlast_ _hutě_ _mám_ _kterého_ _marie_ _směru_ _účetnictví_ _praxe_ _výuku_ _řady_ _svazích_ _pravého_ _severně_ _tvým_ _názoru_ _celou_ _církve_ _těsné_ _snad_ _ta_ _voda_ _napsal_ _studenty_ _kombinace_ _stanice_ _místnosti_ _představit_ _vztah_ _český_ _mj_ _střediska_ _úkoly_ _nejlepší_ _mesicni_ _okresního_ _možno_ _tepla_ _evropských_ _občanů_ _evropského_ _strong_ _studia_ _smyslu_ _služby_ _jedna_ _mzdovych_ _apod_ _zelenina_ _ovoce_ _různé_ _bílé_ _síť_ _konci_ _pvc_ _vůbec_ _studií_ _sedmdesátých_ _včera_ _večer_ _krásně_ _iii_ _desky_ _jednalo_ _house_ _absolutní_ _nitru_ _pojištění_ _krajiny_ _počasí_ _jaro_ _vod_ _zahrnuje_ _soutěže_ _ostatních_ _samo_ _tvrzení_ _vytápění_ _domu_ _osobám_ _vědy_ _období_ _finanční_ _uprostřed_ _jedním_ _mezinárodní_ _krakatau_ _greenpeace_ _firmu_ _spol_ _prospěch_ _pojmem_ _rozumí_ _prezentace_ _názorů_ _aktivity_ _pĺ_ _vstup_ _důležitou_ _vizi_ _hraje_ _počítačových_ _spíše_ _ideální_ _výhod_ _údaje_ _podařilo_ _času_ _okolo_ _něho_ _osud_ _německu_ _problémů_ _fotoaparát_ _říci_ _názvem_ _celého_ _díla_ _dodnes_ _června_ _kostel_ _televize_ _nemůže_ _pohodlnější_ _ing_ _jeli_ _pádu_ _budoucna_ _muzeum_ _casti_ _amerického_ _známo_ _významné_ _dříve_ _česká_ _představa_ _kulturní_ _záležitosti_",
      ],
    ],
  },
  {
    code: "cy",
    script: "latin",
    levels: [
      [-3.5, "a d"],
      [-3.75, "e y n r"],
      [-4, "i o"],
      [-4.25, "l"],
      [-4.5, "w n_ g h"],
      [-4.75, "f t _y s d_ c r_"],
      [-5, "u yn dd m _a"],
      [-5.25, "_g yn_ i_"],
      [-5.5, "_yn b _c _d _r l_ yd u_ an _yn_"],
      [-5.75, "dd_ ed ae a_ th ar wy y_ _o _e o_ di _m er"],
      [-6, "p od ll da _i en ad ei ol _f s_ ia e_ h_ _y_ _b ma ch"],
      [-6.25, "_s _r_ el _n ri _p au _h _i_ ai g_ ra _t la au_ ydd yr _l ga edd _o_ gy in on _a_"],
      [
        -6.5,
        "th_ fe _ar _ma et ro we ha de io oe ym le cy ol_ ni _gy _cy re wyd hy do eth or _w w_ ys no ne yf f_ an_",
      ],
      [
        -6.75,
        "ae_ yd_ al ar_ id ff gw oed _ga na ir yr_ mae st go t_ li ac ddi nn aet he _ll es odd ef dy _ei af am ca rh il fy m_ nt _mae_ _ar_",
      ],
      [
        -7,
        "ng eu fa er_ nw _gw ei_ me ho aw it wr _rh on_ wn _dd el_ ig c_ ta tr yw ly un od_ _yr if iad lw fo dr gan _ca is wa ir_ in_ lo _ei_ _yr_",
      ],
      [
        -7.25,
        "rw at ad_ ddo ry as sg _u _da rt ith edi si ew og ny _ac wed hi se _ym fr _fe iw hw nd os _de te rd io_ _am ac_ gr _n_ lla eg wn_ sy pe _en",
      ],
      [
        -7.5,
        "_me _ch di_ ge dw _we lu en_ _oe nt_ es_ wi ig_ lad gyf ll_ ce ch_ bo cyn rth af_ ti _di _pe yl ba be ur _ff lwy dau br sa din bl enw by co _ro to roe _sy _un k fer dda _ac_ _gan_",
      ],
      [
        -7.75,
        "fel fi _hy idd eu_ _tr gyd so _he dia dol _dy yda hyn _dr rf ed_ _ne wr_ fod fyd ysg hr nod _go rwy ynn pr rif rc _se nw_ du nol ag da_ ael _er ada _br iau _pr v mo _ad cyf gol _bo nia ill rdd dl yw_ pa aid ion _ys ul _co gi dae _enw_ _oedd_",
      ],
      [
        -8,
        "b_ eit id_ hyd ob _ce am_ un_ fn han ai_ rha nd_ us ddy nyd gl _fa _ge ewn ec wyr lia wyn _ha ant dod mr enn ell rai ty rch efy ef_ rhy ria rn mi ach lle yst fl yfe ml dwy nwy chw ng_ ynt eg_ dio diw _be _pa _ta ud tu wy_ os_ dde ie lyn ic _ba gae gwa ait ru po of add ian mew wo ymr yng gh ann wys dyn _roedd_ _wedi_ _gyda_ _fel_ _mewn_",
      ],
      [
        -8.25,
        "adi cha _gr sef ys_ hu lu_ lli as_ _ni lf thi rio â _al iae wei dig ain lan or_ _te _sa ns cym ô tho wl _an _po eo yg yma is_ al_ bu _eu nu ert sgo all eb _yw nh eir fu us_ red per can ano neu rae hol ea oli _th ab gwe thy arw om oc ail _at ard yfr gwy _fo cr oga j rs ryd str tra rl gor ond ngh _bu gyn led _on nno cae _un_ _am_ _yw_ _lladin_ _eu_",
      ],
      [
        -8.5,
        "lly aen mw wel ned len fre ife _na _le yc res _by ara wai ma_ lod _ho efn ym_ dro new law dan ni_ _st ane og_ dra dal tha ein ech rb nna le_ eul sto der ang yt nau em tal nes _j awr chy pri na_ nc bw bi rg fw eil ffr ru_ iwy ini wd fan ych _mo ref bod wer fyn har hau md rm il_ deu ywo est hwy era dir nu_ ulu _si nta lae wrt dyd _cr far iod aml if_ hyw dar _la ôl ôl_ ddw p_ gym _bl fyr rau erd yfa ros bu_ che def ffe ya yno lt afo yri ent rr ath pen mer _ond_ _gyfer_ _ym_",
      ],
      [
        -8.75,
        "_â â_ _â_ _no obl taf yni _ô _ôl eis iol and for fei nnw hef op fen _ra pi nni rei ron hwn ws wm ey mor ter gri _fy dai nio her byd nig ur_ art sta ri_ pl byn gu iri sy_ ua _id bar df thr ori _k do_ ffo ida sw eny hio ren ben fwy iai chr ran ml_ ryn the air isi ers du_ ade mru oh at_ ot rol log _mi syd mwy ewi z eri uni my war dei ber ia_ ili gar hl oes lei awd ymd _re yll fny ph yff tro ffi lai _hi _hw cho su llo ngo _wa mar tri ib iff cl yna fys hre fra _wr _do cw sio nas llw eid _aw lc sgr ap arc eol mu im erb _mw rir iwe ina dre rod hai hra yny eni hen dor nr rac odo fur sty _ôl_ _fod_ _neu_ _cael_ _bu_ _sy_ _sef_ _hefyd_ _aml_ _hyd_ _perthyn_ _deulu_",
      ],
      [
        -9,
        "_gl ale sia elw yne adw ci ari hia ou ric vi hed _cw tor _ty _et wyl oda nny alf lfy wog lun _ae ld fri bri gos pob ist bwy ydl ola anw nnu ewy ag_ st_ _ef rad flw nl gwr saf pan _bw man den ana rff rby yth aw_ uc hon gen odi mai sb bl_ _ng oi ani ynh dec raw arf ger wla _tu _ag arl sh _fl _wy awn _fw hn col dle oll wya _pl ro_ adl yfl yb erc nif ast lch ny_ ffu dym hwe bla wc ene tod llu _ol eb_ hyf don lio ste yrc san och ans _cl ff_ ado gel no_ dys liw _ia fe_ ban uo rhe leo dur blo ms _ph gra ylc li_ hod oso _du nde rin ddu llt ra_ car yaf hwa _fr ue gu_ cei chi tre cer eng lb _ai ord tyr _hyn_ _bod_ _yng_ _er_ _at_ _rhywogaeth_ _talfyrir_ _daeth_ _eraill_ _fe_",
      ],
      [
        -9.25,
        "ely hel bob eud ud_ ele yme awe hu_ neg ow caf haf _af elo ne_ mdd lyg gys par _w_ isg dyf eno syl tai int lyd swy _g_ ob_ _dw _el ddf ut ali yh med va ns_ k_ ah wb oly ort fed ffy ct ywy fno erf orm orf sod raf gle del nor mra ris wil _u_ hoe gau lin gwl les dwr pry jo lau ied sn lyw _gi nid reu nyn sg_ lir aeg ton _oh ode de_ deg fon ono bre ole wyt chu _ti tia tio ymu ine _jo fle mh cor aer hae mb dif mp dat are ryw wir x um erw rn_ tan ify aro rho ica asa gai lon dad tw dog ral yfn rs_ wng wae ve urf fae leu tr_ wm_ _ry _hu las aws hag fa_ _wi ydi hym gla dri oi_ hyr ing drw ss av hei pla wid ydy nil euo ywe wod _sg sti bro sen _cyntaf_ _pan_ _ystod_ _cymru_ _gwaith_ _wrth_ _nifer_ _oed_ _newydd_ _dros_ _yma_ _cynnwys_ _dyma_ _rhan_ _hynny_",
      ],
      [
        -9.5,
        "hun _my rll edo ame gal son iw_ bly olo nae laf _is ffa _v _of _lo ams mn ras udd uch mat alb dis fia nai aff ee adr iwr _sw wg ynd ama ago ug yfy was ev wch arn daw ded gre ore nog yso rhw yml iwn _wl cel ws_ afa meg yg_ trw gry alw sgw ld_ _su pu wri gad ern yho ndd lg gwi cen wne lm loe wd_ _to mni did ab_ ner erm gio _uc fry fal mil _nh hi_ he_ ysi arg ka _fi und ich ghy god eli _or ino pw nti leg _so sym tt tl _li edl osi tad rw_ rna idi siw glw end bra ip one oro ham odr rie nhw lwe oni tyn nf fin uw dwe hal _ed olw edu rda ifi anl nly thu ŵ ram deb tir bry ogo gof rwe ati nad let wle edy gyr ong nos gia fio tel ero rfe rig ser cre arr fat nwr lfa igi wis ynw grw iaw dlu wmn myn anc nha gil aha dn ua_ ata mla mg ona wyb yfo men _sydd_ _ysgol_ _gael_ _ail_ _hwn_ _na_ _ef_ _lle_ _iddo_ _rhwng_ _ceir_ _the_",
      ],
      [
        -9.75,
        "ly_ uno bel dil ja ery rd_ ay neb tei ohe asg thw ywi nc_ ta_ nhy tu_ igw ck avi rno dla wah ela win wad ohn met dy_ ymo q haw yrn ghr _in fai sl faw eff tg eua org _os off heo rfi ysy tua lyf _ly aes nb try cys ome lew hos sba ala iam eld ila mod nne _as lit rri _wn hin ede ey_ lac joh cas nac afl ily to_ pre _yd uri wdu eyr mas hor _fu aed esi si_ oma fu_ nwa ft sig cwm byg fil con _ri rfo ynu la_ ŷ x_ edw dwa dyl ais nll wen odw inc pwy ego lys of_ go_ _au ts mis ke _pi eco î egr gr_ hn_ lus _eg mun nys hes sei rf_ edr ce_ lo_ soe aif byw dh ler gyl sai ngw é hw_ few nat fft hir ca_ rec van ddl re_ eby ki _de_ _rhai_ _erbyn_ _ni_ _cyn_ _nid_ _flwyddyn_ _cafodd_ _farw_ _hon_ _genyn_ _cymraeg_ _oherwydd_ _oes_ _hen_ _byd_ _ers_ _iawn_ _nhw_ _hi_ _prif_ _yna_",
      ],
      [
        -10,
        "una _sb orw _ja mes ind sir lwr ull cyh ega gei nin _es cad ân ân_ _og pel ogi cal orr lh sc oeg anu sm nrh ygu igo nga dry reg qu cu bae dr_ rm_ asi mc fn_ fas fol ye heb rea dha tur adu sau iu nso nar ge_ hro wre ony olf rhi atu _pw cyl wal _c_ yla hog elf dav syn gro ymh age erl rle pet rym dyc wst gf ydr pt wg_ fi_ udi ov wia fro lga hoi arb rbe cia ens se_ wrn nk min thl rys ms_ dlo hd por egi yl_ une ora naf asn ifo dyw awl wl_ lif sel rmi mse lti sne had _e_ uf rge bet hg adn dna nab ylw mde orl esy nge ryc saw bia ê gha maw mos cyd hri tig pol lba ear dfa ynl _yc mon abe ow_ tud mry iei enc ped gog nte ate nan yde mud udo vis ak awy im_ îm îm_ ul_ nyw oet _uw uwc oo wan pro mad rt_ sgu wro ifa aig sgy anh nhi uro wyf orn ii ao tyw ui wp pia ddh iby ire ema atg ngy urd sed ean ynr eh iga naw ont iz ep rid has wb_ nce br_ rsi wra cs _ie dew wt yro ies ymw nsi rfy _aeth_ _pobl_ _fwyaf_ _john_ _fewn_ _dau_ _tua_ _tra_ _ag_ _mai_ _llawer_ _ardal_ _drwy_ _pob_ _ddefnyddio_ _arall_ _etholiad_ _defnyddio_ _mwyaf_ _cwmni_ _felly_ _iddynt_ _mor_ _ben_ _mwyn_ _ennill_ _fawr_ _gyntaf_ _of_ _dod_ _wlad_ _afon_ _restr_ _gyfystyron_",
      ],
      [
        -10.25,
        "_lw _ab abo lwi fla mel dul mô ôr _mô ôr_ ltu ddr nel _canol_ _bobl_ _prifysgol_ _iaith_ _williams_ _mwy_ _ddiweddarach_ _ysgrifennu_ _llywodraeth_ _gair_ _gymraeg_ _gellir_ _corff_ _fwy_ _dynol_ _ychydig_ _unig_ _dan_ _au_ _mis_ _safle_ _ynys_ _pryd_ _gyfnod_ _heb_ _dref_ _brifysgol_ _lloegr_ _gilydd_ _addysg_ _hanes_ _weithiau_ _sawl_ _unrhyw_",
      ],
      [
        -10.5,
        "_fynd_ _yno_ _medi_ _dim_ _uwch_ _gweld_ _dal_ _adeg_ _fab_ _byw_ _greu_ _ddwy_ _heddiw_ _bron_ _cyffredin_ _km_ _hun_ _ddau_ _tebyg_ _diwrnod_ _wneud_ _cyfnod_ _allan_ _mawr_ _ffurf_ _megis_ _gyffredin_ _rhaid_ _trwy_ _tair_ _ddaeth_ _elwir_ _nghymru_ _sir_ _môr_ _bob_ _bydd_ _brenin_ _gogledd_ _du_ _roi_ _rhoi_ _ddechrau_ _olaf_ _cenedlaethol_ _dyn_ _dad_ _chwarae_ _le_ _tîm_ _eto_ _ger_ _arfer_ _ydy_ _charles_ _jones_ _gyd_ _mlynedd_ _aelod_ _efallai_ _byddai_ _fath_ _thomas_ _gerddi_ _blant_ _bach_ _gynnwys_ _ddinas_ _amser_ _hanesyddol_ _stori_ _iddi_ _dechrau_ _clwb_ _enillodd_ _newid_ _math_ _weithio_ _gorllewin_ _holl_ _waith_ _ffilm_ _plant_ _ymddangos_ _ogystal_ _gall_ _os_ _grŵp_ _gydag_ _heddlu_ _llai_ _ymhlith_ _band_ _priododd_",
      ],
      [
        -10.75,
        "_rhagfyr_ _lawr_ _sut_ _ganlyniad_ _ysgrifennodd_ _rai_ _maent_ _bryd_ _prydain_ _ochr_ _derbyn_ _arian_ _eglwys_ _dir_ _daw_ _mab_ _bardd_ _lawer_ _llywelyn_ _dafydd_ _tŷ_ _rhyddhau_ _lliw_ _llawr_ _teithio_ _sbaen_ _dair_ _llwyddiannus_ _brif_ _rhif_ _arbennig_ _iwerddon_ _teulu_ _enwedig_ _cylch_ _dwy_ _llyfr_ _nos_ _hytrach_ _sylweddol_ _goch_ _gyfres_ _enghraifft_ _dechreuodd_ _ffeil_ _ymlaen_ _uchaf_ _hanner_ _aelodau_ _cartref_ _ganddi_ _bwysig_ _tu_ _cyfeirio_ _prifddinas_ _sefydlwyd_ _gadael_ _leol_ _alban_ _ganwyd_ _hir_ _dangos_ _rhaglen_ _pen_ _cyffredinol_ _ganddo_ _is_ _gymru_ _bell_ _llenyddiaeth_ _awst_ _cyfres_ _dweud_ _flaen_ _rhyfel_ _agos_ _dde_ _ffrainc_ _bwyd_ _tir_ _ddiwedd_ _benywaidd_ _anwyd_ _almaen_ _rygbi_ _bryn_ _tymor_ _pentref_ _ddod_ _undeb_ _bellach_ _hynaf_ _gyfrifol_ _grwpiau_ _cerddorol_ _iau_ _dyffryn_ _adeiladu_ _mynd_ _gwaed_ _bywyd_ _leihau_ _derbyniodd_ _sefydlu_ _morgan_ _uchel_ _gân_ _trac_ _merch_ _ffurfiau_ _da_ _nofel_ _miliwn_ _chafodd_ _beth_ _tan_ _gwleidyddol_ _penodol_ _ran_ _senedd_ _hwnnw_ _adran_ _fersiwn_ _dinas_ _evans_ _syth_ _blaid_ _ymladd_ _ffurfio_ _tro_ _saesneg_ _ddal_ _teledu_ _and_ _fu_ _sant_ _maes_ _gwaethaf_ _nad_ _ystyrir_ _dyfodol_ _isaf_ _ymddengys_ _cemegol_ _canlyniad_ _cm_ _boblogaeth_ _aderyn_ _dewis_ _cyd_",
      ],
      [
        -11,
        "_hunain_ _adalwyd_ _hydref_ _dda_ _hŷn_ _wyneb_ _person_ _deledu_ _oddi_ _orsaf_ _fyddin_ _cynhyrchu_ _dychwelodd_ _symudodd_ _gwledydd_ _poblogaidd_ _arlunydd_ _von_ _aros_ _paul_ _gwbl_ _ceisio_ _ffynnon_ _syr_ _caerdydd_ _faner_ _erioed_ _parc_ _achos_ _bennaf_ _modd_ _briod_ _ii_ _golygu_ _leiaf_ _ap_ _gorau_ _blaen_ _gwmni_ _sefyll_ _term_ _radio_ _cafwyd_ _llaw_ _gynhyrchu_ _eang_ _sain_ _capel_ _oesoedd_ _naturiol_ _coed_ _cylchgrawn_ _mehefin_ _colli_ _arfordir_ _arwain_ _llyfrau_ _ffordd_ _gwrthododd_ _ifanc_ _gwneud_ _grym_ _hwyr_ _natur_ _hyrwyddo_ _bbc_ _deyrnas_ _ohono_ _gerddoriaeth_ _defnyddiwyd_ _gwahanol_ _fywyd_ _merched_ _mawrth_ _etholaeth_ _ionawr_ _sylfaenol_ _gwyn_ _michael_ _fydd_ _cynnal_ _dull_ _rheilffordd_ _man_ _stryd_ _cysylltu_ _davies_ _dywedodd_ _gerllaw_ _diwylliant_ _straeon_ _albwm_ _celloedd_ _gwasanaethau_ _debyg_ _pwysig_ _ferch_ _glannau_ _ffurfiwyd_ _swyddogol_ _ganolog_ _ystyried_ _fodd_ _gafael_ _wraig_ _adnabod_ _hawdd_ _gwasanaeth_ _norwy_ _affrica_ _gwybodaeth_ _gwelwyd_ _alw_ _eisiau_ _draws_ _diffinio_ _atal_ _david_ _datblygu_ _awdurdod_ _ynysoedd_ _liw_ _breision_ _emberizidae_ _preblynnod_ _timaliidae_ _leoli_ _edefyn_ _gromosom_ _blodau_ _rhoddwyd_ _rhanbarthol_ _weinidog_ _penodwyd_ _brawd_ _davis_ _sefydlodd_ _sefydliadau_ _chyflogodd_ _botanegydd_ _ymunodd_",
      ],
      [
        -11.25,
        "_diwedd_ _hwy_ _trwm_ _ryw_ _gymaint_ _ddychwelyd_ _cymaint_ _mm_ _enwog_ _james_ _william_ _edward_ _adeiladau_ _cynllunio_ _ddynion_ _modern_ _dŵr_ _glasgow_ _rwsia_ _enwocaf_ _pedwar_ _wyn_ _ogof_ _tachwedd_ _house_ _times_ _dur_ _cynulliad_ _gyrru_ _wneir_ _denmarc_ _frawd_ _manuel_ _torri_ _wella_ _unol_ _daleithiau_ _newidiodd_ _siwan_ _llongau_ _peth_ _gadeiriol_ _awdur_ _teyrnas_ _brasil_ _unedig_ _gafodd_ _fagu_ _barddol_ _eisteddfod_ _môn_ _blanhigion_ _amddiffyn_ _price_ _adar_ _llundain_ _brwd_ _niferus_ _yfed_ _gyson_ _melin_ _fur_ _ymarfer_ _daith_ _ymchwil_ _cynllun_ _rhag_ _ceffyl_ _sicrhau_ _coch_ _llygad_ _adrodd_ _syml_ _rees_ _osgoi_ _george_ _cynnar_ _ddisgrifio_ _bosib_ _defnydd_ _offer_ _hunan_ _caiff_ _dyfu_ _wreiddiol_ _swistir_ _bras_ _ymerawdwr_ _cadw_ _sam_ _gofyn_ _safleoedd_ _enwau_ _crefft_ _di_ _gysylltiedig_ _ceisiodd_ _dalu_ _tynnu_ _chicago_ _chwarel_ _tuag_ _ddelwedd_ _trosglwyddo_ _ddiweddar_ _amlwg_ _adnabyddus_ _dylanwad_ _gwynedd_ _mwyafrif_ _biliwn_ _cyfrol_ _gwirionedd_ _pwyso_ _cyhoeddodd_ _gymuned_ _hoyw_ _gymreig_ _cymerodd_ _nesaf_ _liga_ _peter_ _faes_ _ewrop_ _seneddol_ _etholiadau_ _uniongyrchol_ _llafur_ _newidiwyd_ _gloch_ _fodern_ _ymgyrch_ _fyd_ _olynu_ _rhiwabon_ _pellter_ _fed_ _olygydd_ _wasg_ _ieithoedd_ _llydaweg_ _gemau_ _traeth_ _ysgafn_ _athro_ _boblogaidd_ _stêm_ _amrywiol_ _hafaliad_ _croesi_ _copi_ _tri_ _honno_ _storm_ _osod_ _fach_ _elfen_ _llawn_ _noddwr_ _pin_ _ddechreuodd_ _ysgrifennwyd_ _gyfeirio_ _chael_ _nes_ _lled_ _griffiths_ _droed_ _diwydiannol_ _economaidd_ _san_ _dywedir_ _fôr_ _ladron_ _lenyddiaeth_ _gred_ _comin_ _bwriad_ _cyfraith_ _cerddoriaeth_ _fam_ _young_ _urdd_ _syniad_ _wnaeth_ _ymerodraeth_ _araf_ _sgil_ _gau_ _america_ _rhywbeth_ _rhyngwladol_ _ansicr_ _bynnag_ _las_ _new_ _gweithiodd_ _uwchradd_ _mynychodd_ _colomen_ _nag_ _sgiliau_ _saif_ _gellid_ _roc_ _cyfoes_ _niwronau_ _darparu_ _llif_ _herald_ _dri_ _sail_ _unwaith_ _ddysgu_ _chwaer_ _bwys_ _cynnig_ _iddewig_ _gyflwynydd_ _lladdwyd_ _tywyll_ _llwyddodd_ _rhyddfrydwyr_ _nadolig_ _lefel_ _mannau_ _awduron_ _prynu_ _rhain_ _lleiaf_ _ati_ _arddangos_ _gweithredu_ _ddofn_ _awstria_ _gras_ _gwmpas_ _diddorol_ _adenydd_ _iechyd_ _hirach_ _gwahanu_ _gariad_ _mary_ _symbol_ _rhoddir_ _gwisgo_ _dillad_ _seiliedig_ _anifeiliaid_ _gwlad_ _delwedd_ _tagell_ _teyrn_",
      ],
    ],
  },
  {
    code: "da",
    script: "latin",
    levels: [
      [-3, "e"],
      [-3.75, "r n"],
      [-4, "t d i a s"],
      [-4.25, "l o g"],
      [-4.5, "e_ er m r_"],
      [-4.75, "k de t_ en"],
      [-5, "f v n_ er_ _s"],
      [-5.25, "_d u p h g_ b et en_"],
      [-5.5, "re _e _a _m _f et_ _de te"],
      [-5.75, "ge _o or _h å an _i le in nd me ti d_ st ed _t"],
      [-6, "ne _b s_ og _k el æ _v ø il de_ ig l_ ve i_ _p se ar at li ng"],
      [-6.25, "fo ke j sk y for _og der es og_ _me al å_ om _fo _i_ _og_"],
      [
        -6.5,
        "vi m_ re_ _l _ti at_ _n det c ri den _er ha _g _en til ll be _at ere ed_ is ing nde af il_ _er_ _at_",
      ],
      [
        -6.75,
        "_ha ka _af or_ ter ra ma id si ag on lle eg la ns ik ne_ je te_ f_ un ge_ ar_ med _en_ _det_ _til_",
      ],
      [
        -7,
        "ta ke_ an_ k_ lig _vi på _på ste _r af_ nt da em _st he om_ _u kk på_ es_ kke ni so ko nge ær rt rs sa gen ig_ a_ ld di ør ds end le_ ng_ mm ol ede ger am va ud _j and _ma _af_ _på_ _med_",
      ],
      [
        -7.25,
        "ver _sk gt mme ler tr men pe iv to rn tt mi bl ls _in ige ind tte dt _be hv od lt op ru pr nin ro har år _so se_ fr _ko v_ _for_ _der_",
      ],
      [
        -7.5,
        "_hv så _ka av som it gs u_ ej ret sp _si dr _je _c nn ikk ev ad els ku _sa væ rd kr så_ eg_ io ek age man ske ho _se jeg _ud _fr _da ur ss _bl ern ul no _om ga ang vo und rk nne ft _he ill fa sen ens du ner kt dt_ res _ve _har_ _de_ _den_ _jeg_",
      ],
      [
        -7.75,
        "mer rne lse _mi ov ent ide nd_ _et _li mo vær _ik ren ære kan ser kl as var lo gt_ us år_ igt ell del _va ska ion br _al _re get _an _op vor sam _så fi gr est ef lde ive _væ ie na ba _pr _no fø os ks lin nte _du _som_ _ikke_ _et_ _kan_",
      ],
      [
        -8,
        "ræ ove vis må ven ene ten _di kom gi ak rin ort han dig tu al_ hed ore du_ rer isk el_ _sp _fa fte ns_ ce pl o_ dre pa old æn kal ker omm _ku _mo åd tid læ _la ve_ lan hu rb pi tio vil st_ rm lev rg ok ist ra_ dag sl fra hol lt_ bi sk_ fe eli ers rv rt_ ale is_ ny eri go ir ved mu po vi_ nk _br _tr in_ _du_ _om_ _så_ _men_ _vi_",
      ],
      [
        -8.25,
        "dl on_ ts _må ug _fi mt _el tor gl tal red dan sel sig ors ans ord rke nu sm _kl hvo all em_ per ett tet æl p_ her lu _å ble _ba sy lv hav bo min one rl sti ave ag_ ly _ov nog ki sse kø ot lg ken _hu fl yd ab _kr _ta sø kun yn sto _ho _ga amm by øj are æs ød få _få gn gg elt ber me_ len eve ap _gr rr ngs sta _ny _ne _le pro tig rf do y_ ege _fø ik_ sid _go co åde su rbe pp enn dv tag im _fra_ _man_ _skal_ _var_ _være_",
      ],
      [
        -8.5,
        "ty ris gan des nes nds alt str eft mp sv let ine _un ati mod _år nt_ før ndt ys gge eb w ogs sn dst rø øg oge nsk bli god mar øre net kon mel gh bru bu liv led _ge _ef ndr tur lø yg spi ia ele dd ut lli art _sy kri jd elv rh tn æk gså arb bej ppe mt_ _bi ant igh un_ tis ad_ _to _pa ejd rig uk ld_ sæ hvi akt yde øb bes ghe hel vid _co gle ci erf b_ _ar nå _eller_ _hvor_ _ved_ _også_ _vil_",
      ],
      [
        -8.75,
        "bil eks kti _nu ue um tø _fl _po ran tra din emm ev_ ert _vo bet ål nen rug th ate æg lem ør_ ode nu_ _ø od_ rve ted rte tæ _kø vn rde meg _pe run uge bø kel _pl _nå ids _mu rli eng ass ea ye nc au rst ald lb rre gel nl erv ndl ise pla pil eh øl når _bo ch fin ket tem tni rå orm op_ if jde rel id_ ekt lge hi gti ob ca fre søg hø _by _bø lad øn hj pu lag ic ep gå iti les jo lv_ pen vet _sm rs_ us_ fu nke pri int ec _læ irk giv skr sku yk _han_ _når_ _her_ _blev_ _meget_ _mange_",
      ],
      [
        -9,
        "nse of _ri sik ry gru val hun træ ørs ade par idt lid nst æt eds ærk nem gø kul vej da_ dk _ek næ ænd sko lk ite df org _hj kla yr _lo unn ski lf jer os_ rie bør vel ms sat gør tå kte yt _fe agt ark ud_ ali oli _gi sni eta _ca fæ _hø ml esk råd ac ons _sø øge cer ff yl føl eje ude rti nf øs erl _ru dy odt ess _do kab øje reg it_ mpe ilb met stø få_ kn j_ dri tan ækk ses tiv fri rsk mål riv iv_ rfo _su to_ dg h_ mb rat tri dn amt ned _te ur_ att mul ime kre _na kse _hvis_ _nu_ _sig_ _kunne_ _selv_ _efter_ _mere_ _vores_ _op_ _få_ _alle_",
      ],
      [
        -9.25,
        "æst uds _lø nta ges dle tre ogl bed nye dat ure syn ple up stå vd ont _sv _næ rge æd rem vin ndi hus sh orb læg db _dr ts_ _w nce ørn åe kol mæ avd vde hve avn pe_ gte eme con jl kt_ ee _ad bor lm lte ky udv sin abe spe ds_ vir jen ssi uli beg dde tro kæ ejl tes ier _sæ dli ien ræk rn_ ole ja hje _hi bar ølg bå bag mes lys ben nal gni mig køb rdi mr ye_ rme ked js fal lit ann ift æld ou lis øde far kli tør orh sla lsk tel tar ult kor x høj rk_ era dse aa _ra ån jem ffe nh sag tik cl opl mø _sl fik ræn mor fle rho sæt dvi mil por sit æng _jo hå _bu vad tin lie _bå kl_ ina hva _ap rod nø dem ose øbe kat ete ua aml sb sky pt rd_ ori kør _gå øv aft alg gu ået ås yst sio lp z nat eni _ig _gø _dig_ _da_ _år_ _havde_ _hun_ _andre_ _nogle_ _nye_ _dette_ _min_ _have_ _over_ _mig_ _noget_ _bliver_ _denne_ _end_ _din_ _lidt_",
      ],
      [
        -9.5,
        "lik dis _fu _id ral åb går tl dsk oo rma ivi lav _ly ip enh ane ast _cl båd ål_ _ja blo pr_ mat ib ull lar jæ ær_ rik sor rag ini nis gne rse ejs _hå log øm ft_ tv _os ldr odu ykk måd nli dsa san son sty adi ygg nm set van ikl fy _a_ rvi bel egn nv gæ ank raf tim yld rda ok_ må_ vne _dy gra arm kro um_ apr kra kv nfo mus _ch eld ytt ldt hos eu bre uld sc ub las _æ esi sf pel ai ørg amp erg eha æde _nø gm los ct rud kni je_ err løb udg mis _ro ads fol ks_ ial ps ami _tu _or pol bud by_ usi rej rak opp dom sva ara nel rev ukt _pu vig _ty onn edi gre erd _fæ _godt_ _ud_ _kl_ _hvad_ _se_ _dem_ _lige_ _derfor_ _kun_ _samme_ _to_",
      ],
      [
        -9.75,
        "erh ørr use ari yre æll mf ful rek tat sr rts lj byg idi _ak ile _sn oc ck edr ask jse beh rit pø æv næs orv sis nda we emt atu rob ærd sle løs dte _pi fær mag _y ins hen mas lær rsø fil fun ej_ c_ jr dva vik _fy am_ akk ngt _ki rsi hæ tak oll ab_ bla upp jæl små _eg gd rol ard nav lok sek ote lla rp stæ svæ ri_ får cti _on ia_ ny_ fak tyd ætt nyt sd lta hy _tæ gav ink anm kst omr cen _dk _s_ tf eda ørt olk rks rm_ ets fer fåe dog ilf yne tue kle ign leg hal top ref oms dø spø udd mle duk nti emb ød_ uel spr ntr evi clo x_ _gm gmt ect dda ves _gl _ev kær mid mti ynd efo gam ilm ild tæn ndb rsa mli _ug dni edl mrå læs eo lti teg spo prø bæ nor lot ånd åsk ung ie_ ph rum pør dar mun _we dra pre app rta _m_ é ama uf nec fly ldi jli mær _lu ham arv rso tyr oto unk isi kin ils sg omp ost tek onc røv lil klu ato mn rtr ani ikr øk igg ili fg afg rup lke pas fs _ke kam une smu ukk lbu vn_ sma ace _th obl kur _mø be_ _tv skæ pæ etr mal esp øb_ dve dej ron _alt_ _sammen_ _mod_ _nogen_ _deres_ _skulle_ _apr_ _helt_ _børn_ _bare_ _måde_ _får_ _hos_ _gode_ _os_ _tid_ _igen_ _date_ _både_ _close_ _gmt_ _første_ _fået_ _dog_ _været_ _må_ _kommer_ _connection_ _fik_ _flere_ _del_",
      ],
      [
        -10,
        "græ ræs uti nr gs_ oka ora vit _d_ _hy æg_ kso fh dta sær kil pos _au udf anc gis aff slu lut fan ilk tli ars rea gsm utt mmu ce_ åbe bev the fek oks tår nød nok åle gst onl oe syg enf try såd åda _mæ _is ui lå _ok nkt th_ ott ame ika ju ilt olo nma afh eva ept w_ ice rid ire tab che pec eci cia ægg erm ust ban ejr mås lej _øj rna iss pf opf lov hjæ ælp rg_ _gu pan ras læn mon ngl _gæ jor emp eho opr mst kar ltu sem nsi dh uss lba øst uer tog urt ety gv igv mh egr mød rra ita rød _ul itt _ej lgt dk_ _rå æse lub dfø tj rga bef rus ak_ nve nit orr års oft stu lpe pg nto æt_ afs sol eti spa kas gå_ ela cha rgi aar _of mbe iet bl_ bb he_ vt mk kes av_ oru kræ rdr via orn _kæ uc tsa tad mit tær rav _sc sal gvi idd _ræ iel fæl øve ryk sda _går_ _rigtig_ _god_ _hvordan_ _store_ _nok_ _sidste_ _før_ _gøre_ _net_ _ville_ _under_ _måske_ _komme_ _dansk_ _samtidig_ _ny_ _hele_ _altid_ _ingen_ _dk_ _synes_ _mulighed_ _lille_ _gang_ _uden_ _samt_ _bl_ _sådan_ _ham_ _hans_",
      ],
      [
        -10.25,
        "sho tit kj gsp ags _as dit dyr lm_ edt ænk dlæ jre rsl etn _åb sre idl jø jek åre _ce ram kir hån efa ti_ bal als bt hæn ei jds ga_ lje ov_ rc rgs gde hør di_ esu ule bbe yt_ our vt_ ail enk rog _im rim æve smi _aldrig_ _dag_ _online_ _ind_ _side_ _stadig_ _arbejde_ _faktisk_ _andet_ _stor_ _ca_ _par_ _forhold_ _inden_ _sin_ _begge_ _mest_ _omkring_ _kom_ _endnu_ _give_ _yderligere_ _kommentar_ _danmark_ _tidligere_ _stort_ _gange_ _tak_ _sige_ _hver_ _står_ _content_ _length_ _via_ _siger_ _mellem_ _mindre_ _gør_ _tager_ _række_",
      ],
      [
        -10.5,
        "_klik_ _større_ _finde_ _ret_ _jo_ _by_ _taget_ _sit_ _dage_ _bruger_ _bedste_ _dine_ _tv_ _tur_ _allerede_ _forskellige_ _eks_ _lavet_ _mit_ _holde_ _mens_ _indenfor_ _gennem_ _kroner_ _lide_ _billeder_ _film_ _siden_ _kr_ _plads_ _blive_ _blandt_ _gerne_ _spørgsmål_ _gå_ _kører_ _ned_ _nyt_ _hjem_ _fordi_ _medlemmer_ _spil_ _liv_ _vigtigt_ _videre_",
      ],
      [
        -10.75,
        "_indlæg_ _råd_ _folk_ _ser_ _grund_ _bedre_ _giver_ _timer_ _håber_ _frem_ _enkelte_ _kommet_ _sted_ _tilbage_ _næsten_ _blevet_ _uge_ _tale_ _problemer_ _betyder_ _kort_ _muligt_ _gammel_ _ja_ _danske_ _ellers_ _stedet_ _hurtigt_ _fandt_ _gik_ _dagen_ _køb_ _næste_ _dejlig_ _engelsk_ _tænke_ _varer_ _uger_ _forslag_ _læs_ _lave_ _disse_ _set_ _tiden_ _aften_ _blot_ _pris_ _produkter_ _tre_ _the_ _følgende_ _nemt_ _gamle_ _anden_ _bruges_ _ekstra_ _samarbejde_ _stod_ _medarbejdere_ _små_ _igennem_ _fri_ _januar_ _lever_ _mål_ _stærk_ _engang_ _ad_ _verden_ _dit_ _finder_ _tror_ _stand_ _mand_ _billede_ _bruge_ _musik_ _væk_",
      ],
      [
        -11,
        "_hold_ _foto_ _al_ _uanset_ _områder_ _marts_ _brug_ _land_ _lyder_ _bog_ _fint_ _sat_ _løbet_ _hvilket_ _stå_ _sagde_ _længere_ _hjemmeside_ _personer_ _pr_ _sendt_ _mandag_ _fag_ _idet_ _bliv_ _bør_ _dkk_ _datter_ _bag_ _venstre_ _cache_ _moderne_ _holder_ _formand_ _arbejder_ _seneste_ _langt_ _penge_ _spiller_ _mine_ _borgere_ _fx_ _rundt_ _slet_ _selvom_ _let_ _spille_ _indsats_ _sker_ _altså_ _september_ _vel_ _hyggelig_ _skrevet_ _især_ _billedet_ _nemlig_ _tog_ _landet_ _måtte_ _glæde_ _ting_ _ligesom_ _møde_ _tæt_ _hjælp_ _mennesker_ _hvorfor_ _selvfølgelig_ _tage_ _følge_ _maj_ _pm_ _byen_ _udover_ _familien_ _egen_ _prøve_ _morgen_ _send_ _nej_ _fundet_",
      ],
      [
        -11.25,
        "_risiko_ _ej_ _februar_ _modtaget_ _århus_ _cookies_ _bred_ _søger_ _sælger_ _projektet_ _august_ _hunde_ _fokus_ _rusland_ _kunder_ _købt_ _alligevel_ _fleste_ _bagefter_ _kampen_ _gælder_ _fysisk_ _betaling_ _oplyst_ _tilbud_ _navn_ _rejse_ _skolen_ _gratis_ _klubben_ _ven_ _lokale_ _placeret_ _nær_ _natur_ _årig_ _behandling_ _eksempel_ _no_ _nødt_ _sorte_ _maskiner_ _fortælle_ _politiske_ _sikkert_ _måneder_ _tue_ _dagens_ _kommende_ _indtil_ _kræver_ _mening_ _flyttede_ _bestemt_ _området_ _løsning_ _normalt_ _privat_ _hvert_ _osv_ _ofte_ _st_ _ugen_ _selve_ _senere_ _brugt_ _fortsat_ _succes_ _indflydelse_ _tilføjet_ _skabe_ _sæson_ _ligger_ _viser_ _mener_ _krav_ _desværre_ _sidst_ _desuden_ _bedst_ _otte_ _søge_ _brugte_ _nødvendigvis_ _netop_ _dør_ _dejligt_ _pige_ _klar_ _støtte_ _spillet_ _google_ _tydeligt_ _forum_ _trække_ _vejret_ _spidsen_ _virksomheden_ _svært_ _mm_ _sort_ _randers_ _energi_ _gav_ _unge_ _time_ _givet_ _sag_ _betale_ _barn_ _super_ _kvalitet_ _praktisk_ _information_ _færdig_ _handlinger_ _blå_ _således_ _vidste_ _sine_ _farver_ _vokse_ _lad_ _medicin_ _sociale_ _evt_ _form_ _kristne_ _nyheder_ _bød_ _hjemmesiden_ _efternavn_ _manden_ _bad_ _virker_ _snart_ _resten_ _begyndte_ _derefter_ _jeres_ _mærker_ _skyldige_ _ganske_ _teksten_ _rent_ _naturligvis_ _muligheder_ _spændende_ _kursus_ _masser_ _indsendt_ _km_ _lukker_ _mail_ _perfekt_ _vis_ _søndag_ _ude_ _følger_ _stk_ _stål_ _kapitel_ _tallerken_",
      ],
      [
        -11.5,
        "_populære_ _assorterede_ _ideer_ _inspiration_ _afholdes_ _stemmer_ _forbindelse_ _ske_ _særlige_ _geus_ _holdt_ _www_ _assens_ _fyn_ _udvikling_ _direkte_ _danmarks_ _flotte_ _anbefales_ _sætter_ _hovedet_ _tusind_ _øjeblikket_ _bogen_ _design_ _stjerner_ _opfattelse_ _familie_ _hul_ _debat_ _regler_ _straks_ _lade_ _lørdag_ _ifølge_ _passer_ _netværk_ _forretning_ _herfra_ _mode_ _tlf_ _projekter_ _sikrer_ _transport_ _omfatter_ _dele_ _billige_ _stille_ _forældrene_ _england_ _besøg_ _samlet_ _steder_ _kommunen_ _havnen_ _smukke_ _arbejdet_ _november_ _valgt_ _kat_ _nr_ _oktober_ _indeholder_ _hjælper_ _offentlige_ _aktive_ _vine_ _skriver_ _fortsætter_ _type_ _typer_ _forbedre_ _inde_ _behov_ _ændre_ _målrettet_ _svar_ _udarbejdet_ _nettet_ _haft_ _artiklen_ _imod_ _dækker_ _forstår_ _bygninger_ _huser_ _gennemført_ _gjort_ _øjne_ _hænderne_ _paa_ _lange_ _størrelse_ _valgte_ _én_ _siderne_ _nuværende_ _tidspunkt_ _fem_ _tilbyder_ _ene_ _årlige_ _mio_ _mad_ _internettet_ _udgivet_ _andersen_ _blog_ _resultat_ _kamp_ _listen_ _enhver_ _skridt_ _detaljer_ _oplever_ _værelser_ _derudover_ _skøn_ _heller_ _starten_ _modsætning_ _registreret_ _danskere_ _ledige_ _kortere_ _yoga_ _nedsat_ _udfordringer_ _laver_ _røde_ _politisk_ _eu_ _usa_ _sild_ _publikum_ _vist_ _virksomhed_ _ændret_ _politiet_ _årsager_ _forældre_ _kultur_ _manglende_ _smuk_ _tegn_ _betydning_ _høj_ _grad_ _køkken_ _tro_ _sandt_ _faktum_ _kommune_ _niveauet_ _fylder_ _respekt_ _forkert_ _imellem_ _konsekvenser_ _martin_ _københavn_ _masse_ _økonomisk_ _louise_ _hhv_ _perfekte_ _område_ _hvem_ _nødvendigt_ _selskab_ _fælles_ _kristus_ _foregå_ _periode_ _levende_ _kraftig_ _runde_ _sten_ _kæmpe_ _vises_ _rigtige_ _mette_ _skrive_ _manesa_ _ende_ _mænd_ _stigende_ _født_ _udvalg_ _kjole_ _historie_ _håndfuld_ _svær_ _livet_ _jer_ _ok_ _vej_ _felt_ _emner_ _medlem_ _emne_ _antal_ _findes_ _april_ _prisen_ _angår_ _nielsen_ _forsiden_ _årets_ _høstmarked_ _deltager_ _vise_ _mørke_ _frihed_ _ejendom_ _vedr_ _hendes_ _egnet_ _mindst_ _lækre_ _gjorde_ _sikke_ _mar_ _virkelig_ _skole_ _erne_ _åbne_ _syntes_ _fi_ _burde_ _klassiske_ _kroppen_ _standard_ _langs_ _husk_ _nyhed_ _dermed_ _falde_ _opnå_ _modgang_ _pågældende_ _fald_ _farve_ _højt_ _eget_ _bukser_ _meter_ _kommentarer_ _tag_",
      ],
    ],
  },
  {
    code: "de",
    script: "latin",
    levels: [
      [-3, "e"],
      [-3.5, "n"],
      [-3.75, "i r"],
      [-4, "s t a"],
      [-4.25, "d h"],
      [-4.5, "n_ u l en er"],
      [-4.75, "g c m o en_ e_"],
      [-5, "ch _d r_ b"],
      [-5.25, "de ei t_ f in te ie er_ w"],
      [-5.5, "_s k ge un s_ _a z _e nd"],
      [-5.75, "st be _de ne es an _w he _i p v"],
      [-6, "ic re ich h_ d_ _m der ng di ch_ se au _b ein ie_ sc sch _u it"],
      [-6.25, "m_ le _g _di nd_ _v die is al _un ü el on si li _ei und _f che"],
      [
        -6.5,
        "g_ me _k in_ _n _z ä den _h _au ung nt we da ar ti ten _da ll as gen ra _be zu _die_ _der_ _und_",
      ],
      [
        -6.75,
        "or ine wi ns ht ha rt _in _si us et _ge es_ hr mi at ig cht vo ve te_ ng_ hen em ur ter ma ri nn la ta ss _vo nde ste _zu eh",
      ],
      [
        -7,
        "l_ ni _l _p ver _we rd eit on_ _t rs _wi ze _mi it_ lt na uf lic _r _er ir tr im nen ac _an _in_",
      ],
      [
        -7.25,
        "ab ere ö so ber as_ st_ ro wa ne_ ru il ts am fe nge mit ke auf u_ _ve ach ren tz j eb ht_ aus ist ers _al eu em_ uc ol das rn um _sc ß nte hl eg ag _o lle _st f_ fü ut ed hi _se",
      ],
      [
        -7.5,
        "uch end tt _ha ür ige ent _j ier ah von men sie and bi rde rei tu sp fa ert ern ben _ma _so her wir ko rt_ bei ka sic mm pr ls sen sta ind sa zu_ kt a_ ell io ner isc _im om im_ sse du ba ges ho _me de_ he_ gr ge_ _von_ _das_ _den_ _mit_",
      ],
      [
        -7.75,
        "_fü uf_ ck rk an_ ft nz i_ ite wer rb gs o_ _is ga rg all nu ese hre re_ _wa hn oc ue nn_ für ser nk um_ ür_ wei ion len des run ies abe _ko k_ le_ fr se_ est eis ann rf _na ec y tte fi to ede ebe _ab vor z_ no ens och _sie_ _zu_ _auf_ _ist_ _für_ _im_ _sich_ _ein_",
      ],
      [
        -8,
        "_he ls_ auc us_ gt tig fo od sei ih dem rl _es tel lte lei eic hei alt lo ei_ ger _ni rm erd als pe ang tio lu ngs br ir_ iel ku cha ar_ _ka ing wo zi nst mme nf _le _re chl _ih rte ur_ gl üb _en bes ege rst wie gi nic ld tun _bi hr_ age nne _ne ati _pr os _c ef af _fr pa übe lan _ü ik war ass _üb et_ ahr ot rh kl _eine_ _es_ _des_ _auch_ _dem_",
      ],
      [
        -8.25,
        "ff ns_ hm id tra lie zei vi _sp el_ do ehe ene uns rn_ nac ew ode lt_ än mu ech _la ad al_ ehr ek man gt_ ied bu üh hte tl enn ler rbe pro int zen gu geb erf mer pi su b_ ät eru ort eil rie rd_ zw ug th wen is_ of era _gr itt je erl ess _du _hi ien pl etz sin ja _nu rü _wo ete unt tä fen rc ele ken hal _ic _no mal hu am_ eri hie ß_ rz eut uss anz _nicht_ _an_ _als_ _werden_ _wir_ _ich_",
      ],
      [
        -8.5,
        "nsc ihr str oll ins ran dr erb at_ _te po tsc tei tw bl _ja ird rau op haf mei og art ob nze ft_ kom ße mo rch _am rsc mp erh _um esc _je aft _fe _ba chi tze ig_ kon oh rge kei lä hme nis _ga kr for x _fa _od _tr kan hw gan bs wu aß hs _ho _ze chw lb omm zt hat ide gli neu rr erk rne gel är or_ ll_ ul ea iv _li _sa tal ute hä ib eue erg rä _br eig ön nt_ elt tan nb eid chs arb nse _wird_ _aus_ _oder_ _nach_ _bei_ _sind_ _er_ _einer_",
      ],
      [
        -8.75,
        "chn tet imm äh dur urc son _zw hne geh nem lun pf las _fi sti ffe tag _ta ee ise tzt ate noc _vi gew hau kun tli eme _kl rw one hab ss_ wä ün zie if sam dl rag was fin bet cke _do dun ak hö bil mt pie _mu rec vie so_ nun lin spr _wu tre kt_ chr ia ub dan rin fl _ke erw ez co ric ord geg nnt spi ant uer tz_ _mo kö hin ph ini nur han _ar üc ans lg min jah zur fre nie llt bo uge chu sg tri iz res _kö fer ör are ild _ku ark wur meh seh bt mus ag_ inn ahl ühr füh sel sb nl rer _am_ _einen_ _nur_ _einem_ _noch_ _wie_ _aber_",
      ],
      [
        -9,
        "rti up ow lat err urd ali ieb äu me_ _fo pla etr fah gem ts_ sol ndl ons fu sst äl _pl zum atz tes fra net _pa tie inf org rli erm nig nh nts teh cho uß zt_ hli onn sl rke tat amm att gun deu ks ki _dr ju ris bt_ hun ale lau bau ai kön nta be_ its nat bis neh ehm gef aß_ aue mö _gi igt wis jed hl_ ank ap ou sw ett stu sh hrt ick hwe ln kti mac tg orm pp ame nfa ik_ per tü ep pt stä _ra hri mar hti hle tar pu eim ltu rma _ro önn y_ les ld_ eht lis _ju twa ex wel _ri lag rat änd bar tur utz ieg _kr set akt tis nti use w_ fol ück _man_ _hat_ _kann_ _war_ _zum_ _so_ _zur_ _um_ _durch_ _vor_ _uns_ _über_ _diese_",
      ],
      [
        -9.25,
        "nm mat ds ina _co wor zus äng ost suc dor uen kte zun unk nw ze_ lf om_ v_ _bu par gru tro p_ sto uk äc äch doc äg dli rit bra ck_ ua ekt fan il_ weg au_ fs fal da_ bst zug rle oz erz sge tät eni q det leb lig _gu eln fte ast nkt olg rp pre rha rhe esu fac oo los uts let _et lli ndu bin ami oß zwi nz_ the tor go rfa ade tiv gra rv ut_ rs_ daß sf hts aa mt_ qu off edi sä ont dig iss ill dar rla enb ust enk mü gte sit gie zwe ms ud eß ok nke etw fä ses wic lge _mö _gl itu win kle lit ive _po ena ond _ob del ink ca leg uh ce lz ibt elb ln_ sm ög nal _fu nes ema _wä lde aut _dann_ _mehr_ _können_ _haben_ _da_ _wenn_ _ihre_ _wurde_ _daß_ _alle_ _bis_ _dass_",
      ],
      [
        -9.5,
        "gs_ lem bie iet erv gro rze ani dat ara inz tt_ ov tst gab ke_ gib hon tem ßt rme eur ndi dt _to sor dam ile ppe ssi eck kla tim ukt za mon ona sk ahm mb lls nc nä ntr rwe ys gar bli mög _ch rad ähr bun _zi spe ieß itz vol irk sun obe nut _ru nah hst ue_ kre _th mmt ram izi enz iti hla rot mä ßen rüc woh rsi hk rre rac hes omp eie gut kur kü iß zer hn_ ntw rfo rmi fes va _ak pun roß els ewi üs wär zl ätz tec log lk rku ote din llu zah ors eng _of spa ihn äs gre eld _bl _eu gst x_ ial aum reu alb lc ögl enh hol bri enf sy hü üg bew ohn nfo _el hör wan mil _lo hni esa rtr sat ita ab_ usg ker _ti itä kel wü lch ili wah rga ält reg av lus sag tzu bel mir tm _sein_ _wieder_ _immer_ _schon_ _dieser_ _hier_ _gibt_ _was_ _mir_",
      ],
      [
        -9.75,
        "eo sv buc aub rts ble ssc oni tin _pe _pf bur ase hof bg abg ruc kra sz tik rod kau ül _or oße fg hru rbi rö nds oli tb zli ufs öt ika fe_ abs pol chk un_ phi bü trä egt isi urg ban zo rea beg zte hlu _ki ewe ßer mpf ös san üt uß_ äd rg_ ure htu ela du_ jug tge rif gle kat ron vom upp rüh ogr tru por lm bed ks_ wal anf _kü öh grü ünd eiß mel ezi pen kli gn egr ad_ ße_ heu wäh eib stü agt asc tän ev _mü hem ieh ogi gek sow ehö rop ven pra amt nan nar onz fun bru fri sio rfü ock jet nsp ums fel med ät_ sik sbe ike uro odu mic rem ott urs bit ntl _ö lst lö mai bz ude nr eiz c_ ose _mä dis neb hil nbe fas wil dre ufe _ca aff ori olo erp nel nk_ sla usw hke _fl hig ml rob os_ roz oze beh eha usa rk_ eli tau uar anc bge _q dm wo_ _hä _nä uck rün emp efe ßt_ usi hse rkl _wü ckt nzu bef eso mis nma _su ats ip mie chü nv atu rkt nit äre tle mun com üss kin ack _ä _waren_ _beim_ _ihr_ _etwas_ _neue_ _vom_ _keine_ _doch_ _seite_ _finden_ _du_ _hatte_ _menschen_ _zeit_ _damit_ _zwischen_",
      ],
      [
        -10,
        "esi har nei ube wes mes mpl rns met ane ars ora räg kam pä äte tür spo öc _hö rek nov ebr nla ana kos ume uel _ph län gez rfe nch sem _em lar _s_ rse az ütz hän rve bal tp rig tsp ruf _ur lbs _bo ahn dw oft hoc nli äge stl lü sät ari nö eg_ ama dn hel ve_ rup ohl ore orf eal ngt pri sli ds_ ple nik dic enu bez edo rik pfe kar ras öch bad fei prä sü hnu ühl bä dru _qu tum uft twi _lä duk lbe wac tn häl jä lp ove rf_ oma _op yst nam nhe nwe örd lv oge _za _a_ tzl sr _sy qua rog ufg bre ain kul rba bro mod _tu ret chm frü oto ega swe ps hut rdi ob_ hlt _ac kb ewo rso of_ rum bek egu iff oss urt dra ome ald eif raf aup urz _e_ zes uz ags tf ja_ uße elc adt ldu _go our ole zel inm bea rwa rna iv_ get öf üns nau idu rz_ sis xt _oh tv rka sd ax itg ot_ nsi igu ult dir gri sac _zwei_ _mal_ _sehr_ _wo_ _jetzt_ _habe_ _ganz_ _jedoch_ _lassen_ _nun_ _dieses_ _unter_ _ja_ _platz_ _eines_",
      ],
      [
        -10.25,
        "ifi lfe ime rap ktu loo woc out utl ook hor nno old abi efü gä eka nzi pti lsc ce_ hom epa inh nha zuf swa äm üch dri _bü upt pfl ärk gk igk gke taa aat eei aar ee_ mas gis üll fiz wür _soll_ _beiden_ _dort_ _kommt_ _alles_ _mich_ _jahre_ _machen_ _einmal_ _andere_ _heute_ _steht_ _diesen_ _geht_ _dies_ _konnte_ _leben_ _gegen_ _ihn_ _anderen_ _unserer_ _bitte_ _ihm_ _ohne_ _unsere_ _gut_ _jahren_ _allem_ _einfach_ _ob_ _weiter_ _unternehmen_ _ab_ _rund_ _sowie_ _neuen_ _neben_ _deutschland_ _denn_",
      ],
      [
        -10.5,
        "_erreicht_ _muss_ _seine_ _wurden_ _bzw_ _muß_ _ihnen_ _ihren_ _de_ _wegen_ _jede_ _sondern_ _vier_ _später_ _nehmen_ _dich_ _gab_ _markus_ _etwa_ _sogar_ _diesem_ _arbeit_ _sollte_ _jahr_ _bild_ _kleinen_ _wäre_ _ganze_ _welt_ _allen_ _dir_ _müssen_ _weg_ _letzten_",
      ],
      [
        -10.75,
        "_eigenen_ _dabei_ _geworden_ _ins_ _wenig_ _anfang_ _welche_ _links_ _dazu_ _viele_ _macht_ _hand_ _schließlich_ _besser_ _spielen_ _möchte_ _stehen_ _seit_ _seiner_ _jeder_ _drei_ _auswahl_ _also_ _wochen_ _natürlich_ _februar_ _gute_ _heißt_ _setzen_ _weniger_ _ersten_ _wirklich_ _erste_ _fest_ _usa_ _kunden_ _wer_ _gehört_ _teil_ _fragen_ _sicher_ _kurz_ _weitere_ _daten_ _ebenfalls_ _liegt_ _besuch_ _falls_ _nichts_ _gehen_ _würde_ _meine_ _davon_ _bereich_ _euch_ _internet_ _www_ _dennoch_ _oft_ _wohl_ _tage_ _raum_ _richtung_ _ca_ _damals_ _ihrer_ _sehen_ _einige_",
      ],
      [
        -11,
        "_allerdings_ _kein_ _liegen_ _januar_ _homepage_ _viel_ _seinen_ _arbeiten_ _gesehen_ _paar_ _zuerst_ _kaum_ _hin_ _glauben_ _schnell_ _mai_ _nutzen_ _weder_ _richtig_ _mädchen_ _inzwischen_ _termine_ _führt_ _ziel_ _seinem_ _möglich_ _großen_ _schöne_ _dr_ _jeden_ _entstehen_ _recht_ _vielleicht_ _deren_ _gestaltet_ _sagt_ _uhr_ _dessen_ _hohe_ _befinden_ _insbesondere_ _sagen_ _zahl_ _mitte_ _erstellt_ _frauen_ _jugendlichen_ _benötigt_ _bad_ _nächsten_ _tag_ _album_ _spaß_ _treffen_ _bietet_ _wenigen_ _während_ _land_ _gemacht_ _verbindung_ _kommen_ _com_ _große_",
      ],
      [
        -11.25,
        "_sonntag_ _sowohl_ _dank_ _stelle_ _eltern_ _gesamten_ _beispiel_ _dafür_ _erst_ _spiel_ _of_ _art_ _trek_ _pro_ _findet_ _kreis_ _geschrieben_ _überhaupt_ _bestehen_ _staat_ _geld_ _band_ _schwer_ _her_ _weil_ _jürgen_ _außerdem_ _michael_ _zeichen_ _rahmen_ _besonders_ _geben_ _werde_ _meiner_ _reihe_ _verstehen_ _deutschen_ _genau_ _erhält_ _dateien_ _guter_ _wolfgang_ _sekunde_ _verein_ _menge_ _gar_ _berlin_ _email_ _erwarten_ _wert_ _situation_ _lange_ _einzelnen_ _leute_ _stadt_ _erforderlich_ _besucher_ _fall_ _treten_ _erneut_ _schau_ _bin_ _mitglieder_ _sei_ _selbst_ _brust_ _hatten_ _meisten_ _will_ _deutlich_ _sieht_ _prozent_ _mitgliedern_ _realisiert_ _name_ _meinen_ _hast_ _version_ _software_ _neues_ _gilt_ _royal_ _erhalten_ _satz_ _zukunft_ _dinge_ _km_ _endlich_ _probleme_ _haus_ _bewegung_ _daher_ _sollten_ _sommer_ _zuvor_ _philosophie_ _mark_ _minuten_ _hinter_ _online_ _the_ _ziehen_ _rock_ _herzlich_ _braucht_ _klasse_ _wasser_ _browser_ _breite_ _stand_ _aktiv_ _frau_ _literatur_ _sicherheit_ _museum_ _besuchen_ _kunst_ _bereits_ _thema_ _unser_ _text_ _kosten_ _chor_",
      ],
      [
        -11.5,
        "_gegeben_ _gruppe_ _ergeben_ _keyboards_ _genutzt_ _behandlung_ _preis_ _zuletzt_ _personen_ _zugrunde_ _bedeutet_ _schiffe_ _dinner_ _taunusstein_ _neuhof_ _sprache_ _danach_ _konnten_ _werner_ _nämlich_ _anspruch_ _höhe_ _sammeln_ _kräfte_ _gefeiert_ _bekannt_ _kontakt_ _material_ _produkte_ _metal_ _erfüllen_ _interesse_ _komme_ _dagegen_ _ihrem_ _alter_ _freunde_ _karten_ _beträgt_ _gottes_ _grundlage_ _ging_ _sucht_ _darf_ _allein_ _heraus_ _anwendung_ _lediglich_ _lösungen_ _alten_ _wünscht_ _weshalb_ _buchstaben_ _kapelle_ _sofort_ _erlaubt_ _durchaus_ _starken_ _wichtigsten_ _sozialen_ _bauen_ _neu_ _offiziellen_ _ende_ _punkte_ _lesen_ _antwort_ _möglichkeit_ _datum_ _zurück_ _wirkt_ _erleben_ _ihres_ _lebens_ _mein_ _herr_ _müller_ _martin_ _sv_ _angeboten_ _benutzt_ _jährige_ _verfahren_ _trotz_ _weiterhin_ _bildschirm_ _plätze_ _bahn_ _zudem_ _frage_ _bieten_ _erster_ _operative_ _hoher_ _vollständig_ _anzusehen_ _mail_ _mensch_ _verfügt_ _teilnehmer_ _auto_ _täglich_ _gäste_ _übernimmt_ _straße_ _film_ _wichtige_ _zwar_ _zusätzlich_ _worden_ _verbindlich_ _betrieb_ _langsam_ _nacht_ _erstmals_ _deutsche_ _sm_ _ebene_ _kompletten_ _wissen_ _prozess_ _geschaffen_ _gehören_ _darin_ _mm_ _traum_ _ach_ _montag_ _usw_ _folgenden_ _jedem_ _sagte_ _unseres_ _programm_ _tun_ _fühlen_ _vertrag_ _rechts_ _sex_ _helfen_ _keinen_ _zusätzliche_ _großer_ _gesucht_ _fast_ _geist_ _diesmal_ _mussten_ _wichtig_ _musik_ _fenster_ _island_ _jahrhundert_ _insgesamt_ _kam_ _zehn_ _regel_ _mindestens_ _soviel_ _kleine_ _stunden_ _wann_ _märz_ _erfolgt_ _euro_ _teilweise_ _lust_ _disco_ _besondere_ _nähe_ _nachdem_ _tatsächlich_ _gerade_ _führen_ _welches_ _ort_ _legen_ _siehe_ _statt_ _fand_ _eigentlich_ _heißen_ _seitens_ _brauchen_ _bald_ _hätte_ _mischung_ _tagen_ _erlebnis_ _aluminium_ _willkommen_ _dritten_ _mehrerer_ _stellen_ _größeren_ _dahinter_ _überblick_ _catia_ _novell_ _gleichen_ _enthält_ _infos_ _aktuelle_ _beteiligten_ _web_ _grad_ _mittlerweile_ _meist_ _organisation_ _plus_ _liebe_ _kritik_ _per_ _befindet_ _entwicklung_ _moderne_ _download_ _direkt_ _vorstand_ _je_ _fünf_ _sieger_ _hinzu_ _jahrhunderts_ _wort_ _fuzzy_ _kombination_ _systeme_ _beteiligt_ _boz_ _scaggs_ _jungen_ _windows_ _seiten_ _gezeigt_ _ausland_ _voller_ _max_ _ernst_ _ausbildung_ _training_ _service_ _gott_ _november_ _unseren_ _buch_ _fiel_ _abend_ _gleich_ _sorgen_ _klar_ _mitarbeiter_ _programmheft_ _seele_ _wendorf_ _gasthof_ _kelheim_ _mach_ _solitude_",
      ],
    ],
  },
  {
    code: "en",
    script: "latin",
    levels: [
      [-3.25, "e"],
      [-3.75, "t a o i n"],
      [-4, "r s"],
      [-4.5, "l h d e_ c"],
      [-4.75, "u _t s_ m"],
      [-5, "_a p f th in"],
      [-5.25, "g d_ n_ he _th y t_ an"],
      [-5.5, "w re er _o _i b the on _s r_"],
      [-5.75, "he_ y_ _c at ti es v en or nd _p te _w _the_"],
      [-6, "nt _b it al o_ to ar ed _f ng f_ _an st _in _m nd_ l_ of is _of and ou"],
      [
        -6.25,
        "ing g_ of_ on_ se ed_ _h ng_ _r io me as co _to ve a_ ro ion _e ea le k to_ _d er_ es_ ha _of_ _and_",
      ],
      [-6.5, "de h_ ce ri ra ll ic _co ur tio in_ _re ca ent ne _l si be li fo pr ch _to_"],
      [
        -6.75,
        "_a_ om ec ma re_ hi il di ta ns ati _n la ct pe al_ or_ nc is_ for ac _pr _be rs el lo wi _in_",
      ],
      [
        -7,
        "ho _fo ad na m_ ss et tr us at_ ts ie ni nt_ rt ts_ em as_ ol ge _wi un _g vi pa ut th_ _ca ter _on ee an_ ow pro _y ot so ll_",
      ],
      [
        -7.25,
        "no ir su ai ci ly pl st_ _ma ia ce_ ul ate we ly_ po res mi mo men _u _is our wa se_ id _ha iv rs_ yo im os tu all _se _yo _for_",
      ],
      [
        -7.5,
        "am ons ers en_ her ns_ le_ ty mp ver you ve_ _de x com _as op nce ry k_ da are fi ev _st hat ay te_ tha w_ wo _pa fe ty_ ch_ ith con sh _he _ar ry_ ect ess wit ov _it _no me_ ld wh ke _mo ag ab _we rea _wh it_ _wa _su uc _is_ _on_",
      ],
      [
        -7.75,
        "if oo be_ j can ill ive ted gr av ex c_ per ig _al bl _li ap _v _at q tin od du _me _di eve sa fr rm ere ear lt qu int sp do rd est his tt thi ut_ _ho ur_ oc cl _or nts bu ay_ cti _wo bo _fr ne_ iti ep ity gh p_ ba _that_ _be_ _with_ _as_ _it_",
      ],
      [
        -8,
        "cu _ex _so ort u_ ist ld_ pp eg ure _pe rn _tr sta _ne ces ew ua _te ome up act ou_ _ch ff nte ies va tur ls ge_ ica ide out ef um by rat tra red _bu par sc _la lu ud ue _by _en i_ age eas by_ fa tic man ove ss_ ave ds wor rk str mm _s_ art ine rc _po _fi ui gi ont ga ow_ rom wil nal _pl _ac fu _do ant tor ain om_ mb rec ire _j din ds_ ana eri br ice inc one _ou ste pi mu not ore _lo anc _you_ _at_ _are_ _by_",
      ],
      [
        -8.25,
        "_hi cr oun ple ct_ mat ck ki enc cal og ic_ ber bi _ad ase go _si oth _k ey _le nta sin _sh ind pu pre cou _fa ei und was ssi ip der de_ ble era _us _sa fro ust rie rr orm den eme ye et_ ser z sit min nti ese cat rin tiv rt_ lin has pla end _un ial hav _ba han ona ru por lea _mi use ass tte igh ite dr rv sti ys omm ey_ af ot_ cha uni _sp _i_ sed _gr _will_ _this_ _or_ _was_ _from_ _an_ _have_",
      ],
      [
        -8.5,
        "au ard ad_ ost ub lle pt lat lan rov _fu ork _bo erv _da rou ug ten ak nf ls_ omp _cl duc ult tim eal ar_ nin mbe _go ins ren sio ien ib ndi ner ime ht app hou _ap kin oll nat gu wn us_ nde lit whi ini nu own hin ran ny nn _if low _br ast rg nad if_ ral abl eq equ ny_ _ev vel ual nit tl ph _im ail cia _ti ude _ye ew_ lic how ern _pu rti _ab eat hea spe any ght dia _ea _sc hic cc ina rl nes sy tw _ra een am_ ms rma ke_ tie adi ach _mu ich pos _your_ _can_ _if_ _has_ _not_ _all_",
      ],
      [
        -8.75,
        "als ary ft ame ian tri tat ob tho emb xp ari rit imp ell vid ele ery eac ir_ ven inf exp mpl cen tes ree but ovi oi eo ead dis iz oul che reg fer gra qui pri wer llo sur rd_ ms_ tal usi day des lly ju pec hes _q les yea aw tan ee_ hr alt ope uld oa tem ene mor rep sto vic eco sho nge sse rk_ fte vo _vi mon rth stu ok fic eti its ges nv ron log car gs sk son que rvi hen sen _ot eci new ues chi tud _qu so_ ece ric ens _ta col ck_ ond we_ _ge tre hei eir rai nfo elo nst ose uct ori ert ria _fe ntr win ici ks _sy em_ rac ang sis ake ded nsi _ag ans vin pen ses gh_ ali gs_ _he_ _which_ _we_ _their_",
      ],
      [
        -9,
        "tai mai eb att hey eed od_ my abo off iat ugh lth ved gn bli ish wn_ lar gre ffe rce rch mes ile acc mit dat _cu ada tar ani ars _af cre unt odu id_ _up ili ord roc ks_ ivi gro ula b_ uch _bi edi nci edu itt nm cor ous tru som ace nl rel ned lis ris il_ led let req ook ws urs da_ olo ps ngs two _na ote jo hu clu nme _ve sec ht_ iss uir oug cul nk ild ech vie whe fir uti ura aft mar je rod _cr las _ed dit _el owe unc rem thr sid ze _ju ced gin sup lec ade iew har mem _ro isi war xpe tea _am sou urc arc _ga nto _em bou hil tro _op rio sm dre ign now tec cit sea wee _my my_ xt gy _ri up_ tm ise cie gen ong ful rse ves nsu sig ram ack _dr ete nic dev lop _they_ _our_ _but_ _one_ _more_ _information_ _time_ _other_ _canada_ _after_",
      ],
      [
        -9.25,
        "ors tly she rop rn_ ncl fin asi fac cho pat lv rad oce fl do_ _ce _tw mun med lif eso may net nds ik ext gy_ arr _va mer onc x_ vis dec ppl upp hem hn bas fol tc ps_ ora nda bee cy lay suc pli efo fe_ ue_ cur sl ctu ann ia_ esi hy tit evi nis met ool ol_ ffi hos oin ys_ egi rde cla ood mos ubl ute fun bil eli rm_ ize dd rev ely lso mmu rri dir cto ife pub olu old ike gl dy oci shi cip yst erm cle pin hoo rge ws_ pac cts lac pm bus wo_ _es _ow bri ied eta hom lud soc hro dv adv eet loo qua ler oti ppo ogr mil onl see spo ker _jo ref rta los oss sul ek who dy_ mme rre ick _pi eff sch ett sys fou hal lab mot owi rst emp _any_ _his_ _out_ _health_ _its_ _been_ _some_ _do_ _may_ _about_ _these_ _two_ _also_ _my_ _work_ _please_ _were_ _there_",
      ],
      [
        -9.5,
        "lf gar ntl tab had _hu lt_ vol mmi try oli lik val plo ruc isc irs tme _ef bec sel sub tia ret rog _ki chn kn jec atu ka hed dg eam get rts put lon sh_ ark aci nee sol osi lve hel hig oy add _fl mak ima ale ifi ita im_ bra mpr uri eek eop opl awa way eng ega mis ip_ hor jus wou el_ arl lli bef nor io_ oad lem ava _ci oca mus ays nly inv rke esp pon cy_ ems esu div inu _av peo ho_ ask sso cau dow uil cus icu dep lie eca ger za lla rf _t_ ink sts etw mod _ph riv van bro rds _ov sha loc tch ara pti ito agr no_ rsi epo ean det uca omi wr tis umb ff_ row lig cil air ull nse ipa _gu rig cce bet pra uth oup aid ppr nco arg cte pme _kn pea olv dic ym ept ibl ela tee wha wan _wr nag aus orl rld bui nni del hip ews wat tel did nk_ dua ila aff mpe amp urt rp kno pt_ _ni _most_ _how_ _had_ _up_ _year_ _years_ _her_ _into_ _would_ _before_ _them_ _when_ _such_ _who_ _canadian_ _each_ _new_ _life_ _people_ _students_ _first_ _us_ _only_ _like_ _what_ _very_ _world_",
      ],
      [
        -9.75,
        "lf_ sib web bot _ke dge hol cco sal cap _nu too ok_ leg oni mee ppe ul_ erf bal rly itu _ai tak pan bs fec nol mpa um_ pet ssu atc rob ath ato clo egu err fie orn rne mpo ory _vo rof dur cs cs_ fre nch gov rnm cas lor rna ety rsh non rap don fra eld rmi hy_ wel rve hno urn _au ja _ja cri poi ami nne aut dm eth hum ssa ta_ mal rdi liv lp oba iza uat twe sum sci vir iro gg rol roa eds sw ata tom bel lia cam ict oj roj oje _ru gul dra til uce lib ume len ics ngl ema sk_ yp num ndu emi law zat tua ton sic aki arm nvi tac eni ogy set mou lk ros cos lls opm vat ily cer uar eer abi efe emo _community_ _service_ _must_ _use_ _own_ _no_ _many_ _following_ _than_ _both_ _part_ _through_ _program_ _services_ _so_ _public_ _government_ _system_ _just_ _day_ _school_ _order_ _over_",
      ],
      [
        -10,
        "ply cov ben op_ fil siv ldi _du _aw mpu tti erg pol rb nct ltu epa niv sf ncr cis ole tle adm dmi sco env onm amo eep apt ctr yi yin nan ock muc lev cin xa vai idu ups ked iva bac scr nvo urr nve na_ apa ogi rib spi rso xc exc mov aw_ him dif uma cro lum ane wev imm alo py pas wri nth erc ban dus opi pic lti _gi gue ldr ea_ tta aug vem ep_ gan imi ix ils wal exa mea ier mpt _ol ein loy ows lai rag niz org rga ais oe ule nua _sk bor eh spa mic orr ano rty ero xpl epr sor iet gui ken typ rip elp ode rim rni pai sue var gis ra_ _sm saf afe pha pit oft eak tif die bes vit lut _m_ pay epe xi san oma oes dan bea ibi anu eb_ yn odi efi foo arn ida sca ape cop xt_ sag dar alu bir _sl top hre gri ird ede elf avi pho hon fee ntu oor ism phy ysi igi ott far taf cem fam hap rot ped ndo ank iou ddi mmo pag aim eva uid _tu flo rki cli ena gem sma _site_ _north_ _make_ _should_ _course_ _members_ _within_ _using_ _however_ _home_ _used_ _ontario_ _much_ _available_ _development_ _those_ _care_ _project_ _research_ _last_ _between_ _children_ _review_ _high_ _office_ _support_ _place_ _then_ _business_ _him_ _general_ _without_ _found_ _me_ _staff_ _well_ _technology_ _full_ _required_ _resources_ _did_ _provide_ _main_",
      ],
      [
        -10.25,
        "_experience_ _team_ _food_ _class_ _during_ _because_ _training_ _now_ _area_ _come_ _contact_ _groups_ _member_ _best_ _often_ _water_ _management_ _web_ _play_ _human_ _important_ _let_ _another_ _need_ _future_ _three_ _find_ _am_ _include_ _way_ _act_ _university_ _environment_ _could_ _under_ _report_ _student_ _city_ _provided_ _hours_ _see_ _old_ _being_ _second_ _quality_ _god_ _every_ _small_ _th_ _number_ _products_ _insurance_",
      ],
      [
        -10.5,
        "_recently_ _result_ _library_ _education_ _committee_ _week_ _computer_ _association_ _regarding_ _law_ _council_ _meeting_ _special_ _help_ _industry_ _non_ _even_ _needs_ _set_ _application_ _back_ _further_ _view_ _made_ _days_ _where_ _possible_ _since_ _capacity_ _building_ _held_ _get_ _working_ _does_ _note_ _she_ _energy_ _british_ _party_ _once_ _requirements_ _long_ _ever_ _fact_ _line_ _good_ _issues_ _things_ _safety_ _news_ _post_ _put_ _study_ _search_ _areas_ _take_ _form_ _early_ _data_ _monday_ _know_ _process_ _local_ _re_ _activities_ _why_ _power_ _performance_",
      ],
      [
        -10.75,
        "_here_ _director_ _budget_ _message_ _major_ _took_ _society_ _four_ _state_ _planning_ _including_ _five_ _systems_ _sure_ _east_ _log_ _shall_ _keep_ _great_ _real_ _developed_ _cost_ _located_ _reading_ _mr_ _centre_ _individuals_ _show_ _house_ _times_ _practices_ _workers_ _current_ _ways_ _level_ _looking_ _night_ _address_ _trade_ _plan_ _same_ _per_ _personal_ _natural_ _resource_ _internet_ _history_ _provincial_ _recent_ _wanted_ _copy_ _force_ _off_ _alberta_ _agriculture_ _third_ _regular_ _around_ _columbia_ _summer_ _name_ _ottawa_ _large_ _questions_ _website_ _ca_ _women_ _based_ _section_ _media_ _assist_ _example_ _ensure_ _download_ _free_ _common_ _already_ _follow_ _addition_ _page_ _access_ _court_ _events_ _science_ _side_ _related_ _receive_ _problems_ _point_ _became_ _key_ _several_ _technical_ _upon_ _parties_ _rights_ _said_ _asked_ _man_ _market_ _raised_ _while_ _want_ _family_ _range_ _too_ _next_ _late_ _although_ _national_ _mail_ _fund_ _professional_",
      ],
      [
        -11,
        "_rules_ _established_ _matter_ _agreed_ _until_ _son_ _learn_ _detailed_ _sports_ _read_ _alone_ _body_ _policy_ _final_ _percent_ _facilities_ _bill_ _co_ _type_ _installation_ _think_ _received_ _send_ _record_ _taking_ _farm_ _november_ _end_ _aids_ _change_ _processing_ _changes_ _look_ _electron_ _don_ _publications_ _efforts_ _kind_ _december_ _base_ _province_ _least_ _meet_ _call_ _below_ _money_ _skills_ _total_ _weeks_ _considered_ _simple_ _private_ _become_ _network_ _july_ _details_ _less_ _august_ _property_ _link_ _requires_ _better_ _down_ _making_ _risk_ _town_ _list_ _saskatchewan_ _designed_ _pages_ _depth_ _shows_ _amount_ _companies_ _pm_ _release_ _costs_ _results_ _increased_ _appointed_ _decision_ _issue_ _road_ _affect_ _minister_ _soon_ _brings_ _position_ _january_ _able_ _teacher_ _might_ _group_ _kids_ _funds_ _say_ _born_ _black_ _called_ _rather_ _visitors_ _appropriate_ _written_ _equipment_ _guide_ _earth_ _essential_ _field_ _employment_ _hospital_ _decisions_ _radio_ _involved_ _manitoba_ _treatment_ _instead_ _click_ _materials_ _pay_ _resolution_ _above_ _series_ _went_ _bc_",
      ],
      [
        -11.25,
        "_golf_ _regulations_ _items_ _jesus_ _together_ _produce_ _loss_ _reports_ _accounts_ _minutes_ _go_ _games_ _includes_ _english_ _write_ _months_ _task_ _save_ _features_ _winnipeg_ _federal_ _effort_ _award_ _legal_ _awarded_ _church_ _operating_ _term_ _self_ _short_ _didn_ _submit_ _book_ _practical_ _highest_ _design_ _frame_ _air_ _negotiations_ _vancouver_ _among_ _evidence_ _ask_ _challenge_ _mechanisms_ _transfer_ _rates_ _exchange_ _birds_ _interviews_ _standards_ _mix_ _land_ _courses_ _decided_ _begins_ _stop_ _com_ _online_ _along_ _challenges_ _big_ _schools_ _agreements_ _beyond_ _individual_ _interest_ _million_ _funding_ _art_ _john_ _september_ _york_ _few_ _feature_ _war_ _operations_ _unique_ _specific_ _intensity_ _june_ _announced_ _index_ _social_ _article_ _join_ _again_ _everyone_ _participated_ _towards_ _goal_ _wide_ _basic_ _growth_ _died_ _space_ _involves_ _links_ _financial_ _relevant_ _ten_ _trust_ _daily_ _outside_ _career_ _educators_ _function_ _floor_ _south_ _told_ _emotional_ _mining_ _file_ _injury_ _homes_ _solutions_ _businesses_ _milk_ _content_ _means_ _break_ _forms_ _consumption_ _cases_ _meetings_ _february_ _period_ _dr_ _white_ _either_ _park_ _piece_ _politics_ _effects_ _leading_ _offer_ _commitment_ _front_ _question_ _friend_ _strategy_ _version_ _operation_ _terms_ _head_ _advanced_ _give_ _packages_ _elements_ _cover_ _moved_ _gallery_ _faculty_ _strong_ _looks_ _developing_ _role_ _continue_ _language_ _mhz_ _citizens_ _basis_ _forward_ _toronto_ _writing_ _likely_ _person_ _improved_ _improve_ _payment_ _registration_ _approved_ _safe_ _company_ _income_ _six_ _build_ _parent_ _require_ _ubc_ _global_ _delivered_ _procedures_ _carry_ _child_ _low_ _apply_ _annual_ _served_ _little_ _united_ _case_ _college_ _century_ _peer_ _disabilities_ _electricity_",
      ],
      [
        -11.5,
        "_responsible_ _matthew_ _different_ _benefit_ _format_ _sale_ _spend_ _away_ _video_ _french_ _text_ _sitting_ _contain_ _directories_ _numerous_ _industrial_ _countries_ _cut_ _structures_ _built_ _portion_ _sex_ _department_ _reporting_ _professor_ _bar_ _street_ _negative_ _lived_ _heart_ _telephone_ _wonderful_ _voice_ _guess_ _material_ _month_ _right_ _territories_ _ages_ _particularly_ _sight_ _physicians_ _credit_ _promotion_ _supports_ _collect_ _chambers_ _president_ _chief_ _attitudes_ _academic_ _suggested_ _spread_ _prince_ _county_ _yourself_ _healthy_ _info_ _moon_ _effective_ _html_ _impact_ _teaching_ _learning_ _job_ _moving_ _advice_ _ideas_ _sales_ _march_ _competitive_ _outlining_ _chapter_ _assessment_ _brothers_ _rate_ _window_ _administered_ _april_ _reach_ _security_ _sites_ _almost_ _institutions_ _bank_ _direct_ _actions_ _entrance_ _logging_ _ministry_ _game_",
      ],
    ],
  },
  {
    code: "eo",
    script: "latin",
    levels: [
      [-3.25, "a"],
      [-3.5, "e o"],
      [-3.75, "i n"],
      [-4, "l r s t"],
      [-4.5, "k j a_"],
      [-4.75, "d o_ u p m"],
      [-5, "la _l n_ j_ e_ _k s_"],
      [-5.25, "_la la_ _e v on an _p _la_"],
      [-5.5, "_d ta en i_ aj g is oj st de _a"],
      [-5.75, "er ka aj_ as _s ti to _m c ro ra es _de li f b as_ oj_ nt"],
      [-6, "_t al is_ de_ in ri re or ar _ka te ko _n _de_"],
      [-6.25, "po on_ ia kaj no _es ni el ma io pr l_ est z lo _i en_ _kaj_"],
      [
        -6.5,
        "_v ki h mo _en pe _r ĝ _f tr vi mi le to_ di at do un r_ _pr ek ne it jn il sta na se ĉ _en_",
      ],
      [
        -6.75,
        "va om nd _po u_ iu jn_ ro_ me ci _ki am si ŭ _ko ant io_ _o da ol aŭ an_ ta_ _al ur tas ig _ti _ma pa per",
      ],
      [
        -7,
        "_ĉ ku ve sp rt ie _b _li vo _j _h pl _mi _se toj li_ tis ran em ul kt m_ _re et ad nto ik nu sti _g os",
      ],
      [
        -7.25,
        "kon _vi gi ita _ne el_ tu al_ ov ojn ia_ no_ ga ĝi _in so ent _u do_ ke id _an ŭ_ aŭ_ _pl mal ne_ era nta sa te_ ng ter bo ja ist ns _ku nte su ed ni_ ap _estas_ _al_",
      ],
      [
        -7.5,
        "tra ili ir ok co _di du fa ce _si ŝ _tr por pro nk esp zi gr fi fo sto im spe iv taj _pe pre ak iĝ mp lo_ _ke ĉi mi_ _ja aro _c ru iu_ nc pri uj int _el _pa ri_ un_ _su bl mo_ ke_ ac rm ec lt _ĝ _mo _ĉi ajn or_ mu av _mi_",
      ],
      [
        -7.75,
        "kiu ha d_ iuj roj lu kr sk and oni _ek ort ra_ ata am_ men iel um igi _no go ej res fe x ko_ er_ in_ par kie us _ni lan vas ut mon _te jo lin ero str tiu _fa kun ver op kom eg _ve uj_ rto ez ev br da_ ekt _ĝi ank _ŝ ado dis ba ono ks le_ nda rd be ali pi _il _estis_ _ne_ _por_ _ke_",
      ],
      [
        -8,
        "_me lia iaj ara ris tan tro ua t_ ndo je _un co_ ult gra ĉe ge ag ĝo ato sen ond man _nu ova for _du ab ano ion pli za omo ho aci ur_ art ona _fo ing rk ep ton zo don ont ĝis ple az re_ nti ian ib jar ic ren _gr sed eni oro gv kl unu _ĉe _on ed_ loj eb _ha tio ron olo noj lon ost ud rs _pri_ _el_ _li_ _kun_ _kiel_",
      ],
      [
        -8.25,
        "_fi iz ani na_ _st _vo cio ide _ri las vi_ os_ uk ĵ pos ori vo_ iam ari enc kv eno ala nis _sa _aŭ kto ten iĝi nom moj ino eri _kr ele up po_ iko fr cia ub _da _tu tat ste of rn ngv _mu pu _ho _so hav kaŭ eks iri ons he ilo ven ot ras ĝa ere sia rb ndi nst oli eo iga if dan _do ava eco mul _ta _ar tem hi ti_ ntr end ern od rti ĝi_ bi nka ika _ok _ap _sed_ _ili_ _oni_ _ni_ _kiu_ _pli_",
      ],
      [
        -8.5,
        "ome ulo _bo _le aĵ mil nov ame ze uz ebl kul emp pon tur ĵo nf ip kti vid ca alo omp lit aĵo nur ito pov ef rad rig _je ers ch gi_ nas orm fer van ive _ba ĝo_ _fr eto ila raj lk bon ie_ son bro rez nio ejo _or mb tar gis ene ate se_ ola go_ taŭ fin tri ka_ opo doj kta ati ea ina akt ŝi tor ena tru ast _ra ĉiu eso ob y og tut tie jo_ ana vis au kri va_ _sp tik k_ mar rol _ro _vi_ _tiu_ _per_ _ĝi_ _esperanto_ _nur_ _aŭ_",
      ],
      [
        -8.75,
        "elo gvo ma_ bor ins rit ser far ela _ak ora nia tiv _ce ert sur pt tre _lo kc hom rat vor ema sc _va bla non rio min uo rg gu bo_ nci eta tia rbo nco ŝa ld fl ĉi_ kva pol kan st_ je_ duk af ler kia _be aĝ ble ezi lp dek nu_ lej urb lis lib sm oka tig oz anc ue gas uro rmo ial kz ekz _he tin dum um_ rin ret oc ord erm kst ĉa lor tit kor fu ong ini ard voj rta san lig igo vol _kl _am ej_ iĝa ĝe so_ _hi zis sis lv lik ovi pan are das dev iti _ge ui ll gan reg mpl pen lat adi jam ĉe_ nun _na ami kla xi iun _tio_ _ankaŭ_ _havas_ _da_ _dum_ _ĉi_ _se_",
      ],
      [
        -9,
        "us_ ici nsi koj mor _ol nko idi spo ale rmi ang _ŝi inf mer _lu lar sim emo kat _ga ura cen nac rv abo lta ago kre dr zo_ rop sin dio kio rdo uni di_ den stu tel azi eli apa me_ ol_ ira ĝas eti ei ju upo atr git raŭ ioj nan rma ĵoj ril ape oma rc mem lab viv ivo met naj sci du_ _ur tiĝ om_ ism rov _br _at kol evi ete cx ls gx dir ksi _of es_ erv ans _sc bu ind _eb tal _kv var iĝo kis lm ar_ eci sko rl eĝ uti lio ria ien sam _a_ lte bli mia pla uta oko ska nat ama lek laŭ mas sup fra aĝo iva ŝt avi kaz alt vin rko sol nde lf p_ eva ida mpo erk amo gio ore ima rem iki _io mis laj sub tim ĝin leg egi _inter_ _kiuj_ _sur_ _jam_ _plej_ _ĉe_ _post_ _ol_ _kiam_ _pro_",
      ],
      [
        -9.25,
        "his rna w rte ii con kar ces kap rek arm mat apo _fe sek ume spa nen iom pek len eo_ red tol val ek_ der fil rap gre ine _ci ark ral nv nua gl esk _sk rib sit ier maj rim rom org _ju ivi _uz tag one ner smo aco ua_ rav _cx ga_ edi via itu izi von _as mbr iza ibr api kce adu tek isk hu bel uzi kas gn pat zu rak zon oci _ŝa ge_ kur _ĉa esa skr ca_ nce ros rea tam kte _ŝt nca saj ĥ coj rsa ega gar ens ve_ mpe foj cer ŭr _ad ile ber soc vu oku imo lg rka _bi ute rda imi rdi sl div ofi ujn _fl ole alk plu log rso dem vaj lok vil emb rp elk lka ĉu dia und ese ĉ_ abl reĝ _tiuj_ _povas_ _unu_ _je_ _lingvo_ _ĉiuj_ _tiel_ _du_ _ĝis_ _laŭ_",
      ],
      [
        -9.5,
        "rup una blo ux uso ja_ alf oto mun pe_ _ev poz nga ido fam ĉef pop rok _ir ug iĉ kel _ĉu ĉu_ nig all kro goj opr uda mpa ite g_ eko _af gru eda ĝoj rf ibe ai gon omu pra soj jek viz imp _fu ft _e_ _ch oje ekl dik dif atu cel rik _pu sv aux hel ĉar nec cie zas als ue_ daj zit alg lgr riĝ v_ ept kam tad rel _id ltu kci _ag til plo em_ ust poj efe sig sa_ pis aza har erd ki_ sid eve omi cid uo_ mig xo ove irk enk rui oft esi rua z_ c_ rac lud iro dig ego rev ovo aga ifi ae kze rvo afe flu pub ubl nif pec cil _z uri rep det lto _ia pac aki ude bra mik ula ime eĉ ekv rec emi uki h_ ezu tp rla rof sem rki din nkt gvi eze rme ote cis ram _us _ĉu_ _tre_ _homoj_ _tamen_ _lia_ _jaroj_ _sia_ _sian_ _nun_ _urbo_ _ja_ _jaro_ _nomo_ _do_ _devas_ _poste_ _ĉar_ _kie_ _tie_ _ĝin_",
      ],
      [
        -9.75,
        "_jo jon pit _bu x_ _ru isp izo et_ lim imu nve kal uli rot pti ŝi_ nge ezo nse mit dec tul lac rie nor ngr zik kut ŝta mpr vos ogi nĝ anĝ _ep umo tos oh rei vig omb muz nn ogr _to ee fic mod del asi etr _pi kig okt fek cii alp nal ba_ gla joj ece fak y_ vit odo nh let nim aka zio ask ŭa aŭa eĝo fte lum bil ldo oks fon _eĉ eĉ_ mes alm ald fes uis azo nar gh lam cxi gaj fun ger vad bs rr ukc unk dit suk arc rce ĝu sil uas _ef ign _bl iis rus nek riz alu dom onc ŭt aŭt ako nik ifa num vir pas ce_ lsa ies ves jes _et tua uza bat ndu ase ias gen eon viĝ cep epo oĝ loĝ rga eme á deo ada lec _ĝe ĝen ukt ŭe aŭe rog erc _hu bri niv zem elp ode kle ĵo_ lua pet alv eŭ boj uto avo gva lti f_ fac pto ric nie mov rne ave fik pir ao gxi nfo chi vak slo dat zen olu ojo gal pid lem _ŝi_ _tuta_ _multaj_ _sin_ _iom_ _mondo_ _mem_ _mia_ _unua_ _kion_ _nia_ _granda_ _tute_ _tempo_ _eĉ_ _aliaj_ _multe_ _antaŭ_ _kiun_ _tiun_ _an_ _esti_ _volas_ _via_ _min_ _kelkaj_ _tial_ _landoj_",
      ],
      [
        -10,
        "nin nl inc ipo lov ux_ _eŭ adr lb tud lic kra _is isi tt iku ĉo tl aku sh can spi sas fla asa ĝan spr ss fan ĝon eĥ han rsi fru ŝaj vet rob sx egu gul ose ipe top gad klo zid _ob nit kzi _w ikt lva ben gor epr sal nj jor vel rip erf tet si_ ige urs udi kvo sma raz ou _co apu une mn _op sio erl lev xa dep lez odi kop aŭr np faj rŝ niz upe nej zan ea_ leo dic liĝ vr lko enu dos é rtu ane obl aĉ apr tu_ _im ĉia anu ubo gni uŝ eŭr ŭro opa jt ajt dre her alb tak lmo eka kad ngl ike ĉio ij rar oza b_ lve pud kvi nos _iu eru els ski ĉir dam tp_ amp _l_ ice jen oa daŭ fo_ pok tom zoj _em les th kin ĉeĥ tec mez igx rod cir sd eu jun udo mum ann ife enh ico uĝ lda q sku epi olv _eg dua _gi ŭs _gv nd_ uko bur onk ŭd ung _dio_ _eble_ _ofte_ _okazis_ _ilin_ _diversaj_ _formo_ _kiujn_ _ĉiam_ _sen_ _vin_ _tiam_ _diris_ _rapide_ _bone_",
      ],
      [
        -10.25,
        "_s_ dok cip ekr kn ci_ arb ŭto lfe miĝ idu tus isv ŝu ibi rĝ ĝia uaj pin tob erb asp hej gxo rba nsu sul uzo edo net _av akc evo tod uon ulp spl hor _gu lad uan zul nfa oha lle los rid sud rgi gia ln kov ovu epa dez teg tm nfi bre liz ĝej aŭd sf bj err tes aso fid gus oja ure nfl ifo _er bar ban ru_ lku nad apt _au au_ vus oki ah nes _vortoj_ _nova_ _lingvon_ _milito_ _tion_ _jen_ _vivo_ _bona_ _siajn_ _lasta_ _kies_ _diras_ _ktp_ _malgraŭ_ _ro_ _ekde_ _homo_ _sankta_ _jarcento_ _novan_ _siaj_ _kontraŭ_ _kio_ _familio_ _patro_ _foje_ _ilia_ _oktobro_ _neniam_ _usono_ _liaj_",
      ],
      [
        -10.5,
        "_tra_ _ekzemple_ _tago_ _apud_ _ankoraŭ_ _vorto_ _tri_ _ĉiu_ _morto_ _kvankam_ _laboro_ _parto_ _esperanta_ _nin_ _lin_ _alia_ _ĉiujn_ _kongreso_ _sentas_ _estos_ _internacia_ _grupo_ _sole_ _ret_ _jara_ _iam_ _io_ _vere_ _ĉio_ _ĝia_ _sub_ _insulo_ _scias_ _tiaj_ _kial_ _multajn_ _facile_ _restis_ _ĝenerala_ _vera_ _nomoj_ _loko_ _preskaŭ_ _teksto_ _parolis_ _prezidanto_ _popolo_ _armeo_ _centra_ _muziko_ _francio_ _aprilo_",
      ],
      [
        -10.75,
        "_literaturo_ _ino_ _mortis_ _neniu_ _tiom_ _mian_ _lando_ _afero_ _ikue_ _jesuo_ _si_ _grupoj_ _jes_ _supozas_ _nian_ _membroj_ _kutime_ _libro_ _popola_ _same_ _ian_ _dudek_ _denove_ _fino_ _araba_ _iras_ _instruado_ _esperanton_ _verŝajne_ _povis_ _eklezio_ _cxiuj_ _proksimume_ _aferoj_ _certe_ _malnova_ _ĉirkaŭ_ _povus_ _antaŭe_ _prezentis_ _angla_ _dek_ _nek_ _dua_ _vilaĝo_ _ene_ _uea_ _krom_ _leonardo_ _havis_ _eŭropo_ _aperis_ _povos_ _universitato_ _sukcesis_",
      ],
      [
        -11,
        "_prenis_ _distriktoj_ _tia_ _eblas_ _malpli_ _spaco_ _akiri_ _plu_ _vidu_ _signifas_ _historio_ _numero_ _faris_ _konata_ _ĉefa_ _situas_ _hejmo_ _iuj_ _malgranda_ _iu_ _artikolo_ _traduki_ _valoro_ _kompreneble_ _montris_ _paĝo_ _reĝo_ _almenaŭ_ _volis_ _opero_ _infanoj_ _jarojn_ _kune_ _propran_ _longe_ _rolon_ _fakte_ _ekzistas_ _homojn_ _donas_ _revenis_ _okazas_ _lingvoj_ _tro_ _krome_ _finfine_ _personoj_ _preĝejo_ _ĉion_ _scienco_ _rilatoj_ _partoprenis_ _tuj_ _japanio_ _estu_ _respondis_ _katolika_ _espero_",
      ],
      [
        -11.25,
        "_historia_ _urboj_ _lian_ _rajtas_ _sinjoro_ _princo_ _adreso_ _domon_ _ŝatas_ _ion_ _provis_ _modelo_ _dekstra_ _vidi_ _necesa_ _akvo_ _societo_ _demando_ _konas_ _komitato_ _decidis_ _apartenas_ _gravaj_ _kanto_ _ho_ _uzas_ _iris_ _tero_ _fariĝis_ _aero_ _iĝis_ _sufiĉe_ _partio_ _rekte_ _maniero_ _kvazaŭ_ _naskiĝis_ _montras_ _situacio_ _ordonis_ _nomon_ _istoj_ _temas_ _maria_ _staras_ _mallonga_ _diri_ _nomata_ _epokoj_ _lumo_ _verda_ _stelo_ _aperas_ _profesoro_ _ĉefaj_ _male_ _portas_ _esprimas_ _amo_ _kristo_ _tagoj_ _johano_ _nacia_ _ideoj_ _venis_ _pensas_ _animon_ _marto_ _ŝin_ _parlamento_ _asembleo_ _kulturoj_ _ĉefurbo_ _ludas_ _viro_ _tradicia_ _precipe_ _soldatoj_ _esprimo_ _librojn_ _titolon_ _spirito_ _grandaj_ _parolas_ _esperas_ _malsamaj_ _havi_ _tiujn_ _ambaŭ_ _ĉiun_ _ĉeestis_ _estus_ _ĝenerale_ _episkopo_ _pensis_ _kultura_ _ĉefe_ _nome_ _respubliko_ _laboris_ _speciale_ _propra_ _traduko_ _konstruis_ _slovaka_ _vivon_ _tria_ _vortojn_ _ŝtato_ _nuntempe_ _politika_ _nombro_ _aĉetis_ _grandan_ _kvar_ _orienta_ _unuan_ _akceptis_ _servo_ _ekz_ _demandas_ _fare_ _vizitis_ _batalo_ _eta_ _movado_ _ĝuis_ _problemo_ _ideo_ _cxi_ _sociaj_ _filmo_ _strato_ _vidis_ _vorton_ _klubo_ _familiaj_ _gamo_ _hungario_ _nenio_ _faru_ _vojon_ _nenion_ _aj_ _pluraj_ _ankaux_ _troviĝas_ _sola_ _novaj_ _esperantisto_ _gepatroj_ _lernejo_ _ŝia_ _kompare_ _komencis_ _tutan_ _arto_",
      ],
      [
        -11.5,
        "_oficiala_ _aŭgusto_ _rivero_ _danubo_ _publikigis_ _sciis_ _laux_ _patriarko_ _parizo_ _rusa_ _libera_ _trovis_ _koni_ _protokolo_ _kadro_ _faras_ _lastatempe_ _dank_ _studentoj_ _bordo_ _komenciĝis_ _cxu_ _au_ _devus_ _kono_ _respondas_ _mencio_ _facila_ _pluaj_ _estraro_ _vian_ _rusio_ _paroli_ _simple_ _familia_ _momento_ _kondukis_ _uzon_ _vivas_ _timas_ _sekve_ _ĝian_ _situacioj_ _hodiaŭa_ _inundo_ _publiko_ _efika_ _sama_ _periodo_ _akceptas_ _bildoj_ _uzado_ _esence_ _verkojn_ _filozofo_ _ŝanĝis_ _ĵus_ _niaj_ _laboroj_ _malbonaj_ _rezulto_ _instituto_ _ĉeĥa_ _interesoj_ _iri_ _sistemo_ _kelkfoje_ _regno_ _sovetunio_ _elektis_ _diversajn_ _konduki_ _sporto_ _nomis_ _tradiciaj_ _reguloj_ _kredas_ _tablo_ _kulturon_ _rajtoj_ _konstatas_ _asertas_ _kulturo_ _valoron_ _transilvanio_ _mapo_ _bazon_ _preskau_ _germanio_ _portis_ _eviti_ _sudaj_ _ameriko_ _havos_ _soleco_ _registaro_ _okul_ _labori_ _daŭras_ _ago_ _devenas_ _epoko_ _kuŝas_ _temo_ _sentis_ _le_ _monet_ _harmonio_ _projekto_ _virino_ _laboras_ _posedantoj_ _asocio_ _reagis_ _sendis_ _sperto_ _fajro_ _tereno_ _ekzemploj_ _suda_ _kelkajn_ _unuaj_ _aferon_ _bestoj_ _novjorko_ _komprenas_ _internaciaj_ _malmulte_ _ĉinio_ _km_ _plian_ _bela_ _julio_ _super_ _ideon_ _fine_ _montara_ _fama_ _alian_ _prezidento_ _lastaj_ _reto_ _nu_ _nigra_ _vieno_ _judoj_ _rezultoj_ _ties_ _socio_ _monda_ _agoj_ _fariĝas_ _celo_ _vizito_ _kampoj_ _semajnfino_ _kursoj_ _prelegoj_ _mondon_ _hispanio_ _instruas_ _disvolviĝas_ _kulturaj_ _manuskripto_ _samtempe_ _necese_ _parte_ _trovi_ _ttt_ _ricevis_ _vojaĝo_ _milionoj_ _claude_ _vektora_ _propono_ _objektoj_ _ĉeĥoslovakio_ _kreis_ _septembro_ _komuna_ _miaj_ _meso_ _gajnis_ _verkistoj_ _viaj_ _zamenhof_ _estiĝo_ _dia_ _filo_ _in_ _fakto_ _socia_ _sekvas_ _bonan_ _subteno_ _instruisto_ _kia_ _termino_ _spirita_ _klondike_ _and_ _doni_ _klarigo_ _radio_ _verko_ _antaŭa_ _der_ _homa_ _agado_ _serĉi_ _po_ _minimume_ _okupis_ _lernolibro_ _aŭstrio_ _ŝajnas_ _demandoj_ _kapablas_",
      ],
      [
        -11.75,
        "_difinita_ _jarcentoj_ _ekzemplojn_ _uzis_ _wien_ _alta_ _efektive_ _plejparte_ _rusan_ _milano_ _repritrakti_ _detala_ _plimulto_ _kiom_ _penso_ _socialismo_ _planko_ _anonci_ _ba_ _disponas_ _malbona_ _atakis_ _gravan_ _malfermiĝis_ _tavoloj_ _artikolojn_ _evidentiĝis_ _urbon_ _proponu_ _kursojn_ _scio_ _studi_ _altiĝis_ _inf_ _rijeka_ _hr_ _tel_ _brazilo_ _aux_ _virina_ _floro_ _edzino_ _pastro_ _jan_ _lago_ _amikoj_ _bezonas_ _konsenti_ _kara_ _unesko_ _citas_ _elektita_ _opinio_ _grava_ _ordono_ _animo_ _forto_ _postulas_ _altan_ _amas_ _populara_ _vizitoj_ _unuopaj_ _aspektas_ _alie_ _partojn_ _luno_ _plie_ _premion_ _plena_ _antaux_ _atingis_ _postaj_ _komunista_ _malsano_ _menson_ _preni_ _mano_ _formante_ _manon_ _majo_ _ĉirkaŭita_ _kanaloj_ _perforto_ _volonte_ _ŝtataj_ _oficejoj_ _fakta_ _biblio_ _avertis_ _noa_ _gravas_ _konscio_ _donos_ _unuecan_ _dependas_ _nigraj_ _devos_ _malvarma_ _gravis_ _konstante_ _malantaŭ_ _ekzakte_ _duono_ _detale_ _nacio_ _aŭtoro_ _esperante_ _antaŭaj_ _itala_",
      ],
    ],
  },
  {
    code: "es",
    script: "latin",
    levels: [
      [-3.25, "e a"],
      [-3.75, "o s n"],
      [-4, "r i l"],
      [-4.25, "d c t"],
      [-4.5, "u a_ e_ s_"],
      [-4.75, "m o_ _e p"],
      [-5, "de _d n_ en _de"],
      [-5.25, "es _c _l de_"],
      [-5.5, "la _p _a os er l_ b _s ra os_ as ar el _de_"],
      [-5.75, "co g on re nt ci te an ta _la ue v r_ _m do al"],
      [-6, "as_ ad in or el_ _co es_ la_ y st ca f un _en en_ _t na h da ro _la_"],
      [-6.25, "to q qu lo se _es _el y_ ic ti ri ent ac _y _u pa ue_ que _el_ _en_"],
      [
        -6.5,
        "no tr _y_ _q _qu io si le ie ma po id con do_ ia _r _un me est _n ra_ nte te_ di nd _lo ec _se _que_",
      ],
      [
        -6.75,
        "_h ne li pe is om pr _a_ _f ni mo j _i so _pa ó ado al_ _re los mi z am aci su _o sa _v on_ nc ce _po em",
      ],
      [
        -7,
        "cu or_ na_ rt _b ve se_ ha _pr ar_ _ca it _su to_ vi par sta res ab ed _g ba las com at ica ien por no_ in_ ta_ _los_",
      ],
      [
        -7.25,
        "an_ da_ ll ur mp ol _in ida tra _no un_ ant í oc del il ro_ era _al ia_ _ha tu iv er_ d_ ara ga im dad _pe men cia per ió des _ma br lo_ dos bi á ada ir eg _un_ _se_",
      ],
      [
        -7.5,
        "una ct va us ón rs u_ cio cin ua gu io_ mu _si gr ns ran ón_ ot od et ion fi nta sp _di _te pu rr nto mo_ ici ch ui re_ bl _so uc ión ca_ za ter ndo ntr ad_ _cu nci ten ido mb i_ _con_ _del_ _las_ _es_ _por_ _una_",
      ],
      [
        -7.75,
        "ist ul rm ob ero _me pro and _mu x ona ea ig pre go one pi ho é rec enc ció su_ les du esp ver nes _tr art tro _ta sc be ste uni ina _to fu ó_ ene co_ ía tic ev _j tos _mi cr ers _para_ _su_ _no_",
      ],
      [
        -8,
        "_pu ari ap tar vo jo rio tes _fu omo lu str pl end ico ier k ali tan _ve _vi ale ge ita lt das aba _ac ut rd ras ms fe fo eri ros nde ng ud ag tad eci t_ bo ip gra _an _mo den rc rn _do gi sti mar ios nu ms_ ía_ can ru op bre qui ont ura nos ora pue rad ert so_ tor rte car ñ le_ hi au _como_ _al_",
      ],
      [
        -8.25,
        "nal _sa cl _ba ame ser sto ma_ son aj cas mer ex rma nad emp iz der _gr esa tiv ana ep tal ay man ib cad tie je _ms ade ej _ti fue ja z_ dor fr uen fic int sa_ tas tam cto omp lla ues cua ive eb ria orm ub w ron ne_ tre ort rti ial cer ons tod _le he lle cos uer cue ano cen nic ias for um og us_ _ce cie fa esc ir_ ect _lo_ _ms_",
      ],
      [
        -8.5,
        "lar sin _cr ez ide ela sid rta mos _o_ ece rea rg duc eo lic mie _ex má up ede _ci go_ ore tur if lac dis ces edi ren ha_ ble pri ju ás nti _va nid _em ov min amb dr _nu are cul ric ond mun ese av bu act anc nas _as lan inc ás_ ual ele ndi esi spe iza gen ere ner ern _am cac niv rsi añ odo mpo ú más ued ori _er oci ena _ho ens sus hab dia rac ate cc _au err _ap mbi nda asi _ju cal ya rso sit po_ arr ce_ _fo llo ell _da cha cid ili ño _este_",
      ],
      [
        -8.75,
        "vid rí ill pos ome ral ami dic mas all _má seg nue _ar _fi _ro isi cre eni of uy ono nv va_ sen za_ pas ito ema dio _na ata mpl ba_ _ll ing rra _ni lid lg ast ven az _cl _fa vis tin egu und mbr spa xi _ed ace ula obr jo_ cam vo_ sm m_ nf rar tem edu rel bra si_ yo ati uie _ad ega ine il_ sar gar _hi gan tri otr iva cci ber ivo eso ef _be cho ino ult rse asa tid eta erc baj iem dem ust _ot lm cip nz med erm tac ase mil mis nse bie eda bar rre emo eli mpr unt rl rab nar ama oca lia cor rim _sus_ _más_ _fue_ _ha_",
      ],
      [
        -9,
        "ya_ _pi liz is_ ime tab ost gun pec ivi abl col _li emb af _or ala san uro _im sos ez_ hac c_ nac cla imp tel alg cti _lu ió_ eu ifi leg aro sol _k ima ug _bo _ra ga_ noc gua imi ani ian rat eco _tu me_ ban apa _ga rin oti pon eo_ _gu bla uca has _bu onc uda lec ret ría zo orr sal uan ncu red vie pla oma reg _ne _fe ogr gl _he _ch ini año _ge _du itu nco udi stu dec fer ea_ dar abi sob rie imo don ejo gui rop uch ind evi cri ode ola oce pac _fr arc rid eva osa obl _ya alm olo bli _ag muy aja sas eno rca not arg sis hu rro uy_ lme val ton ete cur rá _pero_ _si_ _son_ _esta_ _ser_ _entre_ _muy_",
      ],
      [
        -9.25,
        "ato ism _br aca ple lin uci ris ses _ob amo eal tua rto ai pt ard mad tud uno nst hor _w rod sup án rit dur mit nza len erd fin én nve rna nce elo uev ota oso ao ech die igu omb _of nio oda eti smo ee rmi tim lta iti _go osi ña iga oy mpe ram _pl lti _ab ars uel nec és ote ctu til sco ou ovi rep gn rev alt sl _bi ey ajo pen log sia rv rem uga ho_ deb sic rde soc rf omi lat ayo _op var _oc fre g_ eme ecu ié ol_ ve_ igi uto b_ ord mor tir á_ ei lad pli anz ae rp eq equ inv cat ite sig ipa muc pa_ lem tá mon aq aqu _at pod gad sca emi mpa amp ay_ oo rno _ya_ _tiene_ _sobre_ _dos_ _noticias_ _todo_ _sin_ _educacin_ _te_",
      ],
      [
        -9.5,
        "xt ego did pal urs cab mac ior th ove dan sio lor ie_ spo nor omu jer oni lam rri mat pel ah mod st_ may ole evo ext sad atr nca lgu nsi dir upo jor xp pio opi nis ién eñ és_ erv inf exp yo_ clu aso arl lev chi rom roc _hu mba bil bri _jo iar ños _z ye zar vas sd rda tc scu _añ mal gre rol ire bue ipi eje aut lc _ri hay iu lv qu_ tig pañ oz sie zad rob ume han bor erf tó én_ dep pie esd cap rdi abo nm nq odu bol luc mej sde ins h_ uta ile upe nqu tit gro rga bié lig adi ubi scr rci rig _ej raz tom ibi ira he_ oli _eu p_ ño_ lí bas _us uar tru onv aza adr her egi fra nom dif vel rq rqu ila pet uct ld _vo iad acc tec jos vic ja_ bit vol uid nen ey_ jun uir abr abe _relacionadas_ _eran_ _parte_ _donde_ _me_ _cuando_ _era_ _gran_ _puede_ _desde_ _también_ _le_ _hasta_ _todos_",
      ],
      [
        -9.75,
        "oll eza nia sh lis alo met ves idi oa eur lit ipo his fil fl nso rme ún rgo unc uri _ah eto jar nov bro nat ni_ rfi eca nsa í_ _á án_ ibl let edo rov cta rup eve uj che rib ebe ler ecc ss sab mic stá ña_ cí ke ls fec aa tn cit viv lim _e_ iri vos fun pob vez _ao cn gur olu sec oco uv ies ís dí aña aco lon gru _ja ij spu nn sul doc div apr lab uad sim sió ér aho yor mi_ opa rlo je_ ane aje ocu _ru nl ltu zo_ aun tu_ dea ans ge_ usa lug egr cim _ut pun tio iud oto rge poc sq squ ng_ ead isc mue rdo ago _bl _id k_ bic ref nfo pan _eq exi ciu yu ulo nan cel ofe _on rce mes tt ín sib ave ndr ope cir sf eng vec pol pat _aq rot onf ow esu sur gos _é _hay_ _nos_ _cada_ _durante_ _est_ _han_ _tu_ _contenidos_ _personas_ _universia_",
      ],
      [
        -10,
        "via teg sea lq lqu ems pin lib ueb efe agu zan _af x_ nt_ org loc _is erí bin alq fes eja gue bal ibe vin gus nvi hom etr hos isp sor acu ii ua_ vir oj enz ose _x rvi ao_ uti lto mag uip tag fut unq ben ncl ki _ú bí _gi fam pis epa gin blo f_ dra ubl rne pub rav we agr van har km día eño ró bía _ub ded orq och ape oba atu ngu oct ise ayu cil iso bat utu et_ erp rof zas bs sif _km km_ sí opo zac pes gla rn_ sem dre tc_ rb _ev tuv _ec ich cup oe ebr gs gob isl át só nun ang aga ife xtr gor ruc ijo vil rut nin avi ngl asc isa _ay neg rz nli aus onl ngr _av icu mig ign uil aa_ zc _je ts ueg sum vad lio ava dam the gio be_ oun uz obi rer xic ían aí ué rog bec gas usi uis oy_ ied eas ngo ree ed_ ofr age mpu riz ka olv v_ fir irm jet din gs_ cub orn oh tá_ zó _esto_ _tanto_ _vez_ _bien_ _ahora_ _mi_ _aunque_ _mundo_ _uno_ _km_ _vida_ _tiempo_ _años_ _municipio_ _ver_ _primera_ _forma_ _trabajo_ _otro_ _grupo_ _lugar_ _tan_ _da_ _perfil_",
      ],
      [
        -10.25,
        "tb dal cop wi uma ubr mom alu igo rtu cis arn _st sil bio rla seo dom tí efi rá_ mó arí abí mé ló ní nim tbo ean sce coc fal pra dej tn_ alc pul ley sel mul sue lie epe net tip ril oga ags ur_ cli lb é_ lé tán aos pc mid ucc gn_ lgo ald paa epr nie eba nj sam api uo ice ept ii_ pit _th uje wa gic odi sla hic ak áti ún_ có emá tó_ vio odr dm mot ck xim cm ebl ibr bos nge inm fri raf ph ofi oz_ vit cte _os gid w_ ctr nr bid sep tot aur ein rt_ nif pe_ plo adm dmi slo nsu ong mbo yud uli ll_ cce lve fac fon uat cib _ese_ _mientras_ _online_ _está_ _otros_ _mejor_ _cual_ _estado_ _universidad_ _clasificados_ _tags_ _tambin_ _hacer_ _nuestro_ _futuro_ _encuentra_ _aos_ _les_ _antes_ _momento_ _primer_ _ni_ _sido_ _todas_ _qu_ _mucho_ _nuevo_ _otras_ _ciudad_ _gobierno_ _mismo_ _embargo_ _nueva_ _fueron_ _equipo_ _bajo_ _puedes_ _sistema_ _hace_ _tres_ _estaba_ _poco_ _año_",
      ],
      [
        -10.5,
        "_algo_ _as_ _junto_ _veces_ _siempre_ _estudios_ _millones_ _porque_ _casa_ _va_ _nivel_ _tener_ _quien_ _cuatro_ _dentro_ _comunidad_ _general_ _the_ _había_ _españa_ _después_ _población_ _pueden_ _menos_ _cualquier_ _esa_ _club_ _alguna_ _utc_ _mayo_ _formas_ _solo_ _algunos_ _partido_ _razas_ _ubicado_ _adems_ _encuentro_ _mundial_ _cuenta_ _calidad_ _pt_ _estas_ _social_ _conseguir_ _ella_ _sociales_ _mayor_ _ello_ _real_ _habitantes_ _estados_ _toda_ _dems_ _tomar_ _estn_ _centro_ _estar_ _muchas_ _ao_ _cosas_ _becas_ _nacional_ _personal_ _contra_ _estos_ _censo_ _familia_ _además_",
      ],
      [
        -10.75,
        "_unos_ _andorra_ _nada_ _poder_ _entonces_ _copa_ _slo_ _espaa_ _decir_ _pas_ _final_ _otra_ _sino_ _pueblo_ _serie_ _acceso_ _parece_ _tienen_ _varios_ _nombre_ _sur_ _unidos_ _así_ _sea_ _siendo_ _casi_ _hoy_ _muerte_ _espacio_ _importante_ _ii_ _cmo_ _logro_ _principal_ _historia_ _agua_ _temporada_ _caso_ _según_ _país_ _tenía_ _ftbol_ _pues_ _octubre_ _euros_ _aqu_ _grandes_ _tipo_ _brasil_ _internet_ _cursos_ _medio_ _nuestra_ _base_ _trata_ _estudiantes_ _norte_ _buena_ _ejemplo_ _yo_ _manera_ _sector_ _hora_ _pasado_ _san_ _empresas_ _completar_ _tras_ _red_ _dar_ _madrid_ _gracias_ _total_ _banda_ _costa_ _provincia_",
      ],
      [
        -11,
        "_zona_ _permite_ _buen_ _modelo_ _segunda_ _tierra_ _ellos_ _an_ _llegar_ _noviembre_ _deben_ _servicio_ _miembros_ _superior_ _sitio_ _cuerpo_ _haciendo_ _tarde_ _hizo_ _juan_ _rectores_ _moocs_ _wharton_ _conozcan_ _distrito_ _inglés_ _nunca_ _desarrollo_ _cantidad_ _actualmente_ _actividad_ _actividades_ _hacia_ _verdad_ _verano_ _capacidad_ _creado_ _amelia_ _ante_ _camino_ _fin_ _objetivo_ _muchos_ _redes_ _revisin_ _hijo_ _tal_ _disco_ _estudiar_ _clases_ _mujeres_ _nios_ _conocido_ _presidente_ _santander_ _día_ _maría_ _pacífico_ _campo_ _están_ _sólo_ _república_ _fecha_ _seguridad_ _encontrar_ _experiencia_ _segn_ _principio_ _argentina_ _ambos_ _hombres_ _informacin_ _diciembre_ _vista_ _web_ _contenido_ _beevoz_ _noche_ _mejores_ _joven_ _importantes_ _proceso_ _acuerdo_ _datos_ _europa_ _producto_ _respecto_ _septiembre_ _actor_ _precio_ _rey_ _problemas_ _productos_ _carlos_ _papel_ _cine_ _msica_ _compuesto_ _condado_ _blancos_ _comenzó_",
      ],
      [
        -11.25,
        "_tema_ _unas_ _algunas_ _conocer_ _programa_ _despus_ _disfrutar_ _llega_ _inglaterra_ _libro_ _travs_ _cerca_ _conseguido_ _punto_ _cuales_ _resultado_ _paso_ _nuestros_ _liga_ _haber_ _pasar_ _eliminacin_ _persona_ _estudio_ _manos_ _santa_ _varias_ _especial_ _alto_ _posible_ _lugares_ _agosto_ _empresa_ _debido_ _laboral_ _largo_ _tuvo_ _él_ _departamento_ _amerindios_ _asiáticos_ _isleños_ _julio_ _través_ _hotel_ _pista_ _fuera_ _buenas_ _nadie_ _ltimo_ _puntos_ _he_ _realidad_ _buenos_ _llevar_ _edad_ _amigo_ _ofrece_ _partir_ _media_ _nosotros_ _tienes_ _puente_ _posibilidad_ _aire_ _marzo_ _temas_ _puesto_ _trabajar_ _mujer_ _sociedad_ _horas_ _nuevas_ _recursos_ _movimiento_ _cultura_ _cinco_ _haba_ _hombre_ _incluso_ _resto_ _guerra_ _diseo_ _segundo_ _acto_ _etc_ _esqu_ _obra_ _fuerza_ _hermano_ _superficie_ _tercera_ _meses_ _invertidas_ _of_ _knowledge_ _evitar_ _medios_ _oficina_ _isla_ _español_ _región_ _área_ _américa_ _pertenecían_ _densidad_ _obras_ _único_ _número_",
      ],
      [
        -11.5,
        "_diferentes_ _comida_ _original_ _luis_ _crear_ _escribir_ _ests_ _luego_ _siguiente_ _pistas_ _hecho_ _aires_ _pases_ _curso_ _juego_ _cabo_ _ninguna_ _publicacin_ _imagen_ _concurso_ _video_ _gusto_ _lado_ _antiguo_ _fcil_ _dicho_ _mis_ _luz_ _servicios_ _blanco_ _cultural_ _problema_ _mediante_ _padre_ _agricultura_ _cabeza_ _formacin_ _capital_ _resultados_ _digitales_ _ley_ _causa_ _sern_ _sol_ _negro_ _totalmente_ _jvenes_ _instituto_ _mxico_ _pena_ _lleva_ _febrero_ _metros_ _calles_ _clientes_ _idea_ _empleo_ _cruz_ _volver_ _revista_ _ventajas_ _hbrida_ _coneducacin_ _siglo_ _domingo_ _nacido_ _localidad_ _comuna_ _allí_ _coordenadas_ _canción_ _carretera_ _especies_ _categoría_ _virgen_ _alguien_ _fuerte_ _grupos_ _empezar_ _dan_ _ellas_ _podemos_ _hijos_ _respeto_ _autoridades_ _pelcula_ _tus_ _cita_ _natural_ _pblico_ _autor_ _castillo_ _ambiente_ _ayudar_ _prueba_ _aquellos_ _cuanto_ _voz_ _cuyo_ _tenido_ _punta_ _rodean_ _doble_ _das_ _has_ _salir_ _usuario_ _francia_ _alta_ _supone_ _postgrados_ _tv_ _portal_ _poblacin_ _documentacin_ _supuesto_ _crisis_ _gente_ _ojos_ _convierte_ _pudo_ _quedarse_ _dijo_ _reducir_ _claro_ _asegurar_ _valle_ _amor_ _hemos_ _misma_ _ayuda_ _global_ _igual_ _moda_ _sala_ _uso_ _primero_ _batalla_ _mal_ _invierno_ _chile_ _restaurante_ _roma_ _pie_ _industria_ _mas_ _in_ _estoy_ _oficial_ _ideal_ _abril_ _cara_ _modelos_ _extranjero_ _esos_ _origen_ _australia_ _lucha_ _quiere_ _francesa_ _situada_ _josé_ _nació_ _países_ _organización_ _será_ _último_ _álbum_ _john_ _italia_ _río_ _situación_ _corte_ _antigua_ _días_ _época_",
      ],
      [
        -11.75,
        "_animales_ _proyecto_ _usuarios_ _realizar_ _piel_ _mercado_ _existen_ _casos_ _probable_ _frente_ _mximo_ _viaje_ _acerca_ _popular_ _alimentos_ _distintos_ _alrededor_ _justicia_ _medida_ _privado_ _derecho_ _creo_ _esteve_ _sambls_ _eso_ _antonio_ _estacin_ _pesar_ _unidades_ _dejo_ _consejo_ _ve_ _palabras_ _conoce_ _depender_ _ningn_ _debe_ _queda_ _duda_ _escrito_ _finalmente_ _xito_ _sentido_ _ejercicio_ _botn_ _belleza_ _tecnologa_ _nuevos_ _ambas_ _entrada_ _elementos_ _algn_ _similares_ _frecuencia_ _pacientes_ _distintas_ _van_ _necesario_ _agenda_ _virtual_ _bolsa_ _competitivo_ _implica_ _centros_ _presentan_ _investigacin_ _docencia_ _docentes_ _carrera_ _deuda_ _ltima_ _sabe_ _modo_ _cualquiera_ _pronto_ _marcha_ _calle_ _honestidad_ _procesos_ _principales_ _ir_ _minutos_ _chocolate_ _emperador_ _actriz_ _única_ _participar_ _jugador_ _presencia_ _aparece_ _mil_ _top_ _madre_ _quienes_ _tenemos_ _pelculas_ _ofrecen_ _grande_ _mano_ _sistemas_ _felipe_ _mes_ _barcelona_ _ganar_ _amigos_ _espera_ _vuelve_ _crea_ _cree_ _alianza_ _color_ _logros_ _edificios_ _propio_ _tradicional_ _porqu_ _dificultades_ _guadalajara_ _uruguay_ _conmxico_ _alemania_ _doctorado_ _oportunidad_ _izquierda_ _museo_ _canal_ _primeros_ _profesional_ _memoria_ _estación_ _ejército_ _cantón_ _township_ _género_ _líder_ _mar_",
      ],
    ],
  },
  {
    code: "et",
    script: "latin",
    levels: [
      [-3.25, "a"],
      [-3.5, "e i"],
      [-3.75, "s t"],
      [-4, "l u"],
      [-4.25, "k n"],
      [-4.5, "o d m a_"],
      [-4.75, "r e_"],
      [-5, "v _k g i_"],
      [-5.25, "se s_ p j st _s h is t_"],
      [-5.5, "d_ _t ä le te ta us as al õ"],
      [-5.75, "_e _p _m el _v in ma va _o es ja li si _j tu da"],
      [-6, "mi b _a id ku ee l_ ka ad on ne"],
      [
        -6.25,
        "n_ et at ü ol _l ko ga aa ik ks _n la ei ja_ ud ri ni me ti it st_ en sa oo an _ja le_ u_",
      ],
      [
        -6.5,
        "ii na ul nd em de ar il ra im _ka ga_ da_ ed _se am ll se_ _ko _ku _te ise on_ ks_ ut ak gi õi ud_ _ja_",
      ],
      [
        -6.75,
        "_on su _va _r ke b_ eg est ek nu uu er lt mis sel ki re ast ma_ ist ju _i id_ _h is_ lu ts ea te_ use du _on_",
      ],
      [
        -7,
        "lt_ as_ _mi _ol ust he võ ag ne_ nn ai es_ us_ mu sta _ta ha ö ui ge ad_ pa ti_ or di av _sa el_ ur ig ev pe ole gu vi _võ ng tus är ah _ü _si kui ed_ ht et_",
      ],
      [
        -7.25,
        "ab un ste val lis ta_ _et po ema _tu ve to _pa gi_ või _ei sed pi om ei_ de_ m_ sti ava nud _ma eks ega ine k_ _ke aks ka_ aj os end sk um ele ida min aja _ei_ _et_",
      ],
      [
        -7.5,
        "oh al_ lle na_ iku ab_ ime ada _pe ro _me tt _ju _ni ali lik saa ui_ vä aga ing kk dus eva ir oli pä _ki eh _po ül ell _la _vä kas si_ f äi ld nna nda see ide _kui_",
      ],
      [
        -7.75,
        "_ee ees ot ami ss lm uk tud li_ _su me_ ru uta lo eri au vad _mu elt and _ra atu stu sii tul ba pea ia ses eel ee_ oma tl koh nt eda _li jä kõ iv hi ita iis ata hu tee _to ub _u öö lj _ar tsi uur ate lg ima rv _õ ap lem ule ool rg mõ in_ _kõ pr nä sin _en g_ _om lus tam _pi bi ik_ rd ää _jä ale aas ama _ne las äh rt _ka_",
      ],
      [
        -8,
        "so vas eid alt asi ie ini _al inn äe tr pu _mõ tä tas _nä tel r_ ug kor ade mas _ve lek itu tte ae kl _pä õt uv lin uh _in teg ase _pr tad rj og asu la_ tei eb od koo kon iga il_ kes kü io lli ala inu em_ oon _ül mal nin _tä _na v_ kt ok äl at_ tse lä mä ni_ _see_",
      ],
      [
        -8.25,
        "sõ _lä eis ib sid mat nim ili ahe sek ku_ kul õn all kõi jal ng_ des kus õi_ pol _ha _ag õp eta _kü ul_ lla tes mus rit les eer üh ene än mee mes õu gu_ _lo _vi mid aid tö töö tal _so tat gus suu tea uid nis ndu põ ha_ _el _sõ umi nii ho ndi ri_ isi kä _re päe äev vat imi ese emi rr sim oi _aa isa õh _põ _f ari oni aad sm sa_ ite rm õig egi üü ris ile ult ika agi _is esi tav ost lit ähe anu uli loo ngi ära maa kse ind its kir alu ter äg aal eb_ ige _siis_ _aga_ _oma_ _või_ _ning_ _oli_",
      ],
      [
        -8.5,
        "ps sis ilm usi etu ib_ ge_ _as _kä _le tõ _os sus sut tu_ ih rra das _es _uu eal rii kin üle ke_ sü mei tun _d ras _pu _he van ii_ lda ep sse mm hk ead lii seg uri utu ete ude ikk je ip üs õr c ane kku _ä tm nne vu ki_ sio ame _an õik di_ ao aeg va_ pp par mb õl eli _üh vee it_ ots pär orr htu nni sp del kül ill tis tab are ald sei mak arv no ain _ho _tõ alg nde iva pro rs ngu soo sam _b ioo jär lja ob vah _mä uba _ri ina met eil kel ent nas elu muu eem aat lma jut kka väl _sü oe eld tek õim rju _er ra_ ba_ _tö op tk rva igi _nii_",
      ],
      [
        -8.75,
        "iks dam oos ike irj ati ani ure _ai idu ju_ mad mil o_ oha oll ln vii eed tle oor oht lev lõ isk mo dat ksi tak aam kat fi dis gem iin roo kog sal raa taj pal ral nen ela iir vai ood men ie_ he_ teh poo toi bi_ usa nd_ ann ege esk ord mit ett sem ük dl br eie ute aar _är ub_ eti una art tik kli ov _g een ät uus võt sv an_ lu_ ua tri w kun tan uma äb be hel tid ns uks aan er_ nu_ _kl dal nem sik rem uud äs _lõ rim adu too kuu õtt dad ia_ ena _hu ssi tar aab hul nei aha tsu kr äit leb pid ue gr tag _il gel älj ats ess põh ärg ekt uht vaa nk kti var ea_ pse dag _au juh hea _hi lv res odu _seda_ _pole_ _ta_ _mis_ _ma_",
      ],
      [
        -9,
        "hj vaj pl üks nev rah hal ll_ let rk mõt eha oks sea _ig lat lap _õp set jõ ski ree up era ij uut ara nad lmi uda mul jus sil ogu _tr jat ulu väg onn kee imu eu jub näi nag eak ren _ot äri iti tlu õpp ds y lei eme _ro sj iig uul hen rin aps am_ hin _jõ du_ _ük und gas üd rik tum pan läh jan oom uge oov vus nõ _õi hv net eni uko nik rid kut kau lju lnu uvi sen akk kaa äga pos uva juu ana enn fo osa eeg en_ len tsa rn adi rä ril rve läb äbi hak õis _av eht ede kod leg maj ull jõu õe _rä _kr kii _no nul _aj lan õib lõp pet ija sku sai jao hta ür _ae iss _eh ls tut käi tuu bl laa re_ alj deg eo elg män aht iht hti nus ovi ond kum jad stl vit tän _juba_ _eesti_ _veel_ _kas_ _saab_ _kõik_ _võib_ _kuid_ _kes_ _üle_",
      ],
      [
        -9.25,
        "mik ndl hä kud _lu sul unu lel _ed rus üt pil mi_ het alv uti nam aru lid ort rgi üsi hoo ev_ kan eet sit dm ant äng usk tor ait egu unn aut nee ühe ran oj rak iim arm ves lga sak sl sõn iiv rat nes oim man tem ms kol bu igu enu _nõ gil ass ask aa_ üll täi red olu rää täh ven has äär tah ets agu _ti tn pra ldu ako uto rge asj ori öd kal uro gev mai õhj dil mp jää lgu sko dud rja ere kla üüd vik uj pak ut_ jo arj oln vis rma lah amu nõu lve hke ööd kõr gut emu mär lge õit puu por hju kah iid ont akt iri lse hte nü sad ske eur p_ ore _ik mõn pii kid lau keh üm har ht_ ün spo esm eku lk kem sja ru_ lam lje paa pin idi udu lee jas dn okk eko ksu asa üri vi_ nts rb äk sma aka sõi _hä ial roh sva taa asv oot _eu ldi gis alm väh ail _väga_ _tuleb_ _mida_ _meie_ _ole_ _ära_ _olema_ _midagi_ _oleks_ _sest_ _läbi_ _nende_",
      ],
      [
        -9.5,
        "pla nüü dla iik lih kar _c til naa rdi h_ sat öt tur mah ahu rtu det nte tta erg hem mar ken aok itm lav pik uni av_ äna noo õud mü iko nil _mo pü per _nü lal led tit tii isu kom git sas aku ugu ve_ kur pai erv ööt äik aig iit ien õle nat amm uue ogi tli uts gn nel pt _de tet üd_ evi oet rt_ ppi dr rde tmi tuk rõ rei ang huv lub õnu õõ ivi vam _sp ätt itt põl tre mel oop edi äht äd ake aba tme os_ toe iu _mü apä rad ägi gud kok ttu str nid ugi _w _rõ ein _üt ütl ska ikl tub oid _fi rda gad vil gl ppe ire gal mu_ äda ner dav eab kki dab võr dse sia lim mmi ehk õne lad nti kuj gra küs lum äp jak rae une ohu san sä orm tü leh abi tin ohk udi ahv õpe llu vab uha näd rel olm lm_ uga _nad_ _jaoks_ _üks_ _olla_ _nagu_ _vaid_ _peale_ _kus_ _nüüd_ _ise_ _ikka_ _peaks_ _välja_ _hea_ _me_ _selle_ _mitte_ _olen_ _palju_ _teha_ _kuidas_",
      ],
      [
        -9.75,
        "bri omm dit hk_ ääg als ühi ltu eat ilt pis rvi nta lug aus osk rti lak väi nit äst jät _st _us hit ol_ suv smä lul ehi jah ism üla hts uhu luk _pl hoi hes _ak tra ber ef ur_ sep suh eit eki kit nst jaa ard mme mbe sur ksa ts_ ria hus _am iki sün tke ääs aug kav ula ehe med tug obi sn üg jag ulg õus puh _ö lep eg_ müü _pü kri õte õrg uju ars mag kis lgi _em ome mui rd_ õm suk tuv mõi _sä jum ilj mut one spe ser lie uka ärk _di mbr y_ _ga ar_ aot urd hm ai_ opa vo dsi tro ion õhi aak nf ble _jo joo sh urs üst hut _eg vid ais gia sli ges öta õid usu etk nek tv kät kai im_ tt_ näh rut _fo oe_ _ba ume tla htl tev _õn õnn ümb utt oog jek co odi rga uss aud _eest_ _tuli_ _tema_ _sa_ _vaja_ _edasi_ _neid_ _ehk_ _rohkem_ _olnud_ _kõige_ _enam_ _minu_ _päris_ _ju_ _kuna_ _saa_ _peab_ _need_ _küll_ _aasta_ _kokku_ _ega_ _mina_ _siiski_ _pärast_ _meil_ _isegi_ _siin_",
      ],
      [
        -10,
        "_ek dia tõe lut mma tol nt_ dek loe hek ins rob obl ver dmi arb vel ted fil ö_ su_ km hai hi_ ndm _ab kak z did hva mer ker pää oja rot õrv _i_ evu han nut reg aim evõ iru oda tim üld dnu hvi aav dik kiv öe moo ohe lai ote rmi rts änu epi rds dj gne õna um_ his inf ue_ aag üht den fa fl õhu ged _nu num ör pri riv äki klu vin öö_ age _tü vei gim otu gen mõl _õh _un äli lil kv rol bar omi rte nge rk_ _gr õs tõs gat _im kko ode itl usl _öe öel rnu pun ean vää uun lne pa_ osi meh käe sol lar dja ekl rgu ärt täp ook dk öör iia tma onk näe ubi õb rap rõõ õõm _teie_ _vastu_ _ainult_ _selleks_ _ette_ _aastal_ _mul_ _kindlasti_ _saada_ _sai_ _seega_ _aeg_ _kogu_ _elu_ _end_ _saanud_ _inimesed_ _koos_ _aega_ _mille_ _keegi_",
      ],
      [
        -10.25,
        "_raha_ _suur_ _iga_ _alati_ _hästi_ _kohta_ _ühe_ _alla_ _aru_ _juurde_ _ajal_ _ilma_ _tagasi_ _võimalik_ _tal_ _just_ _korda_ _kätte_ _sinu_ _loe_ _lapsed_ _enne_ _lihtsalt_ _korral_ _tallinna_ _endale_ _samuti_ _oled_ _euroopa_ _täna_ _miks_ _kasutada_ _mingi_ _näiteks_ _ilmselt_ _lisaks_ _kohaselt_ _osa_ _kaks_ _teema_ _võtta_ _pigem_ _ee_ _seal_ _sinna_ _eriti_ _sisse_ _päeval_ _kuigi_ _kohe_ _üsna_ _ongi_ _noored_",
      ],
      [
        -10.5,
        "_kell_ _selline_ _saaks_ _sellest_ _kaasa_ _mõlemad_ _õige_ _lapse_ _mu_ _jäi_ _sõnul_ _taha_ _vähemalt_ _kolm_ _ennast_ _öelda_ _annab_ _enda_ _raske_ _kelle_ _mulle_ _valmis_ _samas_ _jääb_ _alguses_ _olemas_ _tõttu_ _ühte_ _neile_ _talle_ _kunagi_ _tihti_ _head_ _anda_ _lõpuks_ _natuke_ _teda_ _taga_ _eestis_ _igal_ _praegu_ _kiiresti_ _uus_ _jah_ _muidugi_ _esimene_ _teise_ _tegemist_ _uue_ _vaadata_ _üldse_ _tehtud_ _sellega_ _olid_ _inimest_ _jälle_ _võiks_ _minna_ _tohi_ _terve_",
      ],
      [
        -10.75,
        "_hommikul_ _teiste_ _täpselt_ _polnud_ _mingit_ _inimene_ _hakkas_ _mõte_ _veidi_ _seotud_ _käes_ _all_ _näha_ _arvates_ _suure_ _panna_ _poolt_ _tulnud_ _viia_ _räägib_ _eks_ _pea_ _kellel_ _ütles_ _vist_ _inimese_ _tuleks_ _hoopis_ _vene_ _mees_ _tartus_ _peavad_ _tööd_ _riigi_ _maha_ _juhul_ _ligi_ _vahele_ _parim_ _juures_ _asi_ _suurem_ _tean_ _oleme_ _tallinnas_",
      ],
      [
        -11,
        "_millest_ _saadud_ _sõna_ _päeva_ _teid_ _parooli_ _sellist_ _lugeda_ _muidu_ _lihtne_ _aitab_ _avatud_ _krooni_ _hetkel_ _algus_ _tartu_ _abi_ _rõõm_ _laps_ _leida_ _otsida_ _re_ _eurot_ _vahel_ _programmi_ _eesmärk_ _järgi_ _võimalus_ _erinevaid_ _sama_ _tea_ _hiljem_ _elus_ _töö_ _poole_ _puhul_ _esimesel_ _inimestele_ _mängu_ _oskab_ _äkki_ _keha_ _pärnu_ _vana_ _aastat_ _saavad_ _kinni_ _jäänud_ _nädal_ _ees_ _mind_ _juhatuse_ _kasutamise_ _neist_ _korra_ _vähem_ _osta_ _olin_ _toetust_ _varem_ _rääkis_ _sellise_ _kohale_ _sel_ _mõni_ _sulle_ _vähe_ _täiesti_ _linna_ _olete_ _pool_ _meelde_",
      ],
      [
        -11.25,
        "_nimetada_ _jõudu_ _suhtes_ _millal_ _aastaid_ _jooksul_ _de_ _näinud_ _ometi_ _siia_ _huvi_ _jüri_ _kirjutanud_ _näe_ _elab_ _soov_ _rääkida_ _kirjutab_ _lausa_ _neil_ _alles_ _lahendus_ _eelkõige_ _teisel_ _kirjutas_ _parem_ _liiga_ _kvaliteedi_ _muu_ _uusi_ _eriala_ _nendega_ _postitas_ _euro_ _tugevad_ _vastavalt_ _mõned_ _peaksime_ _heaks_ _harjumaa_ _eelmisel_ _soovi_ _raames_ _asju_ _ümber_ _soe_ _käima_ _jõudnud_ _kerge_ _it_ _nädala_ _maja_ _müüa_ _le_ _piisavalt_ _tähendab_ _toimub_ _tunne_ _lisas_ _annavad_ _sellised_ _paar_ _pean_ _koha_ _jalad_ _tuttav_ _jutt_ _kuni_ _teada_ _paari_ _ikkagi_ _lastega_ _idee_ _saame_ _näeb_ _sõita_ _kõrvale_ _keel_ _koht_ _kuhu_ _juht_ _kahe_ _sind_ _tee_ _maailmas_ _raskem_ _puudega_ _tasub_ _jahtklubi_ _vajalikud_ _kõvasti_ _te_ _kõike_ _inimesi_ _surnud_ _uued_ _hind_ _ilus_ _selles_ _muuta_ _räägi_ _kõigile_ _mitmed_ _küsimus_ _küsimuste_ _uute_ _läheb_ _lahti_ _teist_ _tegelikult_ _kuidagi_ _samal_ _kaudu_ _soome_ _minema_ _postitatud_ _leidnud_ _paljud_ _õnneks_ _siinkohal_",
      ],
      [
        -11.5,
        "_põhjused_ _kahes_ _valimised_ _viga_ _probleemid_ _saue_ _küsitakse_ _aare_ _kahjuks_ _pisut_ _antud_ _toimunud_ _vaata_ _teeme_ _umbes_ _silmaga_ _lugu_ _poleks_ _huvides_ _täpsem_ _pilte_ _kuskil_ _aitäh_ _mõnus_ _teile_ _flaami_ _kohustus_ _raamat_ _elada_ _tähele_ _alates_ _vajadusel_ _inimestel_ _tundus_ _saad_ _soovid_ _esmakordselt_ _ennekõike_ _palun_ _info_ _teenuste_ _nõu_ _tsiklit_ _tuua_ _mahub_ _mitu_ _kinnisvara_ _hulka_ _usa_ _lisatud_ _halba_ _arusaam_ _teadmisi_ _jne_ _asukoht_ _saan_ _hakata_ _kergelt_ _üles_ _laupäeval_ _läheme_ _avaleht_ _klubi_ _silmas_ _pidada_ _tule_ _side_ _millega_ _protsenti_ _sügavalt_ _tulid_ _pooleks_ _pidas_ _otsuseid_ _saime_ _taas_ _kord_ _venelasi_ _vahe_ _oluline_ _katsetada_ _jagada_ _kirja_ _milles_ _osas_ _suvel_ _eraldi_ _sobib_ _mõttes_ _käis_ _näitab_ _sain_ _endine_ _pidevalt_ _ringi_ _parandamise_ _uuesti_ _meeldis_ _teine_ _hoolimata_ _tundi_ _mulje_ _esimese_ _uut_ _üleval_ _esitada_ _viimati_ _jõuab_ _vajab_ _pani_ _toimus_ _viimase_ _sõbrad_ _läks_ _jumala_ _hinna_ _pikka_ _parimaks_ _endi_ _mõne_ _õpetaja_ _valida_ _teistele_ _inglise_ _paremat_ _kindel_ _pikk_ _võta_ _tasuta_ _vaatab_ _teel_ _kodus_ _järgmisel_ _aegade_ _alustada_ _tegi_ _järgmine_ _söönud_ _sõltub_ _tänulik_ _nendele_ _mõelda_ _nõus_ _lisada_ _tegeleda_ _selga_ _seadust_ _hannah_ _väsinud_ _tol_ _teede_ _muud_ _jäävad_ _said_ _maksma_ _aidata_ _käia_ _www_ _isa_ _nädalas_ _põhjust_ _sellele_ _õieti_ _kalev_ _kooselu_ _lähedal_ _lähiajal_ _riided_ _polegi_ _äri_ _kooli_ _hulga_ _täis_ _tallinn_ _lähemalt_ _jätta_ _sisuliselt_ _meeldib_ _liikuda_ _süüa_ _nautida_ _pruugi_ _kuus_ _suhtumine_ _aastas_ _juttu_ _enamus_ _kohus_ _pealt_ _päevad_ _suurema_ _toitu_ _lase_ _kulla_ _hetke_ _kunstlikult_ _peamine_ _tagada_ _tundub_ _st_ _selgelt_ _tulemuse_ _seetõttu_ _must_ _lavastaja_ _ütleb_ _loodan_ _teeb_ _sellel_ _blogija_ _otsus_ _pakub_ _arvan_ _bmw_ _meeste_ _kodu_ _tänu_ _kenasti_ _omad_ _vahest_ _kuu_ _vägagi_ _üritasin_ _tehnilise_ _meile_ _mõlemal_ _nime_ _seibi_ _ain_ _ülle_ _võivad_ _sõnu_ _soomes_ _üha_ _laste_ _sul_ _hulgas_ _hakkab_ _tulla_ _ühes_ _praktikas_ _üldarvestuse_ _väike_ _tõepoolest_ _tõesti_",
      ],
      [
        -11.75,
        "_füüsiline_ _võrdset_ _summa_ _järgnevalt_ _algas_ _kohalike_ _moel_ _kirik_ _püha_ _kasutab_ _saladus_ _deklareerida_ _lähe_ _vaadatud_ _muutumine_ _teatati_ _vallas_ _kasutajanime_ _sea_ _millel_ _to_ _lisa_ _ostukorvi_ _creed_ _fantasia_ _fleurs_ _lisab_ _homme_ _veelgi_ _number_ _aus_ _peaksid_ _korraliku_ _teadus_ _juhtub_ _teised_ _verd_ _mälestused_ _soovin_ _praegune_ _seepärast_ _mõeldud_ _ajaloost_ _aktiivne_ _liikumine_ _koer_ _tunnevad_ _panda_ _mõõdus_ _võetud_ _laua_ _esine_ _haigus_ _sageli_ _hakkasin_ _maksta_ _lausus_ _paista_ _eelmise_ _viljandis_ _suletud_ _ameti_ _tellitud_ _säästa_ _andre_ _esimest_ _jätkata_ _muusika_ _koondada_ _abiks_ _treilale_ _auto_ _asemel_ _apollo_ _järve_ _avas_ _as_ _august_ _meel_ _rahvast_ _variant_ _kommentaari_ _töötaja_ _juhtida_ _peas_ _võetakse_ _läinud_ _ajada_ _õpe_ _tamme_ _põhjus_ _põhjusi_ _muude_",
      ],
    ],
  },
  {
    code: "eu",
    script: "latin",
    levels: [
      [-3, "a"],
      [-3.25, "e"],
      [-3.75, "i r n t"],
      [-4, "o"],
      [-4.25, "k u"],
      [-4.5, "z a_ n_ l d"],
      [-4.75, "en s"],
      [-5, "b _e g er ar en_ an"],
      [-5.25, "ta o_ ko ra re _b m h"],
      [-5.5, "ak _a _d ia at rr ko_ et ri an_ te k_"],
      [-5.75, "al p _z tu da tz ze in e_ _h eta it"],
      [-6, "ba na ek ren zi ai u_ ur _i de ik ea i_ le _g la ta_ za or di ak_"],
      [-6.25, "rt iz _ba on be zen ka ir ia_ _et ro nt ne bi _m ha nd _da _eta_"],
      [
        -6.5,
        "es ma ako err ra_ f era _er are oa _k il st arr ga _l du gi me _s rri ld tu_ li tze _p ti ua ki",
      ],
      [
        -6.75,
        "go _be eg da_ ut ez ue _ha c eko _ze ag ria _o az atu io rre as na_ el z_ au ge ber _bi un bat ni _u zu ald sa s_ _da_",
      ],
      [
        -7,
        "tan _zi ie is _di itu _t zt ere gu hi ntz ru ean _ar us _f art uen ol si iak j tza so ho ab ok _an t_ ten ate ku in_ _iz sk rra _zu pa x",
      ],
      [
        -7.25,
        "he r_ re_ ik_ ale ain ara _es _n _de _ko do uz pe iza lo os ler am em to lde _eg _j _ge _ga iko men ari ke ena itz _ho atz ud egi la_ rte ri_ te_ se ts _al ire ot _du id _zen_",
      ],
      [
        -7.5,
        "ene zk at_ tr ea_ tzi mo tak oa_ ala koa rik ad ek_ end no tik ent zue har ina oe su _me y ago ant biz iar ran ng eh fi zan ez_ _hi _ez tea zir dir ian ter ero eu im l_ ira ali ert _ma oko oi ua_ gar",
      ],
      [
        -7.75,
        "ste est ita ute ja mi lu eri dea and ela sta _he du_ rd v lt og tar gin zit dia uda _sa tek _ja zia po zta ika de_ mu tat dal bai lia ani rtu ar_ rak uk izt eak _ud rk ul orr tx kar zio ndi uta _na _la rat eki kin go_ ed rek om kat ndu aur esk _c ait ura lar ner ib ori _bat_ _izan_ _ziren_ _zuen_ _ere_",
      ],
      [
        -8,
        "tua _ur nl ort _in nak tal urr lan urt anl nle ien dit ap ona _au tur ger hor _le ig rok _ka den rai ei uru ist pr raz tut bu bil gr ana rtz za_ rta ond ema _so tue oak ro_ rro on_ _gu dat gen abe oen nda ati op ail bak par dag nia _mu ee rab _on lea _eu ima man us_ ide her ize lda pi zek ob uan _ir io_ _an_",
      ],
      [
        -8.25,
        "kon af zte ite per le_ rg ine fr iru ore ion _pr azi ah rit mal uzt nar ip _po _az xi ch dor mar ska one sku gra zko ltz nde kal nim nek _os lak ile aba bar _pa int hon fa iri nea hau _fr ep bo git ear _r ame sp tor una goe ndo rm zat nb _pe gun ll ida dut rea ket tuz ki_ _gi ont izi bur _lu oar _li tro unt oan eur _ek fra _fi _ez_ _dira_ _du_ _animalia_ _bere_ _generoko_",
      ],
      [
        -8.5,
        "dua ini ila ug dar gai eza zar ru_ ast hir oz bes ola ind rb agu lk kua ioa zal han zo old _se ret zut rol od ata _mo _or eha br aka gia _za ego ama zak ili rts zea th rdi afi fia ral zai sor kia al_ ldi zi_ ing ogr rua egu iki aia _el rag sar jo ngo rn ka_ _ta hu ial usi do_ son ier _it zer nen abi rie dek um np res es_ azt pro raf _as _em pu _ed _go pen iet w uar ezk agi met net mat fe ora _ik rl tso sat eo _jo gur _ko_",
      ],
      [
        -8.75,
        "eb rio oni az_ ic tzu _fa adi vi _tr der nte hai beh bal ehe uko tel olo asu fo _lo nal ris sko bid eti iz_ _te _bu tia ual emo _ne ntu esa erd ezi xe roa un_ _tx ape ino dem sun urk ae y_ ns oso iga ca edo pl txi ele mog izk mai _mi sti asi une ang oka kt tra alt _am sai etr ilo zti dak nu er_ di_ aga co leh uro ami mil lur azk rru _su tas reg ma_ hil so_ ost hal aza rer aki is_ zke oit uak ne_ ome ord ci has isk guz _egin_ _zuten_ _zituen_ _udalerrian_ _dute_ _ditu_ _demografia_ _biztanleria_ _biztanleak_",
      ],
      [
        -9,
        "_ab si_ und rki _en hen kun uri ac due kit tri nta ldu tet _id nag eus kan txe ota kor _br eme esp gus ust zel nat nts ai_ ure nk aik dr no_ din tam sik ph log tsi _no tsu _ai ult ui ve iku usk oli fam uze gor lek osa san lit au_ _ad uz_ ake liz nez mun ane aku otz _ki eet die ehi rbi rop its sto rar ker rka _at ur_ bi_ hur dep epa ill koi edi ege sia ada arg uga _ag _do ibi etx d_ m_ lat ke_ _bo nba if il_ aha aso ote dik aio spe sio kol erb goa zie ete dai enb obi kok kas oki ude riz lor ark gat rez rti str nah lka sa_ aie xik ngu giz _edo_ _udalerria_ _baina_ _dago_ _de_ _frantziako_ _egiten_",
      ],
      [
        -9.25,
        "ime mer aut rde esi ahi pol iek uel uet ard ask rma sm nc tez leg _si uzk ce ono erk ban ilt bez een lem gal ern nik orm dau ub ogi fis kr oh iag _ku rgi ume dis ti_ kul koe jai zin ei_ ps lle ipa nn _a_ bit _to ton xa let hiz _hu asa _x sek nti me_ for ras pai tit sen iat eng por _gr gon ou gut luz _fo zp _v dio tsa smo ken ato gel sua arm les kak kus opa lin min aue iot ss aud gau _w oin bia ula pre ser bl bad el_ duk kil elk jar lis hia age teg gl ein ax med moa _ca _beste_ _eskualdean_ _ondoren_ _dagoena_ _pertsona_ _bi_ _arabera_ _diru_ _sortu_ _eko_ _den_",
      ],
      [
        -9.5,
        "ado rke rs eli gan tai lai of li_ mus tuk geh _co azp zpi tok iti inb zku je rga lik lib ltu ibu his iba av inu rme rin mon oz_ gab sc lom xo iro pt ega nge eku nto the uti utu _pi igo _ah nis rob _ip nor _ib rla spa ram rib apa ii lab ga_ sin os_ omi oc _ea zag lb sie as_ gi_ sit obe eka h_ x_ rut bel é _ch bas roi air dur erg ham zki txa baz soa big utz g_ diz fin uek kum ztu va bik tz_ odu ilu rot ron fer _th rus ae_ ase ism lau kai _ti des gea isi eba ioz det zeh aro ros tee pat naz su_ zik bet _ro ito dee oet uni mak ze_ or_ rau los kl oer sl ge_ cu stu lot don las anc sem ih _artean_ _behar_ _sarrera_ _hau_ _baten_ _bizi_ _duen_ _urteko_ _biztanle_ _izena_ _bakoitzeko_ _fiskalaren_ _mediana_ _euro_ _oso_ _lehen_ _batean_ _zion_",
      ],
      [
        -9.75,
        "lio lm nga sis hit ril dei run ink nko _pl bor auz etz udi mug eni ni_ ell bra bio oma oro arn sas ekt pos ev haz len lu_ tzo _ap pet ii_ ey irl dez otu ts_ tun kur kid mp eto fil tin tie adr lon ese isa lig _oh elt jas tre oi_ ba_ ibe uka rem odo _oi nol goi _fe ens et_ ise sh nst got dan eek _ra ay ju alk zul rep dun dro tes pa_ eke rud kos it_ rad lee oba rne ntr ef gaz ktu ilk akt zuk uk_ hez rp vil sol mea ach npe pho kz kzi ben kie jat kri adu ike uts zka gil bre mot ix kap lg oad ruz lke jok sn inp zuz zl ry _ig _pu ex pas kom ct pir gik ose fu _ak ruk del hem eit uc c_ _un noa arb org bri eud zet mik ov nit far hy ys cr hel _bigarren_ _udalerri_ _hala_ _euskal_ _baino_ _egun_ _zela_ _hainbat_ _handia_ _dagoen_ _ean_ _kilometro_ _arteko_ _batzuk_",
      ],
      [
        -10,
        "ulu ck ets nua uzi _kr pri uh bir pon enp tt oti _st ske _ju uli wa use pla joa eld bis zle lob urb daz ec npa rna ox uin heg nbo xu ebe zab hi_ eor esu tus ano itx sal _ps nne osp mul ers nab kad urg ipu mb oto tse _re nom ñ aip zoa rdu hie ifi fik rom oia aun arl onp he_ _fu omu iol lp erm aiz rog nai chi dae max kot lag eze iu zaz taz xe_ ugi rod eno oid neu deb ade ild tis _y á rba eag api ezt gok urd gas pel to_ auk _ol ich ya lie rei iok ku_ sel tag pp lo_ mor oph lli ric pea ple gn bol doa pak geo nce be_ ung uma bih bek tim ror oge ys_ _gl nes imo _eman_ _arte_ _bezala_ _honek_ _diren_ _baita_ _seme_ _batek_ _gaur_ _ondorioz_ _batera_ _erabiltzen_ _estatu_ _hain_ _guztiak_ _honetan_ _herri_ _urtarrilaren_ _hori_ _la_ _garai_ _izen_ _alemaniako_ _esan_ _azken_",
      ],
      [
        -10.25,
        "zeg lma rge kut ij ji erl rli gip puz _ni _af tol txo ie_ aer uki uke uzo lua bie ohi mod ski anp ver eda gob epe ziz opo azl _is rel alp my aul kaz gua rc sei plo osi azo toa til ce_ pie pap seg hin com nie roz ogo afa avi aug nt_ sue zo_ enn ey_ tem utx uit hot dus ty gir rda ht iv hr jau ebi ll_ all ins rug che leb tad tab rap rbe bin pe_ ais edu jak _zo oek zei kti nf mad ozi rni zez neg _kl bli sus _tu cus zur aj _ke ihu ly bot gis laz è yp amp olu nbe oiz cc tau mic zon ann _ii lf ong _om rgo gol up _uh apo lam _ci ble eal tid hl aus ow kik q nd_ nbi xek tir gim nas gak tif alo mos red rto kio rnu aa ats ork iso leu mit cha _sc _uk aze nan ny emu _op opu zoi ilb sak ubl _us mes lpe lla evi mek bus gos fes zau teo nam oie ol_ _je uha rko naf axi xim izo nsi oze eru cro seu asl _m_ cal mut icr pse otr _lan_ _nahiz_ _joan_ _zituzten_ _azaleran_ _hiru_ _horren_ _alde_ _horiek_ _duten_ _gerra_ _urte_ _hil_ _ipar_ _musika_ _zuela_ _daude_ _familiak_ _eragin_ _hauek_ _hartu_ _batez_ _hiri_ _erroldaren_ _berriz_ _zenbait_ _haren_ _idatzi_ _lortu_ _ematen_ _taldea_ _asko_ _nagusia_ _bakarrik_ _dena_ _espainiako_ _arren_ _hasi_ _honen_ _gero_ _koadroko_ _munduko_ _aldiz_ _dituzten_ _hartzen_ _osatzen_ _egiteko_ _france_ _nahi_ _gisa_ _saint_ _gabeko_",
      ],
      [
        -10.5,
        "tul fl _fl non rim se_ mis ons mur tl _ok hol _asteroide_ _zegoen_ _historia_ _ii_ _horien_ _zehar_ _nagusi_ _itzuli_ _dituen_ _gehiago_ _bai_ _lehenengo_ _euren_ _gain_ _izaten_ _energia_ _dauden_ _teoria_ _jaso_ _gainera_ _bikoteak_ _inguruan_ _the_ _maximoa_ _distantziara_ _zitzaion_ _mendebaldeko_ _mundu_ _utzi_ _dituzte_ _eraiki_ _zenean_ _zuzen_ _daiteke_ _izeneko_ _sartu_ _errege_ _honi_ _en_ _hauts_ _bertan_ _liburu_ _nola_ _bihurtu_ _talde_ _beraz_ _zati_ _gizarte_ _handiena_ _inguru_ _osoan_ _hezkuntzako_",
      ],
      [
        -10.75,
        "_erregeak_ _bitartean_ _bidez_ _handi_ _bezalako_ _berria_ _km_ _ezagutu_ _aurka_ _aurkitu_ _urteetan_ _bateko_ _ezin_ _berean_ _urtean_ _dirua_ _bilakatu_ _eskualdeko_ _zein_ _dela_ _aren_ _europako_ _hasiera_ _egon_ _gabe_ _egungo_ _horrela_ _horretarako_ _mota_ _batzuetan_ _egindako_ _onartu_ _zeuden_ _duena_ _metroko_ _taldearen_ _agertzen_ _horretan_ _hartan_ _jarraitzen_ _san_ _mendi_ _emakumeak_ _alabak_ _izango_ _daitezke_ _berriak_ _hemen_ _txiki_ _gure_ _hiriburua_ _ikastetxe_",
      ],
      [
        -11,
        "_gerrikoan_ _aurkitutako_ _sistema_ _suitzako_ _gerran_ _aldatu_ _aldi_ _aurkako_ _erabili_ _bereziki_ _italiako_ _aritu_ _metro_ _eskuratu_ _jokatu_ _herriak_ _irabazi_ _galdu_ _hasieran_ _hurbil_ _hauen_ _buruzko_ _et_ _aita_ _osatu_ _hego_ _bestetik_ _ari_ _ama_ _izaki_ _denez_ _handiak_ _eliza_ _barruko_ _duela_ _bildu_ _elementu_ _berak_ _hezkuntza_ _barruan_ _geroago_ _dio_ _britainiar_ _bestalde_ _ia_ _lau_ _legea_ _mailan_ _liga_ _egoitza_ _zien_ _parte_ _eragina_ _ordea_ _erraz_ _zazpi_ _el_ _kokatzen_ _les_ _horietatik_ _geratu_ _familiako_ _genero_ _lurralde_ _herriko_ _horregatik_ _sortzen_ _luzera_ _horrek_ _izenak_ _alabarik_ _jo_ _okzitaniako_ _hurbilketa_",
      ],
      [
        -11.25,
        "_iritsi_ _zerrenda_ _jatorrizko_ _multzo_ _omen_ _berri_ _zelarik_ _gipuzkoako_ _gipuzkoa_ _herrialde_ _atera_ _on_ _of_ _aurrera_ _kopa_ _urriaren_ _izatera_ _guztira_ _luze_ _taldeko_ _hurrengo_ _banatzen_ _argi_ _kolore_ _ekialdeko_ _arraza_ _etxebizitza_ _moselle_ _grand_ _est_ _ekin_ _aldaketa_ _batetik_ _idazlearen_ _iparraldeko_ _lana_ _lanak_ _aldetik_ _gertatu_ _deitu_ _antza_ _antzinako_ _indarra_ _erabaki_ _herriaren_ _familian_ _sailkatzen_ _bada_ _bertako_ _artea_ _hiriak_ _kultura_ _filma_ _gutxi_ _amerikako_ _kasu_ _taldean_ _argitaratu_ _barruti_ _hauetako_ _mende_ _erdi_ _lur_ _gainean_ _urtez_ _gune_ _berde_ _ek_ _bakterio_ _ahal_ _bidaia_ _egingo_ _santuaren_ _familia_ _kopurua_ _heriotza_ _le_ _nazioarteko_ _herrialdeko_ _indarrean_ _burua_ _mugimendu_ _irlandako_ _zientzia_ _itxura_ _agertu_ _ekintza_ _guztiek_ _garapen_ _egoera_ _ekonomia_ _europa_ _handiko_ _eraikin_ _xx_ _sei_ _diagonal_ _deitzen_ _esperimentu_ _batuetako_ _aurre_ _lanean_ _ezagutzen_ _mendeko_ _aintzira_ _honetatik_ _radio_ _bakarrekoak_ _gizonak_ _gertatzen_ _geografia_ _ibaiaren_ _euskaraz_ _ura_ _iturri_ _gaurko_ _eskailera_ _ekialdean_ _zentsuaren_ _nerbio_ _hurruntze_ _bereko_ _indar_ _nafarroako_ _posta_ _orokorreko_ _lizeo_ _metal_ _angelu_ _lurrikara_",
      ],
      [
        -11.5,
        "_abenduan_ _non_ _gela_ _balio_ _ezkondu_ _izendatu_ _eskola_ _ugari_ _eginez_ _dorrea_ _ituna_ _ra_ _amaitu_ _esker_ _etorri_ _jauregia_ _ezarri_ _martxoan_ _alkate_ _txapelketa_ _finala_ _titulua_ _zentsoaren_ _gehien_ _zirenean_ _eskualde_ _adibidez_ _aditu_ _beren_ _karlos_ _emanez_ _haurtzaroa_ _dortoka_ _harrapatu_ _zizkion_ _ala_ _probintziako_ _herria_ _erromatar_ _eredu_ _jakin_ _jasotzen_ _ostean_ _folk_ _lurra_ _esaten_ _diote_ _zatia_ _urterekin_ _ikasketak_ _amaren_ _biloba_ _zioten_ _eginiko_ _ekarri_ _batzuek_ _zibil_ _izatea_ _aukera_ _itsas_ _anai_ _los_ _udalerriko_ _auzoa_ _arrazoi_ _aldeko_ _herrialdetan_ _ibilbide_ _ibilbidea_ _ohi_ _kulturaren_ _kalean_ _max_ _hirian_ _han_ _bison_ _tresna_ _garatu_ _geratzen_ _auvernia_ _rhône_ _alpeak_ _alderdi_ _kokatua_ _emakume_ _nabarmentzen_ _berehala_ _modu_ _erabat_ _bestela_ _datu_ _kontuan_ _hartuta_ _xvii_ _iraun_ _jaialdi_ _azpiegitura_ _hura_ _etxeko_ _bakoitzean_ _oinarrituta_ _konderriak_ _sorturiko_ _plataforma_ _batzuen_ _baitzen_ _saskibaloi_ _profesionala_ _mendia_ _bete_ _formako_ _zena_ _behin_ _zientifikoa_ _osatua_ _jatorria_ _irekia_ _baditu_ _badaude_ _barne_ _gailu_ _ikerketa_ _zituela_ _frogatu_ _haien_ _etxe_ _agintari_ _tartean_ _batekin_ _hamabi_ _elkartea_ _sortua_ _hamaika_ _bizitza_ _ezaguna_ _idazle_ _bizkaiko_ _normandia_ _garaia_ _ondo_ _abiatu_ _domina_ _sous_ _petit_ _dauka_ _ezik_ _baitziren_ _ezaugarriak_ _narrasti_ _beharrean_ _literatura_ _kontra_ _estatuaren_ _eguzki_ _bota_ _kokatuta_ _merkataritza_ _adierazten_ _xix_ _mendearen_ _oraindik_ _txikia_ _enpresa_ _hazteko_ _pas_ _calais_ _aurrean_ _egitea_ _ahalik_ _erabilera_ _inguruko_ _orduan_ _ondoan_ _errepidea_ _esate_ _baterako_ _matrize_ _ak_ _balioa_ _arrunta_ _arrastoak_ _hiriaren_ _prozesu_ _era_ _dorreak_ _geroztik_ _ikuspegi_ _etimologia_ _irlanderazko_ _eskuin_ _muturreko_ _anaia_ _ezaugarri_ _mendiaren_ _bertsioan_ _urtero_ _alegia_ _lotura_ _frantzia_ _frantzisko_ _zuena_ _beraien_ _berezko_ _garrantzi_ _barnean_ _irudian_ _koadro_ _berriaren_ _jugoslavia_ _egitura_ _polizia_ _mendebaldean_ _etsaiak_ _txikiagoak_ _jainkosa_ _familiaren_ _altuena_ _portua_ _gelditu_ _soinua_ _orokorrean_ _dutela_ _litzateke_ _mugak_ _estatuko_ _kobazulo_ _aurkitzen_ _erresuma_ _saiatu_ _jaiotza_ _eutsi_ _psikologia_ _guztia_ _lasterketa_ _uci_ _lasso_ _vega_ _bakarra_ _erre_ _mendirik_ _milioi_ _ottawa_ _zirkuitu_ _irlanderaz_",
      ],
      [
        -11.75,
        "_zutenean_ _titulu_ _ospetsuan_ _ikertzaile_ _bitartez_ _hautsi_ _hamarkadan_ _erlijioso_ _margolaritza_ _elizentzako_ _hots_ _honda_ _japoniar_ _izenaz_ _tik_ _ideia_ _aurretik_ _erdiko_ _berriro_ _eusko_ _alfontso_ _giroa_ _night_ _rock_ _and_ _down_ _arantza_ _garaipena_ _jarraian_ _alemanian_ _batuek_ _aukeratu_ _mailara_ _olinpiar_ _jokoetan_ _ligako_ _telebista_ _saria_ _aurkeztu_ _cm_ _irits_ _animalien_ _hilobiak_ _hondakinak_ _ohiko_ _igo_ _irudi_ _ilunak_ _argiak_ _puntu_ _mexikoko_ _kategoria_ _elkarren_ _bana_ _aethalops_ _agintea_ _kanpo_ _leku_ _meurthe_ _akiles_ _emango_ _izandako_ _emaitza_ _gobernua_ _holanda_ _alcippe_ _oztopo_ _zailtasunak_ _tratatzen_ _horretatik_ _ekimenez_ _urak_ _auzoan_ _alemaniak_ _hark_ _murriztu_ _north_ _besteak_ _alferrik_ _esanez_ _stücke_ _osatutako_ _biografia_ _itzela_ _jakue_ _maria_ _leucurus_ _amytornis_ _arabieraz_ _historikoki_ _hiria_ _kardinala_ _apaiz_ _ukatu_ _formatuan_ _bidali_",
      ],
    ],
  },
  {
    code: "fi",
    script: "latin",
    levels: [
      [-3.25, "a"],
      [-3.5, "i t"],
      [-3.75, "e n s"],
      [-4, "l o k"],
      [-4.25, "u n_"],
      [-4.5, "ä a_ m"],
      [-5, "v r en ta j is y"],
      [-5.25, "p h st in _k en_"],
      [-5.5, "an _t tt te si it ä_ se aa"],
      [-5.75, "i_ _s _o ll _j ai ka ja va tu d tä el et al t_ li oi"],
      [-6, "sa _v on ti _m la _p mi an_ to ta_ at ma in_ _e ko us ks"],
      [-6.25, "es ki as ss ja_ ke ist le ku _l _a nt e_ ö il sta _ja ut ik on_ ii ol lu ne ee"],
      [-6.5, "er uo ää ei un uu _h nn de uk ri ty os ise ar sa_ na än jo ssa aan im _ja_"],
      [
        -6.75,
        "ot su ie me _va vi ak tä_ _n ra ia s_ sen _on pa ul kk ni tta sä ett pi itt _ka _ta ksi _on_",
      ],
      [
        -7,
        "mu taa lla _ku sk au am aa_ _ko at_ lis ok _y si_ ais la_ kse ht av _jo mis lo kä lä een än_ yt lle ttä ha op ek ell om ast vä _r oit le_",
      ],
      [
        -7.25,
        "mä ste den mm uks he o_ nk est yö iv vo je _tu all ve _si lt _ol _se lli ust no vu lm nta ill ten pu ir ine et_ tel vat aik pe nen em aj so u_ iin toi ns isi _mu id rk _i io ti_ ät _sa _to _ma",
      ],
      [
        -7.5,
        "yh ia_ sti äi or ite oh ur jä stä int lai _su ään ess eu _pa sä_ _ke na_ min ain tet nä hd ses ui kai kun eh ys tk pä är ih tus oll _la tte äl tää ava voi eis äy ro tti iss ssä rj ou uv sia äs tee äm ien",
      ],
      [
        -7.75,
        "un_ tai val yk tö utt tei ap ud hi kan sto ää_ nu ois suu ah _ki stu nna us_ rt eri sy maa _te _ha _mi _u oim ole _li sit _tä g ikk tuk kin _al oj kaa oli ka_ rv _ti tav ide li_ ita saa unn imi do ov työ po elu itu äyt ös _kä _ra kka tie re vuo aja tar lä_ ttu um ev ent lk äk ala ut_ ila _et _yh",
      ],
      [
        -8,
        "eli yy yl ika tam ij set ali ost men _op ulu _ai yks suo ude joi ass _lu itä hte _vu _as _vi llä ts sii _pe ym pp _vo oin ytt unt sel ho ön ed lii til kau att _ei per opi _pä nne my utu mo y_ _pi mme ott nki iit _er yht mp see äh _he _ty yv tun mat jen ru sin sis lut lin ske oma uut ky vai esi alu od me_ ova kes _en isu äv ue elm täm ity _jä pal sek lta tii pää ami käy",
      ],
      [
        -8.25,
        "muk oo uol net nte ann da ama vas ait _my ant f inn ämä _me yös ua esk iva kok tul kir asi rit ei_ aat _po uom rä di enk _ve _pu uh hä nto alt oa _ni kuu aal iel van sku taj uus ly eks ken lv lma hy va_ ark uva ans nsa _os enn b kas kki vaa myö _es laa aut tty man isä kä_ yn uot mie tu_ nni hj ät_ uud oka lan oko koi ana ina alo uun ake ime ea pai ter aks arv rin kos _että_ _ei_",
      ],
      [
        -8.5,
        "nti osi ju uj mas _el nii äis ös_ täv kon tal _yl jat vel lue uka ote _lä _sy lit ee_ up _hy tut pis hu var jan ito oje ön_ _no ike kus rak yvä eet etu tuu eta iä lev ohj isk ai_ ens lmi nee ny hde mää iik _nä del ri_ _ov ris muu ton irj hen oja kel hin tek ele nan omi eva ip las sim sil hm _le äll tis ati _so iä_ han emm raa ver atk tan aus ua_ mit ö_ nno yi dä ko_ kou oid osa ima ori amm ki_ lee nä_ kui apa ene erk uss ull hal oks kko yd sty ng sää iet rja aav oss c akk it_ to_ imm uor osk _hä vit ura ävä elä oul ija ail m_ se_ _uu mus ry puo seu kil _ovat_ _myös_ _oli_ _tai_",
      ],
      [
        -8.75,
        "pr kat mal imu uu_ iko eur gi tuo nit mma uon hyv iku loi ker ome mer hän teh tyk ode yst ara mak oht kei k_ nh pit sv tki iaa _sä kke kee rki lau jok ilm ata ma_ luo koh its elt det män vie py lei eid kie rus kuv uod rs len kul tka ank oa_ oi_ rkk _om oti nis opp rvi ees ad san rjo tak aka oon uri _mo _vä eni tot ede siv onn ekä ope ink aam etä hdo mai _ed vät alv oik tau nnu ota ase des sl sal luk alk ute äks ini tse tio utk äin yt_ ert äär läh jär yr lus vii ari nin _hu öi uul jal ntä sai uur _an ahd vis aku w äät iks eit ona lun ppi _ju nut uis nal kii rr huo _py ji _lo nai hoi noi ivi hta jos jel ena _oh keu _sekä_ _se_",
      ],
      [
        -9,
        "ein par vin tok ot_ aki ran keh tin tap stö tym eel kol ioi llo lve ian pet arj _ky auk _ar ski sam eht _aj _ih lj _il tys eru ivä ihi umi eil eut kal ae rat _pr art tto kim uin ni_ nyt yis mmi iki rje lem kut ivu hje eik ey kit kem hti pro soi ril hit paa ök äri äst ttö emi yön ärä ied dot dis ulk ema aup iso _in tum ira _n_ ion ne_ nka mä_ hk met ämi one ate väl ehd ärj jes ätt lko erä ilu sp aas jot ulo iö ete _f yli päi yhd ehi ymi tyi uta joh aih ilt äli sop du ska lij avi ltä kor oni rve eto nsi usi _ne uee _yk äsi rh täi _b tr ukk avo ssi täy _nu anh uma llu änt asv tyy tos uok iir toa ous ino kt hmi käs syy asu uto ihe rko öt los alm ys_ lö toj upu pun ikä mar yde enä _ole_ _voi_",
      ],
      [
        -9.25,
        "ero isa kö _hi nv kij kis pin use sem usk sio mah uos ajo nos äss rm tuv ont ida väk uit onk jon mes uki nus usa nsä vän tol sm tom ano yy_ jaa ras ääs ket ähe mpi _re kea eo os_ pii yty atu ule aht ryh oil tas naa äj kku _ri rke aak har ili mon hel ouk _mä hei ijo luu lme luj mmä yri ola mui uja _ot otu erv sik ytä _oi ep lop dol yn_ fi eki lou aji es_ yte tor ihm uje dän jä_ öm yhm _ho säl uli ge too vir non tia _ul puh mut uvu jäl mik emp olm sei np _us ako _d ely ppu oe inä mia kot läm _ny _av rka evi lua vä_ elv äiv sij ria tim tui jou aaj lon _ry hto tiv ntu kar oke aha _sen_ _joka_",
      ],
      [
        -9.5,
        "ltu nty rta nke jol nim muo rvo vy uku sh rte moi edo rik lää kti daa poi lu_ tyv ty_ uuk gia iri nei äne sko rto una vak ält nuo yvi ylä tur sie lyt nl ppa avu jas yle nas ntt _ym les _ä mät yä sar _it tua ato iu tik raj ii_ as_ lio l_ let änn iis opu pak pan ngi lat neu uvo hja ask hak luv uoj het äp ej pi_ eud nd sos nel säk lp koo _na vio aud mii oso sva ias kev ymp uke öö önt tän inv nkk ani oku sun lti lvi ävi hdi irt _yr äse ätö lly jak _c vey aad htu mil kom äjä uet yä_ rot ada ula oiv kyl err _au via siä ets mpä näi euv ekt jät _ru nj rn io_ lia pie iha oy lik hmä rii mk mk_ iot otk of ps rra ort aid usl nö puu opa _eu are väh iid lmä nat ymm tat te_ mei ora kik väs ela lok pel odo täs eys tod ääk eke pim iiv elo mi_ fe _kun_ _ollut_ _suomen_ _mutta_ _vuoden_ _mukaan_ _noin_ _kuin_ _hän_ _niin_ _aikana_ _vuonna_",
      ],
      [
        -9.75,
        "_mk tes tit nha täl irk unu nge _g iop lap une kia tsi oto äil olo rva tyn nes kuk öön räi ies ls htä poh ilö ea_ kym yys jäs näy ven not oih ial vah hee jo_ is_ pah teu nss ane x rah näk era yyt aar _w _am täj pul _ää he_ r_ lka kys ydä apu ilo ere yll syn iti ove vää pär tö_ töö anu äte hdä usu lel älk lke uvi iak haa oki ör og da_ ale änä uht ljo kr pot eti ese pil uko rsi äht töi nom yyn amp ksy kam pys öj säi ily ipu kum nil roj _eh vap jää hai vun ynt unk tök mpa _is ern air isy hv ahv dos ult mäi ren eim suh iih ons dek ety lmo vil jai emu jän rhe aim _st öy rau ork ba _fi son ier ysy oho sov nnö top nvä rem gin pia ymä ohd öst sas ose eho kah rp nou oud dat ats lto tke kio ksu län nko tuj mio sak usp leh inu iim tey tae rtt ave riö aso suk lki rg ijä sö nm uha tiö liv kää rss kär _mk_ _tämän_ _jo_ _tämä_ _jossa_ _kuitenkin_ _koko_ _olla_ _lisäksi_ _siten_ _kaikki_ _niiden_",
      ],
      [
        -10,
        "eko gel kap svu jie iht okk ido don amo ing yky nho äd jek ros hol idä tso ähd ame yyd lim ssu bi ogi kn ekn viä _ro ios ves vet lui lom tön äns sut sat isö ku_ aiv erh ars syd urs eä koe jul ga syk uso oro sla evy imä ruu rd nia nyk vos mäs ntö eas spa olt vut öl pid koj _mm jy rai yöt ret aje app log kiv oy_ aul omu edi iö_ d_ lot sot roi tös kur ung uil tyä uti ser iip ism smi ong eno vot öks nol yny uro evä els ipa _sitä_ _eli_ _jos_ _miten_ _hyvin_ _nyt_ _kuuluu_ _jotka_ _eikä_ _tulee_ _tässä_ _jonka_ _sillä_ _voidaan_ _vielä_ _mm_ _siitä_ _eri_ _koska_ _kanssa_ _suomessa_ _he_",
      ],
      [
        -10.25,
        "_varten_ _saa_ _esimerkiksi_ _yli_ _oy_ _siihen_ _vain_ _voit_ _en_ _jälkeen_ _lähes_ _niitä_ _hänen_ _ry_ _eivät_ _jolloin_ _kautta_ _ihmisen_ _mitä_ _toisen_ _paljon_ _vaikka_ _eu_ _ne_ _päättää_",
      ],
      [
        -10.5,
        "_vastaan_ _käyttöön_ _tehdään_ _mukana_ _vaan_ _mukaisesti_ _olisi_ _jota_ _tällä_ _pitää_ _jolla_ _olevan_ _samoin_ _uusi_ _voivat_ _ajan_ _alueen_ _olemme_ _liittyy_ _eniten_ _uuden_ _antaa_ _osa_ _enää_ _kuten_ _viime_ _erityisesti_ _tätä_ _tehdä_ _olivat_ _kaupungin_ _alueella_ _tulisi_ _yksi_ _vuosittain_ _hinta_",
      ],
      [
        -10.75,
        "_uudet_ _toimii_ _yhdessä_ _toimintaa_ _johon_ _projektin_ _toiminta_ _olet_ _perusteella_ _tästä_ _luvun_ _alussa_ _aika_ _erittäin_ _sosiaali_ _www_ _kaikkien_ _kuva_ _koskaan_ _muita_ _oman_ _mahdollista_ _tarvitaan_ _saada_ _esim_ _ihmiset_ _ottaa_ _usein_ _vuoksi_",
      ],
      [
        -11,
        "_asiasta_ _kuinka_ _aikoina_ _euroa_ _helsingin_ _meidän_ _yhdistyksen_ _mikä_ _nämä_ _kannalta_ _saadaan_ _pitäisi_ _suuri_ _kunnan_ _kv_ _koskee_ _keski_ _huolimatta_ _alan_ _miljoonaa_ _sisältää_ _samalla_ _joista_ _joita_ _ohella_ _tällainen_ _markkaa_ _ensimmäisen_ _edelleen_ _valtion_ _yhden_ _näin_ _tuli_ _aina_ _omasta_ _vähän_ _ennen_ _jotta_ _atk_ _hyvä_ _silloin_",
      ],
      [
        -11.25,
        "_tuki_ _rakkaus_ _sanoo_ _muut_ _tutkimus_ _muuta_ _muun_ _muassa_ _kirja_ _esittää_ _prosenttia_ _ilmenee_ _eräissä_ _edellyttää_ _iso_ _internet_ _opinnot_ _muista_ _ns_ _kaksi_ _useita_ _jyväskylän_ _kunta_ _yhteistyötä_ _metrin_ _parempi_ _kolme_ _olen_ _joiden_ _yritysten_ _toiminnan_ _yhteydessä_ _syytä_ _käytetty_ _oikeuksia_ _yhdeksi_ _lla_ _vaikuttaa_ _pyhä_ _me_ _henki_ _olemaan_ _oikeuden_ _oma_ _niihin_ _yhteensä_ _sopimuksen_ _saavat_ _saanut_ _näitä_ _kirjan_ _taas_ _kuuluvat_ _käytännön_ _tiedon_ _miksi_ _asiat_ _päätös_ _edistää_ _suoraan_ _opiskelija_ _seurakunnan_ _kuluttua_ _professori_ _työryhmän_ _tulokset_ _tietoa_ _suurin_ _aineiston_ _välillä_ _uudelleen_ _lasten_ _nuorten_ _tarkoittaa_ _siksi_ _onko_ _mielestä_ _juuri_ _muuttaa_ _sydän_ _lehden_ _kokonaan_ _yleensä_ _tulevat_ _olevia_ _pieni_ _vasta_ _joissa_ _yhtiö_ _mistä_ _sellaista_ _km_ _päivittäin_ _suomi_ _tärkeä_ _yrityksen_ _alla_ _mikäli_ _lauantaina_ _tekee_ _ilman_ _täällä_",
      ],
      [
        -11.5,
        "_jumala_ _kirkon_ _siinä_ _ongelmia_ _klo_ _syksyllä_ _tilanne_ _takia_ _päässä_ _sähköinen_ _hyvää_ _niissä_ _kirjasto_ _käyttää_ _tehtävä_ _osittain_ _yleisesti_ _ehkä_ _kymmenen_ _ulkopuolelle_ _jokaiselle_ _itselleen_ _koulussa_ _kahden_ _kehitys_ _avulla_ _jäsen_ _hallituksen_ _päivä_ _hetkellä_ _kaikissa_ _kaupunki_ _tietoja_ _matka_ _cm_ _puolet_ _alkoi_ _pohjois_ _tehtäviä_ _pystyy_ _palvelut_ _kaikilla_ _jatketaan_ _nopeimmin_ _kasvu_ _toiseksi_ _kaunis_ _hanke_ _suhteen_ _toimivat_ _toisaalta_ _ihan_ _todella_ _tapahtuu_ _kohdassa_ _fi_ _html_ _aikanaan_ _olleet_ _ajattelun_ _laitteen_ _omassa_ _asia_ _lausunto_ _jokainen_ _nuorille_ _annetaan_ _mahdollisuus_ _sinä_ _tarvittaessa_ _ääni_ _annettiin_ _liittyvät_ _venäjä_ _asioiden_ _koulutuksen_ _pinta_ _ala_ _varmasti_ _voimakkaasti_ _tasolla_ _aivan_ _joku_ _ettei_ _puolestaan_ _nimet_ _luokan_ _useimmiten_ _käytetään_ _yhteisöjen_ _ihon_ _yritys_ _voimassa_ _minkä_ _heille_ _alkaa_ _nykyisin_ _asiaa_ _sopiva_ _lämpötila_ _päivän_ _paikka_ _suomalaisten_ _odottaa_ _esityksen_ _ainakin_ _tarjoaa_ _joko_ _valtuuston_ _ohjelman_ _toinen_ _sivuilla_ _erilaisia_ _löytyy_ _mahdollistaa_ _sijaitsee_ _aluetta_ _aiheesta_ _elämän_ _varsinaisen_ _alue_ _ensi_ _kylän_ _paikan_ _esitetään_ _maailman_ _sai_ _tavoitteet_ _samassa_ _tuo_ _koskien_ _yhtään_ _tuottaa_ _vastaava_ _henkilö_ _joten_ _minun_ _palvelujen_ _täysin_ _tarpeet_ _verrattuna_ _lainkaan_ _tilannetta_ _kaikille_ _hyvänä_ _syystä_ _ryhmän_ _vai_ _järjestää_ _konsernin_ _syy_ _takaisin_ _joh_ _kurssia_ _haittaa_ _sisältyy_ _tavoite_ _saattaa_ _löytää_ _pitkälle_ _tutkimuksen_ _opiskelijat_ _lehti_ _elää_ _tutkimusta_ _työn_ _saman_ _pidetään_ _lisää_ _liitteenä_ _luvulla_ _kaikilta_ _aineen_ _emme_ _lähde_ _jäljellä_ _kokouksen_ _maan_ _tällöin_ _olevaan_ _tavoitteena_ _häntä_ _seudun_ _uutta_ _alkaen_ _tähän_ _ajatellaan_ _hyväksi_ _myöhemmin_ _siirtää_ _lopulta_ _toteutetaan_ _jokaisen_ _lopussa_ _muiden_ _halutessaan_ _koulutus_ _tee_ _tarkemmin_ _toteaa_ _valtio_ _tänään_ _ehdotus_ _vaatii_",
      ],
      [
        -11.75,
        "_mielen_ _sisällä_ _vanhat_ _rajoista_ _sanan_ _yhteistyö_ _saakka_ _yliopistosta_ _kiinni_ _päin_ _valmistuu_ _kylässä_ _vieressä_ _vuorokauden_ _koskevia_ _tarve_ _monipuolinen_ _moneen_ _valmistelua_ _paremmin_ _puoleen_ _helsinki_ _tapanilan_ _liittymä_ _antoi_ _lausunnon_ _vp_ _seuraava_ _määräys_ _määrä_ _käsityksiä_ _jää_ _ihmiselle_ _missä_ _ero_ _ym_ _tilastojen_ _kaupunkien_ _kehitystä_ _kokousten_ _vapaa_ _nopeasti_ _kuvia_ _syntyy_ _vaikutelma_ _määrää_ _parempaa_ _valmiuksia_ _omat_ _itse_ _suoritetaan_ _näistä_ _ongelma_ _vastaamaan_ _vaatimuksia_ _kolmen_ _kuntayhtymä_ _jne_ _tuolloin_ _hankkeen_ _käsin_ _heillä_ _pitkä_ _kolmannen_ _kohteena_ _kasvaa_ _vähintään_ _tulevan_ _kehityksen_ _tarjoavat_ _kuopion_ _osaa_ _aleksis_ _kulttuuri_ _opettajaa_ _ensimmäiset_ _kaikkein_ _turun_ _salon_ _muualla_ _vähenee_ _ensimmäinen_ _lentää_ _ilkka_ _yhtenä_ _päivänä_ _muuttuu_ _rakkaudesta_ _dokumentti_ _ohjelmasta_ _läpi_ _asiakkaita_ _ruotsiksi_ _suomeksi_ _toimintansa_ _moni_ _kulttuurin_ _ollessa_ _maassa_ _osuessa_ _ssä_ _laadun_ _liittyvine_ _ladata_ _koske_ _ympäri_ _paitsi_ _hakevat_ _mennessä_ _joskus_ _kannata_ _näkökulmasta_ _seuraavat_ _tapasimme_ _tukea_ _kartta_ _uimaveden_ _koskevista_ _vastaa_ _http_ _kuuluneet_ _huomattava_ _käsite_ _edes_ _ainoastaan_ _vuosien_ _kuntayhtymän_ _parissa_ _alusta_ _alle_ _kk_ _työt_ _kuntaa_ _todetut_ _lääkkeiden_ _tarvittavia_ _kokea_ _alkuperäinen_ _kolmesta_ _pääsee_ _näkö_ _vas_ _päähän_ _kiinteistön_ _leikkasi_ _kaikkiaan_ _uskomme_ _mukaisen_ _kilpailun_ _asian_ _käyttäjää_ _alueeseen_ _oleva_ _kustannus_ _vuosina_ _maksuttomia_ _seuraavasti_ _oppilasta_ _ääntä_ _yk_ _tyhjä_ _kuvien_ _tehnyt_ _pyritään_ _päivinä_ _havaita_ _tyytyväisiä_ _tontin_ _tulivat_ _saatiin_ _riittävästi_ _voimaa_ _nähden_ _vaikkapa_ _syiden_ _muodossa_ _nähdä_ _verran_ _ajatukset_ _majoitus_ _innolla_ _pohjalta_ _varsinkin_ _sovelluksia_ _riitta_ _kerrotaan_ _tiedossa_ _venäjällä_ _enemmän_ _ks_ _helposti_ _kahteen_ _materiaalit_ _arvot_ _ongelmien_ _nopea_ _rohkeasti_ _avustuksia_ _monet_ _vaikuttavat_ _kuluttajat_ _vaihtuessa_ _vaikea_ _ihmisten_ _sivujen_ _yhteen_ _välinen_ _suhteessa_ _niille_ _visio_ _johtokunta_ _voisi_ _matkan_ _avustusta_ _täyttää_ _sille_ _tarjolla_ _tuotteiden_ _toiminnasta_ _viikon_ _jatkuvasti_ _vakavasti_ _heitä_ _tavoittaa_ _totesi_ _liisa_ _lehtinen_ _kirjansa_ _tehtävänä_ _tunnetaan_ _muutaman_ _uudella_ _petrus_ _huhti_ _kirjallisuus_ _monipuolista_ _laitteiston_ _koti_ _pakkaa_ _kysyttiin_ _muissa_ _väkivalta_ _luston_ _keskellä_ _kunnassa_ _jonne_ _merkitys_ _oc_ _jeesuksen_ _merkitty_ _toimi_ _kari_ _lopullisesti_ _sisältö_ _oppii_ _oikeat_ _yhdistys_ _käytännössä_ _tahansa_ _syistä_ _kuluneen_ _jäseniä_ _esityksessä_ _tavoitteita_ _valmistaa_ _kahdella_ _elämäänsä_ _todettiin_ _pituus_ _uusien_ _prosessi_ _liittyvistä_ _äänikortti_ _tietää_ _jorma_ _mies_ _käyttö_ _vuotias_ _vahvistaa_ _hallitus_ _turkin_ _kiven_ _perheen_ _seuraavia_ _naiset_ _kuitenkaan_ _pidettiin_ _kohtaan_ _lukko_ _asti_ _ainoa_ _ratkaisu_ _koskevissa_ _plr_ _pls_ _hakemusten_ _kohteessa_ _kauden_ _filmin_ _tarkoitus_ _tarvitse_ _lapsen_ _kuluja_",
      ],
    ],
  },
  {
    code: "fr",
    script: "latin",
    levels: [
      [-3.25, "e"],
      [-3.75, "s i n t a"],
      [-4, "r e_ o l u"],
      [-4.5, "s_ d c"],
      [-4.75, "p _d m es"],
      [-5, "_l é t_ es_"],
      [-5.25, "de en _p le on _e _de nt"],
      [-5.5, "n_ re _c _a v _s de_ ti"],
      [-5.75, "r_ g an f er ur la ou a_ te l_ nt_ _de_"],
      [-6, "is _le ent q qu le_ b h me et in se co _m io it ai ne _la"],
      [
        -6.25,
        "ue ra ns st ce ion on_ at re_ la_ ie u_ tr ar _r les et_ pa un _co _i ri eu po _la_",
      ],
      [
        -6.5,
        "au _u que tio pr or il _t _et _en _f _l_ em _n ne_ _un si ve li al ro ur_ _pa d_ x ma ta _et_",
      ],
      [
        -6.75,
        "i_ ns_ us des é_ ut ir oi ati ue_ ch ss _q el _qu ll men _pr à à_ _o er_ so nc est _v _à _à_ ui té our en_ _po pe te_ du ré di rt _le_ _les_ _des_",
      ],
      [
        -7,
        "_au _d_ om nd è sa _é ec rs no par ant ci _ce ic _es tre j mi na ce_ ée con lle res ge pl su as ont ct ni da to eme ons eur lo st_ _b _du ca nn _re vi _so _en_",
      ],
      [
        -7.25,
        "se_ is_ iq iqu x_ du_ y ire _se ag une us_ un_ ac _in ts os dé ts_ és av ér ét mo _ma _g mp it_ pou ux _su té_ tu rs_ lu _no ans ux_ fo ol pro il_ c_ _il _est_ _du_ _un_ _une_",
      ],
      [
        -7.5,
        "ien bl _j fi vo he nce im ul me_ dan iv _dé son do _pe _h ell va ée_ _da éc com rm ap né ie_ fa ha tt oc _mo _pl mm air op _di _pour_ _dans_",
      ],
      [
        -7.75,
        "sur ais _do au_ onn _ch qui ui_ nte _fo che ous uv _av ité _ré am if ure gi _tr age tra gr ser cu ar_ ale ssi urs ia art ran aut ues ex ntr anc cti ter ab ê id _ca nne pp _sa ng ga és_ cr pos ut_ mé _fa _to ain nts sé ect ier tte ge_ ait ill tou ist ble ig _il_ _que_ _par_",
      ],
      [
        -8,
        "int ot sse ouv _vi as_ _ét _an pas je for tes aux ver sti èr ten ren rc _a_ ère _ex hi rr ers ces enc _vo ive sp _ne and ort cha lus mai ise ite ir_ plu cl _te rat _si in_ iss nti _li ei ins rti omm ep al_ ess ett bi fe tai pé ép oir uve sc ib lé cou _ou ine _ac og out rai rie pré iè pu pri ens rd _qui_ _au_ _sur_ _sont_",
      ],
      [
        -8.25,
        "br od ea per ff tiq ses mu mme _on eux ave rg ass ois _lo fr ris mes sio z lis iti san nou ls orm _mi omp ées dr ste _ap rn app mat êt pre ho ls_ uc ip end nf nde leu ba rés gn up onc fai bo ég mb ad ém ali _gr rec por str si_ uti ié él lem ven eau ieu én ev sen act pt ava _ar he_ rit tur gé th _s_ man év ond qu_ gra gu peu ert lit éri éra tat m_ sit _pas_ _ce_ _plus_ _ne_",
      ],
      [
        -8.5,
        "min um el_ _or ob nta éd don tif pi ph vec ec_ jo be nu rte tan ili teu k née rop rme vr tiv _ai ica ide rv erm abl _fr _je dis cat isa nse rè _mé voi ve_ ièr éta rt_ rem tem emp ud _me ici _ra ou_ z_ ès cet tri _el ang lie ute cul tit ifi sta mis pla ru utr ori cie tie nes ra_ col van ani ua era ils ern ès_ _c_ nal uis _pu ys _ve _im lt _n_ uel nsi nst erv nat f_ cor jou p_ rch mon _al bre tic nis ése êtr o_ _fi _avec_ _se_ _ou_ _qu_",
      ],
      [
        -8.75,
        "ule oit ez ju eil rma tro ita _cr ges ssa ez_ _ba ô ari log ub nom nné ndi mpl oi_ ime fra fic ps ail cc sou oci vé _ê _êt tés hé rou été éco _as ron eut _ju uit î lai cer ech roi nv ign bli moi ef cé ann ral ps_ itu ult all _éc ini vie â w lan at_ vai sai uni ose _bi soc oss déc att pe_ enn nai ibl _na sat ogi sem emb _at je_ rap mar vou uss rès cip ina cri dre isi ind nd_ fin os_ fon rep use ix _be bu pon her pen _cette_ _nous_ _on_ _être_ _mais_ _aux_ _je_ _elle_ _ils_",
      ],
      [
        -9,
        "eu_ den ate cen ctu _cl êm ême lic _ci cel deu y_ erc emi nci an_ nda nan tal lor vis lat rta aie ice toi dev met imp gne pui sq squ _jo rav oin inc aus olo xi cte _mu han nna chi mun mbr _ag err lon ace car ors _ad _st ard ore _va dem cal sée _bo til éf niq mê _mê mêm ppe tue sy ué vit ner mie pér rel usi sei _ph oy spo vel gl ç _gé non cia rd_ nco mpo cle ére ole sie tor ivi _sc ric go xp exp _ob opo dia rre epr ura of ît gue èm ème ora nem rép tér ret gie sa_ _él tab oup _sé pli éné esp ndr g_ dép _peut_ _vous_ _leur_ _ont_ _ces_ _même_",
      ],
      [
        -9.25,
        "loi _ta acc sib roc tis _am nté avo tud éa h_ _ro tin _fe ug der isé pag org gan atu tec ler iel aî ram ial enf _ho lac _sy dat nge qua bou rod ves pti bie _ha ubl ula nau are éci ye ema gén nér réc ode iat ay arc sm tim eff ffe odu ima mmu lè fl rga éti oul ix_ ile ord sso if_ gen ona omi bil épo phi can fé eco _ef oli icu mit uer otr rce rne _év iné ena jet ami val ple _em sui iso dui cla mal _ga _dr rée ov amm _y agn ara dir tè édi _ge foi imi rer ela rri doi gem arg rge nfo xt inf lla rin not elo eus isp aît ust soi mps aq aqu seu urr dif iff cré vra ext sci éga gal rna ies nit cep _th exi rve élé ipa pol nvi uvr ing ai_ uto lec rég xe ume eg spe méd ogr _fait_ _deux_ _ses_ _son_ _aussi_ _tout_ _entre_ _ainsi_ _sa_ _été_ _comme_",
      ],
      [
        -9.5,
        "_eu fs fs_ nel ppo plo ré_ net tée hu dit _pé épa ndu _ri sé_ égi éq équ oll lut _ut len ein lli pte vic udi ian réa uro arr uri nie hie _hu osi mét ept rim hn sto éme dic lui olu ets uj mod oma cho env éve pub rvi rsi har uct uch fec uf af chn bas _hi iét ros ono _lu alo sol uil _cu vol pec _sp ci_ prè opp opé ly _op rom yst nc_ _pi hes onf ôt ffi rf gro étu mpr oye giq b_ ame rra né_ mil niv ds lim ngu cis nct _w fu enu ger là là_ rse veu riv aci loc oca mag ppr vot _af trè cié tag _bu îtr jus lé_ uen fan amp ôl ôle abo ed nir nr éma scr rag dur lig mpt om_ lin _autre_ _faire_ _bien_ _autres_ _non_ _travail_ _très_ _sera_",
      ],
      [
        -9.75,
        "gag ats _né tru _ab die erg uan cit _nu _ég reu éo auc his pie lib cro omb lar ast ana tut oie gar ote nfa rog _he rp ich jeu lop ii k_ ong vir vre sig its sup siè sag lab déf ssu ifs fér ism ber rb uée rac och rê euv mer vid emm hni dro duc _vé eig upe rig igi ude bea miè ota sal éro dm spa mpa eni mul rmi agi pat bor liq ipe sté fer pay rso els uiv sme eva mma tel ési _br _ép urn sin _k lou pal ic_ ffr ala ya mbl adm nç ço reg émo ujo nor rdi ié_ ato pel cin nq apr ds_ tar cas ché atr yn ria céd obl eul nga uin fau fac ouc uté mér bs hy yp tho rib let vri j_ eve idé _ti _oc dmi nfi étr oj roj oje aur rô vea orr eti hor rob div _y_ lag icl rni dév ssé rof écu rir éb eng ida dém nch cap cli sec ty oq oqu osé hau nve lém nue vil _j_ ueu abi _fl fre èg rév anç ase rôl doc ocu ms enr gis urc mou ach rio éch siq ppl éde _tous_ _donc_ _si_ _temps_ _recherche_ _également_ _france_ _année_ _partie_ _après_ _possible_",
      ],
      [
        -10,
        "ays éce èc mas rev mor sid ham _là thé ttr eli sés rad afi dou llo ja _ja ton ome pée gio esc yen adi rq rqu vé_ oni gle _éq _id isc iés _h_ idi écr _ni mè oo nds ça vu up_ èt api hè ict uo quo heu sys dés miq gna pét ng_ nu_ û did pac ccu pes umé riq èv ève agr rêt xpl gée von evo lio xte _e_ gin las rts una éle iée niè _of évo fie ibr bon dra clu bj ige rié fié ât ia_ orp mem sea isq lia osa cra fil mus aph ppa cto haq ath pem stè aid tua cem _gu vem _ru poi rmé nov tiè ys_ mot iva bri jui éli ltu uff tir ù orc réf évi dom eri nos tac pra sér sim off maî obj bje avi éno rps lié ee ête inu rde tré the iro ual pul éen uli fiq but git igu moy bel neu xis nj fes xc exc fet dos uat sis ero ipl nqu hom ata _fu cur iol _doit_ _là_ _encore_ _dont_ _sans_ _leurs_ _avant_ _peu_ _trois_ _fois_ _chaque_ _votre_ _afin_ _était_ _notre_ _formation_ _contre_ _cas_ _permet_",
      ],
      [
        -10.25,
        "urt nag sel cue ivr tué nic où ù_ _où où_ nni sf rté inv ki oui lée bé cco dep epu dè ibu ué_ olé som tèr péc gat ï _er nre aj ii_ dér éré uco elu dét erd one ivé cs cs_ nol éte rtu arm uoi éfi hos gui llé syn éal nsé mpé _té _x hil lys ofe eno lq lqu rto éna _ec ièc ruc _hé _ty gri rui cad éth hod etr rro imm vér oix bal umi cid bit flo xa exa opt mém ras opr spé gre ico cum ol_ din _pays_ _où_ _vie_ _avoir_ _depuis_ _première_ _corps_ _celui_ _nom_ _plusieurs_ _politique_ _vers_ _peuvent_ _cela_ _lieu_ _moins_ _forme_ _liste_ _technique_ _nos_ _activités_ _ai_ _monde_ _nature_ _ci_ _rapport_ _place_ _gestion_ _beaucoup_ _toujours_ _public_ _saint_ _enfants_ _années_ _article_ _quand_ _loi_ _histoire_ _ville_ _communauté_ _lui_ _premier_ _ans_ _faut_ _agit_ _compte_ _doivent_ _jour_ _effet_ _pendant_ _cours_ _car_ _service_",
      ],
      [
        -10.5,
        "_emploi_ _organisation_ _toutes_ _société_ _paris_ _lors_ _personnes_ _mois_ _culture_ _question_ _elles_ _grand_ _mise_ _part_ _alors_ _sous_ _puis_ _fonction_ _site_ _entreprise_ _siècle_ _prix_ _institut_ _contrôle_ _cm_ _seule_ _juin_ _moi_ _techniques_ _conseil_ _propose_ _action_ _celle_ _ensemble_ _dès_ _devant_ _offre_ _concerne_ _général_ _projets_ _mis_ _jours_ _membres_ _ii_ _activité_ _façon_ _grâce_ _soit_ _nombre_ _mieux_ _heures_ _décision_ _prendre_ _ici_ _étudiants_ _eau_ _seront_",
      ],
      [
        -10.75,
        "_veut_ _image_ _approche_ _éléments_ _nouvelles_ _me_ _mémoire_ _enfant_ _aujourd_ _hui_ _demande_ _mesure_ _association_ _comité_ _cependant_ _programme_ _environ_ _données_ _produits_ _plan_ _toute_ _voir_ _avait_ _rien_ _pourrait_ _mon_ _permettent_ _enfin_ _assez_ _grande_ _création_ _tant_ _avons_ _espace_ _série_ _maison_ _cet_ _générale_ _mission_ _ordre_ _font_ _université_ _jusqu_ _ceux_ _souvent_ _président_ _page_ _donne_ _selon_ _conception_ _devoir_ _production_ _commune_ _groupe_ _région_ _présence_ _déjà_ _maîtrise_ _directeur_ _engagement_ _rôle_ _jean_ _réseau_ _entreprises_ _internet_ _hors_ _mai_ _connaissance_ _moyenne_ _époque_ _étude_ _puisque_ _libre_ _musique_ _domaine_ _école_ _parfois_ _eu_ _pourquoi_ _existe_ _objet_ _présente_ _centres_ _base_ _niveau_ _auprès_ _grandes_ _pouvoir_ _analyse_ _choses_ _serait_ _exemple_ _point_ _ni_ _type_ _européenne_ _long_ _pédagogiques_ _certains_ _matière_ _lecture_ _quelques_ _services_ _logiciel_ _écoles_ _dire_ _certaines_ _jeune_ _population_ _normal_",
      ],
      [
        -11,
        "_candidats_ _surtout_ _reste_ _masse_ _passe_ _outils_ _vont_ _droite_ _haut_ _bas_ _voix_ _étaient_ _titre_ _manière_ _ouest_ _commission_ _lorsque_ _club_ _sociétés_ _partenaires_ _sommes_ _trouve_ _nouveaux_ _soient_ _retour_ _écrit_ _date_ _er_ _genre_ _cinq_ _choix_ _centre_ _française_ _départ_ _va_ _ressources_ _rester_ _national_ _droits_ _articles_ _dernier_ _in_ _belle_ _mal_ _images_ _unique_ _auteur_ _femmes_ _sites_ _devra_ _dis_ _pages_ _partir_ _siège_ _centrale_ _soi_ _dos_ _esprit_ _réponse_ _fort_ _système_ _physique_ _conseils_ _principe_ _vu_ _pensée_ _problème_ _février_ _vigueur_ _novembre_ _actuellement_ _valeur_ _sécurité_ _proche_ _sens_ _créé_ _texte_ _octobre_ _vos_ _attention_ _sais_ _nouvelle_ _enseignement_ _quoi_ _père_ _problèmes_ _droit_ _ème_ _via_ _mètres_ _aide_ _juillet_ _résultats_",
      ],
      [
        -11.25,
        "_delà_ _nécessaire_ _monsieur_ _charge_ _accueil_ _effectuée_ _produit_ _sciences_ _concernant_ _municipal_ _janvier_ _îles_ _lumière_ _notamment_ _yeux_ _règles_ _bonne_ _autant_ _semble_ _phase_ _avis_ _véhicules_ _arrive_ _famille_ _chacun_ _celles_ _distance_ _document_ _numéro_ _documents_ _continue_ _vue_ _an_ _répondre_ _livres_ _suite_ _fonds_ _gros_ _prestations_ _scientifique_ _lyon_ _côté_ _marché_ _français_ _zone_ _ligne_ _francs_ _demi_ _course_ _ma_ _tête_ _démarche_ _méthodes_ _charles_ _carte_ _remplace_ _régionaux_ _exactement_ _période_ _cf_ _systèmes_ _prénom_ _humain_ _utilisation_ _aider_ _taille_ _programmes_ _particulier_ _ailleurs_ _bureau_ _procédure_ _salariés_ _compétences_ _concours_ _grands_ _projet_ _rue_ _toulouse_ _travaux_ _utile_ _équipe_ _réseaux_ _constitue_ _pu_ _autorités_ _aspect_ _avril_ _supports_ _mère_ _semestre_ _critique_ _journée_ _plutôt_ _fin_ _foi_ _devenir_ _louis_ _terme_ _dossier_ _effectuer_ _obtenir_ _composante_ _donné_ _chez_ _nombreux_ _devient_ _arrêté_ _âge_ _suivants_ _diffusion_ _langue_ _qualité_ _aspects_ _cadre_ _art_ _état_ _etc_ _campagne_ _direction_ _entièrement_ _formes_ _papier_ _gîtes_ _tour_ _petite_ _élèves_ _différentes_ _visite_ _santé_ _avaient_ _passé_ _juste_ _origine_ _occupe_ _régime_ _laboratoire_ _poser_ _savoir_ _limites_ _hommes_ _amis_ _entrée_ _fr_ _minutes_ _ajouté_ _vitesse_ _possibles_ _lorsqu_ _présentation_ _parmi_ _terre_ _vrai_ _informatique_ _philippe_",
      ],
      [
        -11.5,
        "_europe_ _changements_ _ecole_ _plate_ _suivante_ _tourisme_ _hébergement_ _revanche_ _capacité_ _rhône_ _information_ _nuit_ _forêt_ _territoire_ _outre_ _force_ _proposent_ _retrouver_ _permettre_ _théorie_ _réflexion_ _ancienne_ _gauche_ _extension_ _usine_ _véritable_ _naturelle_ _pouvez_ _questions_ _nombreuses_ _informations_ _pratiques_ _beaux_ _province_ _secteur_ _liberté_ _ancien_ _route_ _sud_ _gagner_ _courant_ _logement_ _disponible_ _demandes_ _pourront_ _équilibre_ _moteur_ _vraiment_ _disparition_ _aurons_ _pratique_ _solution_ _objets_ _caractère_ _matin_ _connaître_ _argent_ _énergie_ _modeste_ _vol_ _donnée_ _juge_ _ch_ _rappelé_ _formulaire_ _trouver_ _sein_ _divers_ _union_ _millions_ _penser_ _île_ _but_ _occasion_ _académie_ _habitants_ _possède_ _domaines_ _représentés_ _évolution_ _disque_ _dur_ _utilisée_ _prend_ _six_ _privée_ _atteint_ _comptes_ _plat_ _candidatures_ _fonctions_ _fond_ _mener_ _avance_ _uvre_ _paie_ _vient_ _sujet_ _nationale_ _entretien_ _journal_ _connexion_ _forte_ _difficulté_ _victor_ _certain_ _largement_ _guide_ _aller_ _petit_ _pont_ _eux_ _dialogue_ _bases_ _préparer_ _format_ _fichier_ _types_ _arrivée_ _www_ _co_ _minimale_ _meilleur_ _conséquent_ _dessus_ _accord_ _mouvement_ _suivant_ _maintenance_ _forestiers_ _quelles_ _mêmes_ _sujets_ _nouveau_ _agent_ _mort_ _philosophie_ _bilan_ _important_ _web_ _langage_ _premiers_ _couche_ _couches_ _figure_ _participer_ _chemin_ _champ_ _constitution_ _dossiers_ _européen_ _maître_ _stations_ _abord_ _anciennes_ _utilisant_ _nancy_ _sinon_ _seulement_ _médiathèque_ _extérieur_ _diplôme_ _station_ _fabrication_ _châssis_ _aucun_ _milieu_ _méthode_ _fréquent_ _traité_ _archives_ _pris_ _porte_ _attente_ _relations_ _recouvert_ _hauteur_ _personne_ _fut_ _août_ _moyen_ _technologie_ _simple_ _application_ _windows_ _utiliser_ _description_ _social_ _plein_ _frères_ _urs_ _intérêt_ _coût_ _contenu_ _rapidement_ _ayant_ _liaison_ _organismes_ _françois_ _signal_ _licence_ _deug_ _logique_ _dimensions_ _expérience_ _situation_ _quelque_ _chose_ _comporte_ _lien_ _reconnaît_ _iii_ _située_ _premières_ _aménagement_ _fixée_ _disposition_ _montagne_ _disponibles_ _cause_ _pierre_ _privé_ _règle_ _possibilité_ _dépôt_ _suis_ _patrimoine_ _local_ _science_ _durée_ _com_ _corse_ _dit_ _actualité_ _confirmation_ _passionnés_ _septembre_ _tard_ _autorité_ _classe_ _tarifs_",
      ],
    ],
  },
  {
    code: "ga",
    script: "latin",
    levels: [
      [-3, "a"],
      [-3.5, "i"],
      [-3.75, "n h"],
      [-4, "r e"],
      [-4.25, "s t c l"],
      [-4.5, "_a o a_ d"],
      [-4.75, "g n_"],
      [-5, "m ch ai u an b s_"],
      [-5.25, "h_ r_ e_ ea in í _c á _s ar é _i"],
      [-5.5, "na ha ir is _d ac th _n"],
      [-5.75, "f _b an_ ach _t _an le ar_ bh _g il na_ ta _l _m ag _an_"],
      [-6, "nn is_ ó ú _f í_ mh _a_ p _ch la dh l_"],
      [-6.25, "_ag it oi _na ch_ in_ d_ ra ad id he on sa as éi ei ir_ ái t_ re ío _r i_ gu _na_"],
      [
        -6.5,
        "le_ _is gh us ia é_ _le te us_ ui ma _bh al _é _ar agu gus nn_ ann nt air ig de éa dh_ ht hai hu ga _i_ cht o_ _is_ _agus_",
      ],
      [
        -6.75,
        "ao ri ne ean aí ith ain á_ si eo at se am g_ ho ca tha cha rt om st eac ba ua _sa _é_ sc _de li _ar_",
      ],
      [
        -7,
        "_p rí or hi co im ll _th as_ oc the il_ hr adh _ma rea igh ha_ tá ile ta_ _e _in ce _h io da ail chu gh_ iú _ai hea ic inn ear",
      ],
      [
        -7.25,
        "ire ol ó_ ait m_ och go rai aig nta omh hl _go _ba ng ag_ sa_ de_ há he_ aí_ tr di bha gc mha úi _gc ne_ tea go_ _si ht_ hí ú_ _o ad_ os fh án hé _le_ _go_",
      ],
      [
        -7.5,
        "tá_ lt mar ói ine éir te_ ni aid id_ ath uai _se nna idh fa ro ge ti cu har ib _fh hta íoc lá mh_ do aoi th_ la_ _co sin _mh ais un ab áin ní sh ead amh lea ur en _do bai cho bh_ _ag_ _de_ _sa_ _mar_",
      ],
      [
        -7.75,
        "ae _dh cea c_ eis aío ór oin bhí nac tai ná sé iri río ite lei nd lai cr _sé _tá án_ eas int ill rá _ca rth me ré _ó eá ns tar nó _ga onn ana hui fé lia ll_ on_ rl re_ _ac hí_ sé_ v _sc sea ob _at _cu ci idi _ce hái _á ion abh _fé rí_ eil oir _ea iai ant _sé_",
      ],
      [
        -8,
        "su féi _te éan ibh irt seo íon mi rt_ _sh _fa fo eal br _gh éin nea cl _éi nga sta _ní _su ist aon all eo_ art oil er lac hf y ont ru _ta _d_ al_ héa isi fe _u rd ph aib ot lo cai ina mó k áil lta ala _tr hó _nó asa nai _ri _ra nu ún bhf áir og pa ola san tí _st dt _am hun rr _ré ise ang ra_ che hn _sin_ _bhí_ _in_ _tá_ _ina_ _seo_",
      ],
      [
        -8.25,
        "nó_ cé uid ge_ dir nua sí _da mb iad gha uit atá _ia rm _fo iúi _lá un_ lí _ph eoi irí en_ ama bhl od ria héi _mó thr _nu uir fu nt_ lé réi éar fi sp imh sui hoi ur_ úil alt eir tu óir han sca to rú _ó_ eag _ro ara úl ini gco dea _dt ál ga_ _ha nne ón dá hli ona mai cui ár _oi ín _ei rc fr ada bu át _io _mb du ní_ el thu ba_ u_ ial _cl _í áid arr fao hac se_ eat ul eit arl pe éad laí sai uin rg mp _atá_ _nó_ _ach_ _suite_ _leis_ _chun_",
      ],
      [
        -8.5,
        "asc den po ás rac éid có gr rb lu bl _ao hú hei hra ug hom iar ois _du gea con be _fe rs dr com sú pr eol ór_ am_ íom roi taí hao _br dé _bu rn has gi os_ ice nc ige _ná hua ort obh gac nm _me sia mac áis lla éil íos hin _li _as siú hla nío ae_ oth pl b_ w _fr áth tas eam ian naí aga es oi_ ea_ _ci ús coi éal _í_ ast _la _cé ip _ú rla fá tú uil ing _dá ché ste dao rin ide ard _cr um bhr aic _sp thi aim déa _ann_ _ba_ _féin_ _baile_ _den_ _raibh_ _bhliain_ _ní_ _eile_",
      ],
      [
        -8.75,
        "mór lú ilt dú gai do_ má gn so áit dó tra _po oga y_ _ti hm pá agh mea nr ló tac rit tí_ _v rái raí _gu rd_ dí ró _nd tae _lé léi isc inm céa _fá sac _lo úla crí _ru lan sá chl _tu nte eid té odh úin bo rei eic hre ála ili _mi fea _ái hia _pr cú _dé chá ls nam hio iú_ gan ána _lu sha áb óra sl _fu _fi lle chi _hi trí tó bhe iún ig_ eor _ng lte sc_ ic_ nái bun or_ úr im_ _éa ce_ ct for don osa mo gad _sí ata lái eán ons gl éag _faoi_ _do_ _as_ _ea_ _san_ _chuid_ _iad_",
      ],
      [
        -9,
        "_rí mhe sn tho gae mhó ós gur sí_ fei mu _be fho iti ír hío óg mí ras hór ts thá chr íl pi éim if ná_ ham ábh hd rra ua_ hrí ít _to leo heo _gr ap bre p_ oim gt ris dei eái íod nad nis dhm _cú ms had né iom rad ís dui réa sr da_ tre fui dai úc oll and ud sao _ge bí imi rle cat _or _bo nú eab scr rbh bi sna _dr oba hor aca bal _id gá cá dom bé rio arm lb dhé fad _eo va hc lg maí bli _so lua úd dia hfu _ab hur _sn uim sco rta it_ óna mhi _im iúl nig sce cin ún_ nni ins lit hir ás_ oib inc igi _bl hch riú teo pé fhi úch hne pái ol_ _dó lán _có _air_ _ná_ _nuair_ _siad_ _amach_ _don_ _nua_ _féidir_",
      ],
      [
        -9.25,
        "arc dhe ora aei ghl uas las hs aob _di bea hri _t_ dá_ sái ran rig aot mhá rom _ui _ho irl _gn sm bhu nra leá ici fó ut hal _ua nnt j ár_ sío hán ia_ _mu tái er_ _mí lin can bío _ts _hé ón_ hos mó_ óid rú_ fái irg sti imp hil tiú gar íor _má pea car nas uis úna ilg lge man fua lói lár arn _gl _sr _dí pla ng_ cos ou ós_ tl nm_ hrú ans íte éig ibr ogh et stá lín ín_ tal ims dar str ghn phr no nti téa ict cad gs béa uma nda ud_ aol úsá gé saí bá tua úis scé uga giú cra lag chó una lí_ onr of ael _ón ul_ tei bhi eap op ota íre gra hm_ min éis tio cla ndi _mór_ _nach_ _dá_ _réir_ _bhfuil_ _mó_ _sna_ _duine_ _teanga_ _gach_ _níos_ _gur_ _chur_ _aige_ _gcontae_ _chomh_ _am_",
      ],
      [
        -9.5,
        "ie hol shi hug hói hab gal _mo hu_ _ne cum mui tói oca nsc únt irm _bé dói hog _ús tir _tí ime _k _fó reo ilí osú mái lli gta acu cur fhe éas cei rr_ uí ghe gce _he ma_ fra ich hum ss pol el_ hro ml amp íob ve rte léa _w nf ils nan ban dac ac_ fha dul súl úda neo col bp _bp bri nic foi she gla uac _bí lá_ fre néi hat tan gca cu_ oid dl ág ús_ osc neá pho uc z mhr ric _al rud _bá rch x _pl cón ám chú ena ags gsú _bi prí súi hon ost oma ird iv péi mn iu rge bra st_ ará iot rna nl foc vi es_ _pa _dú cúi rug cas lú_ ád _pá _b_ rca ghd ugt mba tao lío cé_ ís_ eál téi hoc cn f_ cór alb dhi rói rm_ rsa liú ord nch úir haí tim _cuid_ _aon_ _maith_ _ón_ _ainm_ _tháinig_ _idir_ _acu_ _dul_ _fáil_ _lá_ _chuir_ _éirinn_ _rugadh_ _dhéanamh_ _leith_ _bíonn_ _chéad_ _daoine_ _chéile_ _héireann_ _orthu_ _ceantar_",
      ],
      [
        -9.75,
        "trá dro nmh éit orm sle mhí uig dha tús rba rao ond cái _j ab_ dtí gcu mhn gcó nde ál_ k_ _re ed len ck oml mpe irn úl_ _áb bar me_ lt_ ld ios dí_ mé nsi org dam anú ey éac bhé loi pó _n_ cli _pi ars _gi hrá arb lad orc hlá tír rmá hfe mpl nná mis diú itr sei lát _ae _ir nát fac _té idí óis olá rut uth toi eog dte fhé fai ey_ thn dhr son ipé nsa lar au íd fhá úp _dl ctr spá nit tt íne pei orb cor hú_ cru rui íl_ iam só rma lbh isí _ad ceá ác mhs hna hag fri oit cal cis tri ley ki agr rán _ró sam _á_ rúi lis tú_ mon niú _há adó iat sho ghr af mio íle his dhá daí _lí nós itl lic dhú pa_ rc_ ách urb rde _gá hb _sl nd_ nla sma ioc fhr ása aba ry spe meá cs dái íc dál nú_ mhu cm lam ifi ias géi bhá lc mhl tam há_ fia _cé_ _trí_ _éagsúla_ _rud_ _chuaigh_ _cur_ _mhór_ _ceann_ _faoin_ _béarla_ _leor_ _gaeilge_ _sí_ _isteach_ _measc_ _ab_ _cosúil_ _the_ _freisin_ _teangacha_ _gcónaí_ _lena_ _aghaidh_",
      ],
      [
        -10,
        "loc pai aer ca_ isl _ú_ phá pob cog néa sit fí uí_ apa clo arg rtí lao ds céi úr_ ula lim órt ceo stí nge óc mho ára ip_ cló _pe irb wi rp _lú dú_ caí ind wa éam sol bla umh oic uch uat ciú cao tío bhn lon dan mao cac núi úrs lm rf par em húi ee ter gcr lio sua úig olt mpa _rú rat _ol iúd omó ntí ngh hiú _ío mse hlo dra lui gin mc ior _ob mhc ofa fa_ mbl áf _áf áfa ton tug ros gái _y rg_ ntr irs cre ndú niu rda htú íb rá_ onl bor óg_ q ela aor rua reá ilé _gé nst oo _cá pri gas av ani _sá nán óil _át orl val mlá omp lab hfo rga spó rae thú fás rná táb srá _gcomhairle_ _taobh_ _dtí_ _leabhar_ _lán_ _rialtas_ _éirigh_ _gan_ _dhá_ _rí_ _rinne_ _thabhairt_ _céanna_ _síos_ _úsáid_ _áit_ _contae_ _timpeall_ _áfach_ _roinnt_ _cathair_ _ndiaidh_ _daonra_",
      ],
      [
        -10.25,
        "rk ke orp _ni mch dre thc rmh tli dlí hló hbh _mé _rá tui og_ hná clá dúc tle iu_ ríb íbh eá_ hae rál géa _vi iúr óga iod óm lám ámh dtú eon pu tán _ul him ere ub ug_ tig iné mas nao ron oif fig spr ja thé ót dío urt cil _va ka alú oda sra fhu sto dhl aít níl tát htá mí_ lls omc sói anc _no ilb _pé rís uar éab poi óp mni tit féa lsi ghi ált mad di_ ry_ nse cói íni árt ích aná hth fós imn eg idé mhd pói úpa por aom icm dta sas pre bei ong _sm eib úd_ _s_ ocr ein hfa lat ást tóg thí ren dúi _of of_ rim mbe thó db idb dbh orr tse tag híl ipi hún sw ld_ fil _m_ tré ité dho hot pac sci scá íse _nós_ _bliain_ _bheith_ _inniu_ _bunaithe_ _aontaithe_ _fad_ _ansin_ _tíre_ _bhfeidhm_ _dtús_ _shampla_ _thug_ _mac_ _átha_ _cliath_ _deireadh_ _bhíonn_ _cuireadh_ _níl_ _thaobh_ _ábhar_ _thosaigh_ _fós_ _feidhm_ _gcuid_ _obair_ _amháin_ _stair_ _sráidbhaile_ _cinn_ _bhain_ _haghaidh_ _ard_ _domhan_ _oibre_ _bhaile_ _dhiaidh_ _chathair_ _chineál_ _chogaidh_ _rinneadh_ _linn_ _stáit_ _fuair_ _tar_ _éis_ _gurbh_ _léir_ _of_ _ríocht_ _áirithe_ _scéal_ _roimh_",
      ],
      [
        -10.5,
        "_rith_ _gceist_ _domhain_ _mhó_ _déag_ _chéanna_ _dlí_ _aois_ _éirí_ _rialtais_ _bhaint_ _scannán_ _thiar_ _fearainn_ _muintir_ _déantar_ _maidir_ _éireannach_ _fhine_ _uisce_ _thugtar_ _gá_ _mhaith_ _bhéarla_ _pobal_ _lár_ _thuaidh_ _fada_ _beag_ _roimhe_ _mbaile_ _dara_ _suas_ _chum_ _thar_ _lucht_ _dó_ _scoil_ _staidéar_ _toisc_ _lú_ _stát_ _loch_ _naomh_ _mí_",
      ],
      [
        -10.75,
        "_siúl_ _dromchla_ _má_ _iomaí_ _mbliain_ _dhún_ _chuige_ _ghnáth_ _fearr_ _uí_ _ghaeilge_ _saol_ _focal_ _anois_ _gearmáine_ _eolais_ _thoir_ _ábhair_ _fhág_ _oileán_ _litreacha_ _háirithe_ _bhíodh_ _athair_ _córas_ _cealla_ _chontae_ _cumann_ _tíortha_ _minic_ _éireann_ _roinn_ _chuireann_ _gall_ _ball_ _clár_ _haois_ _theas_ _aithne_ _rá_ _náisiúnta_ _fud_ _bunaíodh_ _dóigh_ _coitianta_ _ndaoine_ _saor_ _bheadh_ _cheap_ _díreach_ _gael_ _halban_ _louis_ _comhairle_ _dtugtar_ _bás_ _scríofa_ _aicme_ _baint_ _tuaithe_ _ceoil_ _iomlán_ _fhéidir_ _ionas_ _focail_ _aici_ _áitiúla_ _mhic_ _aimseartha_ _siúd_ _cailleadh_ _dán_ _galar_ _arm_ _aire_ _arís_ _bhaineann_ _iontu_ _dócha_ _uaireanta_ _déanaí_ _dála_ _láidir_ _éan_ _mbíonn_ _níor_ _cló_ _oiread_ _siar_",
      ],
      [
        -11,
        "_athraíonn_ _thoradh_ _cath_ _laghdú_ _tugtar_ _cogadh_ _teacht_ _lorg_ _teocht_ _theanga_ _saibhir_ _móra_ _mheiriceá_ _seapáine_ _láthair_ _liteartha_ _pierre_ _fraince_ _bliana_ _abhainn_ _muir_ _di_ _dóibh_ _chóras_ _cineál_ _uirthi_ _brí_ _aice_ _tríú_ _ceist_ _márta_ _fómhair_ _cathrach_ _leeds_ _chosaint_ _córais_ _eagar_ _spáinnis_ _pan_ _scríbhneoir_ _duais_ _airgead_ _istigh_ _chill_ _domhanda_ _baintear_ _chuig_ _airde_ _oifigiúil_ _aithint_ _mhuintir_ _dhéantar_ _déanamh_ _óg_ _sasanach_ _hoileáin_ _teach_ _daonáireamh_ _mórán_ _laghad_ _breataine_ _daonna_ _aibreán_ _comónta_ _canúintí_ _borough_ _sásta_ _chiallaíonn_ _gcoinne_ _réimse_ _bun_ _prionsabal_ _bhfad_ _líne_ _mbeadh_ _saighdiúirí_ _ceathrar_ _talún_ _bhrí_ _galair_ _fhorbairt_ _céim_ _réimsí_ _adamh_ _fraincise_ _scríobhadh_ _saghas_ _gnó_ _casta_ _thart_ _foilsíodh_ _gurb_ _uimhir_ _cill_ _cúis_ _himeachtaí_ _trastomhas_ _oileáin_ _luas_ _duilleoga_",
      ],
      [
        -11.25,
        "_máire_ _iris_ _bhunaigh_ _iarraidh_ _chois_ _bailte_ _gcaitliceach_ _phrís_ _mhí_ _gnáth_ _radharc_ _tús_ _méid_ _fiú_ _áirítear_ _gcás_ _más_ _fhear_ _éigin_ _fhoilsigh_ _dearcadh_ _ós_ _chogadh_ _gréine_ _ailt_ _páirtí_ _anuas_ _hiodáile_ _dheireadh_ _dúchais_ _ngael_ _gcrích_ _fhoghlaim_ _uladh_ _bealtaine_ _meán_ _bharr_ _cáiliúil_ _tharraing_ _iar_ _iarthar_ _forleathan_ _bronnadh_ _theastaigh_ _uaidh_ _ceol_ _pháirt_ _oideachas_ _gníomhach_ _bhrú_ _son_ _nár_ _ullmhú_ _níorbh_ _speiceas_ _díobh_ _fóill_ _sean_ _úd_ _úrscéal_ _cosc_ _shocraigh_ _mbun_ _tír_ _beagnach_ _polaitiúil_ _chumhacht_ _bhunú_ _limistéar_ _chaith_ _riamh_ _léirigh_ _km_ _sasana_ _fás_ _tréimhse_ _éileamh_ _sine_ _críocha_ _theip_ _tríd_ _báis_ _fear_ _ceangailte_ _ndéantar_ _cogaidh_ _iasc_ _réigiún_ _cuirtear_ _tháirgeadh_ _cruinneog_ _cuireann_ _ndeireadh_ _cúlra_ _haoise_ _bheirt_ _litríocht_ _aer_ _héireannaigh_ _thiobraid_ _árann_ _chóir_ _uair_ _luimnigh_ _labhairt_ _dhaoine_ _mhíle_ _cinnte_ _bord_ _blianta_ _tagairtí_ _essex_ _leagan_ _rialú_ _fásach_ _accona_ _éard_ _staire_ _oidhreacht_ _scríobh_ _míle_ _glactar_ _inis_ _úsáidtear_ _aitheantas_ _shaothar_ _inbhear_ _lámh_ _seirbhís_ _poiblí_ _príomhbhaile_ _baill_ _mbeidh_ _riaracháin_ _araibis_ _spás_ _uimhreacha_ _imreoir_ _polaiteoir_ _saothar_ _ceithre_ _meastar_ _ngach_ _irisí_",
      ],
      [
        -11.5,
        "_peadar_ _imigh_ _hastráile_ _eorpaigh_ _gnéithe_ _taontas_ _sóivéadach_ _lúnasa_ _fhan_ _chaitlicigh_ _céard_ _tharla_ _fheiceáil_ _solas_ _idí_ _mhóra_ _athrú_ _ainmfhocal_ _fhada_ _roinnte_ _dhuine_ _fhearr_ _teas_ _leanúnach_ _aithnítear_ _data_ _ghlacadh_ _scoláirí_ _faide_ _encyclopædia_ _britannica_ _ghinearálta_ _mbéarla_ _arna_ _réabhlóid_ _gcóras_ _saint_ _ról_ _dteangacha_ _chiarraí_ _fharraige_ _phobail_ _fhéilire_ _ais_ _glúin_ _machaire_ _tsaoil_ _mhais_ _bán_ _ór_ _gcúrsaí_ _scoile_ _sínise_ _críoch_ _choimeád_ _chúiseanna_ _aibítir_ _ndearna_ _tacaíochta_ _téann_ _gaelach_ _eanáir_ _leictreoin_ _staid_ _leictreon_ _dhromchla_ _shliocht_ _tromlach_ _dhaonra_ _chúige_ _bhlian_ _cúige_ _céad_ _file_ _eisean_ _rúis_ _dár_ _choinneáil_ _fágadh_ _teorainn_ _tuath_ _aird_ _thuaisceart_ _parlaiminte_ _baineadh_ _theangacha_ _baineann_ _ghrian_ _plandaí_ _feidhmeanna_ _éineacht_ _stádas_ _tiarnaí_ _cheapadh_ _cloiche_ _mhac_ _león_ _giúdaigh_ _líon_ _tosaigh_ _pháistí_ _saothair_ _ainmhithe_ _scannáin_ _iompaigh_ _smaoineamh_ _leithéid_ _riail_ _shasana_ _laidine_ _polasaithe_ _curtha_ _fháil_ _méadú_ _ollscoil_ _institiúid_ _seif_ _bpáras_ _chonamara_ _ros_ _ionad_ _daonlathas_ _sóisialta_ _tionscail_ _tailte_ _gondor_ _sauron_ _seol_ _páirt_ _cén_ _bpoblacht_ _eolas_ _dónall_ _gearmáinis_ _cúig_ _bhuail_ _léi_ _dúchasach_ _braitheann_ _nsw_ _briseadh_ _cibé_ _nobel_ _shaothrú_ _fhile_ _londain_ _iarúsailéim_ _glas_ _frith_ _láimhe_ _triúr_ _réasúnta_ _spreag_ _dúirt_ _tuairim_ _ghairm_ _rúise_ _beo_ _cainteoirí_ _phobal_ _simplí_ _hms_ _stiúir_ _gceantar_ _breis_ _fianna_ _forbartha_ _luath_ _iomláine_ _meascán_ _mhoireibh_ _chomhairle_ _oighear_ _cuimsíonn_ _barr_ _shin_ _gcomhair_ _fiabhras_ _litriú_ _eachtraí_ _aithris_ _míleata_ _dtíortha_ _buí_ _taighde_ _dtuilleamaí_ _déanann_ _anatamaíocht_ _fhad_ _droim_ _téarma_ _gcathair_ _deir_ _deirtear_ _réaltaí_ _deoise_ _saothrú_ _aidhm_ _cuspóir_ _thairis_ _cheantar_ _afraic_ _leo_ _cheanada_ _samhail_ _speisialta_ _teideal_ _india_ _scéalta_ _cead_ _léamh_ _and_ _annála_ _tuaisceart_ _ríomhaire_ _cm_ _gearóid_ _tógadh_ _cheol_ _chanúint_ _dhúchas_ _páirteach_ _achar_ _pholaitiúil_ _iarr_ _tábhacht_ _garman_ _lincolnshire_ _leaganacha_ _chás_ _léas_ _traidisiúnta_ _dr_ _thugann_",
      ],
    ],
  },
  {
    code: "gl",
    script: "latin",
    levels: [
      [-3.25, "a e"],
      [-3.5, "o"],
      [-3.75, "s n"],
      [-4, "r i"],
      [-4.25, "d t c"],
      [-4.5, "a_ e_ u o_ l s_"],
      [-4.75, "p m"],
      [-5, "_d n_ _a de"],
      [-5.25, "_p _e _c en os"],
      [-5.5, "es re er _de ra os_ ar as co g b"],
      [-5.75, "de_ ci _s te _o da do nt al ta on q qu ue _n to se st as_ an"],
      [-6, "_co que v or r_ ó f ca _q _qu ue_ x ro ad _m po _a_ no _t _de_ _que_"],
      [-6.25, "do_ is un ón in na á ic pr _e_ ac ió pa ión me í li ri ti"],
      [
        -6.5,
        "da_ tr _se _o_ ent ra_ _po ón_ _f ec ma _no le mo h nd ia id en_ la l_ _r ció nte so _i ns it to_ _es di _pr ga z",
      ],
      [
        -6.75,
        "_do _u es_ pe _pa est el om io é con em ce ol _un _da lo _l aci sta _g te_ _re si _en sa nc am on_ ir res se_ ei",
      ],
      [
        -7,
        "at ou ar_ _ca par _v ha com ll ni al_ ab ú _in ica u_ pre ba go ida _na mp ade eg rt ai or_ is_ ta_ men dos _do_ _da_",
      ],
      [
        -7.25,
        "ve _te tra dad un_ _pe be ur no_ ali tu xe ro_ cia ñ ara za ado ut cu mi od pro ed ist oc _b va _as ct na_ ant por _ga á_ br _ma ter i_ ob gu _x é_ ía nto ito _en_",
      ],
      [
        -7.5,
        "er_ _os mo_ iv des nci per _di nh an_ vi unh nha im ca_ _so ha_ rr ex _h ul _me ere nos ia_ ns_ der non lo_ gal rec fi ndo ou_ us vo ig il fe oi sen _ou ten co_ ía_ tos _tr rs _é ada _os_ _un_ _non_ _para_",
      ],
      [
        -7.75,
        "io_ nta eu ne fo _to iz pol ici xi omo _é_ ese fa art du sc sp go_ rá and ran ari re_ ect óns iza era _á enc das oa ona sti op gr tor ste eir za_ cio tas sa_ tar str ais ale úa ap rm nde ea ico ix _mo la_ eit et ont int ui _se_ _unha_ _no_ _por_ _como_",
      ],
      [
        -8,
        "_li _ac tan tic _fa uc aba ora ao end ame tes rí cr ib ura ons _fo ers tro lle rei _ao nal cto su ras nac ntr mos ece _al tod so_ rn lt ita bi ion esp xa sú cas _an ase pos má tad _sú ber mar liz súa _ta ser den ua lic el_ ez ial emp _vi rd ido leg ria án rc xo lu tiv ren llo _ex rio obr ao_ ng _á_ cid cl _má ero _as_ _na_ _dos_ _ou_",
      ],
      [
        -8.25,
        "lar úa_ car ros bo edi tur rop pi _ar ag omp nda can esa _cu man lis oci pl mu ái áis ep mái mpr ma_ ot ira ver ch err ost ef ñe _si cer _ve au ina ru dic ell rti nu ega ron _ha for uto _ba rso bre bl ern sió ie ña oa_ _ci cul ano z_ olo ela ría fr ov rac eu_ gra ai_ esc nst all én iro um rma out ios rte esi mb ide _le tem egu ema bra tá ala uni seu ga_ eme _ao_ _máis_ _súa_",
      ],
      [
        -8.5,
        "ode iva ego lid inc tam xu ori utr ore aí _sa mpo pod _fe lla _fi sm ín le_ lí bal ho soc ele uci _du rad zo eci cor ens nse cal _em nic fer ít ndi los rab én_ nce anc odo cc _ob iñ _ne ev rá_ ata _va _au ond fic nti ces _su moi tre uer if ola ias _ap nv ño ert cos ult _xe xa_ qui án_ ip ás _gr ub tal av gar pu az ez_ fu rra ax eb mai seg smo _el mes eco min uí act orm cen ort _lo _ho nas ind soa lib itu me_ rat pri _mu sto eri oi_ ome _das_ _con_ _galiza_ _ten_ _nos_",
      ],
      [
        -8.75,
        "und mun ral sic vo_ ís arr emo rda cci cad up _ce _fu sí coa bel dun ña_ dis hai og bli eo ili ati nov oda erd ini rar _at stá oit atu dem ir_ íti añ abe med dir lec col nun ive cam í_ rep _ni uro ins _fr ox _ch rea aut g_ ses erá _am igo mé onc tig ven rna are xe_ lg aro _ad ce_ rto rno cla ace spe ún ula _xa ban les rro lab las obe osa tid gui alg ana ire ivo he oca arc of po_ _ag _go eñ nó amé ago asa rre ol_ tit oñ té vid xer mén sas ime dor _dereito_ _hai_ _seu_ _pero_ _tamén_",
      ],
      [
        -9,
        "tin áb va_ nes olí cip af _nu nz ior xo_ _im sob rv vol ust ing sid mpl _cr ud dio tat ete oñe _xu _be ulo exi uel cti duc nf ume pec cat tri spo cre dec ará hi imo ate dí rim lta _mi bar eda _vo lít cel pon ó_ us_ sco axe nin amo _eu dan ato van ño_ fra rg pañ _ab rem rel nsi ler nca dar dr isc sem esm aq son bu pas ima ret rta ual tó cac lor ani eno _pu rit xen mel imp oxe ama ug aqu oll erv tru lac opi ba_ unt eso poi erí apa che mer opo efe sin mú lm ede gan cri emi _la mas abo sar así lei nx fac xec _ll bas iso gob gue úb uen _gu ote rq rqu ixo zo_ sos lem atr _polo_ _sen_ _sobre_ _ser_ _coa_ _nas_ _todo_ _dun_ _xa_ _persoa_",
      ],
      [
        -9.25,
        "tut _xo vas coñ ben ngu lá ás_ sí_ dif ref ux aso índ ovo _lu ibr aco ñec igu gua ixe eus xp exp mpa _or rl lv fal bor nza il_ ecc óm scr ipa epr eza spa mic tí mat tá_ gor erc orr _cl pal amb reg oma iga sal lme cab _af foi sol ena sit pen vis ien rol és cur bn _bn bng ng_ rin ota nad pú púb úbl did abr teñ oe ocu _aí aín omi in_ ea_ ord aís fin usa rán san _ti oso dei iña tua és_ mbi lad sca úas erm ibe unc def efi nid bri _pú niv só ric cie ró mpe día _ra fun gad gos eta eur paí _ed ltu _só só_ aga nis ris env len aca dia ped _is ois orq nsa iño olv sd roc isi eal _ri oas nve red ibi tim tac deb val amp del bil nor rse mil ps uga emb zac arí ami íc _galega_ _así_ _toda_ _co_ _está_ _foi_ _entre_ _bng_ _pola_ _galego_ _traballo_ _esta_ _son_ _aínda_ _estado_ _anos_ _só_ _agora_ _mesmo_ _goberno_ _porque_ _cando_",
      ],
      [
        -9.5,
        "sé ís_ ábe rez ino lam log ifi sor exa ism nar _ás lia sde zar exe cis xes lan var rga _pl tuc _ig pac tel pio dou gú ñen rie iar osi aio lve pé _ps ei_ rof ofe ús rom ivi ecl ld ixi vos tou ian vel nóm rob rce edo ecu ced cha cí gur rib rri ple rod _ro mis ogo mit mon utu uri ná tir eli _hi gun ous ill ite sex alt cta nvo mal cap heg rca rz zad apr sab _dí sec adu _mú ª _ª ª_ _ª_ ár egr nom gún mor ied eo_ eñe clu riñ oce cil _pé ómi rox mei ble asi upo mús úsi ope ast rev pli íd aña _ú ans rva óx tab ín_ cum éc fes moc dam ram ono año rdo omu lin alm uit inf rix sis xid k ixa óxi xim onó cin xis té_ arl iu _ec rav rci _er _dereitos_ _seus_ _ás_ _lle_ _moi_ _artigo_ _novo_ _todos_ _país_ _política_ _tanto_ _ferrol_ _estatuto_ _teñen_ _cidade_ _nosa_ _tempo_ _música_",
      ],
      [
        -9.75,
        "ald dá bo_ ác sel orn apo fir fix íb ogr lgú xei w rex eca eix mad ér ton uta nec scu _oc bro cun ava fí rid onv rp acc ní mul eis met dit pub ubl cem át ór oli oni aos hab iad ice _op mbr rot até uar ló loc lev ine cou tud raz imi _id ene ctu adi fan íbe xun bs fil gre vé rsa enz tex ars ál sul ías urs tec nco evi fec rmi fen lex ebe alo xor lon irm mig rai _bo j bei tán esd uñ iu_ sup iai fl riv pob obo ñol uti pa_ div rsi his ún_ ási dur eq equ úns gn edr mac stu uin ncl ife coi lc ull eña ove gru anz niz lus xt ves ard odu pou _aq lq alq lqu _ir nat org lim bid cir _av nió tón nía lti tul pó icu lit iti deu ign ós esu ve_ til eva rup orz uns uix cía sf _pi nú pet doc ext pia ge ouc ova pel hu _ó _mundo_ _parte_ _mellor_ _vida_ _moito_ _súas_ _aos_ _pode_ _galegos_ _proxecto_ _até_ _desde_ _este_ _nin_ _socialistas_ _dunha_ _nunha_ _outros_ _será_ _quen_ _iso_ _social_ _calquera_",
      ],
      [
        -10,
        "rut olu onf ua_ rig elo _of nai afi iri dep rde rb rll dra vai sub usi _z orí anu cup tom ane nso íst _bu rtu mod isa vem oro det sé_ gas ám opa oo _on ué ise áti arg paz igr hom aix our pró xic enó hox ear zas dat lug vig alc aza pai uis ach pla cn tis dm adm dmi cua lat t_ d_ uxi hum xos osé ocr dea teg pt _us hor xem plo xud y dig lgo idi ila ile lio anx fon fut fro eve _zo zon rzo gon _ef upe arm use cue sam dez pat abi zá toc neg quí tea uma evo ndu aní etr ód pag _ax nan úl _j inv róx nón soe oe_ nue eba rov sad ré reo sq squ nxe ába epe bí ós_ max gul pra vad nq nqu pé_ ave fam ntí xc exc ícu fux _hu rme _obra_ _público_ _contra_ _cos_ _están_ _medios_ _mais_ _proposta_ _outro_ _ter_ _sempre_ _despois_ _empresa_ _algúns_ _ben_ _antes_ _caso_ _lei_ _facer_ _mar_ _arte_ _liberdade_ _vai_ _algo_ _hoxe_ _outra_ _grupo_ _obras_ _menos_ _poder_ _onde_ _bases_ _coas_",
      ],
      [
        -10.25,
        "luí cra viv ure be_ pea lán áct asu síb _vé uei uir p_ pso pes ían si_ udi cei ose bit oz fre ner epa clá bus cit _nú rvi sim miñ ige ge_ rón ecr cá uco fei rum ole poe vir iá dac áns nfo rác cte edu uca lix omú mún ong ítu rou upa voc últ sib gué cai vil irá oru ruñ uac exu vin lás ead bía azo eti cni eto inu uí_ ham bio fai iac bos cep rpr dán spi ebr one nfa _w vén uda adr rba _úl lgu c_ vez xpe asp uf _ún úni éx uña uid x_ lca _español_ _pois_ _sociedade_ _senón_ _psoe_ _si_ _vigo_ _zona_ _terra_ _era_ _prestige_ _pé_ _persoas_ _lingua_ _respecto_ _sexa_ _xente_ _presidente_ _sería_ _manuel_ _conta_ _ver_ _tan_ _estes_ _libre_ _nación_ _nacional_ _polos_ _nun_ _cultura_ _esa_ _eleccións_ _futuro_ _uns_ _nunca_ _primeira_ _nada_ _director_ _nivel_ _ese_ _propio_ _case_ _nesta_ _actual_ _tradución_ _mulleres_ _guitarra_ _outras_ _acordo_ _europea_ _común_ _falar_ _cada_ _vez_ _neste_ _lugar_ _concello_ _dentro_ _veces_ _cun_ _ademais_ _días_ _deste_ _difícil_ _aquí_ _guerra_ _organización_ _fuxidos_ _liberdades_ _ikebana_",
      ],
      [
        -10.5,
        "_xosé_ _todas_ _cultural_ _historia_ _xeito_ _noso_ _socialista_ _vén_ _isto_ _touriño_ _pp_ _nacionalista_ _partido_ _xeral_ _coma_ _moitos_ _documento_ _século_ _día_ _nova_ _comunicación_ _quixote_ _autor_ _fai_ _unión_ _carácter_ _cidadanía_ _consello_ _dous_ _pérez_ _maioría_ _beiras_ _lles_ _situación_ _psdeg_ _miguel_ _libro_ _galicia_ _gran_ _durante_ _intereses_ _varios_ _quere_ _auga_ _polas_ _certo_ _familia_ _xornalistas_ _catro_ _película_ _ano_ _nacións_ _claro_ _medio_",
      ],
      [
        -10.75,
        "_base_ _comunidade_ _constitución_ _educación_ _sistema_ _home_ _anxo_ _quintana_ _considera_ _van_ _primeiro_ _coruña_ _barros_ _fronte_ _pontevedra_ _dirección_ _franca_ _francisco_ _lópez_ _marzo_ _amenábar_ _palabra_ _nós_ _casa_ _garcía_ _dende_ _forma_ _pasar_ _logo_ _maior_ _fernández_ _fixo_ _hora_ _santiago_ _palabras_ _tres_ _pouco_ _grande_ _premio_ _universal_ _instrumento_ _propia_ _protección_ _pobos_ _cidadáns_ _benestar_ _condición_ _ensino_ _pública_ _segundo_ _febreiro_ _posibilidade_ _estratexia_ _semella_ _condicións_ _único_ _traballar_ _posto_ _reforma_ _carlos_ _discurso_ _fóra_ _riera_ _empresas_ _daquela_ _ence_ _eu_ _político_ _camiño_ _competencias_ _exemplo_ _gonzález_ _recursos_ _poden_ _catástrofe_ _problemas_ _di_ _homes_ _el_ _ue_ _igual_ _cousas_ _seguridade_ _cambio_ _actos_ _obxectivo_ _declaración_ _ningunha_ _ninguín_",
      ],
      [
        -11,
        "_foro_ _natureza_ _idea_ _vontade_ _europa_ _demais_ _pobo_ _posíbel_ _etc_ _cervantes_ _dá_ _fondo_ _alá_ _xunta_ _alcalde_ _próximo_ _peña_ _local_ _municipal_ _momento_ _capacidade_ _filme_ _distintos_ _dúas_ _lado_ _interior_ _territorio_ _económica_ _maiores_ _comisión_ _últimos_ _sector_ _mal_ _políticos_ _realidade_ _real_ _me_ _resulta_ _orixe_ _cal_ _saber_ _proceso_ _feito_ _moitas_ _edicións_ _arias_ _diferentes_ _maría_ _longo_ _seguir_ _razóns_ _naval_ _postos_ _laboral_ _pasa_ _poderá_ _imaxe_ _ós_ _autogoberno_ _fundamental_ _redactores_ _xustiza_ _marco_ _temos_ _terá_ _acordos_ _vostede_ _paz_ _campaña_ _foron_ _instituto_ _meu_ _formación_ _gañar_ _autonómicas_ _afirma_ _coalición_ _sentido_ _lista_ _parlamento_ _candidato_ _desta_ _mariño_ _importante_ _económicos_ _locais_ _galeguista_ _aposta_ _través_ _centro_ _iniciativas_ _industrial_ _los_ _esforzo_ _había_ _dez_ _cinco_ _fan_ _tiña_ _parece_ _maneira_ _tal_ _segunda_ _xestión_ _paro_ _patróns_ _cuarto_ _baixo_ _ía_ _instrumentos_ _regulación_ _territorial_ _versión_ _sendo_ _edición_ _estas_ _visión_ _represión_ _abades_ _acceso_ _número_ _josé_ _emprego_ _mercedes_ _núñez_ _clásica_ _compostela_ _compositores_ _repertorio_ _tocar_ _grandes_ _hitler_ _arredor_ _estamos_ _principal_ _defensa_ _ambiente_ _canto_ _deben_ _dignidade_ _mediante_ _matrimonio_",
      ],
      [
        -11.25,
        "_intervención_ _estrutura_ _debe_ _construción_ _igualdade_ _países_ _autónoma_ _obriga_ _serán_ _principios_ _tradición_ _ler_ _horas_ _estados_ _infante_ _literatura_ _walesa_ _católica_ _fagan_ _fin_ _alguén_ _bo_ _haberá_ _emilio_ _absoluta_ _cabeza_ _formar_ _electoral_ _necesario_ _tivo_ _compañeiros_ _príncipe_ _ex_ _fose_ _segue_ _municipais_ _voz_ _crear_ _volta_ _políticas_ _sociais_ _estaba_ _houbo_ _dese_ _problema_ _escoitar_ _desenvolver_ _industria_ _costas_ _novos_ _localización_ _actividade_ _técnica_ _presenza_ _directamente_ _afectados_ _promoción_ _pasado_ _meses_ _servizo_ _interese_ _euros_ _perdas_ _produtivas_ _xoán_ _debido_ _pesca_ _miña_ _xentes_ _abril_ _asunto_ _escoller_ _algún_ _acto_ _dar_ _peón_ _secretario_ _existen_ _madrid_ _pegada_ _relación_ _ambos_ _academia_ _capítulos_ _antón_ _estudos_ _importancia_ _nosos_ _imaxes_ _serie_ _poesía_ _libros_ _textos_ _queren_ _habitantes_ _novela_ _tipo_ _tema_ _delas_ _escritor_ _paso_ _relacións_ _contos_ _poemas_ _nazi_ _estilo_ _plena_ _atención_ _xapón_ _reconversión_ _astano_ _expediente_ _cig_ _institucións_ _somos_ _opinión_ _profesor_ _mesma_ _sexan_ _membros_ _dificultades_ _darlle_ _portugués_ _asociación_ _fundamentais_ _tódolos_ _unidas_ _relixión_",
      ],
      [
        -11.5,
        "_partindo_ _compromiso_ _democracia_ _recibida_ _queremos_ _total_ _castelán_ _oficial_ _uso_ _públicos_ _recoñecen_ _calidade_ _propios_ _longa_ _xaponeses_ _unidos_ _cabrera_ _fixemos_ _lograr_ _títulos_ _morte_ _lector_ _revolución_ _propaganda_ _emisora_ _sindicato_ _fillo_ _popular_ _poñer_ _alternativa_ _fácil_ _cara_ _próximas_ _afirmando_ _pór_ _perde_ _necesidade_ _fraga_ _existe_ _éxito_ _publicamente_ _coruñesa_ _interna_ _chegaron_ _intención_ _quedar_ _listas_ _comarca_ _medo_ _comité_ _apoio_ _últimas_ _responsábel_ _estaban_ _leva_ _eficacia_ _psa_ _conseguiu_ _nesa_ _consorcio_ _cunha_ _forzas_ _cuestión_ _dixo_ _partes_ _artista_ _clásicos_ _ir_ _viaxe_ _ven_ _precisamente_ _entrar_ _federación_ _te_ _celulosas_ _espazo_ _algunhas_ _quince_ _consultas_ _consecuencia_ _instalacións_ _servizos_ _grupos_ _tribunal_ _aspectos_ _entidades_ _completa_ _relevantes_ _mariñas_ _ramón_ _libremente_ _toca_ _sustentábel_ _regular_ _principio_ _espazos_ _capital_ _conxunto_ _axudas_ _leis_ _iglesias_ _crise_ _dicir_ _partir_ _cuartos_ _complexo_ _rúas_ _obrigado_ _construír_ _derivados_ _teña_ _doutras_ _trátase_ _española_ _entón_ _sindicatos_ _defender_ _dan_ _che_ _vindeiro_ _presentar_ _cohesión_ _áreas_ _expresión_ _integran_ _teatro_ _presenta_ _man_ _ollos_ _valentín_ _editorial_ _identidade_ _recentemente_ _roberto_ _tempos_ _apenas_ _debería_ _edita_ _verdadeira_ _exterior_ _xénero_ _nace_ _destes_ _doce_ _razón_ _referencia_ _autores_ _eran_ _sabía_ _profesores_ _españa_ _norte_ _carreira_ _públicas_ _guitarristas_ _fiscal_ _fondos_ _electorais_ _única_ _esencial_ _tampouco_ _adentro_ _escritores_ _lembra_ _nazismo_ _fundimento_ _floral_ _propias_ _varias_ _deu_ _culturais_ _voto_ _chamada_ _silencio_ _posición_ _temas_ _pretende_ _buscar_ _xudicial_ _exercicio_",
      ],
    ],
  },
  {
    code: "hr",
    script: "latin",
    levels: [
      [-3.5, "a i o"],
      [-3.75, "e"],
      [-4, "n"],
      [-4.25, "r j t s u"],
      [-4.5, "a_ k v e_ l d"],
      [-4.75, "m p je i_"],
      [-5, "_s"],
      [-5.25, "_p u_ z g o_ na"],
      [-5.5, "b _i ra _n je_ ni st ko _o"],
      [-5.75, "an _u c ij no _k ti č po pr _d"],
      [-6, "od en va re m_ ja ta _pr ri š li _j _po la nj h ov _na _i_ ka os in na_"],
      [-6.25, "ma _t _z _je ne _m za ro at om ije te im oj ć vi av _u_ al lj da to vo"],
      [-6.5, "ž _b og sk ed _v ci _r it _za di or et ja_ _ko se ak el ve ti_ ar _g do on _je_"],
      [
        -6.75,
        "ji il er ad om_ ju lo ne_ tr bi aj ma_ ik _a is _se go mo iz su ic _od ol ob d_ nje ih iv",
      ],
      [
        -7,
        "as no_ ost me h_ se_ em sa anj n_ ek am _do dn f ka_ ih_ g_ sta es _su koj dr ku t_ sv pro ir ru za_ ki cij ju_ ga ot le j_ sti _ka az _se_ _na_",
      ],
      [
        -7.25,
        "da_ št _sv ke pri mi ima gr tu og_ pre ni_ jed k_ tv pa im_ _ne ji_ va_ _ra _st nja la_ ko_ _iz _l ija r_ ke_ vn rij s_ de li_ io sl od_ si _da te_ nos či _sa če ran su_ _bi će _za_",
      ],
      [
        -7.5,
        "odi ac nu ca _h ič ta_ zi vr bo lje đ ač tn up ako nt ati ovi op _č ok jen iti nic sko pos rad br iš _mo sp eni to_ _go ag ba ao ut van red ud ur ani _f _te nik ili us ce sn kr du ova gra ve_ ao_ oj_ _su_ _od_",
      ],
      [
        -7.75,
        "gu _c ist ali lu din _š ina aci edn ra_ z_ ln _ob ika ns oji zn že čk un _tr rv će_ eć vl god ovo iva ča est ira tra ez elj ga_ ana eg vj pi _os eb nov rn vje sto ts _ma gl ži ca_ ev vat ava io_ be jel kom nom oje ug rav kon pod nog tav ap ći ite _e ast _dr jet ici ić ul oz oč ine uč aš ala lja nu_ lik ski dno",
      ],
      [
        -8,
        "an_ pl nih tsk nim ori mj dru stv ama uj st_ mje uz hr dj dje ku_ eno enj so ki_ ada _ta _re nij _a_ ica zv tak ža ci_ še kt _vi rt tel _s_ ož ća vij _sl jem uć aln avn _hr pu str zna _is ove jer uk _to nc pe čn ig pra ara nji fi tre _mi raz _gr _pa _ve oš _ž _ć rem ena aju tk ze eč bl voj um gi _o_ ub ats ds gov kl rva _da_ _koji_",
      ],
      [
        -8.25,
        "rat pot oja ent ak_ jek ce_ ć_ em_ až vo_ _ov bit _će _vr ičk dan kol bil reb _bo ini lju odn ren vor _no vi_ lo_ men jes obi _in vlj _kr vni ske ona sa_ đe bu vod eli v_ oga ora _nj dni oda lan nsk _me jn rž odr oli mu stu _li tu_ _br tan kog ila hrv nal tni mo_ js val id rs šk rod avi ano tvo ip lji ene ogu što vno me_ nd _št vu _di avl mog ter ći_ _sp on_ oni bn ate ice išt ita tiv ari iji tor ge kao dv sj naj etn eta sni tom gla _će_ _te_",
      ],
      [
        -8.5,
        "ep svi sve jsk er_ už sje ata nat laz do_ ri_ eti jo šn dob roj ec iz_ lov _op _ku edi drž _ni osl le_ ječ _im nk čin lni zo lij eš _gl ić_ uje jav rg rug en_ eri nas ša tj las ši nak spo bro rov sam eda sm ća_ l_ jev man era lav eme uš tro de_ nju tar eđ _uz rža agr ema živ ore por iju eko tno pov ekt tje _vo ho ču tva sr gu_ tim ela jan au _si zl vla ome tal var iza bol olj ska ven ab osi nač _fi eu _iz_ _kao_ _godine_ _što_",
      ],
      [
        -8.75,
        "oc _il ik_ žn _pu kov bi_ jim _pl pol ože amo ego ad_ vu_ _us ros kor _ti _ri fe iko izv _če tit _zn ave _dj ml še_ _va ađ žen nci adi rim jeg aje di_ poz oče ion _sk et_ _up đen una zb ris _du oto nič sno c_ tin aja obr dij eds ras azi ivn lad čet dom adn ivo kv uv elo aj_ sla re_ ere olo kih jih kup ru_ zvo ež lt pa_ ins otr slu tič met _ro zu svo alo ovn pis eo ans dl nan or_ raj vit bra log _vl atn pom ijs omo _či vel nar zd _ci ike fo aka gre ura ać eća već rk _al inu ško sku ha poč nek du_ _be _ak ole ng ste rni šnj ilj lic že_ rom lno ilo eba ba_ bio dnj ola vim _lj ele bno _pe taj nst zm _sr sli _do_ _ne_ _koje_ _ili_",
      ],
      [
        -9,
        "_ot kc kci kad _ja ane am_ vin mal lu_ tet ust đu čki cu den dat dov ar_ inj _on nte avo _sm ono tri ret dio dst ičn žav nut štv eka prv _ži eva viš čko rš ril _dv mn asn bj uči pla kim iše lit zag noj ks dra vom rno _ba _mj nam ači _ud ođ slo tup ino mu_ ben alj šte jal uz_ ral tij vog bli lin mar lič enu ib eće par uto mat ult ten kaz ram čit _vj kak p_ dit eto čno kat _la ete vri mir jeć ado db udi šta kra odu tur sob sre fa min he rd ah ačk ner res naš _ru mij pn orn nta upa ed_ oć zap osn put oma aza ući tat obj oba sad kti cu_ oso oko _or gan rek nit ese nti _de po_ ješ _ul oti nap raž ogr ure ede _so be_ tko gij rin rez tvr vić eđu fil mož akt ade isa ću _uv _an ose omi čaj ime pj pje hi đa rač guć _nakon_ _sa_ _to_ _uz_ _koja_",
      ],
      [
        -9.25,
        "toj _pi _uk niz y oka ale kn ođe int ato tve eh dar šti zr bu_ bor uze međ rog pon apo lag rga ode w ge_ obl ek_ dok ebn arn aro š_ _že nac tek don _bu svj b_ zi_ tog jiv _ok žu oi ogo gle osj eći sva vak ron kar čke etk žb ajn tov _kl ugo oku kri vaj jec čni lek sud izi če_ kan _jo ača jez oči jat čen lj_ jk riv uga eza rsk uju lož rep iku org _um ušt co ern vot _ga and pet išn ant kre lm ms ars izm pok enc ogl cim bog mp sus mno ozn _fa lat rm ito nag oci in_ zir reć diš sel sc gd ovj upr _au aut udr uta _iv odl mil ezi elu kul of vil ruč ače iro šl usp sim rl tir isu izn dos obn ćn _ce ozi eča opi spr čl ide _uč iž dal ank uće _tu iho roš ažn pan zac ruš ero bav hv hva seb emi čla tp ved dg odg av_ ćin at_ kla vih vre anc cr _eu as_ ai _prema_ _kako_ _biti_ _po_ _sve_ _bio_",
      ],
      [
        -9.5,
        "_ml uh vez isk fes ćen zad evi šen vrš rip _čl ula zg len rit _zb ote opr dsk pit _šk _fo for emo eks pt tud ude mr eg_ ivi tic ok_ aga rik jam ir_ ons liš dgo si_ tl zlo lom sin ega mlj _ug rađ azv zbo ilm rak ziv _bl pli ea uo _ur rop igu dre _kn ame _ča jni _ut mis x ojn hn nad asi jno juć esn edo dvo _ze apa sat mla hra poj _un iči mor riz eki ami led ću_ či_ nis žel rob mb eku vis rst msk sij art dna liz bje odo tem čj inc zem _sn aču klj juč upi atr čan if orm jak nir upn žno _fe adu gos roi oiz ark ruž ric ruk ps _ki naz rac rir izl zan ašt itu _le eče osa rti plo atu ogi ašn luž _mu jež _ju ens ro_ pad cen uli hov ića cio ont uti moć umj gdj urn ej tol bla otv zno ređ otp des dva _oč okr rh osv eca per gen med ča_ th tih upo čka kam pć opć azl nav ntr lak lis iri kod niš al_ _om nes isp les _gd ađe aži čić erg ac_ zah ošk blj kva uče žbe af vač iča azb nf fr it_ vrt azn ček _cr _mn ubi eur uro aša ile imi ll čun ađa zra atj ou _bi_ _ali_ _nije_ _tako_ _mogu_ _godina_ _dana_ _može_ _više_ _samo_ _pa_",
      ],
      [
        -9.75,
        "gor odv ire _lo kal uge sig gur tam rag jač lta još apr žni epo oju mas zor lim ia juj ets ume bri dol kto icu ša_ kro pop pob nep đi dne ls lne top isn ago ezu _tv rne oru vid san plj jom obo imo pak eve oš_ dod zij ugi zal ard abr isi ing azo jud ozo zaj tne evo leg rc rži spj dsj edb fin vir zab učj žan igr sna etr dog eml api aku etu vet č_ uku važ go_ avu mod ut_ ovr ljs loš uka nz zul _en knj rot _id opa bud uda rič set rp tru rma bja dav imj zat _gu ton šu ubl čel eži oln ver nka _ek uži ipa zli pš ned eci sas f_ mer osp vra atk vol los _el tac kođ đer usk net _co zva nda tok emu ods ive dil rve anu asp aže ert ua rz uma ze_ iln roz ešt ubo vna spa fer dic đu_ edu epr eb_ _tj kac bez ez_ pog rol ćan tka eo_ iga osu čes eđe zik jv kuć _ar vrs esi aći toč gn _sj zim rlo _kv dvi nce užb teh ehn nin ljn lar ućn us_ _zv opu joj sav ban _ima_ _gdje_ _pod_ _još_ _ove_ _vrijeme_ _bila_ _jer_ _također_ _zbog_",
      ],
      [
        -10,
        "iće lsk maj rb ef uko ida roc ečn jub ota ovu akc bij oh _kod_ _ga_ _već_ _bez_ _hrvatske_ _zagrebu_ _grada_ _sv_ _vrlo_ _hrvatskoj_ _odnosno_ _nekoliko_ _dok_ _prije_ _kojima_",
      ],
      [
        -10.25,
        "_nove_ _svibnja_ _kada_ _obitelji_ _taj_ _potrebno_ _ih_ _udruga_ _dva_ _između_ _zagreb_ _sati_ _posebno_ _sam_ _dio_ _hrvatskog_ _dvije_ _jedan_ _hrvatska_ _no_ _tijekom_ _grad_ _nego_ _svi_ _ako_ _uvijek_ _kad_ _pet_ _svim_ _bili_ _tom_ _osim_ _mogućnost_ _tri_ _toga_ _dijelu_",
      ],
      [
        -10.5,
        "_riječ_ _svoje_ _strane_ _oko_ _dr_ _ivan_ _kojem_ _svih_ _ona_ _kuna_ _prosinca_ _danas_ _jedna_ _godini_ _rad_ _ljudi_ _treba_ _prvi_ _bilo_ _društvo_ _svijet_ _drugi_ _travnja_ _čak_ _broj_ _preko_ _nisu_ _škole_ _sada_ _području_ _tome_ _podaci_ _ipak_ _mu_ _ovaj_ _im_ _bolesti_ _ovoga_ _razvoj_",
      ],
      [
        -10.75,
        "_pri_ _održati_ _naše_ _koju_ _jezik_ _života_ _neki_ _početkom_ _njegove_ _vremena_ _moguće_ _kroz_ _program_ _udruge_ _natječaj_ _film_ _četiri_ _manje_ _način_ _jednom_ _najviše_ _ovom_ _the_ _nam_ _novi_ _programa_ _smo_ _nalazi_ _dan_ _rujna_ _pred_ _festival_ _put_ _mjesto_ _velike_ _netko_ _vjerojatno_ _riječi_ _hrvatski_ _dalje_ _nastavlja_ _ovog_ _dobiti_ _nalaze_ _tu_ _održava_ _studenti_ _često_ _dolazi_ _putem_ _godišnje_ _studenata_ _filma_ _puta_ _kojoj_ _oni_ _neke_ _kn_ _možete_ _ulogu_ _zahtjeva_ _mnogo_ _vrijednosti_ _poduzeća_ _sad_ _ožujka_ _nas_ _svoj_ _milijuna_ _svijetu_ _naime_ _ova_ _kuće_",
      ],
      [
        -11,
        "_djecu_ _djelovanje_ _zagreba_ _lipnja_ _čini_ _li_ _život_ _svaki_ _imala_ _jezika_ _mala_ _iza_ _društva_ _predsjednik_ _hrvatskih_ _ime_ _četvrtak_ _znači_ _stanovnika_ _budući_ _sredstva_ _republike_ _povijest_ _znanosti_ _zato_ _čovjeka_ _nešto_ _plan_ _svojim_ _dobro_ _sustav_ _kože_ _gotovo_ _potpuno_ _bile_ _sustava_ _rada_ _njihova_ _poput_ _pomoć_ _osobe_ _prilikom_ _razdoblje_ _skupštine_ _tržištu_ _veliko_ _njegova_ _tijela_ _ulici_ _njih_ _različitih_ _drugih_ _godinu_ _članova_ _koristi_ _područja_ _računala_ _fakulteta_ _osoba_ _vijeća_ _tj_ _filozofije_ _djela_",
      ],
      [
        -11.25,
        "_vodi_ _imaju_ _roditelja_ _kategorija_ _vijesti_ _organizaciji_ _suradnji_ _prvom_ _ukoliko_ _druge_ _sami_ _ljubavi_ _sebe_ _upravljanje_ _podataka_ _obično_ _naroda_ _svijeta_ _svakog_ _on_ _protiv_ _njemu_ _zapravo_ _ovisi_ _smatraju_ _vrsta_ _zaštitu_ _ivana_ _slučaju_ _prva_ _prve_ _bolje_ _projektu_ _glazbe_ _primjerice_ _vlade_ _bit_ _npr_ _početku_ _time_ _ovim_ _ističe_ _koncert_ _brojnim_ _tek_ _nedavno_ _druga_ _brzo_ _čovjek_ _traje_ _održana_ _donosi_ _svega_ _hrvatskim_ _prostor_ _tvrtke_ _mladi_ _mladih_ _organizira_ _postaje_ _ciljem_ _odnosu_ _obliku_ _aktivnosti_ _eu_ _rekao_ _ovih_ _rijeka_ _pored_ _cilj_ _započinje_ _tada_ _uspješno_ _naći_ _jednog_ _primjer_ _grupa_ _smrti_ _festivala_ _projekta_ _zajedno_ _web_ _cijena_ _žena_ _umjetnosti_ _pripreme_ _umjesto_ _ste_ _tjedan_ _trebaju_ _odgovornost_ _odnos_ _dvorani_ _omogućava_ _siječnja_ _dijela_ _unutar_ _iznimno_ _voda_ _pitanja_ _primjenom_ _gradskog_ _agencije_ _školske_ _početak_ _jest_ _bića_ _svijesti_ _pomoći_ _ćemo_ _reći_ _bolji_ _sc_ _knjiga_ _uskrsa_ _hrane_ _vina_ _posto_ _nastupa_ _krv_ _nagradu_ _kojih_ _zadar_ _točno_ _kojom_ _selo_ _uspjeh_ _imati_ _bmw_ _ii_ _inače_ _motor_ _rata_ _državnom_ _njegovo_ _dobre_ _centar_ _skupa_ _novu_ _akademije_ _connection_ _close_ _prava_ _ispred_ _iv_ _ostaje_ _obitelj_ _rezultata_ _hrvatskom_ _postoji_ _informacije_ _njegovom_ _dodatno_ _iskustvo_ _kluba_ _izložba_ _uskoro_ _dijete_ _počeo_ _dobila_ _crkve_ _navedenih_ _došlo_ _postoje_ _korištenje_ _hrvatsko_ _sveučilišta_ _kojim_ _djece_ _mjestima_ _pravo_ _oscara_ _kategoriji_ _najboljeg_ _glavni_ _sudionika_ _veliki_ _vodstvom_ _prof_ _joj_ _ad_ _konačno_ _mnogih_ _gk_ _iako_ _možda_ _onih_ _glavnog_ _prometa_ _općina_ _stranici_ _rast_ _tretmana_ _prvog_ _količinu_ _zemalja_ _upravo_ _slučajno_ _istraživanje_ _obzir_ _činjenica_ _mjeseci_ _tim_ _dostupni_ _trenutku_ _najmanje_ _proizvod_ _bogu_ _njegovih_ _jako_ _selu_ _ovo_ _pobjede_ _prošle_ _dolara_ _vidi_ _zna_ _mjesta_ _mogućnosti_ _napraviti_ _većinom_ _rh_ _rezultat_ _hdz_ _kapitala_ _knjižnica_ _cijenu_ _tiče_ _prikazuje_ _škola_ _kulture_ _automobila_ _moraju_ _izabran_ _među_ _stvari_ _bora_ _svoju_ _prošlosti_ _istre_ _nastup_ _listopada_ _dobi_ _članka_ _kaže_ _publikacije_ _treće_ _potom_ _prostora_ _vuka_ _račun_ _prilika_ _km_ _rezultate_ _srpnja_ _kraju_ _saveza_ _zemljišta_ _našoj_ _tisuća_ _akcija_ _opće_ _najbolje_ _banka_ _predstavlja_ _pristup_ _predsjednika_ _ovdje_ _roku_ _mr_ _visok_ _petra_ _poseban_ _posljednjih_ _financijski_ _vode_ _mhz_ _obveza_ _mogla_ _usluga_ _ukupno_ _područje_ _ts_",
      ],
      [
        -11.75,
        "_centra_ _nedjelju_ _pozivamo_ _održavanje_ _osobito_ _mlada_ _važno_ _napomenuti_ _mora_ _dubrovniku_ _in_ _lag_ _om_ _slavu_ _započeti_ _mirno_ _sobom_ _nitko_ _aktivni_ _stanja_ _ministar_ _katoličke_ _prati_ _ponuda_ _tv_ _autorica_ _autor_ _kiselina_ _ja_ _up_ _izložbe_ _ljudima_ _nazivom_ _siječanj_ _radom_ _svetog_ _vlastitim_ _odmah_ _med_ _koristiti_ _sastojci_ _lakše_ _književnosti_ _sastoji_ _kandidata_ _oca_ _čega_ _generacije_ _bogatstvom_ _velikim_ _očituje_ _sat_ _obavljanje_ _kvalitetu_ _st_ _brod_ _imao_ _priznanja_ _likovnih_ _davor_ _pratiti_ _mogao_ _drugim_ _današnji_ _sustavu_ _milijardi_ _povodom_ _svjetskog_ _postali_ _putnika_ _mnogim_ _naš_ _član_ _europske_ _zakona_ _gubitak_ _žene_ _stvara_ _uvjetima_ _svog_ _čast_ _stvaralaštva_ _kazalištu_ _crkva_ _bude_ _osigurati_ _bismo_ _istraživanja_ _dakako_ _sabora_ _životinja_ _predstavnica_ _zgrada_ _samom_ _doma_ _članovi_ _jedinice_ _crvenog_ _križa_ _dobiva_ _splitu_ _muzeja_ _rijeci_ _certifikat_ _zdravlja_ _iso_ _kvalitetom_ _upravljanja_ _internet_ _objavljeno_ _vojne_ _ostavlja_ _majka_ _pobjeda_ _znanstvene_ _djevojke_ _ulaznice_ _pjesme_ _slike_ _mreža_ _prvo_ _potrebi_ _životu_ _predsjednica_ _erasmus_ _objavljen_ _tog_ _ideja_ _glazbi_ _liste_ _gostiju_ _novog_ _trailer_ _moglo_ _učenika_ _tržišta_ _projekata_ _karijeru_ _god_ _navodi_ _dungeons_ _dragons_ _istodobno_ _govoreći_ _govorimo_ _sunce_ _građani_ _ni_ _željko_ _bolnici_ _zvijezda_ _filmova_ _pozornost_ _hotel_ _uglavnom_ _duboko_ _si_ _životom_ _njenog_ _raditi_ _imali_ _svojih_ _kazališta_ _stav_ _podacima_ _paket_ _stoga_ _istaknuto_ _tehnološki_ _društvu_ _svojevrsni_ _proizvoda_ _zahvaljujući_ _njemačke_ _metoda_ _suradnja_ _pitanje_ _prostorija_ _dobrog_ _glazbu_ _takav_ _zračnu_ _stoljeća_ _mnogi_ _onoga_ _liječenja_ _djelatnika_ _službe_ _časopisa_ _konačnici_ _mir_ _male_ _hrvatsku_ _nagrada_ _tijeku_ _kolovoza_ _video_ _konferenciji_ _aplikacije_ _eura_ _jedno_ _trebao_ _ono_ _dati_ _glavna_ _novoj_ _policijske_ _uprave_ _zaista_ _stručnjaci_ _pritom_ _najprije_ _kraj_ _nažalost_ _pronađeni_ _model_ _potrebna_ _sudjelovati_ _sadrži_ _natjecanje_ _bira_ _utječu_ _vrijednost_ _vlada_ _dijelom_ _radi_ _povijesti_ _zemlje_ _kasnije_ _vlasništvo_ _sva_ _događaja_ _odrediti_ _treća_ _prvenstveno_ _postavlja_ _izazove_ _počinje_ _ruke_ _štite_ _oba_",
      ],
    ],
  },
  {
    code: "hu",
    script: "latin",
    levels: [
      [-3.5, "e a"],
      [-3.75, "t"],
      [-4, "l s n"],
      [-4.25, "k i z r"],
      [-4.5, "o á m é g"],
      [-4.75, "_a"],
      [-5, "a_ y t_ b"],
      [-5.25, "d v k_ sz el"],
      [-5.5, "_a_ h n_ _m s_ _k et gy"],
      [-5.75, "en _e i_ p u j ö te _s ó"],
      [-6, "f eg l_ le al _h és er _t z_ e_ ek me at az ta an ze c tt"],
      [-6.25, "y_ _v ak _é em _n ne _az _sz _f es ke ny ol re í be ü"],
      [
        -6.5,
        "en_ _i is az_ ás gy_ nt ál ár ő ez on or la án lt na m_ ve tá ly mi _b in ek_ _l to _me ko _az_",
      ],
      [
        -6.75,
        "ra ar té és_ ho ha g_ an_ ba og ok tt_ se ég ye sze én va ma ik ag ka zt egy rt r_ ak_ de ot _el ki ér os kö ll _és cs át sé _p lá _és_",
      ],
      [
        -7,
        "ro _r nd am oz él sa _eg má _ho sá meg ú ti em_ ni he et_ ül za vá so _kö fe ké _mi st _ne zá ó_ ág ele õ ad ya",
      ],
      [
        -7.25,
        "ban _c ss _d _j it ít ben agy is_ ogy bb _ha mé om zé ott li ett nk ség hog _le ét zo _is ere ga ap ge ék rá as _ma nem _te ri _ki lé lt_ ok_ _g öz _fe mo ely _á fo nak al_ do nek _hogy_",
      ],
      [
        -7.5,
        "po ai tet zet il _va _be szt já je _ke len el_ ép ed ut go nt_ min ete di lm ni_ ik_ let int zer vé ja ör lk köz tó _cs tal ra_ ul es_ vi án_ tu lo nn át_ da zi ság fel ól pe áb né ala at_ _ta _is_ _nem_",
      ],
      [
        -7.75,
        "ész _o ló gya ő_ aj ig ény dé _ké us gye vo ta_ rs yi gi sza szá ön tö áll val ká ák _al tot _ez ia esz rd _u ent tás há rm d_ mag ai_ re_ b_ te_ ter eze _am _na _fo nye mel tel _ko si _vá gá un kor hat ól_ ja_ ab ű yo olt ci tek _egy_",
      ],
      [
        -8,
        "ná szé pa ti_ kez ssz ell ány ét_ on_ ré rt_ kel áz nk_ ró _ál _vo ás_ lye sok év eke ég_ bb_ ák_ szo id mb het st_ os_ ind ts ln ir _ö zö _ak öl _má leg öt ki_ _tö iz _re ei csa eg_ ám ért zó ku ud hoz mu _mo hel fi _de ége alá kat ato vol uk nte _ér eh tő dá lás or_ nag nde ej unk",
      ],
      [
        -8.25,
        "_ve eté ár_ ös zt_ kk tte _ú _gy _he tta tán lő tés mi_ gé ng ly_ bo lj éb ált _mé lat _ka ev lg zn _ny ese ásá lv mán tat ami bá od _vi _se ob men _né ker zs end isz ára vál asz ez_ jel ld ket lle tár atá it_ lla áro û ont kr ték éke vár elm gi_ kü de_ rv tl mén ame õ_ enn kb bi tak lta tk ába tr pr no _es ber yar sz_ tem én_ rn ren _so _po éle nc ls _ut ün emb dt art vet _je ond már eb ot_ elt mbe éve kép ep _lá _de_",
      ],
      [
        -8.5,
        "oly _er er_ th jt tör rté ns sak yan más _z öv zí eti ata ése zon tik vez ül_ ur ána us_ tén éne tud zz szi zen eme ír áso iá ig_ jo dés for lap iv lem rü ló_ pá olg att ük yi_ tj _tu elk sk _tá vel den ió ébe zés kt kül sen tes ara _í koz áj _ro rom be_ szí tb rül zte ék_ zd ató _év ől _há sem ezt alm tan ött _id est ny_ ert om_ tn ha_ ene áv özö hi sí ros ju ág_ mer yen ók rg ezé zü ós nya rr fé gr rés új aki tv lam ác pol tar lko _in ől_ lom lát yek _ba res ély _fi nyi dol _pe ege _vé ten vag omá cso um ésé ri_ _pr rk ünk _em fa ebb fog tos utá du lö zat am_ _volt_ _meg_",
      ],
      [
        -8.75,
        "ov ves öss lh ors é_ vis ehe eri lte ök öve elé ját rsz ika sa_ gt lak kon elő zás tó_ ása ar_ ód alo _él p_ im lyi gyo kal égi zem még ide ndo ba_ á_ gat si_ dik _ü aló tok ére zék ült alk ei_ oz_ éz dig yá nál _do ént aka érd get nyo ört lés zak mon lis zek azo gs zik nne nap ős emé ú_ zám _ré azt ső els éte dj van yt tü zab zel sor kol tor ály ef ess tle oss na_ ret uta kar ző _il jó lí _kü erü ív ug oka kér pé rte nto ető ció mp szü zta _hi ah av abb ágo ház kai ém kis _mu ztá yé rán sn orm kör mes ako kén mű szó ján elv ô üle ták ks yel _fé lke lál lan dás pro gaz rdé oro leh ssé kés ie _lé rek íto met tsé ást tér ítá nb ys oli bó lit kap ise _csak_ _ez_ _el_ _mint_ _vagy_ _még_",
      ],
      [
        -9,
        "vég ve_ _ar osa _át ála ór iku rc edi nté _an uk_ lu dő lel mun gg sü áva pon tõ ru ill fö erm dn ce mz _jó _pa iu sek tm dal dó _új pi nti _la _ad yet ne_ áza tí sb rto ük_ _ös j_ ozz sm zm áli ony ülö apo dél _té _fa eve ról han etl kn _ol rö mar kus gal emz ű_ ván pl se_ úl aga íg ból ede lõ õl ót rin lgá íte rad gh nny ort rő zág bel lít oga obb gb osz _bo ada ozó jd ajd yer sár ib ll_ lya yes ia_ ább _jo épe lni lme ily _já lek nna yb rve öb yez ven ők va_ lal szö le_ sít vek föl ín sr ssá ges lön rj rb mm les kba mos bor őd ati gsz por lmi zül ken yh ist ób rmá ic _or ec zél ann pp nu seb két ölt áci ezd kí ági ost li_ jár ked gon _bi dö _ép pí sán ozá _ig ste öbb su dul zol op úg fol ová kos yz tét ult rme gj got oln zot mze kes ac ton bu cse gál sol éd ga_ eli töb fej rh sel _már_ _magyar_ _ki_ _ha_",
      ],
      [
        -9.25,
        "eki tól árs zto v_ ass iat zzá ést _bá ds har lma _go red gyi pít rl ori ma_ kka yu erv tha sta etn zó_ ord áto õl_ ana iti mit hé rok dv any mat gl eu rat tam íté nö c_ as_ zín eny lna bö del u_ au ka_ tke ona gn köv aro zl mik _pé él_ adt las edé rep lét ád íz zi_ őt bes rz _én _ti von dr ári _ir rde erd tis ul_ ók_ vil elj nél rás szn gyé _rá ava jé eln ső_ ism ják ped fél bba tbe gra bő üt hal ze_ egs _íg zni irá vén _fö mû elõ út has lék ará bbi _ah uto öld biz ang lha kul ad_ _ra tol így cs_ fal je_ kik dek maj dta itá ol_ _s_ mó lja enc dí ap_ gv gu zöt ájá orá aho ml aba hez ip par lső elh lc nos gos zu gó nl bl ög akk kot égé egt ali zv kl sv úgy yik yv ver ncs kár gár san örö net kön ilá lán ál_ _en zb per ajt kko sú ón rhe jd_ ój x zok ási tve _ku só hát tő_ iká _azt_ _van_ _sem_ _után_ _nagy_ _így_ _pedig_ _majd_ _ezt_",
      ],
      [
        -9.5,
        "_ír tté ász óp áni adá vas lf zin árt asá _bu lő_ lgo dat nz _ön ön_ br gén ers enk _ga rta _mű hí nká ram zõ tsz gok lág csi ge_ zér kin fü ama ozt eur all var jog sme rna etk set iss tja lik emp _ó _sa ani gen pu rál vés oló dez llá juk fon û_ olo _úg mut det kra ane zk rel yos and _eu uró gk dot mél mér ye_ pü egé nis um_ rsa mek ből fia yü rõ esé gys sab dõ ksz if tú arr toz lev kbe hol mok zít _to ens mód sal nul _ká lje záz _st zár mil õs don lmé kne llí ói nő saj goz rem ula iga ysz fő ser eré nka ybe nev ih nal oda pen ogr pc gí _pá yö tjá õk ola zól ót_ moz bbe ám_ eje gek lve üg zté nyt vás tsá róp adi jü ezn lyz etb óv lcs llé kó loz lb bál usz old rob job árm önb itt azd új_ dsz ke_ zép svá ús ltá ike _õ gf jö agá oza pén óz tün pv sér bi_ _di téb yom rát sna pes ámo arc zg igy rak yze pj apj ekk kke ejt kh bé pül sp evé ch ajá ekt ulá ím la_ éh dva lva ca oko reg anu kre ós_ egh bs rog zál haj _ug ugy pcs sik hár gyh öd io teg zös tun _én_ _mert_ _minden_ _két_ _kell_ _be_ _amely_ _aki_ _új_ _ilyen_ _lehet_ _úgy_",
      ],
      [
        -9.75,
        "ran sba zal ópa di_ omo sét nh udo mia lü bán ya_ bad jut ekr ző_ téz öze za_ rmé ené áh sai tla apa köt tál dom _si _it tne nat tko lké lós ink yon eng der bsé egf oc yak épp _mó roz _ő deg mpo mr bal lad ái ió_ lyt ado ről rke cé áno ozo mai őn álá dja tám nel ekb o_ gyü épí cí son rit _fő gö omb ür nbö böz ty jl rdu mú rra elf _mû yú bbs iko pt élk szl af nsé dem köl _eb raj uka jte _ör yéb ács tts alt éko egk nv zh _ju zne ér_ nyá hú ago yn ain bet önt co uda cím nd_ kek _dé ym gm ppe ira yta ô_ atk pz rol uló _ár efo ing olá rod tni das opo eo rma mát _hanem_ _erdélyi_ _nagyon_ _mi_ _szerint_ _ami_ _nemzeti_ _való_ _most_ _egyik_ _amit_ _fel_ _volna_ _akkor_ _itt_ _között_",
      ],
      [
        -10,
        "_olyan_ _ben_ _azonban_ _amikor_ _ezek_ _által_ _első_ _számára_ _alatt_ _székely_ _akik_ _ma_ _három_ _politikai_ _es_ _több_ _sok_ _éves_ _román_ _mindig_ _hozzá_ _más_",
      ],
      [
        -10.25,
        "_ban_ _éppen_ _európai_ _ebben_ _miatt_ _szent_ _maga_ _arra_ _ennek_ _ott_ _magát_ _aztán_ _lenne_ _mit_ _saját_ _le_ _jól_ _lesz_ _ember_ _vannak_ _társadalmi_ _rmdsz_ _nélkül_ _közösségi_ _illetve_ _át_ _annak_ _milyen_ _jó_ _ne_ _azok_ _utolsó_",
      ],
      [
        -10.5,
        "_négy_ _jobban_ _emberek_ _mind_ _évek_ _című_ _lászló_ _ezért_ _hogyan_ _ahol_ _tehát_ _program_ _nincs_ _módon_ _tartott_ _év_ _románia_ _város_ _együtt_ _néhány_ _mellett_ _tíz_ _talán_ _közül_ _áll_ _gazdasági_ _vált_ _kulturális_ _történelmi_ _állt_ _hiszen_ _persze_",
      ],
      [
        -10.75,
        "_nap_ _ahogy_ _országos_ _alapján_ _fiatal_ _vele_ _mihály_ _voltak_ _keresztül_ _sikerült_ _hosszú_ _amelyet_ _szinte_ _kolozsvári_ _arról_ _kisebbségi_ _kellett_ _kérdés_ _azért_ _korábban_ _mintha_ _másik_ _egyetlen_ _például_ _kis_ _hát_ _tudom_ _sándor_ _semmi_",
      ],
      [
        -11,
        "_attól_ _amelyek_ _helyi_ _európa_ _mások_ _bukaresti_ _játék_ _viszont_ _falu_ _déli_ _nagyobb_ _lett_ _tartozó_ _során_ _rá_ _egyes_ _benne_ _se_ _munka_ _stb_ _teljesen_ _magyarság_ _magyarok_ _került_ _hol_ _ugyanis_ _régi_ _tette_ _kapott_ _bár_ _szerepel_ _csupán_ _érkezett_ _részt_ _követően_ _györgy_ _miért_ _egész_ _kicsit_ _tudja_ _igen_ _folyamatosan_ _megyében_ _maradt_ _neki_ _lej_ _jutott_ _abban_ _előtt_ _jár_ _mondja_ _közel_ _élő_ _probléma_ _rajta_ _polgármester_ _különböző_ _november_ _árpád_ _jános_ _legnagyobb_ _belül_ _külön_ _egyben_ _valamint_ _általában_ _északi_ _nyugati_ _írni_ _esetben_ _templom_ _legfontosabb_ _ahhoz_ _esetében_ _figyelmet_ _elsõ_ _jelenleg_ _teljes_ _civil_ _ferenc_ _míg_ _melyet_ _án_ _utána_ _mindent_ _egyéni_ _józsef_ _sőt_ _ezzel_ _legjobb_ _kelemen_ _adta_ _pénteken_ _irodalmi_ _március_ _állam_ _újabb_ _december_ _tovább_ _lehetett_ _akár_ _mely_ _össze_ _re_ _jobb_ _hideg_ _jelen_ _század_ _oda_ _pontos_ _világ_ _fél_ _sokkal_ _egyház_ _kapcsolatban_ _emberi_ _mondta_ _ezúttal_ _csapat_ _messze_ _romániában_ _egyszer_ _te_ _láttam_ _napok_",
      ],
      [
        -11.25,
        "_él_ _megyei_ _keretében_ _ránk_ _tudott_ _jogi_ _székelyföld_ _legalább_ _ország_ _nemzetközi_ _ahogyan_ _szükséges_ _különleges_ _utáni_ _katolikus_ _hisz_ _utcai_ _kezdődik_ _végén_ _közé_ _egyébként_ _mai_ _közvetlen_ _vonatkozó_ _kovács_ _erdély_ _felett_ _legyen_ _szépen_ _néven_ _szinten_ _harmadik_ _elnöke_ _létre_ _körül_ _fehér_ _állami_ _iskola_ _második_ _válik_ _előadást_ _kisebbségek_ _élni_ _lépett_ _alkotmány_ _nemzet_ _mindenki_ _hét_ _közép_ _bizonyos_ _közölt_ _vasárnap_ _tudjuk_ _ellen_ _színes_ _különbözô_ _mol_ _hely_ _férfi_ _kormány_ _hivatal_ _amennyiben_ _magas_ _ugyan_ _készült_ _méter_ _szabad_ _amelynek_ _szó_ _egyéb_ _lesznek_ _túl_ _lát_ _valami_ _kötet_ _éve_ _mintegy_ _évben_ _döntött_ _ad_ _eredménye_ _jogok_ _közösségben_ _utóbbi_ _része_ _víz_ _működik_ _modern_ _elmúlt_ _kívül_ _ezen_ _miután_ _kisebb_ _napi_ _miközben_ _segítséget_ _romániai_ _történt_ _miklós_ _ifjúsági_ _sor_ _egyetemen_ _nekik_ _magukat_ _általános_ _õk_ _közt_ _mégis_ _további_ _történelem_ _érdekes_ _őket_ _délután_ _továbbá_ _belső_ _addig_ _tudod_ _ehhez_ _német_ _csoport_ _erre_ _érdemes_ _közötti_ _azon_ _akinek_ _mögött_ _magam_ _elég_",
      ],
      [
        -11.5,
        "_függetlenül_ _készültek_ _vállalt_ _százalékos_ _tragikus_ _történetét_ _folyt_ _jelent_ _képest_ _idején_ _darab_ _mennyire_ _szakmai_ _felmérés_ _melynek_ _alapítvány_ _vissza_ _erős_ _biztonságos_ _technikai_ _felszerelés_ _részén_ _patak_ _található_ _címmel_ _említett_ _annyi_ _egyre_ _fő_ _görög_ _onnan_ _köztük_ _legmagasabb_ _alá_ _látható_ _akiknek_ _kifejtett_ _felé_ _érdeklődés_ _személy_ _fiatalok_ _szemben_ _ös_ _fogyatékkal_ _szerinti_ _bizottság_ _dolgozik_ _károly_ _elmondta_ _gheorghe_ _negyedik_ _közbe_ _keretén_ _nyelven_ _problémát_ _hargita_ _hazai_ _háromszéki_ _felől_ _ugyanaz_ _azaz_ _melyek_ _alap_ _látogató_ _gyerekek_ _amint_ _kap_ _években_ _álló_ _nagyváradi_ _perc_ _hosszabb_ _vágyak_ _tudtak_ _miniszter_ _köszönhetően_ _tud_ _tart_ _kész_ _április_ _viselő_ _kapu_ _útján_ _ment_ _királyi_ _törvény_ _komolyan_ _akkoriban_ _zoltán_ _szociális_ _óta_ _meghatározó_ _fontos_ _aránya_ _női_ _idén_ _többen_ _románok_ _egymástól_ _média_ _segítségével_ _párt_ _módja_ _megoldást_ _életét_ _létezik_ _valószínűleg_ _beszélt_ _évvel_ _ám_ _ide_ _jóval_ _marad_ _hang_ _ügyben_ _mennyi_ _venni_ _nyelvi_ _elit_ _parlament_ _réteg_ _friss_ _ellenére_ _politikusok_ _ízek_ _elő_ _egymás_ _közösen_ _összes_ _egyaránt_ _on_ _útjára_ _bele_ _kövér_ _soha_ _elõtt_ _nyilvánvaló_ _jut_ _hamarosan_ _esett_ _tudják_ _teszi_ _egyetem_ _szeretettel_ _szóban_ _hoztak_ _azzal_ _akart_ _széles_ _órakor_ _évig_ _önálló_ _kilencvenes_ _csapatok_ _természetes_ _értékek_ _magyarország_ _hat_ _alapuló_ _neve_ _teleki_ _részét_ _as_ _szép_ _valamelyik_ _ebbõl_ _helyzet_ _elõ_ _senki_ _tagjai_ _beszél_ _eső_ _nemes_ _úr_ _szerinte_ _esélye_ _isten_ _ún_ _tudnak_ _mégsem_ _nép_ _közben_ _azóta_ _öt_ _hatalmas_ _kezét_ _köze_ _elek_ _tavaly_ _kevésbé_ _kerül_ _képtelen_ _mindegy_ _tudta_ _projekt_ _címû_ _zöld_ _éjjel_ _tudni_ _eredeti_ _ekkor_ _péter_ _alkalommal_ _hasonló_ _látom_ _kiállítás_ _azokat_ _sötét_ _borbély_ _pénzt_ _este_ _hamis_ _pontot_ _súlyos_ _apám_ _sohasem_ _gábor_ _vállalkozók_ _református_ _újra_ _könnyû_ _ahová_ _megy_ _mentén_ _vagyok_ _gusztáv_ _állítja_ _szeretne_ _szólni_ _látni_ _akar_ _hozzátette_ _tisztán_ _király_ _the_ _ja_ _kérdést_ _szeretnék_ _néha_ _nekem_ _alaposan_ _végül_ _szabó_ _pontosabban_ _engem_ _helyzetet_ _ellentétben_ _írja_ _alkotmányos_ _eszembe_ _robbie_ _szegény_ _számos_",
      ],
    ],
  },
  {
    code: "id",
    script: "latin",
    levels: [
      [-2.75, "a"],
      [-3.5, "n"],
      [-3.75, "e i"],
      [-4.25, "an r t u k s m d"],
      [-4.5, "g l n_ a_"],
      [-4.75, "p an_ b ng"],
      [-5, "h i_ _d o"],
      [-5.25, "er da ka _m en _s y"],
      [-5.5, "_p ya la ta _k ar ang me ra _b g_ at di ng_ _t"],
      [-5.75, "ga _me in ah ak se h_ al _a pa ma ba un j"],
      [-6, "sa pe te _se kan _da as _di am be k_ na t_ em ri si ke u_ tu ah_ ad _pe"],
      [-6.25, "_i ny ti ia men c el _ke nya _y ya_ ha eng r_ _te _be _ya it yan nga"],
      [-6.5, "nt s_ ap ai ber w ja ik li dan at_ uk ada ala de is ni nd l_ gan _ba aka _yang_"],
      [
        -6.75,
        "ara di_ _l eb ua m_ bu ter _pa mu per il es wa _ma ran da_ ru _ka ata ag lah _sa ri_ ki tan re _de ela _dan_",
      ],
      [
        -7,
        "su us ak_ _j era mb ek on or _in f mp ing le pu _h ur _u ari ut ku et e_ asi ir ra_ si_ _r apa gi tu_ pen lu ia_ mi rt _di_",
      ],
      [
        -7.25,
        "ama _o ta_ dal ai_ gg ul ngg du ung al_ _n dar ca um den seb uk_ un_ st gu id mem _ta ar_ pad lam ni_ ol ko ne im ntu ka_ ep am_ bi ana ju au ika ay _ti _g man emb ian ban gk _c ngk _dengan_",
      ],
      [
        -7.5,
        "pat ge pi aga ena asa mer _ad _la ini ed ro eri itu lan ert _ha ud ga_ ih bag nta nj nda _un p_ aw ma_ ita as_ tuk _su up v ab na_ _ak unt hi aa ali aha in_ and aya sa_ _an hu _pada_ _ini_ _dari_",
      ],
      [
        -7.75,
        "han awa o_ san eka any _it mba ent pr uh eh rs adi aj _ko _w eba ora mas end gka to kar bah ti_ ant ema uka _ja tah ers nu om rn tar nan gga tr dap po rk is_ tel er_ rta gai _f ib nn ip dia _mu gi_ _untuk_ _itu_ _dalam_",
      ],
      [
        -8,
        "lo ida tas eg _e kat nc _pr aan amp au_ pun do ik_ mat dak nja pan ih_ ula eru gun _pu us_ d_ sia pa_ _ki emu rb ere wa_ emp ten mpa ot nny atu ila kem aja esa ind _na ap_ enj no _ju en_ har ain tid eta ut_ rd _or _ra erb ns ebu jad uan ec ati _si ahu ok mel epa nak pak lai kal pem os ili ki_ ug _adalah_",
      ],
      [
        -8.25,
        "eh_ _at iri sam agi ser rek eny mun ole _bi kt ann il_ rg isa leh tin emi ci sel rak uh_ aru upa ura sem bar ebe ren mak ub _ol bel elu nam pro aku tem rj esi uda dir li_ rin mpu ke_ rm _le rl _ia _tu wan gar bua it_ _bu rah ur_ rik ina ji dik isi erj kit uga mo ima on_ gal tam ras la_ he rus _wa ua_ ce _al io ene sar ja_ pi_ je tak lak ndi _tidak_ _akan_ _orang_ _oleh_ _sebagai_ _ia_ _ke_ _mereka_",
      ],
      [
        -8.5,
        "are rat ks um_ uru eda sk api una sat eme ir_ sek tik eli erl dis int hun eni car ej _ap ern but iki so dah mbe lin sep mud rja tap kel nal sal rti ig kep uta amb par ger ac ngi ani bo rse mbu usa uat _ge eti nti erk fi lik erd _mi _re has vi fa nge op uni od bat yak ndo rka lit yu sen eca ea sta ye tau set y_ rap ru_ jug b_ ker enu rh ggu ben kh ist iny ket sin wi _du mil aki _telah_ _tahun_ _menjadi_ _dapat_ _juga_",
      ],
      [
        -8.75,
        "tia epe sed rma _ca rba dib iha uku don if ega _st one eo dit _ku hat _po str ota suk sis ndu art mi_ cu erh bun udi dip pas lis duk _ag z rny ebi ngu ate ku_ alu ele bal rup _ga nes rna usi kin hw hwa asu og las dua ob gr jar ese rp tet enc min akt rga or_ go ahw f_ leb _li lu_ ic ve iba put ira nk tk nia abu el_ co kon lih kn ram eja tka erm rit gat ete mpi ch din kas jal nca kap nis ion ami dil aba jan kec ho sah pul amu _atau_ _karena_ _bahwa_ _ada_ _indonesia_",
      ],
      [
        -9,
        "kah erg nin bih ong nsi ris rha dun buk uar gh des kom gs es_ anj tra kam kot _v th nye tun ngs pai _lu tn ll ola nar yat lat ria hir fo _ne pal hk erp aik uah edi kes agu _je jak gia sil hal ken edu uj tri iap ov lag kr ie nah mai ses lk ark _ru ste eor mah keb _hi hin ngh rad tim uli tur neg raj lay hka ok_ seo sua ked uha aat saa sy gin nde law lua sun beb bis tny ui iti lum cam lia nas sh bil sp sti can pin sej uma gam lau _wi _am sud nju usu mul bes _pi nte sm ew kut uny lal _so yah had ubu lka sik pel kab _no im_ _satu_ _lebih_ _tetapi_ _maka_ _ki_ _sebuah_ _merupakan_ _kemudian_ _anak_",
      ],
      [
        -9.25,
        "imp mur anc ise mar lm rke _ji akh ibu ij yai dr _fi fe _ar tua uju _fa _ci uti utu sec up_ mu_ day mes _mo ite ahk atk gki bai sih _bo kuk pt rda ul_ mus ayu yar seh aca ilm dem khi dat arn hn br de_ _hu _is ae tor va ggi ust idu ins wak iu ona _to mik sus mpe ksi ike yu_ olo _ce kua umb pl mal sur ui_ dim ou _gu et_ rte kny gah x ktu _as yo hny ehi did uas rsa buh upu anu imu war elo sio rut run _ut af kl ewa ner kir tal lap wal kun ank kia ska gen oto ait say we omp tif ei _kota_ _tersebut_ _seperti_ _beberapa_ _seorang_ _sudah_ _kepada_ _secara_ _namun_ _para_ _lain_ _memiliki_",
      ],
      [
        -9.5,
        "lur der est nf ham mua rdi sn ons arg iv ek_ res luk ab_ rsi bia mbi sai ial lt jun umu ulu sas sit gur ipu nka ipa kk iku rla aks dek ero ski _co oh ast rum gra jen rbe sw tuh ias _ro _th osi lar muk eks len if_ pes gel bup ii yi gu_ ija eke gem _he kti rim ipe _il dig ade jo jaw sak eko orm pra c_ kka ee ruh wat gl tih ege id_ ton alk mn udu sya eku aim mam ss rod log nik _um eu ha_ sul swa oba sum iga gas tus kum etu tai atn ens lim _lo pos tek egi kak ont let for uc baw tis _ri ev ln gha jua kai gak tul ose por bl mpo _do pri ba_ esu ame _saat_ _desa_ _sampai_ _setelah_ _kita_ _salah_ _bagi_ _sangat_ _banyak_ _baru_ _kabupaten_ _hari_ _apa_ _ketika_ _kedua_ _masih_ _pertama_ _harus_ _bisa_ _kecamatan_ _serta_ _negara_ _pun_",
      ],
      [
        -9.75,
        "kul bay tat pil rc kur no_ oa mum pus _tr inn oli ovi nun _em bak ode saj esk igu kau mny _en pol nci vin to_ akn pua sl pur gku ono ual rle of lem bas pk apu idi odu ril ue ver git dep pok aup jik iat the gn lny rua nce was ros iw tru _fo _ab unj ord _vi nem ncu bek pka kek ry ekt all _gr und mau bul nus das seg ask em_ _kh aer hid nuh air os_ fil nd_ ef ne_ sim lmu jat ral gap kol le_ omi unu wil kor _sh uri eha raa nyi _kr ad_ unc rea cil bol ahi ipi ntr bad kis rov _cu juk abi wah jut _us cap bur lon rlu iwa ibe me_ nom ide te_ mad nur ts ope nel oka epu ron rbu dae ahn nol dup ato _aku_ _agung_ _hanya_ _apakah_ _sehingga_ _antara_ _anda_ _waktu_ _saya_ _nama_ _hal_ _berada_ _bahasa_ _kali_ _tentang_ _dunia_ _saja_ _mulai_ _atas_ _bagian_ _setiap_ _raja_ _terhadap_ _kembali_ _sama_ _provinsi_ _dia_ _tempat_ _terjadi_ _jika_ _lainnya_ _barat_ _selama_ _jalan_ _sedayu_ _daerah_ _kami_ _yaitu_ _bagaimana_ _dua_",
      ],
      [
        -10,
        "ard jel _ek pet tig umn nen asy mk apk lus ile omo tug ome oo uki ogi tum se_ erc jau inf _br ans bed stu eci dud ult rtu hak ly ink _sy ori _sp aju cer ey za oc jam q uba jur nit bin keh gaw sny az cin bab eno iar kej oma av tro _sm rab cat nto kto gsa kip lom nji kup _ni rge rpe met wu _ik tuj ju_ dur mis ph rag kaw bu_ bum ol_ saw km tt hi_ gla tup kea aln emo oko do_ _ny jay ogr tub lui nk_ irn ck ump get nai _dr dih _op _ac shi ged re_ rde vis ler her ow dul lla pon pre ire _kl dra keg sr mod _ch _ir ifi _ho les hub _gl ead aji gus _on ko_ rli org tio red ruk lta ive ine hen oy ore np ro_ ane ml spe pek aut gsi nat pir ea_ iun alo _ib ggo rom _semua_ _jawa_ _timur_ _wilayah_ _pernah_ _baik_ _muda_ _besar_ _rumah_ _dilakukan_ _tanggal_ _lagi_ _tinggi_ _demikian_ _digunakan_ _ternyata_ _menggunakan_ _masa_ _putih_ _pasukan_ _membuat_ _meskipun_ _terletak_ _masing_ _segera_ _masyarakat_ _benar_ _tapi_ _memberikan_ _tengah_",
      ],
      [
        -10.25,
        "ail igi ksa con gny _yo huk _sw apo _aw _ai _we yeb pu_ ica ld rw jum sma sc he_ ii_ ret ute fik su_ del ls _z bri ond ngn kri auh nyu lok omu gge fu rog tud rop cep mka nag aia dus uml mla uks isw _va med lub tab ce_ vo siu ove iak ede raw daa imb kad rol eki utn nfo _jo haa gsu ped ps num nov _au kla ca_ aud awi sla bid x_ wo hab isk dij eju rgu _ay lek nt_ ism ty ngo rpa cl mim rem iko tom ass _go rku jin ed_ tok mm mia _gi hon _im rca tir utk hu_ cul sid hus niv ky rd_ yer hl _fe hit ci_ cit _pl ien laj obe lb ume dic ic_ got om_ imi che ukk pia epo dh cah cur bon rar maj khu nil nse ft ekn rep bli sif rib _nu ndr hm z_ jaa hay son ht nst gri fek nap rs_ _ii ub_ yaa tep oe rt_ _er oh_ dy io_ kte ale _sementara_ _suatu_ _mungkin_ _sendiri_ _mempunyai_ _dikenal_ _mataram_ _akhirnya_ _sejak_ _hasil_ _penelitian_ _berbeda_ _pemerintah_ _kecil_ _sistem_ _tak_ _selain_ _produk_ _bahkan_ _ilmu_ _belum_ _berbagai_ _kalian_ _dekat_ _jakarta_ _utara_ _melalui_ _ingin_ _perang_ _sedang_ _memang_ _mana_ _perusahaan_ _lalu_ _kata_ _bank_ _utama_ _stasiun_ _melihat_ _bukan_ _sebelum_ _datang_ _bulan_ _program_ _nasional_ _pulau_ _mampu_ _manusia_ _terdapat_ _tim_ _the_ _jenis_",
      ],
      [
        -10.5,
        "yel nje lun mir _up ifa ime ort oi sip pis ji_ w_ npa _cl peg lm_ sab iy pp rya teg hui sha cha dok ikn apr rki jas ebo tit fr jil cuk maa rub sau taa ase yi_ lib gir rju utr gag nul rid nsu fas bus fak ly_ pop akk ilu nor du_ naa efe jah gab ct irk nl bra sup oni omb mbo rf v_ _paling_ _maupun_ _bentuk_ _melawan_ _tanah_ _film_ _bersama_ _sebelumnya_ _pula_ _sekolah_ _mendapatkan_ _hukum_ _proses_ _al_ _air_ _tubuh_ _merasa_ _selatan_ _pendidikan_ _sedangkan_ _hampir_ _kelompok_ _anggota_ _penduduk_ _amerika_ _kapal_ _glagah_ _sekitar_ _kau_ _sekali_ _tiga_ _disebut_ _berhasil_ _diri_ _allah_ _meninggalkan_ _sekarang_ _bahan_ _melakukan_ _jauh_ _on_ _lama_ _masuk_ _bekerja_ _semakin_ _hidup_ _berusaha_ _tanpa_ _agar_ _bernama_ _kegiatan_ _menurut_ _luas_ _cara_ _pemain_ _musim_ _jepang_ _cukup_ _bidang_ _termasuk_ _mudah_ _menemukan_ _berdiri_ _lagu_ _jiwa_ _justru_ _swandaru_ _sumber_ _lawannya_ _terdiri_ _umum_ _sebagian_ _tugas_ _sungai_ _bola_ _ii_ _serikat_ _bandara_",
      ],
      [
        -10.75,
        "_hingga_ _at_ _said_ _organisasi_ _perlu_ _mendapat_ _awal_ _mengambil_ _dirinya_ _tangan_ _kemampuan_ _industri_ _negeri_ _no_ _kalau_ _kiai_ _pusat_ _kitab_ _april_ _acara_ _mengalami_ _kemungkinan_ _bermain_ _album_ _email_ _islam_ _tetap_ _luar_ _mencapai_ _gedung_ _dimana_ _teknologi_ _langsung_ _universitas_ _lawan_ _mata_ _sebenarnya_ _cinta_ _terakhir_ _kerajaan_ _prajurit_ _sesuai_ _peserta_ _sepak_ _kelas_ _belanda_ _perancis_ _km_ _menunjukkan_ _seluruh_ _raden_ _sakit_ _ketua_ _surat_ _mau_ _meningkatkan_ _dibuat_ _terutama_ _sejarah_ _cepat_ _indah_ _tiba_ _halaman_ _cerita_ _mengetahui_ _jumlah_ _khusus_ _informasi_ _pengembangan_ _kaki_ _bawah_ _wanita_ _standar_ _akhir_ _karakter_ _klub_",
      ],
      [
        -11,
        "_berjalan_ _bila_ _hati_ _posisi_ _terus_ _musik_ _asal_ _tahu_ _selalu_ _tingkat_ _penting_ _itupun_ _sulawesi_ _berupa_ _pertanian_ _kesempatan_ _pt_ _rakyat_ _kekuatan_ _muncul_ _ujung_ _malam_ _hutan_ _mahasiswa_ _biasanya_ _sedikit_ _menyatakan_ _mengenai_ _hak_ _dianggap_ _laut_ _juni_ _gunung_ _an_ _agama_ _batu_ _november_ _suku_ _berasal_ _kelurahan_ _pesawat_ _belakang_ _gede_ _keadaan_ _pertempuran_ _usaha_ _tentu_ _partai_ _keluarga_ _bali_ _peningkatan_ _data_ _tua_ _tenaga_ _jadi_ _tinggalkan_ _perguruan_ _pajang_ _keduanya_ _kehidupan_ _surabaya_ _walaupun_ _berdasarkan_ _gereja_ _pemimpin_ _mencoba_ _suara_ _kebutuhan_ _inggris_ _kalimantan_ _oktober_ _melayu_ _biasa_ _kerja_ _tepat_ _lingkungan_ _mendirikan_ _guru_ _makanan_ _udara_ _abad_ _bangsa_ _masjid_ _berubah_ _mendengar_ _padepokan_ _gerakan_ _apalagi_ _minggu_ _berikutnya_ _berbuat_ _gaya_ _agak_ _studi_ _sekar_ _umumnya_ _fasilitas_ _perjalanan_ _kebijakan_ _bisnis_ _alamat_ _sebelah_ _kantor_ _kawasan_ _rendah_ _siapa_ _belajar_ _ilmunya_ _menuju_ _membantu_ _pihak_ _pantai_ _berarti_ _kesehatan_ _laki_ _perempuan_ _kaum_ _politik_ _tokoh_ _penyakit_ _meninggal_ _sebesar_ _jaya_ _mengapa_ _empat_ _engkau_ _suci_",
      ],
      [
        -11.25,
        "_obat_ _kuat_ _keras_ _nabi_ _budaya_ _investasi_ _kendaraan_ _si_ _selanjutnya_ _januari_ _nya_ _sang_ _saling_ _ketiga_ _sikap_ _pasti_ _nilai_ _konsep_ _september_ _ekonomi_ _sisi_ _tujuan_ _balasan_ _reply_ _daya_ _menyebabkan_ _pemilu_ _kepala_ _badan_ _digital_ _foto_ _pagi_ _depan_ _karya_ _bergerak_ _gringsing_ _masalah_ _pengawal_ _juli_ _berlangsung_ _kini_ _terbaik_ _pengguna_ _terbesar_ _penuh_ _tersedia_ _bebas_ _penulis_ _raya_ _menghadapi_ _modern_ _ikut_ _of_ _terlihat_ _terbuka_ _dewan_ _membentuk_ _eropa_ _siswa_ _lembaga_ _kamu_ _gagal_ _berikut_ _mati_ _tuhan_ _terkenal_ _menentukan_ _televisi_ _kisah_ _kematian_ _sebanyak_ _permainan_ _dibandingkan_ _kanak_ _tumbuh_ _pasar_ _meski_ _biaya_ _sekaligus_ _rara_ _wulan_ _begitu_ _lokasi_ _serial_ _ruang_ _agaknya_ _milik_ _mantan_ _ataupun_ _mirah_ _jatuh_ _seseorang_ _kepentingan_ _bantuan_ _kualitas_ _fakultas_ _pembangunan_ _utamanya_ _cancel_ _departemen_ _lahan_ _lengkap_ _presiden_ _melindungi_ _bunga_ _jam_ _pergi_ _ditemukan_ _sering_ _memberi_ _menyadari_ _pegawai_ _jelas_ _untara_ _menteri_ _alam_ _sabungsari_ _laporan_ _aspek_ _tata_ _menarik_ _media_ _komunikasi_ _kenapa_ _diharapkan_ _keputusan_ _isu_ _tidur_ _sulit_ _itulah_ _terlalu_ _dulu_ _mesin_ _ukuran_ _memilih_ _satelit_ _mei_ _lihat_ _barang_ _luka_ _dikembangkan_ _dibangun_ _ibu_ _harga_ _periode_ _mobil_ _operasi_ _matahari_ _lima_ _putra_ _warna_ _jarang_ _pelabuhan_ _ikan_ _bintang_ _pemerintahan_ _jalur_ _bandar_ _italia_ _ordo_ _memulai_ _umat_ _korea_ _band_",
      ],
      [
        -11.5,
        "_nanti_ _kondisi_ _padukuhan_ _kepadanya_ _bakar_ _sempat_ _uang_ _berkata_ _kurang_ _kesalahan_ _membuka_ _khususnya_ _sejenak_ _diberikan_ _tiap_ _pangeran_ _panjang_ _semuanya_ _persen_ _ahmad_ _kiri_ _peralatan_ _file_ _adanya_ _rangga_ _meloncat_ _turun_ _sungguh_ _pertandingan_ _puncak_ _yayasan_ _senapati_ _peristiwa_ _sebagaimana_ _penggunaan_ _listrik_ _mengingat_ _meliputi_ _dipimpin_ _daripada_ _mencari_ _panas_ _ya_ _resmi_ _menjelaskan_ _komputer_ _yesus_ _yordania_ _bumi_ _hubungan_ _sejumlah_ _duduk_ _ayahnya_ _area_ _berita_ _februari_ _kalinya_ _gelar_ _widura_ _ayah_ _tangannya_ _menangkap_ _info_ _agustus_ _korban_ _bertanya_ _bertahan_ _jasa_ _kabar_ _yunani_ _pria_ _beserta_ _pertanyaan_ _terasa_ _kereta_ _merah_ _sayap_ _terpilih_ _pasien_ _api_ _menghasilkan_ _final_ _frekuensi_ _membawa_ _de_ _akibat_ _bait_ _britania_ _seri_ _sm_ _yahudi_ _bergabung_ _babak_ _lampung_ _penerimaan_ _berharap_ _jarak_ _saudara_ _kebangkitan_ _berkembang_ _perkembangan_ _menimbulkan_ _perhatian_ _baja_ _bangunan_ _aja_ _sutawijaya_ _semacam_ _seni_ _percaya_ _suami_ _sini_ _demi_ _republik_ _keempat_ _desember_ _diatur_ _sangkal_ _putung_ _mengatakan_ _menjaga_ _kanan_ _nomor_ _teman_ _tenggara_ _arah_ _cahaya_ _sma_ _efek_ _tinggal_ _wajah_ _menyampaikan_ _panembahan_ _catatan_ _mas_ _kasus_ _sektor_ _pelanggan_ _tangga_ _terkait_ _kemajuan_ _perbatasan_ _menyediakan_ _rata_ _bandung_ _sumatera_ _kelapa_ _kulit_ _dr_ _komentar_ _kawannya_ _dokumen_ _ti_ _menerima_ _upaya_ _gempa_ _signifikan_ _wisata_ _sifat_ _bangun_",
      ],
    ],
  },
  {
    code: "is",
    script: "latin",
    levels: [
      [-3.5, "a"],
      [-3.75, "r n i"],
      [-4, "e s"],
      [-4.25, "t l u"],
      [-4.5, "ð g m k"],
      [-4.75, "r_ f"],
      [-5, "a_ v _s ð_ o"],
      [-5.25, "ar h á in i_ _e d"],
      [-5.5, "að í _a n_ er m_ _h þ _v _þ að_ j nn"],
      [-5.75, "st g_ _f an b ei um t_ ó ur _m ið y na"],
      [-6, "_að ir um_ u_ _o ti ar_ p ri æ ta _á í_ ve á_ ö nd ur_ _í ra og _að_"],
      [-6.25, "og_ _og la en _t ir_ ið_ _í_ ni il _l ng _b ga le un s_ ú se _er _og_"],
      [
        -6.5,
        "ki _g eg tt sk é er_ _k vi al inn nu l_ _se em nn_ ða am _á_ ði sa af ma _ve kk _n rð",
      ],
      [
        -6.75,
        "ka _u ver tu me na_ re _vi þe ðu li ja _þe ing gu ef ns va da di sem ll þa _þa ha he mi em_ ru lu _er_ _sem_",
      ],
      [
        -7,
        "_st gi fr ra_ til ek _ha jó is yr _r ag eð st_ _ti fa _me ann _he ge es ta_ ld ss ein or ndi rn and si rs nar f_ it ku _d _fr il_ við ki_",
      ],
      [
        -7.25,
        "et _sa leg fy _ei _en _um au _sk as fi sta nna ekk ig _fy sam ý ga_ ni_ fyr ey gar kki num nni ik var sl ví ði_ _va ri_ on það með _ge rá rir ko _ek ða_ _til_ _það_",
      ],
      [
        -7.5,
        "hv fu erð fn ál ns_ du ður te el rf sv yri ega en_ nin ke d_ gr rt nga ins in_ ak vo _al k_ enn tt_ ru_ ór ne at ngu rk eð_ ár ær _mi all lan c _af öl tr di_ kr _um_ _ekki_ _við_ _en_ _með_",
      ],
      [
        -7.75,
        "ti_ ík já pp im ug be an_ yn la_ _hv þei má br ba lei eir _le fe _ef ja_ rg ast ok nda ör ér _sv kj ft su jö sin han æð nu_ un_ ól tur ka_ gn ess rr rin mu fl inu stu æt us lí af_ tta át tir ót haf uð end ist tar _ko lo up _fyrir_",
      ],
      [
        -8,
        "kv tj man fa_ ger ram ðs _la _é kl rið ég _ég ég_ eit kur _ma ara væ ul ls sé eru _j þes _sé unn sj ma_ sí hef ís fj _p _ú om fra ér_ und hl ut hve ög ndu lj rði gur þv gs íð óð lt ðar eim _þv eið þá því ví_ ju arf gg gj rl _i rey rða kom lag rei e_ _si _þá ngi okk jór rðu gi_ ari rna _ba þar kn áð gin ræ rí gl _ár _sí rá_ veg _gr út _be eng tu_ tin ig_ frá era eri aði fur efn _ég_ _af_ _var_ _því_ _eru_ _hann_",
      ],
      [
        -8.25,
        "mt ms ú_ upp mál gt _da of arn men nt ski eik _ó rt_ _hl dur _sj vei afa ón kar on_ ett to ín átt _re lla gu_ án _br kja stj da_ æk hei nir tö dr lf lin dag ang ald o_ ynd _up tti þá_ _fj tjó gt_ ust _fe _ne ró _li mar jar est if ska _má ama una _ö bo fti _fa tæ li_ fs pa ré tak nd_ svo ðin p_ sm vö ina ðr sp tí efu gum fó nú ún yk ars rum ön av dir ab fer hú hi _frá_ _þá_",
      ],
      [
        -8.5,
        "mm kku él rst tað nnu _c ip gð hæ ét rð_ hu vin sti eft ds kt pu rú os din tl hr _út _te no lk ill ro yl _y _au eða gja far ber ím lö yt eig ók öð bú ol my _fó ós sér ot lar ita ttu ky tan myn _fl lut lda _lí itt lli nað lum ús rra yf kka th rm ráð len kin ldu lu_ so fi_ vo_ rj ðu_ tv erk gna fé _ta lið rni vor ljó mik aða mil ran _hi _kr ste _ka bar gan _un sla só ótt bl by _no _ke étt nns ðum pi ks órn dar ng_ _ís ná _hæ gre ný sku _eð ile úr _vo _sp hlu æm jóð kið egn ræð fni lau ss_ bre _in ers jón _hefur_ _verið_ _hafa_ _þar_ _þeir_ _svo_",
      ],
      [
        -8.75,
        "ísl _nú am_ ef_ næ öf egi lík _ga fin æði afn eld get sjá ans _an bæ bi gun nl orð min mt_ ætt rét arð tó mur _ný eyt ert _hú hug ind skr vel rík lok yg tun jál sn mb fir ld_ fð pt x org sto uk fél de rar aka fna nk lg jöl str hva rn_ þj mið kip lá tum tn irr úa sle íða yfi þet _kl _æ im_ mö fjö síð ags jör iðs éla is_ rle ssu lv ban unu lt_ ðan nds _lo aga son mun nig nan aðu æri þeg tím íma iði _tí kvæ iki ðl álf arl rfi dum _ra lit ssa öll egu slu _fi ít ho _ok _su oð tið llt pl set su_ hé kem ær_ þjó lög kó _bl ku_ ygg sö læ sig ldi hin tal _hu nle _hé ák bor _eftir_ _eða_ _þetta_ _ef_",
      ],
      [
        -9,
        "tæk ske fól hj há jú ag_ þr _at ala rs_ amt vað eg_ pr æg ðir nú_ já_ ýs sko ðun þi ep mi_ kil öld llu nsk stö ona ðið _ví mk ögu ólk _dr lý ás æða sý é_ dó _my kan _úr agi oru _hr sa_ fo mo fæ _væ tra etu hel nt_ iða ún_ kna hal fá ana gm uri al_ aus nst hö _bo her bj vær arg pp_ _ja amk _hj iku ála nið sve ts rv el_ ern gir _ná tek iðu ild erf _næ imi ðf _sl op reg iss ll_ _yf lur nv mis hér run rb nh ley lm _rí oma lun ýn kri _bi æl hen auk úr_ mó vil lja mæ sjó ýr _tr óp co nun _þj vik æs sín kyn agn uð_ emu _fá sun fun lað hún md óm for mei yti _or ök _rá tof sæ les _há afi gið sum iti y_ sso it_ fan _mo mað irt ðis _þeim_ _þegar_ _nú_ _þess_ _vera_ _fram_ _eins_ _sér_ _þeirra_ _upp_ _hún_ _úr_ _hér_",
      ],
      [
        -9.25,
        "fnu íki lis _þi rek rif tla ml _ho si_ aug töð ap val _ák vör jós ker rga aví _co væm dan skó ry _kv _þr urð auð hús _bú _mu art sar ev kal ðil mé _mé mér fði þó sen mf ah ykk rö urs pn epp vík uta sky pe ris _öl völ bó íf jum ila _hö ule _þó fjá jár ipt ðn kra áli nur w íl inh út_ fal mkv jal rsk óla hjá stæ kni ngs uga omi _by vís egt sag rd mót _mö dre gö _fo ó_ _bj fær öðu tri _bæ áh rau ofn rki sá lýs sh _sö ókn rp ára egl ani ud kum fre ili gn_ kvö _de ór_ _æt kon ilj sé_ sva _fæ ens sb san ákv _lj eil ent ónu flo jan kt_ ðal ken sók ðv glu sýn fö _fu ætl ári örð erj ten ika mor eyk kju seg _áh örn von fyl ps nhv vir ggj nok ds_ _sæ tja las þy ölu æðu trú _lö pur áðu ðe _sý ls_ vr onu hvo ort ark ad ykj aft _of ung önn þú h_ lst byr _voru_ _mér_ _vegna_ _verður_ _út_ _sé_ _sig_ _yfir_ _vel_",
      ],
      [
        -9.5,
        "nj kól sf rfs gle igi mn _lá ggi kyl _tv io þin taf ðg _ev eta lb bu fle fór _þú uðu æti flu ull ík_ yld du_ stó _jó _gu ína gri nuð óta kl_ æn ras tas evr rju tig rri ikl ssi ðri nf _ás etr rf_ íka nka gði gra nb anu con tve kir ám kis gs_ byg nem pa_ fið æst mni kæ igu úar nó líf amb att _mó mí efð aðr þæ _þæ áf sú ren ðst _pr urn nef hre jaf irk ys van jun ion tök gil óg dið koð lsk mr svi nnt ðas gó þyk næs úna ynn rh nr egg nas ifa iga yrs afl ank fræ ly ex ju_ ág öng x_ amm gas rað aup oft hó _sn _kj gen höf tei árs æf rla aun íkj ín_ þát úk sit væð pin kve emb tór ínu gæ lof asa naf kun kta fá_ dót kla aml mle lir öt gam fum _sm _na mj rfa ost krá tni _át ft_ óðu lít ló róp raf ams rgu ðsk vit net jav æki nám lk_ om_ _só ög_ ýsi gjö fst ini kep amn _læ lát ðfe júk ty kær rot uda ðj geg egr eyr _fé þau au_ lta sög rke nsl mín mat ðh sst agð ægt mæl eyf arm tæð ell vró búa los els tef lug _væri_ _kl_ _kemur_ _bara_ _þessu_ _gera_ _einnig_ _tíma_ _hjá_ _fá_ _getur_ _saman_ _koma_ _þau_ _allt_",
      ],
      [
        -9.75,
        "ave jas öm als ame not _gó ful tis óra rúa úa_ uni ale ðsl öru lfu uti lds ýni ækk _pe mán bók rk_ bir ppl mbe sú_ hæt ýt _ál yð _ni þú_ töl ed _án ópu ira _vö dat ake lme tio ate klu utt _gl lfs brú kli uma _ky kos ven po érs ums ös rit itu ikn guð óv _ar bei lls æmd ota _mí íti hon rka err res óða þan ækj æmi tf rsl hri ána óði sy arr _el uf rtæ íðu ðei má_ irð ús_ nne te_ gru ál_ gða ðli góð ppn pni nis arp bro yrr rku lti alv par imm alt kul mes fen ánu ldr ará amf fla _nó _sú smá slí ár_ _tó _mæ _ós kst rý óf dis vis óst fré vak mön rja rti rkj mþ amþ mþy bí cl _cl alm ec onn se_ emm öls _to _mj jót bak et_ örg nei þær áð_ ema knu gsi _op _pl óh ali áb fel _áð ðb nva mer ia _dó mör _gö þó_ íku _áf nes eyn lki vé dd bjö æru sað met akk lé æj ylg hæg fnd ní sty _pa ým kað án_ vet _bí _gæ ct ect ose _gm sæt _w mst mjö jög gef mma _sá öfu _kom_ _mun_ _inn_ _menn_ _hans_ _þú_ _okkur_ _undir_ _hins_ _okkar_ _hafi_ _þarf_ _hvað_ _mikið_ _hefði_ _sú_ _fór_ _alla_ _þær_ _sinni_ _vegar_ _áður_ _honum_ _þó_ _verði_ _hvort_ _sama_ _maður_",
      ],
      [
        -10,
        "víð áms kö _d_ _öð eti _ré eðf mh fis jól ic sd gis kle bö eis fim eðl þo ötu iri spu ugl lve kaf öðr ðru ýj kk_ v_ nýt fn_ pti veð ik_ ca rta ea _verða_ _taka_ _hvernig_ _dag_ _geta_ _hægt_ _líka_ _connection_ _close_ _date_ _gmt_ _fara_ _gert_ _milli_ _einn_ _vilja_ _síðan_ _reykjavík_ _fólk_ _heldur_ _segir_ _gegn_ _samt_ _öllum_ _henni_ _þessa_ _án_ _meira_ _mjög_ _sína_ _séu_ _eitthvað_ _allir_ _skal_ _sagði_",
      ],
      [
        -10.25,
        "_eiga_ _orðið_ _hversu_ _enn_ _má_ _evrópu_ _vinna_ _eitt_ _miklu_ _svona_ _ekkert_ _tekur_ _aðeins_ _íslands_ _ára_ _alls_ _myndi_ _fyrsta_ _þarna_ _farið_ _enda_ _allar_ _hafði_ _komið_ _hennar_ _annað_ _kr_ _ár_ _árum_ _sjá_ _veit_ _stjórn_ _net_",
      ],
      [
        -10.5,
        "_samkvæmt_ _fer_ _sínum_ _árinu_ _daga_ _aðrir_ _finnst_ _gaman_ _ásamt_ _konar_ _fyrr_ _þessari_ _sett_ _væru_ _annars_ _þessum_ _áfram_ _niður_ _ber_ _finna_ _sæti_ _alveg_ _fyrst_ _grein_ _þátt_ _meðferð_ _öll_ _febrúar_ _halda_ _ræða_ _öðrum_ _aftur_ _segja_ _hver_ _ákvörðun_ _mín_ _málið_ _ykkur_ _jul_ _þann_ _hef_ _setja_ _leið_ _einhvern_ _nema_ _hætta_ _nýta_ _þannig_",
      ],
      [
        -10.75,
        "_viku_ _þið_ _rétt_ _kvenna_ _árið_ _hluti_ _fimm_ _fengið_ _aldrei_ _alltaf_ _íslensku_ _heiminum_ _sitt_ _hverju_ _næstu_ _síðustu_ _auk_ _bæði_ _landi_ _eigin_ _hluta_ _aug_ _content_ _length_ _ein_ _landsins_ _mál_ _meðal_ _tók_ _núna_ _máli_ _of_ _gefa_ _smá_ _sá_ _jón_ _virðist_ _sex_ _vakta_ _ráð_ _viðkomandi_ _unnið_ _sín_ _láta_ _sumarið_ _utan_ _kvöld_ _framkvæmdir_ _fær_ _hvers_ _desember_ _tala_ _þeirri_ _nær_ _áhrif_ _tekið_ _leik_ _álit_ _börn_ _ári_ _þig_ _frétt_ _íslandi_ _fóru_ _leggja_ _búa_ _enginn_ _betri_ _leita_ _nafni_ _dæmi_ _apríl_ _fylgir_ _gott_ _hvaða_ _held_ _morgun_ _eina_ _besta_ _spurning_ _fjölskyldu_ _nokkuð_ _reglur_ _leyfi_ _björn_ _hvar_ _is_ _þessi_ _upplýsingar_ _já_ _fékk_ _sérstaklega_",
      ],
      [
        -11,
        "_erfitt_ _næst_ _sitja_ _tveir_ _hana_ _lagt_ _ehf_ _sinn_ _haldin_ _ætlað_ _hverjum_ _lagi_ _gerðar_ _land_ _nóvember_ _nýtt_ _ágúst_ _gangi_ _vísað_ _hætti_ _daginn_ _betur_ _von_ _niðurstöður_ _frekar_ _þór_ _mark_ _hélt_ _skoða_ _tveimur_ _mikil_ _þér_ _liverpool_ _október_ _lok_ _þurfi_ _leyti_ _mánuðum_ _byggja_ _erum_ _ná_ _búið_ _mönnum_ _fri_ _langt_ _janúar_ _tek_ _mynd_ _notað_ _stjórnvöld_ _gefið_ _átta_ _einhver_ _margt_ _ráða_ _nóg_ _jafn_ _gegnum_ _krónum_ _aðra_ _nr_ _kannski_ _borð_ _neitt_ _slíkt_ _ýmsum_ _öðru_ _fólki_ _lögð_ _gr_ _stutt_ _hlutverk_ _önnur_ _þúsund_ _höfum_ _ljóst_ _nótt_ _berast_ _september_ _átt_",
      ],
      [
        -11.25,
        "_eigið_ _þykir_ _sölu_ _taki_ _rannsóknum_ _öryggi_ _and_ _starfsmenn_ _stjórnar_ _komi_ _hvert_ _fremur_ _talið_ _talað_ _tvo_ _aðilar_ _stendur_ _nota_ _séð_ _ný_ _mann_ _ísland_ _varðar_ _flytja_ _ætla_ _stað_ _starfi_ _íslendingar_ _fólkið_ _laga_ _veg_ _allan_ _sjálfur_ _gerð_ _ljós_ _ert_ _skráð_ _efnið_ _verð_ _sammála_ _tilkynna_ _óviðeigandi_ _tengingu_ _liðið_ _hækka_ _ríkja_ _bréf_ _ráðstafanir_ _gengur_ _mest_ _ferðir_ _sinnum_ _gerist_ _leikur_ _server_ _lighttpd_ _fátt_ _skemmtilegra_ _nýjasta_ _sun_ _ganga_ _milljarða_ _ríkið_ _höfðu_ _ætti_ _mikla_ _vinnu_ _þurfa_ _get_ _mig_ _nokkrum_ _haft_ _engu_ _eyða_ _las_ _fólks_ _hug_ _mörgum_ _síst_ _möguleika_ _úti_ _oft_ _einu_ _sendi_ _kaupa_ _innan_ _engin_ _stefnu_ _sjö_ _fleiri_ _varð_ _reyna_ _stjórna_ _safna_ _kominn_ _tími_ _esb_ _efni_ _milljónir_ _yrði_ _hinn_ _fari_ _stjórnvalda_ _þennan_ _frekari_ _samræmi_ _lesa_ _nánari_ _nokkur_ _dóttur_ _sögu_ _skrá_ _sviði_ _gær_ _öllu_ _vita_ _varla_ _byrja_ _komin_ _ip_ _auðvitað_ _myndir_ _skoðun_ _íslenskum_ _minna_ _hátt_ _lið_ _samband_ _arcgis_ _thu_ _vonandi_ _miklar_ _mörg_ _félagar_ _byrd_ _boðið_ _breytingar_",
      ],
      [
        -11.5,
        "_falla_ _umræða_ _nemandi_ _brún_ _góð_ _liggur_ _stóra_ _föstudag_ _fulltrúar_ _haldinn_ _guð_ _fulltrúa_ _fáum_ _þingið_ _sagt_ _aðalfundur_ _árs_ _mars_ _auki_ _stór_ _munu_ _katrín_ _gagnvart_ _setið_ _mánuði_ _mínu_ _næsta_ _meiri_ _tillögur_ _bjarni_ _greina_ _áfanga_ _leika_ _smátt_ _gekk_ _afar_ _margir_ _dæmis_ _banka_ _mættu_ _staðreynd_ _lagði_ _barna_ _helga_ _lögum_ _ákveðið_ _gerði_ _umhverfi_ _mismunandi_ _morgni_ _frumvarpið_ _myndum_ _allur_ _telur_ _draga_ _verulega_ _svaraði_ _árangur_ _vissi_ _líkt_ _betra_ _stöðu_ _margar_ _sent_ _umræðu_ _ástæða_ _tímabilinu_ _trú_ _klára_ _þessar_ _helgina_ _fjölda_ _getu_ _nemendum_ _samþykkir_ _hvetja_ _varðandi_ _sinna_ _góðri_ _samþykkt_ _gríðarlegur_ _datt_ _lokið_ _yfirleitt_ _strax_ _síðar_ _vettvangi_ _eldri_ _ætlar_ _helstu_ _degi_ _íslensk_ _sömu_ _forsíða_ _þessara_ _aðila_ _gildir_ _skipið_ _bankarnir_ _látið_ _loft_ _móti_ _vissulega_ _afl_ _fréttir_ _bbc_ _svolítið_ _viljum_ _standa_ _leyfa_ _karlmenn_ _stofnanir_ _mitt_ _leitað_ _góður_ _samfélag_ _mikilvægt_ _atriði_ _skipti_ _tvær_ _vanda_ _einmitt_ _almennt_ _orð_ _segi_ _sýndi_ _bar_ _best_ _gerður_ _nokkru_ _þjónustu_ _jóhanna_ _seinni_ _tekst_ _hlut_ _sínu_ _landið_ _athugasemdir_ _dags_ _litlu_ _gamla_ _menntun_ _allavega_ _einhvers_ _vinstri_ _myndin_ _áttu_ _beiðni_ _lóð_ _berjast_ _lét_ _baka_ _sjó_ _kalla_ _eigi_ _bregðast_ _leiðinni_ _ábyrgð_ _skrifa_ _samstarfi_ _hugsað_ _blasa_ _fyrra_ _öld_ _þremur_ _breytast_ _þátttöku_ _reglugerð_ _ákvæði_ _síma_ _þriðja_ _kringum_ _litla_ _vikur_ _blandað_ _skeið_ _stundum_ _opinn_ _jörð_ _lítinn_ _stykki_ _steve_ _manni_ _víða_ _haust_ _hjalti_ _rúnar_ _innlegg_ _strætó_ _heim_ _sótt_ _fermetrar_ _undirbúa_ _veitt_ _eftirfarandi_ _kjölfar_ _mæli_ _kæranda_ _illa_ _unga_ _fólksins_ _sjálf_ _kröfur_ _litið_ _allra_ _jafnframt_ _spurði_ _már_ _virkilega_ _sjónvarp_ _íbúa_ _einstakra_ _hið_ _hættu_ _ummæli_ _tryggja_ _aðstoð_ _viðfangsefni_ _mið_ _gengið_ _upplýsingum_ _samþykki_ _ættu_ _bakgrunn_ _ríkjum_ _re_ _flokka_ _gerir_ _umferð_ _aðalstræti_ _helst_",
      ],
    ],
  },
  {
    code: "it",
    script: "latin",
    levels: [
      [-3.25, "i"],
      [-3.5, "a e"],
      [-3.75, "o n"],
      [-4, "r t l"],
      [-4.25, "s"],
      [-4.5, "e_ c a_ d o_ i_"],
      [-4.75, "p m u"],
      [-5, "_d _s"],
      [-5.25, "g _a on _c _p"],
      [-5.5, "er ri re in _i v l_ an di ta to ar"],
      [-5.75, "co al la io en _l no n_ ti nt de z at te ra f b ne _di el to_ or li"],
      [-6, "_e st ll le _m h la_ es _de di_ ia no_ ma si ro ni re_ _di_"],
      [-6.25, "_r _co il na it tt le_ ca se un pr _n ic pe _in ch _t sa tr me ion"],
      [-6.5, "zi ol del ent is ne_ _f so ci ti_ _u ell po ta_ _la da con ss im gi _pr _g _e_ nd"],
      [
        -6.75,
        "te_ he per mi ve ni_ il_ zio _il che _al one _un lla _ma am he_ et ari _pe pa ato os mo _ri vi r_ rt io_ as _v _o om lo _ch _il_ _la_",
      ],
      [
        -7,
        "_se do sta ce _sa nte az ia_ na_ q ie li_ ra_ in_ on_ qu el_ _da er_ men eg all va nc are _a_ pi _b fi azi sc su em mar si_ ag _si ed est ro_ _in_ _che_",
      ],
      [
        -7.25,
        "pre _so _no iv mp ov _st rin za _ne pro _pa ale ur nn _q _qu vo ino tu cc ett à à_ tra ut _an nti ri_ sp lt un_ san ue oc nz gl _ca _le ter gli tto è è_ _po av bi op res _su ita ali ica tat _per_ _un_ _del_",
      ],
      [
        -7.5,
        "_è _è_ ini lo_ ge nto ess an_ gio ot ati da_ ir ec att ono _l_ ca_ tor ul ere lle _re ma_ hi ac oni so_ _gi al_ se_ ant ap era fa ua be anc gg eri ont com iz ist _tr rat uo _i_ par _te za_ rn og nta _h d_ ori ano rs gr pp tti rim que una _le_ _marino_ _della_",
      ],
      [
        -7.75,
        "min rr chi fe ann str nel ha cu tro _mo ll_ sti ga ost non ad ba mo_ ssi do_ tà tà_ ina fo col _ha ata zz _fi s_ mm ame ese ib ris tta ggi gn ico _pi _fa ass tan ver ric nza us rm ran _do _es rc and ns ora _mi co_ ig pu _vi ine ei id enz _me rd cor ser son _con_ _san_ _non_ _si_ _da_ _una_",
      ],
      [
        -8,
        "bb ai art ito sa_ ste ore lu pri ei_ ili _sc mb cr ev go nu ng tar ui ani imi _ci tiv iu ria ha_ ior ntr ndo lia pos br ond end ian izi sto ea sul ab if ona int ort dal sso va_ acc po_ cia ert nno olo sen nal oli nda ità nat olt tal sse ci_ tic rio du qua ten bil orn _al_ _ha_",
      ],
      [
        -8.25,
        "car ues ove tre _ra zza _tu ndi ial _im nch ven rta _or _li fin ima gen _ap _ve ff utt der tte ret esi tri por ici _ba sar anz gra _sp lit _fo ers imp rop ire man _lo ren sio ssa _ar cat tit iam _pu spe app ber tut itt rti llo rte ip dei ru ì ene fr agg for ola ì_ fic lio mer ott bl ate ce_ nf de_ ime erc _ce nde rit ile iti ura mu _sono_ _alla_ _dei_ _anche_",
      ],
      [
        -8.5,
        "ivi edi ier ero tur _gr ome tim dis ede amm cio me_ ron au rna ide ue_ emp _as _av ind rso ner vol nv ara rg den ova bu oss inc ltr _vo _ag ie_ ve_ uni tem cas nsi amo isp iar sol ai_ ù sci rma pol rie nni uro cco t_ ù_ spo cen sm iva gna ez _cr rà rà_ cos zia mma giu ive ich mpo _fe lic ern imo eb seg nzi iù più iù_ _be _nu _ge bre ub _to mpr van um opo avo ord vo_ ele nes mag cit od isc enn ult dir arr ice lli gu vit ual _nel_ _dell_ _ma_ _delle_ _più_",
      ],
      [
        -8.75,
        "up occ din _ta alt hi_ izz fer nco mil oci err _at mi_ rdi sco rv bo _it u_ eu iss lib emb nic ons _du oi af unt ral ave ob mon dic nit uto eur ppo rl cri vor erv oma sem ul_ pet _ac _gl omp tes nis dì dì_ ien ole sia eco k gia raz pen _eu _d_ _ad rre cal cam vis rri cca tam mat dia leg mbr w ui_ sit lta rov tin nci ibe lan _fr dr _va _au erm lar gre rog ors via orm sim ifi of opp _am rea lav ard _cu egl _ed y igl gno cl gi_ _ai ban rno ivo _ti inv pia lc fat ibi bli oi_ _rimini_ _stato_ _all_ _sul_ _gli_",
      ],
      [
        -9,
        "sam egg omm ad_ ces eni _lu eo _ro ef uel liz mpi abi opr nos egn cer eci alc nan rto uc sca soc c_ ubb ebb bbl fon nna ep cci ram reg iat rsi pun fu eta oro omi ze ava agn sce osi div nve vv pub onf ens dat amb ete oll ud dov esa _o_ eme isi uz agl emi riv iun rom eva _sm ug uov edì ope vi_ zo azz laz ing amp set _ga lis rch nar cre eno agi lti nuo tas tag nq aff _op ana val lin due su_ _el _na mun pl ite ea_ ezz let nca mes ffi egr as_ ae hie inf icc ppr ho _bi ros rib bbe ece tel ull naz ttu _dal_ _alle_ _nella_ _anni_ _ai_ _ad_ _due_ _lo_ _se_ _tra_",
      ],
      [
        -9.25,
        "_fu iet ogg rag ane ure dom far rz ze_ be_ cin ega qui fes omu esp mor _ab sin rco _og iov ote deg ume sec reb roc ila cap dit mme rav zat ed_ ms spi mpe uzi mmi _er rar orr eve cch lor sid lm dop nqu ved _en ò ò_ mis zo_ fra nce cur rni dif sal _go ast nor oca rif rig iso niz onc zi_ une ovi rel spa rmi rez bat sig eo_ emo arc adi pon _mu gat mol asc itu egi teg bia oti sis nov pie esc fro ung nom vat cui asi lat gon mbi rra red ema y_ sms rof rvi pas abb _em gge pot sic ibu uti han met rdo dec tol m_ api sf uta avv msa aio _is _af ipa mic _bu uol _c_ lto ela pal get rev nge gar rac pa_ ena ust uno org taz oce _questo_ _ed_ _euro_ _su_ _ci_ _parte_ _libertas_ _sempre_ _smsan_ _cui_ _italia_",
      ],
      [
        -9.5,
        "igi las etr maz x can med g_ ezi mit pit rme _bo arà iri ua_ _ol rap uo_ nze dim eli ge_ gh pes ego _ot ton don uan cce ras sib vic _ul ogn voc ami nai arm len ̀ ̀_ _oc die _ec hia pag nne gan cel scr ins ape rca zie sor _br cip ius vin upp ffe udi uri aes é é_ sv dar rem isa rep ger usi rga log ota lem evi _w adr ben rci aro rot mod lme hé ché hé_ rad vr fa_ p_ ee arl tua suo mpl osa go_ bbi peg _az lim tru lte rb ala sab ble lun ogr ecc mpa lon tad bar rec sos scu pae diz bas is_ var aut nfo ttr _solo_ _dopo_ _essere_ _hanno_ _degli_ _sarà_ _dalla_ _prima_ _come_ _questa_ _ora_ _sulla_ _via_ _ancora_ _sia_",
      ],
      [
        -9.75,
        "ld tir atu aga ula not dio evo vec ngi st_ nie lie cun ife ppi rsa ovo ves erg ill pio poi _sv bit egu asp onv ga_ nut pic mia smo pur paz oge mos osc tec cem erà gol ang ced neg mal nio iro sì sì_ gov sua nei ioc gua oo vvi ppu ià già ià_ vil nfe _ru alo mig _cl enu cla lcu or_ pi_ edo iaz lut mas _ev det vu ied nsa oto des siz sat cir tav isu ism j zzi age sh gni ida ssu ndu ogl bor cis eal alm osì ong odo rtu omo uar tia rla asa riu dev les _ip uon fed uit dac ndr ade icu ccu aca rob ngo ril oa ke ipe ace sch idi atr bra alu _sf bri ies rut ew nol ned usc pan viz oga pat dag rip _oggi_ _tre_ _fatto_ _gennaio_ _poi_ _già_ _milioni_ _era_ _politica_ _governo_ _fa_ _tutti_ _oltre_ _anno_ _tempo_ _uno_ _così_ _nei_ _perché_ _fino_ _ore_ _tutto_ _lavoro_ _dicembre_ _molto_ _sammarinese_ _nelle_ _senza_",
      ],
      [
        -10,
        "ars oco cie gaz cup ng_ ira eti ppa rse iff età inu nea ghi _ho uf mus rge vve ama rol imm iud ngr riz uot olu fan bel lus arg erl epu erd fis ose ucc zzo _os ieg dra nia dai tio loc ago uss gin rve nvi eat avi dd ws new ews ws_ dot _id oz toc pin ovr neo omb irc hio rda aus poc bin aco ses sed obl apr orz cop iem fid sun gue lp nim gir tun ige sl clu vid lea nfi ozi cs unq til _z pli sog fac buo ao dan ase dav dam onn osp ipo dre rlo _j lv upa ex x_ _ex aum opa rro tac hiu nso olp num net zar ute uff fet bun lg dur och efe gui et_ ign daz ple iut rdì ay pra vie _nell_ _paese_ _sua_ _dove_ _repubblica_ _suo_ _agli_ _dai_ _segretario_ _giorni_ _dello_ _crisi_ _contro_ _mi_ _dalle_ _invece_ _punto_ _news_ _chi_ _banca_ _nuovo_ _rispetto_ _consiglio_ _primo_ _lavoratori_ _quello_ _fare_ _casa_ _siamo_ _fra_",
      ],
      [
        -10.25,
        "cic aba obi ogi sq squ uad cro nen lev sot rup ugl sup oso _uf siv fil ada arz pop quo rzo rod ocu rne ttà uir gam gis ovv uat mba rir off _k vev sie _us ruo ios cul mot eda ar_ lam wi _wi tob obr fia dem mul eso ude bis nse ddi noi ref ofe vet zan _on ntu ls fl tom lci uò può uò_ uaz odi _of fit zaz ise sop vig sap v_ tuo ffr cuo rli raf spr ofo lup ldi usa nun ruz vem nam lif ol_ rid _gu gru bio f_ pad ode cn eff ilm ubi elt _bl _uo uom ean tez dea inq _io bol tif dl fos aso bbr cid civ led cil svi hin mbe nvo liv suc luz _n_ mio pis edu dut ilu _generale_ _romagna_ _fine_ _altro_ _quale_ _stati_ _città_ _questi_ _nazionale_ _tutta_ _stata_ _saranno_ _nostro_ _loro_ _serie_ _noi_ _sta_ _ne_ _può_ _testa_ _progetto_ _dall_ _abbiamo_ _novembre_ _grande_ _accordo_ _ordine_ _sarebbe_ _ottobre_ _tutte_ _incontro_ _rete_ _italiano_ _nuova_ _sammarinesi_ _negli_ _secondo_ _proprio_ _giorno_ _comune_ _torna_ _partito_ _titano_ _no_ _lunedì_ _stagione_",
      ],
      [
        -10.5,
        "urt iol tui _ni nas è _è è_ but mob h_ rab abo _ie idu dus lb upe deb bba _ef uma gil nfr rp vel sub mem olg mai fuo uor pec cus vot afi lom bal aci epa uis en_ eng sd _cs b_ tie dri mov vim reo sfi caz nsu vas ss_ ee_ uoi nfa apo ngu ou dip ted uin ilo ifo ogo ltu _dato_ _impegno_ _è_ _sicurezza_ _sabato_ _domenica_ _termine_ _sociale_ _dire_ _settembre_ _persone_ _quanto_ _ieri_ _settore_ _presidente_ _queste_ _imprese_ _state_ _sistema_ _vita_ _servizio_ _ultimo_ _situazione_ _io_ _movimento_ _quando_ _cassa_ _occasione_ _aveva_ _meno_ _ruolo_ _legge_ _seconda_ _bene_ _mila_ _va_ _maggioranza_ _almeno_ _gara_ _pubblico_ _marzo_ _giornata_ _cittadini_ _riccione_ _territorio_ _italiani_ _calcio_ _comitato_ _comunque_ _luglio_ _mondiale_ _ho_ _ogni_ _nostra_ _quelli_ _sviluppo_",
      ],
      [
        -10.75,
        "_commissione_ _ex_ _problemi_ _programma_ _giovani_ _centro_ _aver_ _giro_ _detto_ _uomo_ _quotidiano_ _tribuna_ _cosa_ _posto_ _sui_ _europa_ _possibile_ _caso_ _fondazione_ _verso_ _fatti_ _deve_ _diversi_ _vuole_ _media_ _aggiornato_ _propria_ _direttore_ _sera_ _giugno_ _dagli_ _altre_ _tuo_ _idea_ _quella_ _ravenna_ _presso_ _attività_ _oppure_ _purtroppo_ _relazione_ _aprile_ _forse_ _donne_ _alcuni_ _personale_ _presente_ _numero_ _gruppo_ _roma_ _altra_ _bilancio_ _confronto_ _modo_ _mentre_ _fuori_ _strada_ _under_ _dieci_ _subito_ _giovedì_ _conti_ _quel_ _associazione_ _raccolta_ _società_ _servizi_ _prova_ _nuove_ _scorso_ _inoltre_ _venerdì_ _corriere_ _suoi_ _circa_ _nostre_ _rtv_ _scuole_ _tanti_ _risultato_ _popolazione_ _tempi_ _particolare_ _marco_ _federazione_ _finanze_ _mostra_ _turismo_ _grazie_ _carabinieri_ _piazza_ _tennis_ _presenza_ _insieme_",
      ],
      [
        -11,
        "_aziende_ _importante_ _avere_ _notte_ _azione_ _fronte_ _mette_ _settimana_ _aggiungi_ _wishlist_ _nero_ _mondo_ _questione_ _meglio_ _arriva_ _piano_ _economia_ _maggior_ _film_ _tribunale_ _serata_ _mai_ _congresso_ _libera_ _esteri_ _polizia_ _ufficiale_ _dovrà_ _sue_ _presenta_ _commercio_ _investimenti_ _cdls_ _estero_ _maggio_ _sciopero_ _certo_ _maggiore_ _alcune_ _aperto_ _pari_ _fiscale_ _però_ _valore_ _soprattutto_ _infatti_ _disposizione_ _capo_ _scarica_ _apprimani_ _iphone_ _ipad_ _quattro_ _mesi_ _corso_ _buona_ _opportunità_ _domani_ _pubblica_ _enne_ _qui_ _europei_ _avanti_ _dc_ _ultimi_ _sindacato_ _successo_ _dare_ _bisogna_ _voci_ _momento_ _tema_ _livello_ _passo_ _voce_ _quindi_ _davanti_ _resto_ _gioco_ _informazione_ _qualche_ _conferenza_ _poco_ _portato_ _progetti_ _breve_ _campo_ _spesa_ _forze_ _titolo_ _tante_ _gol_ _stampa_ _secolo_ _proposta_ _sociali_ _emilia_ _credo_ _banche_ _reale_ _figlio_ _emergenza_ _sulle_ _grandi_ _classe_ _stessa_ _inizio_ _pochi_ _protagonista_ _voti_ _ap_ _tornano_ _edizione_ _parigi_ _paesi_ _politico_ _vittoria_ _asset_ _bellaria_ _fondi_ _torneo_ _camera_ _area_ _unica_ _comunicati_ _vera_ _dentro_ _dunque_ _aula_ _interventi_ _punti_ _ciò_ _altri_ _vero_ _classifica_ _colpo_ _volta_ _intervista_ _italiana_ _riunione_ _protezione_ _portare_ _rischio_ _pomeriggio_ _presto_ _sfida_ _mario_ _palazzo_ _csu_ _segreteria_ _dati_ _civile_ _soluzione_ _affrontare_ _lavori_ _oro_ _gran_ _premio_ _forlì_ _migliore_ _atto_ _diritto_ _febbraio_ _assemblea_ _comunità_ _percorso_ _fosse_ _risposte_ _risparmio_ _troppo_ _qualcuno_ _ambito_ _martedì_ _crescita_ _vicenda_ _terreni_ _nulla_ _dipendenti_ _sangue_ _sede_ _base_ _stefano_ _tratta_ _aumento_ _appena_ _direttamente_ _storia_ _nuovi_ _ragazzi_ _risultati_ _mese_ _sentire_ _campionato_ _fiera_ _viene_ _regole_ _nq_ _serravalle_",
      ],
      [
        -11.25,
        "_dialogo_ _centinaia_ _emendamenti_ _soldi_ _causa_ _sindaco_ _andrea_ _far_ _sindacale_ _messa_ _interno_ _vecchia_ _racconta_ _giovanni_ _squadra_ _serio_ _primi_ _partita_ _scena_ _occasioni_ _erano_ _industria_ _allarme_ _lancia_ _allo_ _scambio_ _mularoni_ _udienza_ _coppia_ _visto_ _sanità_ _termini_ _verifiche_ _problema_ _reazione_ _ampio_ _archivio_ _dirigente_ _condizioni_ _est_ _referendum_ _avuto_ _giochi_ _linea_ _diventare_ _prodotti_ _pagina_ _sanno_ _negozi_ _elevato_ _principale_ _unità_ _centrale_ _basta_ _ben_ _sportivo_ _meeting_ _raggiunto_ _avviare_ _auto_ _qualità_ _capitani_ _festival_ _continua_ _circolazione_ _gente_ _dice_ _tavolo_ _opposizione_ _trasporto_ _sfide_ _possono_ _chiusura_ _importanti_ _quali_ _costo_ _musica_ _evasione_ _difficile_ _ipotesi_ _passa_ _aggiungere_ _riferimento_ _quest_ _prossima_ _periodo_ _nello_ _istituzioni_ _li_ _cittadino_ _risposta_ _poche_ _riminese_ _polo_ _temi_ _colpite_ _grassi_ _sappiamo_ _propri_ _aperta_ _upr_ _cercare_ _parti_ _possibili_ _esperienza_ _procura_ _turisti_ _esperti_ _sostegno_ _tanto_ _domande_ _persona_ _futuro_ _santa_ _pronta_ _giudiziaria_ _col_ _positivo_ _richiesta_ _sconfitta_ _imprenditore_ _difesa_ _expo_ _ufficio_ _siano_ _gambe_ _agenti_ _hotel_ _mercoledì_ _entro_ _industriali_ _stranieri_ _fiamme_ _sotto_ _buon_ _attraverso_ _direzione_ _toccaceli_ _sala_ _lega_ _davvero_ _appuntamento_ _ulteriore_ _volontà_ _pro_ _richieste_ _categoria_ _difficoltà_ _necessario_ _sei_ _chiesa_ _moto_ _procedere_ _pubblici_ _definitiva_ _messo_ _riforma_ _possa_ _novità_ _zona_ _terzo_ _conferma_ _trattativa_ _dietro_ _reggenza_ _so_ _mattina_ _arresti_ _parla_ _argento_ _natale_ _altrimenti_ _vedere_",
      ],
      [
        -11.75,
        "_dimensione_ _morti_ _nostri_ _gratuita_ _giovane_ _ospedale_ _assessore_ _proposto_ _lungo_ _arrivo_ _decoltè_ _gare_ _nessun_ _presentate_ _età_ _minori_ _locali_ _nome_ _stesse_ _colpi_ _messi_ _democratica_ _colleghi_ _gruppi_ _genere_ _stesso_ _investire_ _sostenere_ _quelle_ _conoscere_ _sembra_ _salute_ _ministro_ _francesco_ _mussoni_ _netto_ _militare_ _peso_ _priorità_ _possibilità_ _pareggio_ _venezia_ _rally_ _andato_ _elettorale_ _membri_ _incontri_ _tranquillità_ _lavorare_ _fondo_ _conta_ _angeli_ _blu_ _resta_ _corruzione_ _antimafia_ _donna_ _ultima_ _condivide_ _archivi_ _anti_ _ecco_ _libro_ _documenti_ _pa_ _fanno_ _spese_ _feste_ _vendita_ _assistenza_ _opera_ _infine_ _insomma_ _giornate_ _rapinatore_ _ovviamente_ _apertura_ _vari_ _pubbliche_ _proprietà_ _vista_ _avviso_ _prepara_ _bando_ _lotta_ _appoggio_ _disposto_ _tamagnini_ _csdl_ _convenzione_ _quota_ _relativi_ _giocatori_ _ricorso_ _grado_ _mezzo_ _grave_ _fiorina_ _prendere_ _finisce_ _tale_ _fabbriche_ _farsi_ _chiaro_ _restare_ _forte_",
      ],
    ],
  },
  {
    code: "la",
    script: "latin",
    levels: [
      [-3.5, "i e a"],
      [-3.75, "t s u"],
      [-4, "n r o"],
      [-4.25, "m c"],
      [-4.5, "l"],
      [-4.75, "s_ p d"],
      [-5, "m_ t_ e_"],
      [-5.25, "er _a in a_ _e um b"],
      [-5.5, "_s at um_ ti es _p nt v _c is _i us"],
      [-5.75, "g ri an tu it en i_ re te ta ra us_ li on h f or ae st"],
      [-6, "q qu et is_ ni _d o_ _in ia _m r_ di ar ic am ci ur io"],
      [-6.25, "co em pe se de ne si n_ ca la ae_ ru na _f es_ un cu ma _n al"],
      [
        -6.5,
        "_q no _qu et_ _v ve iu le am_ su tur _r ul mi pr po _co em_ ec _l el vi _et x ro est ol ua _t to",
      ],
      [
        -6.75,
        "om nt_ os ent ns ct _h ui im it_ ut nd ur_ _es ati rum _pr mo as in_ st_ _o tr per ll me d_ ce ie tio ant ad ter ib il atu _et_ _in_",
      ],
      [
        -7,
        "ion oc pa ss ue ac nu _u ba bu _su unt _re qua _di ab _se _de so au er_ _an ha sc ed nc sa lu ia_ rt lo era _pe _est_",
      ],
      [
        -7.25,
        "nte ali mu con ch ita _no tat ap du re_ nn be id _ad rat _g nti ep _po que ex _ma ere tum gi nis tor ta_ pu ica _mo _pa eb bus op ue_ fi as_ ge ii tus eri oru _b ir ari iv _cu hi one ium ibu mp ann",
      ],
      [
        -7.5,
        "ntu _ca do _vi ver _si _so at_ da min qui eg od ius _ve tem uo ici rc bi cum ip oni io_ ea pi ini pro ell _au tia itu ens ori ine men rae ot iam c_ _ex nat ei ig va ho cr ov ng bat ca_ se_ os_ fa tis res ne_ y eba lis num eru _al",
      ],
      [
        -7.75,
        "fe rs _ci ili lla ut_ _sa pt tra _ap _li ore ina gn gr ti_ _te tes ag _ha no_ int ris ist ud inc _fa rm sse pp sti lt ess pl de_ uc par ad_ quo omi he _me die sun pos ate av ran col ua_ fu ra_ sp ga uit cul sit ii_ _ad_",
      ],
      [
        -8,
        "ria ect vit na_ x_ sol dic gu ani _sc _ut nno eti pra iti th lic lit rb ata nes aut iae ndi end ri_ pri l_ _a_ te_ ona uae lat icu ide lia ub str br _fu ni_ tin aru tri li_ ies k ssi sta lem ert ctu _fi ers _mu app on_ eo act edi rti pel man _ho run nse cta aec and ula ole cir nia _tr cti ola cha irc ato _na ret rr up ost nom ior _cum_ _sunt_ _per_ _anno_",
      ],
      [
        -8.25,
        "_du ecu ste ui_ nem cc gra _ar lae ove ult fo rio cl xi com lan ppe tae ons oli _ab _la non iss are or_ cit ten gen ale tic uam b_ _ac eu _mi _er rca cto en_ ob lin mm ins ven ien lum to_ vo rn _ge reg ing ph rim _ei nsi fac sen tan cri les mat lli uli emp nta mer ren fic og art und rd _or ma_ rit ill ber ser uni ivi ima _ep _ne tam ute nde _do _hi dum mus hab dis hu dem ene fr ian epo scr cer _lo _gr la_ rma nit nco ora eci _de_ _ut_ _qua_ _circa_ _dies_",
      ],
      [
        -8.5,
        "sim _fe bo och poc eta ev avi _op riu ice dit tt ont ses eni _im der ex_ mov oma rib di_ do_ _fo rem iis _nu veb cat mag _ce ura sed ed_ cen rg egi ha_ cis ort ef anc _pl cor w lib nda cip rop iq iqu oci ite _pu oe u_ _st ive fer cie tas for ind idi mil nus _lu el_ _un _ur tit ab_ nni fui liu cus mn _at sae eli ban spe cun imp rom _be abe ign eiu sic ea_ ger nf nst car tar ame etu ns_ _ro _le imu ric ngu ict mor vel _cr ume cia por go rin sis mar nal pol udi rip lar aba mon _va ana _ta lle im_ z mul mpe lus ndu ele inu rv imi _epocha_ _solem_ _movebatur_ _quae_ _ab_ _qui_ _non_ _sed_",
      ],
      [
        -8.75,
        "ibe _iu leg des _am anu urb the _fr nae uo_ nic sci if sum ena le_ oll ulo ast ai uod tim ote gna nos si_ ff nci mod mum pul ern _ae _it tal sus cla den uri rte atr lo_ vu err loc his cae can mb nv nov _sp sec aes dia cas ndo eq equ nsu igi _vo of uta pot lam ci_ nib pec abu rea uu ps cre unc agn nam bi_ nar erm ram uti nen _cl cur ami bs bri ro_ _om chi rta nct mun sto ipt sa_ ico rie _th adi ug duc erc _tu ux ile tq tqu ntr sup ece agi ans tro git aci od_ ope ax _etiam_ _eius_ _inter_ _fuit_ _erat_ _vel_ _incolae_ _autem_ _appellantur_ _esse_ _ex_ _quod_",
      ],
      [
        -9,
        "pti mpl ud_ _hu ero acc ass omn ese sin ede xt mq mqu rtu alt ibi uct fin net din _ba ben ner bel _oc ifi dr esc gin ond ane tud omm rsi co_ uer pre _ed _ch j tiu sua ei_ cap _eo epi ral rac ust arc san upe tib scu tru civ sch stu ce_ mic rp ces mo_ mis eat ie_ nnu orm ade ept rar hr erb eve omp fl oq bul vid aus pat isc _il imo soc iet ron sq squ cep _k red niu sig g_ ara oqu dec fec rna olu fra ome ler lta pus ext gua len rec ino ix ias nc_ llu odi oca ito rbi dam las all her esi _ob rii nve rsu sor _e_ ete _br cam xe nor _eu ve_ lec gl uis rus ave iun osi bl _ni son _aut_",
      ],
      [
        -9.25,
        "rdi apu vis ld diu ovi eor mni mpo nto _ag dom vic lon lio _fl emi lti _ra nio plu erv oss mit ege ano atq gni vir aed usi nim cut gio har var div sub ios hom lor sio ipu phi mae odo oti olo opu ega cce da_ bit epe _el _da tiv uiu pta ubi ial hil itt ong ang los eum onf _x ple _he inf llo bor bli put xp exp nul via ema axi dat nun inv hic ord tea isi oa iar uen oct gno enu chr ace exe pla gat gis ox tel _id pe_ ode ard sy cio pto y_ _is ssu val eo_ ac_ pit vin ras deb rra iva va_ ocu sep pte han rci dm _ea ime tut nec ciu aet ips aq voc ltu eco _quam_ _atque_ _se_",
      ],
      [
        -9.5,
        "rev tav usa opt gre lc tte nea cal ror att _gu mi_ sul ton nge rs_ umq tre _en bis cog abi dio niv rad pan ama mos sal orp uum sil otu cid edu pub onu pis det bet cet arm xim siv del opo reb uas tos pli ape pud vil uin tii ic_ med _ia not uoq adm rav gal ros uib hae una cui ulu f_ rri aqu ubl rmi _sy oce apo vul mpu oro nq nqu _bo ova rva iat sm asi xo met _w aud vat til def rch _to rid lii _io etr mal dus aep _pi cho uv hri ves gnu che rcu tab uto sco dei ffi auc ald rov sar lig uid dig hod rni pet cem ala sem ec_ opi pin hol spa fil sib tul cin _of lut osc dd pon omo _c_ ein rgi pen ure omu _ph vol max id_ ogr mam uan dep uci _us xc wi lau ono ier ssa iri uor mel utu rot ota lm vi_ tu_ ou uce ida hen eno esp dii emo mot mmu pau tiq ars lud aur _as sce tuu rer inq ela spi lur _alia_ _post_ _quoque_ _quo_ _res_ _potest_ _nomen_ _apud_ _pro_",
      ],
      [
        -9.75,
        "oi _ru occ exc hoc oc_ cle bra xit ka arg dmi ipi rre rig lp nfi za isp gan _ip rof erg ls nce doc dar gia cil mmo gus nie mai ull duo hor xa rel uf _ii ire _ub rmo api an_ dv rsa uia pop nas _ga rba mas rog pho cel aul dor onv sb fel dua rep odu _ib lab ilo rbe ry arv aug lg onn ptu flu h_ _ig urs sia eff acu ρ nan ism ο bs_ hui oda rui ffe iud ges _wi dux hon ulc efe egr amo iac log wa ng_ poe adv pal umm al_ oco uxi ndr ath sui alu gli eca ix_ sca _ri ieb ruc cci _j tho _n_ uso ich let oso bil ulg bru ogi gul dh tui oph rpo _ef nfe sso cab rbs α _eo_ _hoc_ _quibus_ _sive_ _lingua_ _sancti_ _annis_ _tempore_ _eum_ _urbs_",
      ],
      [
        -10,
        "evi ibr hin lte dae ira mne rl fes gri tun bal _bi dve dan uat rge cii urm yt usc liq xem ipe urr lv ts iec ngl iuv mbr fam cau ebr ke gii cim hib _bu oan psi rd_ set elu ah fun ebu roc pue rf cop erd _vu go_ ofe ule oto _ev bea ncu luc uus fid efi leb uca suo fre amm mma rso rme pic bn lie ipp bre osa aro usq xer hum uma dif tue ccu ige nif ped dra tuo ipa ube mmi ael ya v_ osu eam oed nsc ioa fan he_ pae aen uar ada opp vor ngi ivu gar uge ppo cup isa lim ys arr iur sat tex abo _ec orn pap me_ idu amq aio bon lde sam bar hac xor fab ise fie riv ego fri viv eun ok bia eda umi aco ech _ka _em cos ba_ ref rce enn sid ean ogn pas uss neu mme ado ub_ suc ucc hos pse uro cad nav did xte rvi bui plo uru ugu _z zi cra off eto pid egn vet epu obi oec iel rab rol dun adh mut yst p_ iz su_ toc nd_ tha xs exs lun pia erf req ty aph opr don org giu obs _ubi_ _pars_ _nomine_ _sua_ _ac_ _primum_ _postea_ _sibi_ _anni_ _erant_ _saeculo_ _propter_ _suo_ _secundum_ _quia_ _ei_ _hodie_ _huius_ _modo_ _omnes_ _re_ _urbis_ _saeculi_ _the_ _iam_ _deinde_ _annum_ _nam_ _videtur_ _magna_ _habet_ _si_ _id_ _die_ _hic_ _prima_",
      ],
      [
        -10.25,
        "oba ebe neg lch rq rqu rbu bum nga ga_ ee ttu obu hus ki rei _gl gui my oga ko siu _xi amb foe aga _solum_ _enim_ _haec_ _sub_ _partes_ _opus_ _causa_ _annos_ _eorum_ _habent_ _suae_ _facta_ _natus_ _ita_ _nunc_ _valde_ _tamen_ _bellum_ _dicitur_ _verbum_ _sine_ _lusit_ _sui_ _saepe_ _sicut_ _multis_ _ipse_ _linguae_ _fanum_ _caput_ _primo_ _tempus_ _rerum_ _forma_ _ante_ _praecipue_ _prope_ _quando_",
      ],
      [
        -10.5,
        "_fere_ _usque_ _hac_ _libri_ _sic_ _quattuor_ _nomina_ _contra_ _factus_ _of_ _factum_ _lusor_ _hunc_ _omnia_ _hanc_ _initio_ _cuius_ _alias_ _sit_ _domus_ _solis_ _cf_ _olim_ _postquam_ _habuit_ _ibi_ _fortasse_ _praesertim_ _praeses_ _quorum_ _scholae_ _cui_ _tres_ _magnum_ _suum_ _supra_ _loco_ _antea_ _appellatur_ _urbe_ _milia_ _duxit_ _ed_ _rex_ _ob_ _aliis_ _vera_ _omnibus_ _haud_ _nova_ _quasi_ _partem_ _facere_ _romani_ _rebus_ _societas_ _suam_ _iii_ _nec_ _magis_ _imperium_ _eam_ _possunt_ _itaque_ _dum_ _university_ _press_ _tum_",
      ],
      [
        -10.75,
        "_magnam_ _quidem_ _rem_ _iter_ _uxor_ _multi_ _alii_ _accepit_ _verba_ _fuisse_ _terra_ _necnon_ _nationalis_ _fecit_ _la_ _velut_ _electus_ _germaniae_ _iterum_ _eodem_ _turmis_ _creatus_ _paulo_ _plus_ _novi_ _liber_ _appellabatur_ _vide_ _duos_ _duo_ _flumen_ _latine_ _numerus_ _mortuus_ _eadem_ _tria_ _duae_ _homines_ _parte_ _data_ _motus_ _quid_ _historia_ _numeri_ _isbn_ _plerumque_ _series_ _corpore_ _quas_ _signum_ _les_ _locis_ _scilicet_ _ii_ _romanis_ _imperio_ _via_ _opera_ _senator_ _romanus_ _species_ _sese_ _oxford_ _tam_ _posse_",
      ],
      [
        -11,
        "_scribendi_ _scientiarum_ _media_ _locum_ _iuxta_ _quaedam_ _exercitus_ _dux_ _semper_ _ea_ _aliud_ _regione_ _alterum_ _genus_ _aetatis_ _seu_ _litteris_ _essent_ _eas_ _nescimus_ _hominibus_ _revenit_ _esset_ _antequam_ _classis_ _una_ _fuerat_ _nihilominus_ _interdum_ _omnium_ _vulgo_ _continet_ _nonnulli_ _milites_ _ingenium_ _consilium_ _augusti_ _attamen_ _numquam_ _graecorum_ _quinque_ _maximum_ _scripta_ _bello_ _constat_ _fit_ _carmina_ _unde_ _incolarum_ _civitatis_ _and_ _dictionary_ _systema_ _adhuc_ _igitur_ _illam_ _gratia_ _litteras_ _mox_ _senatus_ _duobus_ _ioannis_ _xix_ _foederatarum_ _regis_ _saepissime_ _quodam_ _imperator_ _index_ _musicae_ _pertinet_ _rursus_ _illud_ _conatus_ _regnum_ _carmen_ _his_ _rei_ _filio_ _filius_ _multa_ _anglice_ _corpus_ _maiores_ _familiae_ _iv_ _incolas_ _opere_ _corporis_ _mense_ _ignoto_ _mundi_ _insuper_ _operum_ _is_ _verbis_ _multae_ _romam_ _vir_ _publica_ _quamquam_ _sedes_",
      ],
      [
        -11.25,
        "_cepit_ _ne_ _fieri_ _hodierni_ _an_ _significat_ _montis_ _decem_ _populi_ _legati_ _insula_ _turma_ _tenuit_ _certamen_ _aliae_ _nominis_ _exemplum_ _vox_ _alium_ _vi_ _alumnus_ _studiorum_ _politicarum_ _sanctae_ _plerique_ _collegii_ _mortem_ _filium_ _nupsit_ _peperit_ _exeunte_ _varia_ _gregem_ _paene_ _hominum_ _insulam_ _situs_ _verborum_ _victoriam_ _novum_ _nondum_ _turmae_ _haberet_ _vicus_ _societate_ _operam_ _patet_ _discipuli_ _at_ _potuit_ _auctores_ _provincia_ _fuerunt_ _creati_ _auctus_ _cognovit_ _rationes_ _belli_ _voce_ _solus_ _insunt_ _carolina_ _constituta_ _hi_ _graece_ _variis_ _latus_ _circiter_ _cives_ _sententia_ _divulgata_ _facile_ _comitatus_ _principalis_ _videbatur_ _regina_ _regiones_ _duabus_ _hominis_ _dedit_ _neque_ _circum_ _adversus_ _petivit_ _feliciter_ _loci_ _culturae_ _parisiensis_ _clarum_ _octobris_ _papa_ _cursus_ _definitio_ _dicit_ _refertur_ _illo_ _quem_ _status_ _civitatum_ _dixit_ _orationes_ _factae_ _primus_ _ille_ _vocabulum_ _facto_ _demum_ _mente_ _musica_ _cuiusdam_ _maximo_ _deo_ _apparet_ _praeter_ _operibus_ _georgii_ _italia_ _ioannes_ _omnino_ _hispaniae_ _gulielmus_ _illa_ _nobis_ _tamquam_ _fretum_ _kremling_ _graeca_ _nationalem_ _viam_ _maioris_ _hae_ _vim_ _habitant_ _infra_ _primi_ _numero_ _dei_ _illius_ _lineae_ _ecclesia_ _stat_ _legitur_ _iis_ _montes_ _antiqui_ _quos_ _homo_ _vitae_ _pellicula_ _mentis_ _oculis_ _medio_ _signa_ _fidem_ _secunda_ _oraculum_ _aedificium_ _utendi_ _mortuusve_ _primos_ _minores_ _novae_ _americanum_ _maxime_ _historica_ _scriptores_ _monumentum_ _utuntur_ _pecuniam_ _divisa_ _ova_ _idem_ _eboraci_ _linguis_ _secundo_ _multorum_ _quomodo_ _civitates_ _langobardi_ _classem_ _praeterea_ _regni_ _ibn_ _ratio_ _parlamentum_ _necesse_ _oeconomicas_ _cantor_ _union_ _wii_",
      ],
      [
        -11.75,
        "_ordinis_ _simplicia_ _capere_ _societatem_ _mercatoriam_ _visitavit_ _villam_ _abhinc_ _romae_ _uxorem_ _dicere_ _scribere_ _aggreditur_ _materiam_ _actiones_ _africa_ _eundem_ _graecum_ _adsunt_ _collis_ _long_ _agrorum_ _milibus_ _iacobus_ _fecerunt_ _argentariae_ _centralis_ _summi_ _magistratus_ _sedem_ _ciceronis_ _fabula_ _nominatum_ _municipii_ _civitas_ _loquuntur_ _fi_ _ortum_ _utitur_ _vii_ _regem_ _appellari_ _iussit_ _domini_ _xiv_ _cantu_ _totam_ _filias_ _idam_ _faciunt_ _ambo_ _iuvenes_ _paganis_ _uti_ _ipsam_ _andreas_ _meruit_ _quidam_ _esperantici_ _saltatrix_ _des_ _academicus_ _christiana_ _ioanni_ _rediit_ _urbani_ _museum_ _artis_ _successit_ _palatio_ _italicum_ _unionis_ _ikue_ _secretarius_ _recepit_ _crucem_ _occidentalis_ _extremo_ _addidit_ _statim_ _promotus_ _latinae_ _eduardi_ _functus_ _arius_ _coram_ _publico_ _bevensen_ _communis_ _finivit_ _fc_ _ca_ _duci_ _ibidem_ _appellatus_ _rege_ _magno_ _vestigia_ _centena_ _annorum_ _virum_ _commodum_ _solet_ _ducere_ _circuli_ _cruce_ _decimum_ _ostium_ _chiralis_ _parvuli_ _campo_ _vicum_ _sepultus_ _aquae_ _priore_ _clausa_ _christus_ _demolitae_ _mortuo_ _iulianus_ _bene_ _cardamomum_ _specie_ _credunt_ _magnopere_ _potentiam_ _cupiditatem_ _mutare_ _licet_ _otii_ _raedwaldi_ _obviam_ _trans_ _eventum_ _habeant_ _vertit_ _pp_ _frustra_ _autumno_ _persica_ _legere_ _aliquam_ _civium_ _sororem_ _deleta_ _tantum_ _iuniorem_ _habeat_ _romano_ _ius_ _pompeia_ _sc_ _textus_ _producunt_ _litore_ _solebant_ _modus_ _bellarum_ _suis_ _foederis_ _territorium_ _ordinem_ _sonat_ _nobilium_ _ordo_ _agitur_ _naturae_ _rotationalis_ _polonicus_ _origine_ _poesi_ _poema_ _mensis_ _tertius_ _christianam_ _christianus_ _posteriores_ _illum_ _nos_ _aliisque_ _latin_ _english_ _nominatis_ _metropolitae_ _locus_ _similis_ _terrae_ _collocatio_ _servantur_ _consilia_ _faciendae_ _novo_ _exercitu_ _partibus_ _tergo_ _principia_ _armenia_ _edendis_ _copiae_ _orientali_ _pugnabant_ _aperiuntur_ _exempli_ _corrupto_ _nefas_ _amicum_ _amore_ _secum_ _stipendium_ _docendi_ _gradus_ _culmen_ _fert_ _melius_ _technicam_ _geno_ _nominatur_ _dominans_ _fluvii_ _villae_ _pater_ _utrum_ _infantem_ _venit_ _victoriis_ _altissimum_ _parvorum_ _similes_ _ludus_ _cursum_ _studet_ _ultima_ _martii_ _datum_ _posset_ _officiis_ _exempla_ _diurnarius_ _currus_ _matre_ _graeco_ _deorum_ _axi_ _despectus_ _sinum_",
      ],
    ],
  },
  {
    code: "lt",
    script: "latin",
    levels: [
      [-3.25, "i a"],
      [-3.75, "s"],
      [-4, "t o e"],
      [-4.25, "r n u k"],
      [-4.5, "s_ m l"],
      [-4.75, "p d"],
      [-5, "v i_ j"],
      [-5.25, "g _p o_ in ai"],
      [-5.5, "ti _k ė b y as _s ų a_ ų_"],
      [-5.75, "š au _t ta ia os e_ is li _i ie ka pa ri si al us"],
      [-6, "ar ni _a ir ra _pa _n ik as_ en os_ _m _d _v ž ai_ r_ ma im an u_ ki"],
      [-6.25, "vi st at to am ą da mo nt is_ _g uo ą_ va na _b ga me ei te tu ne la ti_ io"],
      [-6.5, "_ir ir_ pr _j er į _ka et us_ mi _l ja ko oj ini es su ū c _pr sa di jo it _ir_"],
      [
        -6.75,
        "iu _r iš re ių ro ij ur _ne _su ių_ ve ek no on ad _ta ė_ t_ _vi el om č ku _š gi _da ži ali vo",
      ],
      [
        -7,
        "or ės av nk či tai je ok į_ iau _į rt ės_ aus ap ot ba kl _ga il tin z nu pas io_ nė se _iš kai pi",
      ],
      [
        -7.25,
        "ng _va ši id sk mas iai usi kt tik be le ci gal tr nd ak _ti ėj mo_ au_ je_ f ug ip ien ais um ji po _ž do ant uv _e pri _at uk _sa mu em ty lo _me",
      ],
      [
        -7.5,
        "_ko int _be ol bu _nu de uri ut ima eik iki sta pe kur vie _la tų _ku šk asi tų_ yt vo_ to_ ijo yb _o _ma aug dė k_ ke od jos ru _re me_ d_ ent ina ink _u ju rin ia_ _te _ši gr ms ra_ yr es_ ly _di nti imo oje p_ kr _li lie se_ ks ms_",
      ],
      [
        -7.75,
        "min og tas _ap etu ja_ jo_ iek rb aip ama mą išk až ud du ul bi iet ist lai ge aik ab lė dar jų jų_ sti inė oja pat dž yv ius ig ky ma_ ie_ _mo eli m_ uvo vis un mą_ iam uos lia lin _ar dži pra ta_ ę su_ kad kin _ki čia ip_ rie už cij sp ys š_ l_ ag vai _na dr ija sav art nuo _po _y nių ed ria pro met _st ym ui aš ose ing tė go ėt no_ uot lau ry _su_",
      ],
      [
        -8,
        "_pe mok so _sk ios ad_ nia rė yra _tu ar_ ac kia tar pl ūr rs lt toj te_ kė arb mai men nim kla kar per ika yk din _bu _ja si_ kas h št avo gu ami jau eg _mi rei iz val _yr vy eri nau ę_ avi mis _ve nt_ _to aci tei _už ori ame ov gy yti dy tur var tuv ui_ iu_ ei_ die oti bė ne_ mė et_ par ite nės tie ūs uo_ _gr bū ko_ ėl žia ven ekt kit na_ and omi nin sl nta bo auk vei ati ras oki iš_ ep _c ies tos _į_ rm _kad_ _yra_",
      ],
      [
        -8.25,
        "_ra tis kal tą rg mon _ke _si iv iko _pi rti pu tu_ ik_ tą_ lio rau ša tra _ji _in mų nes sm dau ino _ba lu n_ ny g_ nė_ eni _jo ast uj _bū gia _f _ge ska ris nio sų sų_ aud sto api mų_ ala eš ns kų žin ena tv ita ari iuo kų_ tat kos dal ts kel _kl sia sis iū ba_ ats tuo oli ver sv jim šv buv man ys_ _ju ld pag iti _pl ara rd end ce aut lim _au tus asa oni _sp nis zi kom est _iš_ _tik_",
      ],
      [
        -8.5,
        "ėjo ran gin niu sio ka_ ato uoj ome jam imą ėm mos sn nas ter _se isi mi_ aly ev eis vim mp ikl kam sus vė ža _an riu liu gyv sau _kr _o_ aba ūt že ana nor ste net aty vos kim kie kti _gy ime nč eno dėl lb ian nam nči nga pt fo eb sim rod ada auj ač _tr bai čio rai _ša tor nka būt bet pie imu kon ank kv ūsų ren ri_ rad sit ger era uli uti nki _sv siu _dr ate ką fi ybė lik enk yve ndi ro_ ch esi ojo iem ams raš ob lan ps irt ait _tai_ _savo_ _kaip_ _ne_ _ar_ _nuo_ _bet_ _buvo_",
      ],
      [
        -8.75,
        "dra my oto _no eti _ži lei kš ieš eta ką_ oma ili up ej rk po_ įs eng lg aga rp gam ata str _or gan tel ski sir da_ duo pre sak rio ias ėti žm amo ėl_ ači adi oky did osi _es nai oji nos rn gra ram tė_ dam čių ers ška ną ain ną_ ner ion _dė op er_ ani ano stu _vy _šv jū rit za lių ją tim ic gai pal _le anč ang rtu kli mus nų kri žmo _m_ alb ls rto ele ngi jas eka lab li_ aži bl ln lis onė gt čiu žio ksl _įs rim ruo sė am_ rij iri imi _žm ide san _pu ava tok ros mt kū pir jai pla rba nų_ kta uni akt sie den ją_ oc _ri ji_ nį juo nus lo_ udo bus ič eto lit ind ndr ėji kir _ak aid ona ikė oks gos nį_ ten los _taip_ _apie_",
      ],
      [
        -9,
        "isa ntr igi iči ert bos bei aun rga dai emo gij ary yg šia las _mu ald gas nep yd klo tro aig vil pil rta są at_ lės yn tom kėj _de ub nte vir vas yva aul uma umo gar rą esa ią ki_ aro van ėd aka ben vad ūti eid do_ ug_ ono mat arp _gi _jų yj paž nto esn zu sin _jū pav tį tį_ iks uom kio tru šal ioj eč eči nie cen yje al_ mes ią_ ėja log ogi idž ib pin tau gri jan rų ikt ez ems ine tl lv for nal jie ek_ kūr irm kat _as kra ua med pad ec _je jei įv del epa tės _že gų gų_ sve spa rų_ nc dv ard rių eig pap sni br mer _ža ymo ūd atv tū rek voj _įv nan ikr odė pan sid aj _ru rik org sių fe atl _do res isk roj tsi jūs nom rma vyk sen tyt muo gi_ ga_ ito kšt jis _bi nkl ea tyv dir nę tem itu lų lų_ niz ene nar ugi cia bės _ik ust urė orm dan vin kok kyt ybo mū _kai_ _per_ _bei_ _lietuvos_ _jų_ _pat_ _jau_ _po_",
      ],
      [
        -9.25,
        "ova rat ykl ins uto _al tum suk šve kre alv eda maž lyv ški ijų ež ėje alė yto olo mūs sme etų alu uro edi sut ici en_ tam ntu mu_ uja kė_ dim šs išs bal iva lė_ vu ldy kvi _du tys _mū w ūl kan _ce ral ema mie nę_ myb _lt oš kto sty egi šio ėmi ume elė oda idi eko imt sij dym imų uga tūr miš alo jek siū dėj ote iza kol lek lą rsi _nė lt_ bin įm go_ _dv uol žn ažn ūk ngo tan ota rė_ jus iej iūl doj tod šil lą_ gl _įm rą_ eu tal ūri pak ęs eit rū ėg so_ _d_ tap kiu dyt dų dų_ uz len emi ask ola kus por dom dov irb iln nda das reg žy iui dav be_ erg žt tli _eu ėr ūn tym bar ort ūs_ cin aps alt _kū eną vau _ni gau lat žiū iūr aim mog eki vid pol dėt _h įmo sla mui ild ryb kių ks_ udi eur ale ida inį oka sva _jis_ _daug_ _mūsų_ _iki_ _gali_ _labai_ _turi_ _būti_ _lt_ _to_ _dar_ _arba_ _jūsų_",
      ],
      [
        -9.5,
        "pam idė uvi agr ho uoš ško rez rgi zd kau uod ark žiu ost oms mia nys ogr _kv gti nei ega tri of asm air ado _mė rbu mės ars sli jon žem idu ult ėli umą _ek kst ybi urt yl ung pus ž_ už_ iją ryt _so joj sku yma nku rus kym apr eši suo dos ns_ pos ekv kc if tad amu rėt ėn _il ilg iev dij spe lni šti eks ųj ųjų la_ nij lst mb gim lyg ėra gu_ kyb kuo enė rbi ngt ade sik neg įsi šo tve še daž esu ech ete spo ivi nėj pė rį tač vių bo_ fa pta _fo _tv ban vel tyb bt ju_ gum pti lk _aš rum omo ont egu są_ ngu ere įst ern ūro šim lėt žd žo uge aky lvo aiš adė nkt rš og_ tes gus kyk tet an_ sud rak ial als noj _ry ute lum oci tij nėr neb vyr evi nko koj švi ira nel lus ęs_ sam pli gre af _č inu mot rv gą gą_ ėtų ila uka ido šiu ukš tvi uzi rop hn tec chn lem sek bia oga uki nty iso gs ūrė apt lba kty lį ive kul _fi isu bes jį jį_ nci dvi imy iku uva šta oju ur_ iž _el aki pač odo az nf yst odu uta igu aru gen ėk ual sal ity lyj jė ojų žs užs lti jog nde sy dyb kn stė ane bė_ eo vok _jie_ _prie_ _metu_ _jei_ _metų_ _už_ _galima_ _lietuvoje_ _dėl_ _kuris_ _kartu_ _tiek_ _tačiau_ _kas_ _be_ _nėra_ _jos_ _jo_ _todėl_ _nes_ _bus_",
      ],
      [
        -9.75,
        "enų one tek lį_ inę nst mėj _ro asl nėm jun uč uči amų sup rs_ ašt _br rėj ums ero sko uži apl psi žv rot tog yri num ėse eži rys izu ąj būd gel ret kį kį_ usk arn šu via nks ovi ako dė_ ket eny _vo tol tva sum įg bli atr ole yki sč sči tit uko pv _są bti zm šy ymu v_ va_ gė žai žal duk ukt nkų aš_ du_ lys šsi py što kci muz atu itė tud sr škų dą dą_ ąs iom ore mal nyb įva lgi uš _įg liz zac rbo tak ilu _un šau x žym įr re_ yp uku žti soc iga ktu kum yvi iky ire bą bą_ ens sar ora ded uok rog _vė lėj tk edž rol šr abi iav lam ikš opo išv puo ėju šm tip dab spr fik ntų mti nem onk mėn ans yba uso _įr tre he yš suv _en lav tiš til ude _am b_ ugo aže nik amą nat _ū zuo ieč km ipr rž rdi _sr šč šči lbė bėj imė amp _jė pai les _kurie_ _daugiau_ _pagal_ _mes_ _reikia_ _aš_ _jog_ _ant_ _ji_",
      ],
      [
        -10,
        "_net_ _gerai_ _nors_ _kur_ _darbo_ _metus_ _nei_ _dabar_ _prieš_ _kalba_ _tarp_ _galite_ _ką_ _jį_ _mus_ _tuo_ _čia_ _kurios_",
      ],
      [
        -10.25,
        "_mano_ _jeigu_ _tas_ _žmonių_ _vienas_ _viena_ _šis_ _vilniaus_ _kiek_ _jums_ _dieną_ _europos_ _man_ _žmogaus_ _savivaldybės_ _juos_ _tad_",
      ],
      [
        -10.5,
        "_kartą_ _lietuvių_ _metais_ _pasaulio_ _pvm_ _kitų_ _vis_ _val_ _jiems_ _mokyklos_ _šį_ _mane_ _miškų_ _vieną_ _kuri_ _vaikų_ _visi_ _būtų_ _darbų_ _šilutės_ _rajono_ _įmonės_ _jūs_ _ten_ _visus_ _kauno_ _drauge_ _šiuo_ _pasaulyje_ _viskas_ _maisto_ _mums_ _dievo_ _dažnai_ _esame_ _šiandien_ _tada_",
      ],
      [
        -10.75,
        "_darbus_ _kurį_ _centro_ _žemės_ _dirbti_ _kurių_ _valstybės_ _manau_ _balandžio_ _visą_ _kitą_ _laikas_ _laiko_ _greitai_ _turėtų_ _tą_ _jais_ _viską_ _kuriuos_ _štai_ _toks_ _dažniausiai_ _ypač_ _beveik_ _ko_ _nieko_ _veikla_ _dienos_ _esu_ _šioje_ _būtina_ _šią_ _cm_ _ūkio_ _uab_ _rasti_ _patys_ _visų_ _veiklos_ _kiekvieną_ _projekto_ _rugsėjo_ _ši_ _namų_ _visa_ _puikiai_ _anglų_ _centre_ _dalis_ _dalykų_ _netgi_ _šalyse_ _vėliau_ _niekada_ _kiekvienas_ _pats_ _vietos_ _galime_ _šios_ _negu_ _kino_ _garso_ _kartais_ _veikia_ _visiems_ _poveikį_ _sau_ _esant_ _gyvenimą_ _sistema_ _galėtų_ _veiklą_ _šie_ _miesto_ _kadangi_ _asmenybės_ _taigi_ _vien_ _projektas_ _ojo_",
      ],
      [
        -11,
        "_dievas_ _universiteto_ _teisių_ _turto_ _paslaugų_ _šilumos_ _kuriame_ _alus_ _bažnyčios_ _vyko_ _pavyzdžiui_ _produktų_ _klausimas_ _tapti_ _sveikatos_ _žinoma_ _asociacijos_ _es_ _didelė_ _dalį_ _buvau_ _pas_ _dėmesį_ _būdu_ _muzikos_ _spalio_ _jav_ _tu_ _jaunimo_ _dienas_ _kita_ _kam_ _labiau_ _nebuvo_ _įvairių_ _jas_ _laiką_ _šiais_ _meno_ _europoje_ _sporto_ _gal_ _tapo_ _du_ _visos_ _gegužės_ _dvi_ _anksčiau_ _tuomet_ _daryti_ _energijos_ _vyksta_ _norite_ _padeda_ _juk_ _šalies_ _pramonės_ _vandens_ _pradėjo_ _kalbos_ _šio_ _respublikos_ _viso_ _pasiekti_ _ją_ _niekas_ _save_ _tų_ _leidžia_ _vos_ _sudaro_ _gydymo_ _pavadinimas_ _koks_ _dalyvauti_ _karo_ _šv_ _rugpjūčio_ _technologijų_ _moterų_ _švietimo_ _vidaus_ _visoje_ _vaikai_",
      ],
      [
        -11.25,
        "_siūlo_ _vadovas_ _mėnesį_ _ilgiau_ _žmogus_ _didelis_ _sukurtas_ _kainą_ _organizmas_ _kreiptis_ _šiaulių_ _alaus_ _parduotuvių_ _skonio_ _kuo_ _aplinkos_ _pačiu_ _tikėjimo_ _verslo_ _informacijos_ _darbą_ _nori_ _rankų_ _įmonėse_ _priežiūros_ _skatinti_ _kurio_ _visai_ _visada_ _būtent_ _kitaip_ _karto_ _namo_ _tokiu_ _teisės_ _mokytoja_ _pagrindinės_ _kurią_ _duomenis_ _paroda_ _palaiko_ _kelias_ _kultūros_ _tampa_ _tinka_ _pirmą_ _vieno_ _tipo_ _paprastai_ _gana_ _namuose_ _darbuotojų_ _didžioji_ _šeimos_ _tiesiog_ _kiti_ _mokslo_ _gamybos_ _diena_ _spalvos_ _mokyklų_ _pasakyti_ _studentų_ _nuolat_ _sukūrė_ _pabaigos_ _mėn_ _dažniau_ _skyriaus_ _rita_ _gauti_ _lauko_ _paslaugas_ _suteikia_ _gyvenimu_ _rinktis_ _dviejų_ _kelionės_ _galimybė_ _tinklą_ _pasiūlyti_ _gi_ _pirmasis_ _programa_ _pamatyti_ _kodėl_ _vaikams_ _paslaugos_ _vietoje_ _produkcijos_ _atveju_ _no_ _negali_ _tau_ _konkurso_ _tris_ _klausimą_ _nr_ _mokslininkai_ _tokie_ _kitus_ _skirti_ _jam_ _tikrai_ _kitas_ _žinios_ _priimti_ _transporto_ _eur_ _naują_ _pirmiausia_ _jokių_ _kada_ _naudoti_ _nėštumo_ _priklausomai_ _dalys_ _labiausiai_ _dalyvauja_ _rašto_ _kasmet_ _šventė_ _nedaug_ _padaryti_ _bent_ _kol_ _dirbtinio_ _paskelbė_ _nariai_ _tarybos_ _sakė_ _gyvenimo_ _stogo_ _bendrojo_ _sutarties_ _poilsio_ _vandenų_ _vasarą_ _visas_ _vokietijos_ _stiklo_",
      ],
      [
        -11.5,
        "_dienų_ _prasidėjo_ _radijo_ _žemaičių_ _fondas_ _ginklų_ _pagrindinių_ _dalių_ _jaunųjų_ _organizacija_ _ryšio_ _kitiems_ _vartotojams_ _kasdien_ _tame_ _suprasti_ _ačiū_ _kelią_ _tel_ _el_ _is_ _teisingai_ _tokia_ _vanduo_ _naujas_ _žaidimai_ _dienomis_ _priemonė_ _kėdainių_ _gimnazijos_ _mokinių_ _parkas_ _antrasis_ _taryba_ _vienu_ _norvegijos_ _taikos_ _galiausiai_ _nauja_ _turėti_ _vasaros_ _prisidėti_ _visuomenės_ _kovo_ _truputį_ _tautų_ _atrodyti_ _narių_ _tikslas_ _daugelio_ _daugelis_ _klaidų_ _gyvena_ _šalis_ _kuriose_ _kartų_ _atvejais_ _saugų_ _esmės_ _valdymo_ _leis_ _policijos_ _padėtį_ _vilniuje_ _savaitės_ _pasakė_ _dujų_ _universitete_ _kolegijos_ _galėjo_ _sumažinta_ _žmogui_ _kristaus_ _žemėje_ _joje_ _jėzus_ _būna_ _paskolos_ _formos_ _of_ _turinti_ _remiantis_ _spręsti_ _draugai_ _nuotraukų_ _žmonės_ _dailės_ _akademijos_ _vėjo_ _dantų_ _kalbėti_ _šiame_ _chevrolet_ _informacija_ _pagalba_ _kaitos_ _gyvenime_ _vietą_ _įvyko_ _turėjo_ _akimis_ _širdį_ _sunku_ _pakankamai_ _nemokamai_ _tvoros_ _stiprumo_ _vilnius_ _pradžia_ _tapybos_ _datos_ _amerikos_ _duomenų_ _pusės_ _naudojant_ _būtinai_ _automobilio_ _knygos_ _personalo_ _kūrinio_ _kuriam_ _mintis_ _komisijos_ _mokslų_ _daktaras_ _laisvės_ _veiksnys_ _spalvų_ _dėka_ _medžiaga_ _gerokai_ _kelionę_ _problemas_ _svarbiausia_ _pabaigoje_ _studijų_ _dr_ _gimė_ _galės_ _naudotis_ _kainos_ _ženklo_ _vyro_ _tv_ _pristatymo_ _liko_ _šių_ _ėmė_ _įmonė_ _pieno_ _tuos_ _nė_ _pasaulis_ _turime_ _paulius_ _taikymas_ _vienoje_ _kiekvieno_ _kiekvienam_ _žinoti_ _paslaptis_ _jausmas_ _proc_ _šalių_ _kraujo_ _įvairūs_ _vaizdo_ _pačių_ _siūlė_ _pagalbą_ _nebus_ _padėti_ _sprendimas_ _nepaisant_ _dievu_ _tikras_ _širdyje_ _visgi_ _skaityti_ _vieni_ _viešpats_ _numatoma_ _šiam_ _skirta_ _jokio_ _vardų_ _šildymo_ _keturias_ _pagrindines_ _jėzaus_ _komandos_ _šiek_ _juose_ _medžiagos_ _grindų_ _pagalbos_ _asmens_ _kartus_ _jame_ _norint_ _vaizdas_ _šunys_ _kuriuose_ _atrodo_ _knygų_ _suvokimas_ _rezultatų_ _draudžiama_ _laidoje_ _paramos_ _darbas_ _pritaikyti_ _kavinė_ _gyventi_ _klubo_ _moteris_ _fizinių_ _ieško_ _lietuva_ _šiuolaikinio_ _koncertai_ _programą_ _žalos_ _as_ _pusę_ _atskleisti_ _priklauso_ _žiemą_ _papildomų_ _liepos_ _tarnybos_ _pasiruošimo_ _pinigai_ _pirma_ _medienos_ _meras_ _vasario_ _dangų_ _tie_ _siūlome_ _šiuose_ _toliau_ _amžiaus_ _medžio_ _šakių_ _autorė_ _kiekį_ _lygiai_ _užtikrina_ _teko_ _kokio_ _poreikius_ _nariu_ _sistemos_ _lavinimo_ _na_ _viduje_ _valdybos_ _rašyti_ _galimybes_ _testas_ _tokios_ _meilės_ _vertė_ _nuotraukos_ _pradžios_ _tikėjimas_ _atliko_ _naudojimo_ _akcentas_ _įmonių_ _pasirinkimas_ _galimybių_ _vokiečių_ _skulptūros_ _maždaug_ _pro_ _jaunimas_ _narys_ _visame_ _nutiko_ _šiemet_ _šalčininkų_ _tarsi_ _dalyviai_ _skiriasi_ _siulo_ _ateitį_ _vyks_ _mln_ _bokšto_",
      ],
    ],
  },
  {
    code: "lv",
    script: "latin",
    levels: [
      [-3.5, "a i"],
      [-3.75, "s"],
      [-4, "t e"],
      [-4.25, "r u n"],
      [-4.5, "s_ k ā m o"],
      [-4.75, "p d l v ie"],
      [-5, "j ī"],
      [-5.25, "u_ z a_ ē _p b as i_"],
      [-5.5, "as_ g ar _k _a _v _i _s"],
      [-5.75, "_t c š ti _n es m_ ā_ r_ ka ai t_"],
      [-6, "pa ja _u st at vi ta _d _l is n_ va _pa un"],
      [-6.25, "tā an ma _m en ir sa la in em o_ au um no es_ tu _b da ra _un un_ li ne _un_"],
      [
        -6.5,
        "na ek ot ri ik _j ku ū am ci pi nā ju ij ar_ dz iz ko ga _va _vi al et _ka _no iem kā te ni",
      ],
      [
        -6.75,
        "to re _sa tie ņ ad _ne er _ar rī em_ ies ša ba _g ai_ sk us īb pr _pi ro ir_ _ir _la di _r jā ei āk ur mu _ie ēt ien tu_ si _ir_",
      ],
      [
        -7,
        "ja_ ār āt vē ās pie ād āj e_ ks mi tī ija ed tr os zi ap il it ļ _at z_ nt ās_ _iz par _c uz rā īt on ām ak me av kt vie šan _ta f ēr ēj _ti mā or",
      ],
      [
        -7.25,
        "_pr ka_ ms de _da _ga ts lī bi ve iek _uz ms_ _ja am_ _e jum el _ko ti_ us_ rt sp mē ām_ jas is_ k_ _ma pē iet zī inā iņ nu ī_ _š īg ru ta_ ts_ do dī aj nie lie id arī _kā _ap _ar_",
      ],
      [
        -7.5,
        "ība ev var vai rs os_ ūt oj kur om mu_ d_ lai _tā se kā_ nu_ ec _ku ot_ tik ana ju_ ši ab lā ol pā ce ud bu kas _ci lē _li od et_ im du tas be āl īv dar rī_ die umu kl jā_ bū ska _z nas īd no_ ied ž ums tāj _par_ _ka_",
      ],
      [
        -7.75,
        "su vis ut jau rb isk na_ bas tā_ ze ma_ rie gr to_ ji lo jo rm pe ēm arb ns pro ep _di ls dr āc ūs dzī ist ki man ent oš ika tē dā sā sm sta _to _be ad_ _re h _st bu_ le rē ld eš tv _vē po pār vā ē_ pat cij _f gu br ēl aut sti _arī_ _no_",
      ],
      [
        -8,
        "_in ic stā ģ kai gad aud līd ķ eg _te īj _bi īs oti āju īdz cī v_ dē ku_ _na ais ul an_ c_ az gi _ve ko_ kum val iec _pā _sk ag vu dz_ aks so aš atv _dz _bū du_ sav edz _o _es da_ būt su_ ieš āk_ zin op uz_ nī pu nāt ību mo sl bet uma kr bā ēs not mēr lat zs ņa ši_ uk tei ra_ _se ēja viņ _lī ajā gā spē ras ks_ vēl āci lv _vai_ _uz_ _kas_ _bet_ _kā_",
      ],
      [
        -8.25,
        "ģi zīv ru_ fo vei pas eik šu kš ēc ie_ šo tra pri lab _sp ok stī stu ena evi las pēc zē jam vo sv _jā tvi sko sī gan kat iel ēc_ lt gi_ ieg tn kon ēk ter bij ez str paš nes mi_ iju _ai _mē tur šā ama ba_ kād _do _pē ikt āt_ rau dīt jie iņa _si tās pēj anu ris nk uš ug ekt lst tt l_ kļ ļa īju sn vij eci alī ēt_ āp udz pl āku _gr _zi lu ej rād ijā rd aik īm _mā kār īgi tīb oša ada mā_ _ra _to_ _tas_ _ja_",
      ],
      [
        -8.5,
        "ier āv ki_ als vēr āja dzi nd ri_ adī men oju ina ūt_ esp tb _tu og pir umi pil zv tāt šu_ ast iv _au ps kol si_ ķi rn _ī iev eb aun fi īt_ nav _pe per aug ali rs_ jū iku aiz _me š_ gs ns_ iks ara kst ob anā io nāk _mi sas cil ūs_ res nā_ red tis nē ca atb rš ant esa sāk att ni_ av_ isi _ce sni tes est ņe mum tad vu_ rēt tam āda tīt vas sē _br tād ārt īti ēju pal je mie zm ņem _šo mas itā dau eri das sie ļu _ba irm lik ilv rei eiz eid pre tor sai nis ds ētā enā cit air šī lis ild mak nos māc at_ ati āti rk _lai_ _tā_ _ko_ _nav_",
      ],
      [
        -8.75,
        "ald ān ava nek ēš rot ram nte _de des ds_ ur_ _jo ss rāk izs ēs_ dom rak ini nod kam for īst lvē en_ ņa_ brī ams tk maz min mū nās orm ens ņu eks _sv ēša zu _jū bil vad ībā rīg ere vēk ves āka ekl era im_ aja ekš mat kar nai dzē nep _pu kti otā rp oc ea au_ mes cīb ov gl č _kr _kl _mū rā_ auk dot _mu akt nāl bē jām ek_ za bal cie ņē ņēm ga_ zd cen ene āji _tr jās int zie li_ ers zņ bī kad mai zā rg ip āš ūsu ētu bl eli avu aid izm ote bo vi_ fe pm onā iep ats izv īvo kie oja kri ļo ac roj šķ kom ikā itu pt īga cin _sā ādā uri atr gs_ ldī tos aps ēti dīj tot tū ūr ntu āša sa_ gal dze až nāj oda uv _ju st_ taj zem lp jo_ la_ īs_ mus ītā mūs oz lit aļ nev ādu īp _var_ _tad_ _pēc_ _jau_ _bija_ _es_ _tikai_ _gan_ _man_",
      ],
      [
        -9,
        "iā kt_ ļu_ aka bie izd gt ēmu mī abi kus tus aga ik_ ori ecī ig uši umā ziņ cē ēd irā atī aņ ain nf _pl kop den p_ ng ņu_ _īp īpa vid eļ gri nc nti āli ērt eku ort up _ak _fo ež rmā mek _bē bēr iņu eti arē ici asa ēm_ rv zma eta lu_ nām ib ērn te_ di_ bīb nov ion ura lēt _h js usi jūs utā _ā dal ktu _sl īš _po būs sar kal ējā apm _ri esm sam uzs ji_ īc rbī tai ekā vēt sau are sts _šī ārs enu js_ rīb trā ide pa_ rū _fi skā eni ln eko omā go ne_ son uzņ _nā svē _ļ zēt epa eša šo_ zīm por rad ten kau gar ste ata īn mp zt tīv ārd _dr _rī eda rba dro ēl_ lā_ klē sim _ek ult rti sma iāl zņē ski ss_ oli ādi ete bā_ eja ned ese inf etu spo šā_ ret rso rit isu vī ls_ les uni tūr ils gum spe edr jot roš māj paz ālā atu tar tām ner ido daž _ši _latvijas_ _jo_ _kad_ _līdz_ _vēl_ _mūsu_ _tiek_",
      ],
      [
        -9.25,
        "vot mt eic ūtu jek dev ani ho esi eno rin kli īk ksā ait iz_ oši vir olo nfo sij zst art ekļ ino mēs ut_ ami zg aba ņi šie ļot tri ota tbi dā_ pus nāš tru ema nor ses žā ia žu azi sli rz āta sal tuv klā dīb eva iro iti _or net ēma īša māk ub ato ari ādī urs tīs epi eka _lo pra kla gu_ eme eki āks tēm tāv ņo ēta dra dus līt cik bra arā ūd rīd ņā ei_ vaj kto rl ģij gra āpē tāp ņš iņš ņš_ _ze rij dāv īr oje gai rma eņ lēm sto ājs vār īgu rtē ēļ pak ita zr oce aji ola āko tav īgā lū and eši gū ugu uku tic _ļo dēt _ē ele rat eto ešu kv ans kot ēr_ āla šķi zi_ zsk mm w ču nea tl tba atk ātu _ģ vā_ emē ivi ļa_ aru sīb aro tro _ša šam _vā vēs tne run ciā slē ukt ācī kās dēļ izi oni adu īme ran va_ ču_ ļi lg lau zo ee ēji āds _savu_ _būs_ _gada_ _pie_ _daudz_ _mēs_ _vairāk_ _mums_ _kaut_ _ļoti_ _darba_ _ne_ _tās_",
      ],
      [
        -9.5,
        "ona erī mēj uā ust ņas saņ tti sel etā drī g_ izē aus lāk nei īve apr pav der uc _šā rīt ēki nīg ite _ik līb onk ert ntr sev šaj ļau cis abā neb ādē evu esī _tē tēj sak ros din tāl rob gas bai kc ces apa enī alp lpo irs co of mit dis _mo kša lim pag mb pī sen rāt unā noz asī div juš oga jis zde nce dod nto uru sva cu ala gād aic sla īta kci bām elā tre daļ zes smi ing sku ttī sin nē_ tāk ado _so ēro ltā ēn rez eh j_ avā lde lek ogr āvā uto rga rst spi ome mn oma īz mos kts de_ ont rt_ šas roc hi arp zīg lm san gat nta nam irk ūta kļu rta _je rum zve smu lin ism egu rai nīc los rtu edā tp ito _an izg zgl ate rog lās rms ela ējo ude sēt aim pst ots rec nts mam ēg kta omu ašu rtī jus sap dab nkā ārš āpa poj tni ēku ksm ime izr ža _as kaj oto omi ozī adz īva sīt ņā_ prā ica ažā žād kāp zn mē_ rīv ons uzt ēts avi vum niz šī_ _su zu_ egt ūra imn līg _bu ugs tēt ova obl toj cio lk rib āte ūti otr bi_ zēj tel pad iņā grā oģ loģ zīb cer žu_ jos dēj sad b_ iņo nv jai atl maj aa hn _kur_ _jums_ _viņa_ _šo_ _pa_ _varētu_ _būtu_ _jūs_ _laikā_ _būt_ _iespējams_ _šī_ _visu_ _latvijā_ _cik_ _tam_",
      ],
      [
        -9.75,
        "īgs uj ank gus nīb ceļ zl āst _ei eir ro_ ēlē urā asā lot bez sis ļ_ ke ept īmē ven emt odu rķ bli eģ ģis zek āde enk iež pam aļa _ru etn tum km rim cā _ot ore īja ēst fin iln ķir rni oģi tom tēr _sn nku _īs sat šād una otu re_ _ģi dāt zvē mēt teh ehn doš ēla auj lān ēmē vs iņi tau rēj ktī ša_ āz asn ntā dok apl tip dž dat glī pol rvi isa pec rīk īko ost esn ban ērķ tin eģi obr šin auc y ll rbū arš fon pā_ tnē epr gie rod eat tij _il zp emo ājā cas rto ātr nom ģim šis _sm lāt tīg tīj āni _dā āb mal sag voj icē aul dam nol ētk vec sil org le_ ēto ez_ ask kos īl td kan ītī ano stē blē dē_ ksl ikš ojo nik azī reģ rc āri rši ļā ksa lap tek lēj gā_ ēri ode rp_ līm kul ži aci īvi atē elī api okļ emi nem ēra avo rop _ār _šis_ _pret_ _nekā_ _tiks_ _dzīves_ _varbūt_ _kādu_ _kuri_ _viņš_ _gadu_ _tieši_ _pat_ _taču_",
      ],
      [
        -10,
        "_pirms_ _dienas_ _vienkārši_ _labi_ _tomēr_ _šīs_ _tagad_ _tur_ _tāpēc_ _pats_ _valsts_ _bez_ _citu_ _lv_ _starp_ _tik_ _visi_ _tāpat_ _tie_ _tu_ _izglītības_ _jūsu_ _viņu_ _tiem_ _laika_ _esmu_ _kāds_",
      ],
      [
        -10.25,
        "_iespēju_ _kurš_ _viss_ _noteikti_ _tajā_ _vien_ _bērnu_ _visiem_ _cilvēki_ _kāpēc_ _mērķis_ _cilvēku_ _esam_ _viņam_ _vajag_ _tika_ _vienu_ _te_ _kuru_ _šajā_ _jābūt_ _dienu_ _nu_ _cilvēks_ _cilvēkiem_ _kuras_ _sevi_ _laiks_",
      ],
      [
        -10.5,
        "_darbu_ _mana_ _mākslas_ _notiks_ _laiku_ _attīstības_ _jautājumu_ _kam_ _vēlas_ _kura_ _šobrīd_ _gadījumā_ _ģimenes_ _manuprāt_ _esi_ _domes_ _ietvaros_ _problēmas_ _pirmā_ _labs_ _latviešu_ _bērniem_ _nebija_ _pakalpojumu_ _konkursa_ _novada_ _kurā_ _īpaši_ _piemēram_ _doties_ _bērni_ _tāds_ _šodien_ _vismaz_ _viena_ _atbalstu_ _nevar_ _eiropas_ _kuriem_",
      ],
      [
        -10.75,
        "_priekšā_ _savā_ _pašvaldības_ _tos_ _savas_ _dienā_ _eiro_ _dod_ _tiesības_ _vērā_ _iespējas_ _iespēja_ _lapas_ _tādu_ _citi_ _kultūras_ _šogad_ _jaunu_ _citām_ _katru_ _naudas_ _vairs_ _skolu_ _sporta_ _dažādas_ _mājas_ _esot_ _arvien_ _notiek_ _notika_ _palīdz_ _sadarbības_ _informācijas_ _kāda_ _viņi_ _viens_ _dzīvot_ _labāk_ _viņiem_ _bijis_ _citiem_ _maijā_ _tev_ _jauniešu_ _rīgas_ _maksājumu_ _izmantojot_ _ūdens_ _ap_ _reizi_ _palīdzēt_ _informāciju_ _visas_ _mācību_ _protams_ _programmu_ _vieta_ _grūti_ _savukārt_ _jauno_ _bieži_ _vietas_ _piedalījās_ _latvija_ _atbildes_ _uzņēmums_ _stāsta_ _nevienam_ _vienmēr_ _sev_ _sava_ _kvalitāti_ _kādas_ _lietām_ _foto_ _veselību_ _galvenais_ _projekta_ _šim_ _dažādu_ _svarīgi_ _saskaņā_ _tehnoloģiju_ _nedaudz_ _nepieciešams_ _ātri_ _dēļ_ _informācija_ _asv_ _nodaļas_ _tādēļ_ _meklēt_",
      ],
      [
        -11,
        "_atrast_ _visus_ _augustā_ _pasaules_ _varu_ _mazāk_ _izmantot_ _kurās_ _pilsētas_ _zinātnes_ _kamēr_ _vides_ _plkst_ _vietā_ _cilvēkam_ _studentu_ _divreiz_ _brīdī_ _nevis_ _sākumā_ _uzskatu_ _nekas_ _produktu_ _komisijas_ _vadītājs_ _pirmo_ _tevi_ _savām_ _baltijas_ _kursu_ _tēma_ _skaits_ _krievijas_ _skola_ _dabas_ _nozīmē_ _sen_ _kādā_ _veidā_ _maksu_ _jautājumi_ _atkritumu_ _jautājums_ _diena_ _daļu_ _rīgā_ _personu_ _tai_ _gadījumos_ _šoreiz_ _darbiem_ _rezultātu_ _ilgi_ _pagasta_ _nekad_ _jaunas_ _cenas_ _šā_ _pacientu_ _tām_ _mani_ _patlaban_ _liels_ _turklāt_ _lietotāju_ _iepriekš_ _grupa_ _lietas_ _ģimenei_ _aiz_ _paredzēts_ _diezgan_ _auto_ _viņus_ _kartes_ _sistēmas_ _zina_ _vari_ _citas_ _divi_ _šādas_ _suns_ _interneta_ _iegādāties_ _neviens_ _patiešām_ _nodarbības_ _mmol_ _gadus_ _kopā_ _šie_ _iegūt_ _naudu_ _paldies_ _pieredze_ _varam_ _skaitu_ _valdes_ _sāka_ _pati_ _tātad_",
      ],
      [
        -11.25,
        "_zemes_ _sk_ _jānis_ _nebūtu_ _saviem_ _tiesību_ _kurus_ _dokumentu_ _pieņem_ _dvēsele_ _vadītāju_ _receptes_ _pasta_ _aicinām_ _sestdien_ _tikpat_ _vasaras_ _piedalīties_ _toreiz_ _aktivitātes_ _cukura_ _procesu_ _mūs_ _meža_ _iepazīties_ _www_ _svētku_ _palīdzību_ _kādreiz_ _vērtību_ _gados_ _tirgū_ _personām_ _paredz_ _šādām_ _laikam_ _līdzi_ _nāk_ _personīgi_ _interesanti_ _daži_ _vārda_ _ziņā_ _priekš_ _sanāk_ _pārāk_ _savus_ _zināšanas_ _eiropā_ _centra_ _kādi_ _skaidrs_ _ceļā_ _šādu_ _ļauj_ _ma_ _ra_ _uzzināt_ _sia_ _darbību_ _centrs_ _skolēni_ _vēlāk_ _dieva_ _iekšā_ _dievs_ _mēneša_ _iedzīvotāji_ _laukumu_ _sevis_ _cikla_ _finanšu_ _kopš_ _lieliski_ _pantu_ _darboties_ _nē_ _termiņš_ _papildus_ _dzīvē_ _vēlos_ _piedāvā_ _personas_ _šiem_ _visai_ _jaunajā_ _tikšanās_ _galu_ _galā_ _dzīvnieku_ _ministrijas_ _gandrīz_ _apmēram_ _kopējā_ _liecina_ _vecuma_ _daļa_ _ikdienas_ _iespējām_ _skolā_ _veikt_ _krūts_ _izskatās_ _projektus_ _apmācību_ _virs_ _uzņēmumu_ _problēma_ _jeb_ _dāvanu_ _procentu_ _bezmaksas_ _nemaz_ _viņas_ _izmaksas_ _sasniegt_ _nebūs_ _vidi_ _būtiski_ _lapā_ _jautājumus_ _ziņo_ _sievietēm_ _varat_ _filma_ _rīga_ _virzienā_ _savienības_ _ņemot_ _apmeklēt_ _atmiņā_ _zem_ _svētkiem_ _kungs_ _novembrī_ _nosaka_ _centrā_ _pasākuma_ _pilsētā_ _rezultātus_ _sāk_ _valodā_ _pārlieku_ _aizvien_ _domā_ _pasākumu_ _vidē_ _nākt_ _puses_ _nekādas_ _labo_ _pašu_ _darbā_ _veiksmīgi_ _nozīme_ _turpmāk_ _tādējādi_ _valstij_",
      ],
      [
        -11.5,
        "_zemē_ _tukumā_ _pateikt_ _svētki_ _organizācija_ _pasākums_ _pirmais_ _komentāru_ _piecu_ _noteikumu_ _lēmumu_ _dienesta_ _ministru_ _jautājumiem_ _katrs_ _ņemt_ _iesniegšanas_ _pašā_ _tautas_ _veikta_ _drošības_ _jūlijā_ _nakts_ _iedzīvotājus_ _atbildību_ _valsti_ _uzturēt_ _nedēļā_ _pavasarī_ _com_ _ietekmē_ _otro_ _izdarīt_ _pilsētu_ _procesā_ _aicina_ _pludmales_ _fiziskās_ _līmenis_ _asinīs_ _tēmas_ _līmenī_ _skolas_ _sajūtu_ _vadītāja_ _grāmata_ _vācijā_ _laivu_ _nedēļa_ _dzīvi_ _samazināt_ _ikdienā_ _citus_ _padomāt_ _papildu_ _lietuvas_ _izmeklēšanas_ _skatoties_ _īpašumu_ _servisu_ _atpūtas_ _atbildības_ _octa_ _satiksmes_ _sistēma_ _labklājības_ _vajadzībām_ _apakšā_ _jelgavas_ _salacgrīvas_ _nr_ _stresa_ _tradīcijas_ _norādīts_ _cenšas_ _datu_ _apjomu_ _visādi_ _īsti_ _gāze_ _darbības_ _pašlaik_ _tiešām_ _ziņots_ _vidusskolas_ _vienā_ _tādas_ _cilvēkus_ _biju_ _jaunā_ _mācīties_ _visa_ _kurām_ _lietuvā_ _dalībnieki_ _pārstāvji_ _fonda_ _lauku_ _bailes_ _klasē_ _varēja_ _būtībā_ _pašam_ _situācija_ _risināt_ _laba_ _sunim_ _sākt_ _re_ _veido_ _rajona_ _kurzeme_ _cits_ _ielā_ _dienās_ _mērķi_ _teica_ _vārds_ _darījums_ _patēriņa_ _februārī_ _neiet_ _ideju_ _esošo_ _brīvā_ _sarunu_ _jā_ _agrāk_ _atbildēt_ _grupas_ _labu_ _gadiem_ _koncertu_ _ikvienu_ _spēlē_ _ikvienam_ _piemērots_ _ik_ _jāņem_ _negribu_ _pirmās_ _attieksmi_ _maizes_ _kuros_ _koncerts_ _fenheli_ _augu_ _piedāvājuma_ _finansējumu_ _bankas_ _juridiskās_ _ienākumu_ _reizes_ _vietu_ _ieteicams_ _lietot_ _ok_ _smagi_ _augsta_ _līdzekļiem_ _locekļu_ _pirmajā_ _labdarības_ _jubilejas_ _idejas_ _pieaugums_ _gadam_ _sniegs_ _pēkšņi_ _dziesmu_ _kvalitātē_ _pieejams_ _slepkavības_ _valmierā_ _adresi_ _regulāri_ _rezultātā_ _ii_ _otrajā_ _domu_ _tālāk_ _precīzi_ _septembrī_ _muzejā_ _interesenti_ _pašvaldība_ _atbalsta_ _sākot_ _liek_ _sejas_ _salīdzināt_ _ari_ _oktobrī_ _pareizi_ _attiecības_ _patīk_ _atbilstoši_ _preču_ _prasa_ _lūdzu_ _jurista_ _apstākļos_ _it_ _mašīnām_ _domāju_ _vienas_ _datoru_ _ekonomikas_ _pastāv_ _noslēgts_ _īpašnieks_ _vajadzības_ _veida_ _telpā_ _atrodas_ _skolotāji_ _draugiem_ _atbalsts_ _īpašuma_ _komitejas_ _pilnā_ _vēlaties_ _skolēnu_ _iemācīties_ _zināt_ _sacīja_ _galda_ _jēga_ _joprojām_ _sabiedrībā_ _vajadzētu_ _katrā_ _valstī_ _rīta_ _savam_ _klases_ _vispār_ _klienti_ _darīt_ _īstenošanu_ _līmenim_ _projektā_ _kopumā_ _valstu_ _lasīt_ _namā_ _izdevums_ _fonds_ _partneriem_ _rīko_ _visos_ _prom_ _līdzekļus_ _foruma_ _sākotnēji_ _lma_ _studentes_ _saņēmuši_ _programmas_ _kontekstā_ _līdzās_ _mēdz_ _izvēli_ _īpašums_ _projektu_ _uzņemties_ _pārtikas_ _zīmēt_ _šķiet_ _caur_ _piemērs_ _lielu_ _nokļūt_ _būtiska_ _ātrāk_ _jomas_ _ministrija_ _pieci_",
      ],
    ],
  },
  {
    code: "ms",
    script: "latin",
    levels: [
      [-3, "a"],
      [-3.5, "n"],
      [-3.75, "i e"],
      [-4.25, "u r t d s an"],
      [-4.5, "l m k g"],
      [-4.75, "a_ p o b n_"],
      [-5, "h _d ng an_ i_"],
      [-5.25, "er _m da _s la"],
      [-5.5, "y ar en ka _b _p in at me"],
      [-5.75, "ta g_ _k _a _t ra di ng_ ya u_ ang h_ ah ba ad ga al se _me j pa"],
      [-6, "un ak c ma _di te t_ k_ r_ ri _da sa w _l ti _se as am na si"],
      [-6.25, "tu be pe s_ ah_ em ke kan _i ha nt ag _te"],
      [
        -6.5,
        "_be ia men _pe _ke el li ada ny ni is ik gu l_ _y _la da_ ter ja d_ ru nga uk m_ eng ai dan _pa nya it nd e_ _ya yan _ba at_ bu mp",
      ],
      [
        -6.75,
        "ya_ le f ala di_ _j ing il es ber lo ua ap de _in gan _h _r do _u eb _ma _c ul on p_ _yang_ _dan_",
      ],
      [
        -7,
        "_g ara lah _o us per ar_ mu lag st ol re aka or mb wa _n agu et ku ri_ gi ow ran ek gu_ _sa ni_ ata ut ari su pad lu um era ki ad_ oa bi ini _do ir v ur pu ak_ _di_ _lagu_",
      ],
      [
        -7.25,
        "nl tu_ oad wn dow own ia_ tan loa uk_ wnl nlo ne du po ntu _ka _de ra_ ju mi id ta_ ip _ta er_ ung ep rt ro gg tuk am_ ela dar mem _un ka_ is_ in_ hi ko _f rb _ha ika au ai_ ngg os unt dal ca lam _download_ _pada_ _ini_",
      ],
      [
        -7.5,
        "o_ si_ eh lan seb atu tin al_ ama pen _ad ga_ asi mer nta han om pi apa he erb ban asa bar den ana ud eri ay aru man nda ih ole _su ent _ti mp_ im and leh eh_ na_ emb ab _mp tar rs _untuk_ _mp_",
      ],
      [
        -7.75,
        "_ko _an ena ik_ ll pat bat _w aha ru_ aj sa_ _ol ge y_ ita _al gun _ja as_ ed ert sti up un_ _ju ib any nj to rba ma_ sh ali ost ci gi_ ati nc ers pos rk eka ti_ mas aw ula aga au_ _ak bag san nu _e dia ian mba ut_ ila _dengan_ _oleh_ _dari_",
      ],
      [
        -8,
        "_si aa bel _mu adi hu um_ no rat itu rn uh sia _ra dip _bi ema ind aja gr end eba nak uka ih_ _na tr har una awa rik _po _bu aya esi ji b_ eg bah so th eru pr nan _ku ant bua on_ pa_ ig emp ebu ec _pu z _v tem sel emu rus kar ere _le ida",
      ],
      [
        -8.25,
        "esa gk tah ub ngk sin gga _at ns _wa nja mo gai ker elu ora ot iri epa ce ve agi ain ir_ dap aan kom li_ ili il_ enj pan nam ja_ bo fi rl dak us_ _ga co eta rti io ser rg lin aki rm kat ipo op rin kt lai vi ahu ug mpu en_ sar tid _re isa mat gra ie _it tak ea _or eli rek _gr sem dah ina sep usi eny ic amp ew ch ki_ je ok rj tis _terbaru_ _dalam_ _adalah_ _batu_ _diposting_",
      ],
      [
        -8.5,
        "gar ua_ amb but mpa uh_ uat _th ye tel _pr uni pak pul int uda ul_ erk _mi erj tas erl ac x pun gh ur_ nn wan _du ku_ upa one gka lum ou ome es_ ks ngi ap_ if lik mbu bum ani rta ras eme mak cu jan uan cr bes od jad sal rga car sen kh pas la_ lb _ap epe tik rd rse _ca tau dir rka kep set dis _li wa_ ten ega ebe aku _tu ngu he_ ndi rah sat pem emi br ete w_ ndo rak tam mel dun isi _je don nes ben _ne iba alb nar _ki rna nge uga _hi it_ lbu nk _tidak_ _ada_ _sebagai_ _itu_ _mereka_ _gratis_",
      ],
      [
        -8.75,
        "kem mil dik _co the ura go or_ uta ob erm gin _gu sy _ar _lu sek jug yak sam eo pl ern rma f_ ist uru fa suk _mo ket ame el_ _as nny kin _ci mpi ke_ her tk _cr par nia hun kam gal sis ev she ngh ho mi_ ss _so rsi et_ ll_ lis eti dit anc ush kit og rja lla all ami api _no gat gam kas kal leb ebi mus uba enu arg lu_ ima _ge ej gha _fi lak erd _ro mes pi_ tka ris nd_ din tur dib af nal sp ull lau eni art _ag _ri ggu sk bih iha mun _sh mar uah wi bl bil atk jar le_ las uku sun nye lia ira nis cru _juga_ _album_ _komentar_ _atau_ _the_ _indonesia_ _ke_ _akan_ _tahun_ _menjadi_ _tersebut_ _lebih_",
      ],
      [
        -9,
        "kn hin ste tra ggi kel nti min hir _bo kec iki mud gs bia av sl mah ene hat ndu enc lay pro x_ ann pal rp _br lua der met _ru c_ sik aik ram ren rad lat tif ry has akt uas rap neg ion lih ck tri _am eda sil nte mbe fo arn ei kes tal uar cin _he pur fu tun sih eca rit kap eja _ch me_ ver ele bal des ite ee _is alu jun buk tap kum rup ola ong ibu uc jik asu uli bun _z ken mal _to v_ q nca ger sta yo _ji war kr sya _pi st_ nju lal uny raj ne_ akh uj duk _orang_ _seperti_ _anda_ _crusher_ _besar_ _belum_ _banyak_ _telah_ _satu_",
      ],
      [
        -9.25,
        "to_ id_ yah ewa ngs edi mua mbi hk dr ha_ kti lit dua rh usa fr _s_ jul udi abi _x hka iny und bis yat ncu aba sah va ast log khi yu mul _fu kon ual mai jal kua pil ota sej yar ump ori sed run tt erp bai erh rut kun rip nci seo gen _ab _bl pt can kai ide vie ew_ ked oo nah ld are _ve _mb mb_ nde str no_ dul ui eor mu_ _wi ark tet ij pin udu imp ksi nun beb saj rev bur hid dat sc ulu iap shi ts rda ill _fr ful sm _st hal yai ahk za ov mad kut ses iku cur kek fe bad ham pri ink _lo nit muk had ipa uma tua anj gia ike lk oh dig rny aks hn ba_ saa _vi kl idu ons eke edu put _dunia_ _lagi_ _dia_ _kepada_ _sebuah_ _hanya_ _dapat_ _harga_ _jika_ _mb_ _mesin_ _sangat_ _full_",
      ],
      [
        -9.5,
        "_fo ft ey tia ip_ olo ias ria res iga lm pon evi _sy bol ane ona lup _tr rla ly ck_ tuh son oli ary omp oc say igu aat tor _fa amu _ia por wal aji pes de_ ruh up_ uha aut tl _em let anu sec sua use pla yer igi ine sak tn _x_ sup wat ero abu fil rke rbe kny ton sim lar ed_ re_ rya ok_ lka _ce cer uju em_ se_ keb jua bas if_ _fe bin kur eat bu_ iti nka ait nas rha im_ ae bul ese est cil _go ab_ dam oy hab _v_ unu ro_ wak utu jen sit pop ort mm baw imu rai lir _ho rt_ chi ps _ib ank ise rea nik row bro tul hak of we dil ubu om_ oun ore kot ate ek_ az zi sha aca tny non rig rc ipe erg unc rlu ilm cd sli ode ska hi_ _aku_ _seorang_ _saja_ _atas_ _merupakan_ _jangan_ _bisa_ _semua_ _negara_ _memiliki_ _secara_ _posting_ _salah_ _kumpulan_ _jul_ _digunakan_ _beberapa_ _kami_ _setelah_ _baru_ _tempat_ _kemudian_ _para_ _lupa_",
      ],
      [
        -9.75,
        "mn eks ys sul kah nce epu apu tai ree ner sud cha _ah iv jud etu hny pai _en esu rju ral wah ial jaw nse bak iew dup _cd cd_ _yo oba cep ws rod ie_ ril gl ade ash rid gap tig dim eki rte _ny blo og_ hl _ni jat lt pol com ino nk_ ars pel pir eci pp air op_ urk _sp iau z_ ows ky bt ust eu _uc sj sji jid rom ale ts_ ass tat ce_ ehi _sc hm eku kol tle luk sla ms yi _pl jak nin ven _on dra iw tus jaa gah fre lim osi tek sip io_ ece mpe tim gak ile _ut net np lus te_ uto mny asj _ai _of lem wo les hw gki kak _ud usu ty unj len tio law das iwa ksa jo kil _ik ase fk ifk fka ack ont pli ktu ope tha kk ans fea asl rib eko urn ipt anp npa wse َ ask uc_ ono bi_ _cara_ _menggunakan_ _kedua_ _cd_ _band_ _lain_ _ketika_ _lirik_ _musik_ _membuat_ _karena_ _perang_ _cinta_ _kota_ _tak_ _review_ _hari_ _dapatkan_ _beliau_ _biasa_ _sendiri_ _kecil_ _bagi_ _masa_ _feat_",
      ],
      [
        -10,
        "rim _a_ sum ld_ my oko mpo uf iy lon ue _hu vo ct ins _q oro ml jum iu apr seh rsa mis ot_ by egi git dew os_ lil mur lm_ ht kri olu umb odu oto aft rr ds of_ was bri ly_ _op iat lap rle _aj nus ui_ rum sur lek asy iar gus qu atn taa lur _gi cah ssa ove ros ica ous bab by_ ji_ gil erc did idi pek _ul ava mon haj ell jer pta rpe umn for ey_ buh rtu _wo gem gsu ave uti nt_ pis jah ens kha lom iya ic_ _ac mau _za rw nil sob hu_ nf kir pit hai ail ii rub lli umu eo_ _kl _cu ntr bac inn saw sn ahi ol_ _d_ dem jel rk_ gri nsp _ek cip sas daf oma ray ays akn lo_ ato los nsi _kh isl hwa ahl rwa hit _qu dh ju_ ija ayu dek rpa dud _jo mim ex alk umi gis dy ud_ nat bra rbu kau oi _il oni tro ca_ ume gel ekt bay ss_ ci_ ute omi hr yg tip nom pet ei_ hel hem pk epi nua sir ndr _ub _paling_ _masjid_ _tinggi_ _nama_ _masih_ _saat_ _anak_ _tanpa_ _versi_ _browser_ _pulau_ _uc_ _warna_ _of_ _daripada_ _suka_ _sama_ _lalu_ _pertama_ _laut_ _raja_ _al_ _game_ _original_ _jenis_ _kita_ _ia_ _naruto_ _gunakan_ _amerika_ _pasukan_ _no_ _tentang_ _sudah_ _tetapi_ _bangunan_ _film_ _mempunyai_ _wanita_ _terdapat_ _emas_ _mar_ _islam_ _saya_ _air_ _akhir_ _belilah_ _selain_ _india_",
      ],
      [
        -10.25,
        "kis fta sh_ sio ime cal ais fl rs_ _us ff ifa tub gd ngd mor aw_ elo ock cit ahw nul ysi upu itl age ron sai yu_ nuh ond ahn ln iam ric ee_ upe vid tib mot nai ry_ kka _ay nem jam ogi con _um afi obi rol nad gur ep_ mod kia aky kub km dus orm esk sto tit utr sut ix ix_ _rb rbt bt_ pra ds_ yal sol ft_ kor ath roc nen pua _nu dic kuk ler uml mla cam lny ipu pr_ deo dut rud omb rku ukt rio ugi ssi ret hor hou rdi rmu kea va_ ib_ ny_ che ice top psi inc nab _yg yg_ pm dj apl keh nu_ ggr ule pka omu isu mam ay_ gor eve rbi nio gn kya laj lul _kembali_ _meter_ _jalan_ _kaki_ _karya_ _sekitar_ _mana_ _blog_ _hingga_ _kerajaan_ _maka_ _ponsel_ _asli_ _sejarah_ _gunung_ _namun_ _rbt_ _daftar_ _buat_ _antara_ _terletak_ _tiga_ _manusia_ _yaitu_ _bahwa_ _sistem_ _seluruh_ _free_ _apr_ _terbesar_ _bahasa_ _indah_ _dua_ _pekerja_ _agar_ _yg_ _penampilan_ _ditemukan_ _jerman_ _sedang_ _on_ _rakyat_ _in_ _tinggal_ _tanggapan_ _malaysia_ _bentuk_ _bagian_ _pernah_ _terus_ _sungai_ _sampai_ _video_ _buah_ _jawa_ _tiba_ _sehingga_ _pun_ _house_ _mudah_ _dewa_ _lainnya_ _pop_ _tetap_ _berkarya_ _by_ _kali_ _terbaik_ _mei_ _kata_ _penghancur_ _aplikasi_ _serta_ _data_ _tengah_ _nya_ _me_ _ubah_",
      ],
      [
        -10.5,
        "_ingin_ _selama_ _lama_ _mungkin_ _bulan_ _aja_ _kapal_ _alat_ _langsung_ _kerana_ _pemimpin_ _dangdut_ _udara_ _waktu_ _gambar_ _boleh_ _pesawat_ _ahli_ _java_ _kaset_ _keperluan_ _che_ _bernama_ _harus_ _arsip_ _berjudul_ _inggris_ _disini_ _bukan_ _hemat_ _kecepatan_ _nsp_ _parti_ _belajar_ _setiap_ _des_ _lelaki_ _rock_ _masyarakat_ _an_ _to_ _super_ _berada_ _malam_ _apa_ _tanggal_ _baik_ _dibuat_ _china_ _hampir_ _nada_ _guru_ _sebenarnya_ _hidup_ _ost_ _internet_ _berhasil_ _new_ _agu_ _dj_ _turbo_ _suport_ _besi_ _sementara_ _semakin_ _masing_ _nabi_ _serangan_ _namanya_",
      ],
      [
        -10.75,
        "_foto_ _rasulullah_ _ft_ _luar_ _mati_ _udah_ _cerita_ _sejak_ _berwarna_ _pertambangan_ _tambang_ _sob_ _allah_ _akibat_ _suara_ _perubahan_ _com_ _bahan_ _bersama_ _perlu_ _and_ _cina_ _terjadi_ _ibu_ _sekarang_ _haji_ _abu_ _mulai_ _beli_ _sambung_ _pribadi_ _berbagai_ _sep_ _senjata_ _tapi_ _dibawah_ _silahkan_ _jumlah_ _penting_ _revolusi_ _api_ _situs_ _tema_ _utara_ _kapur_ _produsen_ _rahang_ _seputar_ _de_ _deskripsi_ _subtitle_ _kehidupan_ _selalu_ _jan_ _wali_ _bola_ _pasir_ _single_ _junior_ _shippuden_ _tanah_ _selepas_ _metal_ _puncak_ _sebelumnya_ _musim_ _suku_ _patung_ _keluarga_ _pertempuran_ _kuno_ _rumah_ _gan_ _dilakukan_ _ane_ _mau_ _peb_ _keren_ _pasti_ _karang_ _penduduk_ _memilih_ _bila_ _begitu_ _dibangun_ _panjang_ _jatuh_ _bara_ _penyakit_ _jari_ _tangan_ _membawa_ _sini_ _siapa_ _abad_ _academy_ _memberi_ _kasih_ _linkin_ _park_ _menarik_ _ruang_ _komunis_ _januari_ _wilayah_ _undang_ _jun_ _sobat_ _link_ _posted_ _episode_ _dijual_ _terkenal_ _raya_ _mata_ _ekonomi_ _kuasa_ _menyebabkan_ _benar_ _ga_ _cukup_ _menulis_ _ular_",
      ],
      [
        -11,
        "_merilis_ _berkata_ _terhadap_ _bunga_ _doa_ _pilihan_ _world_ _menjulang_ _selatan_ _jembatan_ _ketinggian_ _tertinggi_ _serangga_ _berasal_ _tanaman_ _dikenal_ _dulu_ _suatu_ _seni_ _kelompok_ _barat_ _masuk_ _habitat_ _lagunya_ _buku_ _nov_ _daerah_ _dimana_ _online_ _ahmad_ _kepala_ _cita_ _asing_ _melayu_ _pusat_ _perjalanan_ _teman_ _all_ _zamrud_ _tersedia_ _ialah_ _tulis_ _apabila_ _pula_ _sesuatu_ _hutan_ _bakar_ _membangun_ _pihak_ _jkt_ _menduduki_ _pemandangan_ _didirikan_ _as_ _teknologi_ _kecuali_ _awal_ _lahir_ _dukungan_ _kurang_ _alimul_ _allamah_ _sebelum_ _aslinya_ _motif_ _gedung_ _berikut_ _sayap_ _panas_ _berubah_ _file_ _afrika_ _version_ _tau_ _memberikan_ _trik_ _pegunungan_ _kubah_ _bijih_ _mobile_ _ku_ _pabrik_ _ibnu_ _iwan_ _biar_ _solusi_ _penggiling_ _artikel_ _hadir_ _sekolah_ _sahaja_ _menuju_ _mendapat_ _thaufix_ _am_ _ukuran_ _radio_ _noah_ _sang_ _datang_ _modern_ _sahabat_ _syarikat_ _keuntungan_ _hiu_ _pemerintah_ _banten_ _sunan_ _muka_ _kimchi_ _terakhir_ _sekutu_ _turki_ _pecah_ _sims_",
      ],
      [
        -11.25,
        "_diri_ _mengubah_ _menurut_ _tubuh_ _tertua_ _bridge_ _sepanjang_ _merasa_ _berlangsung_ _belanda_ _kepulauan_ _tuhan_ _singapura_ _lantai_ _serikat_ _resmi_ _benda_ _city_ _batuan_ _italia_ _hati_ _kompleks_ _gue_ _ambil_ _wisata_ _bahkan_ _mengunjungi_ _lihat_ _hitler_ _kb_ _menceritakan_ _terlihat_ _tanda_ _terpaksa_ _albumnya_ _mini_ _biasanya_ _alexa_ _cantik_ _sesuai_ _koleksi_ _lengkap_ _bukti_ _kekasih_ _portugis_ _sekali_ _engkau_ _bawah_ _dimulai_ _app_ _golongan_ _bebas_ _istana_ _senarai_ _mengambil_ _mengatakan_ _anaknya_ _kualitas_ _baca_ _hamba_ _itulah_ _melihat_ _posisi_ _sering_ _alam_ _keajaiban_ _bumi_ _hasil_ _peralatan_ _termasuk_ _merah_ _bayi_ _ulama_ _berakhir_ _pakistan_ _tertarik_ _kelihatan_ _diceritakan_ _baju_ _apapun_ _lost_ _games_ _membentuk_ _selamat_ _kuda_ _menara_ _arsitektur_ _danau_ _sis_ _dewasa_ _luas_ _css_ _klik_ _mendownload_ _nokia_ _walaupun_ _comments_ _yet_ _timur_ _kuba_ _ciri_ _rasa_ _bahar_ _chaiya_ _utama_ _jaw_ _km_ _populer_ _proyek_ _roll_ _jual_ _buatan_ _demikian_ _fitur_ _menjalankan_ _movie_ _kelas_ _mengalami_ _hewan_ _ikan_ _york_ _maharashtra_ _top_ _ternyata_ _dikha_ _ogies_ _inilah_ _zoro_ _melawan_ _okt_ _uang_ _part_ _bikin_ _bin_ _kampung_ _tipe_ _pesta_ _judul_ _android_ _pm_ _background_ _for_ _muda_ _gagal_ _ting_ _sayang_ _you_ _kangen_ _tahu_ _mari_ _mampu_ _terbukti_ _iraq_ _asia_ _london_ _bekerja_ _kemenangan_ _mill_ _membeli_ _dendam_ _romawi_ _fidel_ _ibadah_ _stone_ _hak_ _kapitalisme_ _ketiga_ _sambil_ _keadaan_ _pasaran_ _originalnya_ _black_ _memakai_ _sumber_ _kini_ _terlalu_ _layanan_ _attribute_ _bahawa_ _bata_ _organisasi_ _politik_ _agenda_ _pantai_ _pemain_ _kamen_ _rider_ _tujuh_ _melakukan_ _menciptakan_ _pakailah_ _hubungi_ _operator_ _negeri_ _mirip_ _death_ _nih_ _bullet_ _bintang_ _sempit_ _agung_ _memang_ _petua_ _gerakan_ _meskipun_ _muncul_ _abdul_ _laki_ _percaya_ _kekaisaran_ _permainan_ _madinah_",
      ],
      [
        -11.5,
        "_berpengaruh_ _kisah_ _aneh_ _baitul_ _hadits_ _sifat_ _jadi_ _tradisi_ _perancis_ _dikatakan_ _terbang_ _korban_ _beri_ _memakan_ _shwedagon_ _or_ _pagoda_ _liat_ _khalifah_ _memerintah_ _nenek_ _surga_ _juta_ _berbeda_ _met_ _ya_ _punya_ _hantu_ _generasi_ _makam_ _maupun_ _nilai_ _berat_ _agus_ _ah_ _neraka_ _legenda_ _mencari_ _akhirnya_ _sakit_ _memanfaatkan_ _peristiwa_ _dekat_ _ketakutan_ _berpindah_ _sultan_ _membunuh_ _polis_",
      ],
    ],
  },
  {
    code: "nl",
    script: "latin",
    levels: [
      [-3, "e"],
      [-3.5, "n"],
      [-3.75, "a i"],
      [-4, "r t o d"],
      [-4.25, "n_ s"],
      [-4.5, "l en e_"],
      [-4.75, "g en_ de er h"],
      [-5, "v _d t_ m k"],
      [-5.25, "u an de_ p c _v ee _de"],
      [-5.5, "b te _e in w s_ r_ ge j _h aa _de_"],
      [-5.75, "et el _i or z ij ie oo he an_ st _o"],
      [-6, "d_ et_ _g _w _t f ch va _b _m ar _a _s re nd ve _va _he _in van"],
      [
        -6.25,
        "li on le me is een rd _ee er_ at in_ oor _z al ri we ti _ge het ng g_ _van_ _in_ _het_",
      ],
      [-6.5, "es _n it la be _k ro l_ ke di _en vo te_ op oe ver ra _p aar _een_ _en_"],
      [
        -6.75,
        "nt k_ sc na rs ui ne zi da den _we erd se sch _l ing nde is_ ie_ to ma _be or_ eer m_ ig ns ed _vo gen ers ze ni _r _te",
      ],
      [
        -7,
        "hi _ve ei der _me ta wa am p_ ha _op ten om _zi ste eg aan j_ pe rt _is ter ij_ ar_ a_ ic do ek _c ev em ht id ng_ wer rd_ tr ll voo and cht op_ _is_",
      ],
      [
        -7.25,
        "jn ijn as zij _wa ol _f il ld it_ _da _di rde _na ot ou _u at_ uit ren ho jn_ y ere mi el_ met ond _al _hi lo _do bi wo tie _st jk ijk gr _ma _op_ _zijn_",
      ],
      [
        -7.5,
        "ls ens lij ur ts doo no _ui ad st_ eli nge est _to mo men eu ord bo f_ _aa ac nd_ ru og us eld eb al_ die ken ka ez _j naa eve kt vi so ak ko es_ hij rk ent ec uw _met_ _voor_ _te_",
      ],
      [
        -7.75,
        "pa gel rs_ _on ce si pr lle zo end eri ze_ ede ls_ lan sp rij ss sta dat ep co ege _ze eel br ok un ige ich _oo ven ag _ha ele aat _gr len rm _re rl pl _la _wo _bi che ef ge_ i_ bl maa tu ov od erk gi rt_ as_ ga als po se_ _mo _hij_ _door_ _werd_ _uit_ _die_",
      ],
      [
        -8,
        "af nie dr hu bij os ort ati wi le_ _sc laa rst of nen ba eze _ho ap rg ds tel jd ijd _ko lie ct geb eid nn nk wor mee _er h_ am_ sl io ete ach sen o_ cha th ok_ ove wee nte was dig ig_ gro ate ns_ _ka _om ook rin ier tt fi ke_ ia ant nt_ re_ ind ik ja _co om_ str go ang ul _pr hte chi _dat_ _als_ _was_ _ook_",
      ],
      [
        -8.25,
        "pu ht_ ien _zo oc ca _le _ni _li ont isc ot_ ld_ jke pp all je tij ud ger _bo waa aal _so ges tw rv kt_ on_ rn sti rie iet pla per gev dez he_ eke art ub eme im _no fa ft del ek_ erl jk_ pro _ro ppe du ouw ch_ tra lt vol _ja ech _tr lee ran nne lu ies ert pel _sp ite sse rb lin na_ nse lic _pa gs tot ili _mi _vi _pl ats ci ea _aan_ _er_ _deze_ _bij_",
      ],
      [
        -8.5,
        "ki aam ut aak ame _an dt raa ari vl soo ell kr ai ew mer mp kl gd hee eef toe pen one mil kk ans taa lde _af bu ide us_ hie ist za esc ron mm _fa w_ dit hoo are _hu haa rui ree kel tte ae oen nis ks dt_ of_ oud daa ts_ ft_ ee_ y_ x bli akt ine _ke hr au _br iek id_ orm _ne ber ein _of erv um _ti nw sa bes ad_ man hei fe ami chr u_ dee ir ug _ov lat ner zic ene vr kan sto ale ali _wi gt og_ _po eur rh hap tal oed twe tig gin els nsc app ote gem tri ker spe _om_ _naar_ _tot_ _of_",
      ],
      [
        -8.75,
        "gra _tw iv wet gep uwe pi _kr kte hui lg eed ice eno iti fr moe euw ard ed_ won lf dan tro eni nc nst _se rte tee kke mu _vr roe _ei ob han era pub fam rr ë lei age eft nta vin nke ne_ ubl tin rge ela ill ms cti uu evo fo tre erg eh md ser _ba uw_ ees bou ben ade _ga wel ae_ é fd jd_ ur_ roo zie _go tor cee _fi bel lk ast lli uc jde ngs _pe rei _ri ab ome ude _kl em_ teg par ank kom _ac ern ebr pt rot rdt lig gaa con tst _bl elf leg sie eg_ tan zel ton oek ida erh ric rti ema _dr lis din voe int vee bru nin dae ldi epu nu rel ieu war oni rp dd oer _niet_ _maar_ _ze_ _naam_ _dit_ _worden_ _familie_ _eerst_ _wordt_",
      ],
      [
        -9,
        "gee nti _du ect rme _sl rz lev _fr gt_ _lo the vor uur oot loo kin cho zen noo oeg ost nv res ode _ca ong ris nds _ar sla _th erm cr cu oet kw su uid ied ak_ av eo tg tus tis dri org vel uk _bu rat _ru idi cl uss eig sh nwo ndi ff had weg ju jv ijv rna rli _el rke rec mme ett ebo lm bb rsc _za dde her ku iz oi ann uis tse nee nog erb ion ip ië oog ds_ mat if mb rk_ mt ra_ _vl och tat hou com sd ps oll elt ena gg rac _ju bee ve_ _mu reg bed tei ake _ra act gde dra iel _tu _na_ _haar_ _zich_ _dan_ _soort_ _heeft_ _gepubliceerd_ _geldig_",
      ],
      [
        -9.25,
        "ekt mar sk oge rek olg _am edr bre eng kwa sy ass gew uni jo rc ia_ _sa igd hri jaa rou rug bev tem min zoe wij um_ eru hti oon ler ins ral eek bbe zou ore rla uz uik pri zee ag_ ewe b_ kaa vla kle ero sn hal hel iss hil ors fra ust _si woo ise rw c_ rva pre tge ph me_ ezi eit ure nat ori epa lt_ spr inw ou_ _ku wd ue inn rso cen oos erz ex ive pg opg lge _ec egi leu ck _kw wen mid lf_ edi _au val ora ood gd_ _ou uwd ef_ tz rad nig ntr hoe af_ gu rlo geh bez aag lit lag lla eks fil ssi noe rma nl ned jf ijf _gi oop _ch zu kon beg kun ys _ta vie rop lb itg _fo nam orl log omp gh kee zet _jo ct_ sm gl ria nh un_ ina oem _nog_ _meer_ _werden_ _kan_ _onder_ _eerste_ _zou_ _twee_",
      ],
      [
        -9.5,
        "goe gan gge erw nni ara rbe vaa oes ato too wat ets tb vri stu omm bie pan ebb sin ble jar ged jg ijg rdi ita _zu ooi doe win _s_ ope son _pu ute rol tio opp ple arn ona oli ani hun heb esl spo rvo slo boe mon _cl je_ rod gez for evi _ce olo atu lak enk nel see ons ram ana oa hem emd oms idd od_ nb ink _nu bin erp oof err rom eds zon loe cie ikt air nom bra li_ ica rre rov nda km tic igh bla ilm sit pee von arm vro md_ fde ars elk har kri gst rm_ ks_ mal orb rit pge ban kev la_ dui its nts nm gon som ief nem rha eda clu bet dst lem ol_ eeu ild hed ofd oe_ por rle tad olk ire _weer_ _inwoners_ _jaar_ _al_ _tussen_ _had_ _gemeente_ _waren_ _hun_ _over_ _plaats_ _grote_ _andere_ _zij_",
      ],
      [
        -9.75,
        "dw igi dag oto eva gri rio tes ila paa ë_ ië_ jve odu ay jes lv mst rsp tv fin koo wil kla net baa we_ fl etr unt sel mt_ ry ly ogr tit uli lar io_ _km km_ sb rkt bur ow alt ini ime ni_ sv ije kst oep kam fg fge cor bro rig _su roc zui hre wam ole cul _fe fer wd_ dic orp ep_ ebi eil _or jz ijz rob pun vij sle red aro emi rda mde _ex raf ott ug_ _cu ll_ nwe rev nal _ki ego uim mel lad mis q eem ald hol aut teu cte az bri _e_ ekk rbi ewo tek ave twi _je nto ma_ uzi led dek chu il_ nce eho iev ese to_ rdo vis isi kn zig én ym bew os_ sne rea bal _un kre ork ehe sdi car epe lon pos rko sis pas tuu gre mog afg ess _sn tj sam lm_ pt_ ams eiz enh jl ijl lub mpo pon hts duc _hebben_ _tijd_ _jaren_ _geen_ _tweede_ _km_ _waar_ _gaan_ _tegen_ _echter_ _alleen_ _toen_ _rond_ _veel_ _wel_",
      ],
      [
        -10,
        "ebe js ijs anv ula rve bs rbo uri rik rid ck_ gis ghe dre eeg ath pol mus ici arr rri eug jen zw ms_ bek onn fie kor x_ rne bor lui ta_ uch omi toc rus opt tje fic ca_ ize nz ool rsi tur lec jl_ unn dse dor tru enw ntw adi ain ezo wes spa ves arv omt mmi nad beh nva itt alb vli rhe nci iaa enm pn opn ogi lek dru ruk tba num umm mig my uns lac uge fs amp rzi zit aas anc hog urg las moo oel lot ces col yp eta oma lki ik_ nk_ ult ogs eti ikk ial boo lp les muz dwe geo ry_ gek cro mot ika nes inc zin mod get ivi én_ oom uk_ ey tze tti lte rch _pi yst imt mte mac _cr rf _zw orn rni med osi erc abi yc ngr emp mpe hen rg_ jge sei ri_ ii cia thu oce arb cc eco uiz nf tho naf esp agt z_ ffi ots let uct zal tai sw fu ega tk elg tar ama rem xi dv _ad lus _ev anw mak etb jon udi iu sec obe kat lor orz lve bei enl nli uto pte zo_ top _q qu lka lst ape _lu rho ua kh tom cer ros nr seu up izo jun dg gs_ rga ffe egg bep onk v_ hin nve ima _zeer_ _tijdens_ _the_ _deel_ _eigen_ _vaak_ _keversoort_ _alle_ _laatste_ _telt_ _zelf_ _leven_ _nieuwe_ _drie_ _kwam_ _terug_ _hem_ _ging_ _aantal_ _kunnen_ _komt_ _wat_ _komen_ _gebruikt_ _daar_ _zal_ _eeuw_ _enkele_",
      ],
      [
        -10.25,
        "ö gte ce_ our rzo pop des rok jul var ieg orr ovi rvl mpl poo zor dro _sy yn mas akk eau ket omo emo sic pv mit th_ ën rmd mpi rse tac ada bar vad _im hit vlo tet ane dep iep anu _eu cat rpe old rtu ib dam zer out oci slu dac td ub_ sg jft tl amb ock eis dk rwi nks plo sci rto opu vu _gemaakt_ _moet_ _gaat_ _later_ _zo_ _groot_ _elkaar_ _franse_ _per_ _men_ _plaatsen_ _club_ _werk_ _geschiedenis_ _nemen_ _huis_ _moest_ _nederland_ _vanaf_ _nu_ _juni_ _ten_ _samen_ _seizoen_ _der_ _zien_ _gebied_ _film_",
      ],
      [
        -10.5,
        "_album_ _juli_ _regio_ _één_ _goed_ _kreeg_ _keer_ _vormen_ _zoals_ _vanwege_ _departement_ _gebouwd_ _toe_ _vooral_ _huidige_ _ter_ _genoemd_ _weg_ _vier_ _bijvoorbeeld_ _maakt_ _oppervlakte_ _kleine_ _insect_ _staan_ _vader_ _nam_ _sinds_ _af_ _mensen_ _oude_ _hoogste_ _konden_ _omdat_ _boek_",
      ],
      [
        -10.75,
        "_waarvan_ _live_ _eerder_ _opnieuw_ _licht_ _sommige_ _lange_ _nadat_ _laten_ _vorm_ _kon_ _steeds_ _bevolking_ _wereld_ _dorp_ _hield_ _land_ _snel_ _grootste_ _waarbij_ _speelde_ _bedraagt_ _hoe_ _hier_ _maakte_ _tegenwoordig_ _dus_ _minder_ _verder_ _begon_ _goede_ _onderzoek_ _band_ _vlinder_ _echte_ _amerikaanse_ _gehouden_ _moesten_ _relatie_ _leger_ _oorlog_ _figuur_ _periode_ _vele_ _bezit_ _via_ _mogelijk_ _zonder_ _den_ _dood_ _nummer_ _daarnaast_ _binnen_ _vinden_ _bleek_ _actief_ _begonnen_ _nederlandse_ _hadden_ _gebouw_ _soms_ _gebruik_ _verenigde_ _staten_ _grotendeels_ _geven_ _krijgt_ _vervolgens_ _hoewel_ _muziek_",
      ],
      [
        -11,
        "_enige_ _lijst_ _publiek_ _la_ _provincie_ _duitse_ _waarna_ _veld_ _richting_ _maken_ _new_ _won_ _zelfs_ _staat_ _uiteindelijk_ _moeten_ _viel_ _bestaan_ _lage_ _waardoor_ _krijgen_ _gesloten_ _deed_ _toch_ _and_ _daarna_ _werken_ _eindigde_ _meest_ _vrouwen_ _landen_ _meeste_ _hierdoor_ _waarin_ _wedstrijd_ _spelen_ _pas_ _geheel_ _bekende_ _wil_ _slechts_ _hoogte_ _stad_ _paar_ _serie_ _verhalen_ _liep_ _nieuw_ _terwijl_ _voormalige_ _functie_ _hand_ _hiermee_ _vlaanderen_ _grotere_ _eiland_ _schreef_ _nummers_ _stijl_ _maart_ _omgeving_ _beide_ _geest_ _benoemd_",
      ],
      [
        -11.25,
        "_gesteld_ _eind_ _waarop_ _bereikt_ _aanvankelijk_ _nacht_ _extra_ _persoon_ _volgens_ _vierde_ _zichzelf_ _zouden_ _genomen_ _zat_ _positie_ _geval_ _diverse_ _zowel_ _beiden_ _contact_ _beschrijving_ _stichting_ _duidelijk_ _gevonden_ _natuurlijke_ _einde_ _haalde_ _meteen_ _geboren_ _daarop_ _volle_ _uitgebreid_ _bedrijf_ _beschreven_ _wist_ _keerde_ _werkte_ _eerdere_ _bekend_ _bomen_ _zit_ _schedel_ _zuid_ _huizen_ _langs_ _amsterdam_ _december_ _ontdekt_ _zodat_ _ongeveer_ _derde_ _toegevoegd_ _ervaring_ _proces_ _man_ _dezelfde_ _finale_ _inmiddels_ _tour_ _vanuit_ _altijd_ _ooit_ _meter_ _koning_ _militaire_ _punt_ _vond_ _uitzondering_ _waarmee_ _slag_ _plan_ _bestond_ _boven_ _tekst_ _afleveringen_ _universiteit_ _maria_ _wet_ _reeds_ _korte_ _kans_ _idee_ _doen_ _geschreven_ _loop_ _water_ _vindt_ _orde_ _japan_ _orgel_ _festival_ _vrouw_ _hierin_ _spelers_ _totaal_ _laat_ _john_ _bleef_ _oktober_ _groep_ _doek_ _geweest_ _wraak_ _ouders_ _foto_ _naast_ _moeder_ _west_ _leeftijd_ _toont_",
      ],
      [
        -11.5,
        "_anders_ _toegang_ _april_ _geopend_ _zes_ _stonden_ _bevindt_ _centraal_ _punten_ _zogenaamde_ _doordat_ _kniptorren_ _elateridae_ _wereldoorlog_ _lijkt_ _eenmaal_ _hierover_ _ligt_ _bewaard_ _los_ _atoom_ _meestal_ _bureau_ _nathan_ _hiervan_ _jonge_ _geheime_ _hele_ _reeks_ _vormden_ _tevens_ _verkocht_ _bestaat_ _zwarte_ _belang_ _belgië_ _vijfde_ _rol_ _ben_ _broer_ _kleur_ _gouden_ _france_ _januari_ _brouwerij_ _buiten_ _systeem_ _gelegen_ _zuiden_ _mosdiertjes_ _daarbij_ _gewijd_ _achter_ _geoff_ _gevestigd_ _publiceerde_ _museum_ _beste_ _toernooi_ _schaal_ _overleg_ _noorden_ _afrika_ _uitgezonden_ _aanleiding_ _wijze_ _gaf_ _bewoners_ _opgravingen_ _zee_ _geplaatst_ _hoge_ _bedrijven_ _tijde_ _wilde_ _brug_ _metaal_ _regisseur_ _frank_ _werkgever_ _dertien_ _helemaal_ _dagen_ _aangenomen_ _type_ _financiële_ _nooit_ _tijden_ _schrijft_ _vrienden_ _kerk_ _ik_ _telkens_ _verhaal_ _probleem_ _brugge_ _leden_ _bepalen_ _doet_ _kinderen_ _klasse_ _verschenen_ _delen_ _volledige_ _november_ _helft_ _graden_ _sterk_ _afgeleid_ _term_ _politiek_ _plek_ _zegt_ _spanje_ _zeggen_ _ontwikkeld_ _sindsdien_ _ruim_ _schade_ _enkel_ _road_ _mannen_ _hiervoor_ _bereiken_ _strijd_ _gevolg_ _duurde_ _geeft_ _verdween_ _aangezien_ _vlak_ _volgende_ _plein_ _heen_ _grootte_ _stukken_ _actie_ _richard_ _gesloopt_ _gratis_ _beschikking_ _editie_ _bezetting_ _vormde_ _gedaan_ _februari_ _ziekte_ _kaaimannen_ _plegen_ _bepaalde_ _vlaamse_ _helpen_ _problemen_ _ruimte_ _centrum_ _vrij_ _titel_ _troepen_ _ontstond_ _tradities_ _kathedraal_ _geld_ _klein_ _voorzien_ _hoger_ _eveneens_ _eén_ _voorbeeld_ _dag_ _hetzelfde_ _frankrijk_ _net_ _informatie_ _vijf_ _st_ _honderden_ _niets_ _plannen_ _saint_ _beperkt_ _hoofdrol_ _object_ _midi_ _pyrénées_ _trekken_ _ervoor_ _bouwen_ _terrein_ _telde_ _elk_ _we_ _programma_ _schip_ _dochter_ _trouwde_ _songs_ _camera_ _volledig_ _lang_ _hierna_ _top_ _voetbal_ _probeerde_ _karin_ _doel_ _stem_ _utrecht_ _directeur_ _verscheen_ _termijn_ _uitgevoerd_ _ontstaan_ _clubs_ _productie_ _verloren_ _anderhalf_ _belangrijke_ _bezig_ _geslacht_ _struweel_ _tropische_ _overal_ _nabije_ _onderstaande_ _straal_ _regelmatig_ _thuiaria_ _versie_",
      ],
    ],
  },
  {
    code: "no",
    script: "latin",
    levels: [
      [-3.25, "e"],
      [-3.75, "r t n"],
      [-4, "a i s"],
      [-4.25, "l o d"],
      [-4.5, "k g"],
      [-4.75, "m e_ r_ er v t_"],
      [-5, "en f _s n_"],
      [-5.25, "de u p et er_ te g_"],
      [-5.5, "re b _e _f _d å h _o in en_ an"],
      [-5.75, "or _i le st _a ne ar i_ et_ _m _t ti _de el j"],
      [-6, "_h _v om me ng se og _b l_ _k ø il å_ ve _og ke sk y m_ _i_ fo li d_"],
      [-6.25, "es ge tt og_ a_ _p nd for s_ al ed _fo ei nn ta om_ ra _og_"],
      [
        -6.5,
        "ll _ti ing is ri at _me av _n til _l ik on vi rt ar_ la ne_ det ha so v_ re_ ka _g ns je il_ te_",
      ],
      [
        -6.75,
        "ter _av eg nt k_ de_ ko ig _ha va or_ _er be _so _r un av_ som si id kk rs _u as tte ett ke_ it tr _er_ _til_ _av_",
      ],
      [
        -7,
        "kt _st ed_ sa ma ni da am ere ste na den ng_ _å ut der _en på ek _på lle _vi ene ol med ør ver ro no på_ em rt_ nge nde he fr pe _ve _som_ _det_ _for_ _på_",
      ],
      [
        -7.25,
        "sj jo ru and to an_ ak di ss nne _ko _fr _in ten pr ag tt_ ell gs lt _va _se ga mm _ei le_ _å_ dr var ikk _sk ld rd men bl år es_ _et ler pp kke _med_",
      ],
      [
        -7.5,
        "ls gen _re lig _ut op har us mi _no ent ie ts est _ka sen kr rk end nin æ _sa at_ ur ert ev _be iv ku ge_ ig_ gr sjo jon _si gj eg_ ho _at c _om inn sl ser ske del _bl ul ret isk in_ ov ir ren br ks ner ger enn _an _j ær uk _en_ _har_",
      ],
      [
        -7.75,
        "sp ba len sta art rn mme nte tet ad gi tu rin opp kj res fe se_ _ma _he lo st_ lan ot han os _pr mo ang sk_ kon rb kl lin ska fa _le ele år_ o_ od nen ens ein fø all _op kom els eri ann _tr al_ kan gje _br fra ist rå _at_ _den_",
      ],
      [
        -8,
        "så _li pa ove mer sam ngs _ik ide ok sti ei_ _gj ors rg gg _la _el kje ved ord ra_ leg ker ans dre on_ lt_ str yr mu man ale fi rer ds kal tal lse asj må nn_ sse ft nk nor jen po p_ und så_ unn are tor bi att ige omm net _mo pl sv lik jø pro ran rte lag _ku ruk lu dl ore nd_ lit _da _ta eve tre _ar _ba ers rm vil ill før _om_ _et_ _ikke_ _ein_ _de_",
      ],
      [
        -8.25,
        "ndr ap bru ef rbe dd lg nes eid ki du _fø ag_ øy _ho el_ _gr ort ud tid ven bli ny ate eli per lk ia _sp arb sto one ern _al _mi kt_ bei ekt by sy ede elt _fa ite ane _te reg set let rr ys ll_ io ns_ kn ty nse sø _ne bu vi_ nt_ lde eng gan sm tat itt ble kk_ vis jer akt dt øk rst kte ir_ ta_ nsk ram tar ine ant old _ø hv rsk _kan_ _var_ _han_ _vi_",
      ],
      [
        -8.5,
        "_kr yt ep nst ikt _må tra mel fl _di ber kti _hv lei bo tis rl rne tø ons vik _un if tin im tv da_ au øre get _ov yk do ike ise it_ kel hol nf erk hu mot tur u_ åd sn eit dag amm _to hø ast mp age dan nom het ete sin ass ess _c _sl rø id_ ken min kun _år tan ære væ vær ive ind ob kv ogs tl kri y_ go _ny sko hel eld tiv mar _na ørs _fi jel rde nl val gså tak eta eks dig _fe _pa dei ly vel åt gn ye dde org is_ nta na_ les _fra_ _skal_ _dette_ _ved_ _eller_ _men_ _etter_ _vil_ _også_",
      ],
      [
        -8.75,
        "_ga rv vo je_ ål ont gru tem _hø ve_ su las fu int era ski _kl nga tig alt tro lev dri bar eb egg _jo ør_ rke orm gge ab seg w ot_ dle _pe nå ege um skr sik lli nal ja _fl yn _sy tn ms _bi kre pla ld_ lar vå få _få nar run ese _je gl ytt ati kla fy me_ ekk rge of ier van rå_ ka_ yl _kj _sø rek _by lv spe bes åde dis mun kes øl sel _nå _du ris rf ake pre tel la_ _go ut_ f_ em_ lke yg gra lge kap hen sje kar _po oe des _kv pi uke ff mt ode sid øn rre bb _sv sis sli frå _or ket lø råd jeg _gi gu utv ga_ nis ona ift gå lem ull dt_ ust _så stø tør lir tek _dei_ _eit_ _seg_ _andre_ _ut_",
      ],
      [
        -9,
        "_hu rik hov ry rti gt du_ esk pri sak mmu ak_ th gre _bo ss_ af nno gh jør øt ien rie red sf mål ros rh ara emm fre vin _ru par llo bil vid kol ets rig fte eh _mu sit rel kor pp_ _dr _vå rd_ lom led ins jor ori pen ole _fy ntr ppe riv erd utt god rem rat sat sie _ro ik_ _pl _bu ida sva _væ tvi lb fyl to_ orb fer yd sku kul ult rs_ nda lla ids met _lo sla mes mas ndi nns pet ina ea mid mn noe ild ghe ali tad _ra erf une tyr hj tes mø lj iti søk bet byg mb gd fin erg eme fle hi skj her tik dom fj ju fri rli up vår add nyt alg lta vs ml rom gg_ sni oli øs tf kni idl egi uli _du_ _jeg_ _frå_ _blir_ _ble_ _denne_ _vart_ _mot_ _så_ _kunne_",
      ],
      [
        -9.25,
        "rev rso son gar syn kra sb iv_ nfo mil ukt hei ute _os rog dn ion din ade _fu tni mf ua tå ært ug igh lis sr må_ øv va_ oll ils kur urs por am_ eir nke ves næ vt ark olk ikl spr tri dø tta ad_ ue use åre had nle ub sty hje nh _eg ama ca fel rna rif ygg ron _sj høy rda mat b_ ps vet føl gel ses ått _hj lut pt lte lat san ari dat læ nv ivi co stu ire fun yre _au ras ela ong ffe fol tru esi vn _ak bak erv kst rme rei ød dli inf ts_ jek rk_ eie hal dy lf ksj ilt ned enk vor amn ft_ aml ema lå ur_ arn _ek ylk ip as_ ika vu sd mpe orh nti eo oen ha_ vit ung ges rak ia_ nær når nam raf nna bra td bø dal gjø rar ald pol nni _fj sem gt_ vir bå stå rdi ogr _ei_ _mellom_ _år_ _over_ _hadde_ _opp_ _alle_ _der_ _mange_ _to_",
      ],
      [
        -9.5,
        "_w dra far mr iss us_ tas _gu akk kva rma tsa møt _ty gi_ lek ndl gne nok hus pel sh omr små bla ask _øk _ja mus åk ave jem irk sek dem kin mis nu fas elv ølg edl ykk ce få_ hun ted unk _vo lsk log yst gis mul dv ame lær uts _bå ål_ eis li_ ri_ sør _gå eil ile nå_ un_ mrå sve eda rus ref amt eni ape tti ilb iel kli oms erl bbe øye kkj oss try øte måt rse upp bud ryk øp anl h_ kvi nsa ørr slu ote utd ya db igg ata rit ial øke eu ldi tle ani _ly lys hå gst syk ib ekn isj rol ic klu ana yrk nat ose pas ssi ala ard rag ch vd _sm tda mt_ nnl lp kto pes øve ini fje app z ok_ ye_ kle fis _lu aks pu nel ral omp dni rho fes bor ie_ dyr kse rep aus bal od_ dar uss lo_ mod egn _mø rfo ud_ ky sa_ ltu ilj fek ee ost _næ efo båd hve nye bel obb gle _dø _ha_ _må_ _når_ _under_ _inn_ _få_ _være_ _gjennom_ _norsk_ _se_ _da_ _nå_ _tid_ _enn_ _både_ _bli_",
      ],
      [
        -9.75,
        "uni går _lø ben _tu rga nø _sn sul omi _bø ma_ edr spo sre rod tab åte rad pe_ atu tst evi ån _ni bin _læ ega eha åp die ubb yr_ rve edi etn avt liv ono _ca tse rio øtt ora lm nsi _do tit sle rup ful ple mst kas ks_ esl _hi job beh x rp _ri nas rav edt ime ndt tb vta mle øko sys _uk sme mne hva itu hvo kjø mbe ats oka _hå nb vei kna tli rta ili nds då rvi emi får _co tud erm _ul uks esu mei _th osi ljø ure rn_ meg _ad bok bed tts my adi sna tj uf pos ås oma sc gas ppl dd_ idd oe_ rka ppr udi usi fly err elg ær_ um_ omf amp kil eig iet ap_ bas dus rsl emb ria fal nik ase ånd gio rks nnt nve lub usk osj _ev rg_ års _of utf emp uel nan øg nto _mer_ _her_ _noen_ _sin_ _ikkje_ _vert_ _man_ _slik_ _sine_ _hva_ _nye_ _får_ _del_ _ta_",
      ],
      [
        -10,
        "eko yde ønn obl _ge ò _ò òg _òg òg_ ø_ sia aft avs dh ldr ork rra vg kro vne ls_ olo sjø beg hy pd ita vde orv odu duk uk_ _y nli elp teg isa øri _am eke gsk svæ urd bre deg ac sg rle ond the lov fat ørt uns _øy rbu pa_ råk tie enh vek mma eti nad ogi ule idi uds rut _id slo sol eft sei _my c_ eik dsk tår pø spø gav lh mon off nkt _då ou øns tod pn bb_ _vu ott uka wa ssa avd epr asi tim kat nho ude uta ura ca_ mg aug lst odt rop hvi sal sts ktu eto orr gs_ ars ngd agt lok orn eim rsi gir løs rmi dia tje oks pør veg onk nr ome ink åle ksi bj ho_ sor onf ems bun yn_ lba lv_ kta sfo ai oko jev dek rof løp dte _as lel tol kam hav aga tva ero bør epl jan iva arr ny_ tys gsp trø nm isn øst oh _hy igs mh gde øm kip _s_ dve yen ev_ rdr pun his då_ pg egr sas di_ ae øy_ gli ktø tun oni _òg_ _første_ _oss_ _noe_ _gang_ _disse_ _dag_ _meg_ _sitt_ _litt_ _fram_ _hele_ _land_ _blei_ _tre_ _før_ _vært_ _norge_ _kom_ _svært_ _hun_ _god_ _følgende_ _derfor_ _namnet_ _største_ _norske_ _gir_ _bruke_ _går_ _vår_ _dem_ _viktig_ _forhold_",
      ],
      [
        -10.25,
        "øpe byr eor ngt lkn idr tg vl fan tk nsy fag eff øya _rå ysk åe pat lje nj avg avn mal sst _deg_ _store_ _godt_ _oslo_ _bare_ _sammen_ _bruk_ _hans_ _då_ _ho_ _våre_ _fleire_ _blant_ _meir_ _ca_ _kommer_ _arbeidet_ _stor_ _sier_ _selv_ _siste_ _større_ _nytt_ _kommune_ _tillegg_ _spesielt_ _samme_ _gi_ _mest_ _sør_ _grunn_ _si_ _annet_ _ulike_ _talet_ _arbeid_",
      ],
      [
        -10.5,
        "_skulle_ _flere_ _annen_ _samt_ _alt_ _desse_ _hvor_ _dersom_ _vere_ _tatt_ _først_ _kommunen_ _informasjon_ _brukt_ _medlemmer_ _ett_ _noreg_ _norges_ _området_ _mål_ _kurs_ _videre_ _oktober_ _uten_ _ny_ _innen_ _ser_ _mens_ _gikk_ _samarbeid_ _leder_ _august_ _vest_ _rett_ _fekk_ _fått_ _likevel_ _frem_ _kr_ _la_ _bør_ _no_ _mulig_ _side_ _nok_ _hos_ _slike_ _saken_ _dere_ _nord_ _heilt_",
      ],
      [
        -10.75,
        "_lenger_ _vore_ _anna_ _sidan_ _fortsatt_ _kvinner_ _liten_ _satt_ _tidligere_ _langt_ _spørsmål_ _mykje_ _neste_ _vårt_ _hjelp_ _gjerne_ _gjør_ _gjekk_ _gjøre_ _same_ _hensyn_ _fikk_ _ligger_ _igjen_ _folk_ _ønsker_ _allerede_ _gjelder_ _din_ _delen_ _derimot_ _brukes_ _avtale_ _gamle_ _egen_ _gjøres_ _legger_ _lag_ _antall_ _ord_ _min_ _skolen_ _gå_ _desember_ _krav_ _barna_ _altså_ _gode_ _seinare_ _små_ _ingen_ _like_ _bra_ _tiltak_ _økonomiske_ _meste_ _kalla_ _staten_ _tilbake_ _kjent_ _tar_ _aktivitet_ _system_ _fordi_ _forslag_ _mindre_ _enkelte_ _sette_ _les_ _står_ _ofte_ _form_ _støtte_ _blitt_ _komme_ _bakgrunn_ _elever_ _bur_ _hver_ _ganske_ _egne_ _fast_ _kontakt_ _møte_ _kultur_ _beste_",
      ],
      [
        -11,
        "_huset_ _ville_ _internett_ _rundt_ _eget_ _nokre_ _ligg_ _moderne_ _aust_ _fire_ _lang_ _pr_ _barn_ _uke_ _sverige_ _nytta_ _hvert_ _helt_ _vanskelig_ _deler_ _kart_ _vidare_ _delt_ _innhold_ _hvis_ _perioden_ _deres_ _utvikling_ _laga_ _november_ _fleste_ _tidlegare_ _saman_ _prosent_ _the_ _tredje_ _tok_ _eksempel_ _tyske_ _behov_ _bruker_ _vel_ _mai_ _jobb_ _lå_ _energi_ _måtte_ _full_ _hvordan_ _høve_ _byen_ _sjå_ _sett_ _velkommen_ _måte_ _skrive_ _klart_ _senere_ _snart_ _tv_ _gjort_ _fjellet_ _tlf_ _mandag_ _høgskolen_ _noko_ _eks_ _kl_",
      ],
      [
        -11.25,
        "_tida_ _vanleg_ _medan_ _slutt_ _vm_ _liv_ _øya_ _kvart_ _utdanning_ _kjem_ _begynte_ _samtidig_ _akkurat_ _dyr_ _dermed_ _ting_ _fylke_ _siden_ _rekke_ _språk_ _mener_ _navn_ _registrert_ _rekna_ _viktige_ _finner_ _gav_ _konkrete_ _russland_ _person_ _danmark_ _økt_ _trøndelag_ _prøve_ _juni_ _finn_ _artikkel_ _januar_ _behandling_ _fastsatt_ _prosessen_ _betyr_ _ned_ _alltid_ _steder_ _bilde_ _mulighet_ _forskjellige_ _startet_ _kun_ _kong_ _laget_ _staden_ _veldig_ _gud_ _lite_ _eventuelle_ _plass_ _dvs_ _lov_ _vann_ _grupper_ _forbindelse_ _innenfor_ _levende_ _grad_ _foran_ _sosiale_ _ute_ _buskerud_ _jobbe_ _bak_ _vedtak_ _enkel_ _post_ _eu_ _partiet_ _kvalitet_ _legge_ _viktigaste_ _fysisk_ _lagt_ _trondheim_ _bedre_ _lyst_ _februar_ _mennesker_",
      ],
      [
        -11.5,
        "_held_ _løpet_ _område_ _midt_ _resultatet_ _enkelt_ _lenge_ _jo_ _eneste_ _enda_ _saker_ _utvikla_ _henhold_ _videregående_ _skole_ _tilgang_ _frode_ _grunnlag_ _betales_ _engelsk_ _heitte_ _klasse_ _lys_ _agder_ _as_ _hverandre_ _vei_ _boka_ _høyere_ _lengre_ _best_ _nr_ _medlem_ _årene_ _stilling_ _nødvendig_ _årsaker_ _valgt_ _høsten_ _kroner_ _høyre_ _imidlertid_ _kva_ _fyrste_ _kort_ _innsikt_ _sider_ _holde_ _tromsø_ _tysk_ _måten_ _sida_ _amerika_ _gis_ _økonomisk_ _viste_ _dagens_ _sammenheng_ _tiden_ _drive_ _mars_ _høy_ _vise_ _års_ _kjend_ _prosjektet_ _oppgaver_ _lengst_ _jord_ _nett_ _personer_ _sikker_ _bildene_ _aldri_ _gresk_ _all_ _framleis_ _måter_ _bilder_ _døde_ _tema_ _rom_ _pris_ _jan_ _stadig_ _eg_ _effektiv_ _linje_ _korleis_ _adsl_ _tap_ _tilknytning_ _ene_ _grunner_ _artikkelen_ _vis_ _oblast_ _mannen_ _handel_ _skreiv_ _døydde_ _regler_ _snakk_ _europa_ _tak_ _selskapet_ _kontroll_ _synes_ _inntil_ _praktisk_ _betydning_ _sykdom_ _virksomhet_ _regi_ _avis_ _eventuelt_ _stort_ _lære_ _foreningen_ _tas_ _varer_ _endelig_ _eksisterende_ _sak_ _basert_ _brukar_ _menn_ _ga_ _høyrde_ _utviklet_ _trenger_ _teori_ _prisen_ _bruka_ _styret_ _posten_ _planer_ _relativt_ _sentralt_ _ren_ _hvilke_ _rammer_ _jobber_ _ungdom_ _førte_ _per_ _foreslås_ _amt_ _elevene_ _fredag_ _dels_",
      ],
      [
        -11.75,
        "_kurset_ _windows_ _drevet_ _særleg_ _stedet_ _fantastisk_ _raskt_ _retning_ _omfattende_ _spela_ _fotball_ _utarbeidet_ _sikre_ _skjer_ _ellers_ _ansatte_ _rettigheter_ _dagen_ _tyskland_ _avgrensa_ _nedenfor_ _betong_ _forskning_ _begge_ _fred_ _lokale_ _bok_ _besøk_ _deretter_ _uker_ _svarte_ _by_ _fall_ _heller_ _hvem_ _asa_ _inngått_ _korrekt_ _iv_ _består_ _nesten_ _økende_ _bøker_ _olav_ _omfatter_ _områder_ _endringene_ _knyttet_ _russisk_ _nei_ _bidrag_ _resten_ _bort_ _minst_ _vet_ _lavere_ _elementer_ _samfunn_ _tidspunkt_ _lettere_ _skikkelig_ _velge_ _situasjon_ _målet_ _meget_ _sogn_ _kyrkja_ _johan_ _johansen_ _samfunnet_ _fremst_ _regjeringa_ _ønske_ _tintin_ _le_ _avisa_ _særlige_ _hus_ _åra_ _forutsetter_ _oppstod_ _kandidatene_ _landet_ _metoder_ _fremme_ _initiativ_ _gjer_ _forskjellen_ _løsninger_ _historie_ _film_ _frivillige_ _tidlig_ _sendt_ _spesielle_ _håkon_ _seks_ _komponenter_ _holdninger_ _håndtering_ _johann_ _utvidet_ _kanskje_ _søk_ _produksjon_ _nettet_ _nu_ _hatt_ _prioritert_ _mente_ _eldre_ _hyttene_ _berg_ _råka_ _km_ _skyldes_ _sikte_ _medisiner_ _direkte_ _mill_ _møtet_ _gjorde_ _ortodokse_ _søke_ _hotell_ _høyt_ _dalen_ _forandringer_ _tekst_ _dessuten_ _sju_ _stortinget_ _vurdering_ _røde_ _finst_ _slått_ _plassert_ _avsluttet_ _markedet_ _frankrike_ _bildet_ _web_ _begrenset_ _bjørn_ _far_ _kven_ _unge_ _usa_ _politiet_ _deles_ _menneske_ _dager_ _minste_ _funksjon_ _fødd_ _inne_ _forskjellig_ _elva_ _nær_ _inkludert_ _naturen_ _midten_ _arabiske_ _elevrådet_ _lærere_ _par_ _året_ _vare_ _lo_ _målsetting_ _skoler_ _tilby_ _oversikt_ _feil_ _programmet_ _viktigste_ _riktig_ _opprinnelig_ _bygget_ _sentrum_ _handlar_ _nettopp_ _stavanger_ _nrk_ _gjennomføre_ _søknad_ _nokon_ _søker_ _september_ _afrika_ _lett_ _viser_ _sv_ _materialer_ _benyttes_ _forsvaret_ _ansvaret_ _endringer_ _arbeide_ _rask_ _tilgjengelig_",
      ],
    ],
  },
  {
    code: "pl",
    script: "latin",
    levels: [
      [-3.75, "a i e o"],
      [-4, "n z"],
      [-4.25, "r w s"],
      [-4.5, "t c y k d p"],
      [-4.75, "m"],
      [-5, "ie j u l e_ a_ _p"],
      [-5.25, "ni _w ł o_"],
      [-5.5, "i_ b g _s y_ _z _n"],
      [-5.75, "na ow po ą ę ie_ st w_ rz _t h pr ze nie"],
      [-6, "cz _m _d ra ż ch ó an wi _o ro _po zy _k za _pr ia dz"],
      [
        -6.25,
        "m_ wa ki od sz ta _na u_ ej _w_ ko mi en je h_ er do ch_ ka _j _i li ar _b z_ zi ci",
      ],
      [
        -6.5,
        "_r ac ą_ ś on na_ to ę_ ał te si es wy le go _c sk al dzi ię j_ rze yc or ty _za ne prz ej_",
      ],
      [
        -6.75,
        "em ów re ć ic ć_ _do _ni os ny ak eg ed aw ad in ł_ _a ma ła at tr t_ no da _je aj k_ ani la go_ ec _na_",
      ],
      [
        -7,
        "_si _u owa _i_ sta ek pi f ego wo ol _g ów_ ja ob am ło rzy _z_ sp as ych zn ym się we wie ia_ mo że ce _l _wy ię_ kie ją el cj kt eni ski _się_",
      ],
      [
        -7.25,
        "_mi em_ dn oc ry zie ku _ko d_ az ys nia ot zo cy om is czy ok pa owi _te iej do_ ki_ est _ma by _ż zy_ mie _ro ur że_ nt ws ez tu ny_ dy bi _sp _do_ _nie_",
      ],
      [
        -7.5,
        "ym_ oz _st pro n_ tó ał_ cze pra de ier op to_ oś śc ści ka_ ń ąc _to wan ne_ _ty _wi cie _od ru io li_ wn et uj gr ik jes ią _cz _że ż_ ze_ kr ost ór ły pod ła_ s_",
      ],
      [
        -7.75,
        "ln _e pow us ił pe st_ me ach ają _pi ba czn so je_ zą my _f _mo im któ yn ęd owy iał og il _tr bo ją_ br ji owe ji_ ci_ _kt now oż _in _ja ud ać ew tw tór pol ać_ ale c_ za_ le_ mu yw nic ak_ pie cy_ r_ acj ent _ta odz tk ga ca zw my_ ło_ nyc rac _pa ich nik _by se szy _że_ _to_ _jest_",
      ],
      [
        -8,
        "du iel zk raw ku_ ży sze ien trz ter _sz row tow lo awi dni lk zna ró eż ali zen co rs ap sa sł jed tn _o_ ył cji iu _ka ąd edn ied ko_ mia ho _ob be esz zys yk uż wa_ spo uc roz jąc rt it fi ami od_ iec oj gi iw kon dr lu ała ecz ni_ raz un mi_ icz str _dz yl ce_ js ły_ dy_ yst la_ jak łu ii sto ośc ek_ dow nk yt ieg any wni ag tra iem yj",
      ],
      [
        -8.25,
        "um kow ora nc ies ls wia ii_ rod ast _ch tak ńs ska rw cho _no ędz acz naj ocz ta_ zc wc arz pre nn ab zu _ś tyc cza tem wy_ ada ną _ki zę zia zł ęc iu_ ri bl _ws eś nd ep oni dl ry_ eb bę tan ejs ja_ kar zes jn aln po_ zd ona bu szc _ba era aż tni będ lic _kr oł nej _ra cja ks sza ują _re war yb adz az_ uje edz wał ra_ iz wsz sy wyc ha ns ste oli ut rm ty_ ało zed mó sie zcz one ran by_ rd zec _gr _od_ _po_",
      ],
      [
        -8.5,
        "_al ję nym _bę _os owo su yd kó zas moż pó pl ść _le ju yć yć_ ub gł spr rez ić ić_ sc no_ _a_ pos niu pot _go bie tor śl ść_ im_ ma_ był neg lat _zn ele rok oku zac id tu_ ols aki ną_ roc erw pu am_ _fi nio b_ rad cia l_ _sk orz gra szk wł wej _se _wa ez_ _zo tał tyl wię są nal ków zm zni ywa ane kic _or up dob _rz rn łe ole _la stw ck ań ńsk dla pis kol oda tym poz taw yp _są uk odo wsk ały ina ża zym ycz lsk ź zos da_ usz we_ _li yg por zp eci wal _op dw _dl _ju dan ekt _co eż_ _bo nu men tów ist ug mów _za_",
      ],
      [
        -8.75,
        "kom _zd bra ony zaw jm ini rów obr wó art rc _wo _h zap ech wod _zw żn sow kan ul eka noś liw _dr ił_ zą_ rzą ięc min wią ato _be lko ół zan _sa odn wr zej cen uro uż_ ows ion wła dze ość wi_ óry ano już inn ds zon at_ edy zt _mó two wo_ pon ana kaz ca_ rdz nas obi zez mu_ erz mn zyn par iad _ok au ili _wł śn den opo _we oje _me ias ono tę omi _lu nak yna eń pł ące ń_ óre en_ śni ęt eu res _da v ząd wać ika fe kc ylk re_ rza fo hod _bu god _bi an_ gd św kac ard zyc bli zne asz wid oże zeg jsk ęk lni mp dk och iś świ ron osz aś ars _ze kl tar mow dna rat ący tur gu só yz mar ere kim ir dł jo co_ ala _jak_ _już_ _ale_ _dla_ _tym_ _tylko_ _przez_",
      ],
      [
        -9,
        "ąz bez aro oko ero tal są_ czę wic cu er_ yci awa bar wys ian kra om_ cha g_ ówi mac ył_ rk zko nan ięk _ur own fa _de ład enc rop tro zał poc wą ję_ nta zło zi_ du_ zwi dą sła nad dzo _pl czą ti sam tki _so isk nac yjn zek _ci ik_ _pe iek zaj _on and weg osi rak ros _gd pad rem ata rg emi as_ zny _mu nar cią sty ią_ _br esi teg zj _uc zam wym ówn có iąz ura oto eł iż pół oka di rę lek _an spó ara poł sob wad żo _zł _ca ąc_ acy ców _ku twa ńc zow bud kcj ig łk rob zg nę czo raj ąt cki nte akt lit bo_ słu oro pom yni ód sj kre wd per zb eur lac _ga tej opi _sy ży_ śm ote ad_ in_ uz arc ren gi_ też eśl szt _eu obo wcz gl ans sw ucz ką unk len icy dno nis ef emy lu_ rsk sko p_ cow ogr _ce ers gó tat _ak ęci ysz _są_ _ma_ _które_ _będzie_ _jednak_ _roku_ _co_ _czy_ _też_",
      ],
      [
        -9.25,
        "wyb łó _sł yło mni kł pla ge kur ś_ zka ame sz_ kor agr cyj _pu ądz lem lne maj nt_ udz łow zar _og gro eli tru of wis być lny pan zeb cał et_ tel daj wyk odu gn aty dą_ wz _ic ksz ób osó ańs leż tka _św eze kw woj udo ro_ ery ąg woś iła awd uch _dy kto oce wsp iet ymi _zm lą ako ate wą_ śli dzy ewn _oc tko mog amy urz tys _us gło for su_ rws stk cje jny _wr _du dal wp _wp kil rsz ari ea spe _sw ewi _ud stę sia iow lub atn wol ój ezy _tu lon _ar hi zwa śr dza zak rek ope ety obe dzą ług es_ omo cję on_ atr ież mat dom ejm eń_ spa ęp yka _gł ką_ ozw ńst atu tac _wz naw olo ten orm zyw otk gan awe rzę iwo ził dop _wc jsc azi _ł twi rom óc _dw ba_ lan ng ożn int ras ilk kam eks atk cz_ śmy win nni dro ed_ łn _ró uw ęks cej _im zal _ry liz zyd ncj ław _lo pok dp aci iąg yż jeg ryc yr lep adn łą stu dc iew dod uni bow zpo ygo ria af nię nce ram dat tęp _oraz_ _być_ _ich_ _tej_ _tego_ _bo_ _lat_ _jego_ _przy_",
      ],
      [
        -9.5,
        "zer ark jd nii lin gdy sób ób_ jan anc wę ałe odp życ ubl aws ntu dru dał sn mię tyk kę kę_ iza szł gu_ ąd_ irm api ity yma idz lka elk sku isz rog ern zył dst awo owc emu oso ust kła _pó wyp kry ela rz_ ząc yde bro nat zab łoż daw bn ant ury ugi aco or_ opr nał ozp nap ok_ wk py udn ową fir _ek dem aw_ dó dów ita tam pn nf oty ec_ ola imi pew łos lej łów ęg hc chc zyp tyw zpi ędą nos awn iż_ yli zem szo _au zor ryw rą ól dar ser roj db otr gie ert ąż sią zin żl żli tą uży jne ody iły dne zmi fin sce eri etn raf ont ner wyn gru ięd zo_ oi ene bor muj oby zyk ods wow icj fer waż oja peł ełn oln _fa ij zr osł oc_ ozn adk akc ąć ąć_ ęs ici ode ień yń yńs łaś yty oży nam dos zki mę kup wst ice ożl kż akż kże aj_ ior rp kty der yś gaz eta mał mag _ha ms zyj nu_ cą lno man aka jmu zda yko erd pła poj _pł _uw _ul zu_ rwa sm ypa ebi bia eśn rty cu_ wes epr enn um_ aśn zyć obn bad ęż abi onk ozm odk aje kos iń ady łod wił ama pop uwa onu eży rma wny kat are ęce wer ado _ży wet is_ tek _który_ _pod_ _był_ _mówi_ _także_ _może_",
      ],
      [
        -9.75,
        "lę ajm ieb niż brz zyl waj okr nci łac how ącz liś eds ześ arn rga ome nto jw ajw yzn lc duż ble łam rot tuj ps _un wor bs _kw onc moc jsz rud apr żna jc aza łem taj yta lec zag iwa ort mam zł_ doc ga_ nek zó zyb zyg nó nny tł źn zew dyn nda zeń tos rol eck ys_ stn mo_ uto wę_ _uz gor wyj ysk org niz osk yła jek mer ytu ecy red pub ąda amo nią kod _m_ rug lis nim _zg fil dcz nne log dłu _el kn iat _ot żon mon _kl jaw ede jeś ywn szą isa oru rup cer cą_ tę_ swo ął ął_ pił zad kt_ oło nów ieś rni iko got tom drz czk ikó sów dny odb sti ryt _um nw ycj żą obl hu rci nku eko zel iwe ińs _zi nę_ sił ica oba _ru ywi raż urs oró sy_ aze eda fu rus lki eo mis aga gą _jeszcze_ _go_ _został_ _przed_ _będą_ _można_ _jeśli_ _bardzo_ _ten_ _in_ _mają_ _kiedy_ _niż_ _proc_ _tys_ _zł_ _było_ _pracy_",
      ],
      [
        -10,
        "_gdy_ _sobie_ _ze_ _by_ _teraz_ _pis_ _temu_ _dobrze_ _osób_ _którzy_ _polski_ _których_ _nas_ _miasta_ _więcej_ _tych_ _nawet_ _tak_ _bez_ _również_ _je_ _mogą_ _kilka_ _lub_ _potem_ _trzy_ _właśnie_ _jej_ _powiedział_ _ponad_ _dwóch_ _polsce_ _która_ _tam_",
      ],
      [
        -10.25,
        "_takie_ _sposób_ _euro_ _miał_ _im_ _grupy_ _żeby_ _jako_ _firmy_ _ul_ _lata_ _zawsze_ _nam_ _tyle_ _prezydent_ _miasto_ _gdzie_ _dzięki_ _on_ _trzeba_ _we_ _później_ _dwa_ _należy_ _czasu_",
      ],
      [
        -10.5,
        "_ona_ _prawie_ _godz_ _nowy_ _natomiast_ _one_ _inne_ _premiera_ _zdaniem_ _ciągu_ _badania_ _takich_ _mamy_ _pan_ _wcześniej_ _nim_ _jesteśmy_ _władze_ _lekarzy_ _związku_ _nowej_ _pieniądze_ _miejscu_ _bardziej_ _podczas_ _bowiem_ _wczoraj_ _którym_ _według_ _ostatnich_ _sprawie_ _ta_ _sprawy_ _pl_ _więc_ _dzieci_ _chwili_ _wtedy_ _mimo_ _koniec_ _miejskiej_ _dopiero_ _była_ _udział_ _wszystkich_ _rząd_",
      ],
      [
        -10.75,
        "_my_ _polskiego_ _zdrowia_ _została_ _siebie_ _partii_ _spotkanie_ _chce_ _wszystkie_ _problemy_ _możliwe_ _dodał_ _podobnie_ _prawa_ _ją_ _uwagę_ _niestety_ _miejsca_ _wielu_ _szpitala_ _dni_ _warszawie_ _dzień_ _nich_ _iż_ _między_ _tysięcy_ _pierwszy_ _dużo_ _razie_ _mu_ _były_ _nasz_ _powinien_ _coraz_ _raz_ _kolejny_ _pięć_ _tłumaczy_ _dr_ _miejsce_ _kraju_ _oni_ _trzech_ _jeden_ _oczywiście_ _drugi_ _ja_ _tu_ _nowych_ _pory_ _obok_ _aż_ _sytuacji_ _pieniędzy_ _jakie_ _prezes_ _innych_ _wyborach_ _będziemy_",
      ],
      [
        -11,
        "_nic_ _głównie_ _policjanci_ _jednym_ _dziś_ _rozmowy_ _poza_ _stanie_ _centrum_ _widać_ _powinna_ _jedną_ _firm_ _powodu_ _wynik_ _nad_ _kosztów_ _ruchu_ _marek_ _aby_ _latach_ _spotkania_ _źle_ _lekarze_ _maja_ _nowego_ _trochę_ _mieszkańców_ _mam_ _mln_ _całej_ _terenie_ _zarządu_ _te_ _albo_ _tvn_ _wokół_ _sejmu_ _szybko_ _cały_ _czas_ _polska_ _sobotę_ _jestem_ _sieci_ _zaczyna_ _system_ _chodzi_ _spotkaniu_ _pierwszym_ _przecież_ _temat_ _mieście_ _kilkanaście_ _życia_ _rynek_ _warszawa_ _wciąż_ _dodatkowo_ _rok_ _np_ _udało_ _mało_ _trwają_ _no_ _ludzie_ _około_ _miała_ _mecz_ _da_ _rządu_",
      ],
      [
        -11.25,
        "_nikomu_ _pracę_ _czyli_ _prokuratura_ _część_ _poniedziałek_ _minister_ _muzeum_ _gdyż_ _moja_ _choć_ _porozumienia_ _dyrektor_ _dodaje_ _unii_ _europejskiej_ _przypadku_ _km_ _jednej_ _wiceprezes_ _adam_ _taki_ _przeciwko_ _mi_ _typu_ _wśród_ _projektu_ _zajmie_ _możliwości_ _wszelkie_ _radni_ _kultury_ _ani_ _musi_ _kaczyńskiego_ _podkreślił_ _dzieje_ _złotych_ _ile_ _akcji_ _wiele_ _muszę_ _coś_ _swoim_ _jedno_ _swoich_ _łodzi_ _budowy_ _ok_ _całości_ _pewno_ _rady_ _pisze_ _dziennik_ _pracownicy_ _ogóle_ _obecnie_ _nr_ _ligi_ _szkole_ _którego_ _decyzję_ _opinii_ _wisły_ _dlatego_ _głosów_ _możliwość_ _przynajmniej_ _ostatnie_ _anna_ _białymstoku_ _pozwala_ _wraz_ _zmiany_ _wątpliwości_ _zostało_ _polskiej_ _spółki_ _jednego_ _wsparcie_ _sprzedaży_ _gry_ _konferencji_ _wszystko_ _ojciec_ _znaczy_ _pracowników_ _proces_ _lekarz_ _pewne_ _ramach_ _czym_ _zespół_ _nowym_ _zostanie_ _widzów_ _lepper_ _drugiej_ _zmian_ _firma_ _okazji_ _projekt_ _minut_ _organizacji_ _kierowców_ _rzecznik_ _wyniki_ _pytanie_ _stan_ _rynku_ _tymczasem_ _prace_ _szef_ _takim_ _uważa_ _nowe_ _ds_ _kazimierza_ _the_",
      ],
      [
        -11.5,
        "_poziomie_ _miejskiego_ _mogły_ _jedna_ _roli_ _wypadku_ _trakcie_ _samej_ _znaleźć_ _polskich_ _obrony_ _przeszedł_ _wszystkim_ _inwestycje_ _września_ _dziecko_ _badaniu_ _rodziny_ _znacznie_ _rywali_ _powierzchni_ _finał_ _wyobrazić_ _urządzenia_ _względu_ _pierwsze_ _odpowiednio_ _budowę_ _zbyt_ _instytutu_ _okolicach_ _miast_ _samym_ _braku_ _wówczas_ _gazeta_ _niedawno_ _dom_ _znany_ _zawodnik_ _terapii_ _sprawą_ _zaś_ _przypadki_ _zapowiadają_ _praw_ _zwrotu_ _samochodu_ _hasłem_ _dnia_ _akcja_ _większość_ _szkolenia_ _trybunału_ _człowieka_ _mogli_ _najpierw_ _dwie_ _przyszłym_ _rzędu_ _informacje_ _kampanii_ _powrót_ _prowadzą_ _celu_ _lecha_ _prezydentem_ _pracować_ _życie_ _ponieważ_ _stanowisko_ _końca_ _tę_ _lepiej_ _tutaj_ _sms_ _łódź_ _części_ _niemieckich_ _zabraknie_ _czytamy_ _gazety_ _kwietniu_ _lpr_ _złożyć_ _sprzed_ _potwierdzają_ _wyszło_ _władysław_ _stefan_ _meczów_ _dalej_ _wielką_ _prokuratury_ _zakresie_ _czeka_ _andrzej_ _sierpnia_ _publiczności_ _uda_ _młodzi_ _nikt_ _trudności_ _wieku_ _najmniej_ _razu_ _kto_ _rzecz_ _gazecie_ _gdyby_ _sieć_ _grę_ _zupełnie_ _jana_ _pawła_ _kamil_ _stoch_ _meczu_ _służby_ _społecznej_ _komisji_ _efektem_ _byłoby_ _oprócz_ _prezydenta_ _parlamentu_ _szkody_ _program_ _stron_ _urzędnicy_ _tradycyjnie_ _okres_ _widzenia_ _mswia_ _szkoły_ _każdy_ _zapowiada_ _obaj_ _inwestorzy_ _aktywny_ _dużych_ _koncertów_ _wpadli_ _najbardziej_ _wreszcie_ _grupę_ _publicznej_ _problemów_ _finansów_ _państwa_ _wieczór_ _mnie_ _stanów_ _swój_ _wygląd_ _początku_ _osiągnąć_ _konkretnych_ _szybciej_ _robi_ _specjalnie_ _rzut_ _żadnego_ _chyba_ _sali_ _grzegorz_ _piłkę_ _takiego_ _mld_ _mówił_ _trudno_ _produktów_ _pokaz_ _podatku_ _informuje_ _mieć_ _wobec_ _pola_ _zaledwie_ _specjalna_ _możemy_ _niemczech_ _znaleźli_ _giertych_ _miesięcy_ _postać_ _dlaczego_ _chcę_ _zwłaszcza_ _decyzja_ _narodowej_ _trasy_ _zamiast_ _kazimierz_ _piłki_ _nożnej_ _członek_ _słowa_ _inni_ _swojej_ _robić_ _relacje_ _jakiś_ _wszyscy_ _kolei_ _ręce_ _wielkiej_ _innymi_ _prowadzone_ _działania_ _akt_ _którą_ _numerem_ _często_ _stwierdził_ _siłę_ _jeżeli_ _uczniów_ _tzw_ _sprzęt_ _krzysztof_ _stadionie_ _nieco_ _zajęcia_ _tuska_ _usługi_ _zgody_ _ostatnio_ _opowiada_ _dochodzi_ _wie_ _sędzia_ _koncernu_ _tusk_ _magdalena_ _stanisław_ _wniosek_ _października_ _dzisiaj_ _ministerstwo_ _rządów_ _przepisy_ _postępowania_ _powrotu_ _zostaną_ _wskazuje_ _fundacji_ _dużej_ _tonight_ _szefa_ _znalazł_",
      ],
      [
        -11.75,
        "_winni_ _uczniowie_ _przypomniał_ _iii_ _jedynie_ _pojazdy_ _policji_ _służb_ _uprawnienia_ _znajduje_ _równie_ _płatną_ _kulturze_ _macedonii_ _rakii_ _poznań_ _imprezy_ _sprawę_ _mieszkańcy_ _mógłby_ _działaczy_ _rywalizować_ _kryzysu_ _parkitki_ _jednocześnie_ _pierwsi_ _jarosławem_ _kaczyńskim_ _największych_ _zwolenników_ _lotniska_ _rosja_ _pokazy_ _odbędą_ _jutro_ _spółka_ _miałaby_ _znaczące_ _umowy_ _kredyty_ _walczyć_ _przyznanie_ _warunkach_ _samo_ _duże_ _zamierzał_ _książki_ _badanych_ _wcale_ _mężczyźni_ _dokładnie_ _łączy_ _film_ _studiować_ _powiem_ _lepszej_ _zespoły_ _prawda_ _spółkę_ _której_ _zieleni_ _metody_ _dalszy_ _rozwój_ _kilometrów_ _siłami_ _armii_ _niewątpliwie_ _poprzez_ _zachwyciła_ _organizacja_ _america_ _świetnie_ _mniejszych_ _osoba_ _otwarcie_ _oto_ _efekty_ _ulicy_ _tygodni_ _stąd_ _inwestycja_ _listy_ _pomysł_ _kradzieżami_ _materiał_ _brązową_ _zostały_ _ciała_ _sobą_ _narodowego_ _statystyki_ _wyświetlacze_ _montażu_ _realizacji_ _partnerem_ _fundusz_ _akcje_ _stanowiska_ _szanse_ _ke_ _lista_ _charakter_ _etapie_ _wewnętrzną_ _pomocy_ _sąd_ _trybie_ _show_ _świecie_ _bydgoskiego_ _poniesionych_ _miejskim_ _obchodów_ _szczecinie_ _komunikacji_ _jacek_ _redakcji_ _nigdy_ _pierwszych_ _spraw_ _złożył_ _pojawi_ _wersja_ _cala_ _stopniu_ _obawiać_ _najbliższych_ _stronie_ _www_ _pozycji_ _największe_ _sejmiku_ _województwa_ _pacjentów_",
      ],
    ],
  },
  {
    code: "pt",
    script: "latin",
    levels: [
      [-3.25, "a"],
      [-3.5, "e o"],
      [-3.75, "s"],
      [-4, "r i"],
      [-4.25, "d n t o_ m"],
      [-4.5, "a_ c u e_"],
      [-4.75, "s_ p l _d"],
      [-5, "_a de"],
      [-5.25, "_p _c _e es"],
      [-5.5, "os v _de ra co de_ m_ do _s g ar as os_"],
      [-5.75, "en nt te er r_ da _o f re _m or _n b _co ta as_ _de_"],
      [-6, "an se q do_ qu ma ad st to h em al ca on _t ã in is pa ão"],
      [-6.25, "ue ão_ po _a_ ri _q que _qu na ia om no ro ç _f ent me da_ pr _se ue_ ti"],
      [
        -6.5,
        "ra_ ci tr _o_ _pa es_ ic _do id _e_ ve pe di te_ ss sa am em_ com _v to_ á nte nd li _da l_ _po io el _pr _r _que_",
      ],
      [
        -6.75,
        "con mo um it est ar_ u_ la si _es _u so é _i ir par z j _no ei im ai _l rt ara ec at _ma _do_",
      ],
      [
        -7,
        "ou ce ua ol ado vi ia_ le _ca nc çã ção res no_ ac _re _um aç _g ma_ ni por ns mi om_ ta_ or_ _b al_ men lo _pe va _em er_ se_ tu un _te na_ ui ica ida _da_ _com_",
      ],
      [
        -7.25,
        "ho is_ sta dos mp il fi í _di _na nto ur fo ne des ga _j pre go eg dad ade tra su iv gu lh x um_ ou_ ant ha ont á_ _os et _para_ _em_",
      ],
      [
        -7.5,
        "pro nh i_ açã ul ap ab fe ca_ io_ ro_ ver _in ess _en od vo _fo rm é_ _me ais ada _as eu cia uma ist rd ó oc ndo ter _su _h tar bo fa nos sp us mu ntr nã não ut _nã and nta _os_ _se_ _no_ _um_ _não_",
      ],
      [
        -7.75,
        "ev _sa gr _an _al sa_ _ve sso ct ça tem ran _ac ort br for ba ov _vi am_ ed mo_ lt ge cu eir das tro _mi _é be ao oi _fa rio õ õe so_ ria iz cr tos ê nci sc per ita ag mai _é_ _mu _so ig he era str ion mb ass ões min _na_ _por_ _uma_ _as_",
      ],
      [
        -8,
        "_ao rr _tr ali ona ser ura ex eu_ av ssa ina ár ú la_ co_ ano ons ch ng mos mas art ito ime _ap za lo_ ido _ou cio _mo ste tes _fi lu ram ele emp ao_ dia rma sen ela ira ico ame ea tiv n_ du _ne ome go_ z_ pel qua cl sti esp nç ip nu ho_ orm _to ora bi _mais_",
      ],
      [
        -8.25,
        "ens nde erd ir_ ju ua_ rn _si tur ze ese rec pl pri ru mar qui ros ob cor og fr vid ten _ex rc ep gi tas ári cas nha ça_ nal _ta ud egu tic op va_ sua ha_ çõ çõe end der ect omo re_ tam gra eve ind t_ of iç ot rá seg int iza jo az rte rta à rad pos ate iss eit k _à enc _cr fic sse lho _li nda _le _at ece _ho cab ici car ef dor abo nti col cad ini uni ode rti iva esc nas _dos_ _ao_",
      ],
      [
        -8.5,
        "ost rg _fe elo bo_ lic pes ili sã ém _ju eri ias são mpr ert man cen bl _ba tor au nça und iro tá ven _va ssi ide po_ _gr fer lid sid pi ian _ci ola ço af nho ez ere oa tan y tin sm cer ém_ _jo can ie dis aco ore uit inh anç tad nis ras if rde ual cri je nv _bo _el _go pod _ar oss lha ve_ ios pas cto sto ima ên pen _ce alt nf vis vo_ ilh reg lv nov amb ipa den aci ndi ib _ga d_ ema rs _im tal mui _cl _das_ _como_ _mas_ _cabo_ _sua_",
      ],
      [
        -8.75,
        "ove cid tre _am _á mun açõ ern nst act sem ênc itu pu raç liz sit are ani ns_ apo el_ _ch _be tã tão pal ive ric ois à_ spo omp mpo ord ja mes vol seu rim _à_ anh bra im_ vel ava nic up nco out té tod los edi tua amo cip le_ nce cti ug sic ana tri _lo ial imp já _já já_ _nu esi rem rá_ lar uc lm emo age eci _or ino spe gui foi oi_ me_ rre eb rea ís _la eta bu ub ari utr _vo ata sal ati mei _cu cul ult ço_ _tu lta gar odo inc lg w faz hor _ad _lu oj bé on_ poi zer hi _fr ces fu stá y_ rto cos _tem_ _ser_ _já_ _foi_ _ou_",
      ],
      [
        -9,
        "tim cam ena aze smo erc ix ond rv sin ér ral _br il_ olv pon eco oca onc _ge tá_ _ti esa fei _ag uto â enh eç rna lto rar lhe ren tir cre bli las ing ret pol oje efe uan us_ lan aq aqu dr rtu che nes arr olo ez_ mil nse mbé bém tid rev _is elh isa oci g_ içã nad alh ama mpe dev rin _sã soa _un ain atr ete _ab _af len lí rq ai_ mer alg erm imo cur dir aí num dat ses tud roc ega san tó _ai rqu erv rdo nvo env _of rit anc mpa zad ins ala ovo ego eno uer obr nsi uas sas _du nsa nec alm ire ofe ivo gan atu xi iga ula fin gen íc _fu dei gun dep rno rei ga_ bal ova sim _ra orr ers olh ber rel err éri _nos_ _verde_ _está_ _pelo_ _seu_ _também_ _muito_ _são_ _pela_ _anos_ _este_",
      ],
      [
        -9.25,
        "gos rç ang dic ien stã gad erá lc gem mor ori ór _ro diz ifi rav dem val bri ust lme lis bil rod onf _eu eus he_ rep sco lin hu ato emb ej red uç mad lgu fes uro rdi soc aos eti fil afi udo esm apr rca lit lia ít har orn ale abe ite ivi nac ior les sf uar th rai _on rib cha iar vai sad nca evi mel iu lem pa_ pla lei tru _ob jec apa sap ris tou cal del íci eq fun unc eia nid nn sar rig vas caç gue ús isi ape pan pra irm v_ bro fra há sol uir ív rab aba ul_ lim isp gua loc xp exp alc equ sos lev sul óri lad rat lvi _pl bem nat dec arc ce_ hos uis dif rof rra lig rã h_ ose ago did há_ úb cla tec p_ mis gre tit ne_ rda nhe mpl nq nqu mú _mú iti rce íd clo eva taç rão ês ês_ _ainda_ _aos_ _pode_ _dia_ _acordo_ _ano_ _forma_",
      ],
      [
        -9.5,
        "osi nor aça ach _há ota xe isc pú púb úbl zo enç bre íti odu xa net omi tór hom rou za_ rê uga laç mús úsi dar jog fri cie tio às _às às_ igo mbr ine has ân rro ngo uçã eli uta ero eme rso pli met iu_ fir eal ref sou k_ ans nne eto log tug _aq rí clu amp _ev orq ban ope pai ní íve _z mon rop eix oas rom paí aís unt ple egr jul ng_ roj spa onn tér _ú aio abr vez acr sá sca _au olí ism rac agr jun _op tê ogo ei_ epo ás eo iz_ c_ usa ard rme bat dá oa_ _ár div abi var és ê_ uin nim onh til gal _ed deu bol ote stu oz org _ri uda aca din fal ole leg rov maç sob lco gov gur oma ger rmi má ceb _pi lec vos tí x_ ogr vim ofi inu mat cap _k ís_ cei _gu ves gol ld ltu uel ibu _il xt oce _pú ami ron cv orç rça sab rvi até pou nar nsu vá her oga ocu usi oe mit ize rmo rid cim let aj edo ice lá nun mod _pu sci ró zi _fazer_ _há_ _vai_ _ter_ _esta_ _às_ _isso_ _bem_ _todos_ _nas_ _vida_ _música_ _entre_ _emprego_ _num_ _sem_ _porque_ _pessoas_ _outros_ _parte_ _sapo_ _connection_ _close_ _tempo_ _quando_ _primeiro_ _ofertas_",
      ],
      [
        -9.75,
        "rga anu vir eja fac fia iad avi _av ave vem ner asa som nan adi _eq et_ sil ham pei ja_ sce dua ulo fre oo nai ugu ace vic rl pt _bi _w dio ues _ja eda rol lti pet ext áv vei fis uí imi ase sup ede xo pec omu ane ouc uaç siv aso sej ife nem ced uz uv gm zaç pul med _us _ru lat pat sig rog lve ecu mic van ene oto nge nçã dã dão boa nó ças és_ aço gum _vá ea_ tel uip lus one áre epa b_ mul ui_ sq squ oli sei ulh ré ol_ edu son cin ló úl aia cê gn º áve ál erg gia dur nfo cv_ lít iço ixa mom cel voc eur át vár nom sam icu _ol mem sio efi esq ge_ urs nua _tê sec nve via pac gio _er au_ bom siç ign º_ oco iá ben az_ fas ast jus tia nt_ ág dam hoj je_ omb ee _ec viç té_ def ól opo áti paç sár hõ lhõ hõe neg sel ebe _lh hec mé mbi upo ncl êm alo só tis dê ige niv âm vad pró th_ sor eng _presidente_ _grande_ _suas_ _ele_ _mundo_ _palco_ _estão_ _estar_ _país_ _depois_ _mesmo_ _alto_ _governo_ _vez_ _menos_ _hoje_ _deve_ _dias_ _feira_ _apenas_",
      ],
      [
        -10,
        "_úl últ _s_ uiç dit reu rgi gor sma bai lor rp naç dut nív cho ós eça ono cis ead det gt riv _hi tár osa ck arg emi fam _id eza oda lé zar egi rut erã raz rot uca iq iqu sé mt _gm gmt mt_ niz sh vam _ir eis bs sub eço cç jud dm adm dmi olt ox uid aut ceu be_ bel mal bar uil ls ssã nfi iaç çar ón óni mba ude ex_ arm exi _ef gru rup jos cc asc êm_ utu hou adr tac teg câ nen ry óg lóg ógi dro ó_ içõ tig mã ong scu iri exe scr lb mov ovi xim ped inf oni ree olu uco uso iã ião uad dom onv dan pin rên sof vr sun mag aju esf sfo upe ví vin fí uns dra sd hei dên ki gas cil pad ume _ha fl ité odi _só iat ilo dez zes meç ecl tiç _ág águ óp tei aix ixo ngu mac in_ eso asi ín _zo ble bas ctu viv eio nio ll éc uem uti teu coi urg hum vil têm ouv _bl blo áf nam iam pé sis sex _essa_ _tudo_ _qualidade_ _numa_ _cada_ _situação_ _neste_ _diz_ _projecto_ _nacional_ _salto_ _date_ _gmt_ _praia_ _até_ _ministro_ _milhões_ _primeira_ _me_ _novo_ _ensino_ _jul_ _centro_ _onde_ _segundo_ _sobre_ _trabalho_ _assim_ _estamos_ _melhor_ _sempre_ _geral_ _todo_ _seus_ _lhe_ _portugal_ _têm_ _será_ _poder_ _nem_ _content_ _length_",
      ],
      [
        -10.25,
        "_norte_ _processo_ _pouco_ _sal_ _área_ _social_ _sim_ _temos_ _minha_ _pesquisa_ _principal_ _dois_ _eu_ _dados_ _só_ _evento_ _durante_ _boa_ _momento_ _disse_ _quer_ _caso_ _programa_ _foram_ _casa_ _pois_ _vicente_ _além_ _três_ _enquanto_ _tenho_ _net_ _consultar_ _cidade_ _bom_ _nossa_ _água_ _através_ _esse_ _zona_ _dizer_ _formação_ _maior_ _tão_ _seja_ _grupo_ _desde_ _visita_ _bola_ _josé_ _dispõe_ _critérios_ _usou_",
      ],
      [
        -10.5,
        "_partir_ _faz_ _final_ _outras_ _serviços_ _ganhar_ _importante_ _vão_ _pontos_ _novas_ _afirmou_ _homem_ _objectivo_ _mpd_ _ilha_ _deus_ _apoio_ _vários_ _algumas_ _alguns_ _liga_ _deste_ _lugar_ _nunca_ _mim_ _nova_ _segunda_ _passa_ _sociedade_ _ministério_ _semana_ _campanha_ _fora_ _nosso_ _qualquer_ _pública_ _conta_ _contra_ _duas_ _aqui_ _dentro_ _sendo_ _lo_ _encontra_ _nível_ _tema_ _ver_ _pelas_ _sul_ _desta_ _equipa_ _outro_ _partido_ _jogador_ _era_",
      ],
      [
        -10.75,
        "_jovens_ _março_ _maio_ _nada_ _mil_ _santiago_ _álbum_ _justiça_ _cerca_ _aconteceu_ _mesma_ _política_ _sentido_ _tinha_ _serviço_ _você_ _mercado_ _passado_ _verdianos_ _ex_ _quem_ _lei_ _pessoal_ _muita_ _coisa_ _segurança_ _ministra_ _família_ _fim_ _espaço_ _euros_ _porto_ _municipal_ _silva_ _concurso_ _deu_ _câmara_ _áfrica_ _educação_ _próximo_ _relógio_ _plataforma_ _homens_ _várias_ _jogo_ _volta_ _paicv_ _verdiana_ _cidadãos_ _fez_ _santos_ _deixou_ _isto_ _nossos_ _pelos_ _terá_ _serão_ _teus_ _ilhas_ _faça_ _tribunal_ _energia_ _gestão_ _principais_ _produtos_ _horas_ _brasil_ _nesta_ _feita_ _economia_ _países_ _portanto_ _passada_ _estados_ _agora_ _direcção_ _criar_ _efeito_ _meu_ _continuar_ _toda_ _julho_ _antes_ _questão_ _angola_ _profissional_ _momentos_ _pessoa_ _qual_ _quatro_ _dificuldades_ _português_ _causa_ _escolas_ _público_ _pulseira_ _conforto_ _ipad_ _tendo_ _lado_ _local_ _cache_ _control_ _private_ _proxy_ _revalidate_ _vary_ _accept_ _encoding_ _te_ _thu_ _produção_ _dual_ _extracto_ _despacho_",
      ],
      [
        -11,
        "_manuel_ _ribeira_ _brava_ _abril_ _povo_ _senhor_ _espera_ _altura_ _filme_ _saúde_ _grandes_ _públicas_ _lopes_ _nós_ _defesa_ _europeia_ _comunidade_ _pimenta_ _for_ _cultura_ _desejo_ _história_ _diferente_ _la_ _cooperação_ _teve_ _actividades_ _esses_ _seguir_ _irá_ _estrada_ _pt_ _lá_ _diferentes_ _eles_ _valor_ _empresas_ _massa_ _cima_ _ambiente_ _maria_ _junho_ _turismo_ _república_ _organização_ _muitas_ _correia_ _conferência_ _aquele_ _guiné_ _projeto_ _quase_ _estava_ _minutos_ _metal_ _mulheres_ _detalhe_ _fogo_ _muitos_ _população_ _post_ _conseguir_ _idade_ _filhos_ _noite_ _entra_ _comentares_ _casos_ _encontro_ _últimos_ _crianças_ _sun_ _plano_ _nº_",
      ],
      [
        -11.25,
        "_última_ _show_ _ordem_ _pena_ _frango_ _dez_ _vezes_ _prova_ _tua_ _polícia_ _novembro_ _ramos_ _explicou_ _acho_ _ministros_ _parque_ _igreja_ _participação_ _realidade_ _intervenção_ _visto_ _molho_ _peixe_ _antónio_ _tipo_ _olhos_ _atenção_ _vitória_ _construção_ _afirma_ _autoridades_ _unidos_ _joão_ _melhorar_ _presente_ _festa_ _disso_ _relações_ _resultados_ _associação_ _nações_ _blog_ _design_ _fica_ _fé_ _acto_ _arquipélago_ _sistema_ _colocar_ _oportunidade_ _cinco_ _gente_ _mostra_ _contrário_ _nessa_ _ganhou_ _europa_ _benfica_ _apesar_ _capacidade_ _novos_ _dar_ _natural_ _facto_ _razão_ _lima_ _líder_ _falta_ _ela_ _acredita_ _empresa_ _campeonato_ _todas_ _posso_ _vista_ _sporting_ _representa_ _rua_ _unissex_ _triangulo_ _aço_ _inoxidável_ _sapato_ _mercados_ _tornozelo_ _gravações_ _clique_ _alguém_ _olhar_ _realizado_ _chefia_ _dinheiro_ _hora_ _outra_ _sido_ _graça_ _estado_ _tv_ _seguinte_ _festival_ _dá_ _som_ _terceira_ _declarações_ _edição_ _age_ _tubarões_ _los_ _fazem_ _devido_ _direitos_ _mundial_ _problemas_ _secundário_ _debate_ _actividade_ _após_ _preciso_ _condições_ _estou_ _monteiro_ _presença_ _fiquei_ _facilitar_ _apresenta_ _relação_ _coisas_ _gomes_ _desporto_ _quadro_ _políticas_ _parceria_ _escola_ _desse_ _futebol_ _junte_ _mário_ _controlo_ _nome_ _saber_ _morte_ _fashion_ _entrada_ _ontem_ _cultural_ _candidatura_ _nicolau_ _martins_ _vir_ _santo_ _supremo_ _deverá_ _banda_ _lisboa_ _mal_ _finanças_ _passe_ _preço_ _algum_ _produto_ _partes_ _quinta_ _domingo_ _data_ _dezembro_ _classe_ _agricultura_ _essas_ _direção_ _confiança_ _parece_ _azuis_ _mesmos_ _luta_ _título_ _sob_ _somos_ _necessidade_ _lhes_ _visa_ _contribuir_ _temas_ _deixa_ _receber_ _conforme_ _instituição_ _familiar_ _ambição_ _teu_ _algo_ _capital_ _avança_ _entanto_ _sei_ _tarrafal_ _rede_ _contos_ _corte_ _frente_ _aprendizagem_ _matemática_ _bons_ _parceiros_ _gosta_ _utilizar_ _conseguiram_ _serem_ _pré_ _movimento_ _tu_ _destas_ _inovação_ _moda_ _capa_ _forno_ _dessa_ _livros_ _amigo_ _assinatura_ _sons_ _fundo_ _rio_ _projectos_ _infra_ _situações_ _chegou_ _presentes_ _conclusão_ _corpo_ _último_ _portuguesa_ _taça_ _grupos_ _regresso_ _clube_ _cargo_ _alunos_ _desses_ _níveis_ _áreas_ _garantir_ _ocorreu_ _meio_ _oficial_ _bissau_ _imprensa_ _artistas_ _usa_ _servidores_ _perto_ _participar_ _africano_ _privadas_ _musical_ _base_ _conselho_ _particular_ _pa_ _ponto_ _teatro_ _fontes_ _considera_ _vosso_ _ligeiramente_ _anterior_ _sexta_ _apple_ _dobro_ _útil_ _iphone_ _slim_ _mini_ _total_ _original_ _timberland_ _fivela_ _cara_ _carlos_ _bairro_ _consegue_ _metade_ _passou_ _seis_ _meses_ _começou_ _pensar_ _universo_ _luís_ _professores_ _arroz_ _garante_ _prazo_ _início_ _cartão_ _serve_ _matéria_ _fácil_ _terreno_ _disciplinas_ _trabalhos_ _criança_ _promover_ _políticos_ _comunicação_ _seleção_ _vítima_ _internet_ _lembra_ _jogadores_ _mistura_ _leve_ _direito_ _leva_ _nao_ _ficou_ _rico_ _aniversário_ _finais_ _golos_ _importância_ _especial_ _golo_ _lance_ _posição_ _professor_ _verdiano_ _deles_ _perante_ _cadeia_ _iii_ _iniciativa_ _união_ _dedos_ _estudo_ _sucesso_ _nestes_ _papa_ _poucas_ _fortes_ _tive_ _foto_ _alguma_ _orçamento_ _guarda_ _quanto_ _tempere_ _forças_ _of_ _sousa_ _lenovo_ _andar_ _porém_ _militar_ _território_ _dólares_ _samsung_ _podem_ _ponta_ _atrás_",
      ],
      [-11.75, "_tarde_ _organizado_ _ca_ _setembro_ _chineses_ _escudos_ _vem_ _texto_"],
    ],
  },
  {
    code: "ro",
    script: "latin",
    levels: [
      [-3.25, "e"],
      [-3.5, "a i"],
      [-3.75, "r t"],
      [-4, "n u"],
      [-4.25, "c e_ l o s"],
      [-4.5, "d"],
      [-4.75, "a_ p i_ m"],
      [-5, "_c _a _d re"],
      [-5.25, "_p _s te in de"],
      [-5.5, "ar at ri ă _de f"],
      [-5.75, "nt v st n_ ul ta t_ or ti de_ er u_ ca l_ le _i _de_"],
      [-6, "ce te_ ea ă_ ra b en g _m tr re_ un es al z _l are pr an pe _f"],
      [-6.25, "it la r_ cu _e ic _n ma si ne le_ ul_ el co ac ie ur _in il di ii _ca ni _o ru"],
      [
        -6.5,
        "li on ţ _t lu î ea_ _pr me ent ia _r _î ec _pe se ci în tu in_ ş lo _în _u na as est ro _v ui _co ii_ _a_",
      ],
      [
        -6.75,
        "to im ate oa or_ pa nu _cu sa ţi ste ntr la_ ta_ _si nd su rea fi ut ď ż ďż ż_ ďż_ _di _la",
      ],
      [
        -7,
        "h mi _ac ei car ct at_ is ui_ în_ _ma au pu po _ce şi et om _ş tat rt am da lor ol tru ri_ nc si_ şi_ ele _se _re _un ve vi ie_ um du ai lui ei_ m_ o_ fo int cu_ _în_ _la_",
      ],
      [
        -7.25,
        "va sc _sa em _şi din eri os ile ce_ con ace uri pro ru_ sp ns _b iv ne_ s_ no pri mu iu fe ap ia_ ati ulu _su ca_ ita io j tă nte mp _es că au_ pen _g se_ oc pe_ ere â _o_ lt bi _şi_ _cu_ _si_ _care_ _este_ _din_",
      ],
      [
        -7.5,
        "_pa x men tre ter ir zi tor rm pl pre _fi nt_ fa d_ ra_ rat ori ai_ _nu _fo c_ za ed ez ici tra iz mo cr uc str ep _po ad tul ale _al do ot par ti_ us sta mai nta să az pi ces ch op _tr ica ata ex ril _pentru_ _pe_ _in_",
      ],
      [
        -7.75,
        "ga ect că_ hi ar_ art od ilo tă_ rul sa_ up ine ast _fa aţ per _da oar so tea al_ ari ze ăr eg nu_ un_ _lu ist _au mul ali ră bu na_ ge _st nd_ tur să_ _mo vo tar cat _ne ân _an ant rii rin _pu ev va_ ona id sti gi _mu _să _no st_ _do _ex _or _se_ _mai_ _nu_ _un_",
      ],
      [
        -8,
        "_me _ap _sp _va gr ara ult aţi ion rs chi pt ost ip _as it_ ba ab cti res era uni com cel ci_ rec ng nti ite ua rim ani ina une tiv _te tel oi _ar unt ice av imp gu tii el_ ag cl lic ob eze tin ire act of ma_ rma fer _vi mar lit cer _ď _ďż elo _să_ _sa_ _au_ _ďż_",
      ],
      [
        -8.25,
        "iza cur _mi rc dr _că eu inc şt rte edi fic nţ nal _to af ut_ tic min ini ura ato ime ub bl nic sun nul _ti rn ind tri sau _du cul ju bil lă ib for eas man nă ni_ ame dat _sc ili mat iil ţii cea _ve ala ora _am sit oat _le if rez _pl eni _ro orm rie ţi_ put ric toa _i_ aj lat nea atu tim ial ers mb ră_ cre eta tal fac nst ig unc _im eaz iti rg za_ ef ic_ am_ _cr col iun ene ute _li _j nf pun cia eb ou eci _ca_ _sau_ _ce_ _sunt_",
      ],
      [
        -8.5,
        "rar ver _at and cal ons fos _pi rit nat ima ins des mă rep ort ont bo cum iul _lo ner ive spe br nă_ esc og iat ăt num rti p_ tan an_ rom por iei pla eme odu _fe tie _ad oas rd _vo olo ria gra ud der ată v_ nce rta ume cut ivi lă_ ran loc fi_ _ci ând anu pă asi aza ofe _z _bu mn ntu ier tem liz scu ana fie _ur tit itu fu lte iec _ra nde sup lul _gr be ase _av ov dec _h ări _el eţ pec imi vit duc _ni _fost_ _va_ _fi_ _că_",
      ],
      [
        -8.75,
        "_so ern ecu rop sul rv ide nci dar ză us_ ţe ţie um_ ser he uti mpl osi pli iar ome _ch oma ţa aca bli _cl ită ven poa esp erv mer stu omp ete _of zat mun eş alt gur oru lar cep eco ifi ane iu_ iţ reg nii iv_ k lin leg spu vin vor me_ rel da_ dic med rod înt reb oi_ dac mod mit til _ob _af eti uie _ia inu _bi câ ï ï_ nar cop atr tio cor bui gen pa_ rio xi dus cip luc ede izi er_ ept fl dre ibi sin asc spr _al_ _prin_ _poate_",
      ],
      [
        -9,
        "ioa oli nit abi ală _ba ică _s_ ore dis _n_ one ten can pan înc una noa ndi lta mic ucr asa ing egi olu tia ză_ epu nv zar ocu apa zen fr dul _fu cit şti gă inf cen şte ebu eşt cto uce g_ ndu sur erc ral _ju nfo nca ze_ apt elu eca fel unu zi_ em_ eal nda cri mâ aş ctu adr ăţ cď cďż pra y lec pul ond cad ubl mân _na riv nz ien nsi eli ula ja zu _dr eo upr dup il_ iţi ren cta _ga umi ece ram nis mpa ază iet ţio aru eva uro nei rb cc esi ug sem pot ot_ tot xp exp use raf rme eu_ cţ cţi val mel pub cii che sec ct_ ple noi ope _ab ret acu den pie uma vă und _ai urm _ec sf aju lem uto lan dă ade uit _ta ela pat ian erm fol los red oc_ et_ rad _câ sto uta ama _ne_ _am_ _acest_ _dar_",
      ],
      [
        -9.25,
        "cla ăs ţa_ mon sco las bor _zi dia gat ptu uz rac zo rof sca oni ipa ese _ge ţă ee sim iva nil rso ert tua ual _eu stă apr _ul mpo esu ave nţi uno nie jo ha aut mas gan _ev oan ord ans rob dru xe lun nos oca sch uţ ât ung iin niv ris let abo afi cte tăţ dep aci _fr rvi ami sel caz vol omi pus nia dit ogr im_ ho oci ito pta nim rei exi tui ăţi mis cce sc_ sar tr_ utu fun viz cie opi scr org tei dă_ lti ens w lim pos roc eru _op uţi gin _ru ţă_ esa ură mp_ tam go mea rsi obi on_ sm vu pol enţ obl ge_ asu ț aco bs ăto var ţin sig ua_ ât_ lum pia b_ bun tď tďż eve oie sol iri tun opu _tu foa ras oda ezi vic urs ngu fin alo _trebuie_ _cel_ _cele_ _multe_ _lui_ _noi_ _face_ _le_ _vor_ _timp_ _ale_ _aceasta_",
      ],
      [
        -9.5,
        "ain nez ţia inţ niz anc ve_ lie lab apo upa zit lc ure nel sď sďż mei mă_ fec lea os_ oto vr fir nui oti _aj eea pas cra bri ada mne iş rga omâ tiu alu ţu mbr dur eur spo oz dif ps lel uca pes efi bin sub ude ole acc cun gl gul râ exe ono nom irm sis dou agi dor sat rum det es_ _ei _ï _ï_ ode ean ize dez tac tâ ger păr fap is_ ape pă_ adi fes rci fii ova cân ema isi azi rtu lt_ nec met nor ã ved ăm cli _br ară _mă rni onf eh cam reş soa dev ege del efe edu ola sib rem reu olt nct ust z_ emu anţ dir igu spa _ho y_ dea ruc ech ble evi nse sea gar sen nţa tes rt_ soc emi clu ena udi tră hn _oc arc isp ozi rne ule ofi buc _sď rmi ote mi_ lii cet sor cin rup _vr _ut nes ld evo lac _jo apl log dum umn pur rna rce acă xis etr age _ri ard ior isc loa tf ij uv uat ila aga _iu măr rge far afa cât eţi roi imb _toate_ _foarte_ _ei_ _ar_ _fie_ _sďż_ _iar_ _ani_ _unui_ _peste_ _unei_ _orice_",
      ],
      [
        -9.75,
        "şa bar onc dem ltu lia tud tab teh ehn înd emb roa ega nua nr diu ucu cap pac tec _e_ plu mil cru siv _id pt_ ref ban _gu omu vat doa tro nou cir pal _sf _er tut bă cio mpu ină _ră nge rsu ur_ tod x_ epe je _şt rev idi van lua uar son lei rap net nţe san ncă sal aď aďż cas _be upă ăi ți azu erg api zv ciu hia vre inv epr usi eţe ico ol_ oce mag âr nsa scă _l_ mes rcu eam _ţ _ed urt rid tip ism _bo avu ga_ etu lig ej _ef ăra adu xt ext cau fra tfe _ie îm omo cee emn du_ dom ogi ţiu him iga pii jur nve rf epa cup afl rog poz oş _ii zul mpr mem ach orb ăc aja ezv opr mot caţ fla gh cui ife voi ses _îm ise căr nvi jut enu _is aţa ău ã_ ang eia hip uct nev fil j_ bie maţ reţ ero naţ ns_ pâ rai alc div zon ziu rď rďż ș eso tif via _ag zvo avi rde asp gre ng_ avo onu zie afe _et old dov ose rca _oa siu les eag oua vel _on rol tăr irc emo umu _cea_ _cadrul_ _daca_ _despre_ _atunci_ _cum_ _prima_ _are_ _când_ _dupa_ _fiecare_ _după_ _loc_ _pot_ _mult_ _doar_ _mare_ _lor_ _ai_ _spre_",
      ],
      [
        -10,
        "amb zeu fă şc fon our niu bat li_ sus eţu ron icu iel pân odi rag _pă sum vut _nd len lex pon coa ţe_ căt tir en_ gic rur nut rân stf upu uă f_ mol jud ipi rut aic otr arm cil ump lţ vea faţ mor _it iaţ gru spi mba cei ros mur rl _ha zea âni ăz baz hni zic oba doc end ţei ida zil rţ ţil _zo eau ox oam nam _fl nen rui upe oal rp xc exc ies rgi toc tez uă_ zin poi nun tc ăl arg efo vâ ână imu rmă lam _om etă xpe tet gii taţ nga ac_ th oad dm nin rib ibu asă amp tis tom pď pďż nď nďż vid vď vďż idu lut ae fle hit teg riz lus jun ătr vă_ laţ lis rav egu aşi nsu ves ino uf _um ldo ove fat ro_ _ea bit bis riu gis def nan oap hot fot pag lip _w nl ji ba_ _en ăru cos _us ţel k_ bra joc _te_ _dacă_ _avut_ _numai_ _parte_ _astfel_ _tot_ _anul_ _nici_ _aceste_ _asemenea_ _dintre_ _partea_ _calitate_ _bine_ _unul_ _noastre_ _chiar_",
      ],
      [
        -10.25,
        "vil ber nch vir fur _cďż_ _ii_ _acesta_ _aici_ _alte_ _unde_ _asupra_ _și_ _fapt_ _putea_ _acum_ _ea_ _precum_ _ul_ _doua_ _cei_ _dumnezeu_ _nr_ _celor_ _ia_ _lucru_ _sistemul_ _an_ _apoi_ _servicii_ _până_ _urma_ _cât_ _fel_ _site_",
      ],
      [
        -10.5,
        "_către_ _fiind_ _îl_ _activitatea_ _oferi_ _moldova_ _îi_ _el_ _una_ _fara_ _zi_ _produsele_ _puteti_ _cand_ _ceea_ _catre_ _acestui_ _nostru_ _isi_ _mari_ _copii_ _ora_ _baza_ _data_ _zile_ _mi_ _dat_ _sub_ _cazul_ _această_ _acestea_ _cercetare_ _două_ _pana_ _putem_ _pagina_ _faptul_ _intr_ _asta_ _vedere_ _ceva_ _eu_ _tip_ _produs_ _nd_ _primul_ _există_ _persoane_ _sale_ _firma_ _oameni_ _era_ _asa_ _folosit_ _ori_ _ci_ _atât_ _unor_ _exista_ _noastra_ _moment_ _important_ _scopul_ _fac_ _vom_ _avea_",
      ],
      [
        -10.75,
        "_perioada_ _informatii_ _patru_ _munca_ _pďż_ _mici_ _vă_ _viata_ _special_ _diferite_ _cat_ _inceput_ _îşi_ _ajuta_ _europa_ _aproape_ _comanda_ _imediat_ _iti_ _singur_ _acestor_ _dezvoltarea_ _online_ _pune_ _experienta_ _tuturor_ _da_ _jos_ _plata_ _ue_ _între_ _nou_ _ofera_ _mă_ _afaceri_ _publice_ _timpul_ _produse_ _unii_ _pare_ _prea_ _ma_ _mea_ _mod_ _romania_ _lume_",
      ],
      [
        -11,
        "_fără_ _intrare_ _sus_ _lei_ _prezenta_ _perioadă_ _duce_ _luna_ _etc_ _fata_ _compania_ _insa_ _vďż_ _drept_ _anului_ _iunie_ _arta_ _toată_ _deja_ _spus_ _oferite_ _centrul_ _alta_ _repede_ _acestei_ _modul_ _său_ _respectiv_ _place_ _codul_ _prezentate_ _puţin_ _atat_ _într_ _afara_ _aceea_ _studii_ _probleme_ _punct_ _deci_ _piatra_ _dvs_ _grup_ _românia_ _printr_ _echipa_ _materiale_ _ele_ _joc_ _societatea_ _datele_ _află_ _ianuarie_ _privind_ _sediul_ _permite_ _acea_ _apă_ _luni_ _intre_ _rapid_ _cunoscut_ _meu_ _non_ _scop_ _direct_ _tara_ _date_ _dintr_ _erau_ _roman_ _ales_ _continuat_ _idei_ _vei_ _venit_ _serviciile_ _faţă_ _acestuia_ _aşa_ _spune_ _încă_ _drepturi_ _astăzi_ _zona_ _web_ _facut_ _poti_ _locul_ _biserica_ _republica_ _inima_ _ultima_ _piatră_ _crea_ _cï_ _ro_ _cere_ _început_ _utilizare_ _click_ _auto_ _limita_ _firme_ _prezent_ _speciale_ _merge_ _milioane_ _durata_ _ajutorul_ _nivelul_ _veti_ _bun_ _datorită_ _acestora_ _oferim_ _lungul_ _vedea_ _folosi_ _internet_ _program_ _valoarea_ _interesul_ _gama_ _rol_ _scurt_ _vrea_ _suntem_ _multi_ _or_ _bune_ _deoarece_ _piaţa_ _problema_ _obiectivul_",
      ],
      [
        -11.25,
        "_literară_ _primele_ _tale_ _contact_ _evaluare_ _conform_ _noastră_ _legate_ _publicat_ _oficial_ _bucureşti_ _capacitate_ _zonă_ _mďż_ _decis_ _abia_ _membru_ _fiecarui_ _accesul_ _politice_ _corespunde_ _acel_ _lucrurile_ _urmat_ _automat_ _caz_ _nume_ _instituţii_ _cresterea_ _acolo_ _activitate_ _sectorului_ _trimis_ _adaugă_ _specifice_ _dezvoltare_ _odată_ _judeţului_ _naţională_ _româniei_ _românească_ _aflat_ _împotriva_ _multor_ _mediul_ _aproximativ_ _locuri_ _neamţ_ _detalii_ _cine_ _decât_ _necesare_ _tocmai_ _analiza_ _detaliile_ _trecut_ _fotografii_ _art_ _tu_ _faci_ _media_ _aţi_ _bună_ _timpului_ _şcolii_ _omul_ _urile_ _felul_ _lumea_ _tine_ _piata_ _birouri_ _lumina_ _continua_ _realizarea_ _cazare_ _camere_ _lumii_ _nevoia_ _indiferent_ _uşor_ _găsească_ _noua_ _interior_ _acelaşi_ _ultimele_ _greu_ _procesul_ _proiect_ _funcţie_ _profesor_ _medical_ _nivel_ _ocazie_ _aveti_ _uri_ _piele_ _domeniu_ _suna_ _spatii_ _necesar_ _cursuri_ _altceva_ _suprafaţa_ _informatiile_ _spectacolul_ _sînt_ _mulţi_ _veţi_ _dreptul_ _participa_ _valoare_ _ungaria_ _larg_ _mic_ _doi_ _problemele_ _stiu_ _drumul_ _noştri_ _ordinul_ _echipei_ _importante_ _uďż_ _jucat_ _dată_ _companii_ _folosind_ _afla_ _foc_ _potrivit_ _momentul_ _intreaga_ _gďż_ _inclusiv_ _raspuns_ _nevoie_ _tineri_ _feţei_ _one_ _parcursul_ _cont_ _iei_ _euro_ _pasi_ _întreaga_",
      ],
      [
        -11.5,
        "_înseamnă_ _declarat_ _numele_ _academia_ _martie_ _cultural_ _forta_ _privire_ _universitare_ _lasă_ _septembrie_ _publica_ _numeroase_ _europene_ _nďż_ _persoanele_ _obligatorii_ _muncďż_ _lege_ _muncă_ _atins_ _viziune_ _modelul_ _efect_ _pielii_ _bucurie_ _accesorii_ _dus_ _secret_ _stau_ _putine_ _corpului_ _constă_ _profesori_ _traducere_ _epoca_ _dezvoltat_ _exterior_ _minute_ _ciuda_ _faptului_ _exemplu_ _culoarea_ _raspunsul_ _tehnice_ _centre_ _inteligent_ _sisteme_ _include_ _eveniment_ _organizat_ _oferă_ _imagine_ _culori_ _lucrările_ _zone_ _juridică_ _standard_ _creşte_ _nouă_ _lucrează_ _devine_ _situate_ _marginea_ _ocazia_ _dulce_ _ie_ _membri_ _spatele_ _metri_ _singurul_ _iisus_ _cărei_ _probabil_ _înregistrat_ _formaţia_ _vara_ _rusiei_ _placa_ _ajut_ _astazi_ _institutului_ _raspunde_ _ati_ _linie_ _lupta_ _ştefan_ _deloc_ _construcţie_ _carte_ _altfel_ _dotarea_ _persoanelor_ _judeţul_ _amintim_ _strada_ _tratament_ _capitalei_ _modernă_ _devenit_ _inca_ _rezultate_ _consiliului_ _puternic_ _sexuale_ _prevăzute_ _nimeni_ _supus_ _destule_ _cadou_ _reclama_ _intra_ _obţine_ _asigură_ _rďż_ _permanent_ _intermediul_ _str_ _printre_ _femeile_ _doresc_ _bucuresti_ _asigurata_ _chişinău_ _caci_ _căci_ _domnul_ _lucrarea_ _cam_ _intrat_ _extrem_ _folosita_ _oara_ _noapte_ _economia_ _datorita_ _cauta_ _elemente_ _camera_ _societăţii_ _deschise_ _aplica_ _realizat_ _gratuit_ _colaborare_ _km_ _cd_ _design_ _deosebit_ _inedite_ _pui_ _colegii_ _interviu_ _cioran_ _ştiu_ _certificatul_ _odata_ _vi_ _eram_ _acasă_ _crescut_ _apa_ _medie_ _grade_ _moderne_ _proiecte_ _familiei_ _civila_ _dreapta_ _metode_ _domeniul_ _constantin_ _director_ _şcoala_ _prof_ _ioan_ _cardul_ _doctor_ _copiii_ _octombrie_ _acelasi_ _creste_ _cuvinte_ _prezenţa_ _minut_ _cursurile_ _exercitii_ _adreseaza_ _vechiul_ _atmosfera_ _creştere_ _lemn_ _putere_ _vreme_ _lista_ _aduce_ _uneori_ _incat_ _sex_ _dacďż_ _plďż_ _produselor_ _importanta_ _aflate_ _mei_ _nt_ _executie_ _întotdeauna_ _primi_ _cadru_ _didactic_ _multumit_ _cumparaturi_ _conțină_ _cercetări_ _traian_ _având_ _principal_ _obligatia_ _nimic_ _ajunge_ _niciodata_ _democrat_ _nicolae_ _vin_ _parcului_ _acces_ _posibilă_ _cred_ _trebui_ _politici_ _perspectiva_ _fondurile_ _general_ _iubire_ _mediu_ _trei_ _suma_ _începutul_ _economică_ _simple_ _reprezentat_ _secţiunea_ _turcia_ _consumului_ _telefon_ _colaborarea_ _francez_ _vorba_ _rolul_ _nsďż_ _tre_ _civile_ _industriale_ _cm_ _sticla_ _sã_ _legea_ _încât_ _schimb_ _altul_ _ulei_ _ti_ _final_ _simplu_ _univ_ _modern_ _continuă_ _functie_ _alege_ _târziu_ _invitati_ _informaţii_ _italia_ _datelor_ _celui_ _activităţi_ _copilului_ _guvernul_ _procesului_",
      ],
    ],
  },
  {
    code: "sk",
    script: "latin",
    levels: [
      [-3.5, "o a"],
      [-3.75, "e"],
      [-4, "n i"],
      [-4.25, "r t s v"],
      [-4.5, "k l m d p"],
      [-4.75, "a_ u e_"],
      [-5, "c h _p _s j"],
      [-5.25, "á z b o_ y"],
      [-5.5, "_v _n _a pr"],
      [-5.75, "ov i_ st u_ í ý to _pr ne č na po ie ch en m_"],
      [-6, "_t _m ž _k _z y_ š re ko _o ro _d ú ni _po ra an om"],
      [-6.25, "v_ je te é _na od ia al ho or va h_ ť _a_ ri la le no ch_"],
      [
        -6.5,
        "_j ta me j_ ed _r na_ _b ve os do sa li ti vo ak ť_ lo om_ er _je in aj ob ej tr é_ _sa",
      ],
      [
        -6.75,
        "ad mi pre sk de ie_ ka sa_ ý_ ľ _c ol je_ ný k_ _v_ ná l_ et ci f at á_ av ok za es vi _h el í_ ne_ _do g _na_ _sa_",
      ],
      [
        -7,
        "dn as rá ú_ ej_ kt _ne s_ ia_ ku mo nie ma ar ic _u to_ ýc di ých ce vy bo on il ot am ho_ _st _i si né ova ov_ _č it em so _je_",
      ],
      [
        -7.25,
        "ky sp da oz tor te_ _za _ro pri sl že r_ is n_ _to ost ac _vy _l vý by ek sta ky_ ou ani kto tu eb né_ t_ ní _ž oj tn ko_ me_ uj",
      ],
      [
        -7.5,
        "d_ be z_ _ma _ak ô li_ áv ka_ _f mi_ ný_ ou_ ku_ nt la_ van ke pe eni ži mu pa aj_ rí ať kr _š ln _s_ oc ať_ že_ _od ým _kt pl _ob či _sp _ko vn _te _ni ba eľ ác str sti oč nej",
      ],
      [
        -7.75,
        "ny est vá ale čn dr _si ča ši jú ud by_ red se ru zn _ve ove ti_ oh nu re_ op ako pod _aj ali nk kl ná_ nos tv _mo _ta hr _e br kov ut pro ck _al _ce št lá pra zo si_ ký eh nýc sv bu co ož _že sť rn ec ár _ná rov ím le_ _mi kon tov hod _z_ ja ev ň _ho ast ál éh ého ny_ ľa ým_ už lo_ _so _bo tá _aj_",
      ],
      [
        -8,
        "uje rav nov sto sú prí du _me c_ ž_ lov men ez iv nia eš ur ač _vý ik še id al_ ď át _ch _sú _sv hl len de_ _in rie az ent lu ó pi tk mu_ do_ _by tre zd us án zá oko ak_ _ú čo má och edn ran _le dl dy ám bi zi va_ ká ah nú tom _vo ns sť_ im ep ze _vi jed _tr ní_ iť _o_ roz tak rý lad ap ád ri_ iť_ up ick ha odn až ké _kr dz jú_ _sl _sk cho tí _de den ys če ist spo bol ič _to_ _ako_ _že_ _si_ _do_ _pre_",
      ],
      [
        -8.25,
        "dne áva rt kom voj _zá eho dá dy_ áci ab za_ il_ ok_ vš fo _no x ate _ka ich vo_ čas hu bn ca rok _re tu_ fi som _g kla ul ajú mie en_ iac ci_ ty um ový od_ nsk ím_ ív ás ež eč ven pos val ame yt osť ík zv rob tra iz ria via uk ra_ ste ter ved žn _vš er_ nom hra ší iu prá vé rod ta_ tý vr rad stn pol orý vl sú_ čk cie _som_ _sú_ _ale_",
      ],
      [
        -8.5,
        "rm my íc ach olo sm čo_ sn poz po_ ebo nc ťa ete aš dob slo bl ol_ vať iek mô w lne ten cel teľ _se por _pl ite iu_ _pa ati ným čí _št nu_ ä tie jo naj _hr ies ry úc ré ekt očn ce_ avi tvo bra sku ený áln no_ veľ iad die nn dom ín mer _ži adn nen kú rv hy _be eme sob tl ké_ em_ _čo ôž _ke tav svo ami fa tri ly kol _di ern eda mal res tro _sm dno ís šk akt ili ová vid ové oje las cov ša ovi ve_ _ča dk lí ens ver au nic bud _an tan dv ení pot ty_ rk leb bo_ hla ala ďa _zo ene ele vk ém era _pri_ _po_ _za_ _od_",
      ],
      [
        -8.75,
        "eto vé_ ám_ ák din rs _ra kej _mu oro pom ca_ ien áz _bu šie néh hov _vl šet dos rý_ hn ola stv reb môž tal oto mes tic vod pá obr jn tne _zv el_ ráv nú_ ori ir uc _už pok ub ech alo ga obn mož yb ba_ _či há etk _ba nem ds ren _mô zm rán ovo _má rom pu pov oho žia vše io ros sla tú lav sko vý_ un sle sme kýc aní ni_ ode _k_ ada ovn nd odo ít vá_ pln yc ená cen ilo _hl su eď _ku ujú _ok ade oré zna poč vne ľk ožn ňa _ja _ľ ret dra ký_ _fa odi dov tar _pe rát zr pô té spr mat lé cia ek_ _zd ľ_ _os vie _zn už_ ď_ vor jm rej dný žd edi mn úč ží hor _ti bez rat ave nes nto vet uch nám osl ier ľa_ del oli čen da_ vu _da adi _br _tu odu ych tel uto ske _dr iel ré_ dp kra ádz ví ľu eno _nie_ _by_ _čo_ _ktorý_ _tak_ _alebo_ _už_ _sme_",
      ],
      [
        -9,
        "raz zdr avo ivo _vá jt trá zl sve _pá lt obi _fi stu led yš spe or_ nap šo ng b_ for min pla oku cha gi eď_ daj ude ke_ ii chá kv ách gr ské ane rne út úp rc eko nou júc aný čný dan tia am_ hu_ lit vys ede _fo nik zh ôže ine be_ vot dí lie ené ome ká_ obe _au amo mov vla jem aci úr _tý ere eň pad dia dza šp oľ _li ac_ ym x_ elo keď čia šn pon ii_ _ď aľ okr med rd lat naš rác nan _op zk ska ava ník eu áž du_ ón nev eg ér _ďa ívn nut tat orm he otr nf of iet ort _va dok výc ina ole eť sí lu_ lom _ab roj ano raj ji rú žno ib sia sy _vr ané iny jeh orn ebe ris ad_ iem _kl ec_ fe ila áro žen zp rýc _or eli vyš art rac tko vä ší_ obo ský hc chc eri zu ja_ ip _len_ _vo_ _jeho_ _ktoré_",
      ],
      [
        -9.25,
        "kc my_ on_ _w cu ide či_ dal ed_ zná byt ex má_ aut vy_ erá uč ry_ aby tky ním p_ ozn ús ado ces _dv tív tný ými ito omu ero ško vu_ ňa_ uv oš dáv inf lin ato kam cký ju sie _ic omo nár č_ ly_ hi tup _ur ľo tí_ ďal jej _šp edz áš _pô obl íva krá jš ag šl čl hád rí_ zho ona vom se_ otn ánk _zl ora rá_ _co aro dc úci iná _ci nak nec sam rev nás _čl yst ge ml lej ki kci nfo ber stá ote ino ciu kým asi lia ari zb odp aco og ner tok čne _oc yp det orí gra _ľu vz _ri ieš _zm zor vat eľa nku íme ma_ bu_ nz nal až_ ačn sov yť yť_ edo rg gu kéh iat ň_ ľm ľmi žív odl hce chr chu any _šk rb maj ože poh ef ras ht nam az_ rem _ru čné vol enk ena mp uá bil avn ieť čno uš náv vs an_ cí šte byť rís ľad eľk go nč not ľn _lo oma živ chy úd eľm tin ás_ vej uží ičk žit ara ľud db iš par sc uh let lan at_ kou ojo jte íko rsk nka dop kup iá ril liv pn ust ža lk áto olu _až man ana iaľ _tv hľ hľa isk dvo stí nky ému bor úča ažd ore omi ont tej eti _my ea anc dné zaj lož ai _aby_ _keď_ _ich_ _bola_ _má_ _ho_ _viac_ _byť_ _až_",
      ],
      [
        -9.5,
        "nš neh ez_ mb mar orá et_ opr ult prv g_ rek ru_ lý cké zí mus rč jov and zač dzi los ýr š_ dm eň_ ále ts ejš _če čka zo_ jek _vz níc yh _ze vým oso ple cu_ inn pie isl etr át_ dar chl ig dľ dľa ozr dpo ono jí oti aľ_ atk _pi výr äč čš väč äčš zov kti ice rak dlo apr vú vú_ kaž enc zne ici tné _dá dá_ sr loč af ež_ ink ned pat vek ita vi_ _du nad nit iež are _dn oby ár_ tli hy_ ih eve ôs ešn nič neb íci ýs jme ľov ích rot oča lš mod bc uti láv ing pou eo nep epo úť nko lep toh brá esk íta nci vša íp per dst seb oži žk dú nas ted sh _uv čky met ram ant dná roč ozo ct zas sk_ vit rit ika ysl rec ňo _x ica ečn emi eur dro kor ij uži var edá isp iam dru aký výs zre kre ešt alš ín_ čít as_ vlá rh obc yr ára hý nil kú_ zem tým avu týc áp nez šak nte _ot so_ moc ime _sy kd bí toč hol tát mác pop dli ťo mil inu šen rík yk atr im_ uz tur ju_ kt_ zák ská ha_ eži aná _eu ps sky rep vin fu ozh úce pôs ôso ans osi edk udo oji ume gan tém _bi ouž til nti fic lež úk eť_ ruh _sr ini tva slu pis tol bne ls _i_ _úč _ani_ _jej_ _veľmi_ _zo_ _bol_ _či_ _roku_ _ak_ _tu_ _bude_ _tento_",
      ],
      [
        -9.75,
        "_zi zme jom ze_ lny áh ajt _um _kú žu obu iž ajn íd nný yv ezp dla pí tis kn zer oda _u_ tam kut nač moz urč rto idi zat _ar ču lád mys hyb rez les ýv lú odr eva vyb eba sen atí íz sil ieč oze ion pen oci sok _su áno fot far hrá duc žil ro_ bá rch esn ňu eta _kv oči ôl kan _čí emo dý ávn atn čin kaz ebn bný _up hot oj_ poj eľ_ esi ody áč _x_ ró aka km _fu avy peč lis odľ moh ohl ela ntá ozd ebu ank vil tsk vsk bav ban kul bj ečo duj ríp odb emu íl yso hto pán ied _as rof hlo asn dô eľo tác oru sr_ _ml mno tó ovú _pred_ _ktorá_ _však_ _ste_ _podľa_ _ešte_ _so_ _majú_ _no_ _môže_ _bez_ _sk_ _iba_ _tomu_ _všetko_ _tiež_",
      ],
      [
        -10,
        "_mu_ _toho_ _niečo_ _mi_ _sr_ _teda_ _boli_ _medzi_ _rokov_ _všetky_ _vás_ _ktorí_ _mali_ _vám_ _bolo_ _nás_ _slovensku_ _tejto_ _tom_",
      ],
      [
        -10.25,
        "_vďaka_ _predaj_ _svoje_ _samozrejme_ _týchto_ _kde_ _ja_ _mesta_ _preto_ _tieto_ _zatiaľ_ _tomto_ _možnosť_ _deň_ _pod_ _ku_ _teraz_ _tým_ _potom_ _vždy_ _asi_ _možné_ _možno_ _deti_ _svoj_ _ju_ _môžete_ _ktorých_ _proti_ _nej_ _mať_ _dá_ _nám_ _sebe_ _nachádza_ _napríklad_ _všetkých_ _rokoch_ _pokiaľ_ _ľudia_",
      ],
      [
        -10.5,
        "_spolu_ _vlastne_ _lebo_ _byt_ _práve_ _dnes_ _spoločnosti_ _pár_ _ďalej_ _najmä_ _môžu_ _dňa_ _okrem_ _časti_ _mieste_ _ten_ _skôr_ _treba_ _pretože_ _nad_ _cena_ _co_ _keby_ _tam_ _iných_ _máte_ _nich_ _veľa_ _toto_ _pán_ _celý_ _lepšie_ _budú_ _služby_ _cm_ _stojí_ _mňa_ _každý_ _informácie_ _menej_ _prípade_ _ktorej_ _my_ _naozaj_",
      ],
      [
        -10.75,
        "_práce_ _ze_ _nové_ _svoju_ _vody_ _stala_ _mal_ _počas_ _rok_ _prvý_ _chcel_ _úplne_ _ľahko_ _nič_ _cirkvi_ _tohto_ _svojich_ _seba_ _čas_ _opäť_ _hlavne_ _ním_ _jednej_ _často_ _eur_ _cesta_ _ubytovanie_ _cez_ _priamo_ _strany_ _žiadne_ _niekoľko_ _problém_ _ponuka_ _stránka_ _kvôli_ _svete_ _okolo_ _rôzne_ _ľudí_",
      ],
      [
        -11,
        "_najviac_ _túto_ _klientov_ _hra_ _slovenskej_ _využiť_ _kým_ _výsledky_ _jedna_ _môj_ _pomaly_ _prosím_ _krát_ _takto_ _dome_ _človeka_ _dokonca_ _vidieť_ _cd_ _praktické_ _rýchlo_ _chcete_ _akcie_ _pričom_ _pomerne_ _tri_ _druhý_ _auta_ _množstvo_ _nikdy_ _domov_ _ruky_ _živote_ _časť_ _skupiny_ _sveta_ _im_ _základe_ _svojho_ _trochu_ _vrátane_ _môžeme_ _mám_ _príbeh_ _ceste_ _celé_ _jedného_ _vhodná_ _totiž_ _dobu_ _nakoniec_ _oblasti_ _našom_ _nový_ _neskôr_ _zároveň_ _ktorým_ _všetci_ _strane_ _neho_ _ide_ _táto_ _predám_ _domu_ _priestor_ _vysoko_ _objekt_ _olej_ _počet_ _celom_ _ženy_",
      ],
      [
        -11.25,
        "_pravidlá_ _zmien_ _mesto_ _stránku_ _produkt_ _svet_ _dní_ _km_ _hlavy_ _dieťa_ _bratislava_ _knihy_ _tovar_ _mohli_ _rodičia_ _komentár_ _online_ _celkom_ _počasie_ _jedným_ _dvoch_ _hodín_ _potrebujete_ _trhu_ _život_ _podmienky_ _podarilo_ _siete_ _určite_ _celú_ _web_ _nebude_ _niekto_ _napr_ _hneď_ _zle_ _vhodný_ _výkon_ _nemá_ _výrazne_ _situáciu_ _vy_ _miesto_ _čoraz_ _chcem_ _človek_ _systému_ _jednoduché_ _prevedení_ _nášho_ _údajov_ _filmy_ _ma_ _novembra_ _vlády_ _niektorí_ _voči_ _ktorú_ _pomocou_ _povedal_ _taška_ _možnosti_ _osobne_ _cesty_ _connection_ _close_ _kedy_ _tzv_ _sv_ _firmy_ _ceny_ _naša_ _tú_ _galéria_ _naše_ _pomoci_ _svojej_ _prácu_ _veku_ _požiadavky_ _spoločnosť_ _napriek_ _taktiež_ _práva_ _ivan_ _veľký_ _stránky_ _niektorých_ _našich_ _ponúkame_ _myslím_ _veľké_ _ne_ _systém_ _podobe_ _jozef_ _obce_ _cca_ _pracovať_ _mohol_ _vtedy_ _keďže_ _účasť_ _pozrieť_ _aké_ _pokojne_ _sám_ _posledný_ _neustále_ _vaše_ _obci_ _košice_ _poschodí_ _bytu_ _ktorého_ _dané_ _musia_ _patria_ _vytvoriť_ _väčšinou_ _sebou_ _známe_ _celej_ _podmienok_ _príležitosti_ _iné_ _program_ _minút_ _mm_ _svojom_ _mladých_ _zdravia_ _sama_ _di_",
      ],
      [
        -11.5,
        "_príčiny_ _on_ _webe_ _produkty_ _nových_ _marec_ _pridal_ _skupina_ _najnižšie_ _európe_ _republiky_ _povinný_ _dieťaťa_ _mierne_ _dozadu_ _filter_ _inzercia_ _inzerát_ _kupujúci_ _adresu_ _taliansku_ _skutky_ _dispozícii_ _dostal_ _úspešne_ _teším_ _hry_ _výsledok_ _prospech_ _športové_ _veľkosti_ _rozdiely_ _pravda_ _telo_ _jedine_ _záujem_ _stále_ _biele_ _bratislave_ _býva_ _ti_ _aktivity_ _klubu_ _tých_ _chcú_ _rád_ _musí_ _starých_ _vyšší_ _ľahšiu_ _rozhodnutia_ _percenta_ _jedno_ _mojej_ _nemala_ _školu_ _ponúka_ _nemal_ _roka_ _oltári_ _uplne_ _google_ _funkcie_ _jeden_ _jednu_ _štúdia_ _ponožky_ _článok_ _dostali_ _hodiny_ _riaditeľ_ _zbrane_ _vláda_ _budem_ _dom_ _dostupná_ _rôznych_ _názov_ _história_ _prenájom_ _priestoru_ _násobne_ _denník_ _pohoria_ _malá_ _kusov_ _oblečenie_ _čierny_ _popis_ _roky_ _takže_ _činnosti_ _mimo_ _miliónov_ _áno_ _sezónu_ _riešiť_ _ochrany_ _projekt_ _tvrdej_ _ďalší_ _ďalšou_ _otázka_ _každého_ _dve_ _zdravie_ _mestské_ _žijú_ _novú_ _charakter_ _posledných_ _ks_ _centimetrov_ _cenu_ _robia_ _krby_ _značky_ _určené_ _slovensko_ _ml_ _tebe_ _rodiny_ _dva_ _červený_ _pozornosť_ _obuv_ _zime_ _info_ _centre_ _martin_ _puzdro_ _ochrana_ _okolí_ _patrí_ _hlavná_ _obzvlášť_ _takmer_ _hodnoty_ _presvedčený_ _zmenili_ _hrať_ _jednoducho_ _stránok_ _informujte_ _led_ _podporu_ _izbový_ _istý_ _verzii_ _začína_ _veľkých_ _domáci_ _zveri_ _žena_ _viem_ _podobne_ _jedná_ _adresa_ _verejnej_ _pokračovanie_ _začali_ _milan_ _kultúry_ _súčasnosti_ _júna_ _kilometrov_ _rýchlosti_ _miest_ _kávu_ _prináša_ _práci_ _naplno_ _bazén_ _uvidíme_ _stav_ _cestou_ _správy_ _ktorými_ _metódy_ _prostriedky_ _vyjadril_ _niekde_ _úroveň_ _užívať_ _vobec_ _podstatne_ _vývoj_ _spravidla_ _očami_ _štátu_ _dvere_ _mala_ _malé_ _auto_ _tešiť_ _masáž_ _tela_ _málo_ _peter_ _silný_ _nedostatok_ _vhodné_ _top_ _basketbalu_ _mnohých_ _prírodných_ _model_ _názor_ _chuť_ _vedenie_ _in_ _potreby_ _stalo_ _našli_ _štát_ _skončil_ _počtu_ _rast_ _vyše_ _právo_ _rokmi_ _júla_ _zážitok_ _vrchy_ _parku_ _ďalšie_ _show_ _nemu_ _oveľa_ _európskej_ _únie_ _rozdiel_ _kvalitné_ _vašich_ _naši_ _radi_ _predsa_ _prečo_ _nedávno_ _ďalších_ _nejakú_ _tej_ _text_ _mail_ _stal_ _niektoré_ _hlbšie_ _nová_ _obaja_ _obec_ _stavu_ _jednom_ _území_ _obrany_ _obsahuje_ _prostredie_ _farby_ _práca_ _pleť_ _začala_ _ona_ _balenie_ _vaničky_ _pozrite_ _odborných_ _izby_ _piešťany_ _porovnaní_ _čase_ _krásne_ _zdrojov_ _denne_ _umenia_ _ms_ _takýmto_ _ťažko_ _situácie_ _iii_ _pohľade_ _väčšina_ _celého_ _viesť_ _vidí_ _min_ _typu_ _stáva_ _druhom_ _falošným_ _prísť_ _fotoalbum_ _singxen_",
      ],
      [
        -11.75,
        "_vzniku_ _vôd_ _riadi_ _vydáva_ _cz_ _case_ _zivot_ _facebooku_ _odkaz_ _prázdny_ _kúpeľ_ _zákazníkov_ _dňom_ _páči_ _známa_ _hotelový_ _komplex_ _doprava_ _február_ _renault_ _hranicu_ _zákon_ _národnej_ _rady_ _zdravotnej_ _nikto_ _bod_ _inzerátov_ _konala_ _sídla_ _tovaru_ _cirkev_ _mená_ _mien_ _takých_ _zariadení_ _dnešnom_ _nikoho_ _adam_ _vec_ _ano_ _vyzerá_ _ok_ _obyčajným_ _inej_ _úrovne_ _tvojim_ _závažný_ _modelu_ _začiatkom_ _týždni_ _pokračuje_ _krajín_ _aká_ _ukončenia_ _nájsť_ _implementuje_ _hromadne_ _vyrábať_ _osobný_ _rozhodnite_ _brankára_ _loptu_ _prebieha_ _sobotu_ _hostí_ _zas_ _noc_ _takú_ _pôjde_ _vieme_ _dnešných_ _používania_ _dodržiavať_ _prajem_ _pôžičku_ _poskytnúť_ _doklady_ _petra_ _pneumatík_ _nechce_ _hodnota_ _privyrobiť_ _jedlo_ _vojna_ _mozes_ _mat_ _každopádne_ _termín_ _osoba_ _peňazí_ _zostáva_ _alfa_ _romeo_ _kw_ _ps_",
      ],
    ],
  },
  {
    code: "sl",
    script: "latin",
    levels: [
      [-3.5, "a e o"],
      [-3.75, "i"],
      [-4, "n"],
      [-4.25, "r s t l"],
      [-4.5, "v j k p d a_"],
      [-4.75, "e_ m o_ i_"],
      [-5, "_p z u _s"],
      [-5.25, "b je _n"],
      [-5.5, "g na č pr _v ni ra"],
      [-5.75, "po st _d re _z _k _i je_ h _t en in ne _pr _o c te ko"],
      [-6, "š no an _na ov _po n_ ve ri al v_ m_ se la li _j ja za _m od"],
      [-6.25, "ti em _b ka os da ta av el _za na_ nj aj va lo _je to ed le ro il ž _in er _je_"],
      [
        -6.5,
        "h_ in_ ar mo me lj or sk et do vi ki at no_ ga ih it u_ de _r _se ob vo di t_ ij _in_",
      ],
      [
        -6.75,
        "ni_ pre bo iz l_ ol om ma _v_ j_ im tr ih_ ev r_ _l em_ ne_ am bi ak ot s_ ko_ pri is ik ja_ eg pa _u se_ ti_ es ki_ so as li_ _a jo _na_",
      ],
      [
        -7,
        "_da ga_ _g _ne mi ost ek ke _te ji tu jo_ go ad d_ _ko če da_ _iz _do z_ anj nje on _bo za_ sl la_ ega ej či _se_ _za_",
      ],
      [
        -7.25,
        "sa ce ci dn k_ _pa vn dr _č ic f og sta _ve oč ud _so _ka sp _st red mo_ _od _ob az si op oj di_ _bi _š iv _ki rav _ra ali lo_ tn te_ ju _da_",
      ],
      [
        -7.5,
        "pa_ aj_ ka_ ok kr er_ ča to_ eč _mo _c sti tv še pra ir ln _me pos ru vs ič ove so_ del br ov_ pi pro ku čn ta_ _de _e že jen _ž nik ke_ ani udi ter ah eni be _tu _to rj ač raz _ki_ _pa_ _so_",
      ],
      [
        -7.75,
        "_sp ez us ur _z_ _le pe nov ns ri_ nos sv nih aš tud _dr _ni up al_ ite ran sto en_ iš ap do_ _ta str lov eb _sl lje il_ _re bo_ _s_ gr _vs ova ate nt zn avi ven nja ev_ rn bl om_ gl č_ ži mi_ ako pl _no pod zi ist men _sv ba _h _tr _f vl tem bil im_ naj _ma let kl ve_ ila por van ija _tudi_ _ne_",
      ],
      [
        -8,
        "lja cij še_ rt ši nsk eli ma_ oz ab va_ ep ili val avn vr _sa ora kov _la šk slo elo ca zv če_ uj vo_ ati vi_ ski jem bi_ _mi vse id dru ije stv ske ovi iti ho pol neg ar_ st_ ji_ _si ene olj _če ac nc enj ag od_ ož eva tre sm _sk lju _že aja bn ira voj eh iko eno več ajo pov edn tra zd _va ijo ed_ sem _bo_",
      ],
      [
        -8.25,
        "gi oš ste aln kt eri lik ež ug rs rat sko est _al tev po_ ele ovo lni oli _še le_ jan ze uje _im vlj ds tak am_ js dv ved dob tav ena ast ža sn kaj ina tni vil ala ose elj odo el_ lu ge ju_ nd tor bol gra si_ _nj ika zo _vo un kra amo rje rej št _sm ede vno že_ mu rad eš jav vni dl gov tro ori oda ome ik_ nic rij ilo nim ša ska ela aci tel co med oči ave kot ot_ ec _o_ ra_ nji dni _kr re_ um nas eka raj tov nem _go nam ame ima ig b_ nk ičn _up nek obr _ce ovn hk jih sr vet rv _os et_ alo ent _bi_ _še_ _po_ _to_",
      ],
      [
        -8.5,
        "šč ca_ pom jš eč_ pot zna lah spr sam ari led ini seb nu res arj ej_ nar imi ime svo spo eda avl ote bra šn ahk mor ust an_ adi sve rug ek_ kon etn daj hko kar čin lad rit _ga dal ut kol g_ ip var iz_ vel oma tal tan čas las ce_ _gl kat _us _ti ogo rg _vr eta už oje io c_ du otr ava ica ral ese jev odn rem mer oc kak kih ano ah_ dno _en sla dat dst zp kom _br _vi dar čno su zb tek tu_ ore dan čil ub _ur eti ine ice tva ci_ pis edi uč tk odi vod iva rab rja lj_ smo eto ane as_ sre osl _op ren ul čen žn lav jsk _kot_ _ali_ _pri_ _ni_ _lahko_ _do_ _že_ _od_ _iz_ _če_ _tem_",
      ],
      [
        -8.75,
        "ris jn gle fi ana nap met isk kup hi de_ or_ upo ču oto es_ jeg mb roč _sr fo ml jal tri db š_ omo ole erj tj gla top w až _ča mn rez emo ha den mes mu_ on_ tno čni ver ro_ oko ans spe ril vne zad ato reč _ro at_ nan obi eds reb _gr _ji ros blj _pl ici enc nis ejo zg ino ita lc lan be_ olo _lj eje ens min izv bod eh_ lji zap živ zm sed tar tur _zn p_ itv pla stn tis ada _ok rok prv ško rek ekt nal sku bu log _dv ami _ja aro loč rim rd dne nav av_ obl naš nes ak_ sa_ adn keg alc ete imo _smo_ _si_ _med_ _tako_ _sem_ _ko_",
      ],
      [
        -9,
        "odl dlo tne _zd dov eve lit nju pu uš ogl teg ode ion vz ba_ cen tvo oče dnj oln dra rih gan čl lno ači bre rž gos aka _ze _ke mat lic arn ob_ y mar rod ere vor ale žav _pi bno rni god nil ara _št nij _av ank oro vez zak opo zu isa rep ozi ebn avo rev nce hod mal sli zel čj vem evi gu čit _čl eme išk _di rsk man rot oti _pe vaj era mp ten vit rm ego cev ret ib x dol vp ia end tiv ade rst ct _be uk tve lt mr či_ ijs _co eja nad jet sod dp riz iza drž čne epr dom mis rid fa oji pn kri len oča _ku aga me_ ema kor ogr odb vin vol alj vid ši_ pog tik dj jiv dej ide apr zve lač nci šo izo ple oga net kal ker cel rip ku_ tl nej tič zar _om vam zat oja _li _ter_ _kar_ _ga_ _bodo_ _jih_ _ob_",
      ],
      [
        -9.25,
        "nte _ba rno iki spl he pok dos žel epo dil bit lk ura emb ače co_ ič_ hr apo ivn ruž išč nom iln poz _hi rža _ži maj are dit _og zr nač obe aje reg rk zvo kem bj bom ike ubl rom tvi ona nda ezn izb mel opi niz čk uži _am _an odr čan vsa _or oka zan jim zni cer ugi obn akt les _kl jub ča_ taj kti ure tit iji ec_ roj rov _zg okr pon lij nč nta etu klj eko gre ls anc ebi skr ico izi nit mog _ak ošk _zv par azi jej ljš zgo ozn hu zl izd kd vt moč rš _jo lep kaz mem go_ _ot kod raš ef obj orn lag ben vk odp lič ner rič _fi ago jat _oz per rob km lin eče opr rb uči igr dk ult sne us_ edv ožn skl azv aše šte ms nu_ ad_ bor ške rve ps lom jst jaj hn emu žen lu_ ume kv jam kš akš avt jb jši vna reš jud iho _a_ šan gm ram slu zdr abi rl zač ou mož aša nev saj zde _mu _vl zk šl pop asl očn vaš _ev rna oni _samo_ _ker_ _več_ _kaj_ _vse_ _nekaj_ _bil_ _ta_ _bila_ _tega_ _zelo_ _ima_",
      ],
      [
        -9.5,
        "mla eu rop šče _w fe ort bni niš sno got nič iče fr asi nec ajb ata ves ivo edl bli emi ez_ atu kla _fa eči jek zpo vro ono ij_ _dn žb poš mov ars _zm ški voz vat vto _ig ivi ks _gm oh eza asn vpr vla izp _vp _ho sle _oc zal api org _ml int ama ea ive esa šp sni eo du_ osp vij ble sov _bl jbo sak sal bro odj mre su_ lci mlj zir tež sel lem ude plo ern mt x_ rga kli dna iso kim gen zav af pak omi ajn kn til ng rma ejš edo ake oj_ lek jp pin mno _fo rik iča sen nat teh oso ito _šp rtn abl _lo osn zbo ial lne _vz ins one isl dok aš_ bla juč art _či rog dje nog og_ čel iž ugo nj_ eži kle ajp bč obč rač los _fr pet ch evr gmt mt_ _mn lež con cl zor rne opa gi_ eča ge_ zas vic _su ota osk esn aže cu usp ras šnj jk amp kšn ie oži rak žni eže lož leg th eml čet lim ons hra kan dro kam nak goč ivl aši gal ic_ aza osi _vendar_ _zaradi_ _nas_ _saj_ _zato_ _jo_ _le_ _gmt_ _date_",
      ],
      [
        -9.75,
        "uro lna bs oba ojn esi zda enu nut az_ zva dvo kre obo tih tom ile asa aso mag očj hov ise pad esl _ug ačn uv atk tna vih azp toč tat bja ck upi mot y_ _zb not ht etj mil abe oce nn nka nin riš rin ts liš zag una der ces osv dbo ant tt odk kul ber lsk orm bri uri ado otn zvi čna bel det rti ru_ šev _uč gor lce rt_ rib sob _ar gij nep sic reh for vu ei zac tio dih ur_ pev _k_ rvi ods gn uh oct zma šči oci raž vas aču ero lil čal oku _kd mpa bne and ll žj iro kc kci rac čr dij zbi bir uni hot fot tir ct_ dve bin _it _cl vu_ roc tje šen sim onn roš šo_ mod jv ind ajs jno ošt sar of orj cti šu sit ovr ača onc ase azl au kj žil raf nst rc bar ečn onu sek trg upa ban liz _uv žno boj etr ša_ inu bos ebe _hr žin izk kto ops ipo _ru ect efo _ek vič jaz sil šne clo _proti_ _kako_ _bilo_ _pred_ _veliko_ _bolj_ _naj_ _leta_ _strani_ _prav_ _ampak_ _mi_ _oct_ _net_",
      ],
      [
        -10,
        "šča obs čaj njo elu _ge hit os_ kus vrs gu_ jne zra nt_ zah kje šno kva idr ž_ čak mam seh vra šit _hu šol zem jša eba kro _ju ekl jin asu fin dvs ečj čla seg jše tim elk jak aki ok_ mbn _uk ajv vrt _ud rel ted psk ser tko loš krb ehn riv zne bd ric eža tki rta rva nne užb haj inj toj tuj zno san itr ojo _svoje_ _vedno_ _res_ _vseh_ _predvsem_ _bomo_ _sicer_ _connection_ _close_ _dan_ _gre_ _te_ _brez_ _najbolj_ _svojo_ _glede_ _kjer_ _vam_ _torej_ _sta_ _slovenije_ _jaz_ _vas_ _potem_ _danes_ _namreč_ _času_ _mu_ _drugi_",
      ],
      [
        -10.25,
        "_let_ _bili_ _dobro_ _boste_ _nov_ _najprej_ _bom_ _leto_ _zakaj_ _imamo_ _časa_ _ljudi_ _celo_ _nam_ _mogoče_ _svetu_ _ur_ _kdaj_ _pač_ _vsem_ _način_ _nisem_ _sploh_ _dveh_ _me_",
      ],
      [
        -10.5,
        "_pomeni_ _storitev_ _niso_ _avto_ _eno_ _sam_ _nič_ _biti_ _malo_ _oziroma_ _ti_ _cm_ _lepo_ _slovenija_ _no_ _dela_ _napisal_ _objavljeno_ _čas_ _tam_ _vsi_ _mestu_ _treba_ _tisti_ _mesto_ _drugim_ _nove_ _sami_ _spet_ _com_ _vašo_ _del_ _dni_ _moral_ _sedaj_ _raziskave_ _namene_ _poleg_ _čez_ _letu_ _zakon_ _verjetno_ _seveda_ _uporablja_ _takrat_",
      ],
      [
        -10.75,
        "_stranka_ _ste_ _kakšno_ _tri_ _predlog_ _kdo_ _čim_ _novih_ _naše_ _največ_ _preveč_ _mislim_ _popolnoma_ _njegovi_ _tu_ _slovenska_ _nad_ _drugih_ _vlada_ _naprej_ _delo_ _itd_ _otroci_ _katerih_ _imeli_ _preko_ _morda_ _obiska_ _potrebno_ _podatki_ _rad_ _sveta_ _sama_ _prvi_ _prve_ _osnovi_ _zdaj_ _čeprav_ _uspešno_ _gospod_ _očitno_ _ena_ _rešitev_ _geslom_ _skupaj_ _jim_ _minister_ _prej_ _skoraj_ _njegovo_ _svojega_ _nihče_ _možnosti_ _uro_ _ravno_ _njihove_ _drugo_ _precej_ _mora_ _more_ _slovenskih_ _sredstev_ _enem_ _telefonsko_ _sms_ _sat_ _odlično_ _rs_ _sebi_ _foto_ _govoril_ _vsak_ _trenutno_ _projekta_ _ljubljana_ _eden_ _imajo_ _izdelki_ _vem_ _včasih_ _nikoli_ _tak_ _kateri_ _temu_ _dovolj_ _ljudje_ _ljubljani_ _vodi_ _težav_ _odločitev_ _ure_ _rekel_ _agencija_ _oz_ _svoj_ _portal_ _racunovodja_ _piškotke_ _analizo_ _izboljšujemo_ _oglaševanja_ _rabe_ _spleta_ _vsa_ _član_",
      ],
      [
        -11,
        "_mladih_ _druge_ _hišo_ _maj_ _posebno_ _zagotovo_ _konec_ _kmalu_ _pravijo_ _tiste_ _svet_ _pogodbe_ _prvem_ _primer_ _njih_ _okoli_ _vsega_ _drugega_ _čisto_ _vedel_ _razvoj_ _moč_ _eu_ _gotovo_ _problem_ _primeru_ _želimo_ _novo_ _življenje_ _vaš_ _server_ _lighttpd_ _vnesite_ _številko_ _poslali_ _vašim_ _jul_ _svojim_ _zmago_ _desus_ _mnenje_ _katerimi_ _točke_ _pravzaprav_ _ja_ _sezoni_ _druga_ _toda_ _začela_ _uporabe_ _teh_ _preprosto_ _imel_ _zgodilo_ _www_ _hotela_ _vrednosti_ _center_ _delu_ _posebej_ _srca_ _žal_ _letos_ _velik_ _prosim_ _srečanje_ _mar_ _kljub_ _želijo_ _mnenja_ _skladu_ _sredstva_ _šlo_ _naši_ _vsako_ _državnega_ _uri_ _the_ _slovenskega_ _dva_ _manj_ _pomembno_ _obstaja_ _pogosto_ _prva_ _naslov_ _re_ _jima_ _projekt_ _content_ _length_ _njegova_ _pridružen_ _deluje_ _kakšen_ _občine_",
      ],
      [
        -11.25,
        "_zvezi_ _sodišče_ _stvari_ _države_ _ime_ _film_ _pravi_ _zunaj_ _odločil_ _nekoliko_ _najboljši_ _pomočjo_ _predsednika_ _poznajo_ _spletne_ _drug_ _položaj_ _ljudstvo_ _tleh_ _smislu_ _kakor_ _začnejo_ _mesta_ _večja_ _tej_ _pod_ _imate_ _oseba_ _zagotavlja_ _letih_ _nova_ _otrok_ _daleč_ _dejansko_ _mestne_ _vprašanja_ _vprašanje_ _točno_ _temveč_ _nekateri_ _vodja_ _mon_ _težko_ _aktivnosti_ _področju_ _nekdo_ _dejavnosti_ _uporabo_ _prvo_ _revije_ _dve_ _telo_ _oktobra_ _potrebuje_ _država_ _status_ _dolgo_ _razpis_ _milijonov_ _domu_ _zadnje_ _videli_ _človeka_ _ji_ _čaka_ _letošnji_ _komisija_ _mlade_ _neposredno_ _evropske_ _prihodnje_ _jeseni_ _sun_ _oči_ _ministrstva_ _pm_ _slabo_ _enkrat_ _oba_ _razprave_ _poslancev_ _enostavno_ _nato_ _členu_ _njegove_ _nimajo_ _katere_ _otroke_ _ugotovili_ _super_ _njim_ _avtor_ _on_ _ipod_ _povem_ _naročite_ _treh_ _nekaterih_ _prvič_ _večino_ _vlade_ _šole_ _velika_ _novembra_ _zda_ _obdobje_ _razvoju_ _dejavnost_ _starega_ _okrog_ _spremlja_ _trije_ _evrov_ _zapustila_ _izjemno_ _motorna_ _velja_ _nadaljevanje_ _sloveniji_ _slovenske_ _mnogo_ _verjamem_ _starši_ _zlasti_ _fazi_ _sistema_ _tiskovna_ _takoj_ _fri_ _njegov_ _bile_ _glavo_ _povedal_ _raje_ _svoji_ _ukrepov_ _uporaba_ _težave_ _samega_ _področja_ _otroka_ _teden_ _koper_ _prikaži_ _hotele_ _organizacije_",
      ],
      [
        -11.5,
        "_mednarodni_ _stopnje_ _zakona_ _pravice_ _novega_ _pobud_ _stran_ _zavoda_ _njenega_ _zgodba_ _izvajanje_ _zasebni_ _stanje_ _zaključili_ _pomaga_ _andreja_ _meje_ _njihovi_ _vsaka_ _obe_ _čimer_ _kolega_ _zadnjega_ _napako_ _roko_ _noge_ _obenem_ _prodajajo_ _kolikor_ _blizu_ _bog_ _njej_ _mediji_ _oblasti_ _temperatura_ _celotna_ _ministrstvo_ _cena_ _občin_ _vsakega_ _prek_ _konca_ _letošnje_ _prava_ _izbira_ _zdelo_ _pride_ _uprave_ _šolo_ _roke_ _želi_ _par_ _minut_ _prišli_ _poslanci_ _evropskega_ _parlamenta_ _zbor_ _ceste_ _primerna_ _denar_ _kodo_ _ekranu_ _dejstvo_ _moja_ _polni_ _septembra_ _domov_ _katerem_ _zgolj_ _traja_ _dolžina_ _podrobnosti_ _knjigo_ _sklopu_ _potekala_ _naročila_ _lov_ _pokazala_ _veščine_ _fajn_ _lestvici_ _brali_ _izmed_ _poslovnih_ _postavi_ _toliko_ _svetlobe_ _moči_ _odstotek_ _en_ _zna_ _prostor_ _eni_ _svoja_ _evropski_ _korist_ _hotel_ _našli_ _imenu_ _prijave_ _slike_ _zadnji_ _pot_ _nazaj_ _naprave_ _energijo_ _pomembna_ _gospoda_ _demokratska_ _nadzor_ _različne_ _mešanico_ _delovni_ _odprt_ _slabega_ _poklicnih_ _hkrati_ _svojih_ _hitro_ _meni_ _najdete_ _video_ _ostali_ _pop_ _oddajo_ _podatkov_ _uporabljati_ _končal_ _bolezni_ _vsaj_ _vrsto_ _podali_ _začne_ _vsebino_ _informacij_ _ponovno_ _temperaturo_ _itak_ _dvema_ _les_ _postaja_ _medtem_ _stvar_ _vrhu_ _trgu_ _tisto_ _skupino_ _dne_ _razvila_ _širše_ _jaka_ _dr_ _govori_ _iphone_ _redno_ _igrah_ _rok_ _človek_ _kakšne_ _podjetij_ _kasneje_ _štiri_ _moremo_ _svetovno_ _uradni_ _dokumentov_ _priti_ _slovenskem_ _dosti_ _ogromno_ _predloga_ _tujini_ _zdi_ _pojasnili_ _bolje_ _dogaja_ _mene_ _sva_ _znova_ _tekmovanje_ _mag_ _prireditev_ _imam_ _sobota_ _skupina_ _podjetje_ _amd_ _dom_ _eur_ _obdobja_ _sposobnost_ _oseb_ _sebe_ _posledic_ _vodstvo_ _skrbijo_ _zbora_ _mladi_ _model_ _znani_ _dobil_ _moramo_ _žaga_ _novi_ _praktično_ _točk_ _leti_ _izdelek_ _takšna_ _namen_ _presenečenje_ _četrtek_ _izbranih_ _vi_ _končno_ _učinkovito_ _glasovalo_ _zame_ _nekatere_ _dajo_ _zaključku_ _hiše_ _lani_ _voljo_ _rezultat_ _republike_ _slogu_ _današnji_ _sporočila_ _uporabite_ _aprila_ _strukturo_ _njem_ _kažejo_ _tehniki_ _sodne_ _enega_ _najmanj_ _štirih_ _število_ _plus_ _lastno_ _storitve_ _skupnost_ _literature_ _poroča_ _postane_ _vozila_ _pravico_ _spremembe_ _max_ _doma_ _sprejeli_ _vseeno_ _tedaj_ _njo_ _moskvi_ _brezplačno_ _mitja_ _hrastnik_ _namestitvi_ _program_ _prijatelju_ _vsebina_ _razširjeno_ _poskrbela_ _sep_ _skupine_ _polno_ _prosimo_ _zdravje_ _katerega_ _večinoma_ _šele_ _domačini_ _poškodbe_ _moraš_ _vojakov_ _vsekakor_",
      ],
    ],
  },
  {
    code: "so",
    script: "latin",
    levels: [
      [-2.5, "a"],
      [-3.75, "i"],
      [-4, "a_ o d"],
      [-4.25, "u n e aa y"],
      [-4.5, "l k h s r"],
      [-4.75, "m"],
      [-5, "b ad o_ da g an ka w ay"],
      [-5.25, "t n_ ha oo _a x _k _w u_ _d wa"],
      [-5.5, "la ma ka_ ee y_ al _wa ar _s ii _i ah ay_ c"],
      [-5.75, "_m ya ga ada an_ i_ q ta aa_ ax ba _l in da_ iy sa"],
      [-6, "oo_ na _ka xa ra uu _b d_ aan dh e_ aha"],
      [-6.25, "wax _ma ab as is _u axa ku f am id ag _la yo _c _dh _h _o yo_ ey si sh"],
      [-6.5, "ca ir _oo _ah _q _t _ku aal hi _da ku_ qa ii_ di _g h_ iyo j ri ga_ _iy aad li _oo_"],
      [
        -6.75,
        "_ba yaa ha_ gu so mi r_ uu_ ala _ay waa in_ _sa ana aga maa nt iya ta_ _x ti la_ aas bi le ki xaa ig il nk dha lo _e rk ah_ _ka_ _iyo_ _ku_",
      ],
      [
        -7,
        "_in na_ ur or aya _j ara _n do lk _so gaa ac hay _ca ee_ _y ad_ l_ dan sha kii _ha laa de soo gu_ _ee aq _ta ed er he _si s_ ul ali bad ama ho _u_ nta nka _qa _ah_ _ee_",
      ],
      [
        -7.25,
        "_f re aba qo ni lka _is _aa mar _mi iis du aar dk san iga ida ark im af en mid kal lag haa un me rka _sh ug no taa ji xu eed fa el to dhi _waa_ _la_ _waxaa_",
      ],
      [
        -7.5,
        "bo yi ol ank _uu st yn _ga iin eey qaa raa rt on eer _r loo id_ adk eg si_ daa mu xay dii dd be had alk ys ye ko ar_ ira ro le_ od aca doo lad _ya int ale aab mad aam ash ey_ dad om ux og _ho go saa sk _lo _ay_ _uu_",
      ],
      [
        -7.75,
        "hii dka yad ud ib een xi at aw kaa asi _bi ob ci isa wu _wu _xa adi hee hu sid b_ xuu _qo _ji ya_ aqa _di add caa uxu ila naa bu wux xa_ ari _fa su kh baa yah ma_ fi x_ _ug day wad us bar ne mag ray dee oma ja en_ mee jir rta ed_ rii _soo_ _waxay_ _in_ _badan_",
      ],
      [
        -8,
        "oon ge agu we _no _mu nay as_ ugu isk _gu ak yay ow m_ ree al_ rad _ko _de iri ru f_ oy dhe ood cu sa_ _ti ima ame ina liy tay eeg ba_ hal lo_ ant _cu _ja eya te dal haq ayn _le gi _du _ci shi han ik _xi dah ic um ado riy oom _ra dda ays do_ ih ade bee ooy rs _mid_ _kale_ _waxa_ _aad_ _wuxuu_ _lagu_ _ayaa_ _ugu_",
      ],
      [
        -8.25,
        "nad _am oq sta sii ll _yi eyn are nu koo ska _do ro_ ink ihi asa lee abi ega hor qor ban g_ to_ lay ysa oog er_ mo lah _na uur ax_ tir _af nd re_ eb _go is_ _be iye art p tah se _bu os _il ran oob no_ sad aah ist eel lab aay yd es tii yee ke yn_ tu ub rki bk far alo _loo_ _laga_",
      ],
      [
        -8.5,
        "bt iir ulk xe _he ex ayo gal kan lin adh war it gan co ora _fi du_ oga noo sl eys aaf sam _me uq ool _bo buu uri _ad uun eda eh ani oyi _we era qu uw dib _su qab ras biy she c_ ri_ aat kar w_ on_ dhu dar ami bka cad wey dab xo and lan wl ng mac _xu too ido ns hoo _ki bo_ fk yna may ast deg oqo abo iid of lm _si_ _ama_ _tahay_ _sida_ _dadka_ _ahaa_",
      ],
      [
        -8.75,
        "hin oc oda li_ adu yar yu xd gay _ge oos od_ suu dam oba ata dki uud ho_ ix gee uwa imi af_ mb bi_ _ar idi nuu hul ib_ sti mk car ura _ni yih sku qd noq ra_ uul fka goo hig aro je uga eh_ uma ca_ ham sal lam una _qu nac lla am_ irt ola abk iil ano mo_ aag yb wla obo mal sla ayd nin abt cab gac guu ud_ afa bta aac ut cm say _al _kh bil isl qoo tan nki bay ore aqo kee el_ ce so_ har sho lki xar nti leh gs yin _wax_ _yahay_ _dalka_ _aan_ _kala_ _magaalada_",
      ],
      [
        -9,
        "iba or_ wal tee sar ela ry aj yuu ye_ mah lb qad ing ab_ dax ees gir cma all qof ir_ wi irk afi hex il_ inu hir ula bax qi uru rsa ls if gt _je dag awa max ars sm tic cur cay hab amu haw se_ qay _ne rn gob rab ish _xo rah can mka ni_ qur abu icm kul fii unt ato eri ol_ rr eli aaq ddi cii un_ ahi _tu yey ona ul_ rey duu yir yd_ kad bol oor muu kuw _ab siy kor rin eeb xee aye amk axd gii rd cal go_ ans idh has cd uh xda med bii _to wan qar nn way ny lu tar akh his diy gg uuq ago jo hd ec ngi aki ot rb dho esh awl kas ur_ _ahaan_ _leh_ _waxaana_ _marka_ _sidoo_ _af_ _markii_ _wadanka_",
      ],
      [
        -9.25,
        "igi hel uqa nah iro jaa ixi ly olk alb ort _co ow_ ruu qe bd _re nid ogu lig fu kha xam abd dn dig mas sig yaq xoo afk bul isu axe hi_ amb qan man ita waq ht jee uk of_ nim iim ayu ebi mii wo ek _p boo hac ikh uda _as sag sb yst faa boq ayb urk v bal lg ti_ usa ena rya gud arr tal br olo ia iik daw ا ine ne_ oqd bs big wee rto lsh aaw _qi _ke wak ilm aak nd_ uls ag_ bah roo bin sma tad ere gur hu_ kam tig lim _ilaa_ _inuu_ _kii_ _dad_ _yihiin_ _isku_ _dib_ _loogu_ _ayuu_ _dheer_ _dhulka_ _yar_",
      ],
      [
        -9.5,
        "kun yan _og qda ney gar gsa dow lma su_ yl ism cs dir abe tr ire q_ mul _ye bb owl bis neb cda isi iib _ru ac_ rsh uus nto som oro asu gm eyo ld mus unk dna z xig uut _li dun sto nsa ika _fu lid rax aru how hti fad rig io elo rku kuu cag imo xb xba hah nu_ nee ooc ilo ex_ bab bn lya kht ynt eyd oow aso ilk ede ini ate axb abs xil ili bed _ii aaj aji nya ill soc ask jab fur uhu db rg urt uug lga egm iw kay xis isb ft ann bra be_ ica bsa ndh sc rc lba edk ia_ sab bur cun exe udu sim gta uni awe bix iic was _sc nab rni ram rik cil nna mil et hiy any acd alg tam fo _isla_ _inta_ _soomaaliya_ _ha_ _qof_ _sanadkii_ _sare_ _da_ _ma_ _tirada_ _waana_ _jiray_ _ingiriis_ _guud_ _weyn_ _maxamed_ _wuxuuna_ _laakiin_ _curiye_ _yiri_ _leedahay_",
      ],
      [
        -9.75,
        "tuu fe min xw axw di_ ane lii xii yim rag ary din _wi arn ofk _lu bir k_ lmi xad qal em mey joo wg irs acs aq_ ju ل bdi ork gga raf aci _hu yk yka _an iso yr uf igu sh_ _aq nku _aw tey arb duw _jo eek aka nig gel yg mud dug eye dey dis ati dul uku gol rar th gey mm _ro adn _un ont xan cw lis mig _ur miy uti gab kh_ qey _qe ald ugs hey _hi ber ard _at tag ahe gy _xe _er ayk del ise fal nii scw cw_ cod fim aax lal yda lbe os_ cel him usl sli t_ eyb gsi ds hk tid uqd ion _mo kag ysi osh hax rx hda _te qot ciy ddo bna kac ris yi_ mba xor owg ley xy axy _ce huu gma xe_ tim co_ qt aqt qti _uga_ _meel_ _gobolka_ _sii_ _taasi_ _hore_ _dhashay_ _hor_ _beeraha_ _bulshada_ _scw_ _ahayd_ _halka_ _dhinaca_ _sano_ _dhamaan_ _waxaan_ _leeyahay_ _jira_ _duwan_ _dhan_ _nin_ _soomaaliyeed_ _dhexe_ _nebi_",
      ],
      [
        -10,
        "oh uc agt enk qa_ ebb bba key nb sax awi rum ij im_ qii qiy dil ai axo jin ily hid moo jec run mbe rdh uba _id rti ent mi_ aqe lib qee sn nis hil sbi ide edu lle wii _ju las ocd ahd fr xus see ota rur ub_ ele qs gad wga erk ayl ule ulm kum yl_ muh khd ej ose xey fan sy shu lil yoo jam sin xwe age _nu gya hog cee nte _ag mbi hag ef dl nsi dex rm rba amo oni _c_ iq ekh khu hr uub dku tom yag ig_ rri ea cir yga ici ori ok nol rna hib ال muq gn ige obi wa_ qo_ agg tu_ ji_ nax _im lli nan uli wm aja ole fil cus awo woo oya eni ull iti ve op xya ko_ eg_ bor cid cam uta wo_ dh_ egs rid yb_ eji faq anu _fe maq _tan_ _kaga_ _labada_ _gaar_ _is_ _iyadoo_ _afka_ _wada_ _reer_ _haddii_ _carabi_ _looga_ _karo_ _waxayna_ _labo_ _yaqaano_ _dawladda_ _rasuulka_ _maraykanka_ _iska_ _kooban_ _inay_ _dhex_ _somaliland_ _noqday_ _caasimada_ _jabuuti_ _hoos_ _milyan_ _nool_ _qaar_ _magaca_",
      ],
      [
        -10.25,
        "ush qdi ss ch gen ogg rko ix_ xag cn igt bas mma dde iiy ege xir xiy jo_ rra hur _iw oca luu adl ayi afr igo ste jii qol ybt odo _us mir pe der dba unu ddu bey cas urs rsi mik iko csa tab hka llo uum alm lac csi udd ibn ury dsa bto _ا _ال tio yne xuk jan xab de_ aft cy uka idk ure eyr eec odk iwm wm_ xm axm ons fri men use ume fir pa adb tl met ile ubk laf yso exd ece aqs sey ki_ zi xaq udh nj _or arc ors rke rte isy sya us_ oli ibi ldh ogo ind um_ _yu udb ase uux dub iwa bac az xal ci_ ero quu khi ibr qon bih lw yra tin dur aho eef _um den niy wr kol jas idu _ul dob xid _se arx saf _if sug onk arg rge uhi _br did ord _ri ug_ orn lia anj ayg cig tur eyi idd yig lku wel _muqdisho_ _isagoo_ _qofka_ _jiro_ _dhaqan_ _wadan_ _diinta_ _markaana_ _fiican_ _soomaalida_ _markuu_ _ahaatee_ _yaqaan_ _astaanta_ _caan_ _dunida_ _ayay_ _iwm_ _waxee_ _magaalo_ _laba_ _kamid_ _dhaqaalaha_ _biyaha_ _taariikhda_ _hoose_ _maanta_ _cali_ _yimid_ _kuwa_ _kan_ _maalin_ _baxa_ _soomaaliga_ _cilmiga_ _soomaali_ _waqooyi_ _tirsan_ _dadku_ _walba_ _go_ _aduunka_ _kadib_",
      ],
      [
        -10.5,
        "uj ر dm pr rda th_ _it ito oys ads dke fta ql anb ene ego sun sul gas xt eca cud yid ik_ los til tod ift rco my _el jiy م ct oto rit tla omi iif sat tus rso wix hri hud osa hs wuu yni com uy rci lda km ifa hn _fo rga sna dy eyl _ib _od acn ntu bti oj xas ap bdu if_ gti nda xaf ysk cna aql yt ace amm lwa _ax es_ exa _z eex nsh rak rma odd gum rl arl usu kt qsi fti dw ua eba hak ydh ang ski emb kim bog pu ust mh ric gmo uwo ono low rq arq _km km_ imk bit dhk xi_ bbe ers he_ ys_ ge_ kab fin kr naf bw abw bwa _xaraf_ _bisha_ _hal_ _caafimaad_ _madaxda_ _lahaa_ _dadkii_ _dhul_ _ingiriiska_ _mar_ _degmada_ _muslimiinta_ _kasta_ _sanadka_ _ninkii_ _caalamka_ _helo_ _ameerika_ _xiga_ _wayn_ _waxaad_ _binu_ _kun_ _caadiga_ _bilood_ _dhanka_ _afrika_ _ula_ _maalinta_ _isticmaalaa_ _biyo_ _ciidamada_ _way_ _waxoo_ _wuu_ _sidaas_ _meelo_ _sameeyo_ _kuwo_ _km_ _leeyihiin_ _eebbe_ _sheegay_ _kaliya_ _dagaalkii_ _intaas_ _taariikh_ _markaas_ _ilaahay_",
      ],
      [
        -10.75,
        "_dii_ _xoolaha_ _xarafka_ _alle_ _sidii_ _daray_ _ciise_ _sameeyay_ _isu_ _wixii_ _dhaqaale_ _bariiska_ _saabsan_ _kimiko_ _shacabka_ _waxey_ _yaala_ _kuwaas_ _jirey_ _isaga_ _qayb_ _ahaayeen_ _qoraxda_ _farta_ _lacag_ _ganacsi_ _cuntada_ _ineey_ _qaramada_ _karin_ _taas_ _taasoo_ _hase_ _islaamka_ _waxbarasho_ _qaaday_ _itoobiya_ _jirto_ _kartaa_ _xaaji_ _ra_ _wanaagsan_ _abuu_ _jeer_ _qiyaasaa_ _sadex_ _al_ _labaad_ _bir_ _magac_ _markay_ _macaan_ _qaybta_ _ii_ _inaad_ _bal_ _iyada_ _yaal_ _jecel_ _hargeysa_ _curiyaha_ _haddaba_ _caafimaadka_ _dowlada_ _inkastoo_ _haddana_ _maamul_ _tiro_ _kuwaasi_ _darteed_ _jireen_ _kaasi_ _dhirta_ _degan_ _sh_ _adag_ _jirta_ _waliba_ _dhacay_ _noqotay_ _golaha_ _hab_ _dhow_ _mida_ _midoobay_ _waqtiga_ _jiraan_ _inaan_ _shaqada_",
      ],
      [
        -11,
        "_qaarkood_ _siyaad_ _reebban_ _galay_ _dal_ _dhawaaqo_ _noqon_ _karaa_ _aha_ _waxana_ _nebiga_ _socda_ _axmed_ _luuqada_ _ahi_ _jaamac_ _jasiiradaha_ _neh_ _galbeed_ _lix_ _wakhtiga_ _wadanada_ _aynu_ _kulmay_ _hadana_ _kula_ _qaatay_ _saarka_ _beesha_ _bishii_ _atomkiisu_ _puntland_ _war_ _waaweyn_ _yaryar_ _kalena_ _somalia_ _xeeb_ _gudaha_ _uuna_ _midabka_ _dhamaantood_ _wareega_ _kaloo_ _iney_ _waan_ _horeeyay_ _timid_ _jaamacada_ _waxuu_ _dhowr_ _jamhuuriyada_ _waqooyiga_ _lama_ _wakhti_ _deegaanka_ _qeyb_ _wadamada_ _waxyaabaha_ _sokeeye_ _nolosha_ _goobo_ _heer_ _suugaanta_ _halkaas_ _shan_ _dugsiyada_ _gacanta_ _aysan_ _yiraahdo_ _ciraaq_ _markaa_ _degmo_ _sheekh_ _muddo_ _dhaqanka_ _cunto_ _hadal_ _isticmaalo_ _doonaa_ _dibna_ _deegaan_ _quraanka_ _hadda_ _qabiilka_ _bariga_ _jirtay_ _igu_ _warshadaha_ _yurub_ _muuqaalka_",
      ],
      [
        -11.25,
        "_mohamed_ _wareegay_ _korkiisa_ _shire_ _dalagyada_ _badnaa_ _faa_ _maxaa_ _haweenka_ _boqorkii_ _gaaban_ _madax_ _horaantii_ _sameeyaa_ _aqoonta_ _aqoon_ _boqortooyada_ _qalabka_ _ayadoo_ _bari_ _baahan_ _qoran_ _sheekhu_ _galbeedka_ _baaxad_ _bada_ _kitaabka_ _kuu_ _yidhi_ _koobanyahay_ _qabiil_ _berbera_ _macdan_ _badani_ _kaa_ _hawada_ _brazil_ _xarunta_ _madaxweynaha_ _adeegsado_ _ururka_ _waxba_ _helay_ _dhismaha_ _hada_ _dabadeed_ _baa_ _doorasho_ _keenay_ _cabdi_ _waday_ _dhigo_ _mu_ _qoys_ _qaabka_ _qabtay_ _waxbarashada_ _yaalo_ _saldhig_ _nooc_ _bilaabo_ _far_ _qori_ _doortay_ _xornimo_ _madaxwayne_ _koowaad_ _qoraxdu_ _noocyada_ _su_ _xaq_ _waayo_ _kariimka_ _laabtay_ _ruux_ _siyaasadeed_ _aheyd_ _jeeda_ _isticmaalaan_ _lambar_ _wuxu_ _kadibna_ _gaadho_ _talo_ _kalaay_ _meesha_ _arkay_ _waqti_ _kor_ _wasaaradda_ _maxamuud_ _midab_ _noqdo_ _qaranka_ _ciidan_ _waxeyna_ _tusaale_ _madaxweyne_ _dabadeedna_ _arday_ _masar_ _asaga_ _xisbiga_ _ba_ _barre_ _nuunka_ _hadday_ _cumar_ _yeelay_ _ayey_ _midka_ _dhalay_ _hureyra_ _magaallada_ _dumarka_ _aadamaha_ _lagaga_ _badanaa_ _ogaaday_ _allaha_ _fiji_ _markiiba_ _midaasi_ _nidaamka_ _boqorka_ _caalamiga_ _helaa_ _oogada_ _xaga_ _qoray_ _kama_ _qabto_ _nooca_ _square_ _kaas_ _rag_ _laf_ _usaama_ _sareeya_ _uusan_ _una_ _khudaarta_ _xarun_ _muhiim_ _reebo_ _uun_ _fara_ _midig_ _maray_ _meelaha_ _taal_ _cabdiraxmaan_ _cadaado_ _ximan_ _mr_ _cagaar_ _kana_ _mudan_ _sharci_ _rasmi_ _xisaabta_ _carabta_ _barashada_ _heerka_ _madoow_ _curiyayaasha_ _eey_ _yaqaanaa_ _guruubka_ _sababtoo_ _hodan_ _gu_ _kastaba_ _noqdaan_ _intii_ _lahayd_ _awooda_ _gala_ _wey_ _talyaaniga_ _ereyga_ _muxamed_ _caansan_ _aw_ _dugsiga_ _dawlada_ _maadaama_ _macdanta_ _baxo_ _kamida_ _xun_ _koonfurta_ _bilaabay_ _xigay_ _halkii_ _magaaladu_ _haya_ _ooy_ _doono_ _hayo_ _dowlad_ _qaato_ _tacliinta_ _balaaran_ _saleebaan_ _koox_ _jeedaa_ _ta_ _awood_ _qarnigii_ _geeriyooday_ _bandhigay_ _koobi_ _qoraalo_ _gobol_ _fikrad_ _dagaal_ _kacaanka_ _qoro_ _cagta_ _carada_ _ganacsiga_ _eyl_ _kasoo_ _dhiga_ _shirkada_ _dhinac_ _dejinta_ _gaaray_ _mudo_ _ibraahim_ _kali_ _xusay_ _caadada_ _dhisan_ _bulsho_ _fiiri_ _aasaasiga_ _shanta_ _lambarka_ _yemen_ _biiray_ _sannadkii_ _horyaalka_ _culus_ _taala_ _guryaha_ _xafiisyada_ _shiinaha_ _taagan_ _weey_ _maamulka_ _baabuur_ _midhaha_ _daro_ _iyadna_ _markey_ _yaraan_ _saldhiga_ _ibraahin_ _oday_ _taasina_ _codka_ _aasay_ _salaadaha_ _odhan_ _ilaaliyaan_",
      ],
      [
        -11.75,
        "_dhibaato_ _xasan_ _dhintay_ _bidix_ _cad_ _salaadda_ _guulaystay_ _dagaalkaas_ _suuqa_ _xagga_ _qoyska_ _waad_ _beero_ _garab_ _macalin_ _carabka_ _iimaan_ _bani_ _wasiirka_ _dar_ _xiiso_ _madiina_ _abii_ _aynan_ _dul_ _luuqadaha_ _hadlo_ _horumarka_ _qaarada_ _erayo_ _alwaax_ _waxoona_ _menelik_ _naxariistee_ _geedka_ _yiraah_ _geedaha_ _roobka_ _aduunku_ _maskaxda_ _joogaan_ _dhulkii_ _cusub_ _boqor_ _iisul_ _wasaare_ _mitir_ _gabayo_ _gabayada_ _cagaarshowga_ _yeeraa_ _fadhidaa_ _aanan_ _kahor_ _balse_ _isugu_ _raashinka_ _qalalan_ _kuma_ _sangub_ _sabab_ _bedelay_ _mayl_ _sonkorta_ _dhacaan_ _habar_ _weynta_ _toban_ _nabad_ _wanaaga_ _nabada_ _biraha_ _baxaa_ _ugaas_ _bismuth_ _qaboow_ _kulmaan_ _ninka_ _magalada_ _awgeed_ _iyagoo_ _yiraahdeen_ _run_ _iyaga_ _bu_ _haysta_ _buug_ _dhimashada_ _badhtamaha_ _warbaahinta_ _cabdullaahi_ _saa_ _goboleedka_ _atomyo_ _dhab_ _borama_ _alla_ _dan_ _canjeero_ _xulbad_ _muhiimsan_ _sharciga_ _user_ _en_ _dhalashada_ _nabi_ _beegan_ _baxaan_ _xayawaanka_ _xiliga_ _qur_ _aanka_ _ogsaydh_ _ahna_ _miisaan_ _naxaasta_ _markaan_ _firfircoon_ _dhakhso_ _falgalo_ _sun_ _jidhka_ _cudurka_ _qabo_ _faray_ _muuse_",
      ],
    ],
  },
  {
    code: "sq",
    script: "latin",
    levels: [
      [-3.5, "e"],
      [-3.75, "t i ë a r"],
      [-4, "n"],
      [-4.25, "s ë_ e_"],
      [-4.5, "h o m u k"],
      [-4.75, "d j l p"],
      [-5, "_n të _t"],
      [-5.25, "i_ sh të_ t_ _p a_ _s"],
      [-5.5, "_k _m v _e g n_ _d në ar _të it r_ _të_"],
      [-5.75, "në_ b he et ri te ër in _e_ f ti dh"],
      [-6, "re _në me an nd _a _i je ës er is ra ht q z or sht _në_"],
      [-6.25, "at en he_ dhe on ve s_ li si mi _v pë _sh ta im es për y it_ _dh in_"],
      [
        -6.5,
        "_f c ni ur ua rë ka _b _pë me_ al _i_ nj as ko jë _me gj ën ll pa et_ _r _l ku st ik ma te_ _dhe_",
      ],
      [-6.75, "to di _q _g _nj më tu ja jë_ ro ër_ ng një j_ _pa ga le tr ve_ _ka la ish _me_"],
      [
        -7,
        "un ar_ de o_ po _ko se do ne il kë hi së ët hë imi m_ nt rr ha ke uar u_ _ng ba re_ pr th vi ësh ës_ që nga ek ën_ _gj së_ aj më_ ga_ ak _një_",
      ],
      [
        -7.25,
        "rt k_ sa _j mb ul _u rë_ _nd pe _h htë _ve na _më _pr hu tet om _që _po ji lo ej _ma ri_ _te ia se_ em _ku ci ra_ el ur_ dë _si ed që_ uk si_ ot mu kt end _nga_ _për_ _që_",
      ],
      [
        -7.5,
        "kr fi ij ke_ am hk shk os _ë hte lu _c tar ol gji ru ka_ _ës _z jet _kë at_ ev oh _ba ip ir dr en_ ne_ ist oj ki eri um zi rs h_ rit jt pu pi anë no du etë io ad on_ bë oni ndë ti_ _vi qe so es_ ta_ ash ç tin fa tit par _është_ _më_",
      ],
      [
        -7.75,
        "min shi ësi _se mi_ je_ ut _ti und jo _di mo da us eti ull nu ali ara iz or_ lë pas rm edh su ia_ l_ _ar rd eg _o _mb tor _tr d_ eve esh id atë dër _de shë iti bi av ori _pe _u_ tj ët_ ndi _is nte vit op kon _ja yr rim kom mit qi tua _kr gr an_ kët ja_ gje _ka_",
      ],
      [
        -8,
        "hm ore het ap lli ion be va az _li _rr oi iv _ne tur _fi fo rin _mu ej_ per isë _ed im_ ai rej ue tës tij lin ati ite _re ani ry _du are tje erë jit tri arë _së ij_ oi_ _at ale pre ëm _nu ho li_ fu jes shm jen rg ime cil ven od ns _ci _mi as_ ez ndo akt ht_ ike ran le_ ni_ tër _do x shu rk ris bu y_ sa_ ill ëv br hin mun ohe ush ret der _edhe_ _si_ _së_ _se_ _te_",
      ],
      [
        -8.25,
        "gu fe rb nde ith ju duk kur _qe lit _sa ai_ hme do_ yt jan art aj_ _ai ep por af ks _fu hq shq jer _ki _lu ty tik tra ili nd_ bo ter inë ari ont _th ie hj ok ues ete rat _st er_ hum zh kis nuk uk_ ëri ft men ndr _fo sti met na_ ant aq _ta dit za nin man ye _la jo_ ha_ uke ig rës og ëm_ kan ent sh_ vë ave str _fa ton _mo tim ëve sis nit rre orë go ban she ik_ hur _in jn era hen hë_ lla _ha hën zo ca pl pt rri _tij_ _ai_ _nuk_ _ne_ _ishte_ _janë_",
      ],
      [
        -8.5,
        "_ç rj nc dis pro hqi ud vo nis esi tyr ze hje dy ast for llo ini mar _ak ind ic lim sp arr rën ys kës rua qip uan _le gja lua sha _an res mp itu reg iu umë dor dhë ura and ce sta uri _dy la_ rf _ri koh fun sit tre _pu ers ënd dj ov qy _gr _dr ste itë pul kat vet _bo _je ëtë ata ku_ all ita ive ërt ron lt _va fil ut_ esë bër adh _bë hp shp uh ver pj the ah nor _tj kri bas sto lar ërb _da if yte jat uj _duke_ _këtë_",
      ],
      [
        -8.75,
        "ano ort ërf her bl pop rdh ele ekt sk ejt to_ rti oli jnë mad tiv ria rik nti ato ikë ojn qyt of ktu _su mbi yre up sip _qy ab pri _as vj opu bar saj tha _ra uf dës qe_ uaj _al g_ vje ina xh hta ysh egj ren kul kal kj ard sin faq ac ajt fs fsh nda mba tën det mat eta ipë pje _bu dre dhj tal ona ërk ib otë ërs ami ag kry one nje hëm tat sio fr nës _pl oma _ek cio dim ërm dje _em ika mër _hi ëta ual lis htu rn bot tro _he mes qen hës _pi hat rrë err _or ëp mj ras zë gra tem oll _so mbë _ro llë ndj _prej_ _por_ _shumë_ _do_ _vitin_",
      ],
      [
        -9,
        "kti rje idh nën sur ll_ rsh uni eç ane son dhu _vj tev mer zu ell ojë iku kua rdo ea _be ajo rye rët let emi rte lat irë po_ jtë ub ënë ug gë ate isa qu aqe ls ëz ult omb hko omu tek _ty luf uft ohë rys rgj kun al_ sim au hku pra ana odh hkr iko kim mr dry ksi _pj sho eto ërd ih rbë ftë rtë tan eli _vë oz rma ob dik ky pun eh zim nk lik eks ipt ça _zh _fe sl tu_ p_ kë_ _vo roj izi w ide _t_ nal eku lor hej int pol enë mal kën orm _kj kjo _to mir rc ch ëh ek_ des di_ lë_ rsi hy bi_ tes eni kor azh mën ërg _ky rv cë ere _br est lek eth mil ëhe ine ef ror _aj _ke _dë fl kl _bi hti ma_ ël uz thë _pas_ _deri_ _ku_ _parë_ _tyre_ _kjo_ _mund_",
      ],
      [
        -9.25,
        "_sp ua_ ec him ark net ian var apo uhe nik rfa lls gl _fr kra stu igj nto din pik edi _ju dha ito mje ëto ky_ km rez mor asi mës co gi kol niz bët dy_ _ad ge hi_ _x _sk lën rt_ ese lsi don _na jtu ot_ his fer pta fik jal ket omi htr iq _lo mur _ap ten dal mik ons veç viz emë enc eo olo esa onë nim _zo eu vil ny bre llu _fl kos oc ila os_ ral aci ndu _fs rad lid eme umi ëse rah sm ans pla lan ak_ rom lj is_ ama ene ono hër ars dek osh loj lam rme emr mri z_ dh_ rij kus ako iri _km km_ ivi dos th_ tëm una arg _el oti tel rp ëro _us gju zi_ toj _os lm hkë etr mbr unë iki ogr yrë _kishte_ _cili_ _ta_ _ajo_ _gjatë_ _disa_ _ky_ _kanë_ _saj_ _dy_ _ata_ _km_ _vitit_",
      ],
      [
        -9.5,
        "iu_ hem ial _un uro rëv ham de_ zon rja anc _af kar alë tue fit _mj ser gru lon _lë tho hek sov ovë alo sj kut lës _en pi_ afi hap zg ilë thi nev rsa toh roi udi baj dhi eso raf ihe _hu hv zhv dri ram ber asa ipa sia _ga hir b_ rto rek gan eça ego bra mas fam inj nat niv mt mos pit azi dra jy gjy zit oso kro q_ hd jek _ni pat vës jis çd _çd çdo adi non ca_ mbe rak log _jo gur hka ijë st_ ame nt_ aft _xh pin shj omp lig ërë joh tud mua tir kup pes rup hvi eq udh epr zm has zhd las ezi num mon ume ote _zg zgj rrj eze rie dyt ytë bli hor bet lje nar _go _ca jti qës bj sua oto ëra arm ota zik aku jt_ jës ësu pa_ ngj etu ire atu ern oe cia lët osu ang hit rga jon ps ins fë bur bëh bes ifi dod eko sor zb ake ira oru nom pak ima nua rav rra ze_ nx rop sje zua erm nst sot rso jel nta spe hpe ëny nyr gar _vetëm_ _atë_ _banorë_ _çdo_ _qe_ _sipas_ _këto_ _para_ _kishin_ _madhe_",
      ],
      [
        -9.75,
        "dur lb pub dm org asu rta urr rl ala hua _zb mis ërp ero njo _tu juh tis _kl den ose jed ome opi tët riu oka xhi jas un_ sul _qu bri ëd tul rëz stë zë_ _rë bje sid emo bul ler nas ino ubl lib ogj v_ iza plo rbe hn adm dmi ert til loi fes yer ojt dro rke vep rtu vaz gre tm qa vr enj rko ije f_ liz ntr ble idi poe vij gri _ru ie_ egu ner rof ng_ c_ ier _au ibr pos ohu ava da_ yes jug onj rni oq jta har lem toi kth tru vu ëll muz ikt _am nja gjë aza rve kte rea gua _m_ _ho ust ltu urë ken ing mod ncë _of orc hes kop ilj bin alu bol avi itj fj san ds ëso erb umb nia tej ktr bën kto izm zmi jër rol nce izu ëti el_ nët len am_ taj zis ëzi çan kër vis ute hot emp jua erv vl ts qer lot han roh pus jin ërj pti odi lav kru ipi ici fra sue _fj fja pës sn vë_ fla zj jev _uj rmi rod urs _ce ema von uti _za lum erd sy rev aro bim _bl sat ezë rgu çe kre _gjithë_ _sipërfaqe_ _popullsi_ _kur_ _tjera_ _ndryshme_ _pjesë_ _dytë_ _rreth_ _gjitha_ _mbi_ _madh_ _apo_ _ishin_ _ndërsa_ _komuna_ _tek_ _nje_ _ose_ _fundit_ _tjetër_ _vitet_ _qenë_ _cilat_ _sot_ _po_",
      ],
      [
        -10,
        "unk voj mbu _vl oku nf ofe eci dar gim rug rap rs_ _no ord arj jv nëp ëpë ngr uhë mev med nsi upi spo eru hf shf lëv dat dan thy apa val kla _nx dem rro zan sku oje qua rur ç_ zot hel ost kuj ujt _it evo x_ by _w rdi dua uto hik jik _ur hil los hto apë rki les pal igu jve noi sll etj mim izo pen vd vde ril raz meg kt_ sc tt qën amu vër njt aka tut ozi hye riz isi _vu jm tav uzi pia pet çi fak sla uq tak eja ref duh dën zak za_ opo lta aba ii ëdh dia tok ile aja _hy yra _ob qin _er _zi js nks ou tsh nca bro gon kod aut ahi _id ica _gu mid iva rru mak xha amp rq cer _es rfs _im rku oja sën tam nie ien orr rse amb _iu vog sma mta das em_ _ll jar atr _bërë_ _ato_ _kundër_ _aktuale_ _aktualisht_ _përbëhet_ _lartë_ _pasur_ _pastaj_ _kohë_ _administrimi_ _përbërja_ _kantoni_ _fund_ _mirë_ _iu_ _herë_ _qyteti_ _gjithashtu_ _mes_ _kështu_ _cilët_",
      ],
      [
        -10.25,
        "_shqiptare_ _nëpër_ _ndër_ _vonë_ _mënyrë_ _ri_ _jetë_ _thotë_ _the_ _viteve_ _shek_ _kurse_ _midis_ _luftës_ _shkak_ _bë_ _ndeshje_ _njohur_ _sa_ _këtij_ _qytetit_ _kësaj_ _per_ _tjerë_ _zi_ _pasi_",
      ],
      [
        -10.5,
        "_lindur_ _kombëtare_ _marrë_ _gjuhën_ _ketë_ _bën_ _vërtetë_ _pranë_ _kohës_ _pa_ _duhet_ _dha_ _ia_ _jo_ _pse_ _shqipërisë_ _vend_ _kosovës_ _tregon_ _nën_ _mos_ _pak_ _ditë_ _vendin_ _megjithatë_ _vendosur_ _qershor_ _përpara_ _eshte_ _mjaft_ _tre_ _tretë_ _kosovë_ _shtetit_ _emrin_ _zakonisht_ _mëdha_ _vjetër_ _cilin_ _pra_ _romake_ _tani_ _përdorur_ _vendit_ _historia_ _vendet_ _tempulli_ _politike_ _asaj_ _na_",
      ],
      [
        -10.75,
        "_lidhje_ _tetor_ _dhënë_ _de_ _etj_ _shqipe_ _gjendet_ _botës_ _mars_ _asnjë_ _vogla_ _luftën_ _fituar_ _viti_ _ardhur_ _jugut_ _fillim_ _nëse_ _ndaj_ _rëndësishëm_ _kombëtar_ _of_ _flamuri_ _arriti_ _vijë_ _re_ _qytetin_ _kohën_ _jashtë_ _përveç_ _koha_",
      ],
      [
        -11,
        "_histori_ _shkolla_ _bëri_ _filloi_ _tiranë_ _përdoret_ _qëndroi_ _ndërtuar_ _ja_ _humbi_ _kulturore_ _shqipëri_ _ashtu_ _ndodhen_ _merr_ _atij_ _ndërkohë_ _përket_ _jepet_ _ndryshëm_ _vjetra_ _njerëzit_ _popullsisë_ _familje_ _fshatit_ _numër_ _kaluar_ _emri_ _tonë_ _cila_ _fillon_ _këshillit_ _pikë_ _shpesh_ _gjë_ _formuar_ _sh_ _tri_ _gjerë_ _vogël_ _janar_ _rezultat_ _bashku_ _qendër_ _pjesën_ _cilit_ _shumica_ _vende_ _ana_ _familjes_ _la_ _bardhë_ _sezonin_ _botërore_ _kudo_ _fjalë_ _shqiptarë_ _shkollën_ _shqiptarëve_ _bukur_ _mori_ _vit_ _vdekur_ _prill_ _luajti_ _korrik_ _vet_ _duket_ _shtetin_ _periudha_ _fitoi_ _ma_ _to_ _lidhur_ _osmane_ _përgjithshme_ _shtet_ _quhet_ _banorët_ _tepër_ _siç_ _botuar_ _filluar_ _qytet_ _numri_ _dixhitale_ _veta_ _vjeçare_ _qytete_ _veri_ _cilën_ _kisha_ _fshati_ _kush_ _veçantë_ _shquar_ _vjet_ _zhvillua_ _titullin_ _kryesor_ _forcat_ _republikës_ _ndodhur_ _kryesisht_ _punën_ _ndodhet_ _pavarësisht_ _ti_ _vënë_ _popullor_ _shtator_ _mbajti_ _përfshinë_ _këtyre_ _bëhet_ _nxënësit_ _itali_ _hapur_ _duhej_ _vazhdon_",
      ],
      [
        -11.25,
        "_anën_ _kultura_ _rritet_ _zona_ _jetën_ _shënoi_ _studimet_ _ushtarake_ _letërsi_ _luajtur_ _shkurt_ _ndeshjet_ _burimi_ _zhvilluar_ _golin_ _rinjtë_ _shënuar_ _brendshme_ _shba_ _rol_ _anë_ _vazhdoi_ _tej_ _shumta_ _all_ _llahut_ _mirëpo_ _sepse_ _muret_ _njëra_ _bënë_ _qendra_ _perëndimore_ _ali_ _katër_ _publik_ _quajtur_ _kryesore_ _ii_ _çka_ _prishtinës_ _përmes_ _pamje_ _jetës_ _shtëpi_ _los_ _angleze_ _hershme_ _sukses_ _demografia_ _mesatare_ _derisa_ _vetë_ _detyrat_ _ndryshojnë_ _dhoma_ _blu_ _ujit_ _poshtë_ _fortë_ _tillë_ _internetit_ _fetare_ _kulla_ _enë_ _thellë_ _emrit_ _pati_ _rritur_ _verë_ _arritur_ _shekullit_ _kokë_ _fjala_ _aq_ _fotografia_ _pari_ _ujë_ _zoti_ _organizimin_ _vëllim_ _përgjithshëm_ _kthye_ _atyre_ _nëpërmjet_ _territorin_ _caktuar_ _ndërmjet_ _shtatë_ _ekonomisë_ _dhjetor_ _njihet_ _objekt_ _stili_ _arsye_ _emërua_ _lufta_ _sistemi_ _krijuar_ _madje_ _sotme_ _dritës_ _kemi_ _veçanta_ _ende_ _pllaka_ _shkodër_ _përsa_ _lumi_ _drejtë_ _italian_ _kohe_ _ibn_ _maj_ _drejtuar_ _bashkuar_ _njerëz_ _megjithëse_ _donte_ _rëndësishme_ _ekonomike_ _historik_ _vrasje_ _vendi_ _lart_ _shkoi_ _diellit_ _veprës_ _hapësirën_ _niveli_ _shqipërinë_ _totale_ _dalin_ _mënyre_ _islame_ _vjenë_ _shembull_",
      ],
      [
        -11.5,
        "_nevojë_ _px_ _fshatin_ _konferenca_ _dhë_ _vendbanimi_ _rrugëve_ _larta_ _femër_ _burrit_ _sud_ _luanit_ _aftësi_ _mbetet_ _futbollist_ _gjuhë_ _tiranës_ _nder_ _mesin_ _arabe_ _funksion_ _ushtria_ _vjecare_ _pranonte_ _përfshihen_ _ndoqi_ _lojtar_ _sezonit_ _flamurtari_ _bashkua_ _tutje_ _prishtinë_ _ministria_ _kulturës_ _përbashkët_ _qëllim_ _muze_ _rrugën_ _kaloi_ _dekoruar_ _piktura_ _komedi_ _gjendjes_ _arme_ _lokale_ _evropiane_ _jashtme_ _parkut_ _historike_ _drejt_ _mulla_ _mbas_ _vendos_ _perandorit_ _ngjarje_ _gjermane_ _vete_ _malet_ _atje_ _aliut_ _bazat_ _japë_ _popullit_ _titull_ _bota_ _libra_ _kombëtaren_ _shfaqje_ _muzikore_ _person_ _kam_ _serife_ _rrjedh_ _festivalin_ _lidhura_ _in_ _dhëna_ _komanda_ _marre_ _shume_ _ekziston_ _faqe_ _shqiptar_ _lëvizja_ _evropës_ _drejta_ _hyri_ _korçës_ _sokratit_ _grupi_ _gjenden_ _teksteve_ _kishës_ _aftësitë_ _donin_ _gjer_ _personalitet_ _radio_ _valë_ _th_ _larguar_ _muaj_ _vdekje_ _zgjedhur_ _ligjit_ _katolike_ _papa_ _zhvilloi_ _shkollë_ _lënë_ _jete_ _bashkë_ _del_ _erdhi_ _dashur_ _kafshët_ _sidomos_ _ofron_ _shkallën_ _mjeteve_ _folur_ _institute_ _shtëpia_ _botuese_ _librit_ _pikërisht_ _hap_ _profesionale_ _krijesat_ _poezi_ _greke_ _qindra_ _detit_ _gola_ _paralele_ _dinastisë_ _sllave_ _shqip_ _kete_ _here_ _poetik_ _fis_ _queensland_ _ngjajshme_ _drejtim_ _procesi_ _lindi_ _madhësia_ _zotin_ _njëqind_ _rënë_ _ekzekutimit_ _lot_ _anëtar_ _tashmë_ _këngë_ _kryetar_ _merrej_ _arsimit_ _tijë_ _gjeografia_ _regjistrimit_ _malit_ _pika_ _uji_ _momentin_ _kushtetues_ _vjetësh_ _mbrojtjen_ _lidhjes_ _ndryshuar_ _arbitrare_ _toka_ _albumin_ _patën_ _krahina_ _kompjuterëve_ _rajonin_ _jenë_ _trojës_ _vjen_ _bazë_ _shkronjat_ _ngjyrë_ _kusht_ _punoi_ _gjermani_ _stil_ _realizuar_ _vepra_ _katërt_ _studiuar_ _famshme_ _energjia_ _ndonjë_ _lojtari_ _këta_ _it_ _bashkimi_ _copa_ _tokës_ _mendime_ _këtu_ _ditët_ _rast_ _gjithnjë_ _botën_ _bëjnë_ _grupin_ _tilla_ _detin_ _nevojat_ _ditore_ _pothuajse_ _mënyrën_ _leka_ _port_ _qeverinë_ _pushtetin_ _përdorimi_ _shpejtësi_ _xhami_ _puna_ _kuvendi_ _emërtim_ _unë_ _librin_ _nipi_ _përmasa_ _shërbimit_ _ulët_ _ekranit_ _as_ _nëntor_ _kaq_ _jetojnë_ _zhvilluan_ _san_ _amerikan_ _pjesët_ _përgjithësi_ _shqiptarët_ _tash_ _fshehur_ _themeloi_ _gazetën_ _objectivist_ _prandaj_ _muzika_ _mehmet_ _popull_ _vite_ _bayern_ _munich_ _punëtorët_ _historisë_ _fakt_ _thuhet_ _jug_ _katund_ _periudhë_ _hyjnive_ _krye_ _perandorisë_ _funksionet_ _mbajtur_ _moshën_ _shtëpinë_ _mbeti_ _shteti_ _boshti_ _ndaluar_ _njohura_ _vazhdim_ _kroi_ _shqipëria_ _publike_ _muajsh_ _mendimet_ _elektrik_ _vajza_ _bashkuara_ _përshkruan_ _ua_ _zgjidhet_ _anti_ _luan_ _rock_ _vendeve_",
      ],
    ],
  },
  {
    code: "sr",
    script: "latin",
    levels: [
      [-3.25, "a"],
      [-3.5, "i o"],
      [-3.75, "e"],
      [-4, "n"],
      [-4.25, "r s j a_ t"],
      [-4.5, "u k v e_ l d m"],
      [-4.75, "p i_"],
      [-5, "je _s u_"],
      [-5.25, "_p o_ na g z"],
      [-5.5, "b _i je_ ra _n st ni"],
      [-5.75, "an ko _o _j _d _k no ta c _u _je po"],
      [-6, "č re ov ij m_ li ma en pr _m ka va ri na_ in ja da _po š ti od _na _pr _je_"],
      [-6.25, "oj os al la h im _v _b ve nj ne se ar _i_ sk ro om to vi _u_ vo _a or"],
      [-6.5, "og _t _r ž av _ko lj da_ at er ja_ _z el ed te _se ju il ad is za ć me on sa"],
      [
        -6.75,
        "ak d_ iz ci et f n_ ik ji as de aj lo le ek di em mo su sta om_ bi _g ma_ it ne_ se_ tr ki do ol iv ka_ ob dn _da _se_",
      ],
      [
        -7,
        "j_ ija io _za g_ su_ ju_ si h_ _iz _su _od ije ih ni_ az ic am _ka ost _sa nje ru od_ gr no_ ima es zi pre li_ ao va_ ot koj go ta_ _do _su_ _na_",
      ],
      [
        -7.25,
        "og_ ova pa ke ao_ ič ih_ ga ina _st t_ _ra ok mi la_ im_ anj tu _ve ke_ ac oj_ _ma pro ku bo đ sv kr sti ti_ k_ sl _bi _ne št ko_ _a_ _sv _de gra io_ či ji_ _da_",
      ],
      [
        -7.5,
        "pri ist nu ra_ tv nov ir vr op _f van br ač _l ce iš zn cij dr _mo ski ev r_ _ob pos kt red vn pe nos če sto ki_ ns ali lje nt sko aci be ili _re ika sn ca _h ran ži lu eg s_ ara ba ud an_ ln _č _od_",
      ],
      [
        -7.75,
        "ani to_ ag eli jen sa_ ovi edn ori ada nij nja _š za_ us rad sp rs ča rij ako kom čk oji nik ut ovo _c un vl ve_ že ast voj tan jed _me _nj jo ez ini str id up tra lik z_ _e ava pi ana _ta du vi_ ala nu_ _os est _ni ano eni ena _bo tn ekt _ž eć _kr _vi će dno nas _za_",
      ],
      [
        -8,
        "_te ul ici aln din oz čn le_ ap so ći stv eo eri aju ur vo_ kl mu še oje _is rv ga_ lja _pa nic odi ati _br ku_ raz bl uč ug ca_ kao ci_ rat _gr nom _im ig nog uj azi nim lo_ fi men bil rem te_ pu ove tav tar eno gov ska ama vni en_ gl odn js ona rn avi vel _tr _dr ila pl nal kta uk _to čin ić zv _sa_",
      ],
      [
        -8.25,
        "era nji _ov _sl gu ogr eta iva pod ri_ iti sve dan de_ lju sr ter ož ts oč đe vu _go oli ine tak rt nd _vo gn ge edi iji bu um oš lov rek rsk eš osi me_ zna jsk uda ža _mi _al por ske af ičk kog kon ho jn nih _vr nsk st_ _si eđ enj man ene ši oja bio on_ ica tsk osl aš vlj kra _sr šk ća ral ema itu elj ata rod ovn ivi em_ re_ ep tor si_ rav ari nit ion laz _m_ će_ đu v_ ora ze naj tvo mal iz_ bj aro ent lno ira fo uć sni kol zo živ tud _kao_ _iz_",
      ],
      [
        -8.5,
        "do_ avl ub tal alj gi ste ć_ del sm ći_ jeg jek _op izn mag agn mog sam ego obj isa už ros ng pol već ite c_ _no ak_ eb raj tk lič gni što mor noj sle ilo tog vre raf dru ela eda iju jih dni ha ris eme svo uz lin kar ks ds bje ša zb tin zij bro var sel zno _št _ba kim _pe kih tom pov oma tva god iko ret až ab ren oko _il rk eč ans _sp _ži amo pis mp ip kov riv kor au jan _li _mu nst tu_ ce_ ore cen iza vor lan uš pra uje _be per jim aj_ ar_ jem tri jev zi_ met di_ oni prv _pu oto ver vod iči eđu vid _magnituda_ _koji_ _objekta_ _ili_",
      ],
      [
        -8.75,
        "bra ita ins _fo dnj _ok vat ome žen _pl ose nk dna sre avn vla sno kad nar rm ele ant l_ kv ven adi ono dv du_ ars ad_ roj _on nač čki ust lni ice ivo po_ lad ađ čno ru_ oga đen _di ik_ vu_ međ obi aje spo šn nc ato sin zl olj išt ičn et_ ate ale _jo zm ijs aka eti olo elo rž mu_ _in tič er_ še_ ane _or nju _ga jav nac lu_ _ku lji ime las že_ ća_ nat pot zu ml ole tim rim _us eko jal vis min iše gla osn rš _s_ hr ase fr _ro rom ačk oc led ić_ viš oda stu dok val eo_ rb toj kod rit tov bli drž ave inu joj jer _an _sm mat tro tel tni nek rug par ogu tre he sc vaj poz vim kri _va tur ril let _du pok asn tiv fs _do_ _bio_ _iznosi_ _što_ _nije_ _po_ _koje_ _kod_",
      ],
      [
        -9,
        "dov eći pad kli nad sim vak _dv mn ok_ rg mer _ju _ja ike _že etn vet _le bol _vl ras _či nak rov poč _o_ oti okr afs bit ram cu ps lit dom nis slo fe p_ bog ež fsk ođ apa ame _so sku ej _če isi tno pa_ _bu _gl vrš ekl lav vno nz _up _hr tet mo_ eka ode kre cr uju and ino dm jni bi_ vog ško niš lij sce kak ero dal šć fot tem ets _ot ed_ vić obl nič lim ać hi ib rža idn rot izv vek _sk _zn rac _cr _ak adn or_ hov fa odr njo alo enz _ru ec dob dž gan ilj nap ogo tir pla vol kaz _pi oru emi art zd ođe in_ nem aja rak akt rz atr uv šta nzi vio ozn ojn rd obe atn štv ons oče taj are uče ade ači dij _ali_ _koja_",
      ],
      [
        -9.25,
        "rob čko _fi rst lic res čaj rio evi bor san uto žn _ar ive šti oka _ti dem vin sli ede una ten mil jv žav _fr ern log slu tij sij ože ozi dek tas rup at_ ba_ enu _un mlj ču bij šl igr til _uč uti eds pt čen vez izm đu_ dl bn one car inj vs zr mak ksi tru am_ nti pon olu mes _h_ gru rva čit eva ača ula mar reb oba tp čet cio oi ziv nam _ig zbo dra čes dat riš dio nta iho oć omo spe ac_ mož zvo azv đa sla eks _ul obr sad _lo ćin ms ile emo rti _zb iča čni ere uh _ca ber vom ors upa rev naz _tu tok asc obo ugo ure isk afi uni ge_ iku zme ov_ ega _ć nut dst azl _ce lat đe_ š_ šnj isu anc _kl den aks oju ući asi jk _au uga eće šen _sn zan don gu_ oh sav km vao vot oce b_ _će uži ah čar _ri lt ota oro _ge gen ola ito rep tit oa rik dmo jiv kan tat uka nan orm lem fij eve čke vj pun spr ai _ze rađ zg ivn _ga_ _ima_ _veličina_ _prividna_ _fotografska_ _kako_ _posle_ _nalazi_ _deklinacija_ _više_ _ne_ _stanovnika_ _oko_",
      ],
      [
        -9.5,
        "mb aca ajv omi mij jom usk elu ef pom izr sva ese kup sma rvo zav rši zli ado eća vil adu ću oku sov lb uno šte roc tik rni čan hv hva boj if nte th rič bri iro zap rl _uz fra dic zra ek_ uča etr dar avr vij rma ću_ sao pš ovr rno lis org tio rop seč aza ogl gle evo čl _čl čla opi ubi ved dva tad ešt kas ron ton uta otr raž atu ćen rp arn adm upr uće pe_ maj aga kla _ki _av iv_ ura udi rvi rin tup jno mom žan ire put azu rga niz ze_ nin pog gre blj zat msk eto ope iki _as ang ete kva odl ide ls usp ner mač vih rzi guć _he cim zva ats oči pop uzi um_ deo lon svi ajn pšt lek bal sna jet otp čna rač kul ank go_ _ča ešk tvu _ha ića eki pan pob imp of nda ače cu_ duž iga reg mno les još dne gor eml bed ser aći ezi šir _ek rao pat klj uči ez_ moć fin y dsk gar eu as_ liz ljn _bl rh ume šin poj vje ea ipa ečn ška rbi či_ ves avo zam ađe asp isp uko mi_ _ci kođ ult oš_ izg ašn zem jez _dok_ _može_ _živi_ _samo_ _godina_ _kada_ _sve_ _metara_ _bila_ _prema_ _bili_ _pod_ _naselju_ _to_ _on_ _zbog_ _dva_ _tri_ _takođe_ _još_ _broj_",
      ],
      [
        -9.75,
        "db _ši kto oln juč psk juć sil niv _ug dos upe _ub ređ bož ži_ _dž for opš _km ric nag omp ruž roi kc iri naš izi kti kat sis rve tao nt_ int _uk obu _ng tic ndi alb ovu ntr bel oža ubl evs ncu gd kte luč brz anu edo zil ro_ đuj _lj _at mos vač ča_ opr asa aut eba skl tek w x km_ uo veo apr etk _zv evr aže oži vc nol ojs uli kci pet rog esn eza plj es_ izb jes rez eze tl šće eži obn bno ačn upo _fa če_ crk rkv ae ami eg_ dav reč jam ruk set mać gc ngc gc_ ple lom žin uri kro _hi gde rel ojo odu iž _šk bič _še rus sed _am des _ur osu zac _el imi esk _la asl rc _ap očn hra žel ušk atk ces mj mr lne hod azn ort jel kuć jak otk ing ošt nci kin ote epo rmi jat ou agr eog det sme ida emu ben lm čka vrs ogi gij čel zit kn sek zin ers sh bar uva žu ard bez sev liv aso ban ic_ juj fu tip zas eć_ srb mje isn rih klo nep aču orn neg cel kam end zda išć rke sar os_ _vu vsk bav ind _id osm _mn rip lsk al_ tve len _ic ont sud top _visini_ _jer_ _bi_ _nakon_ _između_ _će_ _nadmorskoj_ _tako_ _km_ _ngc_ _deo_ _stanovništva_ _žena_ _kasnije_ _pa_ _prvi_ _bilo_ _preko_ _jedan_ _srednjoj_ _maksimalnoj_ _minimalnoj_ _ove_ _rata_ _vreme_ _dana_ _godine_ _svoje_ _nisu_",
      ],
      [
        -10,
        "aus fil zar lio rna pub išn cus _gd jd mir lac sol ajk šav rol _gde_ _ime_ _strane_ _već_ _tada_ _mu_ _grupe_ _prosečna_ _biti_ _mesto_ _ic_ _kojima_ _demografija_ _starost_ _muškaraca_ _ih_ _neki_ _tokom_ _ako_ _odnosno_ _pre_ _te_ _ova_ _među_",
      ],
      [
        -10.25,
        "_kraljevstvo_ _ovaj_ _tom_ _veoma_ _danas_ _punoletnih_ _veka_ _mogu_ _pri_ _nego_ _ovog_ _često_ _bile_ _kojoj_ _imao_ _tome_ _opština_ _kojih_ _ponovo_ _njih_ _dela_ _drugi_ _ovo_ _života_ _oni_ _ni_ _protiv_ _imala_ _bez_",
      ],
      [
        -10.5,
        "_uz_ _koju_ _radio_ _nekoliko_ _postoji_ _njegova_ _toga_ _veliki_ _koristi_ _ljudi_ _zemlje_ _podaci_ _međutim_ _prosečan_ _članova_ _ranije_ _kroz_ _mora_ _države_ _im_ _dve_ _moguće_ _dobio_ _odnosu_ _čini_ _njegov_ _druge_ _pored_ _joj_ _zato_ _predstavlja_ _zajedno_ _obično_ _grada_ _grad_ _veći_ _domaćinstvu_ _svojim_ _tela_ _jednog_ _postao_ _samom_ _operacije_ _svojih_ _postoje_",
      ],
      [
        -10.75,
        "_miliona_ _sveta_ _nemačka_ _njegovo_ _prvog_ _školu_ _nikad_ _tu_ _majka_ _uglavnom_ _osim_ _kome_ _stoga_ _skladu_ _prostire_ _površini_ _njegove_ _organizacija_ _napisao_ _ona_ _velike_ _dalje_ _ipak_ _jedna_ _imali_ _taj_ _nešto_ _ostrva_ _bude_ _koga_ _pred_ _delovi_ _igra_ _veliku_ _pošto_ _dati_ _jedno_ _the_ _mm_ _nema_ _sada_ _čak_ _najčešće_ _svoju_ _veku_ _dužina_ _selu_ _vremena_ _način_ _kraju_ _njemu_ _svega_ _kuće_ _car_ _istraživanja_ _uvek_ _njega_",
      ],
      [
        -11,
        "_film_ _njihovom_ _istoriji_ _aviona_ _ubrzo_ _naročito_ _čovek_ _treba_ _reke_ _stanovništvo_ _početku_ _sastoji_ _naziva_ _neke_ _mogao_ _četiri_ _ta_ _iako_ _puta_ _žene_ _posebno_ _jedne_ _delu_ _većina_ _veće_ _korisnika_ _sad_ _prilikom_ _crkve_ _konačno_ _vremenu_ _sezone_ _sistem_ _juna_ _domaćinstava_ _njegovog_ _brod_ _marta_ _značaj_ _gradu_ _vidi_ _ka_ _igrama_ _pokret_ _vlasti_ _drugog_ _iste_ _radi_ _sam_ _jula_ _vojsku_ _moći_ _ispod_ _kb_ _prva_ _jezika_ _npr_ _neka_ _de_ _govori_ _gore_ _svetskog_ _život_ _ii_ _album_ _širom_ _bolnice_ _svaki_ _slučaju_ _brzine_ _prvo_ _završio_ _američkih_ _autor_ _vlast_ _snage_ _rat_ _potpuno_ _volje_ _srbije_ _kraj_ _republike_ _brat_ _najviše_ _član_ _marija_ _smrti_ _proces_ _morao_ _proveo_ _jovan_ _novo_ _možda_ _manje_ _pet_ _jednu_ _osvojio_ _jedino_ _postaje_ _postavljen_ _crkva_ _deli_ _problem_ _nove_ _kulture_ _vrste_ _počinje_ _unutar_ _nalaze_ _mali_ _beograd_ _nemačke_ _novi_ _usled_ _vrednosti_ _bolesti_ _vrh_ _zatim_ _krajem_ _teško_ _jedinica_ _druga_ _kojeg_ _uprkos_ _planina_ _mnogo_ _razvoju_ _učestvuju_ _uloga_ _zagreb_ _vojne_ _svih_ _grupa_ _duhom_ _njihove_ _društvo_ _tog_ _mjestu_ _porodica_ _naime_ _ovih_ _broju_ _računaru_ _tabeli_ _takav_ _tip_ _kapacitet_ _serija_ _počela_ _čija_ _dan_ _borbi_ _dobro_ _prve_ _velikim_ _robert_ _bog_ _sovjetski_ _kompanija_ _dovoljno_ _kad_ _pobedio_ _mnoge_ _svoj_ _podataka_ _kraja_ _boje_ _vode_ _masa_ _veda_ _crne_ _najviši_ _celu_",
      ],
      [
        -11.5,
        "_generala_ _republika_ _srpskim_ _karaktera_ _periodu_ _smatra_ _rodnom_ _ništa_ _šećera_ _poznat_ _svom_ _svojoj_ _teoriji_ _poslednji_ _sadrži_ _svi_ _većinom_ _aprila_ _snagama_ _komponovao_ _najveća_ _zvuka_ _njegovom_ _životu_ _životinje_ _jaja_ _tipa_ _biljke_ _poput_ _počeo_ _revolucije_ _sina_ _napada_ _oba_ _zatvoru_ _par_ _mladi_ _johan_ _ovde_ _francuske_ _različite_ _onda_ _različita_ _odnose_ _lik_ _pokušava_ _vojvodini_ _nalazila_ _kuća_ _vojske_ _verovatno_ _političke_ _ulogu_ _igara_ _predstavnik_ _pojavljuje_ _proleće_ _slova_ _izraz_ _spisak_ _prava_ _blizini_ _pokušavaju_ _otac_ _ćelija_ _stvaraju_ _isti_ _različitih_ _ostala_ _naselja_ _reči_ _znači_ _naselje_ _simptomi_ _početak_ _ostalim_ _stvari_ _voda_ _problemi_ _površinu_ _odmah_ _državnog_ _tim_ _srbi_ _knjiga_ _ruski_ _slikar_ _dolazi_ _nastavak_ _kaže_ _rođen_ _nikada_ _glasine_ _apsolutna_ _asteroida_ _geometrijski_ _albedo_ _element_ _jedinicama_ _istu_ _atoma_ _njihovog_ _velika_ _šest_ _kralj_ _brata_ _predavanja_ _učitelj_ _bolesnika_ _srema_ _božanstava_ _delo_ _idu_ _osnovano_ _radu_ _području_ _moć_ _nagib_ _promena_ _one_ _more_ _čega_ _područja_ _srpske_ _perioda_ _ostao_ _poznati_ _javnosti_ _završetku_ _neposredno_ _rusije_ _pokazuje_ _visine_ _postojali_ _izuzetno_ _dužine_ _septembra_ _direktor_ _raste_ _evropska_ _vrednost_ _mjesta_ _sela_ _najveći_ _ostale_ _sportskih_ _velikih_ _država_ _jezera_ _njen_ _detaljni_ _detaljniji_ _neophodno_ _dinastije_ _ram_ _memorija_ _računara_ _kraljica_ _liniji_ _pobeda_ _radila_ _planine_ _ono_ _maja_ _snaga_ _njima_ _prethodno_ _kojim_ _veličine_ _kojom_ _indiji_ _nemački_ _hrvatskoj_ _njihovu_ _materijala_ _smatraju_ _roman_ _seljaci_ _deset_ _ovako_ _ruke_ _održavaju_ _velikog_ _osnova_ _škole_ _slučaj_ _olimpijski_ _isto_ _škola_ _dobiti_ _porodici_ _pomoću_ _obe_ _glavni_ _grčke_ _carstva_ _lov_ _prvoj_ _verzija_ _brzo_ _ko_ _naziv_ _čin_ _manji_ _ispred_ _doba_ _period_ _vojni_ _visoki_ _primer_ _of_ _pravi_ _ustanka_ _vojnika_ _pukovnik_ _baiš_ _bele_ _iznad_ _partija_ _ustanak_ _pitanja_ _ključa_ _čvora_ _martin_ _komnin_ _ul_ _došlo_ _nivoa_ _olimpijskim_ _površina_ _manastira_ _mogli_ _našla_ _božićni_ _tek_ _albuma_ _nastavio_ _koristio_ _cilju_",
      ],
      [
        -11.75,
        "_dolara_ _ujedinjeno_ _francusku_ _ernst_ _fon_ _berlinu_ _čelu_ _sinova_ _odredima_ _sledi_ _fluidni_ _delić_ _kupa_ _previše_ _osnovnu_ _mestu_ _francusko_ _porekla_ _dedovi_ _sedam_ _ustaške_ _hrvata_ _hrvatskog_ _izvan_ _jugoslavije_ _ministar_ _finansija_ _sredini_ _pritisak_ _grčkoj_ _elemenata_ _složenim_ _bazi_ _napori_ _jasan_ _kriterijum_ _ugovora_ _pseudonimom_ _nebesku_ _sreću_ _svog_ _review_ _knjigu_ _džon_ _putem_ _severnoj_ _istoku_ _brojnim_ _američke_ _sredinom_ _sovjetskim_ _blizu_ _bons_ _muziku_ _najveće_ _srazmerno_ _malo_ _dominantnu_ _prelaze_ _mesta_ _selo_ _planini_ _kratkog_ _vojska_ _street_ _drugim_ _igre_ _park_ _vrtovi_ _pogled_ _ljubljane_ _redakcije_ _komiteta_ _upravo_ _dokazano_ _ćelije_ _neškovića_ _oca_ _petra_ _pavla_ _crte_ _ponašanjem_ _moraju_ _pokrenuti_ _domu_ _dom_ _opasnosti_ _pitanje_ _kaznu_ _ju_ _imaju_ _vozilo_ _listovi_ _koristiti_ _vrsta_ _biva_ _univerziteta_ _profesor_ _mišljenja_ _vezan_ _atomske_ _rasporeda_ _slika_ _leto_ _svetska_ _zvala_ _jovanović_ _zmaj_ _zlatne_ _glavna_ _jako_ _ugao_ _njihovih_ _jednak_ _crvene_ _δlj_ _vršenja_ _džordž_ _pepard_ _aron_ _prihvatila_ _igrao_ _učešća_ _zvanični_ _svaka_ _olimpijskih_ _preživeli_ _najbolji_ _kritičar_ _odnos_ _radnja_ _upoznao_ _crveno_ _svira_ _instrument_ _rad_ _samog_ _članica_ _pismo_ _uključujući_ _knjige_ _sva_ _tkiva_ _periferni_ _bavi_ _uspeha_",
      ],
    ],
  },
  {
    code: "sv",
    script: "latin",
    levels: [
      [-3.5, "e a"],
      [-3.75, "r n t"],
      [-4, "s i l"],
      [-4.25, "o d"],
      [-4.5, "m k"],
      [-4.75, "g r_"],
      [-5, "n_ t_ v er f en a_"],
      [-5.25, "_s ä u h p de ö"],
      [-5.5, "b å in an ar _f et en_ _a c e_"],
      [-5.75, "_d te _m _o s_ tt er_ _i at ll ra st _e ti"],
      [-6, "ör ng om _v _t ta _k _b nd sk re fö ka _h na oc m_ la _de _p et_ d_ för"],
      [-6.25, "g_ i_ ch är me h_ _oc tt_ ns j l_ il el ch_ ar_ ing och or _fö li ge y om_ _och_"],
      [-6.5, "on ri ni al de_ le an_ _i_ ig nt ter att _l ed ko ma å_ so ve sa _u ad vi ör_"],
      [
        -6.75,
        "se be _in _me _g va _en ga _at ne ha is da ll_ är_ nde es ill _n av _ti kt nin and v_ _ä rs as ut am ra_ na_ un det rn _ha _att_ _för_ _en_",
      ],
      [
        -7,
        "_so än til ng_ den _vi ke ts _av _r ck ag som nn si med _st ol ik på gen _på it tr på_ ro he io _sk ss av_ ka_ to ska _som_ _på_",
      ],
      [
        -7.25,
        "era ed_ _är _an fr der id _ko mm pe ån år _be ett ver rt äl vä rna pp pr ion k_ lä ade di ns_ var ta_ _va rå _ma nte _fr gs lig re_ rk _ut rd mi _av_ _är_ _till_ _med_ _det_",
      ],
      [
        -7.5,
        "ls _om ern tio em as_ lle ur ot ell ens sl lan no ak la_ nge lt iv int fi sta kom gr kr all ek te_ ku _ka kan har sam ler ati fo ten ru _et _j on_ ba man dr gar are kl del lla ät ete isk _har_ _ett_",
      ],
      [
        -7.75,
        "ds us rb rin fa pa ft ans ner rä lo sp ent nga _sa ga_ _lä frå sv het _pr ts_ und _si bl eri ig_ tta os tu up mo x men ser ld u_ inn rm kn _fi ja han one år_ ätt _ö ste ie bi or_ upp tor sä _vä pl så omm ara ngs lj ul ag_ bet _re ef ad_ nä _om_ _den_ _de_",
      ],
      [
        -8,
        "po bo _al rg mer ks ju ers ån_ _ge kti pro _å tä _se _mi ets eg tte rån änd br per du åg ger nsk res lar lu tn kon _mo kt_ da_ öv in_ og må sko gi örs p_ od akt nom ort ika els for gt mma _up vå mu nna gg äll go je ran nk tet rl iga ven tal _he rad ål _di vi_ gå ic ty rt_ _el ket äs um äm rbe ap sen fin _un _li _kan_ _från_ _vi_",
      ],
      [
        -8.25,
        "ki mp _nä mar _ta _bl sto dag st_ ev gt_ ud åd så_ ren äg erk sö dra _da tid arb tar mn _sv id_ _c dn ber ec fte if rat lk hö igt ce jä _så sn oli _kr kri _fo at_ el_ stä ho _pe _ku uk _ba sti rar hu ela nen sm nad bil ok _må vil kni nst dan nd_ hä _tr ång lin ekt des ök nat ex est ms _gr gn cke lv vs lt_ kol ny ndr tra mat do sve nu ess yg rv tni ant tan nt_ pla kla eb ker su tre _du sig ram öre nne ord _te _man_ _inte_",
      ],
      [
        -8.5,
        "dni _bo ock mme ons åt mot lik ia bes nta vis dd es_ nns son lse öve fl _ar bar _br min itt gö _sä ats lag _öv _fa arn op tv ret _hä mä nv str kar vid se_ du_ _hu ige eh vår när mö ild sa_ få _få ab _ve kö rö yt ski eta ot_ o_ dä ikt yr dl age lit amm mt w sy len ac orm kal rr yc yck ön _ja tat sök ur_ org jo rde lev _ef ate ite ins gl _dä där sät nda tiv ov las nl ras tad lm kä ele gh ris _fl ken rs_ nf igh vän dig iti tur let ark ly sk_ al_ _bi tig _ny _vå väl rik ghe hel _år ina art kli ge_ _du_ _eller_ _så_ _sig_",
      ],
      [
        -8.75,
        "eno bä åde gör red mb äk rf _ol ale mån bli hå ma_ ist lö im mun ln _gö öt by öd tö get rig _sp fä llt lå kv slu sj ps ut_ ss_ äv öra kun ir tå beh sf gra fe ck_ eft ös nas rst vär ssa skr ont sku _po län _pa cka ast fu lut ick _kl tag _or hi sin kap ågo ff kor _pl täl jag spe nan kte _la änn ann pri tf åll ci mmu hål nå sni lat läg sb tis _er ys bö ull ob nis ttn gan öp _sl _hö rsk äns gä ola ede äst fra amt sat rel ift nar stå lls vet _nå ämn _än äng rso ntr _na kat ära nds af eck rma pi tl jö ide ilj eda ike ida val bu _ex ygg mh råd _finns_ _var_ _vid_ _jag_ _han_",
      ],
      [
        -9,
        "kna öj ost nor lja sty ep byg is_ _bö rät rer ang isa ög ry _sj tj kul my avs y_ _to gs_ _jo _mö tb tem här cks end ust anv går nal par ege net log gre _le olo sva ive äve it_ nh em_ sla ier nvä amh ere urs någ rd_ _åt le_ _nu bor _sy nik ärd iva _lo lär va_ sse _no ala _w jäl ind tel dar inf bb tas yd riv råg _ri eve gru pp_ lad b_ ass _my rli ytt alt sh us_ rke kil rn_ gd _ra bör ndl liv nsa uts rks ena mt_ tik um_ rän tin ack ari sar _y pel _os rh uni ske öte rj mil _ju ilk ip hög kur tyr fär ata erv mel stu tek tve _men_ _när_ _detta_ _efter_ _alla_ _andra_ _olika_ _ska_ _vara_ _där_ _under_",
      ],
      [
        -9.25,
        "san ung sc _äv ik_ kta ukt ppe j_ bå _mä _kä dat th enn ksa öl spr ine esl mr xt vec ssi ana ien led ott _fu _do erl lf _ho mf il_ eme ky ble ruk lde ode van nu_ dsk ads hur ora gna fat pol ult opp ckl pet nse ägg uta ås cen kad yn eu tör enh nhe ute pt nli dri lis dis örb ård por _sö sio myc rme sit ml _dr ags rga _bå omp gån pa_ _eg _fä läs utv nel bru lni stö äc äck met vat set örd f_ dde ume rek oss pu jl få_ atu app anl fil män rie pre rse tro mhe _kö iv_ elt ial ise oms _hi run _lu lta ino _by _gä tg mna mis iss fle äd fun erg _gå lb gu ja_ rte ym _kv unk nkt ls_ utb tbi tru kra ca nni rit ft_ ori köp rod we erb ds_ tak reg lke tud omr mrå kel ke_ _mu ert ppl _även_ _genom_ _här_ _ut_ _mot_ _hur_ _mycket_ _få_ _skall_ _många_",
      ],
      [
        -9.5,
        "kän sor öka orn ub skt nfo möj öjl jli kså oj båd efo fal far vik jud rog dli tli tjä _rä lös had _ak eko pos ani sik än_ jan ors am_ vu sak _lå _ro pps _bä rka bj vt sid lda ya unn kva lg aga gla rne sli gif rak mpe utr vin åra ogi ldn cer lln of jor die vit får ali hem äx _ty sso älj fri kh lp yl z tom nya ya_ _sn lem stn ono ib erf nti x_ ase ore ld_ då gst äge lst au ogr kär ttr rda ölj lje jer din ext gor ars rti bok trä rg_ rkl öst ids hol hj ame tit fon _su rol rsö bla ea sky jek oje bas ror åga nsi oll nsl rkn åda ej vad rut lic amn rts pen odu gga tri hal gis ggn edi ude ärm ärn gon mål föl ug ivi tår _tv ö_ _id ema ev_ väx uv sd pas lli mal _am nsp _rö _ca utf näm öm äl_ bra emp ms_ rup rum esu tsl ice mus got åte älv ärl olk örj gär nto ehö rta xa _mer_ _också_ _vill_ _hade_ _oss_ _del_ _samt_ _mellan_ _får_ _denna_ _inom_ _sverige_ _över_ _se_ _nya_ _hela_ _år_ _nu_ _gör_ _sin_ _in_",
      ],
      [
        -9.75,
        "edn _yt hus dre läm co eln gge täm _s_ je_ ndi säk äke nr rva roj kro rsä ue mit ona ört dla xe tab os_ yre tes teg fly sol jän grä neb åst vr rot og_ möt ekn ökn höv tän slö sfö _go ått ask gel sed esp _hj hjä amp uns rgs pg yk _ni sut öns rör yst rfö lsk ane kos rus bel nb ato års ned raf li_ tie dö lka _ne då_ eci juk gsk pn nam mne duk spo ngd väg _hå ote rfa sr skä dem hit _tj _lö bär agn oka omi sjä c_ udi tsa ärt _sm änk dom tex lys ha_ _ga eng _sc olm bak erh mpl vs_ sna sys nke yrk äre nit ilm dg lte rif ton vg tfö fic eha rge vn tp _we web sju omf oti rp nes fäl mas gäl utg rop beg ljö mod tm rvi rre lok rja tti sme mfö ngå ama lju aml mla pat dj pin oma tst skö örm gni orr osi åg_ np arl örk näs sjö ssk toc _gu nsö ny_ ai oh uto amb dda rob als rav fan lef ia_ arm ban nj ktu _då tsä abe _öp öpp lån mg alv itu tut gli bju häl ape god mul ffe md ure rko sch use ebä ärs ppg uss ero ju_ åk kus tyd mst _eu omb ene sad ngr mor esk ard esi dit mbe _fe od_ une _kommer_ _något_ _per_ _dessa_ _både_ _dig_ _stora_ _skulle_ _vad_ _ha_ _sedan_ _ger_ _våra_ _vilket_ _än_ _vår_ _kunna_ _första_ _bra_ _stor_ _ge_ _bara_ _utan_ _blev_",
      ],
      [
        -10,
        "db dd_ mes ön_ num rid lor ckh kho lm_ _gi pli oo ok_ syn dor ca_ ron dk jus avg nfö ögs rov ept ria iel hin un_ ärg brä vni ral rbj egr sul uka ppo rm_ _pu iks ni_ mås bät åv kör eds dst kin _ek ltu mig fol fek usi rsl tog örh ove ety lko två ua hov _ab eo hör tec kto asi mpo nss vd lr ros tim ckn rra idi sal aka älp _co _ur ct sel rla eli _gl pek abb ydd ful obl lek erä das emo _t_ eto aft lir bed ese edd ej_ _bli_ _väl_ _ta_ _måste_ _din_ _personer_ _allt_ _svenska_ _går_ _vilka_ _då_ _tid_ _sätt_ _innebär_ _ju_ _idag_ _antal_ _upp_ _dag_ _flera_",
      ],
      [
        -10.25,
        "_ny_ _projekt_ _blir_ _hans_ _använda_ _mig_ _samma_ _frågor_ _annan_ _information_ _lite_ _hon_ _varje_ _bör_ _kom_ _ex_ _möjligheter_ _kommun_ _komma_ _lärare_ _tre_ _dock_ _ytterligare_ _stockholm_ _därför_ _problem_ _ca_ _kort_ _delar_ _ej_ _någon_ _ligger_ _gäller_ _sina_ _ännu_ _ni_ _ingår_ _behöver_ _två_ _eu_ _visar_ _beslut_ _ab_",
      ],
      [
        -10.5,
        "_möjlighet_ _göra_ _via_ _senare_ _fick_ _barn_ _tar_ _dem_ _eget_ _kring_ _förslag_ _min_ _enligt_ _bättre_ _början_ _kunde_ _talet_ _namn_ _skolan_ _annat_",
      ],
      [
        -10.75,
        "_ansökan_ _innan_ _person_ _intresse_ _skicka_ _krav_ _verksamhet_ _fått_ _klicka_ _helt_ _använder_ _erbjuder_ _brukar_ _båda_ _lika_ _rätt_ _ord_ _egna_ _aktiviteter_ _arbete_ _fråga_ _kanske_ _ges_ _mål_ _största_ _lära_ _frågan_ _större_ _studier_ _internet_ _sådana_ _fram_ _står_ _mera_ _svensk_ _stort_ _samarbete_ _längre_ _god_ _september_ _respektive_ _kommuner_ _skapa_ _rör_ _låg_ _mindre_ _vatten_ _göteborgs_ _dessutom_ _risk_ _pris_ _medel_ _hos_ _lång_ _kunskaper_ _eleverna_ _form_ _sitt_ _bil_ _uppgifter_ _hjälp_ _läsa_ _post_ _dess_ _började_ _åt_ _direkt_ _sidan_ _känner_ _dagens_ _alltså_ _blivit_ _elever_ _fler_ _ingen_ _usa_ _varit_ _snabbt_ _viktig_ _kontakta_ _själv_ _mest_ _anser_ _gå_ _text_ _mitt_ _nr_ _utbildning_ _telefon_ _kr_ _utveckla_ _tog_ _tidigare_ _gärna_ _plats_ _viktigt_ _bok_ _välja_ _företag_ _bäst_ _april_ _några_ _vuxna_",
      ],
      [
        -11,
        "_fungerar_ _gick_ _lägger_ _nästa_ _subject_ _info_ _minst_ _kronor_ _planering_ _af_ _alternativ_ _skydd_ _högsta_ _köpa_ _behandlar_ _exempel_ _moms_ _fortfarande_ _läs_ _omfattning_ _behandling_ _hitta_ _kurser_ _föreslår_ _rapport_ _deras_ _ändå_ _grund_ _såväl_ _finner_ _word_ _dokument_ _ekonomiska_ _kunskap_ _bl_ _följa_ _tv_ _egen_ _ämnen_ _bygga_ _antalet_ _poäng_ _exempelvis_ _sett_ _ser_ _europa_ _bland_ _följande_ _startade_ _gamla_ _växande_ _slutet_ _behov_ _vissa_ _lvfs_ _betydelse_ _moment_ _ditt_ _flesta_ _vet_ _göras_ _just_ _runt_ _sweden_ _bästa_ _män_ _bort_ _äldre_ _viss_ _kräver_ _alltid_ _dags_ _teknik_ _länder_ _tack_ _roll_ _lägre_ _lokala_ _norrköping_ _handlar_ _årets_ _innehåller_ _enkelt_ _nuvarande_ _regeringen_ _vattnet_ _beror_ _ungdomar_ _förra_ _dina_ _ned_ _svar_ _tillsammans_ _samband_ _tips_ _vidare_ _betyder_ _utgår_ _livet_",
      ],
      [
        -11.25,
        "_numera_ _skolor_ _statens_ _hjälper_ _ur_ _göran_ _synpunkter_ _mail_ _nils_ _fp_ _önskar_ _skydda_ _milj_ _människor_ _användas_ _möjligt_ _bluetooth_ _kommit_ _inbyggd_ _former_ _kontroll_ _därefter_ _dagen_ _endast_ _bild_ _ifrån_ _mark_ _kursen_ _råd_ _fungera_ _speciell_ _inkl_ _svarade_ _mg_ _grupp_ _antingen_ _datorn_ _utvärdering_ _engelska_ _sjukvården_ _resultaten_ _centrum_ _saker_ _kontakt_ _lagen_ _senast_ _såg_ _lösning_ _lägga_ _södra_ _stockholms_ _juni_ _lämna_ _emot_ _förändringar_ _augusti_ _maskiner_ _fall_ _består_ _ner_ _ofta_ _vårt_ _beroende_ _malmö_ _fallet_ _tel_ _samtliga_ _tur_ _anmälan_ _matchen_ _sikt_ _skillnad_ _maj_ _inger_ _säker_ _solen_ _effektivt_ _års_ _sidor_ _extra_ _inget_ _skillnader_ _ljus_ _funktioner_ _varandra_ _arbetslöshet_ _kvar_ _utbildningen_ _osv_ _england_ _åtgärder_ _värme_ _rättigheter_ _roger_ _stöd_ _vars_ _viktiga_ _kultur_ _marknaden_ _liv_ _forskning_ _beräknas_ _boken_ _ihop_ _ingå_ _john_ _läkemedel_ _årskurs_ _oktober_ _lilla_ _självklart_ _väljer_ _särskild_ _eftersom_ _land_ _området_ _avses_ _dels_ _staden_ _fina_ _fortsätta_ _sammanhang_ _hör_ _håll_ _arbeta_ _utgör_ _vanlig_ _datum_ _samtidigt_ _skull_ _miljö_ _kontor_ _oavsett_ _slut_ _diabetes_ _helsingborg_ _politik_ _tjänsten_ _året_ _jobbar_ _välkommen_ _komposition_ _mötet_ _inspiration_ _verksamheten_ _besök_ _månad_ _därmed_ _varför_ _sätta_ _februari_ _årsmöte_ _angavs_ _fem_ _procent_ _tak_ _kommande_ _agenda_ _ibland_ _grupper_ _förutom_ _gruppen_ _sista_ _samverkan_ _heller_ _kommunen_ _yttre_ _bor_ _erfarenheter_ _tiden_ _kompetens_ _fil_ _rättelse_ _skola_ _analysen_ _ekonomisk_ _landets_ _inga_ _patienter_ _vd_ _stipendium_ _kunnat_ _design_ _hålla_ _betraktas_ _olägenhet_ _sundsvall_ _verkligen_ _anges_ _eriksson_ _samspel_ _gemensamma_ _svåra_ _hem_ _krävs_ _baserade_ _smärta_ _klart_ _medan_ _trots_ _rent_ _säger_ _material_ _behövs_ _gång_ _gjort_ _kvinnor_ _söka_ _resultatet_ _vilja_ _uppgift_ _par_ _ställning_ _våpp_ _anders_ _lämnar_ _makt_ _grad_ _klara_ _aktörer_ _stod_ _exakt_ _web_ _hel_ _metoder_ _all_ _the_ _övriga_ _mats_ _öppna_ _öppen_ _priser_ _unikt_ _återkommer_ _vilken_ _redan_",
      ],
      [
        -11.75,
        "_ledningen_ _saknade_ _botten_ _sträcka_ _allvarliga_ _avslutad_ _gått_ _uppsala_ _guide_ _skilja_ _lämpliga_ _socker_ _titeln_ _horn_ _johnson_ _bilen_ _försöker_ _systemet_ _framtida_ _landet_ _ställde_ _storlek_ _sammanlagt_ _film_ _känd_ _gentemot_ _skrivare_ _datorer_ _vanliga_ _tror_ _ökad_ _finansiering_ _utfallet_ _lyft_ _beredd_ _klar_ _filerna_ _mjukvara_ _öppnar_ _lägenhet_ _fordras_ _lund_ _uppbyggnad_ _uppfattning_ _psykiskt_ _bilden_ _ftp_ _webserver_ _institutet_ _div_ _herrar_ _natur_ _goda_ _km_ _veta_ _skärmen_ _nacken_ _vägen_ _haft_ _klistra_ _tillgång_ _tjänster_ _fältet_ _gjorde_ _gräns_ _studenter_ _ansvar_ _anpassa_ _stadsmuseum_ _enheten_ _tas_ _rapporten_ _glad_ _hittat_ _choklad_ _bakgrund_ _köra_ _medför_ _hinder_ _tillgängliga_ _ledstjärnan_ _framgår_ _katalog_ _styr_ _själva_ _hanteringen_ _ren_ _skogsmark_ _hej_ _roligt_ _egentligen_ _världskriget_ _leder_ _talen_ _utrustning_ _möten_ _aktuella_ _hittills_ _blodtryck_ _kontrollera_ _stämmer_ _besöker_ _bekräftas_ _fyra_ _dagar_ _övertygade_ _internt_ _externt_ _sker_ _damer_ _lag_ _mikael_ _olov_ _parter_ _styrelsen_ _deltog_ _gratis_ _muntlig_ _ena_ _når_ _utförda_ _hemsida_ _hittar_ _mina_ _kol_ _världens_ _provet_ _fortsatt_ _lärande_ _urval_ _erbjuda_ _bostäder_ _linje_ _inför_ _gällande_ _fantasy_ _böcker_ _birgitta_ _ordförande_ _samhället_ _tjänst_ _plötsligt_ _någonting_ _människa_ _ställa_ _tillväxt_ _biblioteket_ _sänder_ _varav_ _kvalificerad_ _helgen_ _familjen_ _talas_ _månen_ _gonzalez_ _född_ _ii_ _os_ _människors_ _verklighet_ _politiken_ _lena_ _talade_ _delen_ _igen_ _tillhör_ _nationella_ _talar_ _bedöms_ _landstinget_ _bevakning_ _nära_ _jord_ _alternativt_ _hand_ _filmen_ _premiär_ _beviljar_ _ske_ _satsning_ _ben_ _cirka_ _förbud_",
      ],
    ],
  },
  {
    code: "sw",
    script: "latin",
    levels: [
      [-2.75, "a"],
      [-3.25, "i"],
      [-3.5, "a_"],
      [-4, "k n u"],
      [-4.25, "m w e"],
      [-4.5, "o wa i_ _k h l"],
      [-4.75, "t y s"],
      [-5, "ka wa_ _m na"],
      [-5.25, "r b d z li _w an _n ya o_ _wa ku"],
      [-5.5, "_y g na_ _ya ya_ ha ma in"],
      [-5.75, "ni at e_ ik _ku ki u_ p j ak _h am _na ka_ _a al _ya_"],
      [-6, "ni_ hi ta ti il c ia _ka f ba ng _u _i is _ma _na_ _wa_"],
      [-6.25, "za sh en _ki ri la kw ch v ili ika ali zi ar ati _kw di ia_ _s nd mi mb kwa hu"],
      [-6.5, "si aka sa un _l ji kat da um ana za_ ny _z as ad im ra to ha_ ab _kwa_"],
      [
        -6.75,
        "yo it wak we on _b mw le ut ina ish li_ ai _t ul la_ uw _ha tu mu tik ke di_ _mw pa ani",
      ],
      [
        -7,
        "uwa aa _c kuw ini fa us mba _za bi iw ye _v _p zi_ me sha ma_ ez ua _hi te ko az mwa fu aj id _hu iwa ama _ni mo _la ne uk aw ata ay cha ja ga bu _katika_",
      ],
      [
        -7.25,
        "ti_ vi amb _ch _il gi ing he er _al ji_ io uli _j af wan _mi pi ari ok el _d ri_ gu ib ek aji ke_ da_ ta_ ngi lik _in nz re go es mu_ ir ot _ni_ _za_",
      ],
      [
        -7.5,
        "_vi ake _ba au ah iz iki kut se n_ adi iku ur ap zo ao yo_ hi_ or awa em _ta ii shi ara _sa st kan nye nga asi ba_ de ang vy si_ ra_ azi ip ge no wal ndi wen up aki dh kam iy po ung chi oj _mwaka_ _la_",
      ],
      [
        -7.75,
        "aba tu_ ita ug _am sa_ wi eny ja_ nda ol tok eza ye_ ea le_ if uz ngu ho ru uu bu_ ada bo hin _r pe ro atu do and ii_ iv uto anz uf _zi su _ny tan any ic abi mia ko_ ao_ gh har lia ala ayo s_ be ele _kuwa_",
      ],
      [
        -8,
        "_ul et ub ea_ kin om no_ umi iyo eo lu ju go_ ki_ du amu zo_ oka fan moj oja sab idi tum yi gi_ uu_ ud ua_ uh nyi aad yak ne_ ij eo_ uo lo lim to_ nc aid und _f kun iri _e nya gha ui wez _li ima kaz hus te_ mat ag th wat ida baa eng usi ami nza ngo vu uta nch _g uni end _se _mu _pi mt liy ac lio man ote rik _cha_ _kama_",
      ],
      [
        -8.25,
        "_nc kil nde je vyo _au una ian fi isi mo_ ich ime isa _pa ugh ria abu au_ imb nge ig zin bal lis hat uku lak iko of ind lin ew kia hii gan ong _nd _an afa ila maj pat aha _mt nis eka ns mar _si ist kub ene eh fu_ ms izi pan uj kar ndo bab nj nay ehe ifa _sh _vy io_ kwe _mo kal kus os _we _lu ano rib kuf zu mk bw aa_ ivy _ji ain dha mbo kab liw aya dhi _im amo d_ r_ lug sto ine uka ibu _yake_ _hii_ _au_",
      ],
      [
        -8.5,
        "uma kik nzi pia bo_ adh mak _as ham jin ash oni nu nt ie ion _mb iba had san ach _ak zw asa _ju bwa kul vya apa mas hal umb iti zwa kup maa uzi was chu _ik gin hw hiv _ut ufu ga_ kiw _bi op _uk _mk afu usu mj _mj yot hwa esh ze gu_ t_ og _um so che han po_ _ms mp wam ae lip _da huk nia mji upa kr pu su_ _id zai wai ile tam _ja yan shw utu kuu _ra imu iji ule ato uc _un m_ dad neo aan tar y_ awe ipa lit ran k_ uch _lugha_ _wakati_ _pia_ _vya_ _zaidi_ _baada_",
      ],
      [
        -8.75,
        "yin kum mf bis ubw kua ame eri aku ep naf l_ mwi mbe ais oke sil ibi kit itu ris uhu eli nam umu we_ tr dan kis ho_ _up oa me_ bay apo uri izo ema uru mil uo_ uko ias av fa_ sk mbu sia oz eke liz imi fun _te shu ih bar fua co sem usa azo naw his hir an_ mwe kaw on_ lil iu hak hes kim uat sin _en iak _o are aye ten de_ ezi mi_ sik _ko ger ofa pam ban _ua cho ori ahi vu_ esa ifu tat kri tak kij dam uon _mf ume yu pen ufa _us _du _tu _wi ewa ahu do_ _idadi_ _watu_ _kutoka_ _kwenye_ _lakini_ _hivyo_ _nchini_ _mji_ _hadi_ _miaka_ _hata_ _ilikuwa_ _wake_",
      ],
      [
        -9,
        "ula g_ sho ito ole bad kip hul nao mz upi _uh huo dun _me ue tor hil uti yik oto jam ase ere aza ee zil ale nsa ev umo eze _pe mis _le mbi eni yal kon nat tw twa lan haj taw he_ ira vit bil ed kuo uwe kea vil be_ _ye pa_ lo_ lez ond uji zun ogo uki ai_ mik udi emb ush hai oa_ lif msi mad wap afi nah gum hem jia ura lam er_ wil _nj ei uba ask tib biw bl sta uan br tab _bo oi va uda sim aen kuj sen _yo gez eg fr _wakazi_ _pamoja_ _kwanza_ _moja_ _eneo_ _jina_ _nchi_ _sana_ _nyingi_ _ambayo_ _kundi_ _kuna_",
      ],
      [
        -9.25,
        "bi_ mal ca _dh del nyu liv ipo kuz nad kib _at ant _su pun uza _kr in_ iza olo pin h_ gon mku min ewe ve juu mn mm kad mam one aja _ng ku_ bin gw meh oo zik naz hur ens ow od huu dis tun ipi wah nn ona maz ter men zim zis rek itw rd tin _de rez lew bia lea jum lm _he eru anu oku waf _be sis ilo _uc kuk him mfu omb _mp dil oli oh tia miz map ora hum ska aut uv hut zek ngw fik umz mag met taj ob nik uhi oro tha ans sp pit eu ou hab _to rt hap hiy ute ath iwe mab jw jwa she her _ai ll waa kio _mn eku jen rn oma ng_ taa mit kui jib _co dog mae _af _kwamba_ _ndani_ _chini_ _alikuwa_ _juu_ _kati_ _wasemaji_ _huu_ _sababu_ _imehesabiwa_ _kazi_ _sensa_ _iko_ _kawaida_ _hiyo_ _makala_",
      ],
      [
        -9.5,
        "eta emu _st _re x en_ mtu mea _fa iye rum yes hay gr enz yof sw _ro kuh ipe mah tai kiz thi guz ml ite ozu fal aon pr ee_ ena ire jer bla ndu bao imo ape ihi kas fe zam ezo aif kur pak ako uvu huw re_ afr fri kif nzo ru_ miw _ug onj njw ate ey day nti ov eno mna far mta lic awi pok oy ef eb _ke sas gwa yoz mzw uai seh wim _ti gen oji wel jo era bor tal len kue tol c_ agu hez abl ugu yum ony _mm ej aru nji nak mai mpa nas saf has ota ro_ jul sti ec uin _fu wek maf unz dia al_ bam zao eko yen dik wo hag mud _uw _bu bun iga mfa _di vin swa fau bur _ga gir sit tis _ho ie_ nap ras yew oc mii dal _ne zal lay kol fo ofu gaz zot rs _th lb lij mer hud _is amp wis mto kuc leo eme es_ taf uzu mka bak alm mr tao _mara_ _kufuatana_ _kutokana_ _inahusu_ _kristo_ _hali_ _historia_ _shule_ _huo_ _kila_ _uainishaji_ _sehemu_ _kabla_ _kubwa_ _lake_ _tu_ _karibu_",
      ],
      [
        -9.75,
        "rus muz _ar ber _ur rai mc _mc hid waz uam ful alo alb py hik sar toa _uj maw reh haa _uf rud alu tof uha mh ivi ezw yam mun kid upe mla ege adu esi je_ nek tro p_ ce des oe rak odi zia ikw muh arn win din kic hit ija udu ure dar sm rab upu sal fum ent opi nac rah tot emi _pr buk _aw ige ola zak kir iru ago dio _fi mch pek kee ugo nan ete fas _nu _po uen mui pya nd_ ser _sp jan mic ait kez son oyo pol bit opo wao eti yao bah dum vi_ hiz ado mek rat tim ono md aam kih kiu lme ufi gaw _uz gul mko hio agh uit pis _ui zaj inz zan lba kii uje iny jij est rne hor mon ivu viw vis ica hr ry sam tra str uy kud fut _no ram och ben lon hup tiz raf tio pot nyo pim aga zui wi_ ael _ub ton efu nen owe _baadaye_ _tena_ _ina_ _muda_ _mtu_ _siku_ _mnamo_ _tangu_ _wengi_ _mbalimbali_ _hili_ _kaskazini_ _wapatao_ _damu_ _wenye_ _maji_ _upande_ _mwa_ _vita_ _baadhi_ _hasa_ _maeneo_ _kutumia_ _yote_ _kusini_ _aina_ _kiasi_ _kipindi_ _ambao_ _yao_ _nyingine_ _iliyofanyika_",
      ],
      [
        -10,
        "gia ziw bap _zo mim sl nsi uis ide iin _wo jir riw bul _je _it ane ekw bon tel gam yop ust mau ard naa rk baz ghu nin osa epo ar_ pil _fe bel the aje nje gra dai oti nig ord loj kao ss sai _br iju kod msa kai spi ge_ dw dwa aar omo lek abo hen nal iam idh api mhu uia hug osh avu otu is_ tua yw nyw q keo hom saw eth uju vip akr tem aal kk _kk dol us_ kt nus ld gua yek rd_ kaa ndw mmo ck uun _jo ry_ f_ _tr rr opa taz amw mti imw so_ mua den avi sek der _aj suk gem bk _bk bk_ sc _ri pe_ sel ike ed_ _el yar _ge laz sko du_ ken muj guk _mz mv kk_ _do as_ igi hua lii b_ sum iit hel iel nja nun msh ulu _go lig ore war haw aul nne evi ric dr am_ emo daw ith waj kaj ark smi nab jil iun nez ast ei_ ino km _md mes mep _gr pt izu zur mpu v_ let ije amh mvu _magharibi_ _maana_ _ambapo_ _albamu_ _wimbo_ _karne_ _njia_ _kadhaa_ _kiwango_ _mkuu_ _tofauti_ _asilimia_ _ili_ _kabisa_ _kata_ _kulingana_ _sasa_ _nje_ _awali_ _marekani_ _tatu_ _habari_ _bora_ _maisha_ _msingi_ _mfumo_ _huwa_ _afrika_ _uingereza_ _dhidi_ _ugonjwa_ _chuo_ _huko_ _zao_ _muhimu_ _zote_ _mto_ _hivi_ _bk_ _duniani_ _pili_ _mujibu_ _kk_ _imani_ _nafasi_ _dunia_ _tarehe_ _hayo_ _ule_ _mmoja_ _kanisa_ _bahari_ _hizi_ _binadamu_ _matumizi_ _matokeo_ _leo_ _kuliko_ _mungu_ _kufanya_",
      ],
      [
        -10.25,
        "pro oba giz fil wac ey_ tt ron bat lir vid _i_ _ii gun rid nua ech way avy _so til ozi naj kh bas mor hib ois sr lie ort udh nk siy iot vut yok don oo_ gar upo umw agi sio nta bai ovu _ca ci mac _km km_ jik va_ jit huf ywa wot dir pap aun qu rad diy bua uaj epe ref ph kie ver lum _mv um_ tur fup hui _ag x_ aas rg pri tet use kom ers int yim ren bro ls hon ruf nav uzo aso jes rom lli ann lev gal yoy kl niw th_ tri nae pig eto tl mie huy iha lt sul igu kuv pl ido siw sla iop wag igo kos ill lf nu_ rin uel fi_ res uja yaa unu jim uml aju kem _gu ons asw may hau _mr _pu kig yom mzi gor fs tom _pekee_ _vile_ _yenye_ _kikuu_ _mjini_ _mazingira_ _umoja_ _mpaka_ _zamani_ _jamii_ _asili_ _ajili_ _biashara_ _km_ _wote_ _hapa_ _kuhusu_ _mengine_ _watoto_ _mbali_ _ingawa_ _waishio_ _humo_ _ulaya_ _muziki_ _mwanzo_ _namba_ _nyimbo_ _wao_ _utawala_ _si_ _hakuna_ _hilo_ _makubwa_ _nadharia_ _kale_ _ndogo_ _mashariki_ _tiba_ _matibabu_ _jamhuri_ _rangi_ _uwezo_ _kongo_",
      ],
      [
        -10.5,
        "_asia_ _filamu_ _akiwa_ _ikiwa_ _wengine_ _yoyote_ _rasmi_ _badala_ _bado_ _matatizo_ _athari_ _chake_ _yaani_ _una_ _uchumi_ _ulikuwa_ _hatua_ _kampuni_ _bila_ _kenya_ _takriban_ _neno_ _spishi_ _husababisha_ _uhindi_ _mpya_ _kiingereza_ _ujerumani_ _shirika_ _roma_ _mbili_ _basi_ _msimu_ _taifa_ _mwezi_ _kutoa_ _serikali_ _shughuli_ _pwani_ _kuongezeka_ _the_ _uchaguzi_ _hapo_ _jimbo_ _ndiyo_ _mwisho_ _ziwa_ _wenyewe_ _sawa_ _ile_ _ambalo_ _ndio_ _huku_ _milioni_ _mwili_ _zake_ _mafuta_ _kibantu_ _picha_",
      ],
      [
        -10.75,
        "_huitwa_ _kweli_ _hatari_ _fulani_ _mimea_ _familia_ _alama_ _halisi_ _amerika_ _kanuni_ _kinyume_ _kilimo_ _mwingine_ _moyo_ _kutolewa_ _ardhi_ _sura_ _mfano_ _mwendo_ _viwango_ _vilevile_ _inaweza_ _kusababisha_ _gesi_ _haraka_ _mataifa_ _safari_ _yesu_ _mfalme_ _siasa_ _ambazo_ _nguvu_ _hatimaye_ _utamaduni_ _ukweli_ _kamili_ _kuona_ _wanaoishi_ _maambukizi_ _hutokea_ _dola_ _agosti_ _uhuru_ _mkubwa_ _mwanafunzi_ _ii_ _vitabu_ _mtindo_ _kikundi_ _hiki_ _mama_ _anaweza_ _huyo_ _biblia_ _kuwepo_ _uhusiano_ _tar_ _chanzo_ _karibuni_ _kina_ _jua_ _wanyama_ _dawa_ _virusi_ _mambo_ _mkataba_ _huru_ _kando_ _wilaya_ _kupitia_ _sauti_ _nyuma_ _kuu_ _hicho_ _mtoto_ _mita_ _tanzania_ _ambako_ _vizuri_ _sifa_ _dalili_ _kupata_ _askofu_ _haya_ _papa_ _asilia_ _ilianzishwa_ _wafalme_ _ndugu_ _kijijini_ _jambo_ _rais_ _uwezekano_ _chama_ _ambaye_ _nigeria_ _kiniger_ _umbo_ _kipimo_ _kuanzia_ _tarakilishi_ _sala_",
      ],
      [
        -11,
        "_desemba_ _upinzani_ _dhana_ _tabia_ _thamani_ _ilipata_ _mafanikio_ _kikubwa_ _ziada_ _video_ _alianza_ _kaisari_ _alitoa_ _aliyekuwa_ _uaminifu_ _wayahudi_ _akawa_ _vyake_ _kushinda_ _kiswahili_ _jeshi_ _ufaransa_ _of_ _ana_ _mwishoni_ _misri_ _ulimwengu_ _austria_ _mfululizo_ _sanaa_ _wanawake_ _mashirika_ _cheo_ _kali_ _mafundisho_ _yenyewe_ _daraja_ _hutumika_ _mashamba_ _maumivu_ _bali_ _urusi_ _tano_ _machi_ _nyakati_ _hizo_ _wale_ _utafiti_ _mchoro_ _kuzuia_ _elimu_ _mbele_ _kijamii_ _kituo_ _fedha_ _afya_ _mapato_ _chakula_ _kisasa_ _kuzaliwa_ _yeye_ _mahitaji_ _viwanda_ _mapema_ _hao_ _kiafrika_ _watumwa_ _huweza_ _haki_ _tanganyika_ _mahali_ _nusu_ _kijerumani_ _ukoloni_ _upanuzi_ _mkoa_ _hoteli_ _yako_ _protini_ _nyota_ _hesabu_ _nakala_ _herufi_ _umri_ _yalikuwa_ _ethiopia_ _maalum_ _kijani_ _hadhi_ _mamlaka_ _katiba_ _umbali_ _mdogo_ _seli_ _kura_ _sukari_ _walio_ _guthrie_ _kufikia_ _mwenyewe_ _kihistoria_ _zilikuwa_ _ngano_ _kibinadamu_ _maneno_ _mvua_ _mazao_ _uhusika_",
      ],
      [
        -11.25,
        "_kanda_ _kumaliza_ _julai_ _kisanii_ _oktoba_ _records_ _waingereza_ _kifo_ _kitu_ _zinaweza_ _kuendelea_ _ilitolewa_ _wilhelm_ _ncha_ _alicheza_ _nyumbani_ _mechi_ _mabadiliko_ _mwanzoni_ _kujenga_ _sheria_ _tuzo_ _yeyote_ _alipokuwa_ _imara_ _sahihi_ _zina_ _in_ _baba_ _sita_ _dini_ _kwao_ _mkutano_ _bonde_ _wanafunzi_ _hadithi_ _miezi_ _nao_ _mhudumu_ _kuanzisha_ _duka_ _mwingi_ _ilianza_ _sekondari_ _iliyokuwa_ _visiwa_ _ambacho_ _kavu_ _huenda_ _chenye_ _upendo_ _paulo_ _mbinu_ _mazoezi_ _wadogo_ _februari_ _wenyeji_ _nne_ _ukoo_ _magonjwa_ _bunge_ _mabaki_ _wajerumani_ _al_ _juhudi_ _disney_ _wahusika_ _kuchukua_ _jumla_ _bei_ _ngumu_ _linaweza_ _ufalme_ _wala_ _msimamo_ _jirani_ _aliamua_ _zile_ _wiki_ _ngono_ _wagiriki_ _kurekodi_ _lina_ _miji_ _wachache_ _jinsi_ _kutokuwa_ _saratani_ _wikipedia_ _ukubwa_ _haja_ _koloni_ _kiumbe_ _shinikizo_ _kudai_ _falsafa_ _majeraha_ _dume_ _ikawa_ _mno_ _kupungua_ _kufa_ _kidogo_ _taarifa_ _mbaya_ _maoni_ _italia_ _bwana_ _viungo_ _jeni_ _mraba_ _takatifu_ _lilikuwa_ _moto_ _kaburi_ _ujumbe_ _matukio_ _timu_ _sudan_ _kiasia_ _kijiji_ _kidemokrasia_ _indonesia_ _mlango_ _kuongeza_ _mawe_ _kichadiki_ _malcolm_ _kitabu_ _migogoro_ _namna_ _vingine_ _ama_ _hutumiwa_ _nyekundu_ _yanaweza_ _bidhaa_ _taasisi_ _kuishi_ _kuonyesha_ _mm_ _silaha_ _furaha_ _kutumiwa_ _akili_ _kuingia_ _muungano_ _kuondoka_ _mimi_ _msichana_ _septemba_ _mwenye_ _paka_",
      ],
      [
        -11.5,
        "_sikukuu_ _anafahamika_ _rap_ _kifupi_ _uraia_ _kilatini_ _kifaransa_ _msaidizi_ _pande_ _mabao_ _mawili_ _kulinganisha_ _vijiji_ _mwenyeji_ _ilionyesha_ _kaboni_ _makao_ _madawa_ _maria_ _kichwa_ _mt_ _andiko_ _raia_ _kikristo_ _watawa_ _ulianza_ _klabu_ _michezo_ _azimio_ _kupiga_ _kwake_ _kuanza_ _peke_ _uso_ _manga_ _wenzake_ _kuamua_ _kudumu_ _mauzo_ _viongozi_ _kuenea_ _pesa_ _kukubaliwa_ _denmark_ _uswidi_ _ureno_ _mingi_ _vyama_ _inatumia_ _island_ _wagonjwa_ _kusisitiza_ _maadili_ _uganda_ _barafu_ _hupunguza_ _gazeti_ _lako_ _ongezeko_ _mishipa_ _misuli_ _soko_ _dhahabu_ _india_ _aliona_ _bendera_ _pembe_ _kupokea_ _kote_ _inataja_ _kitovu_ _saa_ _nyumba_ _hupimwa_ _michuano_ _wana_ _idara_ _wanaweza_ _kujitegemea_ _mdomo_ _elementi_ _kuelewa_ _mikubwa_ _mipango_ _walt_ _mtayarishaji_ _bendi_ _nafaka_ _gharama_ _nabii_ _kiume_ _askari_ _yule_ _walikuwa_ _kadiri_ _uhakika_ _grand_ _james_ _alizaliwa_ _mauaji_ _halali_ _and_ _zingine_ _kemia_ _kufika_ _matawi_ _huduma_ _wenzao_ _sera_ _wakristo_ _kupeana_ _zawadi_ _misitu_ _inaonekana_ _lazima_ _tamaduni_ _faida_ _mrefu_ _amani_ _kuondoa_ _umuhimu_ _mfupi_ _kuvutia_ _mpango_ _ilisababisha_ _wazazi_ _uchunguzi_ _kabila_ _estrojeni_ _sugu_ _naye_ _tayari_ _kigiriki_ _manabii_ _ibada_ _imekuwa_ _jadi_ _iliyopita_ _vyombo_ _huyu_ _majaribio_ _maelfu_ _kuuza_ _urefu_ _vipengele_ _klara_ _injini_ _kudhibiti_ _fransisko_ _jumuiya_ _kilomita_ _limetokana_ _kauli_ _john_ _uamuzi_ _makabila_ _michache_ _kiroho_ _majengo_ _kalenda_ _utaratibu_ _bodi_ _kumi_",
      ],
    ],
  },
  {
    code: "tl",
    script: "latin",
    levels: [
      [-2.75, "a"],
      [-3.25, "n"],
      [-3.5, "g"],
      [-3.75, "i"],
      [-4, "ng g_"],
      [-4.25, "s an ng_ a_ o t"],
      [-4.5, "l m _n"],
      [-4.75, "ang p k u _a r y e na"],
      [-5, "sa _s b"],
      [-5.25, "_m la _p in n_ pa ma h d ga _na ka"],
      [-5.5, "_sa ag sa_ al o_ at _ng ay on _k _ng_ _sa_"],
      [-5.75, "_pa _i _an y_ ta t_ na_ ay_ an_ _ang_"],
      [-6, "ba it _ma ar as ga_ _ka is li am il si ya ni mg _mg mga i_ ha _na_ _mga_"],
      [-6.25, "w s_ _b ala _ay _t at_ ak to un ra ong ti _ay_"],
      [-6.5, "c ri ap ah _h pag ul ing _at ina lan ab yo _d san _si on_ l_ _l hi pi _at_"],
      [-6.75, "pan ik wa ila bi ama e_ er iy da to_ no _is isa di ata gi um aw"],
      [
        -7,
        "aa ito en re _ba ro mi nt mu lo la_ d_ yon yan ara _ni ya_ man nan nag ad ko ali tu ki aka ib st aga _g aha ula nd es iya te as_ aba gan asa apa _isang_",
      ],
      [
        -7.25,
        "ana _it kan pin or _u ig oo _r tan in_ gk nga _o ku al_ han sy awa lu _ta r_ ip se po _pi _e le ol ns os",
      ],
      [
        -7.5,
        "im k_ _c us bu el oon ika gu su ban _la it_ gka ani ag_ ita siy hin mag _ha ny so ili ai _di go aya syo kat nak uma ari _hi _bi par may id una tin pu si_ ne ati _ito_",
      ],
      [
        -7.75,
        "kas ung pe ia agi do f _no mul ur _da agk bo de ni_ ta_ lal noo iba bil nya _mu gg nu kal gin et mp me ut mo v uk mat lin any ini pr em _in sin p_ pam om aan ami he hu ran rin aki wan tr _ib _si_ _ni_ _noong_",
      ],
      [
        -8,
        "mal ra_ nit nil ho hal _ku nas ir gl ad_ ind _o_ up ahi ndi od ka_ no_ mb _bu ngg gs au uh op m_ _ti ist asy ant ent _tu nat bag os_ _ki ug _w ek sal rt di_ mar ipi ao ot gga kar be lam iyo kin co lit _ko _may_",
      ],
      [
        -8.25,
        "_re _lu _se gay abi lik _pr nal kak _un sta j w_ tao nah es_ wi and ch kap _ar inu ok pat er_ ma_ io _ga ro_ du iti yo_ og gal lak lip ll ags go_ ton ih gp ngk lo_ _mi ba_ ye nta pal bin ob _su mam iw _li lag kon ans gr gh nda gam agp ter lar dal ed _ri mit bas _pu ub _al umu ry ayo uha tag maa _hu iwa mas ngu rs nsa pap git min wa_ bab gt od_ lat nam tik ko_ ian _hindi_ _siya_ _mula_ _kanyang_ _bilang_",
      ],
      [
        -8.5,
        "is_ hay ca mak uni ic law _j agl wal tal hil z kab iko il_ li_ aw_ ago pl nap gun uno tat _po lab art niy mah pil _te ly aar bah ulo kil ak_ ano sp gpa gla kt ar_ kay gm upa ri_ ge ol_ nin isy bal gb ks kul ce isi ada yu ru _f agt tay br _co las tul atu agb iga ram _pe gd kun ep ibi est eb th _para_ _nito_",
      ],
      [
        -8.75,
        "din apo lon _il alo sam ot_ lay kah ers uw nti ion ngi res ea api ral kam og_ _de _ik aon tas igi taw pa_ uli ap_ ado ss nte _es pro nto hat hon pas bat do_ ve we uo _gu re_ alu te_ b_ x ua kai eo _me dah _gi ira so_ ig_ _ip mba eh ipa rit ci agh da_ _up us_ ok_ ino sen big ke ia_ tun ii say bay dis int ud ele _lo or_ id_ ou lum lim nsi lun ac eg ida nab _pang_ _ibang_ _kung_",
      ],
      [
        -9,
        "ens aho mab era oy gsa ihi utu lah sh rm asi ie lis bis u_ sik sis sas ria amp dad sil gha bl rti per aro tra ber mun pos sti tor men mpa ain dan gaw aaa roo eli _y _v ne_ pol rn tio ik_ lad _wa ts agd f_ aun rd h_ aas _ca uri map har nis ao_ ha_ gma vi str tro uan gta kr kl kad am_ _he pak wag ste nl sm ris gon uga ins mo_ gum ero taa son rk les eng pun el_ ser c_ _ch iki iku hul mil sim oli olo non ty ec kum kit tis gn iha oy_ ate de_ und buo umi ys _ak _bo dy niw dig hiy _ro ph _upang_ _iba_ _pag_ _unang_ _pilipinas_ _kanilang_ _niya_ _mas_ _nang_ _hanggang_ _naging_",
      ],
      [
        -9.25,
        "naw nay ato _st pre bar tum _wi rap buh amb agm _ap _am ene rc gap ema _or sc sk are ona raw ori sun agu lt awi abu gat tim _as gra ons rik pum ti_ ism reh unt _mo en_ oma rg pul bon pon aso usu usa til ksi abo tur dr ulu uwa sak kom tap _ne _pl diy uko imp pel _t_ amu mus hag he_ ilo ce_ agg eri laa ale _to pla net _be baw ima yun _so sto anl uro ekt kto kol tad ako gy of _th the ju nc kh ses ron im_ yos _gr tem ail po_ imu imb gi_ smo all tl _du dat ee oc lb ery wak hab _um yr ose uku ae bre mad gko ibo ora don ine sab sus _rin_ _isa_ _dahil_ _lamang_ _maaaring_ _din_ _ika_ _pamamagitan_ _tao_ _ilang_",
      ],
      [
        -9.5,
        "gbi tel wo rb ngl ei _im se_ ura ndo hah pit pri _of _do _ju mon mai _ab eta _aa gas amo nyo nai mis op_ pp bol iye emb him _tr uy rma bo_ ryo ner iv rya of_ tid ard rl aku mer kla ump gba uka por bib st_ kau anu rop eks uto gsi ngo ono gil gya ki_ asu _el tri ver gag kha dit dag bum oni gle ite lig yag ui tut nod pop ll_ tib lid _kr ere ey log nau ily ct sar rom spe le_ her uo_ gna sya sul wik ahu itu mbr gda lya upo ary mum sum nn yar _en gar ido los num ngs saa ayr yro ays ld ten ayu _go ust nla cl ont cha tar nib nse nun esp loo lyo lug ill tuk lib ty_ ern za omp omi rat cr lia _pa_ _taong_ _of_ _nasa_ _bansa_ _ayon_ _ngunit_ _bagay_ _kay_ _lahat_ _dito_",
      ],
      [
        -9.75,
        "rep ebi tw one eu ic_ ntr rus bun nik ob_ rel lap fa dor mut ras gtu ide mpo lem gis iu nt_ _vi wen ros gul ame ehi ren uon duk ysa if uti sag yem dam win oh end _le oob lih kag sch ja mm tt rr ow kik apu gmu _ge ult _ph ell dul dai hum wor kaa um_ ase akt gsu aib yal sip ggi com kri ede nst nar imo uta rs_ sod rad ort rt_ ane sap leb ubu lla lil suk tit mpe tak hit uya kw eho mik edi jo _ek nig mpl _iy _sh ive nad _ii ric lus kop ais ise der io_ gen arc ev eso ck ikh nh ngh was ass bot nut ril ib_ ip_ ghi luk raa oto tab gri opu rih aig gdi _sc mpi va iny pt ben rea _ce den ogr oun atl tlo gig hen ue _maraming_ _panahon_ _buhay_ _naman_ _kasama_ _taon_ _artista_ _ingles_ _walang_ _habang_ _itong_ _kaya_ _pangunahing_ _bagong_ _buong_ _kabilang_ _dalawang_ _kilala_ _bahagi_ _the_ _saan_ _pagkatapos_",
      ],
      [
        -10,
        "hi_ _sp _ho ese rk_ av ble yen mot aug eti by lle sup tol ugo but nd_ emi _ja ex tiy _ul imi rna dib ast ica fo ed_ ore uwe gso yn ome orm gli q oa mbe dos tam yam wit wat ho_ sye rab bul et_ _ur ark nk sah koy con miy bro é ola bli ps kip esi kuy naa rob eo_ riy _jo sub igd np ve_ rsi sid x_ met eto liw ple muh ope fr mog lot ke_ ham ork aly ugn nia esy hap me_ _eu pik pek gre set igm _ob ela uba ngy pah cu ade med mi_ kb az cal rd_ nom pis etr sig bak sur rso nde tub akl yer bae gdu umb kor ge_ ov v_ pi_ oi mig ess kd eur _cl ssi gia nso sol epe hig sok hih hel hir ost len ky _ed sek kaw hun ory _br _au eme osi usy gku lta ahe sit eko af tb pad fi lok pay paa _wo rem _cr kuw tip py let kuh pet sl qu che ggo aal ts_ _karaniwang_ _bago_ _lungsod_ _pagitan_ _tinatawag_ _de_ _loob_ _nag_ _anak_ _telebisyon_ _kaniyang_ _pelikula_ _timog_ _siyang_ _araw_ _sila_ _ring_ _populasyon_",
      ],
      [
        -10.25,
        "nhi cia uu ler _ag akd alb nes _ra haw bit cho pra iri ubo lek pli ox tir unu dre olu emp dum rod rot hy ath _id lup bid tah loy egr rer rah ntu saw usi ire nid adi ss_ bor zo ape pau hik ndu _us oka ae_ _s_ cou lli ars bi_ ask ket erm ond je ls sir kda ye_ tre nb arg nge nim chi rol oll ole pub ubl eka _eb pes spo gah hr _em pua npa ibe tn ly_ teo spi loh ohi tau nlu tig ff ius tok gus _fo my lau _a_ _ru uso ea_ esu ns_ emo ait rio gpu mor has rco ert tug dok ake rte iz ppi ms age ipo gur ugi uho ske etb ial fl syu nub lbu car rye ime put opa yop nog ii_ piy rup dyo rbi sr dak ady tsi oba glo obi isp ego obe _fa ann ena ger bs ret ee_ _yu wai ry_ _op uks reb spa rta red ute pw _z lur arn kod ht nne dep ony aks rga atr nce ch_ war rek kwe buk mma abl uhu ck_ z_ iss _nu sug _ad ggu stu phi ipp ure nul _fr oro eve eno udy rag _mataas_ _anyo_ _bagaman_ _pamahalaan_ _iyon_ _parehong_ _halos_ _lugar_ _nila_ _ama_ _pagiging_ _kanya_ _mayroong_ _niyang_ _sining_ _salitang_ _kadalasang_ _kasaysayan_ _tatlong_ _planetang_ _pangunahin_ _hayop_ _bawat_ _wika_ _katangian_ _tulad_ _kapag_ _ginawa_ _estado_ _pangkat_ _kilalang_",
      ],
      [
        -10.5,
        "anh tia _je etw two ree arb mos nus hus uin col erb sia kup rak uhi dek apr ds lii iit bel wad tud arr ity akb des pwe wer rsa auh dw pab iso opo for igh rec mbi daa yah agr sel dya huk aur ord fe nor igl rh kti iat cor luh gki rar _ya unp cri dud shi ien opi sso ipu muk _sy _ep ugt gto oko abe _aw epu rp rog guh gab nua irm ebr ces ear iks oso adr ekw buw ew tna _ve dia á odu ukt _palabas_ _network_ _binubuo_ _halaga_ _uri_ _huling_ _kasalukuyang_ _larangan_ _mundo_ _pangalan_ _wikang_ _maaari_ _daigdig_ _muling_ _kuwento_ _paggamot_ _mayroon_ _aaral_ _rehiyon_ _paraan_ _bahay_ _babae_ _tungkol_ _gayunpaman_ _namatay_ _nagbigay_ _manlalaro_ _enero_ _katulad_ _papa_ _maging_ _katao_ _sistemang_ _panahong_ _ce_ _maria_ _simula_ _maynila_ _dating_ _diyos_",
      ],
      [
        -10.75,
        "_gumagamit_ _album_ _pagkakaroon_ _labas_ _inilabas_ _una_ _pari_ _batas_ _tumutukoy_ _kaharian_ _antas_ _noon_ _ginagamit_ _malawak_ _katawan_ _orihinal_ _paggamit_ _sina_ _siglo_ _punong_ _dahilan_ _estados_ _unidos_ _anumang_ _kapatid_ _kulay_ _senso_ _kabahayan_ _karamihan_ _lumabas_ _hugis_ _politiko_ _sanhi_ _malaking_ _pilipino_ _patungo_ _di_ _partikulo_ _linya_ _oras_ _tanging_ _san_ _linyang_ _bansang_ _hapon_ _kamatayan_ _simbahan_ _apat_ _sinaunang_ _papel_ _matatagpuan_ _lang_ _lalaki_ _county_ _tauhan_ _school_ _itinatag_ _aklat_ _mamamayan_ _paaralan_ _sakit_ _pinili_ _basketbol_ _ipinanganak_",
      ],
      [
        -11,
        "_rito_ _gma_ _minsan_ _gawa_ _europa_ _bersyon_ _pelikulang_ _higit_ _karakter_ _pangalang_ _pinuno_ _digmaang_ _digmaan_ _obispo_ _disyembre_ _sumusunod_ _dugo_ _hinggil_ _subalit_ _ding_ _silangang_ _buwan_ _unibersidad_ _hari_ _kristiyano_ _ilog_ _milyong_ _lupa_ _magandang_ _pebrero_ _nagkaroon_ _grupo_ _kanila_ _nina_ _itinuturing_ _kahit_ _pagkain_ _alam_ _mag_ _dibdib_ _ilalim_ _nagmumula_ _marcos_ _emperador_ _hangin_ _mang_ _gumawa_ _nitong_ _muslim_ _pranses_ _magagamit_ _sabay_ _nagdulot_ _philippine_ _setyembre_ _pamumuno_ _roma_ _samantalang_ _itaas_ _world_ _hilaga_ _malakas_ _laban_ _isinulat_ _silang_ _mismo_ _tubig_ _ii_ _kasapi_ _kanluran_ _marami_ _sinabi_ _korea_ _kita_ _naglalaman_ _pansin_ _tunog_ _miyembro_ _pambansang_ _awit_ _panitik_ _ministro_ _dalawa_ _maliit_ _salita_ _griyego_ _yunit_ _nagsimula_ _paglalakbay_ _ideya_ _akda_ _banal_ _pampolitika_ _juan_ _paligid_ _ibabaw_ _dagat_ _gamitin_ _tingnan_ _kanser_ _nagmula_ _espanya_ _kakayahan_ _sukat_ _problema_ _aprika_ _normal_ _aawit_ _puno_ _kailangan_ _huli_ _enerhiya_ _iyong_ _katutubong_ _lokal_ _pinangalanan_ _ekonomiya_ _pagbabago_ _kadalasan_ _pamamahala_ _ukol_ _pamagat_ _man_ _dekada_ _pulo_ _siyam_ _hulyo_ _tala_ _bata_ _marso_ _church_ _madaling_ _gusali_ _aleman_ _pumasok_ _romano_ _tawag_ _el_ _katoliko_ _hilagang_ _guro_ _ulan_ _larawan_ _materyal_ _ehipto_ _ngayon_ _amerikano_ _basketball_ _matapos_ _us_ _nakilala_ _paglago_",
      ],
      [
        -11.25,
        "_nilikha_ _malalaking_ _kumulang_ _kaysa_ _limang_ _layunin_ _hapones_ _binuo_ _mahusay_ _umaabot_ _minuto_ _republika_ _himagsikan_ _maagang_ _lakas_ _kuponan_ _diyosesis_ _set_ _mahabang_ _kinikilala_ _arabo_ _serye_ _ilan_ _malinaw_ _edisyon_ _magkaroon_ _batay_ _estasyon_ _trabaho_ _mata_ _lumang_ _maaring_ _produksiyon_ _tiyak_ _sistema_ _ilong_ _gas_ _talaan_ _samahan_ _angkop_ _kahulugan_ _nais_ _kanta_ _kantang_ _gamit_ _asawa_ _kasal_ _star_ _re_ _susunod_ _video_ _naglalarawan_ _humantong_ _distritong_ _bonifacio_ _lihim_ _likas_ _paghihirap_ _gawain_ _pangalawang_ _sarili_ _kopya_ _relihiyon_ _pagdating_ _resulta_ _kompanya_ _buto_ _nakuha_ _magmula_ _personal_ _umiiral_ _ikalawang_ _kalaunan_ _latin_ _kalidad_ _ganitong_ _gaya_ _magulang_ _naniniwala_ _pilipinong_ _totoong_ _anim_ _umalis_ _musika_ _nasabing_ _padre_ _pagkakaiba_ _linggo_ _lumitaw_ _pagganap_ _impormasyon_ _mayo_ _al_ _kasalukuyan_ _laro_ _polo_ _tulong_ _virus_ _parang_ _ttk_ _regular_ _silangan_ _bce_ _wakas_ _hangganan_ _herusalem_ _ina_ _paris_ _doon_ _abu_ _hukbong_ _reyna_ _ipinahayag_ _hunyo_ _dapat_ _kabila_ _amerika_ _muli_ _nagaganap_ _tila_ _halimbawa_ _maliban_ _ako_ _laki_ _pagkakataon_ _halip_ _sanggol_ _matematika_ _jose_ _high_ _it_ _matandang_ _apps_ _templo_ _ibn_ _lumaki_ _balat_ _new_ _intsik_ _bayan_ _baryabol_ _pablo_ _kaso_ _association_",
      ],
      [
        -11.75,
        "_ginawang_ _abala_ _pagbibigay_ _aral_ _humigit_ _mabawasan_ _nagpapakita_ _kaugnay_ _art_ _nalilikha_ _kaugnayan_ _katawagan_ _seryeng_ _puting_ _titik_ _epekto_ _nananatiling_ _impeksiyon_ _republikang_ _pumapasok_ _tsino_ _hinuang_ _gumagalaw_ _konseho_ _espesye_ _nahahati_ _timbang_ _year_ _pinamumunuan_ _madre_ _mabuting_ _popular_ _nobelang_ _panig_ _gumaganap_ _probabilidad_ _absolutong_ _pinunong_ _talata_ _gawaing_ _malaki_ _lalawigan_ _lateral_ _bahaging_ _king_ _teoriyang_ _kontrol_ _sabihin_ _lupain_ _pwersa_ _nagbunga_ _panlipunang_ _nagsasalita_ _kinanta_ _sunod_ _richard_ _pagsubok_ _solusyon_ _chief_ _staff_ _mala_ _hanay_ _apoy_ _gaano_ _bakal_ _tokyo_ _kondisyon_ _daloy_ _for_ _trono_ _kaluluwa_ _kapulungan_ _kahalili_ _nakabatay_ _up_ _kalikasan_ _pinaka_ _labanan_ _hesus_ _sariling_ _oktubre_ _lamborghini_ _dumadaan_ _kabisera_ _gawin_ _luzon_ _lalo_ _relatibong_ _manikang_ _mario_ _player_ _babaeng_ _prekwensiya_ _natagpuan_ _kultura_ _patay_ _malaman_ _kalamnan_ _pook_ _kumpletong_ _heograpiya_ _kompyuter_ _release_ _matanda_ _imperyo_ _atake_ _gitnang_ _namuno_ _nanguna_ _pumapayag_ _bumuo_ _ugat_ _paring_ _paulit_ _ulit_ _ibaba_ _dantaon_ _prosesong_ _seremonya_ _kapanahunan_ _europeo_ _salapi_ _gayon_ _agham_ _proseso_ _kasunduang_ _turbina_ _ulo_ _pagsusulat_ _tungo_ _diwa_ _tahanan_ _pasyente_ _kauna_ _daan_ _pananaw_ _katumbas_ _panganib_ _panginoon_ _masamang_ _sumasagisag_ _mp_ _tingin_ _karamdaman_ _order_ _pandama_ _likod_ _popping_ _california_ _iisang_ _klase_ _lalaking_ _labis_ _bukas_ _los_ _binuwag_ _jackson_ _pinagmulan_ _anghel_ _kabanata_ _tanyag_ _libro_ _nagsasaad_ _hango_ _college_ _marco_ _milyon_ _bahagyang_ _ibabang_ _william_ _university_ _united_ _god_ _pederal_ _kagamitan_ _host_ _titi_ _tinutukoy_ _mahalaga_ _pwede_ _ayaw_ _israel_ _aari_ _tanggapan_ _alamat_ _marahil_ _teritoryo_ _paglalaro_ _napoleon_ _sandatahang_ _aquino_ _buod_ _kapitan_ _kahalagahan_ _kapasidad_ _paniniwala_ _programang_ _dako_ _polako_ _alak_ _wala_ _manatili_ _paghahanda_ _dumating_ _ya_ _disc_ _serbisyo_ _sexto_ _sentido_ _heneral_ _linus_ _mamatay_ _sinamahan_ _ginamit_ _binigyan_ _halaman_ _gumanap_ _batang_ _nilang_ _hudyo_ _pumayag_ _umaga_ _pera_ _dami_ _odiseo_ _kabuuang_ _parisukat_ _tuwing_ _puso_ _muhammad_ _partido_ _bandang_ _kalayaan_ _mababa_ _edukasyon_ _nakarating_ _pangangalaga_ _pares_ _katamtamang_ _pop_ _nagkakaisang_ _gilid_ _park_ _and_ _paggawa_ _young_ _national_ _london_ _lansangan_ _tinatayang_ _shell_ _kalimitan_ _tradisyunal_ _natanggap_ _makikita_ _barangay_ _kalahating_ _tipan_ _isip_ _yamate_ _sumunod_ _sino_ _rizal_ _season_ _minsang_ _mobutu_ _atas_ _huwag_ _marduk_ _nasasakupan_ _bundok_ _iwas_ _tinawag_ _distrito_",
      ],
    ],
  },
  {
    code: "tr",
    script: "latin",
    levels: [
      [-3.5, "a e i"],
      [-3.75, "l r n"],
      [-4.25, "k"],
      [-4.5, "t d m ı s"],
      [-4.75, "u y"],
      [-5, "o e_ n_ b"],
      [-5.25, "ar er la ü i_ le r_ a_ an _b"],
      [-5.5, "in z g v ý"],
      [-5.75, "de ş il _k en k_ _d _a ma ri ir _i _s h da li _y c"],
      [-6, "ç p nd ra ya ı_ lar al ın ö _t ak ve ler ğ bi ek _v _g re me ka"],
      [-6.25, "si eri el te _ve ta _e _o ni et ti ol di f an_ ve_"],
      [
        -6.5,
        "ay ne u_ sa _bi _h ir_ in_ _m es da_ am m_ en_ as ki un ara na _ya rı lı ul _ka nı at ye de_ ile _ve_",
      ],
      [
        -6.75,
        "im l_ kl em ik nl mi ge _ol ha arı nda z_ ba lan iy ed bir rl ad lu er_ ur þ bu _de ün on iz is sı or ıl",
      ],
      [
        -7,
        "se ak_ lm t_ kt esi _ge _bu ır _ç rin ini ru ür it _ba st _ö ar_ tı rd nde ke _sa le_ ýn _ta ý_ nu _p iş ili aş be ap yo",
      ],
      [
        -7.25,
        "ri_ _ha ku dı _ü ind _il bil si_ ð den az ama ce ey _n ola ele ği _da li_ ek_ ld ınd ll ze ala ın_ ası _u ön ca _f ml gi rm ci ne_ nc _al _te edi tü ını ab anı _bir_",
      ],
      [
        -7.5,
        "ere çi ko eti iç ık yı ör ik_ ış rk so rs gö um bu_ du tl çe _be im_ eli rak _iç rın _gö sin ver na_ _ku nla ni_ lma dan mak ah ma_ ım _ko _so mı ır_ ev yap len _me aya fa dü alı nin şt anl hi ok yl iye ac ü_ ine _bu_",
      ],
      [
        -7.75,
        "ağ ro lý dir nı_ rý _ar lg ız ulu _ye üz ya_ kar rek _se içi rt el_ tir kle za he eni ec ana sın rı_ ğı eğ iğ ný çin ula ük ş_ ki_ zi lik ede uru ýl lam kla ̇ i̇ iri rle mu mas re_ nm ekt kı ren gü to mü ça _an pl sı_ la_ va şa man ye_ tar lir su pa yor uy tu arý rü ayı nın gör un_ tim iz_ mek _he",
      ],
      [
        -8,
        "ıla ül lı_ _ed şi ekl emi ard _r yi unu gel yü do sý iği tan ýr et_ eme pr p_ üm _ma ns onu ste baş _c şm son mal eki ına öne id akt ra_ nt ece af lü kan erl mes j _ş eği ger _tü rla ril s_ tm aç ğr imi ılı _gü zl _et _dü _ça lla ers erd uk şı dır _pr olu uz sl _i̇ tür eş nle oru ğu ite ret adı ih kur _di nü üze _fa ndi şl lu_ us pro aca eb me_ kon kü der ilm abi ist lem ene isi _is _ki _için_ _ile_ _da_",
      ],
      [
        -8.25,
        "_do yar av end yan ada ilg lgi öz ýn_ tý ez nci sta bul dý atı sit kta kul iti rsi di_ lık kte rma cak ığ op tek _z tes _si _ön ığı ık_ ks mle ço say tem ter tır iyo al_ bel lme rde lay miz at_ gu tt şe lk ken üre kat bü şma nun irl _to and tle ği_ iþ ut _bü _mü pla ikl _ay yet ç_ san _uy _en _gi gün ız_ lt min üy yıl öğ kil dil yle ğl rme rul _l yu lış tr _öğ öğr ğre ıy _ço aki olm uğ zı met iv _in öre çal _ke lin aþ niz te_ sü kli yö top ras ýnd aha cil rum yer ari fi ün_ rda ýk kad cu _yö _olarak_ _de_",
      ],
      [
        -8.5,
        "tk yý yg enl rke işi rar yük ali asý arl ib ild nma nce yön rli art f_ şk aşa pı öl ull zm oğ aka eye apı am_ y_ uğu izi nel nan uyg ygu may gr or_ _ün ürk raf enc ağl ımı sel etl rýn und hal ip _yı zer üni _yü pe ade aný uş _hi ci_ mla ıs ok_ şti ce_ yen çı ive _ne _iş ýný if ran yla niv iya cek ans lo ny dar ldu ýþ cı liğ fe ot ire _ak rim nu_ opl _or ünü lun ur_ _du ic etm mer mel ðý ng irm kal _pa tme ürü ai vi çok miş _sü _mi tal on_ ted _sı dah ıkl are ti_ old ði _olan_",
      ],
      [
        -8.75,
        "gen değ rç ga _yo _çe rg em_ dur no ta_ gil laş tla os sy ram yat bö _bö eml ýr_ diy _va üt üş ğin oy örü sağ eç md um_ yi_ zd ük_ lın _üz iml _ad ldi sun ım_ o_ ebi her eyi pt çl dö çek lis gul kay ağı kin sa_ sür nem iş_ res alý nız mız liy nr onr nra akl ştı ğı_ gi_ etk _re _su lle ha_ uz_ amı işt ný_ ılm tin tur _dö om oku ışm pıl _el tki mey nýn inc tad diğ yon unl po ten bi_ ýla sýn mý að bo ğe sal ef dak _eğ men anm og _fi rý_ ide þt h_ duğ tik net ısı ark lek nya let kti _ür _aç ale üyü ket dem ise fı asa yaz _ek tı_ azı _am _şe şle aşı liş büy ış_ aza mış una sek eh böl il_ has erk enm ğın _daha_ _çok_",
      ],
      [
        -9,
        "mo lim dön dd ete ber led kr ým ýð ký mad þ_ lec ell _ni ms se_ kk ðr lge ýðý ett lli ca_ ji lab nk _ul ıd ndı fo era dek ep ibi gra mi_ ğun yr kiy ura vr sö rım ata nli tam _er tıl bak leş ant nlı ğla ul_ tti ayý þa rat oj _pe _on ğer _þ izm şar ür_ ser yol sle vu _mu þý şla çer zle usu aa mam şka yal zen pi yn rik dev az_ dol zin eð _kı nme apt rdi üs ümü yd düz _za _ok hiz zme rçe ýz rta aşk rıl rih üny ina kın vl kez iki ast öy ud run yýl od ýlý erç ka_ ogr _öz akı tel ati tak lde işl rş umu ğit _li öze üc mli yas riy þm týr _es oc zu dýr ize _sö zi_ şu est _at dı_ par dik ikt tö kap içe ayr har of del lke ze_ zel _her_ _en_ _sonra_",
      ],
      [
        -9.25,
        "çık _tu sla des sat ışt sý_ dür doğ uml tör rog inl lac lý_ din _ik geç þi rün lığ rki ğu_ tab sm kül ici isa mın km eya ldı afı per lýk ýk_ kiş ral _mo kim lç ill var mil ner şek haz han rc izl rsa oyu arş kse klı ort rn siy yın ðý_ dün _ý evl it_ dde sti eke adý hu ita iyi ırı w ült sor çla all aba alm sil ýna apa aç_ iyl _as þl mda ukl dığ ırl up _bo ið fl bun ris esl kn ekn luş açı ahi lum _kü nsa fak kam ley rdı hak fın siz ayn lüm üm_ zý eði baþ yac ayl â aşl atl zde ünd tic tas nik ip_ ıyo rşı mar ika rev ban lü_ ihi gib ol_ zla uþ sis ıra ütü sk ksi ızı far _oy üne _yý bar yes üd bur ald yı_ ilk üks tma eva asi _ti ölü oğu _ce önc cel v_ sp je uk_ biz orm idi ıc yun ruz şim sah önü pm ırm oð _ra ̇l i̇l _ai ıyl lat ktı vey kas üç lmi tiy ay_ ht kç yaş atý şan ıt alt nen ğlı ane üþ dın zı_ öyl med erm _uz ate _türkiye_ _üniversitesi_ _ilgili_ _büyük_ _gibi_ _göre_ _tarafından_",
      ],
      [
        -9.5,
        "şıl zü eks zar apm öð öðr ðre ins _po _fo mı_ ışı dis add ben _un ýy rof _st azl ese iði cı_ ülk bin ğa eğe pma _öð lad _çı oto su_ ktö rec _ih nü_ lil tın ıl_ acı esa hü get tün ptı mez olo _im rb nün ez_ _ül ub b_ uma aml abe sya nat sen lk_ cý ürl _na kol vle yrı ntı þma luk büt ehi of_ zo _ci mac onl kit bağ niy evr ona eng ̇s i̇s hed ob plu rne uyu aşm tro şü ani düş gir mem ýs iþ_ hir şme kem şki anc ame _şi ap_ du_ ray ðl rel lus utl d_ rk_ _ga müd üdü _e_ urs şv def pý apý nar erg üşü zam maz sar mik ila nca yak aşt aþa _hü aj syo zun _pl çý rad ned ded ps açl rdu irk ank _nd ğiş nul for lır kes lýð ft ös kab cin rtı vur şın is_ müz azi lur ses _nu _no bey rlı _ev _iþ roj oje kö ifa izd dal eþ ava bl ünl rkl tra unm uda _veya_ _kadar_ _bilgi_ _ise_ _nin_ _ne_ _eğitim_",
      ],
      [
        -9.75,
        "nak day eyl cü tli tık dık mu_ nlý bit uh ezi kra nad yay _o_ _gr mut za_ urm söz ölg zma _iy _w tüm ent iğe akk duy ema hat tay arm rü_ osy ulm oğr cr elg fa_ zan hin yna _sý nav rlü eşt rol ru_ gös öst çe_ azý miþ bı ýlm eçi _az raş ıld şeh zor _ağ kel tığ cıl ðu yab yin _ca işk nıl hem irs mat nge dr nım aðl uşt ştu üst ıda fer þe iba _id lte riş ail sos göz rey teş dec pýl mc hı amý iht hti yür anu bas uc alk lýþ _zo ora _a_ ah_ ýrý çoc ocu zal eka çev loj oji itl ngi hay dai gru baz þk det zın nka uç _em ýz_ att rab lit evi şam küm ıml ns_ çıl ird elm gun ıdı nte ðýn _ot iþi _av ly _ký ev_ nır aks lak ls ayd nb _kö eşi tiğ ̇st iha faz _şu rt_ muz aze ge_ hm mlu _hı pan aat üz_ þtý g_ _öl nek lul _şa afa yok ges nlu lah kir ýkl ima uð sli ho _fe sam sır _hu uku vre nay ors ğım eg ði_ up_ sim çü _ör _prof_ _yeni_ _olmak_ _iki_ _genel_ _sosyal_ _yer_ _üzere_ _ilk_ _içinde_ _iyi_ _şekilde_ _bulunan_ _önemli_ _ya_ _olduğu_ _tüm_",
      ],
      [
        -10,
        "nil tut hip ltü usl kka zda üke tış nç doð zet eci _zi eşe _aş _yüksek_ _son_ _yıl_ _gün_ _kurulu_ _önce_ _yılında_ _in_ _alan_ _gerekli_ _türk_ _farklı_ _devam_ _eðitim_ _öğrenci_ _anadolu_ _özel_ _uygulama_ _hizmet_ _birlikte_ _üzerinde_ _i̇stanbul_",
      ],
      [
        -10.25,
        "_nda_ _günü_ _uygun_ _üzerine_ _iş_ _edilen_ _ancak_ _sağlık_ _hem_ _teknik_ _yapılan_ _zaman_ _su_ _üç_ _bütün_ _dünya_ _süre_ _temel_ _fakat_ _tek_ _aynı_ _ayrıca_ _görev_ _kez_ _fazla_ _arasında_ _diğer_ _başkanı_ _aile_ _öğretim_ _tarihinde_ _sayılı_ _yýl_ _un_ _belediye_ _kendi_ _ifade_ _tarafýndan_ _biri_ _yönetim_ _olup_ _sadece_ _karar_",
      ],
      [
        -10.5,
        "_gerek_ _uluslararası_ _yapmak_ _gerçek_ _kabul_ _devlet_ _milli_ _düzenlenen_ _akademik_ _tam_ _eden_ _olduğunu_ _ki_ _toplam_ _yönelik_ _ankara_ _hakkında_ _destek_ _nın_ _çalışma_ _proje_ _üniversite_ _var_ _dedi_ _ın_ _merkezi_ _posta_ _belirli_ _bünyesinde_ _birçok_ _bunun_ _ay_",
      ],
      [
        -10.75,
        "_karşı_ _itibaren_ _fakültesi_ _i̇l_ _etti_ _tarihi_ _bugün_ _yok_ _araştırma_ _lisesi_ _nun_ _dikkat_ _yine_ _kadın_ _burada_ _haline_ _şu_ _ülke_ _ye_ _ayrı_ _olması_ _den_ _sahip_ _ticaret_ _veri_ _ait_ _cevap_ _hızlı_ _meslek_ _toplumsal_ _bilimsel_ _eder_ _ihtiyaç_ _verilir_ _sayýlý_ _birinci_ _halinde_ _dönem_ _oluşan_ _nýn_ _program_ _etmek_ _konusu_ _konu_ _ama_ _avrupa_ _dış_ _yapılması_ _kitap_ _bağlı_ _vardır_ _beraber_ _doğum_ _nedeniyle_ _kullanarak_ _gelen_ _teslim_ _ben_ _bunu_ _el_ _konusunda_ _bazı_ _mümkün_ _değil_ _örnek_ _web_ _ürün_ _lisans_ _hale_ _süresi_ _yerine_ _elektronik_ _üzerinden_ _kamu_ _başka_ _tercih_ _rağmen_ _kurum_ _arama_ _bin_ _söz_ _okul_ _boyunca_ _madde_",
      ],
      [
        -11,
        "_ortaya_ _müdürü_ _tarihinden_ _kredi_ _bilgisayar_ _bölüm_ _na_ _kültür_ _hareket_ _sürekli_ _sınav_ _olacak_ _yapan_ _allah_ _meclis_ _geniş_ _amerika_ _dan_ _dolayı_ _ana_ _böyle_ _az_ _neden_ _ilişkin_ _hastanesi_ _araç_ _arasýnda_ _diye_ _insan_ _eski_ _geldi_ _ona_ _alanda_ _grup_ _öğrenciler_ _sene_ _yıllık_ _bizim_ _yeniden_ _ikinci_ _strateji_ _belgesi_ _biz_ _bizler_ _göz_ _uzun_ _bölge_ _bilinen_ _edilmesi_ _konuda_ _edilmiştir_ _hukuk_ _hangi_ _cumhuriyet_ _ele_ _geçen_ _nde_ _içerisinde_ _oyunu_ _ettiği_ _çeşitli_ _olur_ _özellikle_ _alanı_ _kültürel_ _ulusal_ _üyesi_ _atatürk_ _derneği_ _ederek_ _verileri_ _gelir_ _güç_ _elektrik_ _mehmet_ _dünyanın_ _kontrol_ _alınan_ _çift_ _düşük_ _güçlü_ _ekim_ _sürecinde_ _bilgiler_ _olmayan_ _meydana_ _kasým_ _mevcut_ _saat_ _hizmetleri_ _çıkan_ _kayıt_ _durumda_ _sonunda_ _edilir_ _eskişehir_ _daki_ _gören_ _birliği_ _sonraki_ _beş_ _işbirliği_ _durumlarda_ _mutlaka_ _not_ _bize_ _başarılı_ _haziran_ _mühendislik_ _yerel_ _yoğun_ _dolu_ _akit_ _sayesinde_ _il_ _hizmeti_ _yani_ _yaptığı_ _araya_ _yaparak_ _geri_ _ilgi_ _başkan_ _söyledi_ _bazen_ _bile_ _şehir_ _belediyesi_ _takip_ _yaptığımız_ _buraya_ _çünkü_ _nasıl_ _toplum_ _birkaç_ _merkez_ _verilen_ _ediyor_ _ekip_ _değildir_ _içerik_ _nedenle_ _etmiş_ _katılan_ _yabancı_ _büyükşehir_ _onu_ _kararı_ _onun_ _kısa_ _beri_ _eğer_ _dair_ _yi_ _benzeri_ _orman_ _iç_ _km_ _kocaeli_ _kişi_ _selçuklu_ _acil_",
      ],
      [
        -11.25,
        "_konularda_ _satış_ _yılından_ _sonrası_ _genç_ _eylül_ _erdoğan_ _belge_ _burs_ _öğrencilerin_ _yapılır_ _edecek_ _yapýlan_ _müdür_ _yaz_ _sağlar_ _kasım_ _ali_ _dolayý_ _türkçe_ _güvenlik_ _uygulaması_ _i̇lk_ _öðrencilerin_ _ibaresi_ _hallerde_ _yasal_ _denetim_ _kanununun_ _anda_ _aziz_ _enerji_ _başkanlığı_ _dönemi_ _üst_ _sorumlu_ _dönemde_ _açılış_ _staj_ _yanında_ _teşekkür_ _mezun_ _ev_ _başarı_ _sınıf_ _gereken_ _yaşam_ _olduğuna_ _kemal_ _akp_ _mücadele_ _milletimizin_ _olsun_ _talep_ _alanlarda_ _genellikle_ _tekrar_ _aldı_ _mı_ _ol_ _alt_ _açısından_ _olabilir_ _bana_ _yan_ _reklam_ _araþtýrma_ _ihtiyacı_ _hatta_ _vermek_ _içeren_ _konular_ _arası_ _aşağıdaki_ _bakım_ _dc_ _sunmaktadır_ _adına_ _çevre_ _doğrultuda_ _vergi_ _dairesi_ _başvuru_ _sağlayan_ _grubu_ _yurt_ _sebep_ _dr_ _köyü_ _olma_ _ciddi_ _þekilde_ _güvenliği_ _yönetimi_ _bölümü_ _arz_ _personel_ _plan_ _hemen_ _kilometre_ _tipi_ _öne_ _programına_ _arasındaki_ _hedef_ _sanayi_ _öğrenme_ _tabii_ _bitkileri_ _anabilim_ _sizi_ _istenen_ _çalışan_ _teknoloji_ _analiz_ _kýsa_ _kişisel_ _online_ _çocuk_ _güzel_ _programý_ _yayınlandı_ _okundu_ _kanun_ _zorunludur_ _satın_ _temizlik_ _açýsýndan_ _kişiler_ _olursa_ _sağlamak_ _tasarım_ _pek_ _olumlu_ _yeterli_ _getiren_ _farkı_ _kapsamında_ _sunucu_ _otomatik_ _vb_ _gelmektedir_ _ölçüde_ _servis_ _tespit_ _geniþ_ _karþý_ _üretim_ _teklif_ _ürünün_ _rektörü_ _üstün_ _ardından_ _tl_ _yazar_ _verdi_ _emin_ _saç_ _doç_ _odası_ _etki_ _tasarımı_ _derece_ _veren_ _gazi_ _mustafa_ _yol_ _imza_ _mu_ _milyar_ _yemek_ _ürünlerin_ _ses_ _i̇letişim_ _hesap_ _sayısı_ _ülkemizde_ _tıklayınız_ _sayın_ _herhangi_ _sistem_ _eğitime_ _ön_ _aralık_ _tarım_ _bursa_ _yaptı_",
      ],
      [
        -11.5,
        "_açık_ _etik_ _gerekse_ _bulunur_ _mart_ _te_ _okulumuzda_ _kurulan_ _yýlýnda_ _öðretim_ _politikalar_ _ziyaret_ _alır_ _bireylerin_ _ücreti_ _belirten_ _kurumu_ _programı_ _etkinlik_ _antik_ _manisa_ _paralel_ _silindir_ _kolay_ _para_ _yağmur_ _kesinlikle_ _merkezinde_ _ýl_ _müdürümüz_ _kanunun_ _maddesinin_ _inci_ _i̇ş_ _yasası_ _maddesi_ _uyarınca_ _kıdem_ _kurul_ _yerlerde_ _sunulur_ _edin_ _geliştirme_ _sınavına_ _dersin_ _komisyonu_ _yardım_ _zorundadır_ _ağaç_ _giderek_ _başlar_ _ağırlıklı_ _kariyer_ _sonrasında_ _ahmet_ _değer_ _kurulur_ _zorunlu_ _altı_ _ayný_ _yabancý_ _gerekir_ _amacý_ _amaç_ _þöyle_ _yakın_ _mimarlık_ _uygulanan_ _benim_ _idi_ _yanlış_ _görülen_ _bey_ _hakkı_ _hekim_ _yana_ _ederiz_ _hiçbir_ _üzerindeki_ _erkek_ _google_ _artan_ _batı_ _diliyorum_ _ata_ _köy_ _görmek_ _sistemi_ _ni_ _ehliyet_ _silah_ _ruhsat_ _eğitimi_ _uzmanlık_ _alanında_ _hastanede_ _engelli_ _bugüne_ _çalışmak_ _sık_ _yerde_ _kısmı_ _bakan_ _kalan_ _çalışmaları_ _kadýn_ _etkin_ _bekliyoruz_ _eylem_ _toplantı_ _kadir_ _topbaş_ _öğrencileri_ _metin_ _etkinlikler_ _tedavi_ _olduðunu_ _bebka_ _olmaya_ _adem_ _murat_ _hediye_ _baþkaný_ _hazırlanan_ _haklarını_ _çalışmalar_ _gününde_ _kullanılan_ _daire_ _ekibi_ _doğa_ _değişim_ _istihdam_ _alanları_ _çıkmaktadır_ _çerçevesinde_ _spor_ _kırmızı_ _renk_ _biraz_ _milyon_ _deniz_ _kuzey_ _adet_ _günümüzde_ _hürriyet_ _halkla_ _sağlanması_ _idari_ _şirket_ _kayıtlı_ _öğrencinin_ _anadal_ _sırasında_ _stratejik_ _rekabet_ _erasmus_ _engel_ _yaşama_ _ileri_ _türlü_ _kaliteli_ _değerli_ _getirmek_ _tabi_ _şiddet_ _insanlık_ _bahçe_ _enstitü_ _kararý_ _böylece_ _sonrasýnda_ _seçim_ _doðru_ _mali_ _vardýr_ _projeleri_ _sektör_ _kurmak_ _vadeli_ _teorik_ _tr_ _verdiği_ _fransa_ _hukuki_ _inşa_ _yoksa_ _inceleme_ _sonucunda_ _belirlenir_ _istekli_ _işlem_ _kapsamda_ _kuruma_ _konya_ _tamamen_ _yerli_ _içine_ _kişilere_ _bulunduğu_ _hedefleyen_ _işletme_ _çalışması_ _i̇hale_ _bundan_ _şeker_ _risk_ _sýcak_ _televizyon_ _diyerek_ _amacıyla_ _kurumsal_ _deðildir_ _siyasi_ _düzenleme_ _yoktur_ _gelecek_ _rusya_ _olsa_ _uzman_ _hiç_ _dil_ _alaný_ _verim_ _ödeme_",
      ],
    ],
  },
  {
    code: "vi",
    script: "latin",
    levels: [
      [-3.5, "n h"],
      [-4, "t c i"],
      [-4.25, "g _t ng"],
      [-4.5, "_c n_ g_ ng_"],
      [-4.75, "a u _n i_"],
      [-5, "đ nh _đ m o"],
      [-5.25, "à c_ v h_ r ch _v _h th _th l"],
      [-5.5, "p t_ á ư _l nh_ b _ch k y _b s"],
      [-5.75, "_k a_ tr _tr u_ m_ _m o_ _s _nh"],
      [-6, "d ế à_ hi ạ y_ _d ệ _g ô kh _kh ả _ng"],
      [-6.25, "p_ ó _p ê ph _ph ộ e iệ ác an ớ"],
      [-6.5, "ấ àn ôn gi _gi ố ho ờ q â ợ ên ề ó_ ủ qu _q _qu ông và _và ể ên_ ác_ cá"],
      [-6.75, "_cá uy ơ ự ì hà ậ ị các là _là và_ hư ầ ườ ch_ hu x on _và_"],
      [
        -7,
        "in ă í iế ượ _x có có_ ứ ữ _có _r ới củ ủa _củ ủa_ ới_ của há vi _vi ất ất_ ọ hô hiệ ản ện ại ại_ ha là_ ến ti iê hôn _các_ _có_ _của_ _là_",
      ],
      [
        -7.25,
        "ết ạn đư _đư ết_ ời ời_ ến_ ã ể_ ú ìn _ti hàn ở ong ụ ân ện_ ơn án ồ ro ổ ình gh hữ ho_ ăn ân_ cho ợc ược ợc_ iề iện ắ ra ngh ữn ững iên an_ _cho_",
      ],
      [
        -7.5,
        "inh đi _đi tro đượ ron nhữ hữn ờn ành _hà ườn vớ _vớ với ều ều_ họ hi_ ực ực_ ần ờng anh _hi ế_ ướ khô ù hí e_ ị_ iể àng ản_ gư ần_ ã_ _ho ao iều ngư ư_ á_ ạn_ hứ hấ ao_ ột ột_ ở_ ự_ ải ải_ àn_ ười ay tạ nhi _tạ cô ò _được_ _những_ _trong_ _với_ _không_",
      ],
      [
        -7.75,
        "ia ách _cô mộ _mộ ức ức_ _họ gườ ua một ề_ ay_ oà ồn ki độ việ ươ _độ ặ ai ày ày_ hả _ki rư ào ào_ để _để để_ un trư ang ín ầu ầu_ ôi ôi_ ừ ội ội_ _a côn ỉ như bi ọc ọc_ ươn hậ hú ây ây_ nă _nă ơng ốn ung thi ền ghi _bi ính ủ_ hế ai_ hiế đã _đã ền_ ận ận_ ài ộn am ài_ thu học si _người_ _một_ _để_ _công_ _học_",
      ],
      [
        -8,
        "hà_ phá ổ_ ử uố đã_ bạ _bạ gia ăng ố_ khi òn ả_ iá giá ộng quy oạ ra_ he oàn khá qua nà _nà ồng do tư _tư iết hất huy ý yế ớc ước ớc_ oa hủ ba iến hó ý_ ộ_ đó _đó ối ối_ ật ơn_ lư _lư hạ hì tu hâ uy_ ật_ _do bạn ũ _si ăn_ _tu ệt ệt_ na _ba đế _đế hư_ ẩ bả _bả đến ì_ án_ ăm ăm_ hể thể hể_ chí đị _đị tha sa át át_ về _về về_ am_ hức ùn tô ơ_ yê chi hiề tra hân ùng đó_ ri hác cầ _cầ hơ ca _tô chu cả _cả hủ_ _sa hế_ _đã_ _bạn_ _đến_ _thể_ _khi_ _về_ _đó_",
      ],
      [
        -8.25,
        "tại ru đạ _đạ iả giả từ _từ áo áo_ hỉ ẽ ỏ uyế _na chứ ập ập_ nhà đầ _đầ é hợ ẽ_ thà rườ bá _bá li eo í_ hải _ra hộ ạo ạo_ ống ệc _ca eo_ chỉ _hộ thô tiế hố iệt au phả sự _sự ỉ_ thư ệ_ ốc iệc ệc_ sự_ lạ _lạ the số _số nhậ ốc_ hươ ia_ hự tru ệu iệu ệu_ to đồ _đồ gà hín ợn dụ _dụ ma sá _sá độn ấp ấp_ ượn ợng sin hu_ ta ọn thự này ẫ cũ ổi ổi_ ằ ngà năm ễ au_ ua_ ử_ gu áng ún ợp _hợ ợp_ _cũ uả quả hực hỉ_ úng hợp ũn ũng tí _tí ừ_ ớn àm àm_ kế _kế cơ _cơ ảo ảo_ chú ển ển_ êu êu_ từ_ ô_ heo íc ích _ha viê la rê rên in_ ngu lo tố _tố vào _ở _ở_ làm sẽ _sẽ sẽ_ ảm ảm_ ệp iệp trê đầu tôi ẻ _hiện_ _tại_ _hàng_ _nhà_ _thành_ _trường_ _việc_ _sự_ _như_ _chính_ _nhiều_ _động_ _ra_ _này_ _năm_ _thực_ _phải_ _hợp_ _thông_ _sinh_ _từ_ _vào_ _làm_ _theo_ _sẽ_ _chỉ_ _trên_ _đầu_",
      ],
      [
        -8.5,
        "lượ hội dâ _dâ cũn ụn nhấ hiê _li xu ịn đồn ụ_ ụng mà _mà ệp_ ẻ_ _hơ hị điề _xu hờ hơn _an mi dự _dự cơ_ yên _to cấ ểm iểm ểm_ _cấ ục ịnh uậ _y ục_ òn_ tổ ếu ếu_ ộc ứn ứng uan cu sả _sả sản ẫn ẫn_ _tổ dân ộc_ _cu kho ắc ắc_ tin yề uyề yền âm ịc ịch em _lo s_ địn ạt ạt_ co âm_ áp uyê oan han _ta _mi nư _nư dụn on_ tì _tì lại cò _cò ạc ằn ằng áp_ ặc ặc_ tuy hát ảng ga bà _bà er nướ du hầ còn bộ _bộ nhâ hẩ uốc _co bản hìn ỗ lu _e hai đa _đa hí_ rì trì ôn_ thứ ắn tri biế ưn ưng iá_ uấ tế _tế ĩ cấp cao kết w khu bị _bị bị_ _du số_ _ma ốt _tôi_ _cũng_ _hội_ _đồng_ _cơ_ _nhất_ _hơn_ _điều_ _sản_ _dân_ _viên_ _định_ _dụng_ _nghiệp_ _lại_ _còn_ _nhân_ _quan_ _nước_ _giá_ _bản_ _phát_ _lượng_ _cao_ _chức_ _kết_ _bị_ _hành_ _số_ _cấp_",
      ],
      [
        -8.75,
        "mạ _mạ go đề thờ _hạ lý _lý lý_ _lu hận ốt_ ón bộ_ en rìn hỏ _đề ệm iệm ệm_ hệ hệ_ _hư thế hị_ hồ uất di ưở ởn ưởn ởng gày nó _nó nê _nê doa tạo ái ái_ r_ _la chủ ơi ơi_ hún mì _mì mìn ạnh ểu iểu ểu_ ứ_ ấy ấy_ hời mà_ tà _tà em_ lớ _lớ hưn f ữa ữa_ tá _tá đâ _đâ iển tâ hoạ dù _dù ran tế_ uộ chế ấu ẹ cần guy ắt ắt_ _tâ ánh ẩm ẩm_ vậ _vậ năn quố ỏ_ đấ _đấ ờ_ ấu_ hay hắ ỹ ỹ_ ảnh run đá _đá òng hẩm nam đố _đố đại d_ tín kin hụ tổ_ _i thá xuấ chư háp _á điể sau do_ yết mu nên ặt ặt_ sử đo _đo lự _lự óa óa_ _di thì tư_ yệ uyệ _mu tậ _tậ ỉn ỉnh _sử vụ _vụ con ếp ếp_ ne má _má khó ướn ớng chấ đổ _đổ ợ_ ban _hồ _u uộc vụ_ ưa ưa_ ồi ồi_ hì_ óc óc_ yến hần phẩ ngo ọn_ toà _lý_ _bộ_ _thế_ _trình_ _ngày_ _gia_ _doanh_ _tạo_ _chủ_ _mình_ _thời_ _mà_ _chúng_ _việt_ _tế_ _cần_ _năng_ _quốc_ _nhận_ _khách_ _đại_ _sau_ _nhưng_ _nên_ _nam_ _tổ_ _xuất_ _tư_ _trung_ _tin_ _vụ_ _pháp_ _do_ _phẩm_ _cách_",
      ],
      [
        -9,
        "hù rấ ấn ấn_ _hì te hoa hoà hóa tốt mô _mô bán uả_ đây _rấ rất cầu tâm oại nộ _nộ ù_ da ar đan bảo hốn êm êm_ tác dị _dị vă văn ễn ễn_ đả _đả iêu úc úc_ hật ê_ mạn mớ _mớ mới iớ giớ iới óng mặ _mặ thủ dự_ iải bằ _bằ bằn _vă tài uật oa_ ốn_ hán đi_ đà _đà _ô âu nội l_ đối tiê iễ ói ói_ oá iếp dà _dà uốn úp úp_ vẫ _vẫ vẫn nha ỡ đườ tìn tập ữ_ cứ _cứ ni hó_ ạng phầ âu_ rẻ rẻ_ điệ _hu en_ er_ uá quá ỷ oả sở _sở riể hò iền dùn cù _cù _da ọng xâ _xâ ruy ỷ_ hoả ãn ạch uản sở_ _em út út_ iú giú iúp cả_ độ_ hướ it loạ so ồn_ cùn đổi _o lực rá rồ tự _tự áy áy_ _yê sử_ ừn ừng oài phư đặ _đặ _quy_ _hình_ _thì_ _tốt_ _qua_ _kinh_ _toàn_ _quả_ _đây_ _điểm_ _rất_ _cầu_ _bảo_ _tâm_ _thu_ _đang_ _tính_ _mới_ _giới_ _dự_ _giải_ _bằng_ _con_ _văn_ _đi_ _nội_ _tác_ _thi_ _đối_ _chế_ _thức_ _tài_ _hiệu_ _vẫn_ _đường_ _tình_ _bán_ _tập_ _phần_ _khác_ _triển_ _hoàn_ _tiếp_ _dùng_ _chất_ _ban_ _quyết_ _sở_ _giúp_ _cả_ _độ_ _anh_ _cùng_ _đổi_ _hai_ _lực_ _sử_",
      ],
      [
        -9.25,
        "min _w ham ỳ ỳ_ al oặ hoặ oặc gâ yện et ắn_ hă dư _dư bê _bê bên sán uổ uổi thị kỳ _kỳ kỳ_ oạt ợi ợi_ đề_ nay oản cư xây bắ iáo ta_ báo uá_ ạm ạm_ hạn iảm _cư ú_ hú_ _bắ lớn ớn_ _hó im huậ è tự_ hứ_ _hệ lê _lê ệnh ồ_ le rọ trọ rọn dịc trá xã _xã xã_ phí hườ hết xe _xe trẻ ỗ_ đô _đô su ọi ọi_ _án iễn nói ọ_ phố rở ễ_ tă _tă thậ _ôn thố iữ giữ ịa địa ịa_ cà _cà mặt mo phạ đất iao ỗi ỗi_ lã _lã luậ rị trị rị_ ám ám_ mắ _mắ ựn dựn ựng kiế tỉ _tỉ trở rở_ é_ hiể yêu goà re ty ty_ vị _vị rướ nga kha liê ưu ưu_ ửa ửa_ hun _su đoà họ_ nd sác _ứ _ả bì _bì ổn hút im_ tăn thấ uận đán họn àu àu_ _so _hoặc_ _bên_ _an_ _tham_ _kỳ_ _nay_ _thiết_ _xây_ _giáo_ _điện_ _báo_ _quá_ _quyền_ _đề_ _lớn_ _tự_ _hệ_ _dịch_ _xã_ _giảm_ _biết_ _hóa_ _hướng_ _trẻ_ _thủ_ _nói_ _em_ _địa_ _trang_ _loại_ _mặt_ _hà_ _đất_ _hay_ _thường_ _trị_ _dựng_ _trở_ _yêu_ _nguyên_ _ông_ _thống_ _thanh_ _sáng_ _hoạt_ _đoàn_ _giao_ _sách_ _tăng_ _truyền_ _ngoài_ _trước_ _biến_",
      ],
      [
        -9.5,
        "ạc_ vấ _vấ _ă _ăn ẩn ẩn_ tỉn _ni bìn cảm _ý _ý_ máy kiể vị_ me chọ hê phi ian lợ _lợ hứn tíc xá _xá nào man ne_ câ _câ nế _nế ìm ìm_ dẫ _dẫ _ga hòn cổ _cổ ởi ởi_ uồ uồn _ty hưở phụ bệ _bệ bện uô nữ _nữ hã vì _vì vì_ va biể thí rộ vi_ ắng lan vấn gàn cuộ ỏi ỏi_ _ản ủy ủy_ du_ gì _gì hon muố kiệ nếu gọ nhu tìm yể uyể yển dẫn bấ _bấ tiề ́ _ứn vự _vự vực uâ đạo sốn ãi ãi_ hù_ lợi hạm _í ừa ừa_ ẳ ẳn diệ oán ầy ầy_ lầ _lầ ạ_ ke rự rực se ẹp ẹp_ ếc he_ ̀ or guồ ớp ớp_ ổng lên _f uân us tụ _tụ vư _vư v_ há_ _hã đứ _đứ iếu ol ựa ựa_ ghệ viế trự hố_ ac dàn cun hắc kỹ _kỹ kỹ_ oạn phò biệ ui iếc ếc_ cổ_ hau ậy ậy_ õ bu hé gầ êng hổ hổ_ đào j _mo nt nhỏ hỏ_ hưa xác mỹ _mỹ mỹ_ lin _ấ tớ _tớ tới gì_ ip es bo chắ môi eb ũ_ tay nơ _nơ nơi sứ _sứ cản ét ét_ op ĩn ĩnh đú _đú gần _minh_ _trọng_ _nhiệm_ _ăn_ _tỉnh_ _bình_ _cảm_ _khó_ _máy_ _vị_ _chọn_ _thị_ _tích_ _nào_ _họ_ _ta_ _nhiên_ _ty_ _bệnh_ _phương_ _vì_ _án_ _vấn_ _tháng_ _ảnh_ _du_ _nếu_ _tìm_ _dẫn_ _ứng_ _khu_ _vực_ _tra_ _liên_ _đạo_ _sống_ _chương_ _lợi_ _hạn_ _cuộc_ _muốn_ _hoa_ _mạnh_ _nguồn_ _phạm_ _vi_ _nghệ_ _trực_ _cung_ _tiết_ _thật_ _kỹ_ _phòng_ _cổ_ _lên_ _gian_ _đào_ _nhỏ_ _chứng_ _chưa_ _mỹ_ _viết_ _tới_ _gì_ _môi_ _chiếc_ _nhau_ _nơi_ _nghiệm_ _thương_",
      ],
      [
        -9.75,
        "hồn hập phù as huộ hĩ rộn _rồ _gâ gây lãn sát đủ _đủ đủ_ ặn pho thả hảo vu xe_ hoá _gọ híc thú đơ _đơ đơn bất liệ ĩ_ lớp b_ _bu thê hêm sắ _sắ hỗ rợ trợ đún tuổ _gầ cô_ lần ẳng lậ _lậ _gh ữu _hữ hữu ữu_ ẹ_ bắt _vu we _yế yếu đẹ _đẹ đẹp xa hối ếm iếm ếm_ tổn tó tóc sức đặc ợt ợt_ rợ_ tượ is hỗ_ os bài hồ_ đă _đă đăn _ư vàn ứu cứu ứu_ đấu at _ai ắm ắm_ mẹ _mẹ kế_ nó_ tươ _we web ùa ùa_ cố _cố ̣ cạ _cạ ưỡ ỡ_ cộ _cộ ìn_ _tó _hế mua _rộ ò_ ứa ứa_ ră ép ép_ bó _bó só _só tấ _tấ đạt đều lưu lập sao hắn rồi chị tp sơ _sơ _va hỏi ưới cáo rắ bao da_ ite uầ uần lâ _lâ iờ giờ iờ_ iữa tỷ _tỷ vật cộn tục uôn hăn op_ sâ _sâ cậ _cậ rà dun càn _ri sh k_ phâ hẳ hẳn uối xử _xử xử_ ghị uẩ huẩ uẩn ing rao gắ hằ chă lị lịc ap phú _hô _gây_ _phí_ _sát_ _đủ_ _phố_ _xe_ _tiền_ _đơn_ _bất_ _kiểm_ _lớp_ _thứ_ _thêm_ _đúng_ _tuổi_ _gần_ _cô_ _lần_ _khai_ _phù_ _luật_ _quản_ _hữu_ _tiêu_ _bắt_ _thư_ _yếu_ _đẹp_ _tay_ _kiện_ _cảnh_ _sức_ _đặc_ _trợ_ _tượng_ _bài_ _hồ_ _đăng_ _cứu_ _đấu_ _thay_ _mang_ _khoảng_ _hiểu_ _chuyên_ _kế_ _nó_ _tóc_ _hết_ _mua_ _liệu_ _chí_ _nhập_ _đạt_ _vàng_ _đều_ _lưu_ _diện_ _xác_ _lập_ _sao_ _rồi_ _kiến_ _chiến_ _cáo_ _biệt_ _giờ_ _giữa_ _vật_ _cộng_ _tổng_ _đánh_ _tục_ _dung_ _càng_ _biểu_ _phân_ _tiên_ _xử_ _chuẩn_ _ngành_ _nhật_ _thấy_ _thuật_ _thích_ _cạnh_ _tranh_ _từng_ _tỷ_ _bà_ _vậy_ _vệ_ _lĩnh_ _rằng_ _riêng_",
      ],
      [
        -10,
        "_ký_ _mỗi_ _nghị_ _lịch_ _dành_ _chi_ _dễ_ _bao_ _khuyến_ _da_ _tố_ _nghiên_ _quảng_ _bàn_ _quân_ _bởi_ _mẹ_ _dục_ _cứ_ _vận_ _vé_ _chụp_ _rộng_ _tuy_ _trưởng_ _thuộc_ _trách_ _cuối_ _cá_ _chung_ _giám_ _nâng_ _tp_ _thiện_ _đảm_ _ai_ _hỏi_ _dài_ _lãnh_ _đội_ _cái_ _chuyển_ _hoạch_ _tuyến_ _dù_ _bay_ _phục_ _diễn_ _tử_ _hồi_ _vòng_ _nữa_ _tôn_ _ích_ _mất_ _ghi_ _đầy_ _cực_ _trao_ _lao_ _căn_ _thảo_ _ba_ _đảng_ _tưởng_ _thú_ _mạng_ _bước_ _hút_ _triệu_ _trí_ _vui_ _dưỡng_ _đưa_ _gọi_ _lúc_ _nhu_ _màu_ _mở_ _trồng_ _lễ_ _nhìn_ _hãy_ _nhóm_ _chỉnh_ _mọi_ _khoa_ _chăm_ _ủy_ _khỏe_ _siêu_ _khiến_ _vô_ _tất_ _cố_ _nghe_ _chơi_ _trời_ _thưởng_ _hạ_ _ngay_ _tinh_ _mắt_ _cây_ _hưởng_ _đặt_ _lời_ _tiến_ _khóa_ _danh_ _thân_ _hỗ_",
      ],
      [
        -10.25,
        "_chiều_ _giả_ _huy_ _nghĩa_ _tên_ _đảo_ _chú_ _sơ_ _đông_ _sớm_ _chia_ _tiếng_ _môn_ _phong_ _tương_ _huyện_ _giữ_ _tầng_ _vừa_ _đoạn_ _khăn_ _sân_ _khí_ _phủ_ _so_ _lấy_ _cải_ _nhằm_ _trạng_ _lan_ _phá_ _bóng_ _hcm_ _gửi_ _hồng_ _sửa_ _tộc_ _miễn_ _chết_ _nông_ _ninh_ _dưới_ _nghề_ _sẻ_ _quý_ _chắc_ _chống_ _website_ _cường_ _viện_ _thiệu_ _kiếm_ _nền_ _thuốc_ _luôn_ _thiếu_ _nữ_ _lựa_ _sắc_ _khá_ _nổi_ _lạnh_ _ngân_",
      ],
      [
        -10.5,
        "_độc_ _kỷ_ _chị_ _ít_ _nguyễn_ _vốn_ _lược_ _long_ _mong_ _xem_ _tiện_ _mục_ _chuyến_ _chứ_ _trái_ _lòng_ _vùng_ _khởi_ _đẩy_ _góp_ _phụ_ _tướng_ _ấy_ _vượt_ _tuyển_ _nhạc_ _khối_ _nhanh_ _đá_ _chồng_ _chùa_ _luyện_ _rõ_ _hòa_ _khả_ _hải_ _thủy_ _cụ_ _phổ_ _phép_ _tàu_ _thầy_ _sóc_ _tuyệt_ _đổ_ _chợ_ _đức_ _khẩu_ _giấy_ _tuyên_ _duy_ _toán_ _bổ_ _linh_ _mặc_ _sạch_ _bé_ _khắc_ _đáng_ _túi_ _lâu_ _bỏ_ _kích_ _phối_ _sĩ_ _game_ _cửa_ _mức_ _câu_ _cập_ _món_ _sữa_ _xét_ _răng_ _mối_ _trận_ _tuần_ _tiểu_ _trần_ _mẫu_ _đa_ _bang_ _nga_ _ưu_ _khoản_ _biển_ _kịp_ _mắc_ _tín_ _in_ _chấp_ _chắn_ _luận_ _gồm_ _mại_ _trắng_ _bức_ _mùa_ _hôm_ _hộ_ _xanh_ _đem_ _thiên_ _tồn_ _đáp_ _đóng_ _bố_ _buổi_ _giai_ _lệ_ _nguy_ _chịu_ _sang_ _khoáng_ _viêm_ _đình_ _trai_ _tai_ _nhiễm_ _phản_ _hãng_ _tải_ _hậu_ _mãi_ _xin_ _đứng_ _áp_ _vũ_ _cán_ _mê_ _web_ _usd_ _tắc_ _đôi_ _xuống_ _lê_ _chân_ _phiên_",
      ],
      [
        -10.75,
        "_khung_ _suất_ _thí_ _khen_ _truy_ _thắng_ _ngăn_ _sai_ _ngô_ _thuê_ _ubnd_ _iphone_ _mái_ _kể_ _bí_ _dàng_ _âm_ _đàn_ _giản_ _quần_ _bắc_ _ngược_ _sẵn_ _thuận_ _xảy_ _quà_ _địch_ _chiếm_ _kênh_ _giác_ _chữa_ _ngủ_ _chuyện_ _nuôi_ _bày_ _vn_ _đêm_ _nặng_ _dn_ _chút_ _hại_ _tịch_ _ngờ_ _cà_ _nàng_ _phía_ _lẽ_ _hộp_ _xúc_ _cấu_ _trò_ _bè_ _tận_ _đồ_ _ngừa_ _nhờ_ _vợ_ _đời_ _xa_ _chỗ_ _vững_ _thần_ _tết_ _ngàn_ _trả_ _rẻ_ _the_ _tươi_ _sóng_ _thử_ _lộ_ _kim_ _ngoại_ _đốc_ _kg_",
      ],
      [
        -11,
        "_đô_ _thái_ _thuế_ _uỷ_ _lãng_ _phạt_ _sung_ _di_ _gặp_ _than_ _ngắn_ _thao_ _đẳng_ _phút_ _bầu_ _quen_ _dạng_ _cũ_ _miền_ _kho_ _dầu_",
      ],
    ],
  },
  {
    code: "yo",
    script: "latin",
    levels: [
      [-3.75, "a i n"],
      [-4, "o e"],
      [-4.25, "l r"],
      [-4.5, "t n_ i_ e_"],
      [-4.75, "s b"],
      [-5, "k _n u í o_ _a a_ à d j g w m"],
      [-5.25, "_o _t p ì"],
      [-5.5, "í_ ni _i y ó ti á ọ _s"],
      [-5.75, "f ti_ gb è _l _ni ò an _k ẹ _j le é ni_"],
      [-6, "ú ó_ _à ri in _b _m _e ar le_ _w on h il wo or _p _ni_"],
      [-6.25, "è_ un é_ u_ _ì ba ̀ à_ ra _f ò_ ní _g je at la an_ er"],
      [-6.5, "je_ ka _d ́ ko _r _ti _ní un_ c el _je re s_ to al si lo on_ de ù _je_ _ti_"],
      [
        -6.75,
        "se te á_ _n_ ú_ ile ba_ ati _o_ _y _il _or bi re_ in_ won tí ẹ̀ _ó ol ì_ _ó_ gba tí_ aw is ra_",
      ],
      [
        -7,
        "be ̀_ ní_ _tí pa wọ ori ta so mo bo wo_ kan _è os _gb to_ _aw ọ̀ _ò de_ ún ele di àw ir ẹ́ ak na _àw _te _at rí ṣ ́_ ed as am ún_ fi tel _tí_ _ní_",
      ],
      [
        -7.25,
        "pe _to mi ag ara bi_ àn ko_ en ik _ọ ọ́ aa si_ it lá ro lu _ol ọn awo da ia ma _la sí _al wa ọn_ ju _si _ar om jo ib _ka àt wọn oj _wo ru _c ló po ẹ̀_ ín se_ _tele_ _ati_ _to_",
      ],
      [
        -7.5,
        "ọ_ ay ig mo_ ad _a_ nu rin r_ ye ok bá àn_ me ab ede agb lè gu id jẹ _ed bà lè_ nd _ko og _lo ke ìí _e_ l_ ril _sí ẹ́_ es ge ha bí _àt li gbo so_ àwo lẹ _fi lo_ sí_ _ma _h yì ia_ v sa ala _awon_ _ile_ _ede_",
      ],
      [
        -7.75,
        "are lé ìí_ ap ki _se _aa aar ur ye_ ai _ag ip àti ya wa_ ob _lá od ùn ji lu_ d_ st ẹ_ ka_ ri_ nu_ olo y_ ń kò wó _ẹ _ba yi gbà ù_ _bi t_ _is tó _ń ij fu nt wà ng be_ he igb sì _mo em na_ op _pe eg ej áà lat ako bá_ eri yìí lú _re ja oni _s_ ọ̀_ _pa gbe wó_ aj _orile_ _si_ _àti_ _ara_ _aare_ _àwo_ _kan_ _sí_",
      ],
      [
        -8,
        "wà_ ìn fi_ _ò_ ul _di pa_ ár pe_ _yì mu ń_ _ń_ rè ne fa pé ika _wa rí_ lé_ bo_ do nin _as hu lẹ̀ nú nl gun bí_ ere _on fú ow bà_ rè_ yí oh lú_ bu _ib ùn_ us yà _le _ta inu er_ _ló _jẹ bé ná _ak aye su tu ch pé_ _bá ran nú_ th di_ ber dè _de jú kò_ _fu _bí _am ju_ ìs ìj fún àwọ _wó jẹ́ sì_ orí kó if du rik _oj ns po_ ga _fú iy tó_ fun _om dá ose rẹ tà et má _pé _wọ _kò io _sì mọ ìy áa ria ira bó _ig ku _won_ _yìí_ _fi_ _bi_ _lati_ _re_ _àwọn_",
      ],
      [
        -8.25,
        "dè_ ìl z _ná rò pi iw ọ́_ _u im _má _ṣ át nì ari mi_ is_ ro_ èd nà kí nn náà áà_ oko mb ìw jo_ nín _na _tó jú_ pọ ey _èd èdè kọ ca elu iri hun and omi dú íl fe oo ua ot wá _wà run áa_ ta_ ek ṣe _ir _ìw oju co _so ame rù ce _ọ̀ kos rò_ _be nk _ìl ínú _ke _rè àr ibi _po ic _in of dí ou go ára yí_ _an rà gbó _mi jọ àk _id ír abi oso _oh omo mer eni mu_ _fún_ _se_ _wa_ _lo_ _pé_ _sì_ _náà_ _wó_ _jẹ́_ _èdè_ _mo_ _ninu_ _bá_ _fun_ _ko_ _wo_ _tó_ _rè_ _wà_",
      ],
      [
        -8.5,
        "_it máa nj um àg oru yan _os jì ki_ lọ ise _ìj eb no ii ohu af fr yo ida we bé_ aso lak ilé ogb tú ré tr _kí _ab ṣe_ ep _ja da_ gbé kì ló_ kú la_ ea án nr jé uk fo m_ au h_ awọ _od ìn_ _ip _lè hi wò pò sel _sa _jo rú ká _th yàn bè gi oba íp jé_ lát _è_ _ìs ìk ìlú ita egb min _en ́n _ob yi_ ìg _ẹ̀ ll tan dé bog _ju oy ji_ nig áti ali ìt _kó íà _jé àì ogu apa ini _nínú_ _máa_ _gba_ _kò_ _agba_ _bí_ _alakoso_ _amerika_ _awọn_ _ohun_ _lè_ _láti_ _ìlú_ _jé_ _ló_",
      ],
      [
        -8.75,
        "ìgb rẹ̀ jí íà_ kok _fa jì_ _if íg àgb bó_ alá kí_ mar _me àb pọ̀ pè tab kej aka _ok mó the sà owo mé ọ́n yé pò_ los _da _ìg _ca ìyà _ge idi àp jul bè_ wọ́ _é òr àl dún ṣẹ _nà _ìt èy br ór iya fin ve rá dà _ap wò_ ie _yi _rẹ x es_ ho ew eji iji k_ _ad tún iti kù kó_ _bo we_ _ha _un do_ ré_ pí aij oló ̀n ah mò tor _ay yé_ ojo lor asi te_ ge_ rì _ká kà ec al_ aa_ fa_ ígb dé_ ìr wé _tú sh _co _àk ru_ aju bẹ _tà rd ina àj wá_ ól là ìb jẹ_ wi lar nà_ níg ràn lan ít _fe _mu kì_ ilẹ pà _èy nai jir oro ny wé_ he_ _of nri _er gr bọ _mé rt _ki ato pin eyi _ik sin iwa rùn bò ani ró lò _pè iṣ san ry mò_ dun soj _dí bal _ìy ee _og _iw kọ́ tun ege _ilé_ _de_ _so_ _pe_ _le_ _kí_ _gbogbo_ _omo_ _di_ _tabi_ _ba_ _wọn_ _oloselu_",
      ],
      [
        -9,
        "ọm ọd pop jọ_ mì pá ana nìy às írí f_ ojú _àg gbá dar _yo _ri rs yin _v iko _é_ èyí yè úr ilè ín_ par èn _ra ug _ij ibe nd_ mí _af ís ìd ón _á _eg ím ́n_ ̀l mẹ ád oi ang per ípa òg kor _lé ann àbí gú _èn ènì jà _àp _ìb ac mó_ _àj _ìd _ch _ṣe c_ _el el_ _tu niy emi _ọm ut ìp pel olu sá ade pẹ wu ọ̀n ila ijo éj pr ulo pè_ ada fí ser áy ue ilu uko esi ọmọ mọ_ ne_ pu _pà óò óm nir bak _iy odu nit mú aki tì ók _wá ipa ss ry_ _fr tọ ríl dr oun ríà nf ìm _rò nib àd emb íi dì _í bì inl só án_ g_ yá mm ed_ ion _dá ii_ níp _do q ent àá sis àà lò_ _kú lór jír man lag mbe der íi_ ito _gr vi _ey odi did opo ìjí ílè ale ant sè sil _pi uar nka geg _naijiria_ _kó_ _tún_ _ṣe_ _asoju_ _èyí_ _ènìyàn_ _is_ _rẹ̀_ _orin_ _nígbà_ _pè_ _ilu_",
      ],
      [
        -9.25,
        "já ọj yè_ tàn tẹ lár ya_ of_ ipo ist ày tàb ans io_ nna ga_ iso _eb _ọd _i_ tal _gu pín _he unj órí ub íì _yí _ìr lí dò ke_ gbọ _su yor nde rc bay ṣi oní or_ il_ amo ei nti lù _ro isi _dú lia ope les pá_ dù _ìp rọ ma_ ger tò pad dá_ ìwé gún ík méj sàn ál ̀r íb óg tì_ nàì àìj _li ers log ing kun nsi sc èr gù ák ̀k nle _fo v_ _rí ebu ham _ga ud eré sa_ ust ọdú ine ínl _go oka baj dọ ar_ ér _no iki sta en_ ìsà _àr as_ su_ uru sep _ek pan int z_ ùg ùgb ona owe uj asa lẹ́ _ku tit pat iru ẹn yìn ílẹ lá_ úk sti ly bò_ ph ci ian ami go_ fà ẹl ary uw _dé ofi ric rn bíi áb mir ind dò_ njẹ yẹ anu nc iv kùn sun _mẹ sò ban ui for eu eo qu imo _pr _br _mó hai oto mp ku_ ́l _rò_ _of_ _tàbí_ _ise_ _ojú_ _lé_ _ilè_ _pelu_ _wá_ _osere_ _nípa_ _ọmọ_ _ìwé_ _the_ _àwon_ _nàìjíríà_ _eniyan_ _bíi_ _igba_ _tun_",
      ],
      [
        -9.5,
        "ker han _au kẹ kọ_ ìtà us_ iye aba _pẹ maa li_ fil wọ̀ ov fé fri sé low mú_ éjì pt uf alu mọ̀ òk ipe _pò bon jap adi _gi obi bin nis rẹ_ abo tt agu ce_ fra din ág iba _yà gùn ruk bun ley ké fẹ lì _ù kar ngb ró_ pó _ou láà pap èl sẹ _wi ell fè fè_ ura afr jè hù jù _às lọ_ _já arc oc òl ter él yó _yó yá_ ver ẹs ilo ong ẹ̀l lóg up gẹ dan str opu pu_ àm ay_ os_ ase ọb _em job kà_ íd fọ lon nm àìs ct _lọ ese _ne lom ake _sh las tio st_ sl iṣẹ nda rg av _òg rl ris at_ òw ata osi ipi apo _ẹn níb ibo umo ṣẹ́ ate _í_ cha uni fá sọ _ọj ọjọ ṣù ìjọ ìkì ̀p kú_ ój _àl fà_ ès _ìm bú dia _ya _mí wí _wí rì_ _àì àkó gra con hùn bọ́ ọp dà_ lọ́ _à_ gh kè ós mù _fí òy eto joi nto ite era son fe_ am_ _wò _lẹ nip íw oku ive car eko men ton kow ìwà _nì tè ng_ _es uro _st ujo gẹ́ ẹ́l ore ṣiṣ iu ola _ọdún_ _ilẹ̀_ _ìtàn_ _odun_ _gbé_ _be_ _pò_ _ìgbà_ _yi_ _mó_ _ogun_ _gege_ _rí_ _ebun_ _maa_ _dé_ _omi_ _ibi_ _wọ́n_ _aye_ _orílẹ̀_ _lára_ _fa_",
      ],
      [
        -9.75,
        "̀g tra ṣà íy kát átó tól ólì lìk mì_ kàn yà_ lam _àà jà_ aru wu_ ejì ùd abu tò_ áj ts beg ja_ ón_ _kì ód ọ̀r _aj ùb orù rùb ùbá ste síl _bu raj áì mù_ ank oor oib ero laa ez ige ef sè_ ààr ard usu _oy _ji gom tè_ mej gi_ rú_ mon az dem amm cl ike bra _ké jọ́ ́w rúk x_ ọ̀p pàt sù ly_ gbò bù gé ld tri òd _ai ifè sof òn sk adá rà_ gbè fé_ _fé té jè_ sé_ no_ lm àrù okù kúr mọ́ _bé kè_ osu àlà rk sp hin ic_ inr nte nít itu ẹr fur jan sul ros ìka odo yo_ áyé ngo awa _ṣi kur óò_ _ho za ́k nni ìs_ rr _tẹ ras eli ás orú ṣẹ_ _kà _pí là_ gé_ _nn ìpí nw che ̀d del far ule _àd és aṣ _dò _mò _op yọ rán _mú ọpọ kin mẹ́ bur dár _sà cr aga _ùg íto íṣ bẹ̀ ado iro bat har rá_ inú olú nìk _kọ omu _nk afi jẹs pẹ̀ sìn ole gó naa her òs col jos gan eje sit ord ́g ece ifá òu _òu òun aus _kẹ oṣ _oṣ ṣù_ _òr tin pl _gé bl ica ty _tr ene _ow nlẹ _bà sár uba òp àjà igi nik bár ́m rad nì_ dẹ don írà _á_ ht lai mà tha hal nil ̀rọ ̀n_ ọ̀l adà ten rín ùl jád áde ch_ tem ife tob obe lf shi aya sla èk _èk va uay nua nes iwo tom _aṣ ájú àf arl tọ̀ ògù ẹlẹ rb tak lod enu nb ẹni dáa àjẹ ie_ _ọb yóò _bè kù_ ọ́k hn _im pọ_ iwe èrè _pope_ _popu_ _ìjọ_ _kátólìkì_ _alagba_ _àìsàn_ _yorùbá_ _ojoibi_ _japan_ _ki_ _gomina_ _iru_ _oruko_ _ifè_ _mi_ _lórí_ _iye_ _akoko_ _wò_ _lori_ _egbe_ _nigba_ _larin_ _méjì_ _eni_ _ùgbó_ _mu_ _nipa_ _pa_ _ipinle_ _òun_ _ọjọ́_ _dún_ _gé_ _and_ _ijoba_ _dò_ _mò_ _mú_ _afrika_ _ìwà_ _koko_ _ori_ _yóò_ _eyi_ _naa_ _ju_ _ipo_ _december_ _orí_",
      ],
      [
        -10,
        "_oṣù_ _ta_ _asofin_ _agbegbe_ _gbó_ _italia_ _ounjẹ_ _àrùn_ _jáde_ _keji_ _obinrin_ _eko_ _bé_ _nìkan_ _miran_ _oba_ _na_ _àjẹsára_ _ologun_ _ìs_ _tè_ _bè_ _ifá_ _ra_ _odùduwà_ _bere_ _fé_ _wón_ _padà_ _às_ _sílè_ _nítorí_ _january_ _an_ _nigbati_ _da_ _he_ _ibe_ _ẹni_ _filmu_ _ibujoko_",
      ],
      [
        -10.25,
        "_pàtàkì_ _ka_ _ìpínlẹ̀_ _nà_ _nitori_ _ojo_ _asa_ _yí_ _inú_ _atomu_ _kuro_ _jo_ _eto_ _fe_ _titi_ _iwe_ _pẹ̀lú_ _nkan_ _orílè_ _mé_ _bakanna_ _akademi_ _obaluaye_ _oyè_ _ma_ _july_ _eré_ _jẹ_ _ọ̀rọ̀_ _okùnrin_ _wí_ _september_ _lò_ _gbà_ _fransi_ _olukowe_ _apa_ _ìyá_ _nu_ _pataki_ _laarin_ _marun_ _awo_ _haiti_ _leyin_ _lodi_ _meksiko_ _osu_",
      ],
      [
        -10.5,
        "_pín_ _nn_ _kú_ _inu_ _itan_ _kejì_ _jè_ _gbólóhùn_ _ri_ _olori_ _àlàyé_ _tan_ _fíìmù_ _march_ _kòlómbìà_ _rẹ_ _dá_ _olominira_ _àpe_ _lábé_ _ará_ _lú_ _ohùn_ _yii_ _bo_ _meji_ _ọba_ _olú_ _ẹ̀gbá_ _ẹ́límẹ̀ntì_ _orúko_ _latowo_ _bákan_ _bú_ _sini_ _sọ_ _tẹ́lẹ̀_ _yà_ _brasil_ _february_ _te_ _mìíràn_ _gẹ́gẹ́_ _emperor_ _gbajumo_ _díè_ _ro_ _níbi_ _ṣiṣẹ́_ _ẹ̀kọ́_ _john_ _may_ _owó_ _olórí_ _pẹlu_ _ẹjẹ_ _ìmò_ _kún_ _abule_ _nibe_ _irin_ _té_ _ako_ _obìnrin_ _ìyísódì_ _ìdàgbàsókè_ _alexander_ _lagbaye_ _ami_ _miiran_ _arin_ _britani_ _àpólà_ _agbaye_ _griisi_ _gbe_ _ré_ _congo_ _dáadáa_ _esin_ _ida_ _la_ _opo_ _níbè_ _in_ _apá_ _hàn_ _kì_ _ké_ _lọ_ _sìn_ _lowolowo_ _ìjè_ _gan_ _kúrò_ _lẹ́yìn_ _mohammed_ _josé_ _kosta_ _rika_ _kemika_ _nomba_ _mà_ _june_",
      ],
      [
        -10.75,
        "_orúkọ_ _àmì_ _ọ̀pá_ _th_ _jó_ _os_ _dúró_ _ká_ _wípé_ _èlò_ _run_ _ke_ _as_ _ọ̀pọ̀lọpọ̀_ _ìse_ _àkóràn_ _ìbè_ _gún_ _ẹ̀bùn_ _òṣeré_ _dídárajùlọ_ _òrò_ _báyìí_ _october_ _igbakeji_ _asiwaju_ _iwadi_ _yoruba_ _nigerian_ _august_ _idije_ _ife_ _eye_ _ìjo_ _furansi_ _bòlífíà_ _ariwa_ _ìdí_ _kọ_ _pin_ _thailand_ _bayi_ _yé_ _oju_ _ológun_ _kù_ _awujo_ _sele_ _nígbàtí_ _jọ_ _pá_ _ijala_ _pàápàá_ _lara_ _lá_ _dó_ _ètò_ _islam_ _ye_ _yoo_ _júpítérì_ _yio_ _loni_ _university_ _didarajulo_ _nínu_ _àgbà_ _yó_ _àkọ́kọ́_ _kìí_ _ominira_ _korea_ _james_ _já_ _gbo_ _do_ _pàtó_ _igi_ _òwò_ _wikipedia_ _ya_ _proto_ _fà_ _títí_",
      ],
      [
        -11,
        "_oòrùn_ _dúdú_ _australia_ _àṣẹ_ _pó_ _ró_ _bà_ _nfa_ _ọ̀nà_ _yíì_ _àdúgbò_ _àjàpadá_ _nikan_ _lowo_ _agbára_ _ìsopọ̀_ _àpíìrì_ _waye_ _ayé_ _ìhun_ _sun_ _ìyàwó_ _akádẹ́mì_ _òfin_ _al_ _ọkan_ _kà_ _abojuto_ _má_ _onimo_ _april_ _sòbìà_ _at_ _ìgbàgbó_ _orímóògùnjẹ́_ _ọ̀kan_ _bàbá_ _èka_ _julo_ _papa_ _láàrin_ _sún_ _kokoro_ _idamo_ _sinu_ _erekusu_ _labe_ _ìbàdàn_ _ipele_ _itumo_ _jagunjagun_ _méje_ _lónìí_ _un_ _òkè_ _okunfa_ _ẹdọ_ _kiri_ _ji_ _púpò_ _nigeria_ _ńlá_ _ona_ _yo_ _onímọ̀_ _rárà_ _dà_ _olohun_ _ikan_ _ofin_ _unje_ _fí_ _gegebi_ _sile_ _nì_ _mẹta_ _iku_ _itọju_ _fẹ́_ _níí_ _bobo_ _ìwò_ _botilejepe_ _áfríkà_ _gómìnà_ _oloye_ _baba_ _túmò_ _kanna_ _rin_ _òwu_ _irú_ _yàn_ _tàn_ _dípò_ _mẹ́ta_ _hìn_ _dara_ _nibi_ _perú_ _bello_ _díẹ̀_ _ìlànà_ _river_ _iṣẹ́_ _ìròyìn_ _ìjà_ _àkíyèsí_ _kàn_ _ijo_ _sùgbọ́n_ _joseph_ _elimenti_ _oro_ _ààrẹ_ _manuel_ _kópa_ _oun_ _keje_ _ofurufu_ _jù_ _gun_",
      ],
      [
        -11.25,
        "_kékeré_ _px_ _naples_ _italy_ _ún_ _jà_ _tójú_ _àlejò_ _olugbe_ _pèlú_ _arun_ _fairọsi_ _funfun_ _wiwu_ _nla_ _abé_ _tilè_ _nílò_ _òní_ _wọ̀nyí_ _oko_ _november_ _òpó_ _ìtó_ _gbè_ _sé_ _eégún_ _agbara_ _pakistan_ _india_ _gbìn_ _míràn_ _rìn_ _kìíní_ _fọ́nrán_ _wopo_ _appeal_ _wipe_ _ita_ _àwòrán_ _àkókò_ _láàrín_ _sábà_ _urugúáì_ _òye_ _ojogbon_ _oselu_ _laaye_ _no_ _kopa_ _bori_ _grand_ _slam_ _nyí_ _bii_ _lẹyin_ _aami_ _lọwọ_ _abinibi_ _andré_ _paraguay_ _antoine_ _sayensi_ _antonio_ _itali_ _ipa_ _bode_ _guusu_ _mí_ _arthur_ _oyún_ _okùnfà_ _só_ _yàtọ̀_ _agbo_ _kun_ _titun_ _orilẹ̀_ _odo_ _kookan_ _koja_ _wáyé_ _kwa_ _benue_ _nwaye_ _anafilasisi_ _planeti_ _àfikún_ _eda_ _bò_ _sii_ _tààrà_ _rẹ́_ _ero_ _pato_ _tedo_ _kúrùpù_ _bakiteria_ _diphtheria_ _geesi_ _mozambique_ _orundun_ _sise_ _eyo_ _pàdé_ _aládé_ _ọna_ _musulumi_ _mimo_ _yẹ_ _wọpọ_ _njẹ_ _ọpa_ _ìbílè_ _isupo_ _oke_ _suga_ _odò_ _dáradára_ _àgbáyé_ _jùlọ_ _oru_ _people_ _merin_ _die_ _omowe_ _argentina_ _síwájú_ _on_ _ga_ _ọmọde_ _ibasepo_ _ioni_ _ẹ̀fọ̀n_ _aláayè_ _gò_ _sè_ _ọ̀pọ̀_ _dojú_ _ná_ _africa_ _abo_ _pupa_ _lasan_ _ileasofin_ _kakiri_ _wura_ _carlos_ _venezuela_ _panama_ _yiyan_ _chris_ _feyinti_ _pípa_ _akoewi_ _nobel_ _dida_ _egypti_ _dogon_ _burkina_ _faso_ _turki_ _liberia_ _orísìí_ _ilominira_ _nṣiṣẹ_ _munadoko_ _ẹnu_ _olóṣèlú_ _gbọ́_ _ahamo_ _europe_ _dálè_ _ọ̀yọ́_ _pada_ _ikú_ _ìsàlẹ̀_ _ìyí_ _united_ _states_ _olaju_ _owo_ _iwa_ _àpilè_ _george_ _sistemu_ _ògùn_ _láàárín_ _ònà_ _ibrahim_ _cross_ _ìdàpapọ̀_ _idiboyan_ _kewa_ _idile_ _ìpínlè_ _isé_ _alákóso_ _lílò_ _gidigidi_ _ìrẹ̀lẹ̀_ _agbe_ _benin_ _onibise_ _oorun_ _ààrùn_ _hausa_ _ìtọ́jú_ _sugbon_ _ewé_ _ran_ _diboyan_ _igbó_ _or_ _maría_ _idasile_ _ku_ _níbẹ̀_ _wọ́pọ̀_ _nàn_ _olù_ _ipò_",
      ],
    ],
  },
  {
    code: "zu",
    script: "latin",
    levels: [
      [-3.25, "a"],
      [-3.5, "e i"],
      [-3.75, "n u"],
      [-4, "k l o"],
      [-4.25, "h a_"],
      [-4.5, "s b m"],
      [-4.75, "z e_ i_ g t"],
      [-5, "w ku ng y"],
      [-5.25, "_n _u an o_ la _k th d"],
      [-5.5, "el le en ba in zi _e si wa"],
      [-5.75, "_i uk hi ab p _a ha kh ka al ma la_ is ni _ng u_ ak"],
      [-6, "ok na ul lo we ga am ho un nd thi nga hi_ ut se ph li he _ku le_ lu um on be"],
      [-6.25, "ez uth hu uku f es _uk _l c aba ne hl ni_ _s kw oku ye ek"],
      [
        -6.5,
        "sh ya q ik at em _b go sa ela iz r ke az ngo il _o na_ za _y as om wa_ ub ge ele ny ama ay ba_ us",
      ],
      [
        -6.75,
        "ath im ezi kut nge _ab _w lo_ nt mb j ol gi no eni ing esi ulu dl zin v mi yi akh da zo yo ko nz ngi _um ala ma_ ang ho_ ze nk",
      ],
      [
        -7,
        "kho bo _kw lw ob _ka lel _z li_ bu khu ban ka_ zi_ izi aka pha fu kwa ap it eb _si enz _ba ini ne_ and et uz me eng _no",
      ],
      [
        -7.25,
        "isi aph ye_ isa _na ke_ we_ lu_ ung hla so kwe hul the kul nda ane nye kub ib bi _m wen _iz sa_ he_ ikh kan nj za_ ona ha_ azi _ne _ez lal ben eth eli _wa kun kus de ile uma _lo _ukuthi_",
      ],
      [
        -7.5,
        "thu _am han je yo_ _es gu kha _in bh lwa mu _em iy di od ana uba _ko phe ith _is tha si_ alo lan ki ind ani ise ebe tho ndl dla uy ali x sik lok ah os ase wo if sha _be su ts tu nzi ip ayo ula aw ule fa",
      ],
      [
        -7.75,
        "hle uh _en man zw ant up elo hu_ ale und do gen nya mo bo_ _f _le ngu seb _la fun hol gok be_ amb ntu ca _im hel _ok yak tsh any hat _se uph ume ze_ okh ih oba ns mp tu_ kuz _ya hon emi nje se_ to nin uq dw nde ga_ ud ad zim _un af khe ahl iw kuk bon qa abe ic da_ ti",
      ],
      [
        -8,
        "lun ukh mel _p iph lwe _ut wan _nj uhl elw eke s_ eka ili _fu nku bal iny dwa ya_ kel abo ot qo id uka aye dle _we ush hin mbi ihl ika _yo sho aku gan gob nok _ye nza mba ham onk oma ep len ey uf pho imi fut _us wi eku shi wu gc hlo hak va int nom nke odw _zi aza uke yis ayi hw _yi lul ish uv er n_ asi iya ndo ci ig end unk she sin lis te ve iq _futhi_",
      ],
      [
        -8.25,
        "_ek hum nis ta use qe go_ ese zu fi kum okw kod luk lek ola ag wak ed ja kak yen ndi zwe ima waz mn eh _ma kup ri min sw kuy yel eph sif hlu gam kuf nh ube eki sel ong kuq _ub mal yin nhl sen gab emb ene siz aq zan phi eze vu _zo sek kat uc way iv ina hal bes wab _sa wez hen nc wo_ do_ ce zo_ ch sit nam so_ lab _ph bas de_ sis no_ to_ del ar nez _an _el mo_ kaz nel ra qal ac zok suk kuh phu du bek gap _kodwa_ _uma_",
      ],
      [
        -8.5,
        "isw lin mbu awo nan _li mh ms jen ow yok nto gi_ ku_ ulo ena zis bil uli mbe sib wes nze uzo fan ole ema wel co gal mhl ash di_ st hek una baz azo alu ezo qu ekh _za wam oy lap _i_ mis bhe gis ame _ak t_ nen sem pi omb ans daw nsi gak kil ami ug or ehl eza het esh bam lom ko_ r_ zel je_ ike oth _so ond hwa lum uze bak hub ubu les akw va_ olu _wo mi_ ilo abu bel usu mt gom bi_ lak uqa cw bab nak qi ent nx nja _kakhulu_ _kanye_ _ngoba_",
      ],
      [
        -8.75,
        "zul ef pa usi lez qh ifu ifa sak osi olw mk _as izo kwi dab xa kud oz _eb bha uya imb inh gq uyi iso ufa uny men gu_ hay _ze vi zik sih _t swa iwe san zit ink mkh dlu uzi oli ti_ wal kok _c nu _uz _ey sim zwa izw kal anj oh obu lob ubo iza op ibh sil eq uj bul bat ukw y_ olo map ken l_ khi cin bis ine _on nes _ib obe gw nti pe gel gas md awu uye usa lon mth mun re udl ro av ake gci yab eg ano me_ yan nts nik eny _kh sip nab obo imo mab uza mpi emp ila _lw _abantu_ _uthe_ _noma_ _lokhu_",
      ],
      [
        -9,
        "ges _uy cu _ay thw lik kah bu_ yon unt ony iwa aya nq _uh ov lol _lu bez hil asa nem _h kam afu gem abh iyi lam kis ezu mas ibi d_ gez siy _uj azw hez zon vel ziw umu hom iba xa_ _af esu ec oc cwa son mak mv mat amu nta hwe sez on_ ngc qin zek pil kug umb gek anz ubh lil qem alw pu hun oph _ik ji enk abi shw iko fr buk uda ibo oko su_ baf c_ _bo kuv uva uw eso wat umn nxa jal _ob zom wem wet esa oni qhu _om nko ea hem _ol zob nka mdl ulw kon nu_ gum _lapho_ _kusho_ _ukuba_ _khona_",
      ],
      [
        -9.25,
        "mq yez nas faz emu dis tr _d ibe hos _ow omu was io sok idl _ni gaz adl zam mph _ke ou gay jes nal yam bad ohl let ngq mz omo lay gat ij m_ aso hut giz _ud ono ikw _u_ ose po uje dal can swe of fe yas ses ge_ adi mu_ uts imu afr one kom aze ica _iy oyi fik g_ umo aj une ml nay fri sab cul yi_ imp ins giy ekw er_ zen huk bus haz ize oda uni muv din jo enx ezw yiz mf muk h_ ion zak won uso eyi mse eyo cel eba bay ndu _r iqi ngw eqe ce_ gwa zib _g eya wok bah _iq ux fo fak bun _mi dan gol kuc mc gin tw sol _os uve ufu zal ev kol hiz idi _ukuze_ _njengoba_ _ngo_ _kahle_ _nje_ _le_",
      ],
      [
        -9.5,
        "anc nca sam umt lim bag hes ie qon _uq ur kas z_ ime set win _ep uch ibu sas kuw cab gcw ont ai ki_ uqo its k_ xe sig has bhi aca owa zab maz zil zif nw hiy _it ive wi_ xh rt osa law ozi edl oq yal al_ iga osh uha ums buy kux ifi ziz an_ _at mib kin awe agc maq iyo ank obh ll rs mot _eh hiw uko lit bap odl _et ade _uc _ef afi cha den _v rik ebh umd p_ yu wul owe say iku _eg non bho som ets afa zih gqo tan iye iki bhu gco hoy zay mit gik ziq eko aqe _th yat gib ej azu inc sid mny _ngenxa_ _ngaphandle_ _kukhona_ _lo_ _unkulunkulu_ _ku_",
      ],
      [
        -9.75,
        "umi iqe _wu yik ng_ zig _nd mla daz vum omn ew nat cal nsu yil ata mad con uvu qob gun vu_ qok ks zid jan vez emh vul zu_ _ip bet ede ado mah uzw kos ziy umq ats ia _ap mar _al gon siw ir omk ley his gul yaz _ul uki mfu anu wu_ kez ati ntw umk mbo ome oya dod las los xo may zip kab gwe ump dil ace _j cwe oms inq web pel jw aqo _ic gx yes oto ate hok ice buz emv fin ida ite mid aga siv ric ich uno hep gil _az lut og enh uca dwe kay qeq qes ugc _mo fa_ omp ter te_ gic _e_ tat jwa chi waq _ih nqo ran _up mul twa sz gub qul mil uzu laz zem moy baq mag oka aqa odi ox nit ju ndw nob siq mpa net mnu zez aha amp _uf dol mpe isu iva _ed ova wah xu _eq nks ksz sz_ _abanye_ _kanti_ _kumele_ _kuphela_ _ngesikhathi_ _kufanele_ _afrika_ _ujesu_ _uthi_ _imali_ _ngakho_ _ke_ _konke_ _ngayo_ _lokho_ _abaningi_ _umuntu_ _kube_ _ngisho_ _yakhe_",
      ],
      [
        -10,
        "eme mg shu ufi liz ebu don ons vo aqh ee elu omh st_ ca_ ix inj biz lib ck ns_ rs_ sun msh nse lip ilw iwu ty aki _ha _mh ebi lup uqh oo nyu fis ici hli saz mvu omi sp wum igc nwe agi jab ivi br ist kek yib re_ ems ta_ wad iqu por _ki eye lah dlo yem uml _ig igo efu uyo tal but tio val mzi ebo eho efi hip mig ziv tel es_ gaf ivu mni xhu ude pr mva day ry had nki _co kep emt zwi god naz cim ty_ _bu ovu yay f_ zet _id lus th_ v_ ens qha hab hov nji dum gqu gif ic_ aho yet beb kad ipa fo_ vik nsa ote mza bin era tol _uv gh _oh au _da tor rn ega _oz nte uxh emn _od yw eti enj unj uqu agu uqi umz ugu hup cob zoq iqh ilu mpu jin _phakathi_ _zonke_ _ngokuthi_ _phansi_ _uhlelo_ _yakho_ _isimo_ _njalo_ _wathi_ _indlela_ _bese_ _isikhathi_ _wakhe_ _yini_ _lakhe_ _nokuthi_ _amandla_ _bonke_ _unksz_ _emhlabeni_ _wonke_ _iqembu_ _ka_ _emuva_ _into_ _amaphoyisa_ _ngokuba_ _ne_ _amanzi_ _lezi_ _ngendlela_ _lesi_ _zakhe_",
      ],
      [
        -10.25,
        "ave mez _oy gah zod _il pal ifo _if ru bud mam yek miz wis _nk naw tra ket qed ove hr rr _st ste mac qop oza nce iha oj ort _ec rb goz qw sep sat nco com liw kl _ot lih nqu buh wuk oqa sal awa cac eca omd inz zol yom zuz nyo _pa udu umh mon dul ita zic en_ bom ax _ea _iv oca git igh ewu is_ ubi mnd kr unz _ca ia_ ers _r_ sus unc lwi jon _mu ncw nyw wap _ev ari ity xen ss khw qiz ost est ill avu dli lif rat nxu kit lli bc _ny waw my wn ct ozo _manje_ _yonke_ _kwi_ _yabo_ _kepha_ _kusukela_ _ithuba_ _kule_ _angu_ _izingane_ _endaweni_ _ngemuva_ _kulo_",
      ],
      [
        -10.5,
        "chu gid efa gij emz mus lid ide bem bok enq mqo uwo omc mcu ris geb iqa art _ov yit oyo huz ry_ kaj iwo ino hod _op muh nil amo sta ywa qwa ld qo_ ngx hlw imf haw avi meh out buc hiq zot sti b_ ser xus sou oso bac asu wag _nt fu_ tin unx nxe nek mik yip luh own unq bey luz zaz ves _na_ _leli_ _ngaphansi_ _impilo_ _abadlali_ _ibe_ _umthetho_ _iminyaka_ _lolu_ _ngeke_ _nabo_ _kubo_ _naye_ _ukuthola_ _ezimbili_ _ama_ _ngonyaka_ _ukwazi_ _labo_ _izinsuku_ _yena_ _funda_ _umdlalo_ _ngaphambi_ _natal_ _we_ _uthando_ _wami_ _phezu_ _indawo_ _kanjani_ _kwethu_ _phezulu_ _umsebenzi_ _wethu_ _kuze_ _abesifazane_ _kokuthi_ _okuhle_ _yokuthi_ _daba_ _nazo_ _abe_ _esikoleni_ _amehlo_ _zethu_ _unkk_ _ujehova_ _kanjalo_ _lapha_ _phambili_ _emsebenzini_ _ube_",
      ],
      [
        -10.75,
        "_engu_ _kuya_ _kwabo_ _yethu_ _amathuba_ _zabo_ _ndawonye_ _imidlalo_ _umoya_ _ezindaweni_ _eningizimu_ _nge_ _amabili_ _kuthi_ _owesifazane_ _izinto_ _umnuz_ _phela_ _thina_ _zokuxhumana_ _africa_ _sengathi_ _emva_ _ukudla_ _kwazulu_ _umlando_ _ikakhulukazi_ _umnu_ _ukusebenza_ _ngenkathi_ _yabantu_ _kubantu_ _wukuthi_ _sokuthi_ _kuleli_ _sikhuluma_ _kuzo_ _sakhe_ _kancane_ _nayo_",
      ],
      [
        -11,
        "_eminyakeni_ _amanye_ _bathi_ _indoda_ _ngokushesha_ _kuma_ _amaningi_ _kwakho_ _omkhulu_ _ekhaya_ _ubaba_ _ufuna_ _amaqembu_ _uqobo_ _emibili_ _ndawo_ _kankulunkulu_ _nalo_ _ezinye_ _yona_ _kungani_ _nakuba_ _yi_ _abafundi_ _ifp_ _eliphezulu_ _nase_ _ingabe_ _umphakathi_ _kwamanzi_ _no_ _imisebenzi_ _litre_ _izinhlelo_ _fm_ _kuwo_ _nami_ _isithombe_ _laba_ _lwakhe_ _kwabantu_ _lokuthi_ _anc_ _izwe_ _ngaphakathi_ _ngicabanga_ _bakhe_ _mina_ _bathole_ _usizo_ _kulezi_ _akukho_ _ngazo_ _ohlelweni_ _wena_ _nkosi_ _athi_ _nawo_ _afinyelela_ _indaba_ _nezinye_ _lami_ _yokuqala_ _kwakhe_ _zabantu_ _kokuba_ _ekhuluma_ _lika_ _kristu_ _wakho_ _minyaka_ _leyo_ _kuvele_ _baningi_ _base_ _izindaba_ _yize_ _ngolwesibili_ _izinga_ _eminye_ _enye_ _esikhathini_ _isikhulu_ _usho_ _ewu_ _imoto_ _abasebenzi_ _lethu_ _kw_ _layo_ _south_ _nani_ _imigomo_ _kazwelonke_ _kuye_ _yeningi_ _kanzima_ _umzimba_ _abantwana_ _lutho_ _odlule_ _sibe_ _kwaba_ _nezinto_ _ukwenza_ _kwezinye_ _inkosi_ _konyaka_ _kuka_ _okumele_ _kukho_ _ekuseni_ _sifuna_ _ulwazi_ _ezehlukene_ _kwathi_ _ibhola_ _ethi_ _okokuqala_ _qembu_ _million_",
      ],
      [
        -11.25,
        "_abaholi_ _abo_ _abalandeli_ _kade_ _basebenzisa_ _izinhlobo_ _nezimo_ _kungaba_ _eziningi_ _and_ _besifazane_ _babo_ _kuchaza_ _east_ _la_ _izindlela_ _lomculo_ _amalungu_ _ngesonto_ _ukudlala_ _ukusebenzisa_ _esihle_ _angazi_ _ukuthini_ _ayikho_ _ozayo_ _kubalulekile_ _amalungelo_ _baba_ _sonke_ _umshado_ _muntu_ _izwi_ _emphakathini_ _mali_ _ukubonakala_ _ingoma_ _ekuqaleni_ _ngalo_ _umndeni_ _okukhona_ _ye_ _kwenza_ _kwa_ _ngabe_ _wesifazane_ _km_ _of_ _ekhiqiza_ _umkhosi_ _wezindaba_ _izinjongo_ _yinto_ _izolo_ _udkt_ _udaba_ _ilanga_ _mayelana_ _isigaba_ _inhlawulo_ _ucwaningo_ _isibonelo_ _amazwe_ _wagcina_ _usuke_ _mandela_ _abazali_ _kunkulunkulu_ _ekutheni_ _ntambama_ _izindawo_ _izikhala_ _kithi_ _kabi_ _sikhathi_ _bami_ _kusuka_ _empeleni_ _selokhu_ _namhlanje_ _kulokhu_ _ngokunjalo_ _usuku_ _ezintathu_ _kulindeleke_ _umqeqeshi_ _ijezi_ _nyaka_ _empilweni_ _ngabona_ _ngezindlela_ _kwacaca_ _edlule_ _akhe_ _mchunu_ _nendlela_ _emdlalweni_ _entsha_ _isizini_ _kwazise_ _balo_ _lonke_ _kuhamba_ _lowo_ _kuzoba_ _nakhona_ _izikhathi_ _umyeni_ _nonyaka_ _isundowns_ _ushintsho_ _world_ _mhlawumbe_ _wayo_ _icala_ _kwami_ _ndlela_ _high_ _yokusebenza_ _emithathu_ _bethu_ _njengamanje_ _united_ _okhulumela_ _uveze_ _abaculi_ _unxuse_ _iziqu_ _uqhube_",
      ],
      [
        -11.5,
        "_abafana_ _eyishumi_ _kufike_ _ngabalandeli_ _bona_ _umgomo_ _abalingisi_ _efanele_ _benza_ _ikhanda_ _induku_ _bagcina_ _eminingi_ _isizwe_ _ethe_ _naso_ _ake_ _ngithi_ _okwamanje_ _night_ _okufana_ _iqiniso_ _nathi_ _cala_ _amaproteas_ _se_ _day_ _ekugcineni_ _lokuqala_ _onke_ _umuzi_ _kwenzeka_ _zomphakathi_ _okunye_ _sivumelwano_ _kuqala_ _ibandla_ _bahambe_ _lokuba_ _sakho_ _ngalolu_ _omuhle_ _silalele_ _kwabezindaba_ _nomphakathi_ _esithi_ _bethi_ _ngempela_ _benze_ _umcimbi_ _inkinga_ _nkulunkulu_ _bheka_ _johane_ _umxhwele_ _umthandazo_ _ukufaka_ _yibona_ _nokukhipha_ _yale_ _egoli_ _nhlobo_ _ingxenye_ _nalokho_ _kunjalo_ _umdlali_ _igoli_ _lolo_ _leso_ _kuthiwa_ _kubonakala_ _esinye_ _umsolwa_ _emsakazweni_ _ezinkundleni_ _cup_ _moto_ _ngejubane_ _wakhuluma_ _ikusasa_ _nentsha_ _esiphezulu_ _turbo_ _msebenzi_ _zomkhosi_ _ipuku_ _story_ _cape_ _zamanzi_ _enhle_ _iqinisekise_ _ezayo_ _yase_ _yokwenza_ _izikhali_ _kwale_ _iningizimu_ _yeminyaka_ _emihlanu_ _ngibona_ _othisha_ _imizuzu_ _amadoda_ _zwane_ _bakithi_ _omusha_ _ngaso_ _inani_ _ejwayelekile_ _kunazo_ _engcono_ _nama_ _mhla_ _ngabantu_ _inhlangano_ _iphinde_ _injini_ _uthola_ _ecoboost_ _yayo_ _ngolwazi_ _yiziphi_ _ushaka_ _lokwakha_ _esikhulu_ _ngayinye_ _ethu_ _labona_ _isahluko_ _yocwaningo_ _neze_ _nabaphathi_ _ihlombe_ _nyakenye_ _isikole_ _abenza_ _wokuqala_ _umengameli_ _nzima_ _eyedlule_ _iyonga_ _ayisithupha_ _ze_ _kabanzi_ _namuhla_ _baze_ _amagama_ _kwawo_ _kalokhu_ _isono_ _sithole_ _kucace_ _ngaleso_ _kimi_ _ucele_ _ikakhulu_ _ibhizinisi_ _nonkulunkulu_ _okwenza_ _imibhalo_ _ukuhlala_ _kulokho_ _waqopha_ _kwenziwa_ _usuka_ _ehlukene_ _imisakazo_ _ekupheleni_ _idols_ _sibheke_ _imfundo_ _abathi_ _active_ _jikelele_ _agcine_ _amacala_ _kulabo_ _ongeke_ _mkhakha_ _usolwazi_ _ukuhamba_ _ngujesu_ _nokho_ _umnyango_ _unqobe_ _abasakazi_ _nxa_ _ingonyama_ _ngezansi_ _ukugwema_ _ukubhekana_ _abamnyama_ _emisakazweni_ _nm_ _ukwamukela_ _abangu_ _eside_ _mdlalo_ _wicket_ _natali_ _nalapho_ _kanje_ _inselelo_ _lona_ _nguye_ _bani_ _izifo_ _namanje_ _ngicela_ _uhamba_ _babe_ _ukuqala_ _omunye_ _indodana_ _amahlanu_ _ngale_ _kuqhuba_ _lula_ _nempilo_ _ngaphezu_ _ebusuku_ _waba_ _gwala_ _eya_ _hlobo_ _nendawo_ _kulolu_ _hatshi_ _okuningi_ _izifundo_ _wesibili_ _wezokuthutha_ _esimeni_ _jelwa_ _bethula_ _sifisa_ _umphumela_ _eze_ _sona_ _njani_ _ukuzwisisa_ _kubasebenzi_ _uzulu_ _emtholampilo_ _wenza_ _bcea_ _okuthize_ _umthombo_ _ubona_ _uqale_ _umnikazi_ _umqulu_ _wamalungelo_ _elihle_ _eno_ _lwendabuko_",
      ],
    ],
  },
  {
    code: "be",
    script: "cyrillic",
    levels: [
      [-3, "а"],
      [-4, "н"],
      [-4.25, "і р ы с"],
      [-4.5, "к е л т д"],
      [-4.75, "я о а_ в м у п ц з"],
      [-5, "ў і_ на"],
      [-5.25, "г _п ра б"],
      [-5.5, "ка ь ч ы_ та я_ _н _с ва _а е_"],
      [-5.75, "ад э ў_ па х й ш ал _з ас у_ ар ан"],
      [-6, "ам ла _і ав _в _д _к ры _па да м_ пр ь_ _м ст лі га аў дз _на _г ны не"],
      [-6.25, "ж на_ _б й_ ць _т ма кі ю _пр ні ць_ _ў _і_ за х_ ай аг _р ль"],
      [-6.5, "ац _у _я ак вы ча пра аб нн ё ск мі ве"],
      [
        -6.75,
        "_ка то чы ле ін аў_ ты _за зе ат ер о_ ым ай_ не_ са ен ца од ста ся ава з_ ага га_ ро кі_ дзе _ў_ ыя ля _ад сц ік тр аз ку ых ня",
      ],
      [
        -7,
        "_да ае ру ны_ _ш _ра оў ко цы цц рэ _у_ ю_ к_ лі_ _не ці пе як _л ме _з_ ца_ ел го ту алі ус ых_ ол ві іц ыя_ _вы ам_ ба _на_",
      ],
      [
        -7.25,
        "ап ач _як _ма ов во ўн цца ор ала пры зі ын ым_ эт ды ая ьн вя бы сп та_ ся_ ла_ ска _та мі_ i асц мо ах бо ўс _га жа іс дн шт ф ім іл ка_ ыц пад ці_ льн ае_ _дз св",
      ],
      [
        -7.5,
        "бе зн _ч _ст эн анн ара т_ тв аць да_ пер ян кр ец адз то_ _пе д_ ая_ но _ж шы ада дзі най _шт сі тэ ло уд ну н_ чн што ык ры_ ана ыл ыс _са нік іка ія жы су ня_ ха сл _св _ц до ва_ аст ед ур ую гэ ул ду _гэ рад му гэт але оль _аб зя бу раз _не_ _што_",
      ],
      [
        -7.75,
        "ця _бы аю ера ес ша нас ку_ тар іч кл іх ван кал _х нт р_ ння нс ос це наг _ча ных ра_ сці рав нне ары он ама рам кам тра аль _бе ей ет кт вал дзя ву аве эта лад _мо гі ным ні_ ял іх_ амі ару гр _ва зе_ зна _ве се сн яў ля_ ён ія_ юц ую_ лас нав так ек ем ыт іт кан вы_ ог ела уч час оў_",
      ],
      [
        -8,
        "мы _ме тн ах_ по енн год рац хо яр яц тва сь рус _го шч йн аш _сп ім_ ацы нк ды_ яг ак_ ож аро _су які ад_ с_ жн гу зв сам рн рас ныя лю _ба ты_ бр ыв буд бл аві раб уп яд кай раў ьк об па_ др ой чы_ таў тры дк _а_ _то _бу ака кла _ал бел род _ф лар бі му_ ыі ыі_ аж _ё ецц одз лік ыч за_ б_ ук кія тк каў ася ір ова мя ель ўна цы_ лу _да_ _па_",
      ],
      [
        -8.25,
        "_кр эр ят тал пас i_ ле_ гад ыў мен оўн ум іна спа ям лен _рэ юць адн ўл овы аўн гра _мі іст стр был _тр скі там мы_ кра го_ ут от ача дна тан _жы вае _во аюц сва лы гл кс ом із _ко чэ рш _ін сё _вя каг ш_ дл ран рт ыць нц пл аны _бо ыст як_ мал аі вер ачы ані ліс нск чны аё _ты кол чын шк _ся іў або ів рым ады ма_ _ас _лі льк сць дар нам пав рс ыцц ый пі цыі ств вац кав аб_ ніц уль вед ой_ удз іць уц ькі _за_ _як_",
      ],
      [
        -8.5,
        "атр чал _тэ аму ход _гр ё_ _по тур нні _ус каз ем_ ваў энн асл рыс це_ _ку цэ аса тав ьна аза _э ыва ыка _ўс жна кар цк эк уз нач _зн авы вар уск ікі зел ялі дэ нд ерш апа пар жыц пал _ар сту аба яў_ йш ід вай зм нш дж аўс нь ўні ная одн зд ода _ня яе лав ту_ _ро ас_ нал зіц адк уб _до ьны ога апр мн ўся іла ычн для рм _ск ыр аго йс ілі ало ьм ожн цыя ей_ вор оры бра _дл ына пы іра фі кім ыма мов _ян йна ата дам аф кта еда чан нак пам аво мін кая мас л_ мож _лю аец эс пак ако сты аты тол ч_ г_ ўв іва эты тым дв дав _гэта_ _але_ _для_ _калі_",
      ],
      [
        -8.75,
        "яв ок пу сь_ вуч кас ьні яз рг чна e ев таг асн арэ жа_ ыў_ тэр цё гар нен _сл ўск ную нар рыя шы_ ена яс аля пач зен ат_ акт уць ён_ арт чыц кул адо вык яго _ап маг зу _ці _кі мат уш _ак аду аме рк _ру дал ьш льш оз іі со ўны ваю еж ве_ чу _ён амо зін блі трэ кры ган вет уча ез іта рак ылі ект ыла тор _ле іся ымі дка юч зр ора рат эм іі_ кіх ыта _жа _ха лё жо тна жан сы ёс бол _ві яна наш ўт _е наў нта _мы вод уж яе_ еў зы све вят іцы яш ар_ _шк ыз ахо рап _іх нае юд ман зам яка _яг ль_ вял віч _се кты акі лів аз_ сто авя ніч асп спе нна анс яч дс нов шко дд _ву чым цэн рын гал даў _ад_ _ён_ _якія_ _іх_",
      ],
      [
        -9,
        "рэс віл _ні нка зей пла уг цый саб эй іза ўва цт інс ках ета ып аву тац кса _i бн кон ух мк ош тка ень цтв ду_ _др ін_ тво аўт мес доў вел гас _ця пя яны інш анц заў _ды ьц o туп свя э_ дас лы_ ічн ску фа ршы коў ге зак зав уст азв зва іцц еп іў_ _но энт _гу выс йны ўд зац раф мл ўк _ім эч ьмі кую са_ кн рык ру_ ючы сё_ ое шча шэ бы_ імі яшч _ан ков ыкл цка ане льм ано ік_ рай іль _му акс цу еры тні ун шн адс эа ьт паў ыні кур тыч дны рэч шл сав бар дп адп ноў ены ацц літ раг раі мар рна ўз слу дан эл оп ніз іч_ вяд уе кір роў вас льт ддз ент абл од_ усі вых ж_ анд ёй ёй_ раё _ат нны цця зь яб бе_ аю_ бот ека ыд роз уры дч _зв адр ыб ху ву_ няў ўч іг ыш _тв аён ожа ўле агр абр _я_ ыло пат рал жэ ўля ось іж ыг вос абі ьш_ _ду маў спр шчэ _ту яп ое_ йск ост ашы сна мад амы рос выя _мы_ _пра_ _яго_ _аб_ _толькі_ _які_ _яны_ _таму_",
      ],
      [
        -9.25,
        "люд эб доб ула юцц мер рга він іш и n ўр ях ну_ про дом рае два ые пан зб _ла яць лов іча рч рта ука учы мян ядз мац ця_ ло_ ліц ўсё над яўл есц ляд бя ём c t r ята нь_ іны се_ фе ьту арг уме мп быў ней лед еч ату рыт аўл шчы тыў лет вяр рша зяц хі рыч онк аха _пл джа ыйн азн ча_ фо ер_ сус _яш чэ_ айн цік нцы нку дм ура сны гля сло юб _гі _зд _эк лаў акр _сі _чы нем аку a ыял нап пыт атэ рые аск скл ц_ _аў чыл тл каб ант ват одк кi рыц шай аін гул ённ зец шаг _ўз ажы вес век сел сьц сла _кл хт чэн бор еш дра рма лоў ню ваг хар паз шых рых рц сяб вяз зал кат асі цяп лін бав _фі нац ўра гу_ аця тыя бач упа піс важ ажа шм _шм шма заб паг дру _уз ыўн люб абы ёл кц юдз ям_ агу оч _зр біц обр віц бо_ _яе _мя вым атк аці чац аца жо_ зо су_ дае рыз кв цяг ліч адм мет _пі віт кож жыв рэн ўц ась зны адч міл ўш іну _года_ _таксама_ _вельмі_ _яшчэ_ _быў_ _пры_ _было_ _больш_ _якая_ _ці_ _яе_ _вось_ _так_ _каб_",
      ],
      [
        -9.5,
        "убл _зм нах тоў анк зар отн рж зяр абе ачн раш дач асо ума _ю саў кае урс _ля арм ямі мае сля ій ба_ амя вах едз гн улі ню_ ваё еся сяр кац _уд ёр йм хав мс тык зан п_ ёна лi ыю ыю_ рыг гіс азу огі ея ый_ ўта рах _гл _яў адв сіл лк шу кін ыха дук вып яне дт ншы лан абу тны рэб _i_ лат ейн ляе ярж ржа цо іне муз нос _фо сім озн апо p ола ке зі_ сце шо ням оўс _ўв зах тая айш она ст_ бс быц экс суп яко чак эры тай ові пол афі кi_ нул _ге ліз оц цін _аг рыв _пя той чых зро ом_ зас арн ув _ры нт_ зап ьс тро ыда дат ўж уе_ іку эг соб шым одд уду дно _мн нкі іко дб цей нч етн апі рэа ўг эх руг _шч іцт оўв бац еб дак дуц еві вец шыя уда нша яж рка адт зь_ айм яю _о ыкі нан вё орм ваі аюч нев вая ях_ ато яро цав нца аек _пы япе яль агл мог _зб _сц амп ско рач нст сан пш цаў ме_ ыра дэн чо _фа ява ццё _сё ьб кні еа акл дап эд яцц пуб зк арк хв жав зад джэ ыцы гор бал эка мэ эй_ ткі ыне s шэн апе льс ію ію_ выд ядо _ўд _ід есн шні чай чар дкр _бр аа бны сі_ _цэ нтр адб азі айс зея шын тых нек іса моў _ж_ зме ср ота зіл рні усё чык аша рэй іўс ома тут гч гчы рд орч зда міт _можна_ _час_ _будзе_ _тым_ _праз_ _пасля_ _шмат_ _гадоў_ _беларусі_ _была_",
      ],
      [
        -9.75,
        "яві іні кцы йц ляц крэ ябе зра жэн цю орн рэк лац _ёс цам дум пн пош _бя дац _ўж йк ньн олы тое наз агі дын інт нтэ ерс азе адд цоў ног лу_ йшл рон _кн пт рый леп хн меж раж дст _ср сро зг паб ыту аем цьк лян гер _г_ рук быв аёй рча кру ежн выш ўшы ут_ агч усе рыі від іца рэд дпа гру бры роб лем сэ таю рты яюц фор ячы без сх мір уды рх асу ан_ ызн _кв звя уюц руп прэ эц тас чк дзн уша шта аўд ўдз уа інн епш тат нім сцё ейш тыс цкі лю_ _ўсё_ _культуры_ _годзе_ _нават_ _усё_ _тое_ _жа_ _можа_ _год_ _дзе_ _сваёй_ _тут_ _са_ _сябе_ _адзін_ _яна_ _ім_ _гэты_ _той_ _ня_ _раёна_ _ўжо_ _цяпер_ _каля_ _таго_ _гады_",
      ],
      [
        -10,
        "_беларускай_ _гэтага_ _стала_ _вы_ _жыццё_ _ва_ _ёсць_ _дзень_ _жыцця_ _бо_ _школы_ _гэтым_ _нам_ _быць_ _былі_ _беларусь_ _сям_ _людзей_ _без_ _бы_ _разам_ _аднак_ _напрыклад_ _менавіта_ _ёй_ _будуць_",
      ],
      [
        -10.25,
        "_пад_ _чалавека_ _працы_ _адным_ _ды_ _чалавек_ _ўсіх_ _дзяцей_ _мовы_ _трэба_ _хутка_ _два_ _то_ _чым_ _нашай_ _там_ _заўсёды_ _мяне_ _першы_ _адукацыі_ _іншых_ _ужо_ _акрамя_ _ні_ _хто_ _ты_ _сваю_ _нас_ _добра_ _тыя_ _раз_ _сваіх_ _усе_",
      ],
      [
        -10.5,
        "_сталі_ _вайны_ _якасці_ _месца_ _часу_ _нашых_ _проста_ _свайго_ _мае_ _сёння_ _яўляецца_ _падчас_ _сярод_ _розных_ _сродкаў_ _якой_ _менш_ _свету_ _сабе_ _сваім_ _свята_ _людзі_ _тры_ _асабліва_ _іншага_ _тых_ _месцы_ _варта_ _гэтай_ _якіх_ _мову_ _беларускага_ _школу_ _альбо_ _розныя_ _кажа_ _касцёл_ _такім_ _руху_ _сам_ _іншыя_ _чынам_ _чаго_ _дарэчы_ _ўсе_ _першай_",
      ],
      [
        -10.75,
        "_жыцці_ _над_ _свой_ _пакуль_ _канца_ _новы_ _сем_ _абавязкова_ _дзяржавы_ _гг_ _мне_ _адразу_ _адбудзецца_ _імя_ _першага_ _дзякуючы_ _самы_ _удзел_ _красавіка_ _свае_ _нашым_ _працаваць_ _вялікай_ _лістапада_ _ля_ _якую_ _хоць_ _зямлі_ _ліку_ _сур_ _паводле_ _знаходзіцца_ _тады_ _некаторыя_ _кожны_ _сёлета_",
      ],
      [
        -11,
        "_раёне_ _рэспублікі_ _або_ _веры_ _вёскі_ _горада_ _работнікаў_ _будзем_ _ўсім_ _найбольш_ _зноў_ _by_ _якім_ _дзейнасці_ _няма_ _мастацтва_ _многія_ _сцэне_ _аўтара_ _цэнтра_ _зрабіць_ _сустрэча_ _гэтыя_ _пару_ _яўляюцца_ _пытанне_ _кожнага_ _значыць_ _работы_ _тысячы_ _дзеці_ _вядомы_ _ўвесь_ _нічога_ _мінску_ _такія_ _мове_ _нельга_ _андрэй_ _часам_ _побач_ _беларускіх_ _свеце_ _зь_ _лёс_ _васіль_ _вучняў_ _касцёла_ _нашага_ _работа_ _кожная_ _мінска_ _раённага_ _конкурсу_ _зараз_ _галоўнае_ _кожнай_ _сказаў_ _гэтых_ _новыя_ _краіне_ _пачатку_ _колькі_ _вобласці_ _працу_ _сапраўды_ _ролю_ _гісторыі_ _сучаснага_ _кажуць_ _сваё_ _сродкі_ _краіны_ _словах_ _віды_ _рубрика_",
      ],
      [
        -11.25,
        "_людзям_ _беларуская_ _павінен_ _маюць_ _ёсьць_ _уладзімір_ _расіі_ _навіны_ _сказаць_ _цяжка_ _песні_ _мастацтваў_ _газеты_ _патрэбна_ _належыць_ _атрымаць_ _ніколі_ _усяго_ _пытанні_ _малады_ _некалькі_ _павінна_ _дамоў_ _адной_ _галоўных_ _групы_ _словамі_ _асобы_ _жанчына_ _га_ _гульні_ _нешта_ _галоўны_ _выбар_ _жыве_ _яму_ _верасня_ _пісаць_ _тэхналогіі_ _бацькі_ _дзіця_ _добры_ _вялікі_ _работ_ _ра_ _потым_ _апошні_ _дае_ _любіць_ _формы_ _сусветнай_ _змены_ _хрыста_ _вуліцы_ _конкурсаў_ _святы_ _якога_ _явіліся_ _будаўніцтва_ _слова_ _музыка_ _будынак_ _часта_ _дома_ _вас_ _значэнне_ _якімі_ _беларускім_ _кіраўніка_ _дом_ _далёка_ _працягу_ _другі_ _такое_ _гісторыка_ _арганізацый_ _актыўна_ _та_ _вершы_ _сталіцы_ _куды_ _дарозе_ _арганізацыі_ _паміж_ _грошы_ _зусім_ _пачалі_ _радасці_ _міхаіл_ _людміла_ _гэтая_ _гэтую_ _гадзін_ _птушкі_ _твораў_ _даў_ _хутчэй_ _ка_ _інш_ _катэгорыі_ _неабходна_ _нашы_ _жыхароў_ _месяц_ _стагоддзя_ _маці_ _жыў_ _тэрыторыі_ _аддзела_ _перад_ _дзяржаў_ _боку_ _явіўся_ _другім_ _магчыма_ _першыя_ _кветкі_ _ну_ _задача_ _богам_ _праектаў_ _нібы_ _колькасць_ _такіх_ _выставы_ _завода_ _маладыя_ _праграмы_ _магчымасць_ _першае_ _пачаў_ _атрымалі_ _раней_ _нумар_",
      ],
      [
        -11.5,
        "_алеся_ _чэрвеня_ _атрыманне_ _агульнай_ _кастрычніка_ _жонкай_ _падтрымцы_ _дык_ _бога_ _connection_ _close_ _голас_ _атрымаў_ _ях_ _ксёндз_ _пары_ _сезон_ _праекце_ _ўдасца_ _разоў_ _дырэктар_ _настаўнік_ _кіраўнік_ _сайце_ _вынікі_ _квартала_ _паступіць_ _наш_ _аддзел_ _прыкладам_ _зразумець_ _надта_ _збіраюцца_ _канешне_ _цэнтр_ _рамках_ _праекта_ _базе_ _днямі_ _наступным_ _прэм_ _інтэрнэце_ _стаяў_ _сш_ _даволі_ _замест_ _птушак_ _падзяліцца_ _насамрэч_ _адзначыць_ _мастака_ _амаль_ _цэнтры_ _узровень_ _раптам_ _цяперашнім_ _грамадства_ _самым_ _танец_ _падводзіць_ _рускую_ _прыняў_ _сустрэчы_ _бацькоў_ _праблемы_ _жылі_ _самыя_ _алена_ _наперадзе_ _ідзе_ _тэрміны_ _матэрыял_ _закон_ _свабоды_ _такой_ _жыллё_ _намі_ _аднаго_ _правы_ _лад_ _цы_ _мо_ _тэлевізар_ _спрыяе_ _адзначыў_ _вялікім_ _набыла_ _адтуль_ _еўра_ _свабоду_ _бог_ _выступае_ _вядома_ _мая_ _ўзроўню_ _цікава_ _горад_ _складана_ _застаўся_ _айчыннай_ _аўторак_ _сувязі_ _работу_ _форме_ _марыя_ _мікалаевіч_ _вялікія_ _барацьба_ _мужа_ _моладзь_ _былы_ _дырэктарам_ _кнігі_ _годдзя_ _выдання_ _рукі_ _нараджэння_ _завіталі_ _лічыць_ _дзеля_ _павінны_ _цэха_ _музыку_ _неўзабаве_ _тагачасных_ _стараўся_ _вёсак_ _гімназіі_ _лепш_ _тую_ _справу_ _народа_ _выбару_ _шчасце_ _мець_ _расейскай_ _правіла_ _зямлю_ _старонка_ _годам_ _далейшага_ _вытворчасці_ _госці_ _характарызуе_ _трох_ _правядзення_ _выніку_ _гучыць_ _абароне_ _датычыцца_ _рынку_ _робіць_ _гэтак_ _мой_ _каханне_ _гэтаму_ _чалавеку_ _нашыя_ _вядомых_ _якое_ _рублёў_ _доме_ _тон_ _лепшых_ _пяць_ _бачаць_ _выступаюць_ _беларусi_ _моцна_ _столькі_ _дзве_ _чакае_ _званне_ _дапамогай_ _культурай_ _ўзросту_ _развіцця_ _тысяч_ _дзяўчат_ _раніцай_ _знайсці_ _мінскай_ _складае_ _саюза_ _вопытам_ _хату_ _тэрыторый_ _дзмітрый_ _кватэру_ _жыхары_ _працуе_ _кампанія_ _сацыяльнай_ _месяцаў_ _малака_ _адзначаны_ _цікавыя_ _маленькіх_ _этап_ _першым_ _ўдзел_ _збор_ _мэтай_ _рэчы_ _літвы_ _андрэя_ _дзяцінства_ _меры_ _таварыства_ _калектыў_ _такога_ _плечы_ _табе_ _аўтары_ _працяг_ _імі_ _паэтаў_ _году_ _тэму_ _беларускія_ _вайна_ _праходзіць_ _беларусаў_ _сваімі_ _прадмета_ _канферэнцыі_ _ўлады_ _вялікую_ _вёску_ _настаўнікам_ _стане_ _цела_ _атрымала_ _мовах_ _маладога_ _словы_ _пагаднення_ _самых_ _сабой_ _сыноў_ _роду_ _правесці_ _вучні_ _мала_ _дзецям_ _займацца_ _курэй_ _магчымасці_ _opera_ _міколы_ _жаль_ _памятаю_ _каманда_ _граф_ _таццяна_ _айцец_ _значна_ _iх_ _навучання_ _знайшлі_ _сын_ _шлях_ _былi_ _адносна_ _камітэт_ _звязаны_ _святкаваннем_ _даўно_ _лета_ _будынка_ _стаіць_ _снежня_ _пошта_ _рэалізацыі_ _смі_ _гарадоў_ _цалкам_ _дзіцяці_ _спецыялісты_ _аляксандр_ _будзь_ _міліцыі_ _чаму_",
      ],
      [
        -11.75,
        "_адзінокім_ _базавай_ _сярэдняй_ _праводзяцца_ _мова_ _парка_ _канкрэтных_ _майму_ _цябе_ _паставіць_ _гаспадаром_ _заданне_ _музыкі_ _традыцыйнага_ _вопраткі_ _дабро_ _рабіць_ _рубрики_ _пачынаючы_ _думкі_ _службы_ _спецыялістаў_ _напоўнены_ _наступнага_ _сакавіка_ _запрашэнне_ _акадэміі_ _powered_ _php_ _старых_ _католікі_ _святой_ _дачыненні_ _туды_ _motogp_ _відэа_ _архіў_ _міка_ _каліо_ _задаецца_ _досвед_ _ідэі_ _дзіцячай_ _tag_ _archives_ _іншым_ _заявіў_ _аат_ _абітурыент_ _інтэрнэт_ _звестак_ _могуць_ _вучэбныя_ _лясгас_ _прапанаваў_ _аднойчы_ _святкаваць_ _тычыцца_ _неяк_ _шэрагу_ _інфармацыйна_ _створаны_ _тыдні_ _вайсковай_ _воінаў_ _дзеяння_ _каштуе_ _млн_ _падтрымлівае_ _ўся_ _пайшла_ _трэцяе_ _асабістым_ _падрабязна_ _выплаты_ _знаходзяцца_ _зрабіў_ _канцэрт_ _гледачы_ _праграму_ _некаторых_ _карцін_ _большая_ _выклікаць_ _жаданне_ _ідэя_ _настрою_ _духоўных_ _каштоўнасцяў_ _бліжэйшы_ _лепшага_ _землякоў_ _тэхнікі_",
      ],
    ],
  },
  {
    code: "bg",
    script: "cyrillic",
    levels: [
      [-3.25, "а"],
      [-3.5, "и"],
      [-3.75, "е о т н"],
      [-4.25, "а_ р с в"],
      [-4.5, "д"],
      [-4.75, "к л е_ п и_"],
      [-5, "м _с на з о_ _н _п"],
      [-5.25, "я б"],
      [-5.5, "ъ та ни т_ то ат на_ _на те г у ст ра ч _д _о _в"],
      [-5.75, "ва _и ит ен пр от ре _к ан та_ за _на_"],
      [-6, "_пр по _т ка но _з то_ ите да ко ри ия те_ _за в_ не ед ов ц"],
      [-6.25, "ли _м се щ _по я_ ж ин _б _е ата _от ти ро ор ет"],
      [
        -6.5,
        "ва_ _се ви ав ве _в_ ия_ да_ за_ ал че й _и_ ар ма ят ос н_ ни_ _р х _да ци ел де пре ме ле се_ ди",
      ],
      [
        -6.75,
        "во от_ _г ер _ко об си од ки ла ск из но_ ш ени ол до ес ми тр он аз са с_ ак _а го _е_ _не _ч ред ф _за_ _от_ _да_ _се_",
      ],
      [-7, "ие ис не_ ър га ат_ тв _ка ам съ про ло _до ас ще ем кат мо ият _то ом ани ето _са им"],
      [
        -7.25,
        "ир па ил м_ ото че_ ств ще_ лн ки_ ост ек д_ _съ сл _из _у _ст ад ик ли_ ят_ ен_ ста _ра би бо тел ния са_ ча ез нт ран нат въ _л ест зи й_ ова _об л_ ив ри_ нит _щ ват иц ка_ _че",
      ],
      [
        -7.5,
        "ира ич нс ок дн ра_ _с_ ие_ ние ина р_ _ще ог при _си ъл ане раз по_ ята бе ти_ бъ пе к_ со ски ев ой ру ава ай же тъ оп _те _ф _го сп ба ван кт _бъ чи ът ато тов ап ция яв ма_ _не_ _ще_ _по_ _са_",
      ],
      [
        -7.75,
        "си_ _но оч вр ше стр ха сти рав гр вс бр кр али нов _ре ня тн _въ ои дв ове ори ска къ нд щи пъ ац зв ви_ ю _сл ент _им _мо ъд рн аци дин ус ля пра пи вен еди з_ ач ели ащ ът_ _ма ги нал дс _тр ови оди св ег ур ии аб ана ха_ ари сто ст_ ед_ _че_",
      ],
      [
        -8,
        "ож мен сн _ме _х ици тво ту ко_ лу тра жд рит аст ком рс дъ лед _ин уч жи ери фи ид жа вн нет рез _па ист или лен еч во_ _ед _сп нос ини хо _ос ява сле има _ми _та ате едн др це пл дат бл ио кон иг чн ави ито пол оз ден що тан гл _вс ика аг гар зи_ _де оя ув ов_ _пъ ез_ ср рт мин ое _ли _това_ _си_ _като_",
      ],
      [
        -8.25,
        "го_ ца у_ еш гра год еж ща рем ръ под нск вот рия ъс ря ой_ лг _бе вър тав ъде аза _ср ати ку чен ди_ _ви кв до_ ора г_ лни _къ ълг де_ бъл алн тва тор лит _ня пос рат кол лга аж бор зн ено ах ии_ рм иет _ни тит кл анс нц _би ай_ род ме_ мп пор ъщ тер аме жда ъв едс _св ече уп бра нн кои пу ин_ фо как ещ _др ион ово рен оже ощ мн тат иа ита нк лк дст _до_",
      ],
      [
        -8.5,
        "ниц оит вя _ве ум бщ общ зап му вит дру ду зб _ц тя тро аш лно ши e ник оре еме ица бъд рг ена ми_ ях чк ект ла_ час ул ям она сре еп тър або ше_ _ак кан бя тни _кр уж рв цен _гр _пл еде йн зп мат пан _бо спо га_ як същ еми нци _дв ого рад нен елн ей ива ува вет рд гов каз _ба ца_ цит два зе дос ая слу ел_ ока той тив иче ъм ге ета пла еле _пе омп иш ано ло_ _ж х_ бот мес _а_ их уб ам_ _ва _хо иск що_ кит ров _ус ъп дни дел вл акв уг кой жен сам ежд ода мер раб ъм_ кия ити бил ара ете ги_ веч _фи ции вор нта сте лат шен чес _през_ _които_ _но_ _има_",
      ],
      [
        -8.75,
        "_со мож ун ан_ оф ян гат кра a _г_ еше зна ала оти ук уча оли так см _оп пар ези спе _му ога еб оме сед йс гу ци_ ърв поч акт лов дно рж _вр _ча мно със тен око вни рма бв ец ичк едв ъз лко дна _бр нач дър ърж мет _тя _уч ако мпа сич амо ън оло дж изб анд аче инс нас тур мя лю луч стн нап еля тк зо вия обр йт ака вре обе доб лич зва яб дан цио вси шн тве n три оле кти ор_ още кс ква яс _дъ еда тир бли пов най ут лна тря изв няк яко _ощ ков зд бу _ш ал_ рек _мн ил_ ола лас яма орм нот ряб ябв бва ера ази _ев евр i ик_ мал сво бщи апо лс иде оми фор ък чки аде ве_ зл нис арт _той_ _те_ _още_ _след_ _най_",
      ],
      [
        -9,
        "ржа ног лиз щит ех му_ o нти рск пър стъ тре кто ози лек гла бс фе нг ско _см _ту мо_ сов очн фа вро руг тно жав _я мв ъв_ кц кци нам _ди он_ ип _гл оба мис иха ий ене рес рис оби оят чит във рна зг вод _тъ към иит тез аха ем_ нар ичн его зар рк ням тт ага чи_ _ил защ иж паз арс над лож реш вер изи азв све уд лан ере ащи вин щот сно жн йск мл _мл _фо олк ад_ _це нни ети ев_ иал оц рни _ок ак_ же_ ман име кри аре кар ер_ осо ади обл авя дм вес ър_ все ами гол вт есе рое r мъ оте бан п_ щи_ ойт ща_ ало ота лт ход ащо ама им_ чно рик ган ае циа тът лот път йто ъщо вал дъл гн лиц ема тар дет тин пъл тта они вис фин нст зат бит ар_ _ан _ле лев ача су ет_ зр t мвр ври пот зм аве ико ром иза _му_ _бъде_ _трябва_ _към_ _много_ _всички_ _българия_ _или_ _време_ _при_ _един_",
      ],
      [
        -9.25,
        "одн зк вед ващ _пу изп зак тб иси _фа _ис дми онс рос тал вам дви тру сег апр пет вк ео ясн къд лав енц рти сни _ав ро_ елс вид ляв ълн лем стт ке дл чни уги лик оча ант дов пит s хор ш_ иво пок ях_ чак тие ъст рои авн еки але _во без опр рот пер лаг сия учи ада _кл онн виж оно чет онд пис ега вто _пи еск тях дп нв ся яха _бя екс исл ша ъс_ _ку дк ес_ дав усп _ге юч клю люч овн рин аво кре ищ чо рно рас лия нди щат анк ими поз чв чва вар тоз въп ъпр дал въз l енн чна щин нег опа тя_ ас_ _ск аше отб осл нф _ю таз роп рл _ло обя ило вел беш руж отк вно мит ь d отн чу дим зир нав пло аща реп _бу _ал огр нве щ_ оля бях оде уш ърн _ру ъб бач одо съд жи_ _ам еф сил едо нан вят опе ейс сиг нац диш нно айн ая_ тна анц уже ъж зу ома аси емв алк офи ерн лъ _жи гна оиз коя инв гле орг изг рег _години_ _само_ _който_ _може_ _тези_ _във_ _тях_ _вече_ _със_ _няма_ _беше_ _според_ _също_ _този_ _ли_ _бяха_",
      ],
      [
        -9.5,
        "бед улт соб хн лб роб сер едл едм кор игу гур рай би_ док чав тон ши_ зпо лят жес орс рва _зн ачи меж жду исо олу збо оек дне нда ког урн омо зво бро ято иви нтъ ига руп чал _вл _дж нес ерс бен тол ерт лз олз пус сна _бл лст рие _уп опи лж ълж осн чер ък_ яви отв оси ъч пад обс _ув дер чов лн_ ял жб сок там очи ьо зви _ро жив пом ном тоя мир мар иб _оч оце _ор изн осв ба_ u ида дар ека бир хв тс рич нер инт нте упр няв сме зав мац нт_ ош ино шни рет зад дя онт рал ек_ рт_ млн фон гор лин тл _ес сен отр реб аи еко мог апи рол тъп уст _ог c рми акц ащ_ луж зас вна мот рга обо кта лзв ои_ зем авл _дн рш тег имо жно пей пон ине йно _ги две вле цат тг твъ рая лис аки ивн зби ещи иса сан рещ e_ аши тви зра том _чу рим лар ойн арн асе жит лям енс дек азп еро тай _чи риз рд_ _ек ъве соч _обаче_ _ако_ _все_ _го_ _една_ _каза_ _повече_ _тази_ _преди_ _млн_ _защото_ _година_ _как_ _където_",
      ],
      [
        -9.75,
        "воб иер ген ила чин мед ури аро рив бле рио кла инф точ мом раж ишн апа дад оче съв _чо орн зам ваш поп орд нев еща соф ея рах _ки нч нич рви зли кач оне дит зда нси ура ева рът ним уве изл сащ ърг жо кое мия бол игн ъо съо ъда аса мят мак кво лам нсо иту бн зая аяв миц нещ ажд _га адъ тия отг ън_ лад печ кот лв лта лив ив_ рак иф етн in ърд еци рац сит h вие вяв етр од_ тет сек еги укт дол ише азб па_ оя_ щес вол инд рам рне пи_ игр ижд йк асо низ бре доп еве нка роя бод мие сла ъоб вст ичи рги нах одк уче хи ърш рир бла гот оро атъ зве _же ела век тго енд ндо тиц ожи ийс лет _вн чат еси ол_ фиц b оем p рум дес ута усл сло олн одс ну уме тка бяс мон тиг _ду ерм съз оду дук цел ох йна убл кап рог _иг орт пен заг ича оет сир озн жат тех къс рой ля_ m рев ре_ юл аби тп отп изк лск смя одъ уси _ха зен илн еза нфо важ ит_ ояв б_ кли съб нтр бат нде бю еа яз тик _i ное ело еби окр апл етъ кси авт едп ъзд _ше вск нии пуб тес джо ехн кт_ рх ху зац кур _кв нив осъ ах_ есн рст тич _така_ _тя_ _страна_ _сега_ _която_ _сащ_ _ги_ _хора_ _компанията_ _него_ _им_ _бъдат_ _част_ _едно_ _човек_ _около_ _без_ _началото_ _миналата_ _ви_",
      ],
      [
        -10,
        "наб фер нга _ен бел ерк вля шв зпъ йд сим еца иан еса бст онк _ар емо мор щия ежи _лв лв_ юд зул жа_ кн щн кин ляз _мя жал g дем ж_ изм _какво_ _края_ _евро_ _над_ _лв_ _прави_ _компания_ _останалите_ _два_ _момента_ _други_ _две_ _няколко_ _ноември_ _малко_ _пред_ _между_ _страната_ _очаква_ _пък_ _което_ _дружеството_ _сред_ _освен_ _имат_ _седмица_ _първата_ _избори_ _както_ _страни_ _долара_ _там_ _хората_ _място_",
      ],
      [
        -10.25,
        "_нови_ _местните_ _ми_ _когато_ _път_ _става_ _предвижда_ _дали_ _софия_ _бил_ _съм_ _нас_ _часа_ _информация_ _пазар_ _някои_ _могат_ _работи_ _въпреки_ _някой_ _тъй_ _дори_ _ниво_ _аз_ _ес_ _срещу_ _почти_",
      ],
      [
        -10.5,
        "_заради_ _нещо_ _достатъчно_ _резултат_ _пъти_ _смята_ _ндсв_ _обясни_ _било_ _едва_ _три_ _тук_ _върху_ _кв_ _ден_ _всичко_ _град_ _продукти_ _работа_ _сигурност_ _имоти_ _последните_ _ясно_ _шест_ _ни_ _общински_ _проблем_ _кой_ _би_ _заяви_ _използват_ _пари_ _хил_ _дойде_ _започна_ _направи_ _премиера_ _коментира_ _започва_ _нея_ _отношение_ _били_ _чрез_ _под_ _германия_ _държавата_ _развитие_ _средства_ _бе_ _голям_ _условия_ _същия_ _защо_ _всеки_ _проект_ _фонд_ _същото_ _компании_ _добре_ _брой_ _организация_ _съобщи_ _толкова_ _декември_ _нито_ _другите_ _изграждането_",
      ],
      [
        -10.75,
        "_агенция_ _дни_ _сме_ _българи_ _отбраната_ _затова_ _просто_ _следващите_ _нищо_ _мача_ _борса_ _поради_ _европейската_ _проекта_ _дневник_ _точно_ _живот_ _пазара_ _решение_ _заплати_ _името_ _мерки_ _инвестиции_ _икономиката_ _министър_ _директор_ _разбира_ _група_ _лева_ _акции_ _близо_ _значение_ _въпрос_ _франция_ _процента_ _пункта_ _души_ _тогава_ _нямат_ _участие_ _китай_ _буш_ _учителите_ _допълни_ _бизнес_ _правят_ _такива_ _случая_ _често_ _комисия_ _посочи_ _активи_ _новия_ _чиито_ _получи_ _служителите_ _особено_ _увеличение_ _двете_ _октомври_ _изборите_ _наши_ _другата_ _румъния_ _джон_ _млрд_ _месеца_ _стане_ _борисов_ _лидер_ _русия_ _имаше_ _годината_",
      ],
      [
        -11,
        "_можем_ _столичната_ _община_ _съобщиха_ _парите_ _била_ _причината_ _продължи_ _ама_ _вчера_ _фаворит_ _комисията_ _българите_ _деца_ _друг_ _своята_ _дружества_ _българската_ _общинския_ _продажбите_ _всъщност_ _големи_ _финансови_ _то_ _направят_ _български_ _съюз_ _сектор_ _иска_ _частни_ _цялата_ _произвежда_ _целия_ _бта_ _бсп_ _чувства_ _плаща_ _годишен_ _март_ _мен_ _публикува_ _стандарт_ _започне_ _успеха_ _косово_ _управлението_ _хотел_ _интернет_ _стана_ _борсата_ _капитала_ _голяма_ _къщи_ _различни_ _трите_ _юни_ _георги_ _неща_ _септември_ _кандидати_ _партията_ _въпроси_ _партии_ _рано_ _президентът_ _добави_ _акциите_ _четири_ _половината_ _своя_ _средствата_ _обявиха_ _промяна_ _приключи_ _стоки_ _решението_ _вземе_ _каква_ _късно_ _банка_ _председател_ _агенцията_ _достъп_ _събота_ _бившият_ _премиерът_ _искам_ _някое_ _съвета_ _цел_ _броят_ _даде_ _главният_ _държава_ _бай_ _служба_ _възможност_ _играе_ _работата_ _нов_ _дата_ _позволява_ _промени_ _коалиция_ _естествено_ _средно_ _пловдив_ _държавна_ _сериозни_ _проблеми_ _отново_ _света_ _против_ _изисква_ _ти_",
      ],
      [
        -11.25,
        "_прекалено_ _премиер_ _цитиран_ _план_ _унгария_ _интерес_ _сериозен_ _областта_ _предлагат_ _институции_ _случи_ _осигури_ _собственост_ _обяви_ _клиентите_ _храни_ _връзки_ _турция_ _докато_ _желанието_ _отговорност_ _час_ _искат_ _вида_ _причина_ _трябваше_ _резултатите_ _обем_ _практика_ _трудно_ _писане_ _потвърди_ _проверка_ _журналисти_ _наредбата_ _специалисти_ _такси_ _площи_ _проблемът_ _контрол_ _висока_ _работещите_ _първият_ _депутати_ _знаят_ _глоби_ _разлика_ _търсене_ _плащат_ _ме_ _отбора_ _части_ _средата_ _станимир_ _заявява_ _тон_ _равни_ _вноски_ _чужди_ _зам_ _новият_ _групата_ _информацията_ _европейските_ _кампания_ _коя_ _оон_ _служители_ _пак_ _поредна_ _сесия_ _власти_ _сергей_ _иванов_ _отбор_ _макар_ _програми_ _малки_ _игра_ _програма_ _потребители_ _успя_ _седмицата_ _полицията_ _филм_ _енел_ _официално_ _всяка_ _заседание_ _първи_ _свой_ _власт_ _изглежда_ _барел_ _остава_ _пик_ _джордж_ _подобна_ _днес_ _приходите_ _пътя_ _поста_ _символ_ _поиска_ _ддс_ _бвп_ _адвоката_ _шофьори_ _знам_ _роден_ _японската_ _валута_ _извършва_ _сметка_ _наред_ _комитет_ _инвестира_ _новата_ _води_ _тона_ _ръст_ _период_ _плевен_ _навсякъде_ _променят_ _май_ _общината_ _въпросът_ _петък_ _компаниите_ _мога_ _вместо_ _та_ _варна_ _медии_ _биха_ _града_ _км_ _среща_ _първия_ _опит_ _бургас_ _материя_ _кога_ _досега_ _нямаше_ _думи_ _развитието_ _българския_ _струва_ _обществото_ _разполага_ _определя_ _тур_ _живее_ _инфлацията_ _първо_ _василев_ _услуги_ _заедно_ _сте_ _големите_ _спад_ _туризъм_ _национал_ _участва_ _достигна_ _съжаление_ _център_ _местни_ _пише_ _никакъв_ _прокурор_ _основните_ _дпс_ _св_ _националната_ _свои_ _население_ _приватизация_ _база_ _собствени_ _двамата_ _приятели_ _случаи_ _лица_ _учители_ _предложение_ _българска_ _телевизия_ _бъдещето_ _региона_ _къде_ _работят_ _движение_ _общо_ _управлява_ _нова_ _албания_ _поставя_ _закона_ _отбеляза_ _загубите_ _седем_ _включва_ _министъра_ _своите_ _стратегията_ _начин_ _метали_ _участват_ _вещи_ _имаме_ _годишно_ _бойко_ _първите_ _пет_ _цени_ _получават_ _намира_ _настоява_ _европейски_ _банк_ _ограничени_ _американския_ _теб_ _лондон_ _реализира_ _свободата_ _централната_ _право_ _in_ _сряда_ _такова_ _твърди_ _юли_ _места_ _подкрепят_ _china_",
      ],
      [
        -11.75,
        "_свободно_ _глава_ _аптекарите_ _победа_ _сръбският_ _воислав_ _кощуница_ _ползване_ _опасни_ _определи_ _заповед_ _култури_ _винаги_ _съда_ _путин_ _хайде_ _реформата_ _финансовите_ _важно_ _уточни_ _определение_ _заявиха_ _подготвят_ _европейския_ _известно_ _появи_ _незаконно_ _бива_ _момент_ _съвсем_ _повиши_ _младежи_ _лятната_ _ваканция_ _спечелят_ _цяло_ _фондова_ _отколкото_ _дом_ _бюджет_ _щастлив_ _книжа_ _висок_ _сделки_ _второто_ _домакините_ _единствения_ _такава_ _оттам_ _есента_ _конкретно_ _съобщават_ _четене_ _срещата_ _софийски_ _градски_ _съд_ _делото_ _показа_ _десетина_ _доста_ _минали_ _понякога_ _завърши_ _димитър_ _условията_ _определения_ _километра_ _изобщо_ _идеята_ _намери_ _проблема_ _изчисляват_ _базата_ _данни_ _реши_ _броени_ _затвор_ _ремонтът_ _кабинета_ _управляват_ _оставете_ _ниски_ _високо_ _качество_ _територия_ _оперира_ _федерацията_ _предимно_ _създава_ _годишната_ _отговаря_ _финансите_ _кандидатира_ _местната_ _структура_ _левски_ _алуминият_ _доставка_ _прочетете_ _вас_ _себе_ _серия_ _лиценз_ _ситуацията_ _преки_ _енергийна_ _независимост_ _диаметър_ _холдинга_ _права_ _всяко_ _друго_ _последният_ _чака_ _излезе_ _използва_ _пътници_ _авиолинии_ _новини_ _откри_ _тоя_ _зависи_ _оказва_ _впоследствие_ _отчитането_ _данните_ _наети_ _втора_ _борсовите_ _рамките_ _нашите_ _интереси_ _смяната_ _януари_ _разглежда_ _никой_ _националния_ _групи_ _обясняват_ _включват_ _изпълнител_ _концерт_ _проектът_ _сметката_ _индекс_ _протеста_ _константинов_ _член_ _досиетата_ _новото_ _твърдят_ _причините_ _загреб_ _хърватия_ _вид_ _услугите_ _определят_ _първоначално_ _сидеров_ _наблюдатели_",
      ],
    ],
  },
  {
    code: "kk",
    script: "cyrillic",
    levels: [
      [-3.25, "а"],
      [-3.75, "ы е н"],
      [-4, "т р"],
      [-4.25, "л і д"],
      [-4.5, "с"],
      [-4.75, "қ о к м"],
      [-5, "ы_ н_ б"],
      [-5.25, "и ар ж у ан _б ғ _ж"],
      [-5.5, "да ң з ал а_ _а ын й та г _қ п ш і_ ер"],
      [-5.75, "ен е_ _т ң_ ды _к ла қа нд де лы ін ұ _с"],
      [-6, "ға ө ты ас р_ ан_ ны ат ыл _о _м ен_ ке ә сы те на ра ың"],
      [-6.25, "_қа ай ры ме ү ды_ ті ың_ ол ст не ық ба ғы ет қ_ ді жа"],
      [-6.5, "_д _жа ле ге ма ау са нда рд ақ ала ір ағ лд _ба рі ек п_ да_ я гі ор ары ад _е ел"],
      [
        -6.75,
        "тт ыс ның ық_ _ө ес л_ ам к_ ре лі ар_ ынд _ке ған у_ де_ ік бо қт асы іл ні он ыр ұр алы _бо мен ің ын_ тар лар",
      ],
      [
        -7,
        "не_ қы ін_ ің_ ді_ _ш с_ ия аз бі сі лық ей рт шы бе кт сы_ аты ына лғ ғы_ дар ылы жы _са ста ка тер ері м_ _ал рын й_ ер_ бол _де аны за т_",
      ],
      [
        -7.25,
        "_ме лы_ ады ег ара в со ыны уы құ _та ып ым нде же ты_ _н ша сын _п се кө ард ән _кө _жы ағы лға йд ем өз кі жыл ші _құ х ед ік_ _бі мд ып_ _ор ген _со па _ә інд ф тын жә _жә то ім әне ығ зд рл жән дан қо _және_",
      ],
      [
        -7.5,
        "йы бір мы рды ри ықт қта _қо на_ аға еті бас іс дың лда гі_ аш ин тан ыз нің _өз ұл із _же іні рг аб аст тү ға_ з_ зе анд айд ры_ ата _ү лды ең _бе ул бұ рн рін құр ни іне ақ_ ап ик қан қаз қар ай_ _бұ _ар тал лер ге_ _ма _ұ _р тұ ц ми ада ту ті_",
      ],
      [
        -7.75,
        "ру ом ез рғ рі_ еді ти _ау ола _тұ зі қты аза үр етт ұра ны_ ро _г ығы нал ауы тін ос ло _ат уд ілі ше қал сқ еу еле и_ сқа егі ь ко кте си тр ерд _қы _те лып сты оны i _тү ылд тік тте дағ дер ғын ли лад нан өл мі алғ _и бы нды ыст _з э кен дай ой ика дам ысы _мен_",
      ],
      [
        -8,
        "пе тті ект рм ақт йі есі аң ит ыла зақ жо ана ци йды рал _да рна кел нді олы та_ іг ог мет лас лг ял зы пт _жо ірі ек_ алд ур сан иял ені атт лік _і _он ама еке йл лан би қс _ол ылғ _ре _ша ігі өр бар тық лу тау _ғ кү _ад _ф бұл ск үш нн еп ау_ ере _х еге ш_ енд зде но олд жү сті асқ дег рда ікт _кү тыр уа рге тұр ыс_ лт рде _жү іп ұл_ ол_ _бұл_",
      ],
      [
        -8.25,
        "ха _э ейі әр _не ль лм _ко ис _ай _ақ гін _ка қа_ тта нш рға йт су есе ір_ рек рді дің ил кез нг от сі_ я_ _шы _то шін рыл ет_ айы тк лі_ нт зг аса йын ден c g үй об жас абы тқ сін оқ үс кей ие ғар әс кер рай яс уын іме од дей рет ашы _ас кті n іш жер іле шыл еме ақс жағ оғ ап_ дық гіз ске орт мда көр бай лау ұры қол рс ойы жар лог ялы өзе зен лек ыра жат йін ша_ амд лма сал _ті айл ісі өт түр езд _жылы_ _оның_",
      ],
      [
        -8.5,
        "бер ей_ тты лыс ия_ шт қыз уғ оң оры ая _үш _па орн өн әл ірг ги фи дік уда лге тқа рта ман гер ди ауд қат уға нін га мо ыры ерт a сон _ха по йда мә бал арт _у осы түс был ныс ыл_ іп_ жет ал_ нен ну ид уы_ лығ уі ция мал сте те_ тіл тө _мә мды рам елі ғас уш e шық бө _бө жұ мыс лім еб іт _за км онд _си рақ үл лым тә ұрғ рғы мас ясы зм ыш ыз_ рла ла_ йла еп_ _тә шығ ияс зге _ер _км км_ аул айт _ға шіл ыме амы үші ымд рат лын үн ке_ ыт елг ғал өм зін _де_ _болып_ _бар_ _км_",
      ],
      [
        -8.75,
        "_ек рес _жұ кет _ту лді кал _тө лат _ос зи рк тың ас_ сп лде _в ов ғыс _ең қст ртт ұс сол ұм ина оп ак бой p _су _өт из _л ақы рас _ел ат_ әу дес нын _се ула в_ тор ок өлі _өн шар йн бек рма уг екі тыс t _ан зді рқ ум етк еш ери ари арл тап рлі анн нны _об ес_ мек мес өзг ең_ оға o _би үст тас қыл рме ист гр бөл рле им ио сыр май кат іс_ тір дал ргі теу s нер ерг йе ңғ стр ерл дә ынш нша ыға пр үз _ет ізд пен тад іст тке мұ пай _сы ете _ге атқ тай _зе зер жан оз нег нғ ріл нат іре елд деп _на нс ру_ ю рия _пр арғ еск ене ь_ қаб кі_ тен бат імд ңд c_ арн лғы мл дір ғыл му ші_ тің мп зу се_ ип өте қу _үшін_ _да_ _орналасқан_ _болды_ _саны_",
      ],
      [
        -9,
        "жұм ілд лін бл _мұ оло рлы ани сс жаз _ес қай ым_ _әс кон ном _дә иа шқ луы еу_ ун гия рад ра_ пы өп _оң арқ оги уле _мы ейд ұмы ва мем ні_ уыл сағ там ліг қор ану ызы ам_ ушы ңі мат мір тро _пе оно өс тол ұй емл аж ка_ ми_ лем мде _кі пта зыл r жал бу алм көп рш жол gc gc_ фо б_ ев мле бағ лк ир ав таб кл бел гіл ви ред нға ыса мді ілг ах мб кең ғаш ашқ қы_ ұн жел ент нгі ком иі өзі нем g_ үйе мын қаш ест кс _ми ян пат ару тур ура _ен дыр арм лед лс m мн са_ ұз қыр рсе әрі ізі д_ ткі тек өмі іші ео ало нас ода нге оми уды өле тағ әд ңг тат _по лал мағ лгі лен рне мү рты емі олғ улы қын али еул до _әр ч _мо _бойынша_ _құрайды_ _ол_ _адамды_ _қазақ_ _деп_ _осы_ _бір_ _деген_ _ақ_",
      ],
      [
        -9.25,
        "лш өк жи ве енг ріс ут _ин лет ше_ _ы _мү кш u _ше ңы сет ыр_ гра ызм зме _от про ызд сә см аба эк _эк _өс хал тик ңғы мар тет _фи ту_ мақ кін сат l қса йна _аш рып сыл бет _сә лес _іш ыш_ зір аг _іс лл _өл біл ғд ағд ғда ңб орд ите яла із_ жүр _p тыл айн ққ _ти үрл рық сө үрі рқы бү кр _ты фе _жи йым _үл пар әлі ац алу әк ыд ырт ель _ұл _сө _ой ысқ рон их оц ера нші мі_ оң_ _б_ кім тығ ұйы әт мін сү йы_ аци о_ над йді _му го _әл ран леу інш шы_ екш ылу лп сым өне яқ зды _оқ анғ қау азі ауғ ным йр әле обл еңб ңбе қш іті ім_ рб ус вт ния пи иц бұр ль_ дау шел өрс тіг аф _ағ сер йм тел сай нақ лқ хан ғым _од _га мик тед аша імі _сү _әд рағ сти мәл дел лай жақ _аз кар жоғ _ди ма_ нық ңт ұқ ор_ пте уге әй пі өз_ эл соғ _жер_ _өзенінің_ _өзен_ _сондай_ _сол_ _қашықтықта_ _қазақстан_ _ең_ _ал_ _болады_ _сағасы_ _жағалауынан_ _бірі_ _алып_",
      ],
      [
        -9.5,
        "ж_ сау рыс нә блы лке ки акт ив _ғы хи уе три ици әсі мы_ сыз алп h қас нц еңі йс фил ізг _бү ырғ _т_ иг лу_ тіс пал ипа қыт _қу ырд оғы _фо жі еше ғыз әск уб ато эко кас ыру _нә қос үлк ие_ йлы ион кіт яд ерм згі ққа кір кес d пер өп_ зо епт сақ шам _эл діг ин_ алт рыш дығ мин дас іра күн лам бей бін нім рап інг сіз ебе тең ымы ірд _ұз ора сөз иль әсе зіл сш олм йты ума i_ үк ртқ өб әде ори нау қп пан апа ырл еңг еж ақш нес жу руг аз_ инд _ав жүз еде апт су_ тіп азы _ст лпы зу_ кше өзд қым сед це сып зі_ аңы рих зда зб оты эле езі ұст тш зын _n _ие кіз _ем др яны ъ ъе ід _ж_ пор өнд ңе ңа ебі ңге нне аме шта уни теп тәр нст сар фа ант ауа _әк тоқ изм үм w ұт омп ғи соң оңт огр өме ұлы кк сая еуі бил жүй яғ иет рке кә зат аум яқт ку іде бъ бъе ъек _адам_ _өзге_ _жылғы_ _болатын_ _кейін_ _немесе_ _көп_ _арқылы_ _жыл_ _басқа_ _пен_ _екі_ _олардың_ _зерттеулер_",
      ],
      [
        -9.75,
        "гу ел_ оф кан ов_ пу иал аур еңе шқы нб мш мұн кем ий заң күш пк ник во уз тег үрг емд үзе ейт ши ету дет мны топ ұғ көз шк фр мер ныл _бу аль йб зан олт раф рші йта нед эн аяс рж ние они үйі ома оқ_ қыс жау деу дү _дү pg гт объ ыпт ліс сұ ұлт _аб сен аңа тп маң шо най дем ерс біт аш_ иде сім неш мыр қаж ган мей ізу ңтү фия ем_ сшы _ая орғ ьд кке аңд уір ктр лты _ұс рте лқы орм _ок окр том ңда сия ыми огт гта сід ев_ рым үре ри_ йде лик кіл иж иже _сұ вер қпа жаң руа _ак еа көл _жу ык әуе ірн n_ кіш он_ фер рт_ хн рту зия ылм пті айм роц үг льд әуі мад _ір ште рқа ром уме _өм рау ұң уыс елт әм өң іл_ г_ асу оды _pg pgc іб пты сей _м_ өсі жин ұд лта ост көк ңес мия пол уін мм енн тәу _ра авт x яда нтт код рга ыда омы үсі пы_ e_ ита нци нағ йк иян ірш дт асш кто ірт ото сип ғам ркі қой ени ұнд тем сүй күй ида кру мың _ны шқа аң_ таң фор лит _m _жылдан_ _мемлекеттік_ _облысы_ _туралы_ _арналған_ _жоғары_ _өз_ _болған_ _жатқан_ _байланысты_ _үлкен_ _орта_ _оны_ _ішінде_ _олар_ _ғылыми_ _оң_ _ғарыш_ _объектісі_ _каталогтарда_ _келесідей_ _атаулары_ _бастап_ _дейін_ _жұмыс_ _бірақ_ _бірнеше_ _алады_ _емес_ _қазіргі_ _негізгі_ _pgc_ _алғашқы_ _мәліметтер_ _түрлі_ _қарай_ _жатады_ _ие_ _рет_ _тұрақты_",
      ],
      [
        -10,
        "_жі күр оли ати спе нәт әти тиж туғ риа жай жек _шо еже атр ота пке инс тит иту сл ду гы ате вто ияд мба аже орг олс b _i опт құс озы _қазақстанның_ _жалпы_ _солтүстік_ _кезде_ _тек_ _өте_ _қала_ _ауыл_ _коды_ _ресми_ _жылдары_ _ақш_ _келеді_ _кезінде_ _аумағы_ _жоқ_ _ретінде_ _мысалы_ _mcg_ _жаңа_ _пайда_ _оңтүстік_ _шамасында_ _мың_ _нысанды_ _әр_ _сонымен_ _сияқты_",
      ],
      [
        -10.25,
        "_жарық_ _кездеседі_ _арасындағы_ _алған_ _ашылуы_ _ашқан_ _ngc_ _каталогында_ _нөмірге_ _тау_ _барлық_ _оларды_ _келген_ _бұрын_ _қаланың_ _мемлекет_ _әскери_ _туған_ _атындағы_ _жылдың_ _еңбек_ _тәрізді_ _алматы_ _керек_ _саяси_ _қаласы_ _аса_ _оқу_ _бірге_ _ауданы_ _см_ _zwg_ _бітірген_ _жақсы_ _одан_ _ұлттық_ _адамның_ _ата_ _жар_ _ірі_ _береді_ _халық_ _аудан_ _соң_ _ғасырдың_ _бас_ _қызыл_ _экономикалық_ _желтоқсан_",
      ],
      [
        -10.5,
        "_тығыз_ _кеңес_ _балалар_ _жүзеге_ _су_ _жеке_ _кейбір_ _жатыр_ _адамдар_ _белгілі_ _алғаш_ _атты_ _жататын_ _өмір_ _жас_ _астрономы_ _қол_ _жерде_ _басты_ _құрамына_ _өзінің_ _ғана_ _қызмет_ _еді_ _құрамында_ _үш_ _соғыс_ _тарихы_ _толық_ _бекітілген_ _басшысы_ _ugc_ _орыс_ _ел_ _бастады_ _жасаған_ _орденімен_ _дейінгі_ _шығыс_ _аталады_ _қатысты_ _етіп_ _зерттеу_ _сирек_ _іс_ _жағына_ _екінші_ _аралығында_ _алтын_ _жағдайда_ _кейде_ _бірінші_ _түрі_ _қазақстанда_ _шаруашылығы_ _көлемі_ _гершель_ _батыс_ _кіреді_ _дүниеге_ _әсер_ _сондықтан_ _өтті_ _оған_ _қазір_ _бойы_ _мұндай_ _болсын_ _ауданындағы_ _ауылдық_ _заң_ _әкімшілік_ _себебі_ _өнер_ _тұрады_ _жолы_",
      ],
      [
        -10.75,
        "_орталық_ _келді_ _болуы_ _алды_ _орталығы_ _қаласында_ _ауа_ _абай_ _енді_ _жағынан_ _қымбат_ _қатарына_ _аз_ _бүгінгі_ _отырып_ _ақын_ _шықты_ _жылдар_ _жасқа_ _штатының_ _округіне_ _қытай_ _жасау_ _арнайы_ _арнаулы_ _берген_ _орны_ _болмайды_ _бұдан_ _басы_ _табылады_ _төменгі_ _келе_ _етеді_ _негізінде_ _көбінесе_ _қарсы_ _қарағанды_ _сайлау_ _саналады_ _әлеуметтік_ _халықаралық_ _қалған_ _қажет_ _сәйкес_",
      ],
      [
        -11,
        "_екенін_ _тілінде_ _нәтижесінде_ _бастаған_ _алатын_ _тең_ _қажетті_ _алма_ _биіктігі_ _ге_ _жері_ _тіпті_ _көзі_ _ұлы_ _тағы_ _қолына_ _едәуір_ _бола_ _мүмкін_ _экологиялық_ _қара_ _яғни_ _соңғы_ _құрды_ _бұрынғы_ _республикасы_ _түркі_ _мал_ _жақын_ _бөлінеді_ _басталды_ _ауру_ _уильям_ _бала_ _ау_ _осындай_ _шыққан_ _бөлігі_ _орман_ _қатты_ _қатар_ _ені_ _ұзындығы_ _ежелгі_ _қазан_ _әрі_ _басым_ _түрде_ _дейді_ _жазылған_ _жергілікті_ _дене_ _тіршілік_ _алу_ _басып_ _өзі_ _келетін_ _қар_ _қаржы_ _сөз_ _құрылған_ _кең_ _қуаты_ _өмірбаяны_ _табиғи_ _анықтайды_",
      ],
      [
        -11.25,
        "_қарым_ _қатынас_ _жасауға_ _жамбыл_ _маңғыстау_ _экономика_ _мектеп_ _байланыс_ _орынбасары_ _музыкалық_ _орын_ _тиіс_ _болса_ _тобы_ _ұзаққа_ _театр_ _түрлері_ _шығысқа_ _түрінде_ _маңызы_ _зор_ _әлем_ _тұрғыдан_ _әйгілі_ _пайдалануға_ _жүйесі_ _жүйесінің_ _айналды_ _алайда_ _атап_ _ән_ _көрген_ _аңыз_ _батыр_ _қағаз_ _сөзі_ _тұста_ _бірдей_ _атайды_ _аталған_ _атауы_ _те_ _ші_ _міндетті_ _автомобиль_ _тұрған_ _астроном_ _сәуірде_ _жан_ _бірін_ _түседі_ _артық_ _жасайды_ _нашар_ _құралдар_ _дереу_ _қазақтың_ _ауданында_ _ескі_ _уақыт_ _қолданған_ _дамыған_ _ленин_ _етті_ _кітап_ _жасалған_ _жетті_ _химиялық_ _фильм_ _округінің_ _әдетте_ _институтын_ _жылдарында_ _тараған_ _дайын_ _қолданылады_ _нәтижесі_ _оларға_ _тауып_ _тән_ _ер_ _көрсетеді_ _ерте_ _арасында_ _өндірістік_ _көркем_ _аллаһ_ _туысы_ _қан_ _ішіндегі_ _медицина_ _процесс_ _содан_ _тұйық_ _npm_ _соның_",
      ],
      [
        -11.5,
        "_ресей_ _жоңғар_ _жылға_ _ресейде_ _көрді_ _өндіретін_ _наурыз_ _одағының_ _мектебінде_ _меңгерушісі_ _тың_ _миннесота_ _ғылым_ _білім_ _институты_ _тәуелсіз_ _құрылысы_ _px_ _сан_ _алуан_ _фашистік_ _төлеу_ _белгіленген_ _жағдайларда_ _авторы_ _күрделі_ _құрылымы_ _қолайлы_ _қамтамасыз_ _isbn_ _неміс_ _шығаратын_ _төрт_ _енгізу_ _соңында_ _сөзді_ _ойын_ _батыстан_ _созылып_ _абылай_ _бұған_ _деректі_ _ту_ _түскен_ _әсерін_ _шара_ _маймылдар_ _ізін_ _қа_ _биологиялық_ _аяқ_ _балаларды_ _қорғау_ _қызметін_ _еңбекке_ _қайта_ _оралады_ _жазды_ _отырған_ _басына_ _тиген_ _берілген_ _электр_ _не_ _өту_ _болу_ _болғандықтан_ _жұмысы_ _рұқсат_ _ұстап_ _мәдениет_ _біз_ _рухани_ _мұнда_ _күй_ _әні_ _жарияланған_ _егін_ _жалғыз_ _алдында_ _астында_ _ұқсас_ _мотоциклдер_ _жыныстық_ _бетінде_ _тілі_ _жел_ _қысқа_ _ұзын_ _млн_ _атырау_ _орал_ _жол_ _қатынасы_ _біріне_ _көрнекті_ _қазанда_ _желтоқсанда_ _өнерінің_ _көркемдік_ _нақты_ _құрамдас_ _батыстық_ _бекініс_ _қолданады_ _ұшып_ _құс_ _жолында_ _екен_ _жерден_ _біраз_ _секілді_ _елде_ _ету_ _жібек_ _ондай_ _қауіп_ _қыс_ _ұзақ_ _ала_ _білетін_ _сипаты_ _асты_ _беріледі_ _күнге_ _әлемдік_ _тарихи_ _күн_ _билігін_ _өзгереді_ _басталады_ _жоғарғы_ _мыс_ _дәстүр_ _өнері_ _соғады_ _ерекшелігі_ _қасиетті_ _рөлі_ _философиялық_ _актер_ _айтқан_ _сауда_ _тарапынан_ _күшті_ _қарама_ _қабылданған_ _еске_ _басқару_ _фрегезия_ _бастайды_ _суды_ _анықталады_ _көрінеді_ _теріс_ _теңіз_ _қолданылатын_ _қыртысы_ _тайпасы_ _жазу_ _араб_ _бұйрық_ _берді_ _дегенмен_ _халықтың_ _құстар_ _құрмет_ _барысында_ _қабыртқа_ _допты_ _мұз_ _ауылы_ _баб_ _кеңесіне_ _кейінгі_ _нейтронның_ _ыдырауы_ _елді_ _мекеннің_ _коммунаның_ _бургомистрі_ _шығаруға_ _тұңғыш_ _сақтауға_ _заттар_ _қалада_ _әсіресе_ _тұсында_ _өзінде_ _тарих_ _міндеті_ _ажыратылады_ _кіші_ _байқалады_ _мәжбүр_ _ережелер_ _жолымен_ _денесіне_ _балалардың_ _өйткені_ _өзені_ _әдісі_ _бағамен_ _жеңіл_ _қойған_ _құны_ _инженерлік_ _зерттеп_ _алдыңғы_ _ішкі_ _өндіріс_ _бірден_ _қана_ _сыртқы_ _атқарды_ _маңызды_ _ортасы_ _орташа_ _ай_ _қауым_ _жүріп_ _мүшелері_ _кейіннен_ _толмағандар_ _кеңгір_ _соғысқа_ _көптеген_ _суда_ _бес_ _даму_ _көрсету_ _қыз_ _кездесетін_ _округі_ _дәуірінде_ _кср_ _еңбегі_ _бөлігін_ _жазуы_ _күріш_ _медальдармен_ _өтеді_ _семей_ _ленинград_ _мақанжан_ _қостанай_ _негізге_ _уақытша_ _берсiн_ _ерекше_ _атом_ _таулы_ _қабылдаған_ _жүн_ _ахмет_ _ғасырларда_ _қызметкер_ _хатшысы_ _қарағанда_ _playstation_ _авиациясы_ _соғыстан_ _беткейінің_ _eso_ _iras_ _тұз_ _түйіспе_",
      ],
      [
        -11.75,
        "_губернаторы_ _тез_ _дамып_ _арнап_ _істеді_ _жиналып_ _бөлек_ _жөн_ _соттық_ _екені_ _абайдың_ _әдеби_ _жастардың_ _әскері_ _атала_ _аталатын_ _күтпеген_ _ұжымшарында_ _шаруашылық_ _даңқы_ _театрының_ _актері_ _қаласындағы_ _қолданбалы_ _дәрежесі_ _заңның_ _көлік_ _журналында_ _істейді_ _президенті_ _облысының_ _өскемен_ _балет_ _на_ _радио_ _өзгерістер_ _табиғат_ _елдегі_ _кедендік_ _жөніндегі_ _атқара_ _топырақ_ _етуі_ _бейнесі_ _сатыдағы_ _омыртқалы_ _жануарлар_ _денесіндегі_ _қызылша_ _созылады_ _мәлімет_ _әкесі_ _анасы_ _the_ _американдық_ _тауарларын_ _шешім_ _перифериялық_ _құрылғыларды_ _қабылдау_ _xix_ _айналмалы_ _сахна_ _беру_ _құралдары_ _алғанда_ _көрсетті_ _сыртқа_ _тайсон_ _майк_ _бақылау_ _болғанымен_ _табылмайды_ _қатынастар_ _дегенді_ _білдіретін_ _жарты_ _жуық_ _тұқымдары_ _қоятын_ _атақты_",
      ],
    ],
  },
  {
    code: "mk",
    script: "cyrillic",
    levels: [
      [-3.25, "а"],
      [-3.5, "о и"],
      [-3.75, "е т"],
      [-4, "н а_"],
      [-4.25, "р с"],
      [-4.5, "в д к л"],
      [-4.75, "о_ и_ п на"],
      [-5, "м е_ _н у _с"],
      [-5.25, "_п г на_ ј з _на ат"],
      [-5.5, "та б т_ _и от ни _в то во ра"],
      [-5.75, "те _о од _д ст ка ко ен по ва _к та_ _на_"],
      [-6, "ре ит ата ја _во пр но от_ _по во_ ч се _г ан ри _пр"],
      [
        -6.25,
        "ин д_ _з _т ите ш _и_ _м _б ов го ет ал те_ ц _се ти де ле ли за то_ ор ла ро ил ск _во_",
      ],
      [
        -6.5,
        "ед ма не ме да ос ув ел ува со ди ек н_ до ви _од ис _за ар ер ж ја_ ве иј ки од_ ак ија ни_ се_ _е л_ ој _ко би ол _се_",
      ],
      [-6.75, "ка_ _со _р он ад ло _го ав ем ци ио ф но_ њ тр _не _од_"],
      [
        -7,
        "ина _а _ка ва_ об да_ мо _до ат_ ес па нат за_ ас ен_ из им ста ај ми ам _да _би со_ пре ом ост ог гр ик ив ки_ _за_ _со_",
      ],
      [
        -7.25,
        "ње ј_ ист ањ ски ко_ _де ето иот си дн ото ир ок шт вр х бил бе _у оди _ј про ред аа сто ани дин _е_ ич ќ р_ у_ нс ови _да_",
      ],
      [
        -7.5,
        "год др ру бо ање ги ени кат га ако сп ег сл бр ска _ра зи _ма ла_ ој_ тв вањ аз ил_ нит _то нт ап ба ран гра ње_ ку ие лу _ф при оп че _л _ш ден са _ис зн лн кр _ја e вн _ст ид i к_ кт аат a пе _им рад ти_",
      ],
      [
        -7.75,
        "оз нос св как ои чн ач аб ев чи сти пи тот _ме иц _гр _мо го_ _те нск _из ту ли_ ека _па ри_ мен чк ира с_ м_ ле_ ви_ _ре едн o ест ова гл има ена вој c сн _об _како_ _го_",
      ],
      [
        -8,
        "зна циј кој ори оја ез жи r ги_ ст_ пор ств рн _но ати ика мет кот јат ма_ n s _си стр еш _ос рс ну вен ана ур ал_ тор ваа _тр _сп гов пос еле оле _бе дек или _х тра _др раз што ѓ ват _та ери _вр рот лен му ел_ нио ож под алн _св t g ду лем еј кон еко ово ици рв _шт его ус це тн оч же ло_ аж тел дв уг _са _ов иг ди_ гол _ц ои_ тер ент ено зе ади ава _сл нај ект нал рат ац оде уч спо ун нас нд кл ше в_ нег тој кол оа _бр еме але ул не_ _година_ _ја_",
      ],
      [
        -8.25,
        "ини кит дно _ни ед_ аци али дел нот пл ан_ ие_ ила фи аг нов аш _ве ра_ ака ели тат ци_ _ч нув l ско рт пов иск тво жа оме ора рем ари око _ж пра _ги _кр иш сел ии ум рм m ове аде аст тоа оа_ мал тс јо тан ќе еде ое риј њет _ед ичк кра вре рк рет еб гу _ви ња сво рис оре пом г_ вни уп ке сте _пе лни кои зв анс ме_ су они лат ге пол ате вит ала _што_ _бил_",
      ],
      [
        -8.5,
        "га_ мож оби вет по_ еп бро тре ато ета јн ави зд нц иле ќе_ ниј вер до_ вот тен ју ии_ нг ник ивн жу рск рж _ми аме прв ичн см шн гла жув тк ело ењ ќи лас лк ву држ ман рек еми так де_ одн рал або мн еди ера тит лот еа ча рит бра оц дат све еч ога рав чки сно кто пер тив вод зо род руг дни лед ниц u рен мат ион ќи_ ало уд ние ет_ јот ема _дв ук три жн име кио он_ дон ода сле доб бл мес ара вув дна фе ар_ нти ку_ оро ши озн кв бот рз ср пот ош ер_ дру кс је ња_ еќ фо _ок рој оли ење она мин _ин ела чка тав _ги_ _по_ _дека_ _до_ _тој_ _не_ _но_ _тоа_",
      ],
      [
        -8.75,
        "нач тек инс јќ јќи ило тар ене _му _ба уш ца ба_ ома _оп кор вал ор_ иде бу амо вл зб ого тур мп рам мер _гл дот пат з_ _а_ _от _ил ива нив нап чни ано фа дув ип ша бид _ти зл зап d _ср рг нес поч ше_ еж тин оже мот _ли кар чу вор ео чен _пл нек ком оте ај_ лав аа_ огр ха авн бј одр изв лит тич _жи вт ад_ _ди очн раб обр рни h ѓа _см тни оно лич нци апа обј c_ осн одо зг _бо јан рд етс хо ван лог ае луч ете цит _це уб еку сам рма сит p ми_ па_ вто вна гн тал лно едо мно ног дол уги _зн лт рај e_ ети _ан _зе рим тем ања пу асе _кои_ _кој_ _има_ _или_ _така_",
      ],
      [
        -9,
        "јал ш_ пар сре _фи ити онс ик_ дов дод тро _ќ поз лин лс ојо ем_ веќ олу s_ жив ец јав чув оло нк арт лик уни лку мс еќе орм ачи кан еше обе сло зем рик ант _ал зда оти мак _вл аву gc изи пс фор рш еда аф адо ро_ ажу фр вио ико мск џ етн нар _ќе рес чна огу осв вед уз ере шк реб иве ток клу учи цен гу_ ште еѓ ѓу меѓ рак _ге шта ког гру руп лна лб _m нич вид ази есе дл дар вс вач еѓу осл ада ква рас зу еро ќа оф мил ока чи_ _ку тск ут ин_ _ту пла _ск аве ами ишт тет вно јек _ле орн си_ спе ита вар олк апо аке еф вис _ју зин лов акт бје _ро еду _ва рио нис мј _ак обо бед пад мо_ вај п_ кув аре _ек лад _која_ _била_ _биле_ _ќе_ _според_ _време_ _под_ _поради_ _други_",
      ],
      [
        -9.25,
        "_i рва ок_ бел окр нет кад лек сме кри кед тст жен кал _ор чин чно _уч сни же_ емј арс нст над поб ции бор рно gc_ ојн _кл ура рањ ров отк инг аро дм би_ ајќ тап зли _мн ром гот кти _фр тик гор мит каж аи v _ар беш пис жни хр оне сла низ азл осе _фа лиј аго g_ ула _ус рег ајн тно врш _n ито _пи деј дви ино лив цр екс рув бар зм _че дб арн нта рил слу _ха му_ јс цел вла ега јз зик жи_ ау ола енд пок ца_ n_ m_ иза оми ерн мр b ао _су шти аче иво тка ерм анг чес _ки _цр дав иа еве хе раж _ло ив_ пон век иет врз кн аѓ ѓа_ вел хи нам _ел сат син анд оци сек вк дс чил ек_ вие тил лан дра шни ков овн ном две аѓа cg ица иф er _p ама ушт овр есн исл спр раф ешн озд ири неј ѓу_ сли _ав лар рб бла зни ак_ ену ржа зан ине рез дал _ри уж _може_ _било_ _додека_ _сите_ _беше_ _пред_ _еден_ _објектот_ _кога_ _исто_ _овој_ _многу_ _повеќе_ _неговата_",
      ],
      [
        -9.5,
        "_фо зав лу_ зам ng тир дад лис зр тва лоб аш_ бит ов_ кај заб сис ури коп пан рст _бу ејз им_ нер етр адн лиз јд воз an уа реш кц сил _зг нда уст _бл ачк бн иен мар уга маа јзи _ла игн _ун зво јни јна бен исо вил k жно осо нао ее вин ејќ улт a_ мис иси ех зра кое рон сос тп емо твр таа вое рл олн иту ерс диш апр иви гер рид лет јк упа еа_ рна ес_ реж кци кул тон уче иод еви рев исп анц опс кин тве тл пак дос асн игр аси мор пир рои ињ јв _ум ндо шу рка y st пог енс ане лув тув соб роб i_ _хр ид_ нгл гар инд дем пет сен оси _оз азн ит_ нин нав тие диј дре ол_ рел соз без учу отр нтр опи тол рми атн сер иро сув рин тиг _хе апи ген иња чо реч ози зве рос узи зир омо уме ајд _a _s f ган мај фил рви дит рие лта том пој гаш сот лаб ева пск сев врд зи_ жат асо сов рт_ бли алк вои шен _лу огл жав изн есу пло црк чет раа нац јаз ече цио езе _џ аќ оју ечн _само_ _околу_ _имаат_ _години_ _па_ _некои_ _тие_ _кај_",
      ],
      [
        -9.75,
        "ука t_ дер w ra ича оѓ оѓа сет зиј кла бал мб дво ида гле изг оче тиј поп онт дом фра лск сна усп мас пи_ шно оиз там гал муз ржи or миј _га x ах аоѓ ажн лм вра лио нди мја ое_ нте дир _иа иак ез_ бат _вк абр отв изд лиш ату гат ики топ ебе лаг бив иж оба ркв езо _зб рог пал нак два cg_ мон мед оу бри риз on евр пт имп тт важ жан мк ежи оо алб ард тов сад изм гиј рве рив иче _ду зат иб нз _же вле сеп рир лж олж кси жит гна елн едм _ет збо њат кру арк паѓ сод ажа шув _c зви вик неп мод мв мвр ври орг очи _ша еба нг_ х_ _d рши уг_ бод зго чит рц жел сан шан _ев лим ожа акв згр ус_ ас_ бич бер уби аше тко изр ход дба зад енц нф точ тег амс ево наг цн лез идо оен _уп кт_ нем лам _вт дме офи in ma to оду _l кам мре чењ _g _ат виз лг нт_ вос афи рди ару шна вкл ану аво онц уц вол вск сок опа пш опш пшт фиј буг рти зен епа рзи орт пли _иг ух _ке тна ве_ агр доц оцн упо ире кте рич омп јм нео ос_ аќа изб еги мош рза _хо _ng ngc _својот_ _ова_ _оваа_ _место_ _иако_ _дел_ _неговиот_ _кон_ _овие_ _број_ _таа_ _век_ _бројот_ _текот_ _каде_ _му_ _можат_ _првата_ _преку_ _споменува_ _ngc_ _освен_",
      ],
      [
        -10,
        "ача иу ајк at ti l_ re епр елб ro рга o_ _фе гио чар шки _k _ул _тв ѕ мки нез аса ом_ _ам зит оки лка цат нан нце шир бок одв јст отн азв бир лег ѓе виж ота акс пиш атр оце сед асл тру овт _чи са_ ох зон ајо ерз збе зув упи јув бов тим док ајв реп аја ага r_ ам_ лба ll _својата_ _биде_ _бидејќи_ _една_ _неговите_ _помеѓу_ _истражувања_ _предмет_ _земјата_ _без_ _македонија_ _сепак_ _две_ _голем_ _каталогот_ _кое_ _пример_ _различни_",
      ],
      [
        -10.25,
        "_рамките_ _селото_ _при_ _градот_ _беа_ _им_ _годината_ _содржи_ _населението_ _нивниот_ _жители_ _јазик_ _нема_ _наоѓа_ _град_ _после_ _групата_ _периодот_ _страна_ _името_ _меѓу_ _неколку_ _уште_ _низ_ _денес_ _смета_ _црква_ _против_ _население_ _период_ _неговото_ _систем_ _голема_ _вредност_ _три_ _mcg_",
      ],
      [
        -10.5,
        "_треба_ _група_ _сад_ _светот_ _добро_ _држава_ _почетокот_ _врз_ _цел_ _подоцна_ _едно_ _крајот_ _негово_ _првиот_ _нејзината_ _два_ _настани_ _потоа_ _би_ _победа_ _имале_ _име_ _користат_ _времето_ _милиони_ _германија_ _покрај_ _претставува_ _нив_ _km_ _cgcg_ _најважните_ _галаксии_ _pgc_ _среќава_ _ознаката_ _војната_ _трката_ _улога_ _год_ _заедно_ _нивните_ _бидат_ _работи_ _затоа_ _скопје_ _луѓето_ _протега_ _помалку_ _прв_ _пат_ _своите_ _јуни_ _сезона_ _познат_ _повторно_ _сè_ _започнува_ _југ_ _историја_ _војна_ _позната_ _ugc_ _којшто_",
      ],
      [
        -10.75,
        "_музиката_ _значајни_ _живот_ _крај_ _ако_ _состојба_ _тогаш_ _над_ _дури_ _своето_ _разни_ _дело_ _вода_ _филмот_ _нивната_ _долари_ _откако_ _имал_ _резултат_ _франција_ _енергија_ _пак_ _татко_ _значи_ _припаѓа_ _основни_ _основа_ _двете_ _ден_ _ефект_ _кариера_ _март_ _пророкот_ _мухамед_",
      ],
      [
        -11,
        "_веќе_ _телото_ _стр_ _особено_ _значење_ _смртта_ _сингл_ _радио_ _албумот_ _податоци_ _вклучувајќи_ _главен_ _центар_ _односно_ _училиште_ _деца_ _село_ _првите_ _изнесува_ _добил_ _тите_ _децата_ _појавува_ _брат_ _училишта_ _најмногу_ _влада_ _промени_ _атласот_ _длабокото_ _небо_ _уранометрија_ _означена_ _ѕвезди_ _gsc_ _групиран_ _поврзани_ _ниту_ _пописот_ _договор_ _главната_ _де_ _успех_ _реката_ _компанија_ _пласман_ _познати_ _другите_ _палатата_ _коло_ _исток_ _растојание_ _мека_ _медина_ _исламска_ _постои_ _бендот_ _форма_ _најдобрите_ _декември_ _мај_ _хрватска_ _проектот_ _the_ _поделба_ _води_ _територија_ _друг_ _често_ _одбрана_ _нови_ _настап_ _мајка_ _малку_ _живее_ _армија_ _бугарската_ _комитет_ _зголемување_ _нов_ _политика_ _дете_ _ниво_ _прави_ _црквата_ _пари_ _наградата_ _објавил_ _света_ _принципи_ _етапа_ _начин_ _тука_ _врска_ _дали_ _живеат_ _добива_ _сили_ _започнал_ _ред_ _местото_ _наместо_ _округот_ _дена_ _ти_ _имаше_ _гол_ _државата_ _назначен_ _всушност_ _музика_ _главно_ _главниот_ _економски_ _избран_ _близина_ _станал_ _состои_ _конечно_ _украина_ _латински_ _доколку_ _си_ _север_ _видови_ _општина_ _проучување_ _знаци_ _животни_ _пет_ _месеци_ _земја_ _нејзиното_ _нарекува_ _најчесто_ _улогата_ _помош_ _македонски_ _јован_ _вратил_ _игра_ _секоја_ _нозете_ _обично_ _колку_ _можност_ _втората_ _освоил_ _прва_ _места_ _таму_ _него_ _третото_ _октомври_ _постојат_ _iras_ _процес_ _првото_ _второто_ _исламскиот_ _календар_ _мерењето_ _хиџра_",
      ],
      [
        -11.25,
        "_следната_ _империја_ _бел_ _туку_ _поле_ _театар_ _белград_ _количина_ _бела_ _тежина_ _роден_ _ал_ _нападот_ _америка_ _северна_ _села_ _одреден_ _грчки_ _останува_ _кралот_ _средно_ _неа_ _некое_ _водство_ _партија_ _борбата_ _никогаш_ _шпанија_ _веднаш_ _владеење_ _однесува_ _држави_ _ирска_ _iii_ _професор_ _награди_ _направени_ _управување_ _развојот_ _сан_ _главна_ _дом_ _наоѓаат_ _обиди_ _областа_ _св_ _серијата_ _третата_ _новата_ _надвор_ _вообичаено_ _почнале_ _кина_ _сцена_ _мм_ _раните_ _регионот_ _романот_ _клубот_ _куќи_ _таква_ _книга_ _самиот_ _јазици_ _брег_ _слика_ _полска_ _член_ _луѓе_ _користи_ _ноември_ _економија_ _демографија_ _грција_ _ли_ _фаза_ _површина_ _третиот_ _следниот_ _август_ _поделби_ _ic_ _вршено_ _истражувачи_ _вклучен_ _збирки_ _различн_ _критериуми_ _западната_ _власт_ _претставници_ _последните_ _најголем_ _поголема_ _објект_ _добиваат_ _групи_ _куќа_ _светска_ _секој_ _округ_ _наречена_ _востанието_ _септември_ _верзија_ _шанса_ _толку_ _регион_ _градови_ _населени_ _меѓутоа_ _ридови_ _тимот_ _планини_ _најголемото_ _оддалеченост_ _најмалото_ _метри_ _времиња_ _наскоро_ _синглови_ _наставата_ _работа_ _песната_ _пол_ _парк_ _микрограми_",
      ],
      [
        -11.5,
        "_уметноста_ _завршувањето_ _париз_ _калифорнија_ _политичар_ _наоѓаме_ _писател_ _важни_ _филм_ _анг_ _патот_ _завршил_ _мала_ _елемент_ _земји_ _александар_ _те_ _каеда_ _скоро_ _големо_ _анализи_ _создавање_ _полуостров_ _банката_ _набргу_ _разликуваат_ _длабоко_ _најпрво_ _зголемува_ _температури_ _син_ _бог_ _богатство_ _умрел_ _семејството_ _носат_ _фамилија_ _честопати_ _авганистан_ _биографија_ _последна_ _слични_ _ефекти_ _долгогодишен_ _преспа_ _материјали_ _бугарија_ _краток_ _доста_ _зависност_ _можности_ _врши_ _истражување_ _популарни_ _влијанието_ _византиската_ _покажува_ _светлина_ _нејзино_ _разлика_ _половина_ _новиот_ _создаде_ _дрезден_ _статус_ _целата_ _донесе_ _предизвика_ _проширување_ _пристап_ _дела_ _комбинација_ _степен_ _нова_ _првенство_ _академијата_ _нејзиниот_ _вселенски_ _собор_ _април_ _директор_ _петка_ _којашто_ _ед_ _горниот_ _гласови_ _слава_ _воедно_ _интервју_ _маичка_ _доброто_ _наспроти_ _потекнува_ _рекреација_ _награда_ _напушта_ _посебна_ _гостин_ _нашиот_ _образование_ _елементи_ _неопходно_ _продукти_ _зборуваат_ _паднала_ _завеса_ _постепено_ _однос_ _горните_ _нивното_ _ни_ _историски_ _повеќето_ _последно_ _случил_ _тврдината_ _карпи_ _информации_ _натпревари_ _крушево_ _коешто_ _населба_ _успеал_ _војници_ _средината_ _остатоци_ _та_ _своја_ _мисли_ _соодветно_ _конференција_ _споредба_ _км_ _јужно_ _ха_ _тврди_ _слободен_ _откриени_ _големиот_ _донел_ _дунав_ _формула_ _освојување_ _издание_ _зглобови_ _рим_ _единствениот_ _држи_ _грб_ _лав_ _знамето_ _претходно_ _обид_ _следните_ _согласки_ _понекогаш_ _појавата_ _успешни_ _робови_ _источните_ _домаќинства_ _македонско_ _свои_ _организации_ _матрици_ _простор_ _придонес_ _човек_ _жените_ _играч_ _четири_ _довело_ _краен_ _тур_ _право_ _безбедност_ _итн_ _команда_ _војување_ _германски_ _користејќи_ _производот_ _официјално_ _доаѓа_ _забележано_ _имало_ _сезоната_ _остануваат_ _мал_ _кривата_ _постигне_ _направи_ _тело_ _можно_ _кирил_ _никола_ _развој_ _советот_ _лигата_ _вториот_ _заработка_ _географски_ _себе_ _тешко_ _институтот_ _опрема_ _земат_ _првпат_ _малиот_ _јануари_ _француски_ _воените_ _студии_ _влезе_ _насилство_ _племиња_ _вид_ _потекло_ _песни_ _можеби_ _големина_ _истата_ _шампионатот_ _спаѓа_ _пр_ _сметаат_ _делата_ _истотака_ _победата_ _загуби_ _позиција_ _др_ _окото_ _целосно_ _historia_ _морето_ _синот_ _доведе_ _свети_ _никој_ _сателит_ _смрт_ _крал_ _речиси_ _византија_ _месо_ _јули_ _бои_ _начини_ _дворот_ _почнал_ _македонци_ _она_ _токму_ _мрежа_ _тим_ _двата_ _суд_ _рамнина_ _топката_ _посебни_ _друга_ _љубовта_ _даде_ _историјата_ _битки_ _замена_ _марија_ _сила_ _напуштил_ _сега_ _движи_ _страни_ _запад_ _технички_ _театарот_ _замок_ _системи_ _денови_",
      ],
    ],
  },
  {
    code: "mn",
    script: "cyrillic",
    levels: [
      [-3.25, "а"],
      [-3.75, "н э"],
      [-4, "г л"],
      [-4.25, "о р д х и й"],
      [-4.5, "у н_ т"],
      [-4.75, "с б ү ө _б"],
      [-5, "м _х"],
      [-5.25, "ий аа ж"],
      [-5.5, "ар д_ _т ан ай г_ ээ й_ ба в ол"],
      [-5.75, "ч га йн _ба _н р_ а_ ы _а л_ уу эн да ж_ з"],
      [-6, "гэ х_ он йн_ ийн _г ал эр са _с ь бай _д ш _м ха аг э_"],
      [-6.25, "на та дэ _о ан_ ул эг ла бо ц йг хэ _э нэ эл _бо я үү аа_ ь_ _з тэ ын"],
      [
        -6.5,
        "ад ор ын_ ло с_ эд ил _у ни нг бол оо нд нь эн_ өө нь_ өр ри лэ сан ээ_ үй ра ин то ах ам",
      ],
      [
        -6.75,
        "_гэ ний _и _ү _ха го _хэ гаа рг _нь е эх хи ч_ гү ас хо сэ м_ уул оло хү т_ чи _ө _ш ма лд уд ар_ он_ ийг ав ги жи _нь_",
      ],
      [
        -7,
        "_я өн ог ий_ гүй эр_ _ч ур ї лг лт үн _хү ли за о_ үй_ к ны лс би йг_ рэ ай_ гий _би эж до нд_ эг_ _са эс ад_ со _га аж _хо _тэ _та тө ю ши ва",
      ],
      [
        -7.25,
        "_да онг эж_ _ор ир өг на_ ху од мо _то дээ аар айн ара өл айг лж мэ ы_ ны_ ээр даа ох эд_ гээ _за энэ _тө _ху ол_ эм _дэ нго гол йл хий су ро аг_ үл ууд рх ыг нэ_ их сэн рт _эн ыг_ эл_ _ю гд аан сон эх_ _нэ тай үр гу хө _мо",
      ],
      [
        -7.5,
        "ой ту лий нх _ма мон бу ари ах_ ана лж_ рд но _ав _на ө_ у_ лы ал_ _ц хар йна _бу йх _су жил эрэ юм _юм лаа гэж тг йга ди ца лө ин_ ага гө ас_ _ж ат дө гт _ту оо_ эй иг юм_ _ул _байна_ _юм_",
      ],
      [
        -7.75,
        "_л тэй в_ бар _ч_ ё йд _ар аж_ раа арг гл гуу лон даг ээд оро бү _бү рс тү өөр рга _ол улс ула эй_ аас эдэ үүл и_ _ши зэ _тү аад ид _хө га_ рл лээ дл айх мж _мэ эв их_ ду ом лын рч _со рий гч ун лга хүн өд гар вэ өн_ нө өө_ уг уда лб дэг лаг ү_ _ам п ос _энэ_ _гэж_",
      ],
      [
        -8,
        "өр_ эт ух ст ру рэг рө лл уу_ цэ ша _эр нэг дий ада _жи ава ая ргэ үү_ ры хан өх ээс одо ой_ ус _л_ _к дс анд төр _ир йс ды хэр ну _аж ми _хи ер эсэ мө хэл алт _өө сө ох_ _ал руу дар ль _ша хаа айд өлө наа лц ов энд ард жэ лда _их ьд үг ув суу өв хг эс_ жээ зо уха тгэ ээн рын уд_ _ни үни ш_ _байгаа_",
      ],
      [
        -8.25,
        "чин _мө аса үүн сг яр зар тог ааг дал оё тал хэд _зо нээ ти хгү лох той айс _уу дын хам им аш лса тэр зү яв _яв лах йж лу рээ най лөө _он аз ут _ду ил_ лэх ор_ лх од_ оор ала алд сай _ан үх лт_ эрг мэд шин нт лд_ аны үйл үлэ йса _ца ата хув лч її маа вч үд хүү гал тан от ид_ эрх доо өрө гэл хай _до гэн сн эхэ агд ман дн рил ажи вс үн_ v үс хэн гэд өри рал онд мөн лго рн бэ элэ лэг аха хээ бө өнг гэх ож ча уга үз анг түү үм вар _монгол_ _олон_ _их_ _бол_ _байсан_",
      ],
      [
        -8.5,
        "дах хн уй _үз мар олж айл _ї _сэ лал олг жл цо гад _үн рь ви шиг йм гөө үүд хуу иш лан юу _зү луу лоо уур баг бид йж_ дэн илд ял _ча йх_ ц_ мт олт яа иг_ эгэ гж вь ура o лла a дү өс лн но_ иж рла алг _бө рв мн ндэ n дэл охи гт_ хэм ээл хоо _ий ам_ йт дуу e лта гло ич нар сы ль_ үнд _эх йр хя ты рж ос_ тоо иа лс_ огл _е оны сар ёр ко ям _хя ож_ бод этг _од чл лэл ит ка вч_ гда _үү чу рон дөр ис алы рт_ олд таа өдө хоё бая раг ары _нэг_ _хүн_",
      ],
      [
        -8.75,
        "саа дг йда нгө ваа гэс гч_ олы рч_ вл хол эгд эгт улг оёр си _өн нц илт хд дла мы лог ама хад газ _ну зө лов амж лба мээ олс аал рта ган мд ань тий _в хой оос арт йнх _зө _ил эмэ нуу тэд хүр чих илэ нэр чил зас рчи цаа _р сур лыг _нө _чи нам мг оод лү лүү ог_ йгу элт бүр шү уч йха ки чад му _зэ инг ийм уды зүй _яр тэм ирг ули өөд иу даж арл ьд_ хөг др гы өрс гс тэн _үг тэг тух оно сү _уд өгө дор рхи төл огт айж i тар улж гүү те _но увь ээг дан вд ио _үй үнэ оги тын йл_ йгэ дв гдс дса сын жа үрэ _ур йв _өг үзэ анх є хї сэт рж_ хур рд_ өм рөө лол үр_ уль үүх дад ёр_ өгж _ял _улс_ _тэр_ _байх_ _хоёр_",
      ],
      [
        -9,
        "рда рхо рү _өр бус лдэ зу оч үе дсэ эди ак по _яа рин иж_ _хї дни уй_ шу эгч _бэ өд_ агү цаг аат шүү _үе лсо чуу из _ё тад гэр рүү би_ _ми сөн эц ум ик эмж аяр үүс яма _ас _шу арч дд нгу мин аши ныг _ер аги илг элх рса өх_ ул_ тэл _сү охо гчи їй они гоо мц ута _зу лсы илл глэ лхи тл айр вэл тээ _ям өөн їн юу_ тод орх тн амг эмц аза чд хөө зал риу дог ахи гтэ аль олц нал им_ ург үт биш үч ото өлд ив нги ару сл йд_ мь удл тга лтг орн рол гн ав_ гай ноо рги дэх ээж ян олн мын бас уун амь з_ уса тр вса али асг уц олб том _ин нда үүр арх тул рах ийх лз мү айв лэн _ко _го _дү лдө мжи ф амт цээ ийд вш авч рим бич лбо цу нэх вах _шү эгл сий мүү нө_ нгү ахг иш_ ёс _ёс хүч _уу_ _дээр_ _гэсэн_ _болж_ _монголын_ _болох_ _би_ _болон_ _манай_ _бид_ _маань_ _мөн_ _ямар_",
      ],
      [
        -9.25,
        "_му сд чид хы нгэ ач мцэ ран авс сги илц ун_ оон ийж ийл _эд нга унд эли ани вт дэв гї гдэ ед йла ртэ өг_ инэ дөө шил хал нх_ _ти _вэ буу дэс нут зөв ов_ сээ ирх арь роо лам _п ен хот гын хүм үмү бөх олч хио лчи инд асу лно өнх лом _гу бэл l эни алб s эдг тус шэ шээ агт чий үрт учи ирэ арс гїй рсө эз дав рха бүх я_ мий ят нха оог дч _юу вэ_ мнө яри _ка бил лгү үгэ ме ори зох бан рөн нхи зэр _өд лгэ _ой рва _цэ хят ята буй бат өнд муу рх_ во рлэ омж таг m жу рхэ сад _өм чир суд туу хон ус_ _эл лцо заа сга урт сөл лто дол үд_ сни гжи _эс үлж энх цө нөө ого төг дчи ийт мьд өж алу ява гш тол огд _эз эзэ или вьд _уч хс ргу тав үтэ хл гон вэр жин оли ший йм_ ван гто элд түм е_ боо шал үх_ ээх зи дэж лсэ эрл мб гах хэв лты эвэ өөл өгч баа нас _бас_ _гээд_ _төрийн_ _биш_ _шиг_ _дээ_ _болсон_ _байдаг_ _болно_ _харин_ _вэ_ _газар_ _улсын_ _буй_ _жил_ _хүний_ _засгийн_ _хэдэн_ _дэлхийн_ _хийж_ _дараа_ _арга_ _одоо_",
      ],
      [
        -9.5,
        "їл мэр _ун та_ гчд c орч _цо жиг ини ста ац ом_ үхэ _уг їй_ йш ед_ нс хөд лтэ өхө лөг этэ рсэ члэ ср сны хөн өмн _оч өл_ _ы ууг эри одл дло _ух өни рай эрт мги үс_ цоо идн дур утг вр эхү дүү үг_ _жа рдэ дай сал дам дра нхэ ьс шуу лчу өт ирс оол биз агч _є төв өв_ _ф өж_ лдо саг лбэ зр элж сс жү уус y дгэ нир үлд вал алж эм_ эв_ агу аах _үл мж_ шаа иул өрч өсө гм дөг үдэ мп яла сум ир_ хин _ын инь илс r оц орж ору чэ ба_ хэс йлг рэн ргү мах урд над анц гэв бүт мжэ сая эт_ ави өөс рос па бөг жуу не зах ном осо ндө рш үед хдэ ист рдч аач гаж ьда жиж t гла азр лца мөр _үр зор овч очи ев цуу тгү рам ери эрд дэм ууч нэн цс гэм мэн _те _чу нөл ая_ св ем хор орт зүү _д_ сто гг зур яр_ мэт ёл оёл ие огч еи еий йлд наг уг_ өгс вээ эст чө рм нтэ уна өрг үрг ичи к_ илү дуг ерө рны мт_ ууц зэл длы чээ _її _эц нэм мс рик өнө зам нч ес арв лза гв цл рэл сэг сүү маг ьж d йгм _ай рэх гөр жий хт аме нхн бие ур_ гө_ соё _ард_ _байж_ _онд_ _тухай_ _гэдэг_ _авч_ _та_ _хамгийн_ _билээ_ _сайн_ _нэр_ _хувьд_ _орон_ _нэгэн_ _өөр_ _жилийн_ _аварга_ _зүйл_ _болов_ _нар_ _ийн_ _оны_ _ын_ _үед_ _юу_ _талаар_ _миний_ _үг_ _тэд_ _сайхан_ _аль_",
      ],
      [
        -9.75,
        "дот амы хни риг нш ст_ шир элг _ээ элб дт ргө ирч _ут игд двэ бий нк _аш нж лаж йдэ ааж сэр урл риа ьц бал адн ахы уру эдн p ьдр _аа элл лли гц дыг гас ймэ вда йв_ нц_ нөх мд_ уви гөн жаа нб гми ану вши _ад дох рөг хны зээ хир хөр їїн ци жүү тт эхд шо го_ нта гөл ву охг улл гр _р_ h хда яд чү чүү ойл жли уи _уи уух ами ер_ эвл ады ую эцэ де төс өс_ дөл лжэ мер умо идэ лсн ажл хб йва рох илж орг два элс _эм мл энг рих ртө g вуу мыг хыг мр йхг чиг анк ве цах дун худ рьд дна үсэ ок зэн хь ахь ел ярь яг ку ихс влэ аш_ вц явд бую уюу түр өөт лм нба _ит гаг ьж_ инт мжл вх ойр ынх дги жиш хба _н_ нү тат үчи _цө ком улт їд тор рдл їс хын _чө чөл чла йт_ өрт рыг _ди ат_ бэр аца ваг ндс льд хь_ эгү vv авь ге вө _өс ики кий маш эхл хлэ гыг свэ уих мта ёст ггү _a нз ита ихэ уж пор ишэ нхб тох сол олл үеи _бусад_ _бий_ _том_ _эх_ _ажил_ _зарим_ _хүмүүс_ _шууд_ _өмнө_ _эрх_ _түүний_ _илүү_ _хэмээн_ _авах_ _байв_ _гэхдээ_ _авсан_ _боловч_ _энэхүү_ _эдийн_ _байлаа_ _тул_ _буюу_ _нийгмийн_ _ирсэн_ _үйл_ _төр_ _тодорхой_ _монголд_ _даа_ _гэх_ _сая_ _уих_ _ёстой_ _сарын_ _мэт_ _шинэ_ _гол_",
      ],
      [
        -10,
        "рсд гэг стэ дон їїл гож vн рц тра шө зуу ет n_ игт гдо _яд ли_ өч цг лдв рьц тла гта улд ази чим _тэгээд_ _өдөр_ _ба_ _ийм_ _дахь_ _хэрэг_ _монголчууд_ _байхгүй_ _уг_ _бидний_ _махн_ _үү_ _сэтгэл_ _болохоор_ _бөгөөд_ _санал_ _ардчилсан_ _арай_ _бүр_ _ерөнхий_ _сайд_ _зэрэг_ _хуулийн_ _өөрийн_ _байхад_ _түүнийг_ _бэ_ _ганц_ _орж_ _ану_ _дунд_ _хэрэгтэй_ _энд_ _хойш_ _үзэл_ _бүх_ _хууль_ _мөнгө_ _гэтэл_ _эсвэл_ _соёл_",
      ],
      [
        -10.25,
        "_нутаг_ _тухайн_ _тус_ _хотын_ _явдал_ _гэвэл_ _хамт_ _биз_ _нарын_ _болоод_ _анх_ _чинь_ _бодлого_ _төв_ _одоогийн_ _нийт_ _тийм_ _төлөө_ _олж_ _тоглолт_ _сар_ _сард_ _бус_ _үндсэн_ _хар_ _гадна_ _надад_ _газрын_ _маш_ _хэмжээ_ _зохион_ _хэд_ _бага_ _ирэх_ _хятадын_ _болжээ_ _хэн_ _үгүй_ _гэдгийг_ _дээд_ _дахин_ _шүү_ _баяр_ _цаг_ _үр_ _кг_ _муу_ _нам_ _орчин_ _түмний_ _удаа_ _ингээд_ _нууц_ _оронд_ _түмэн_ _хэдий_ _яг_ _явсан_ _хэлж_ _тэгвэл_ _бөхийн_ _хувь_ _орны_ _болгон_ _алга_ _тиймээс_ _ны_ _япон_ _мэдээж_ _учир_ _улам_ _дэх_ _хийсэн_ _минь_ _анхны_ _бие_ _хүү_ _үеийн_ _зөвхөн_ _байжээ_ _хүчтэй_ _хүнийг_ _боломж_ _жишээ_",
      ],
      [
        -10.5,
        "_намын_ _намайг_ _хэрхэн_ _биднийг_ _гадаад_ _түлхүүр_ _тоо_ _бүрэн_ _мэдээллийн_ _гар_ _дарга_ _харагдаж_ _яаж_ _холбоо_ _даваа_ _хэсэг_ _асуудлыг_ _засаг_ _гэвч_ _тун_ _адил_ _түүх_ _байгааг_ _сумогийн_ _ингэж_ _америкийн_ _баг_ _сургуулийн_ _хийх_ _хүртэл_ _үндэсний_ _санаа_ _тал_ _байдал_ _турш_ _бараг_ _огт_ _хятад_ _гадаадад_ _уул_ _ажиллаж_ _сонгуулийн_ _хааны_ _гаргаж_ _залуу_ _холбооны_ _иргэд_ _англи_ _алтан_ _хуучин_ _эзэн_ _ер_ _сүүлийн_ _өгнө_ _нөгөө_ _ам_ _нутгийн_ _яагаад_ _хот_ _ашиг_ _ирж_ _тэмцээн_ _ёс_ _үзэж_ _эсрэг_ _зөв_ _бодож_ _тоглож_ _бүрийн_ _эцэг_ _мэргэжлийн_ _ярьж_ _гарсан_ _хэмээх_ _идэж_ _орох_ _аж_ _хэр_ _гэнэ_ _хүчин_ _тэдний_ _хийдэг_ _өөрийгөө_ _үнэн_ _ухааны_ _гэр_ _гэдэгт_ _гэдгээ_ _зах_ _ажлын_ _байгаль_ _өөрөө_",
      ],
      [
        -10.75,
        "_дотор_ _аваад_ _төгөлдөр_ _хїмїїс_ _гаруй_ _үгээр_ _хэлбэл_ _иргэн_ _аливаа_ _хүлээн_ _банкны_ _ажээ_ _эрдэм_ _жилд_ _багийн_ _гурван_ _сургуульд_ _тэнд_ _руу_ _гарч_ _монголчуудын_ _өгсөн_ _шударга_ _эхлээд_ _чи_ _улсад_ _хурдан_ _цагийн_ _судлалын_ _албан_ _хариу_ _байгуулж_ _хугацаанд_ _боллоо_ _бөхчүүд_ _улаан_ _арван_ _урт_ _орос_ _номын_ _аргагүй_ _яваа_ _үнэндээ_ _тогтолцоо_ _оролцсон_ _удаагаа_ _нийтийн_ _хөгжлийн_ _бөх_ _жижиг_ _бэлтгэл_ _хийгээд_ _үүнээс_ _хүч_ _амжилт_ _учраас_ _талын_ _төгрөг_ _очиж_ _энхбаяр_ _цагаан_ _манайд_ _соёлын_ _дор_ _буулгаж_ _үл_ _зээл_ _хоорондоо_ _зураг_ _байгаад_ _байр_ _бүгд_",
      ],
      [
        -11,
        "_асуулт_ _өөрсдөө_ _байдлаар_ _одон_ _санаачлан_ _өөрийнхөө_ _амьдарч_ _утгаараа_ _иргэний_ _шүүх_ _хэрэглэгчийн_ _бүртгүүлэх_ _сэргээх_ _ээ_ _толгойг_ _дээрх_ _тулд_ _ороод_ _орсон_ _тэднийг_ _ийг_ _аа_ _хагас_ _хэлний_ _бодлогын_ _уулзалт_ _барилдаанд_ _иймд_ _иргэдийн_ _өөрсдийн_ _ний_ _нөлөө_ _өргөн_ _хїн_ _хэрвээ_ _улаанбаатар_ _хүрч_ _хүнтэй_ _хол_ _оросын_ _эртний_ _тамирчин_ _бидэнд_ _томоохон_ _хэл_ _ази_ _хөгжиж_ _нд_ _дугаар_ _зүйлийг_ _өнгөрсөн_ _удаагийн_ _хэцүү_ _нутагт_ _ярих_ _ном_ _ялгаа_ _тоглолтын_ _ялангуяа_ _болгох_ _хөгжүүлэх_ _үнэхээр_ _амар_ _хурал_ _тухайлбал_ _ярилцаж_ _очоод_ _санааны_ _байсныг_ _чадахгүй_ _байвал_ _єнөөдөр_ _бүхий_ _сонгууль_ _нас_ _эхний_ _чөлөөт_ _нэрийг_ _эцэст_ _явах_ _тэгэхээр_ _барилдааны_ _дээрээ_ _хөл_ _шилдэг_ _мэддэг_ _хотод_ _орнуудын_ _сонин_ _чухал_ _компани_ _өндөр_ _нарыг_ _дуртай_ _суугаа_ _хувийн_ _за_ _хаан_ _үүнийг_ _зүйн_",
      ],
      [
        -11.25,
        "_бүс_ _ээр_ _боломжтой_ _байхыг_ _авна_ _ан_ _хийжээ_ _хугацаа_ _эдгээр_ _тэмцээнд_ _түгээмэл_ _орныхоо_ _оруулах_ _їе_ _багууд_ _эцсийн_ _хөгжлийг_ _нийгэм_ _эзэнт_ _байшин_ _ярьдаг_ _байгуулсан_ _өнөөдөр_ _замаар_ _долоо_ _хүүхдүүд_ _мал_ _мэдэх_ _нарт_ _ярилцлага_ _гэхэд_ _явж_ _талаас_ _харвал_ _үндэстэн_ _оноос_ _төслийг_ _барих_ _сонгуульд_ _жаахан_ _улсыг_ _оруулж_ _чухам_ _болоогүй_ _хөгжим_ _тавцанд_ _шалтгаан_ _барилдах_ _дараагийн_ _японы_ _уламжлал_ _цэвэр_ _ойр_ _ажиллагааны_ _нээж_ _саяхан_ _бахархал_ _болтугай_ _интернетээр_ _мэдээлэл_ _мөнгөний_ _үнийн_ _элчин_ _яам_ _зиндаанд_ _болгож_ _байхдаа_ _энхбаярын_ _бичиг_ _эрдэнэ_ _сонирхогчдын_ _төсөл_ _өөрөөр_ _удалгүй_ _төгсөөд_ _аав_ _мундаг_ _хэмжээний_ _жинхэнэ_ _монголоор_ _яриад_ _төрд_ _тооны_ _уран_ _хятадаас_ _ирээд_ _хэсэгт_ _харсан_ _гардаг_ _нэртэй_ _боломжгүй_ _эргээд_ _оюун_ _байгууллага_ _байгуулах_ _талаарх_ _хатуу_ _сөрөг_ _дэлхий_ _цэрэг_ _тайван_ _бичиж_ _асуудал_ _дох_ _адилхан_ _сумо_ _солонгос_ _бичсэн_ _үзэх_ _хариулах_ _амжилттай_ _харахад_ _дагуу_ _найз_ _дэндүү_ _хийнэ_ _хєх_ _сургууль_ _авлаа_ _болохгүй_ _юунд_ _хоногийн_ _гарна_ _амьтан_ _гишүүн_ _түрүүлж_ _ноён_ _хөрөнгө_ _тохиолдолд_ _аваргын_ _хоол_ _чөлөөтэй_ _хүмүүсийн_ _байгалийн_ _үздэг_ _мянган_ _дараалан_ _бизнесийн_ _татаж_ _янз_ _ийнхүү_ _хооронд_ _ялгаатай_ _хүргэж_ _сонгосон_ _өглөө_ _дүү_ _худалдаж_ _европын_ _зүгээр_ _болтол_ _бололтой_ _хэдхэн_ _чадсан_ _байгаагүй_ _ах_ _суурь_ _юмгүй_ _элдэв_ _тэрбум_ _төрийг_ _зардал_ _очсон_ _бүхэн_ _холбоотой_ _аргаар_ _дүрэм_ _өсөлт_ _тэмцэх_",
      ],
      [
        -11.5,
        "_гараад_ _ирлээ_ _эвсэл_ _од_ _мөнх_ _чингис_ _бодоод_ _vндэстний_ _засаглал_ _энгийн_ _дэг_ _тогтоох_ _хамтран_ _харилцаа_ _зуун_ _иргэншил_ _цагдаа_ _ашигт_ _ядуурал_ _хангалтгүй_ _шигшээ_ _өчүүхэн_ _авав_ _судалж_ _хөөрхий_ _зааг_ _эргэж_ _хулгай_ _ядуу_ _орнуудад_ _нилээд_ _жилээс_ _өчигдөр_ _алдарт_ _салбар_ _хуваах_ _зарчим_ _санагддаг_ _богд_ _їед_ _төрж_ _монголдоо_ _амьдрах_ _үзсэн_ _сэкивакэ_ _төлөөх_ _үлэмж_ _багш_ _хэвлэл_ _гаргах_ _төвд_ _мэдлэг_ _хүүхэд_ _хонь_ _хэвлэлийн_ _яасан_ _тавьсан_ _явуулж_ _їр_ _бүхний_ _yндэсний_ _бүтэн_ _чадсангүй_ _шаардлагыг_ _сонгон_ _хамаг_ _нөлөөтэй_ _хэт_ _систем_ _тай_ _яахав_ _хүрээнд_ _зэргээс_ _эмнэлэг_ _хөдөлмөр_ _зургийг_ _улиралд_ _барса_ _тоглолтод_ _оруулсан_ _мөнгийг_ _оролцох_ _италийн_ _шатрын_ _явагдаж_ _хаа_ _сан_ _эд_ _хомс_ _америк_ _ухаан_ _дахиад_ _итгэл_ _тавьж_ _ихэнх_ _ой_ _нийгэмлэг_ _зориулсан_ _сууцны_ _болсноор_ _боломжийг_ _чин_ _спортын_ _албаны_ _дашт_ _сайдын_ _ажиллагааг_ _хойт_ _канадын_ _түүнийгээ_ _тэмцээний_ _эхэллээ_ _төрөл_ _алдартай_ _дутуу_ _хөдөлгөөн_ _герман_ _зан_ _жаргалтай_ _нэлээд_",
      ],
    ],
  },
  {
    code: "ru",
    script: "cyrillic",
    levels: [
      [-3.5, "о"],
      [-3.75, "е а и"],
      [-4, "н т"],
      [-4.25, "с в р л"],
      [-4.75, "к м д п у"],
      [-5, "о_ е_ я ы и_ _п"],
      [-5.25, "ь _н _в _с г з а_ б"],
      [-5.5, "ч ст я_ то но _о _и"],
      [-5.75, "по ь_ й на не ни ен _к _по ж ра"],
      [-6, "ро ов ко х й_ м_ в_ _т т_ пр _д го ка _м ал у_ ре ли во ер ос"],
      [-6.25, "ть от ва ш та ю ет _б _не _на ы_ _и_ од _пр ел ол _р он те ор ан ла ло _в_ де ле"],
      [
        -6.5,
        "ит ть_ ат ом ог _з ве то_ но_ ны ес не_ за ль ри _ч ц ме ти да на_ ем _у ин до ак л_ х_ че го_ мо ил",
      ],
      [-6.75, "к_ ся ас _г ой се ся_ об ам _е щ им ли_ ск э тр же ед тв аз ой_ ав _за со _не_"],
      [
        -7,
        "ис ки про _ко сл _э ет_ ми ост ар ви н_ вы _ра ю_ сь _л бы сь_ нн ие ег _а с_ ру эт _то ив ди пе вс ени чт ей из ма _эт ое бо ств _на_",
      ],
      [
        -7.25,
        "_ка что ча ого _чт ок ия ать ае ф ом_ _он _от _вс хо _бы ож _мо ик его чи дн _во му _ст ие_ ста при _я ну _со ад это оч ия_ енн их ест кр _что_",
      ],
      [
        -7.5,
        "ку ми_ ек па ем_ ня ак_ ры ые ла_ уд ты ду ля ци ев тс все тел ые_ мен _до ыл ше _но си ый св _та ый_ ят оп са ова ей_ ьн льн оро да_ сп ает _вы ани сто _го али ще _ни ни_ ая ере _ж оз _де _св зн пер ое_ му_ бе их_ ту ал_ _с_ ить _я_ оль был ез мы тся мн раз ка_ р_ под з_ ов_ лу",
      ],
      [
        -7.75,
        "га ние ель ло_ ая_ как ич ус он_ нно _об аю _ме ния ово ко_ пол ове тн _из ки_ ид ии ото вн тор ых ти_ ир ии_ ров вал нт вер ши сти жи жн _те _х уч ий лю лен пос аж _пе ног вл же_ гр _се так ут стр ьс ач сть ком це ых_ ее ги или рос ны_ ам_ ыв от_ ым д_ дел по_ _ре оди _че сс _а_ ной ред _сл рав _это_ _по_ _он_",
      ],
      [
        -8,
        "еч ите др ты_ _бо каз аб ива еб нов ный ий_ им_ ую нны аза аст нь оло гд _к_ лов зд сле _да гл ник тк уж би се_ бл бр ул _ф ран кт одн ва_ еп ее_ тве етс ют лос ыва уг _од ами кон сн _ег мы_ чн бу нос сво су ала ум аль ап щи _ве пре _ск ска пи вр они ско ря ьк иц ил_ ные том лс во_ ац пра тре ур _кр ву зв _мы ись аци _как_ _но_ _его_ _все_",
      ],
      [
        -8.25,
        "аг ои из_ _са ден _мн ься _же ош жд ало ую_ ыт жа ому лис _у_ тра зна ход рн лся нс тво уп тол ело ах _ос тер ым_ ват те_ тьс ски _им гда ку_ дно _хо тно оже еж дл _ис ай ате ако тал см род мож за_ жно та_ рас еш зо ит_ час осл ави ьно льк уш ша рт ещ _ес оя жен аш пл ных ист _па ела ько иче _бе ел_ ке лас ным ина сов _ли ну_ нач чен ля_ вор ба _бу спо ня_ ень чит _тр еле ван руг _мы_ _из_ _то_",
      ],
      [
        -8.5,
        "сам ду_ гов она ита луч ук _ма рем ех дов одо _ин вое зы г_ тог лед кот ожн _др дру ков чес огд ось вае пу вид тат ув тов вит _лю ды нк ког _си ять вод дв ьны оле до_ ока ции ха ент йс ут_ ают ему ика ра_ пот отр ино оче вен _ва ели кол од_ нд ном гу рв ял ян фи _см воз бы_ ще_ пом кой ют_ ним име зат ыло иде _ле тро еще слу год нят _вр бол иро мя зм сте овы еск ила аже _ви рез _су ию ию_ кл дин ту_ мне чер _ус тя де_ уб сы тва _ру вой сли дь ода ное вно мно авл вре ико мер _ш _за_ _только_ _они_ _было_ _так_",
      ],
      [
        -8.75,
        "_дл тив иг ыс еня нц пон ле_ _ро ен_ _оп над отк рм ве_ вле зе ер_ чно шь _зн ах_ сч рог зу ери ась ью зи тав пок ин_ ас_ _ц рь _сп ром зал дит чел рс пор нь_ ерв чу есл вил ило буд иш вы_ яд шь_ опр для сил уча нул тан вед соб гра едн нал жет ма_ оры дер кры ге ца бра _ок ющ дет рат нас ью_ каж _гр фе ати вз _вз _о_ вш ё рев вол дол бн ям _гл кор стн бот нич адо еде нен _дв ыш ио рес ьш _пл вя обо рон сно _ми оги чал _ду уст ри_ ке_ око чк _ил нет юд шк дал мог лы шен ара сло еме ебе ерн ори рит рк вет раб або _зд _ее три юб люб анн рен _ещ кс има чем вля зан ано ера гла _уд имо ете _от_ _для_ _мне_ _ее_ _если_",
      ],
      [
        -9,
        "дни кам ача ака лет _оч аю_ лн мп дан ари лож дс ор_ ше_ нег _жи ок_ епе уда ава _ну едо ун ср _ты век ры_ эти вк аки иа йст мот ип ща дь_ омн чин кре есс есь льс ект дес нап пы ох бщ общ ья ена озн пла _ср рот исп ием ече дил обн вые оня мес ачи _бр ваю обы ане рин олн оц огр бла ови учи сей мал ора фо _сч зр лей нит пар зде теп рь_ ыл_ рет оде сем сту ль_ лк анд поч ье спе лж олж ими тем гор сег вои ащ обр кто кра _пи еди мет дор рук дей пов оне бя _ог ды_ тоб яс там шн оме яв уже ана ине цен шл рг ман _бл оли анс чет дя очн лаг ыли рис рти алс мл чег але смо еро вст себ ебя вт _ча оо люд ево мя_ нте овн _це лит ека рж ыми ерь дав бе_ тоя ган сит гол _или_ _еще_ _ни_ _же_ _меня_ _был_ _вы_ _были_ _до_",
      ],
      [
        -9.25,
        "реб ух ящ нес щес _ув гот ощ ео кие лан зл све чив бя_ аде олу _ку _га оф ная дат йт ьст тар омо зво ерж оти дк мат поп рош дом обл осо аме _уж отв бще лат свя жны бор иб без ира лив жу ив_ _пу _их доб оше _сн _ар тил жив гос ейс тви вам ажд рик ину ткр огл рад йн _ба асс мол инт уде дос них кий пал хот льш ерт тот _ор рно аз_ рое мел ех_ рам ез_ оси _чи лич ета акт аче ьз зя льз щен ких зап тка кан рои ущ арт рыв раж зов _фи лад кн уме оте мое ающ аго ожи нск дст ети тит ишь лин нам яе яз орм кая емя рив зыв ота _му уа ик_ рел ютс уз вел хор дум уги вны той аро аны мо_ ву_ сме ума ний ря_ ики опа вых ерс са_ вар ющи вп _вп оду рд нял ятн нев зве быт дар жде нав ору авн ены окр вов бит реш вот ец тае аем апр ено чат едь ьше удо чны еко нил вши ья_ жит _ки кин изм ыла лог нст йд _ты_ _когда_ _она_ _их_ _бы_ _есть_ _можно_ _здесь_ _вот_ _нет_",
      ],
      [
        -9.5,
        "ниц оно мир тим даж уль зад _гд где дна нак очк ро_ ьт рвы тву ата бро зак _ла юс иль ция нию амо бил кро жал бс наш гие иж ней нч нан яет зам руд ди_ сси жел аи зем сы_ сол азы тин иал ях _ту ряд цы цы_ лем оей кар ион вую кат ага кти тич ца_ оми рус пог ыр пус выс шел кое уе лл нар нео ант оку итс оце ев_ сер вто вд реп аше шу нем ихо ене изн ляе _вн вне уди гн ьм счи _зе аши онц теб лаз поз рек зг _зв роб пыт _ем илс иве ях_ вес ома вая ек_ ога рал рил еля пис лиц нии дим гу_ оря ят_ лав кв бле рок еть ешь зни ших еа сд _сд веч хи глу фа огу льт ат_ фр неп рия ука ную док изв ечн отн чае енс ску зб нут пя _лу иск лиш екс ооб _вл ыть фор ын тес мой суд вин ъ емл сх _уп рыт _чу опо рые тру ивн _ло тны ках ичн нек ову нат ыб уго йч ейч йча б_ ици ноч еду кру дев вый нее _кл тл оса ежд эк игр зно ует епо вра щу ык неч ню цел заб юч сре едс езд рей _ав авт пят евн лек луш уша ади _уч рма рай гру явл чь тож ини рст сел _би еши азо осы нуж рож дж тур сос орг роц рим ице еха зар апо ада дае еча мос циа йск иво лиз тен нг рх цо вь со_ гля ляд точ ато зда _даже_ _где_ _этого_ _время_ _под_ _себя_ _них_ _теперь_ _него_ _ему_ _чтобы_ _там_ _просто_ _при_ _сейчас_ _после_ _была_ _уже_ _может_ _тоже_ _того_ _которые_ _этот_ _человека_ _раз_",
      ],
      [
        -9.75,
        "гал азн воп _эк бли бно сты ои_ еся дня _ди уви _фр нци здо уще сла овк лод еоб _ак осп оя_ клю гро цу дц _тв дны вом обс дне пле уче кст вяз _ры нед уду йте ан_ озм змо мощ туа _ум схо аты овс ц_ аве онк зме _дн див лик тью лее наю ыта туп нок ре_ нф цер ог_ вни ойс етн хр рга нтр уко ье_ ким нер ст_ бес хн бог кри оск имп чка ули вос вла _ан ями озд тут лес азв рак бк жду пас асн реа изо езн шо яю впе ял_ отя ару леч ечи арн рны нто _ги нта рол пан люч нце лот це_ чи_ мин ою ою_ ея рва осе чу_ жил жиз мом выш ж_ айт реж ежи уби ины рш таю упа ед_ ад_ ги_ пт пп ищ тыв кал вся сни пил ме_ мм ыч одр ыст уг_ зас оби инс дут поя авш вше ичи яни аня два пен мор оре тст очу рич рну ьг яти оен очт чил пря _очень_ _ничего_ _лишь_ _быть_ _один_ _надо_ _эти_ _более_ _ведь_ _сам_ _ну_ _им_ _вам_ _чем_ _нас_ _будет_ _своей_ _со_",
      ],
      [
        -10,
        "_этим_ _конечно_ _эту_ _потом_ _тебе_ _всех_ _кто_ _много_ _тут_ _всего_ _свои_ _однако_ _во_ _всегда_ _нам_ _ним_ _мог_ _кажется_ _через_ _тогда_ _да_",
      ],
      [
        -10.25,
        "_лет_ _том_ _своих_ _ли_ _именно_ _сторону_ _другие_ _всем_ _тем_ _почти_ _день_ _должны_ _нельзя_ _сказать_ _увидел_ _место_ _понятно_ _потому_ _буду_ _никогда_ _людей_ _кроме_ _нужно_ _знаю_ _против_ _затем_ _себе_ _дело_ _вас_ _хочу_ _самое_ _поэтому_ _ко_ _года_ _без_ _хотя_ _снова_ _первый_ _свое_ _которого_ _оно_ _мама_ _стране_ _вообще_",
      ],
      [
        -10.5,
        "_делать_ _между_ _одной_ _иногда_ _моя_ _одного_ _лучше_ _сказал_ _мой_ _работать_ _несколько_ _тебя_ _каждый_ _вопросы_ _одно_ _ней_ _другим_ _раньше_ _также_ _времени_ _кому_ _всей_ _сил_ _другой_ _хорошо_ _почему_ _чего_ _совсем_ _значит_ _вместе_ _быстро_ _этому_ _стали_ _та_",
      ],
      [
        -10.75,
        "_имеет_ _человеку_ _никто_ _сегодня_ _работы_ _впервые_ _году_ _такое_ _сначала_ _станет_ _мое_ _должен_ _всю_ _могли_ _часов_ _кстати_ _такая_ _какой_ _совершенно_ _людьми_ _такой_ _управления_ _вся_ _глаза_ _три_ _остается_ _слово_ _вдруг_ _новых_ _будут_ _этом_ _опять_ _больше_ _вышел_ _рядом_ _окно_ _равно_ _об_ _тех_ _кино_ _дает_ _всё_ _этой_ _таким_ _такие_ _смотрел_ _многие_ _говорят_ _смерти_ _очередь_ _необходимо_ _говоря_ _уж_ _процесс_ _общества_ _можем_ _вне_ _случае_ _которое_ _ночью_ _утром_ _сквозь_ _ночи_ _человек_ _последний_ _сделать_ _свою_ _тот_ _лица_ _чтоб_ _никак_ _думал_ _решили_ _жизнь_ _нужен_ _эта_ _точно_ _тому_ _облака_ _резко_",
      ],
      [
        -11,
        "_довольно_ _сша_ _говорить_ _игры_ _силах_ _значительно_ _таких_ _смотрит_ _двух_ _огромную_ _сердце_ _положение_ _будто_ _получить_ _ничто_ _жизни_ _которых_ _работал_ _работу_ _помощи_ _пришли_ _других_ _которая_ _состояние_ _двадцать_ _средства_ _помощь_ _понять_ _желание_ _отношения_ _деньги_ _той_ _самой_ _две_ _внимания_ _помимо_ _свой_ _новая_ _никому_ _части_ _солдат_ _сказала_ _вроде_ _дочери_ _благодаря_ _голове_ _лицо_ _следует_ _взял_ _первое_ _приходится_ _дела_ _идут_ _куда_ _назад_ _мало_ _счет_ _является_ _света_ _последнее_ _разговор_ _войны_ _удалось_ _поехал_ _открывает_ _например_ _меньше_ _пиво_ _землю_ _головой_ _постоянно_ _ту_ _вовсе_ _разум_ _мир_ _жены_ _дальше_ _водой_ _января_ _ей_ _оказалась_ _год_ _офицер_ _вода_ _могут_ _её_ _считал_ _над_ _глазами_ _невозможно_ _армии_ _любит_ _вид_ _информацию_ _русский_ _имени_ _пошел_ _перед_ _зачем_ _люди_ _сами_ _всякого_ _самый_ _последние_ _позиции_ _дни_ _настоящая_ _некоторых_ _участников_ _каких_ _друзей_ _про_ _руки_ _планы_ _самым_ _счастья_ _знал_ _случаях_ _вчера_ _два_ _часто_ _сцена_ _чувство_ _каждой_ _силой_ _моей_",
      ],
      [
        -11.5,
        "_делаешь_ _практически_ _ошибками_ _вопросам_ _мира_ _начал_ _своим_ _гулять_ _видел_ _подобно_ _результат_ _франции_ _понял_ _здорово_ _существует_ _сразу_ _документов_ _правильно_ _новое_ _собака_ _любое_ _отнюдь_ _неожиданно_ _провидение_ _твое_ _начинает_ _открою_ _поля_ _зубы_ _нашего_ _ежедневно_ _посетители_ _сюда_ _надежде_ _денег_ _наблюдал_ _которую_ _показалось_ _рынка_ _боевой_ _начала_ _ждать_ _вашу_ _историю_ _груди_ _телефон_ _россии_ _менять_ _присяжные_ _земли_ _взрослый_ _мужчина_ _связан_ _поднялся_ _валится_ _грани_ _посмотрел_ _хоть_ _действия_ _данной_ _позволяет_ _дня_ _радости_ _событий_ _откуда_ _имя_ _знаем_ _признавал_ _правда_ _даются_ _кого_ _поговорить_ _подробно_ _стоит_ _одежду_ _лихорадочно_ _понравилась_ _автомобиль_ _такую_ _виду_ _начинающего_ _долларов_ _моих_ _серия_ _первая_ _бизнес_ _каждого_ _центра_ _обычно_ _ситуацию_ _однажды_ _одном_ _вполне_ _свободно_ _состав_ _около_ _старый_ _приятель_ _деревня_ _документы_ _рыдания_ _полей_ _содержит_ _пытался_ _программу_ _опыта_ _сочинения_ _компании_ _прирост_ _заново_ _доступ_ _информации_ _первые_ _другом_ _думать_ _вами_ _чрезвычайно_ _официально_ _прямо_ _двери_ _причем_ _женская_ _своему_ _программа_ _весь_ _грудью_ _направился_ _исследования_ _автор_ _богиня_ _поддержку_ _успех_ _показателю_ _дочь_ _профессии_ _случаев_ _искать_ _следовало_ _поездки_ _думаете_ _изумление_ _проблем_ _первую_ _вопрос_ _места_ _знать_ _помещений_ _ними_ _короче_ _настоящий_ _настоящему_ _полностью_ _деньгами_ _общем_ _центре_ _итак_ _помните_ _деятелей_ _дна_ _полгода_ _солдаты_ _огнём_ _жить_ _прошло_ _немедленно_ _занят_ _сын_ _стакан_ _волосы_ _вернулись_ _голос_ _нормально_ _стал_ _дорогие_ _другое_ _важное_ _можете_ _отчего_ _имело_ _бросила_ _примеров_ _занимает_ _кофе_ _степени_ _женщина_ _отказаться_ _бутылку_ _одну_ _девушку_ _осталась_ _попросил_ _вечер_ _зато_ _друзья_ _права_ _смысле_ _завтра_ _начинается_ _предмету_ _мать_ _организации_ _кабины_ _скорее_ _живут_ _разве_ _нашей_ _попали_ _тыс_ _делает_ _честно_ _ситуации_ _смеется_ _агентства_ _случай_ _твой_ _должна_ _шаг_ _девочка_ _внезапно_ _сознание_ _вперед_ _джек_ _удовольствие_ _президент_ _страны_ _мимо_ _твоей_ _рейдерстве_ _друга_ _руководство_ _небо_ _абсолютно_ _современных_ _самые_ _связаны_ _срока_ _плод_ _лагеря_ _толстый_ _ванны_ _знали_ _самая_ _новый_ _явно_ _помню_ _память_ _хватают_ _давно_ _памятью_ _длиной_ _повернулся_ _пусть_ _здания_ _покоя_ _дядя_ _редко_ _представить_ _американский_ _вещь_ _языка_ _местного_ _убил_ _пор_ _приехал_ _вижу_ _вторую_ _основные_ _бросил_ _листья_ _тоска_ _реализации_ _районе_ _берет_ _рот_ _поставил_ _мясо_ _выбить_ _какие_ _отношению_ _решение_ _многих_ _иначе_ _крайне_ _важным_ _наших_ _унять_ _глазах_ _испуг_ _желало_ _ситуация_ _моими_ _проведя_ _ехать_ _выдают_ _изменить_ _сомнения_ _руку_ _думаю_ _большим_ _стороны_ _уверен_ _употребления_ _пекин_ _метод_ _получили_ _грудь_ _отчасти_ _стиль_ _свете_ _запомнил_ _известны_ _вину_ _президента_ _осталось_ _впечатление_ _ждет_ _мной_ _мои_ _объяснить_ _возникают_ _появлением_ _любовь_ _появились_ _давала_ _твердо_ _мышцы_ _судорожно_ _словно_ _виде_ _великих_ _впрочем_ _заняться_ _москву_ _результате_ _удара_ _камень_ _увидеть_ _собой_ _хорошие_ _четырех_ _пакет_ _сожалению_ _существуют_ _финансовые_ _выбор_ _потребителей_ _одинаковые_ _девушка_ _доверять_ _гораздо_ _большую_ _услугу_ _племени_ _наверное_ _говорит_ _конце_ _огромное_ _мяса_ _пенсии_ _чаще_ _лень_ _начале_ _акт_ _случившееся_ _характер_ _судя_ _имели_ _парня_ _андрей_ _город_ _бойцов_ _мужу_ _жил_ _умереть_ _первым_ _нее_ _право_ _университете_ _александр_ _числе_ _готовых_ _блоков_ _концов_ _далеко_ _пламя_ _связь_ _возраста_ _выглядит_ _пока_ _естественно_ _проблемы_ _чин_ _чином_ _очередной_ _старались_ _руках_ _учет_ _товары_ _нибудь_ _тактика_ _моего_ _означает_ _дома_ _осторожно_ _определить_ _пора_ _ногами_ _жителей_ _единственные_ _улыбнулся_",
      ],
    ],
  },
  {
    code: "sr",
    script: "cyrillic",
    levels: [
      [-3.25, "а"],
      [-3.5, "и о"],
      [-3.75, "е"],
      [-4, "н"],
      [-4.25, "р с а_ т"],
      [-4.5, "у к в ј е_ д"],
      [-4.75, "м л п и_"],
      [-5, "_с у_"],
      [-5.25, "_п о_ на је з г"],
      [-5.5, "б _и ра ст ни је_"],
      [-5.75, "_н ко _о _ј _д _к но та _у _је по ч"],
      [-6, "ц ан ре ов иј ли ма пр ка ва на_ ри да _по ш ен м_ _м ин од _на ти _пр _је_"],
      [-6.25, "ој ос ла им _в ве _б њ се не ск ар ро ом _и_ то ал х _у_ ви во ор _а ог"],
      [-6.5, "_т _р ја ав _ко да_ љ ат ер _з ж ед те _се за ад ис ћ ме са ак"],
      [
        -6.75,
        "из ци он ил д_ ет ик ај де ас ф ло ел ек ле ди н_ су ста ем мо би ма_ се_ ит ом_ не_ _г тр ки до ка_ ив об _да _се_",
      ],
      [
        -7,
        "ија ио _за су_ ју си ја_ ј_ _из _су _од ије г_ их ни_ аз ол _ка ам ост ње _са ру од_ дн иц гр но_ има х_ зи пре ли_ ао ва_ кој от го та_ _до ог_ ова ес _су_ _на_",
      ],
      [
        -7.25,
        "па ји ке ао_ ич их_ га ина _ра _ст ок ла_ им_ ањ ми ју_ _ве ту т_ ке_ ој_ ац про _ма ку ђ св кр ти_ сти бо _би сл к_ шт ко_ _св гра ио_ _не _де чи _а_ при _да_",
      ],
      [
        -7.5,
        "ист ну ра_ тв нов вр ач ир иш оп бр це зн циј ски _ф др _об пос _мо кт ји_ ред вн нос ев пе че ки_ сто али ље ско р_ аци или нс ика сн ца бе ара нт лу ег _ре жи ба _л лн _ч m ани уд _од_",
      ],
      [
        -7.75,
        "то_ ан_ аг ели са_ ови ори ада ниј ња _ш за_ рад ус ча риј ње_ ако ком чк оји ник ово рс ве_ ут сп вој _њ ун аст ез ини уп тра лик _ме јед ава стр e пи ана з_ _та ду ви_ ала ран ну_ _ос _ни же i ест ано _е ид ена _бо ени _ж ња_ ећ _кр ект _ц _ви ће дно _х нас _за_",
      ],
      [
        -8,
        "ици s алн тн _те оз тан чн ле_ ћи ств ање ео ап ају во_ му m_ ше едн _ис ур оје ери рв га_ дин ул ља _па со ниц оди ку_ раз _бр уч n уг ца_ као ци_ рат _гр ати ном _им ног уј ази ним иг ло_ фи рем ове тав тар ено гов ска те_ ама вни пу ави с_ _тр _др ен_ _m вел она ила кта мен ић гл вањ зв ук _то ера њи нал _ов _сл одн огр _са_ _као_",
      ],
      [
        -8.25,
        "ета рн кл гу ива под ити све де_ љу ср ри_ ож бил оч ђе ву _го оли тер так ван _во ге јо еди ији тс ош лов гн рек рск ине еш оси зна чин уда h пор рт ске аф ичк ког бл бу ме_ них _вр _ми нск a _ал ум еђ ењ ене жа ши оја био _си _ње тск аш вљ кон кра ст_ _ср ица шк осл ћа нд јс ема иту хо ељ ата род овн иви пл ања тор си_ рав ари нит дан он_ лаз ће_ ђу ора ем_ нај еп тво из_ c бј аро o зе ион лно ира ућ сни зо жив ре_ туд _из_",
      ],
      [
        -8.5,
        "уб аљ фо ги мал ћ_ см ћи_ јек изн маг ент _m_ мог сам его кол обј иса уж _оп рос јск агн већ љен ак_ в_ t рај тк лич гни што сте ите ној сле r _но ило еб тог вре раф дру до_ еда ију дни дел еме сво ела уз кар мор кс бје рис ша зб ављ лин зиј дс вар зно _шт тал ким _пе ких пов бро ома тва год ико рет аж око s_ том _ил рк еч _ба јн њег анс _сп _жи амо пис мп ип ков рив кор _му ту_ аб иза вор уш пра ау _ли ује нст це_ пер ај_ лан три ман _бе зи_ мет ди_ они прв вл оре цен _пу ар_ ото вод ичи еђу вид бра ита инс _фо дњ _ок _s ват тин вер l осе ха _магнитуда_ _који_ _објекта_ _или_ _до_ _био_",
      ],
      [
        -8.75,
        "пол дна сре авн вла сно кад оме нар еле нк кв ади оно дв ду_ арс ад_ нач чки уст лни ице иво по_ лад ађ чно ру_ ога рм рој _ди ик_ _он ант _пл ву_ међ вен оби аје спо ато ољ ишт ичн ате але зм ијс ака ети оло ело рж му_ син тич рен ше_ зл ане жен _ор њу _га нац лу_ _ку љи лас же_ ћа_ пот зу оле _ус еко нц _ин вис мин ише гла осн рш хр нат асе рим ром ачк _њи ић_ виш ода име сту док ео_ рб тој код _јо нг тим фр рит рал _ро тов бли држ аве ину ер_ _см мат вал ет_ тни нек руг пар њих огу тро вај поз вим кри рил лет _ду пок асн тив _износи_ _што_ _није_ _по_ _које_ _код_",
      ],
      [
        -9,
        "дов ећи пад оц кли над сим вак _дв ок_ рг сц мер _ју _ва тур ике _же сељ л_ фс вет лед јер тре _вл рас _чи нак _ја ров k ђен поч _о_ оти окр афс бит рам лит _h _ан мн дом нис сло фе бог ља_ еж фск ођ апа аме њен аље цу ску еј _че пс иси тно па_ врш екл лав вно нз _уп _хр тет мо_ њу_ ље_ етн ека кре ују вља јал ино дм би_ вог шко ниш лиј сце как еро шћ фот _от оде вић нич g аћ иб ржа _ле идн _бу _гл изв п_ век d етс _зн рац ед_ цр _ак лим ор_ хов одр њо рот ало енз _ру доб џ иљ нап ого _ск тир тем c_ пла каз _пи _цр ору зд ође нем _со аја рак акт едњ рз атр љу_ шта нзи h_ вио озн ојн ење штв оче тај аре уче еми ачи анд арт диј чко рст лиц чај рио ув бор уто шти _i дем аде ења сли еде уна јим _али_ _која_ _га_ _има_ _величина_",
      ],
      [
        -9.25,
        "роб _фи јв жав лог бол фа слу ц_ тиј сиј јан оже ози дек тас _s_ руп ец ат_ ган ба_ ену _ар _k обе мљ чу атн ока биј игр _уч ути едс иве вез рањ изм ђу_ јав цар хи вље ињ вс раљ _фр ерн зр мак кси рес тру нти еви пон олу мес гру рва чит ева ача ула реб њем оба _ун онс чет цио зив нам _иг збо пт чес тен оне дат ин_ риш дио мил нта ихо оћ омо спе ам_ мож зво _h_ азв ђа сла екс обр сад ћин тп иле _ти емо вин јев дра _зб ича чни бн _n ух _ца вом орс упа наз _ту ток асц обо уго иск _ло афи ге_ ику зме ои ов_ _ћ рти обл нут дст _це ђе_ ш_ шњ ису ере акс ац_ оју ући аси _ау уга еће уре _сн рд мар гу_ сав мс уни вао вот оце ега _ће ужи ах азл лат дл чар ота оро _ге ген ола ито бер реп тит рик дмо јни рев ука лем _ул сан зан жн фиј чке вј јен спр тил рађ лт зг ивн _привидна_ _фотографска_ _како_ _после_ _налази_ _деклинација_ _више_ _не_ _становника_ _око_",
      ],
      [
        -9.5,
        "мб аца ајв оми миј анц уск ден елу еф пом изр сва есе куп хе сма рво зав рши зли кан тат адо ећа орм аду ћу ох e_ оку сов пун уно b ште роц тик _зе рни чан хв хва бој иф _ри рич иро зап _уз фра диц оа зра дњо ек_ уча етр љив дар авр виј рма ћу_ сао пш овр тел еве рно лис орг i_ ању роп ељу сеч аза огл ево чл _чл чла опи уби вед два ешт кас рон ута отр раж рп бри арн адм јој упр уће пе_ n_ мај ага кла _ав ура уди рви туп вил јем ире пут азу рга низ лб мањ зе_ нин пог гре гле бљ зат мск ето тад тон опе ики ете нте ква ату иде лс ng усп адн мач шн љев вих њој рзи гућ цим _ки зва очи поп рин узи мом део лон сви жан пшт лек бал сна отп тио даљ чна рач кул анк го_ _ча ешк аи тву ића јих еки поб имп чен нда аче цу_ дуж ига мно дне одл гор емљ бед аћи ези нер шир _ек рао _кл пат кљ кљу учи ез_ моћ y јк дск гар атс ив_ нан лиз љн _бл дон рх ајн v уме шин пој вје ипа шка рби чи_ аво зам ађе исп уко ми_ анг рег _ци кођ улт ћен још ош_ изг зем _док_ _може_ _живи_ _само_ _година_ _када_ _све_ _метара_ _била_ _према_ _били_ _под_ _насељу_ _то_ _он_ _због_ _два_ _три_ _такође_ _још_ _број_",
      ],
      [
        -9.75,
        "дб _ши рл иње кто олн пск фин јућ _уг дос упе _уб еу ређ ас_ бож тељ _a _џ опш наг јет омп руж ечн рои кц вес б_ ири наш _ха изи кти кат сис рве тао нт_ _ук обу ашњ тиц нди сер лес ову нтр бел ожа евс нцу гд ључ кте луч брз _хе he u ану нив едо зил ђуј _љ _љу _ат мос вач ча_ опр аса аут жи_ еба w x km _km km_ риц уо вео апр етк _зв евр аже ожи вц вољ сел нол ојс фор ули кци пет рог есн еза пљ изб тањ оф рез езе шће ежи бно ачн упо че_ црк ркв ами ег_ дав реч рук сет алб маћ gc _ng ngc gc_ пле лом ури кро _хи где рел ојо оду иж _шк ро_ бич _ше рус њим сед _ам _ур шен осу зац _ел ими ум_ еск _ла тек an _ап ic еа очн хра ушк атк шл цес мј мр лне ход азн орт кућ еље отк ошт нци оте _ас епо инт оу агр еог дет сме жин ему јез лм чка јом врс оги гиј зит сек зин _c сил дес ува њи_ дал es без лив еља тип зас ећ_ срб мје вол исн пан рих кло јес неп _висини_ _јер_ _би_ _након_ _између_ _ће_ _надморској_ _тако_ _km_ _ngc_ _део_ _становништва_ _жена_ _касније_ _па_ _први_ _било_ _преко_ _један_ _средњој_ _максималној_ _минималној_ _ове_ _рата_ _време_ _дана_ _године_ _своје_ _нису_",
      ],
      [
        -10,
        "_где_ _име_ _стране_ _већ_ _тада_ _му_ _групе_ _просечна_ _бити_ _којима_ _демографија_ _старост_ _мушкараца_ _их_ _неки_ _током_ _ако_ _односно_ _пре_ _место_ _те_ _ic_ _ова_ _међу_",
      ],
      [
        -10.25,
        "_краљевство_ _овај_ _веома_ _данас_ _пунолетних_ _века_ _могу_ _при_ _него_ _овог_ _често_ _биле_ _којој_ _имао_ _томе_ _том_ _општина_ _којих_ _поново_ _њих_ _дела_ _други_ _ово_ _живота_ _они_ _ни_ _против_ _имала_ _без_",
      ],
      [
        -10.5,
        "_уз_ _коју_ _радио_ _неколико_ _постоји_ _његова_ _тога_ _велики_ _користи_ _људи_ _земље_ _подаци_ _међутим_ _просечан_ _чланова_ _раније_ _кроз_ _мора_ _државе_ _им_ _две_ _могуће_ _добио_ _односу_ _чини_ _његов_ _друге_ _поред_ _јој_ _зато_ _представља_ _заједно_ _обично_ _града_ _град_ _већи_ _домаћинству_ _својим_ _тела_ _једног_ _постао_ _самом_ _операције_ _својих_ _постоје_",
      ],
      [
        -10.75,
        "_милиона_ _света_ _немачка_ _његово_ _првог_ _школу_ _никад_ _ту_ _мајка_ _углавном_ _осим_ _коме_ _стога_ _складу_ _простире_ _површини_ _његове_ _организација_ _написао_ _она_ _велике_ _даље_ _ипак_ _једна_ _имали_ _тај_ _нешто_ _острва_ _буде_ _кога_ _пред_ _делови_ _игра_ _велику_ _пошто_ _дати_ _једно_ _the_ _mm_ _нема_ _сада_ _чак_ _најчешће_ _своју_ _веку_ _дужина_ _селу_ _времена_ _начин_ _крају_ _њему_ _свега_ _куће_ _цар_ _истраживања_ _увек_ _њега_",
      ],
      [
        -11,
        "_филм_ _њиховом_ _историји_ _авиона_ _убрзо_ _нарочито_ _човек_ _треба_ _реке_ _становништво_ _почетку_ _састоји_ _назива_ _неке_ _могао_ _четири_ _та_ _иако_ _пута_ _жене_ _посебно_ _једне_ _делу_ _већина_ _веће_ _корисника_ _сад_ _приликом_ _цркве_ _коначно_ _времену_ _сезоне_ _систем_ _јуна_ _домаћинстава_ _његовог_ _брод_ _марта_ _значај_ _граду_ _види_ _ка_ _играма_ _покрет_ _власти_ _другог_ _исте_ _ради_ _сам_ _јула_ _војску_ _моћи_ _испод_ _kb_ _прва_ _језика_ _нпр_ _нека_ _де_ _говори_ _горе_ _светског_ _живот_ _ii_ _широм_ _болнице_ _сваки_ _случају_ _брзине_ _прво_ _завршио_ _америчких_ _аутор_ _власт_ _снаге_ _рат_ _потпуно_ _воље_ _србије_ _крај_ _републике_ _брат_ _највише_ _члан_ _марија_ _смрти_ _процес_ _морао_ _провео_ _јован_ _ново_ _можда_ _мање_ _пет_ _једну_ _освојио_ _једино_ _постаје_ _постављен_ _црква_ _дели_ _проблем_ _нове_ _културе_ _врсте_ _почиње_ _унутар_ _налазе_ _мали_ _београд_ _немачке_ _нови_ _услед_ _вредности_ _болести_ _врх_ _затим_ _крајем_ _тешко_ _јединица_ _друга_ _којег_ _упркос_ _планина_ _много_ _развоју_ _учествују_ _улога_ _загреб_ _војне_ _свих_ _група_ _духом_ _њихове_ _друштво_ _тог_ _мјесту_ _породица_ _наиме_ _ових_ _броју_ _рачунару_ _табели_ _такав_ _тип_ _капацитет_ _серија_ _почела_ _чија_ _дан_ _борби_ _добро_ _прве_ _великим_ _бог_ _совјетски_ _компанија_ _довољно_ _кад_ _победио_ _многе_ _свој_ _података_ _краја_ _боје_ _воде_ _маса_ _албум_ _веда_ _црне_ _највиши_ _целу_",
      ],
      [
        -11.5,
        "_генерала_ _република_ _српским_ _карактера_ _периоду_ _сматра_ _родном_ _ништа_ _шећера_ _познат_ _свом_ _својој_ _теорији_ _последњи_ _садржи_ _сви_ _већином_ _априла_ _снагама_ _компоновао_ _највећа_ _звука_ _његовом_ _животу_ _животиње_ _јаја_ _типа_ _биљке_ _попут_ _почео_ _револуције_ _сина_ _напада_ _оба_ _затвору_ _пар_ _млади_ _јохан_ _овде_ _француске_ _различите_ _онда_ _различита_ _односе_ _лик_ _покушава_ _војводини_ _налазила_ _кућа_ _војске_ _вероватно_ _политичке_ _улогу_ _игара_ _представник_ _појављује_ _пролеће_ _слова_ _израз_ _списак_ _права_ _близини_ _покушавају_ _отац_ _ћелија_ _стварају_ _исти_ _различитих_ _остала_ _насеља_ _речи_ _значи_ _насеље_ _симптоми_ _почетак_ _осталим_ _ствари_ _вода_ _проблеми_ _површину_ _одмах_ _државног_ _тим_ _срби_ _књига_ _руски_ _сликар_ _долази_ _наставак_ _каже_ _рођен_ _никада_ _гласине_ _апсолутна_ _астероида_ _геометријски_ _албедо_ _елемент_ _јединицама_ _исту_ _атома_ _њиховог_ _велика_ _шест_ _краљ_ _брата_ _предавања_ _учитељ_ _болесника_ _срема_ _божанстава_ _дело_ _иду_ _основано_ _раду_ _подручју_ _моћ_ _нагиб_ _промена_ _чега_ _подручја_ _српске_ _периода_ _остао_ _познати_ _јавности_ _завршетку_ _непосредно_ _русије_ _показује_ _висине_ _постојали_ _изузетно_ _дужине_ _септембра_ _директор_ _расте_ _европска_ _вредност_ _мјеста_ _села_ _највећи_ _остале_ _спортских_ _великих_ _држава_ _језера_ _њен_ _детаљни_ _детаљнији_ _неопходно_ _династије_ _рам_ _меморија_ _рачунара_ _краљица_ _линији_ _победа_ _радила_ _планине_ _оно_ _маја_ _снага_ _њима_ _претходно_ _којим_ _величине_ _којом_ _индији_ _немачки_ _хрватској_ _њихову_ _материјала_ _сматрају_ _роман_ _роберт_ _сељаци_ _десет_ _овако_ _руке_ _одржавају_ _великог_ _основа_ _школе_ _случај_ _олимпијски_ _исто_ _школа_ _добити_ _породици_ _помоћу_ _обе_ _главни_ _грчке_ _царства_ _лов_ _првој_ _верзија_ _брзо_ _ко_ _назив_ _чин_ _мањи_ _испред_ _доба_ _период_ _војни_ _високи_ _пример_ _of_ _прави_ _устанка_ _војника_ _пуковник_ _баиш_ _беле_ _изнад_ _партија_ _устанак_ _питања_ _кључа_ _чвора_ _комнин_ _ул_ _дошло_ _нивоа_ _олимпијским_ _површина_ _манастира_ _могли_ _нашла_ _божићни_ _тек_ _албума_ _наставио_ _користио_ _циљу_",
      ],
      [
        -11.75,
        "_долара_ _уједињено_ _француску_ _ернст_ _фон_ _берлину_ _челу_ _синова_ _одредима_ _следи_ _флуидни_ _делић_ _купа_ _превише_ _основну_ _месту_ _француско_ _порекла_ _дедови_ _седам_ _усташке_ _хрвата_ _хрватског_ _изван_ _југославије_ _министар_ _финансија_ _средини_ _притисак_ _грчкој_ _елемената_ _сложеним_ _бази_ _напори_ _јасан_ _критеријум_ _уговора_ _псеудонимом_ _небеску_ _срећу_ _свог_ _review_ _књигу_ _џон_ _путем_ _северној_ _истоку_ _бројним_ _америчке_ _средином_ _совјетским_ _близу_ _музику_ _највеће_ _сразмерно_ _мало_ _доминантну_ _прелазе_ _места_ _село_ _планини_ _кратког_ _војска_ _street_ _другим_ _игре_ _парк_ _вртови_ _поглед_ _љубљане_ _редакције_ _комитета_ _управо_ _доказано_ _ћелије_ _нешковића_ _оца_ _петра_ _павла_ _црте_ _понашањем_ _морају_ _покренути_ _дому_ _дом_ _опасности_ _питање_ _казну_ _ју_ _имају_ _возило_ _листови_ _користити_ _врста_ _бива_ _универзитета_ _професор_ _мишљења_ _везан_ _атомске_ _распореда_ _слика_ _лето_ _светска_ _звала_ _јовановић_ _змај_ _златне_ _главна_ _јако_ _угао_ _њихових_ _једнак_ _црвене_ _δlj_ _вршења_ _џорџ_ _пепард_ _арон_ _прихватила_ _играо_ _учешћа_ _званични_ _свака_ _олимпијских_ _преживели_ _најбољи_ _критичар_ _однос_ _радња_ _упознао_ _црвено_ _свира_ _инструмент_ _рад_ _самог_ _чланица_ _писмо_ _укључујући_ _књиге_ _сва_ _ткива_ _периферни_ _бави_ _успеха_ _богословље_ _облик_ _главе_ _европи_",
      ],
    ],
  },
  {
    code: "uk",
    script: "cyrillic",
    levels: [
      [-3.5, "о"],
      [-3.75, "а н"],
      [-4, "и і"],
      [-4.25, "в т р е с"],
      [-4.5, "к л у д"],
      [-4.75, "п м"],
      [-5, "я з _п"],
      [-5.25, "и_ ь о_ а_ і_ _в г"],
      [-5.5, "б у_ ч _н я_ на _с _з ст"],
      [-5.75, "й х ро но ц в_ ов ти ю"],
      [-6, "_д по е_ ко ни _т ж пр та ра ан ва ні ен ер го ї ві ог ви"],
      [
        -6.25,
        "_м _пр ал _к _на ор _по нн й_ _і _р ос ш то ом за ь_ ри не ня х_ во є ат ть ав ід м_ ре ли",
      ],
      [-6.5, "ого _б _у до на_ _о ль го_ од ння ї_ ня_ _за ла ів ки ка ці ол ін ит ин об _я ма"],
      [
        -6.75,
        "ти_ ис ю_ лі ло их мо он _а щ ся рі те _і_ ми ні_ ий ть_ ті _не ив ар ас их_ ик _ви про ся_ ьк іс _ві мі да ле тр _г им _до ди сь з_ пе",
      ],
      [
        -7,
        "ів_ ад ий_ ку му іл від _та ок ам ту ф ув ак як к_ дн ій ді вн ої не_ де _ко ля от _ц кі ми_ енн _ро _ч _в_ бу що ьн льн _на_",
      ],
      [
        -7.25,
        "ну чн анн ки_ _л _як _щ _у_ ати є_ ме чи ру кр пі же ве му_ ува ої_ ост ча іт ере _з_ но_ при пер _ст ста ськ га _що ож та_ оз н_ бо _пе си іст сн д_ ил ою ван ли_ зн сп со ті_ ою_",
      ],
      [
        -7.5,
        "що_ ому сл св ед ем ду нт ає ьс ес ац че ом_ ку_ _х ет них ич вс _ма ел _мо із па хо _то аль ни_ _бу ют ук сі лю іль оп бі ног це ек ії ії_ тьс ься до_ пра ють ови кл ах сті са ба ут ка_ ист ул _не_ _що_",
      ],
      [
        -7.75,
        "ну_ р_ ити _пі гр _й оло су т_ тв аці аз оч _св се ьо роз ова кт _ф нов ний пов рав i уд ай нс ько вл ск йн пи ез нь ач ник им_ ік _сп ля_ ій_ кон нк _ін ше лен _ж ус сти зна _де ла_ ові ьки сто кра ур ят аг то_ _ос _во _а_ ав_ _та_ _до_",
      ],
      [
        -8,
        "бе ва_ ев лу гі так _є ної пл ово аж али бл _об ши ія сть уп ир рт зв ає_ ред ум ап оро жи аю аб іч жа рн же_ ім кла рм тан ичн ву _це ком під йо _ре _гр _ї мен ним але ць _мі ами тк жен лад _си ідн чно ніс тя ьно зу тер аст с_ _тр ло_ вал за_ ід_ _е ір ном нос лас єт ані жн ей _го час оди пос мож _те кий",
      ],
      [
        -8.25,
        "ент ано лив мін стр аї пол кол ков тн дл _ме ори овн ро_ ж_ тра _ка сво _зн одн _ш роб ини ими віт тор ям вор би дно єть род _са фо сно ах_ ві_ _кр чо ико зм чен ри_ ків алі лов сь_ бр ди_ уч ці_ тт рок ійн ип кор б_ _ді ічн рис їн раї дж _па ун іш ид _вс том для аїн сві сту оц фі _ук _ба ок_ _дл _чи вни укр иц ися она _се др ьог ше_ ват ьни ції кі_ _бі ког гл тич из хі тис _рі оже _ве ері тив вно пор _ск _су соб тво ина _ра біл три дин це_ зі _за_ _про_ _для_",
      ],
      [
        -8.5,
        "_ва ту_ _со уж ую зо ін_ зд яд обо ода чни _ми сте _й_ _йо олі гу ала мов нц бул вер ду_ чи_ нд во_ _ці ще рг орм ств нав юч _лі чин літ іа сам рат под рів дит _од ают орі ика йс _ал ря фор вик вон рац нен кої ія_ еп ров ако чу ви_ _зв міс пу як_ _ча нь_ вк _бо ха рс ов_ нні ує еб нш ага яки іо нал рос _сл вих мат нсь иш асн ле_ нач ян вої ада дні осо ром ци буд кож вин _бе йог спо дк зи ною _ду ей_ оді ке їх ики ить вч _ні ео тат или _лю гра ив_ тин оли зав _ку ам_ тав цій еж дер ву_ йно мал _ди обл _ти ава _жи _це_ _його_ _як_ _від_",
      ],
      [
        -8.75,
        "дс важ ман ани ця иво ох дан шо _но чі ак_ рим юд оно акт тов зе ход вні вел льк опо іти вит оці рот ган юв ени _фо ец сер дов іг був без ній він ивн тя_ _че іб оти іал ег ра_ ень бра пок ден ньо ття яв іє жит огі інн _є_ рит ову дже які юва уют дів еч інш ійс над лог лі_ ера аєт ьш льш ено дв ави рш тів _я_ вав ома оку рк ита люд _ті ню пот івн они _хо зр вд _ли оду ожн ана орг вся спі зас _вл ато кам дос цьо ива пре лис ко_ яг _ор ені бо_ їх_ те_ поч ма_ ких фе лиш кс шк трі ух вла нів обі одо ію _да _ус жу _ць тур іка туп кти ліз ила нан ект ало лос дя r рес дат ара отр дп ді_ вол рга _зм ім_ каз _га тал іх рив обр пла сло ям_ _пи ели л_ ран дни _але_ _він_",
      ],
      [
        -9,
        "ест ші ове чер шен зах тем аро рен чні e дом рж йсь лик по_ ідп хід вт сил із_ омі ге мог гол сі_ нар зак _їх єв всі її _її її_ _пл вис ади чі_ вж сни або арт вог _чо най спр вр об_ пис осл гор тар ину око жл жли нці змі скл бор аче тва _зд иб аш яз раз тро зб ючи нку ерт ниц ш_ тог рез зап иві оль ись уг іні ще_ ату тіл оби ію_ ням ідо осн рий икі ате ізн слі кар ош мет ким ша вою кв вий ути мп іза ув_ ч_ _із инн авн єм дал иро має ця_ ціа бер нап шн лід зі_ ція i_ ене ерн тре ги доб нас ьні вим тик ує_ єд кре ад_ икл оф ряд тру _аб лін лік іж ль_ уль аво бут пон екс оре амо ріш _ни зк всь ру_ ино исл ока ети рд _зр оча _фі _іс гат авд ас_ нят дій тю вид ерж ях бн яко бли ер_ _оп аді аме зал ажа зац емо діл _ан вил омо _кл мн гро _яз овл кри ик_ єю єю_ оє _р_ ули _зо жав a _її_ _по_ _так_ _то_ _із_ _тому_ _чи_",
      ],
      [
        -9.25,
        "ькі авл гал зви нно роп ищ лу_ слу уча г_ нст уть ерш рол рик уст мо_ існ де_ опе лод ржа атк ьт рад ача кат вед ює ніз _др шу рі_ авс рон ону ель син иту _уч тим ями тув хи вій тит дм гля дав пит вле тос рем _зб ять дна льт ише кіл вп див дру пом ема гов ож_ нув іло ець ток зп пад ото пн уз іте ант итт вод _ха ин_ _ру ху _ци кою рин юди зл вип сла _дв ен_ піс ісл дія ое хоч лан сис ляд o уло ст_ тні вір има уб іц іше чат ял n t дб жі сні да_ ау рам їни уже ез_ _кі апр ихо нев оси вом арі уш хов ке_ еле ем_ рв амі шл иви вст рал чит оні п_ реб ші_ рук год хв ях_ сц дар изн тко лек рек осі ася ьм оте вир іни дор сел су_ ині іх_ зан цьк сім окр баг йм тю_ дає зни хт ан_ ора шт мк гіч иль вос вар пар вв рев док бач еко уа кту ери еде _ек ось нта ору пів _ге _ле _ще аза _зі роц _от очи зро мл гн нти иг рма тел там тод ану ама хто чал зг вча _тв ьом елі _їх_ _може_ _цього_ _які_ _був_ _або_ _вона_ _лише_ _також_ _вони_",
      ],
      [
        -9.5,
        "вля тку жна йни охо кур лав сля рог іда нак _ки юю ціл бот гу_ оми см онс заб удо кщ якщ кщо умо іде нши цю окі анд нат оки ців унк різ _ак ата ета орт айн анс ька лин иці нни озв кан _вп алу мі_ нес наз нер огл ой _єд фа ия ціє ією аві нте йш ска ідк нео кн би_ ена цт цтв рич ба_ вес нам дум рак оле оря заг осв _ав рет пле кц щен ває щоб зов вич кін ахо здо ула едн _ю мер ги_ сит аже ць_ вне ито соц апи жив ших вда аси ед_ дес s авч се_ дпо ето _вк яч тає уде ать вто гру інк нко огр оя яс цін ило адо ите раж чис иса піл жно _ж_ ипа тно _сі ніш ине аюч ріа зар аф віс віл аго спе хар ида нім лю_ рсь рні гос _вж май щи виз іон дуж жк кці вищ ожл нка сув ме_ _i ерв сад іно евн упи x іли ота лів тил нем інт _зу ідс клю дсь рта нтр єдн рах _хт оме олю зді ари рти мос _ар рю уєт вже обу поз йд рни _вв рно сов тяг омп тей діт іть міч лем аті льс ках _шк ося оце чк акі пев тет кіс риз _зе зем аки хр кій мув ира пус имо лат еба есн рід оля нт_ суд бов бх еоб обх бхі іял яль йт зум иж інс лк _ур мол он_ пат між філ _якщо_ _були_ _україни_ _ще_ _коли_ _було_ _щоб_ _після_ _того_ _час_ _має_ _року_ _який_ _ми_ _тільки_ _вже_",
      ],
      [
        -9.75,
        "їнс ісц бат бла нту _гу вро ює_ руг _ту ізм іта ака ве_ нау рч зам учн чог урс _бл нут онт нез ащ кув дич іна апо гот воє лом _му _ри тки все ицт еда вш вши цен яю l адн ібн люч зу_ осу яд_ іку озд яє опи рл йб кав ерк ая ола упо авт фер доп бле _бр овс ича ча_ дво іле ішн жо _гі вік тут вi ога еш лег рії оба цію реч бог бі_ адк очн _єв виб ачи поп ніх _ад йма оту тій йсн упн дд инк c шко оче умі мор сьо _хв ази зму яти еві іж_ стю еди ірн еть кул _хто_ _всі_ _дуже_ _зі_ _інших_ _життя_ _все_ _бути_ _саме_ _при_",
      ],
      [
        -10,
        "_бо_ _об_ _яка_ _ст_ _багато_ _років_ _навіть_ _можна_ _них_ _була_ _такі_ _без_ _ні_ _людини_ _де_ _своїх_ _рішення_ _більше_ _під_ _цьому_ _через_ _свою_ _кожен_ _свої_ _ви_ _треба_ _той_ _те_ _сьогодні_ _собі_ _питання_ _цих_ _значення_",
      ],
      [
        -10.25,
        "_пам_ _цей_ _тим_ _завдяки_ _над_ _нього_ _необхідно_ _діяльності_ _якого_ _себе_ _яких_ _тобто_ _тут_ _роботи_ _свого_ _проте_ _там_ _буде_ _інші_ _мене_",
      ],
      [
        -10.5,
        "_ті_ _ось_ _неї_ _пов_ _день_ _ти_ _наприклад_ _повинен_ _тоді_ _ці_ _можуть_ _дітей_ _людей_ _одного_ _щодо_ _права_ _будь_ _проти_ _три_ _завдання_ _зв_ _між_ _найбільш_ _дитини_ _виконання_ _всіх_ _хоч_ _хоча_ _положення_ _яке_ _чому_ _просто_ _влади_ _разом_ _дослідження_ _цієї_ _сам_",
      ],
      [
        -10.75,
        "_освіти_ _двох_ _свій_ _такий_ _повинні_ _протягом_ _церкви_ _своєю_ _умовах_ _уже_ _україні_ _основі_ _якої_ _зміни_ _потрібно_ _слово_ _ним_ _мені_ _люди_ _формування_ _кожного_ _ніж_ _йому_ _поки_ _перед_ _тепер_ _часто_ _собою_ _право_ _розвитку_ _людина_ _мала_ _форм_ _здоров_ _учнів_ _чого_ _використання_ _власної_ _ця_ _процес_ _роль_ _сім_ _інформації_ _світу_ _дитина_ _поняття_ _період_ _році_ _серед_ _основні_ _потім_ _свободи_ _якому_ _навчання_ _початку_ _іншого_ _хоче_ _досить_ _широко_ _можливості_ _крім_ _боку_ _мати_ _більш_ _цим_ _яку_ _відбувається_ _системи_ _краще_ _однак_ _зобов_ _слід_ _таке_ _порядку_ _усі_ _складається_ _зовсім_ _літератури_ _створення_ _оскільки_ _став_",
      ],
      [
        -11,
        "_української_ _варто_ _во_ _парламенту_ _кожна_ _сфери_ _чотири_ _організації_ _заходів_ _міста_ _проект_ _уваги_ _маленький_ _захисту_ _одне_ _групи_ _порівнянні_ _речі_ _тих_ _злочину_ _робота_ _систему_ _біля_ _володимир_ _інший_ _липня_ _проблеми_ _зокрема_ _вас_ _рівень_ _учасників_ _єднання_ _галузі_ _стали_ _мають_ _характер_ _десятки_ _особливо_ _немає_ _звичайно_ _знає_ _часу_ _метою_ _органи_ _проекту_ _більшість_ _соціального_ _стала_ _чином_ _стає_ _вплив_ _народу_ _дві_ _випадку_ _добре_ _відповідно_ _їм_ _щось_ _світогляду_ _адже_ _форми_ _великий_ _нею_ _своє_ _спосіб_ _їй_ _перші_ _тисяч_ _форма_ _причин_",
      ],
      [
        -11.25,
        "_типу_ _осіб_ _аналіз_ _економічного_ _правило_ _допомогою_ _складі_ _роках_ _воно_ _якими_ _от_ _раз_ _тіло_ _соціальних_ _землі_ _завжди_ _тобі_ _складу_ _району_ _російської_ _власності_ _брав_ _вимоги_ _багатьох_ _участь_ _нові_ _сили_ _постійно_ _різних_ _праці_ _пізніше_ _якій_ _радіо_ _травня_ _дитину_ _один_ _справи_ _певну_ _думку_ _результаті_ _партії_ _жити_ _програма_ _голова_ _комісії_ _ять_ _вам_ _речовин_ _питань_ _жінка_ _українського_ _особистості_ _творчості_ _зберігати_ _одному_ _головне_ _попереднього_ _населення_ _мало_ _світі_ _далі_ _увагу_ _кого_ _десять_ _віри_ _європейських_ _країни_ _сама_ _зрозуміло_ _би_ _основи_ _першого_ _класів_ _нова_ _дитячого_ _групою_ _своїми_ _гроші_ _кожному_ _житті_ _важливий_ _сша_ _виховання_ _думки_ _державного_ _майже_ _частини_ _язані_ _помер_ _україна_ _українців_ _порушення_ _дій_ _дисципліни_ _законом_ _досвід_ _молоді_ _шляху_ _згідно_ _цю_ _майно_ _чимало_ _стільки_ _назву_ _така_ _зараз_ _можливість_ _незалежно_ _своїй_ _керівник_ _правила_ _філософія_ _особа_ _говорити_ _слова_ _своїм_ _язку_ _надання_ _деякі_ _українці_ _роки_ _існування_ _забезпечення_ _силу_ _урср_ _закон_ _різні_ _вересня_ _отже_ _застосування_ _слов_ _кодексу_ _захворювання_ _тему_ _розвиток_ _товариства_ _рейтинг_ _підтримки_ _почуття_",
      ],
      [
        -11.5,
        "_опинилися_ _яким_ _дерев_ _корекції_ _можливостей_ _джерела_ _друге_ _голову_ _тис_ _сотень_ _куди_ _змін_ _результатів_ _ефективність_ _процесу_ _києва_ _ситуації_ _трохи_ _душа_ _зробити_ _середовища_ _якісь_ _політичної_ _цій_ _цілий_ _випадках_ _наявності_ _області_ _села_ _існує_ _відомо_ _роботі_ _норми_ _подолати_ _працювати_ _скільки_ _небудь_ _послав_ _раттю_ _му_ _книзі_ _стану_ _дійсно_ _організм_ _живе_ _фонду_ _продукції_ _наукових_ _каміння_ _сил_ _теорії_ _план_ _іншою_ _будуть_ _зміну_ _суддів_ _вийшов_ _перший_ _груп_ _інтернет_ _аби_ _державні_ _газети_ _працював_ _руки_ _додаткових_ _представники_ _обміну_ _припинення_ _виділення_ _замінити_ _відповіді_ _ньому_ _методи_ _такої_ _місце_ _мірою_ _діяльність_ _даному_ _аналізу_ _знання_ _типів_ _місцях_ _приміщенні_ _захист_ _засобів_ _йдуть_ _обов_ _посади_ _одній_ _київ_ _новий_ _звертає_ _заповідей_ _держави_ _дні_ _прооперована_ _усіх_ _включення_ _новини_ _операцій_ _менше_ _мови_ _росії_ _ряд_ _лінії_ _повністю_ _кредиту_ _мав_ _декілька_ _суспільства_ _влада_ _раніше_ _всім_ _соціально_ _звертається_ _колись_ _руку_ _шлях_ _ну_ _поступово_ _навчальної_ _студент_ _матеріалу_ _самостійно_ _поряд_ _триває_ _показали_ _автор_ _долю_ _перше_ _дії_ _етапі_ _повний_ _казав_ _додому_ _управління_ _система_ _богів_ _роком_ _стають_ _приклад_ _україну_ _ніхто_ _ким_ _деякий_ _чоловік_ _певні_ _тиждень_ _основна_ _випадок_ _першу_ _потребує_ _язки_ _всіма_ _назавжди_ _прав_ _місцем_ _числі_ _процесі_ _язаний_ _науки_ _приміщення_ _наприкінці_ _членів_ _впливу_ _правда_ _жаль_ _громадян_ _плану_ _особливий_ _великі_ _самого_ _структура_ _іван_ _структури_ _пил_ _кам_ _походження_ _пенсіонерів_ _університету_ _слів_ _міської_ _таки_ _зазначив_ _навколо_ _образи_ _праця_ _середньому_ _рік_ _самі_ _біології_ _вважають_ _цілей_ _певний_ _війни_ _армії_ _органів_ _науці_ _підходу_ _язаних_ _природних_ _ведеться_ _частиною_ _якість_ _само_ _читання_ _школи_ _батьків_ _називають_ _бога_ _працювали_ _цілком_ _вважається_ _повітрі_ _зробив_ _кілька_ _великою_ _силами_ _реформи_ _зазвичай_ _такого_ _зростання_ _історії_ _економіки_ _лісі_ _моя_ _старий_ _особи_ _інше_ _хай_ _український_ _умови_ _співпраці_ _добра_ _звідки_ _називаємо_ _рівні_ _виникає_ _духовного_ _розділ_ _органу_ _державної_ _вимагає_ _принципі_ _відмінності_ _системі_ _частина_ _думаю_ _сина_ _факультет_ _голови_ _знати_ _нас_ _церкві_ _продуктів_ _гетьман_ _відносин_ _всього_ _витрат_ _разів_ _статті_ _послуг_ _поведінку_ _будинок_ _результат_ _великій_ _податкового_ _якось_ _гривень_ _юридична_ _діяльністю_ _львів_ _велика_ _кількість_ _кроком_ _розгляд_ _два_ _можеш_ _державну_ _ради_ _кінця_ _робіт_ _століття_ _посеред_ _обмін_ _харчових_ _зони_ _бікіні_ _доходи_ _соціальної_ _термін_ _чергу_ _здійснюються_ _зайнятості_",
      ],
    ],
  },
  {
    code: "ar",
    script: "arabic",
    levels: [
      [-3, "ا"],
      [-3.25, "ل"],
      [-3.75, "ي"],
      [-4, "ال م _ا _ال"],
      [-4.25, "و ن ت"],
      [-4.5, "ر ع ة ة_"],
      [-4.75, "ب د"],
      [-5, "ه س ن_ ف"],
      [-5.25, "ق _م _و ك ح ي_ أ ا_"],
      [-5.5, "لم ج ل_ م_"],
      [-5.75, "الم _ل ت_ لا _ب ر_ ش _أ _ف وا"],
      [-6, "ية ية_ ط _ع ص ى ات ى_ خ _ت من في د_ ه_ إ _ي عل ات_ ما"],
      [-6.25, "ذ لت _في ين لي ان في_ من_ _من ض ار ام لى لى_ را ز الت _في_"],
      [-6.5, "ث با يا _وا ب_ ها ري لع و_ ين_ _إ لل ع_ ول وال لس _من_"],
      [
        -6.75,
        "الع _عل نا ون لأ بي دي عا _ه ها_ _ك ير مع ئ مي لك سل ني الأ على لق غ ست مس الا ء اس",
      ],
      [
        -7,
        "قا أن ك_ رة رة_ اد لح مل دا لو وم لب _ح ء_ سا يو اء _لل تي اب ون_ _ن مو ما_ ور اء_ له ف_ الح شر ظ لد يم يد _س _على_",
      ],
      [
        -7.25,
        "جا _ق مر اع ان_ دة دة_ ال_ ق_ لج عد تع _أن كا وي تم هم ائ س_ ام_ الس _با عن لش _ج بع لة عم الب سي لة_ وت لف ذا مت دو أن_ مة مة_ الش",
      ],
      [
        -7.5,
        "ير_ لن يل لإ ار_ الق عر بال ً تق إل الج الد هذ تح قد _مس هم_ تر ته مد يه رك رب رو وب _إل شا اف الإ قة قة_ تو _ش بر الي _ر حا اح اي _هذ يع نت كل دم حد ً_ أو ض_ ذا_ _خ _و_ مج قي _عن اه اً نه اً_ لط نو _د _لا _أن_",
      ],
      [
        -7.75,
        "لا_ يق لسل ح_ ؤ تا اق فا عي لك_ عة عة_ طا او الو در لر يت الن وع ول_ إلى تب لص وق بل لخ يس تي_ نة نة_ _مع جم حي است إن الل له_ ود مش اج أم _بع قو الر نا_ تل كن زي الخ _أو فر حل _وت الص ج_ لتي كم علي ز_ خا الف كو يد_ هو لم_ هي _إلى_",
      ],
      [
        -8,
        "لي_ لعا اص مسل كي اد_ مل_ _وم سب الط سل_ _يو ط_ لذ حر وج سلس _ص ّ يم_ نية رف يات ني_ الك هد ث_ بة بة_ يل_ لام مح _ما _ذ قر وف سم لمس بد مك عن_ نظ يف جه صل عمل به هذا _لم ذل مه صا ضا مية بية تن عب بن كان خر خل حت لمع ور_ ذلك تخ الذ لما كل_ مع_ آ مب ذه جي وم_ نس اش يا_ يك تك _التي_ _عن_ _مسلسل_",
      ],
      [
        -8.25,
        "زا ذي جو اب_ لية حم فة فة_ عد_ طر لمت جر يه_ بت كر مال ند أو_ يب ئي خت تج عام طو _كا كة كة_ اني تط لذي لث قل _ول أي علم ره لمر _كل جل أس مست _ط هذه ذه_ جد غي رس رات حة لغ اض ارة _مش عال حة_ _تح طل عت لاي ذ_ عو رق وس _ان قد_ الث لتع لمو رت كت خد لاس ص_ اخ اك لله رية لات ثا _بي سو طب لمد مشا يع_ حو تف ليم لعل مات بح علا عض وب_ تس وز تد _وي لمي سة سة_ _يت بق _هذا_ _أو_ _لا_ _ما_ _هذه_",
      ],
      [
        -8.5,
        "بو فل يح ولا لشر ليه دين دم_ لمن بين _تع أع أخ تم_ ته_ ربي حق مؤ مق هو_ لحل حلق دول موا هن كن_ تش مم نها _أي قت رض انت لعم _تق مبا اري لقة نف بم رج أج هل _اس تص طي تعل ثر أح ظا وض صو ري_ صي لعر لمج خاص فق وح يي هر لال _ث يق_ أك عرب _مب _عا وا_ _إن _أم شع سن ـ ضي صف لقا ليا مين يج وأ _مج بعد لأم اشر بعض سع _هو _غ كون _او لدو اط از _وأ فع _له دع وط صر شك نق _مو تت وه تها _قا ولي يها ديد رى دي_ ذي_ رد _تم قب يون للم لان ود_ شار _مت قط اون _مع_ _الحلقة_ _الله_",
      ],
      [
        -8.75,
        "شي يز _ذل _مر إس دار لها عه مص امل يث شرة يوت نه_ رح _أع رى_ _دو سر سلا يض ثم مدي جن يخ _بم وع_ رض_ نب كما هي_ خدم وك عض_ اهد بار يش يوم مخ نت_ باش كث ثر_ يان مجا جال ريا خص ده حس ائي يس_ _وق _سي _مح صل_ غير اع_ شرك يوب رن بل_ ساع _وب اله حك إع صة صة_ _كم صح شاه وما ثل وتي تيو فس عات إن_ جمي ارا راء امي تأ به_ قع _يع منا خي دون مكن ركة يف_ كم_ طبي سك رم لدي خط قدم وات وظ _عم خلا هل_ _لي أر يدة بر_ قال رف_ _مد بات _خا كب نش تما مي_ اة اة_ تقد اخت نوا _مل _بن _خل فيه اذ _تر لسا فه لمش لتق ادي معا نم الى a نح سط هدة اين _ذلك_ _الذي_ _كل_ _مباشرة_ _بعد_ _هو_ _يوتيوب_ _بعض_ _مشاهدة_",
      ],
      [
        -9,
        "فو لخا يرا ينة فح نط قات _أح لمؤ فت عية سم_ _لت دد _آ لكن وان ميع عرف معل ثي درا _هي حد_ _جم بي_ حال مرا _ز _وه ملي تحد الغ _حي _لك طن غر _به _يم ادة مري جام امع _وف مر_ دن _تت اسي ليو _تو رع _شر اس_ ملك _عب عما لأس أه ترك _قد لس_ اعد لبي لب_ تلف دية وص حدة _وس جز _أك تجا عق _لأ لإن أد بط ستق r _يس _بد اته مث يني بأ _بل نك أخر ظم لاح صن رب_ ستخ جت أي_ e لسي ياس _بأ خ_ ظي وة وة_ إذ أب تبا لأن يب_ لنا بها جلس مسا بك يمي وني لوم لمح لحا راس نص فى فى_ دل اصة يتم مان قام اف_ يرة لاق _يق اث يار لمق زم _وح _لد اول جب اج_ _تن اح_ بنا يث_ ابع داد انا ولة يين _أج نج لجا لجم لآ الآ شكل لتر برا جرا صفح جع لطا طق بش رار افة ره_ يمك صد صب تاب اه_ دما ُ غا لبر شه _جد _سا الة اعة إد ئل كات قيا لإس مخت ختل لثا _وع قع_ اية لمل _جا رين مقا شم بير _بر _عد _وك ريق لز سات لوا _تج عند دى دى_ _كما_ _اون_ _بين_ _الى_ _كان_ _لاين_ _لم_ _خلال_ _العربية_",
      ],
      [
        -9.25,
        "_تس حص عز يز_ خرى أل قبل _ي_ فية يئ رئ خب ايا مز مط سي_ يضا علو حمد وى وى_ تخد طة طة_ كثر وإ _وإ إج للا تز امة _وج حري سيا حيا كز _يك قرا ند_ بيا نات قل_ يو_ عدا ضو ملا هر_ جدي شرو ش_ رك_ عم_ ئة ئة_ طلب رئي ئيس لتح رها ضع لاد لحر رون اما ضر عاد تمر _حا نظا ظام لبا معر دور _بت تطو ودي _فر _ور قائ وري تفا شخ تى تى_ _ض يدي ناء دد_ راب _نظ لت_ بدا سان روع عرض فإ _فإ سس _هن ـ_ يست مجل واق سب_ لطل وي_ حض تث مد_ معة ذين _مم ماع فض لشع طال شري قس ًا ًا_ ئية وق_ عود ظر ؤس لفر ملة مثل ومن تار وطن را_ مار عب_ يلة إذا _يح دت هنا آن نع _حو _سن جوا _يج لقد _مه إدا فك ركا حول قم ده_ لأخ لطب تعد حث جتم أنه لجن وقع جمع ورا o _تل اعي _كي دق _ذا رير اضي سعو متح لبل _تك نن مؤس ؤسس ائل ركز ولو قوم تكو زة زة_ يط سه تنا فيد وبي نظم جود لوط وف_ لاخ نفس شر_ سؤ طني _تب عبد زار ومي سبة _إذ أ_ _أخ لض لتا ورة سال لجو _ين _أر مها لمم حج ديم دعم _مص كام انو تهم لاب اغ _تط رأ _هل لول لقر اق_ منط نطق _دا وية زيد توا لهم ضم _طر ينا اص_ أول تعا s جها _ثم ناس يخ_ صر_ اك_ تغ حدي نسب جل_ سج جة جة_ m رق_ احت للت أث منه مهم لكت _بش وفي در_ لمص موق مجم لنظ ابل محا زو عين l ترا غ_ _بق موع مرك معي أحد عدي سية امج حيث مت_ _سو i لسع ديو _إن_ _هي_ _قد_ _العمل_ _أي_ _ان_ _هل_",
      ],
      [
        -9.5,
        "مف وزا _مك مكا دك اعا مشر جان فإن دري ثة ثة_ رسا آن_ نتا رد_ رائ ركي اعت ستث لأج قدي فحة دام تقا _نو ستم تب_ أمر نسا _أس لأو رام قيم _غي يص ستع قه لعد صص هد_ نهم لتو نظر _مؤ دمة لو_ أص لاج لتن طري ستو _ير قيق لبن عدد بعة فرا تين مام مج_ _بح _مخ للج ختب لف_ راً قت_ أق قول ؤو إنه أما ريب لصف يئة ران لمخ _أه كي_ دخ انة جس دا_ لتج لبح لدر يذ كر_ لرا لمه كبي ذات ابت _فى حب قص لجه خر_ لحك جمو طقة لخد كوم _اخ اتي رص تيا نوع يكو ثان فر_ خو كز_ _نف قن _وز واس ليل تعر تدر نان دس _إد حرك ثير يره طاع قاب شب قار أيض طلا حث_ _حق عنا طف _اع _إع n _كب تحر صاد وار ضاف بلا يقة هما طوي _فق آخ آخر _نس تقو وجه متع حكو قطا وضع كيف حتى ريد نيا غل قسم لري لفا َ اا _قل قلي _ون شعر ارت نجا وبا ليب _قب سنة وذ تلا عتب تبر لقي افي إي مدر واح احد يت_ عط خدا بما _تش نى نى_ t سام _حر غة إعل ارك وير دف وعة ومة الز دات عا_ تطب بت_ مزي احة عي_ _لو لتط جد_ طوا لتد مه_ _اح كذ يما لون شخص _حت لقو بغ لسط صع يقو ئد ائد رنا خصص وجو شعب هات معه دير _قو ااا _الذين_ _تم_ _جميع_ _فى_ _عام_ _عليها_ _ولا_ _ومن_ _فيديو_ _إذا_ _كانت_ _لها_ _حتى_ _فيه_",
      ],
      [
        -9.75,
        "وقت _يش كية نز واد نك_ يدا الض لآن جه_ واب ست_ _إس لكة حسب ثو لفة ماد يته تثم ابا سلم _را ويل ادر w عر_ أكث عتم مس_ لاع كري _مق ئف ائف اط_ تقي دائ فري توف _شا هز وحد _مث لخط إح جب_ تور لوز حن _ات فلس سطي طين بيع قية نام ظمة _حل اقة ميل لإع صال ظيف _بو أعم لار _فل دأ داً انب دث صور ظه _لن _فا p ليس تسا _حس خبر ثق وقا ّ_ ضع_ ريك _وص إلي _تص واج محم لسو طاق بحث مما _إج ضح _سب اسة _نق يذ_ علن لن_ _أد دل_ ماء c _سل راف فعل نون اسم لغة تدا ساس صلا منت حف بان تصا شت راح ثل_ لدع ثلا كتا مور زر عار لشا واص لأح ستش _حد عه_ ريخ شف تحا كف نين وجي لقط إجر لشم تخص _خط ميا كد ياض اض_ وفر كس بع_ إق حت_ لوج لوق عزي زيز آل وظي ارج بري بدأ يّ وتع از_ ولك نب_ m_ أسا تاج ضي_ لتف لاء ممل واع إسل كلي يكي _الآن_ _غير_ _المتحدة_ _يوم_ _عند_ _يمكن_ _الساعة_ _العالم_ _العام_ _حيث_ _أكثر_ _النظام_ _ذات_ _له_ _به_ _الخاصة_ _فإن_ _بها_ _إدارة_ _عليه_ _بشكل_ _الدول_ _المنطقة_ _وهو_ _اليوم_ _يتم_",
      ],
      [
        -10,
        "_بل_ _قبل_ _وعلى_ _الأخرى_ _مما_ _دون_ _حول_ _منذ_ _يكون_ _وما_ _شركة_ _التعليم_ _مجال_ _أخرى_ _فيها_ _هنا_ _جديدة_ _مدينة_ _وفي_ _المدينة_ _المعلومات_ _السعودية_ _الوطني_ _ثم_ _البلاد_ _عمل_ _علي_ _مجلس_ _وذلك_ _المملكة_ _حسب_ _رئيس_ _وقد_ _أيضا_ _الصفحة_ _السلام_ _بما_ _خاصة_ _الخدمة_ _العلمية_ _مثل_ _أحد_ _تكون_ _المسلسل_ _لكن_",
      ],
      [
        -10.25,
        "_الوقت_ _الشيخ_ _بن_ _سنة_ _واحد_ _عبد_ _محمد_ _نحو_ _السؤال_ _عدم_ _الولايات_ _كذلك_ _الدكتور_ _المجلس_ _الدعم_ _القسم_ _المجال_ _العامة_ _تحت_ _هناك_ _الناس_ _لهم_ _بأن_ _الدولة_ _أجل_ _ولكن_ _pm_ _المختلفة_ _الملك_ _التعليمية_ _الطبية_ _الجامعة_ _أنه_ _تلك_ _اللغة_ _الإنسان_ _أم_ _وزارة_ _تقوم_ _العرب_ _وهي_ _الشركة_ _عدد_ _أيضاً_ _الشعب_ _الجهات_ _العالي_ _الخاص_ _جامعة_ _لأن_ _المركز_ _الماضي_",
      ],
      [
        -10.5,
        "_أعمال_ _دولة_ _وقال_ _منها_ _إليها_ _مهمة_ _العربي_ _البحث_ _الدراسة_ _الرئيس_ _المجتمع_ _القانون_ _إضافة_ _المجالات_ _تطبيق_ _الحكومية_ _صفحة_ _قال_ _بدون_ _البيانات_ _المؤسسة_ _ولو_ _أمام_ _المزيد_ _يقوم_ _اكثر_ _آخر_ _يقول_ _يجب_ _الطلاب_ _منهم_ _استخدام_ _موقع_ _قام_ _نفس_ _إنه_ _وزير_ _أما_ _ساعات_ _رسالة_ _الجواب_ _أهم_ _الموقع_ _نجاد_ _الي_ _أنت_ _كبيرة_ _المدرسة_ _تطوير_ _العلاقات_ _مليون_ _الصلاة_ _نسبة_ _الحياة_ _وحدة_ _لو_ _إلا_ _العديد_ _يوجد_ _كيفية_ _مجموعة_ _او_ _لقد_ _مختلفة_ _حد_ _الدولي_ _الأول_ _العالمية_ _إجراء_ _نتائج_ _نوع_ _الوطنية_ _معرفة_ _ليس_ _الشركات_ _المادة_ _الخدمات_ _والذي_ _البرنامج_ _سنوات_ _منطقة_ _المالية_ _تنفيذ_ _الشعر_ _الجزء_ _فقط_ _مستوى_ _لدى_ _نظام_ _ثمن_ _كيف_ _الدم_ _وجه_ _وأن_ _حالة_ _الاختبارات_ _وظائف_",
      ],
      [
        -10.75,
        "_قليلة_ _المواد_ _الصين_ _إسرائيل_ _المعلمين_ _الإسلامية_ _واحدة_ _والسلام_ _وسلم_ _المسلمين_ _العزيز_ _لله_ _ربما_ _الكثير_ _أحمدي_ _أهل_ _الحرمين_ _الشريفين_ _سيتم_ _دور_ _عنه_ _انقر_ _ريال_ _فقد_ _الأمر_ _دول_ _المدنية_ _ال_ _تعزيز_ _المؤسسات_ _حين_ _وقت_ _عملية_ _طريق_ _لن_ _بذلك_ _لدينا_ _رقم_ _الغذائية_ _ونحن_ _فصل_ _الرابعة_ _خدمات_ _ودعم_ _هؤلاء_ _الحكومة_ _شك_ _أين_ _القطاع_ _الشمال_ _قسم_ _الامور_ _بحيث_ _الدين_ _الشخصية_ _الطفل_ _الطالب_ _خارج_ _تاريخ_ _تؤثر_ _منه_ _العلاقة_ _الوزارة_ _تعلن_ _إحدى_ _نقل_ _الطرق_ _الجديدة_ _الأمريكية_ _الكنيست_ _علمية_ _الجامعات_ _ولم_ _قتل_ _كبير_ _المشروع_ _هـ_ _الاستثمار_ _تحميل_ _عبر_ _أداء_ _سيكون_ _داخل_ _العلاج_ _حركة_ _لي_ _وضع_ _الحرية_ _السيدة_ _كلمة_ _لكل_ _أعلى_ _التابعة_ _مختلف_ _خبرة_ _الأجهزة_ _عاماً_ _مرور_ _بنسبة_ _وجود_ _ملاحظة_ _الاختبار_ _تجاه_ _الرياضيات_ _الهيئة_",
      ],
      [
        -11,
        "_صالح_ _عبدالله_ _وظيفة_ _بوزارة_ _تبدأ_ _مشروع_ _تعرض_ _يؤدي_ _بصورة_ _ترك_ _يجوز_ _ليست_ _القدس_ _تعمل_ _الطلب_ _القديمة_ _أكبر_ _التجارية_ _الأعمال_ _الحالي_ _لذلك_ _المصري_ _القنصل_ _مسئولية_ _المؤتمر_ _البيت_ _جهة_ _خادم_ _المواقع_ _الثوار_ _تحرير_ _تعتبر_ _الابتدائية_ _الإسلامي_ _إعلان_ _وكان_ _المقاومة_ _شيء_ _يتجاوز_ _لماذا_ _ايران_ _يكن_ _لديهم_ _إليه_ _وبعد_ _حق_ _ممن_ _يعرف_ _علم_ _المستقبل_ _الأمور_ _الوزراء_ _ضمن_ _التنمية_ _علينا_ _صباح_ _الأمير_ _يقدم_ _الجنوبية_ _إنها_ _عالية_ _الجودة_ _يونهاب_ _الكورية_ _فلسطين_ _المشاركة_ _وفقا_ _تحسين_ _حياة_ _رمضان_ _بيروت_ _برنامج_ _اختيار_ _الدينية_ _كي_ _زيارة_ _المعنية_ _فإنه_ _الثالث_ _الفساد_ _طويلة_ _ظل_ _أنظمة_ _سواء_ _طرف_ _ماذا_ _مصر_ _العاملة_ _التركي_ _السنة_ _أننا_ _يعني_ _تعطي_ _مستشفى_ _الفقرة_ _وفق_ _كله_ _الدولية_ _الفلسطينية_ _شبكة_ _الإنجليزية_ _الزمن_ _نهاية_ _للبحث_ _الدراسات_ _هم_ _المدن_ _تقديم_ _التقييم_ _العلوم_ _الدراسي_ _لكم_ _مطابقة_ _دقات_ _قلب_ _مدة_ _فريق_ _تحديد_ _وهذا_ _أول_ _الانسان_ _إعداد_ _عقد_ _الوطن_ _عشر_ _الشامل_ _معين_ _أجهزة_ _حلقات_ _الا_ _وكذلك_ _كامل_ _الطاقة_ _مؤسسة_ _أقل_ _مرة_ _الشهرة_ _عنوان_ _إبراهيم_ _البلد_ _سامحني_ _مدير_ _الإشراف_ _am_ _العملية_ _دار_ _القرن_ _بالنسبة_ _كليات_ _لمن_ _عنها_ _خاص_ _لمدة_ _التخصصات_ _وغير_ _إصدار_ _شخص_ _العسكرية_ _اسم_ _فيما_ _أدى_ _قالت_ _نشر_ _وسط_ _المرض_ _الجمعية_ _توفر_ _الشرقي_ _الأمن_ _glee_ _أعلنت_ _شاغرة_ _قامت_ _مؤخراً_ _العثور_",
      ],
      [
        -11.25,
        "_عبدالعزيز_ _وبالتالي_ _الأسنان_ _الجميع_ _اذا_ _حوالي_ _نعم_ _المشكلة_ _مشكلة_ _التقنية_ _الثقافية_ _الامريكي_ _خانة_ _الشراكة_ _صلى_ _آله_ _ولاية_ _نفسي_ _الصفحات_ _للعلوم_ _الرسمية_ _سبب_ _المطلوبة_ _عمر_ _أدنى_ _عليهم_ _العالمي_ _الشعوب_ _كافة_ _تأتي_ _مكتب_ _أمر_ _النتائج_ _التلاميذ_ _العلمي_ _حقوق_ _الإسلام_ _الأساسي_ _يقال_ _مجموع_ _القروض_ _لأي_ _آن_ _رأس_ _نطاق_ _الحقوق_ _باسم_ _شعوب_ _السبت_ _أهمية_ _مجالات_ _تلو_ _أصبح_ _الشرعية_ _مصلحة_ _الحصول_ _معنى_ _اللهم_ _شركات_ _لهذه_ _المجموعة_ _حاليا_ _التربية_ _والتعليم_ _هولندا_ _سموه_ _أمس_ _الاول_ _الكبير_ _ترتبط_ _أجزاء_ _لديه_ _الطريق_ _يعلم_ _مراجعة_ _السيد_ _اعتبار_ _الأجانب_ _الشاملة_ _تحقيق_ _يشكل_ _لديها_ _الكويت_ _الصحية_ _البناء_ _سيئول_ _جزيرة_ _رحمة_ _اشخاص_ _الانتحار_ _الأحزاب_ _معظم_ _أصحاب_ _الأولى_ _رؤية_ _المالي_ _الآخر_ _الشمس_ _لبنان_ _التقديم_ _المقابلة_ _متقدم_ _النموذج_ _العلماء_ _مزيد_ _إلي_ _بلغ_ _الدورة_ _الثانية_ _الأمة_ _وبين_ _ابن_ _أكد_ _أحمد_ _الأزهر_ _الأرض_ _شاء_ _الأخير_ _عربية_ _التغيير_ _بيانات_ _مقارنة_ _وصحبه_ _نسخة_ _لتطوير_ _القوى_ _يرى_ _معهم_ _عليك_ _كلها_ _الحجاب_ _أخر_ _المستوى_ _التشغيل_ _يتكون_ _أنها_ _البشر_ _بينهم_ _الت_ _مهما_ _خير_ _جديد_ _الخارج_ _مسار_ _أبناء_ _عاما_ _الإنترنت_ _الاستمرار_ _والتي_ _سعود_ _يعمل_ _جزءا_ _كبيرا_ _عدة_ _العدد_ _الواضح_ _عديدة_ _الشورى_ _جيد_ _خطوط_ _السابقة_ _المشروعة_ _منا_ _بدأ_ _المعهد_ _عناصر_ _تتم_ _الرابع_ _قوة_ _هيئة_ _جانب_ _القضائية_ _العالية_ _الذى_ _قلوب_ _تهتم_ _العنصر_ _ينبغي_ _عمليات_ _أمريكا_ _لذا_ _المسؤول_ _التربوي_ _الأحد_ _ويمكنك_ _الحالة_ _الموجود_ _كلية_ _الأساسية_ _طرق_ _صيانة_ _الخطوات_ _القياسية_ _أخذ_ _يساعد_ _والعمل_ _الأشخاص_ _إقليم_ _سورية_ _شارع_ _تصل_ _ساحة_ _المعتمدة_ _أعتقد_ _خمس_ _علاقات_ _كثيرة_ _الاستمارة_ _البحر_ _ذكر_ _الرسالة_ _اونلاين_ _طريقة_ _فهم_ _بعضهم_ _عرض_ _الرئيسية_ _النوم_ _الثقافة_ _العمليات_ _فهو_ _تنظيم_ _الفنية_ _متطلبات_ _قصة_ _فوق_ _رأسه_ _بيد_ _جدا_ _السادسة_ _عشرة_ _بالتعاون_ _المشاكل_ _المعلمات_ _تسجيل_ _المؤهل_ _الصادر_ _شريك_ _تقل_ _معهد_ _تعلم_ _التعامل_ _عندما_ _بعرض_ _صنعاء_",
      ],
    ],
  },
  {
    code: "fa",
    script: "arabic",
    levels: [
      [-3.25, "ا"],
      [-3.75, "ی ر"],
      [-4, "د ن ه و"],
      [-4.25, "م ت"],
      [-4.5, "ب ی_ ه_ س _ا"],
      [-4.75, "ل ر_ _ب"],
      [-5, "ک ش ن_ _د _م د_ ان ز"],
      [-5.25, "ای ت_"],
      [-5.5, "ا_ در ار _ک را _و و_ ف _در ست"],
      [-5.75, "گ ع در_ ان_ _ش ق خ ج _و_ _ت اس ز_ _در_"],
      [-6, "_ر _ن از _س می ین ها _ه ل_ با ند ری به ده ای_ دا به_ _به آ ال م_ _اس"],
      [
        -6.25,
        "_آ از_ ین_ است پ ح رد ما ده_ رو ام ست_ _از ود _ای ور بر تا یا _با وا می_ _می اد _به_ _از_",
      ],
      [-6.5, "نی ند_ سا نا ط دی لی _پ که شد _بر _ج که_ ص های _ها _گ _است_ _می_"],
      [
        -6.75,
        "_خ _ف ار_ _که ود_ این یر سی _را _دا _ی ری_ لا اه وی تر _شد یک _ع _ق _سا ک_ ید ال_ را_ _که_ _این_",
      ],
      [
        -7,
        "تو نو چ کا مو اب رد_ ش_ ون گر ب_ ات بی بو نه مر یل س_ ره او اش ته هر دو با_ ول _ز شت _ح _رو _را_",
      ],
      [
        -7.25,
        "ران ستا ها_ آن _آن ام_ یت نی_ کر خو شد_ دار رس شا فر سال اری ته_ تی رای یی زی جا وان کن _بو شو دن هم _ان گا نگ لی_ _خو وس _تو _یک _با_ _های_",
      ],
      [
        -7.5,
        "_دو غ _کر بود تان ید_ مان من اه_ _چ فت برا یک_ ث _کا یس _او دی_ نه_ یی_ انی ع_ مت زا شه رت _تا ور_ یز کرد کی مد مه اند خت مع اد_ ره_ آن_ ایی رک ض _مر وز شی خا _مو یت_ قا یش ف_ شده اف _گر گی _سال_ _آن_",
      ],
      [
        -7.75,
        "وم یم _نا _ما فا فی _بی رف ات_ ون_ وی_ ق_ _هم سر بر_ _کن _ط له یه عی مل نام پا رب _شو اخ ذ هن _نی _شه اده یا_ رن شهر قر کو _فر تن یو پر اق لو ارد رگ نش _ام زم انه پی نت دان گ_ _من کت کار جم یه_ ٔ ٔ_ شر _شده_ _شد_ _یک_ _ها_ _برای_",
      ],
      [
        -8,
        "اع هٔ هٔ_ داد یان ئ تی_ آم _ل _دی کش اک a نوا له_ لم تر_ مح _نو _تر شود _مح حا یل_ _ص نم رم _سی مه_ یرا اره یر_ کل _قر رش هر_ وه ط_ _یا _کش دن_ _آم _ار نس ژ _مع تم وت سو زن کی_ ي رده ایر عا بل قی وب سی_ او_ _پی _پا نده _وا یز_ خود باش لت مس تار _نم شم یگ اخت نن _سر _خا عم نج عل نند مار _پر گاه شن _بود_ _شود_ _او_",
      ],
      [
        -8.25,
        "تا_ _ال ادی وش عد جو مین باز رفت یخ بن هی دس تری رار اشت توا اص عن _مت رت_ e ورد دگ گو بی_ اج فت_ قرا الی زی_ ارا ولی اح _شا تق روز _شر گی_ وری _جم یم_ شته نها هد _ده خ_ خان وج تب بان ردا صو گر_ دند رز جر بد دست زد _جا داش اشد ارت اب_ جن شت_ مای t o شک لت_ چه بار وار سل تف ما_ _مس نیز _جن _بر_ _ای_ _کرد_ _باشد_",
      ],
      [
        -8.5,
        "زه ظ r روی مش رخ هم_ سم _کو جه خوا یست بت طر _زم _حا بع یکی اس_ یگر قد لب امه عر _بن دور نگ_ سه وم_ _فی یش_ روس وع سن _دس ریا ول_ _رس نف i _کل زار دم یع دید _وی _عل سیا زما گل نجا فو تص ج_ پس تفا مج _مج خش سه_ وده اما وه_ مک ح_ کم یق _سو رست تش رق قع تل دیگ چن _اف نق کند _مش امی _مد بس اط n انش یخ_ رها تح _غ _عن عنو _هن ریخ مب وست یب مق نر گرف حم حل شور نیا شما جام فر_ رسی عیت هو تاب سط _زن سان ایا رج نان c ندا هان _قرار_ _نیز_ _دارد_ _ایران_ _یا_ _نام_ _شهر_ _تا_ _خود_",
      ],
      [
        -8.75,
        "انس خی _نف انو فته _مق رین یار ازی شاه شان جمع غا تع مری نما _هر زند ریک هس هست صل شنا برد قل دل عی_ بخ وز_ نفر l شگ قی_ وف فرا جل میل _عم فه افت رود پس_ زه_ مل_ خت_ طو کنن _شم _پس سپ لس یلی _اص انج سید روه _نش _گو آب _بع راه دو_ _قا ورا عه سب یکا ترا _گی لف زب درو قو ردن s ضا مور تند ندی الا تور یای بال ئی سک فی_ _مل _بس پای ائ قع_ معی _فا راب دگی _نق نب گرد زر شی_ رک_ سف فیل یرو _اش وسی وجو رون مرد _چه لک واق اقع جی _آب یج اتی نک _بخ الت مت_ اپ _شی گان جود گذ صور ورت تول _فو _طر یف شتر لم_ تخ صر رش_ _عنوان_ _کند_ _یکی_ _نفر_",
      ],
      [
        -9,
        "p حد حال بل_ ساخ _زی هی_ رگ_ ایش گز صا بین انت شگا قه انگ یده فاد ایت امل اسی ندگ ثا دری مد_ تما رو_ جد وره هنگ وع_ بت_ گیر یری فل _چن ستف کس ً _مه _اد بعد کشو نظ ابر اول هار طق تن_ لید وق آل هند اً ً_ اً_ کان نون لام وب_ یس_ کز زمی اث انا آمد خر اور ارو ملی خش_ _بد ینی عت ربا ولا _آل _شن پیش دش _اج رکت کت_ انن بیش ص_ _ث صی توس سط_ حر دام رند مال اصل قت ارس حی اگ اهی یلم ادا دها بخش آمر _تع قب _کم هرس نز _اع زبا _ژ رات منا _ته ابل هد_ _اب ثر کل_ رم_ خته یلا راس دین تبا ستر ساز سته زاد جای _گا _فل اتو اسا پو _کت نمو شدن حس شار _وج یون رح فق یند _ول ودر آنه عب لن زش _جه مام ستن طل ذا طا متر بنا پرد هرا مرک کا_ وسط _بوده_ _اما_ _دو_ _کرده_ _اند_ _واقع_ _تاریخ_ _جمعیت_ _استفاده_ _دیگر_ _داده_ _پس_ _هر_ _وی_ _کشور_",
      ],
      [
        -9.25,
        "مخ وند _زب مرا _صو چند لای کلا کتا _تص _نظ وپ لد عه_ رکز جه_ چی سیس غر _مخ روا رف_ خور _ری ناس _ات خل _طو بز _تن سر_ یشت اها ماه اید نگا ونی ث_ یزی وط _سل دا_ طب d نشا ذر لیا لان مود وس_ یال عد_ حت _تح رض یاف _قد چا چه_ یاد دول دد دم_ چها لز g فع لیت طی شید نوی ثار اسل ازه مقا زرگ نای برگ عمو یق_ خص _سپ _گل تم_ رسا بط ویی _گذ روش صد ارن پرو بای h گرو _عب لات ونه ترک یما ودن موس قاب پ_ وت_ صف ریه ردی ثب رما _سه ك لین نا_ _تب بری _اک عال تاد _قو یات ازد آث _آث آثا وای کز_ _اث ثر_ _بز چ_ حمد رس_ آر محم اهد وک همی راد تهر قه_ یچ دت دگا وش_ ارش _عر طور مرب نگل زو واد _تق برن پن زیر تک f آز شه_ _کی m _رف فه_ ولت ینه اثر ستی بزر وها بسی گزا مول اشا لاد محل یدا وال نشگ مدا ثبت یب_ ژا _ض _طب میا دهس اله _توان_ _آنها_ _دست_ _هم_ _مورد_ _انجام_ _روی_ _ملی_ _وجود_ _شهرستان_ _فیلم_ _بخش_ _کنند_ _توسط_ _صورت_ _کار_ _بین_ _دوره_ _زبان_ _روز_ _تهران_ _زمان_",
      ],
      [
        -9.5,
        "_عا معم ریت آو _اق وزی _نه جی_ _آز مکا _شک سلا تای _هو نوع مون شرک هنر سد زنا مص _مص ادر نست _آر معر ابی نار غی سرا فره تقا یدن _ور ردم _ثب زان _بل لق ستم ومت کیل رنا من_ نگی کد عدا بست _جل _تم ظر منت خی_ علا ماد داز کتر جها ومی اجر زای _اخ شکل سمت _جد ختل رهن یتا _سف تصا نط منط نطق راف هره اض لب_ جان آور کن_ _سن _مک وف_ وط_ جس قم u _نگ یسی ورش شام اف_ رام امر الک دب نوش أ الم گری _پو _دل ریس یف_ بق نور ارک واس _لا لا_ مث دخ اکن کنو گرا ضو _جر شخ شخص رر افی اق_ رچ ازم وئ گس اشی زیا خس لوم جنو نوب رب_ _تخ ربو بوط نزد _هس _ذ _جو جز _فع ژه هوا قش ساس طرا مپ تج گون شف تعد بیا مسا _اح _حس حل_ نیر اغ نت_ ایه _سم ویر _مث مجل تلف ِ لال لع دای ایج _هی واه _چا شین الب سیل یجا لیس ستو _غر یعی مدی رنگ _حر روف زده شب غاز کشت وین مات کام وشت آب_ تد مط _لی ورو مید وبی عنی گذا اع_ وچ دیو هه وزه رل جار هت یاب ندر لل تون خار سای امب لما ي_ _تی مست حو بیع برخ طه وزا تگ ریز دد_ موز آغ آغا مند میز یاس b ژه_ دوم درا آی درس نقش احی _خل هب لاس زش_ جرا _مط سن_ ویس رگز اک_ باس وپا صاد گوی مخت رج_ اگر نتق سوا جنگ ناب یقی اقت _ژا شیر دون ضر نین ترو گلی مبر مز طبی هل فوت حک _تولید_ _آثار_ _داشته_ _استان_ _اثر_ _شرکت_ _دانشگاه_ _ثبت_ _گرفته_ _بعد_ _آمریکا_ _سه_ _گرفت_ _دهستان_ _داشت_ _آب_ _بیشتر_ _دوران_ _بازی_ _دارند_ _راه_ _هایی_ _کتاب_",
      ],
      [
        -9.75,
        "_لو دهم لف_ _p _تش _آغ دود وگ _زا جری شرق _آو _a ناط طق_ یدی _c بوم قط فار ارگ فور _آی جا_ زدی حی_ _تج ين بن_ اوا یبا دک قال ارم ظا _حم میر بک شون داخ روپ ریق رائ یژ قس تصو مرو دهٔ روت اتر پرا رخو ناخ عض مچ سری ضای _قب مدر یاه مله _وز تقل هز رآ _رق خط اکت عما _قم _حد e_ _f آزا on راح _قل کشف لیل طی_ راک رح_ ساب ابق ادن لاً نیس ازا پان سم_ فاع کم_ هری هده حلی وام ودی _نز کوچ نمی دت_ ضی _مب _خر دما چنی همچ _تل سکو حق صر_ اژ سیم علی نظر اسپ عت_ علم سرش _نب وتب تیم نتی سلو یره _ی_ هش _شب معا لیو فعا گه شتن فرو n_ l_ a_ نتش شر_ وما دهد مها اعی شف_ کوه آمو جمه ینگ تین متح موت مم _مم فس امو دع وزن سوی طلا قدی یمی ذار بیل آس _آس ویژ رکی رور وح ثل مثل لها گش لس_ ژی _صف آذ آذر رز_ چو اج_ شکی طقه گف گفت یچ_ _اط _چی دل_ مهم _اگ قیق نشی _ند هما وص جاد رن_ اوی حص پا_ فز نخ _نخ غرب متو ستق قل_ ائی پار _خط فن لوی ذش گذش ذشت عاد ئو رص _پن رق_ آنا یع_ زین آه _آه فیا صل_ ایل قلا دلی دبی تأ _تأ رهٔ دیم عرو یگا تیا غان مشا یو_ هور تنه شیخ _آذ ِ_ سند زد_ گل_ اهن صرف ورز قتص چک داس ابت امن برر هیچ عات صب کلی جب کای بات افز بند خست کرا انر بدی دف _هز فلس لند شرو _ك _حک پت نر_ ستگ _شامل_ _گروه_ _بزرگ_ _شدن_ _بودند_ _رود_ _مردم_ _مرکز_ _مربوط_ _دارای_ _پیش_ _ترین_ _زندگی_ _نمی_ _سیستم_ _برنامه_ _طبیعی_ _روستا_ _فوتبال_ _آغاز_ _چند_ _کشف_ _جهان_ _داد_ _ماه_ _تر_ _تواند_ _میلادی_ _برابر_ _فعالیت_ _ساخت_ _آمد_ _معروف_ _محمد_ _ایالت_ _دولت_ _اشاره_ _بسیار_ _منطقه_ _مانند_ _نوع_ _حالت_",
      ],
      [
        -10,
        "خال لول لو_ قمر اطق رشی آلب ونا عبا سار حرک مقد برو وتو حسن سد_ عو ض_ سین لاح دوا تش_ بیر باب ختر جلس _سط وض مف درب بع_ دنی دیک طری سیق غیر صلی بش اجا عث راج _گف _صد _نشان_ _دهد_ _روزنامه_ _سمت_ _بار_ _مختلف_ _همین_ _موسیقی_ _شکل_ _بی_ _یافت_ _جنگ_ _اول_ _هستند_ _شاه_ _کردند_ _آلبوم_ _دوم_ _روستای_ _شوند_ _تنها_ _فرهنگ_ _طریق_ _هیچ_ _یعنی_ _حال_ _گردد_ _تشکیل_ _اکنون_ _زاده_ _قمری_ _میلیون_ _رسیده_ _آنان_ _مناطق_ _نمود_ _علت_ _شدند_ _مجلس_ _شیخ_ _سطح_ _سوی_ _اگر_ _ممکن_ _انگلیسی_ _آمریکایی_ _قرن_ _سر_ _زیادی_ _شروع_ _تیم_ _فوریه_ _طور_ _محلی_ _سرشماری_",
      ],
      [
        -10.25,
        "_نوشته_ _دلیل_ _نمونه_ _اسلام_ _خودرو_ _ویژه_ _بن_ _کوچک_ _اصلی_ _رسید_ _ترانه_ _زمین_ _آورد_ _ولی_ _نیروهای_ _اولین_ _جنوبی_ _غرب_ _میان_ _برخی_ _علمی_ _من_ _خانوار_ _خورشیدی_ _منتشر_ _شناسی_ _نقش_ _کردن_ _تاریخی_ _آموزش_ _موتور_ _حسن_ _معمولاً_ _کوه_ _وارد_ _اسلامی_ _ایرانی_ _کنار_ _شرقی_ _بررسی_ _سپس_ _مرگ_ _برد_ _جای_ _مجموعه_ _مهم_ _همچنین_ _دنیا_ _گیری_ _چهار_ _رفت_ _اروپا_ _مدرسه_ _چندین_ _حضور_ _نخستین_ _کشته_ _جمله_ _تبدیل_ _علی_ _طول_ _جام_ _بدون_ _هنر_ _همه_ _فرانسه_ _هجری_ _حدود_ _طراحی_ _حرکت_ _ایالات_ _ساخته_ _علاوه_ _بیش_ _ارائه_ _محل_ _رو_ _اساس_ _شمارهٔ_ _باعث_ _بیماری_ _چاپ_ _هند_ _شناخته_ _ایجاد_ _همراه_ _سری_ _سید_ _بدست_ _امام_ _جشنواره_ _آذربایجان_ _بنا_ _جنوب_ _کلاس_ _سازمان_ _آنجا_ _حکومت_ _قبل_ _دیگری_ _اش_ _اصفهان_",
      ],
      [
        -10.5,
        "_ولایت_ _فقط_ _همکاری_ _موقعیت_ _چشم_ _متحده_ _دی_ _دریافت_ _ادامه_ _قابل_ _پایه_ _نقشه_ _برداری_ _ارتفاع_ _دختر_ _پیدا_ _خانه_ _اقتصاد_ _مرکزی_ _امپراتوری_ _شهرهای_ _باید_ _همان_ _عمومی_ _شما_ _استاد_ _انرژی_ _باقی_ _خودروهای_ _جلو_ _کل_ _جدید_ _آمده_ _خان_ _ارتش_ _تحت_ _رنگ_ _بعدها_ _رابطه_ _آلمان_ _زنان_ _باشگاه_ _ما_ _بسیاری_ _ان_ _افغانستان_ _داستان_ _نامه_ _حمله_ _گونه_ _حزب_ _مه_ _درون_ _گذشته_ _مانده_ _جایزه_ _شرق_ _فارسی_ _اعلام_ _برده_ _زمینه_ _دادن_ _گذاری_ _بازار_ _ده_ _قدیم_ _تصویر_ _مشاهده_ _مثل_ _دهه_ _تغییر_ _امروزه_ _جریان_ _پرداخت_ _سفر_ _آزاد_ _اقتصادی_ _قانون_ _خاک_ _روسیه_ _ژاپن_ _فروش_ _تعداد_ _پی_ _اطراف_ _عمل_ _تئاتر_ _ام_ _هنگام_ _انقلاب_ _رسانه_ _طرح_ _حاضر_ _بهره_ _توجه_ _توصیف_ _انسان_ _تعدادی_ _سی_ _زمانی_ _خواهد_ _سیاه_ _نظر_ _مدت_ _روش_ _گیرد_ _آید_ _گردید_ _نبرد_ _خارج_ _دار_ _علوم_ _دیده_ _شرح_ _اين_ _مردان_ _کاهش_ _پخش_ _سپتامبر_ _اینکه_ _دهند_ _براساس_ _باشند_ _بنابراین_ _بهترین_ _وزارت_ _افراد_ _اندازه_ _جهت_ _مقابل_",
      ],
      [
        -10.75,
        "_بسته_ _رسمی_ _پایان_ _شبه_ _موفقیت_ _نماینده_ _خودرویی_ _اصل_ _آزادی_ _ابن_ _طی_ _ترجمه_ _تصمیم_ _مسابقات_ _خوانده_ _باز_ _کننده_ _فارس_ _معنی_ _متر_ _حاکم_ _شمار_ _جمهوری_ _دوباره_ _انتخاب_ _گاه_ _آذر_ _کامل_ _کنترل_ _مصرف_ _نزدیکی_ _قلعه_ _هنری_ _گویند_ _چون_ _سبب_ _شدت_ _ژانویه_ _معرفی_ _دمای_ _شهری_ _دین_ _آزمایش_ _رودخانه_ _زندان_ _افزایش_ _تمام_ _داند_ _زیر_ _بندی_ _اجرا_ _دریای_ _شمال_ _مارس_ _برگزار_ _مستقل_ _کیلومتری_ _سنگ_ _تقسیم_ _دهانه_ _عراق_ _گل_ _فلسفه_ _مجله_ _گزارش_ _تن_ _سرزمین_ _یکدیگر_ _هفته_ _جهانی_ _منتقل_ _روستاهای_ _فرهنگی_ _گیرند_ _شبکه_ _طرف_ _آباد_ _نسبت_ _چهل_ _ازدواج_ _تخت_ _پا_ _فلز_ _اسپانیا_ _ساز_ _عهده_ _کارخانه_ _نور_ _خط_ _آمار_ _نیروی_ _قسمت_ _پرده_",
      ],
      [
        -11,
        "_کد_ _سلول_ _اکتبر_ _ستاره_ _آهن_ _کنید_ _jpg_ _هندی_ _درست_ _رفته_ _خوب_ _تدریس_ _ادبیات_ _اجرای_ _توانایی_ _قدیمی_ _باستان_ _اتومبیل_ _اروپایی_ _بالا_ _مسجد_ _چپ_ _رئیس_ _شورای_ _سرانجام_ _تاکنون_ _صفوی_ _نویسنده_ _عوامل_ _چوب_ _پروتکل_ _انتقال_ _هسته_ _نیست_ _خشک_ _حد_ _قاجار_ _نتیجه_ _میزان_ _مقام_ _امتیاز_ _گفته_ _زده_ _المللی_ _جلد_ _نماید_ _فشار_ _درجه_ _چنین_ _لقب_ _چه_ _بحث_ _البته_ _سایر_ _توانند_ _وسیله_ _اغلب_ _غیر_ _گسترش_ _همسر_ _رشته_ _تازه_ _انتشار_ _نصب_ _نزدیک_ _ریزی_ _رسد_ _دولتی_ _اداره_ _لایه_ _محور_ _سرعت_ _ندارد_ _پشت_ _جنسی_ _چهارم_ _بخشی_ _مرحله_ _تابستان_ _زند_ _الله_ _فلسفی_ _مسئله_ _معماری_ _رقابت_ _کمک_ _دید_ _فرزند_ _عرب_ _سالهای_ _وزیر_ _ورزش_ _محرم_ _بازیابی_ _قدر_ _مطلق_ _سیارک_ _بطور_ _سیاسی_ _کمدی_ _محصول_ _عرضه_ _انجمن_ _ساختار_ _خیابان_ _رقم_ _نظریه_ _نماد_ _ورودی_ _استقلال_ _سفید_ _رشد_ _بیشتری_ _غربی_ _اعضای_ _نه_ _کافی_ _سبک_ _پایتخت_ _نژاد_ _گیاهی_ _اجتماعی_ _ژوئیه_ _بازیگر_ _تری_ _شاخه_ _روزانه_ _مدل_ _عضو_ _منطق_ _شاپور_ _تخیلی_ _اسرائیل_ _نظامی_ _میراث_ _ناشی_ _ترک_ _بابل_ _کم_ _نیاز_ _موسسه_ _دریایی_",
      ],
      [
        -11.25,
        "_تبریز_ _جمع_ _مرداد_ _اقدام_ _مغناطیسی_ _قوی_ _کابل_ _fiat_ _داشتند_ _ریشه_ _جا_ _کاربرد_ _دکتر_ _عالی_ _متعددی_ _اجزای_ _مشترک_ _نهایی_ _تمامی_ _اداری_ _نیستند_ _داخلی_ _فهرست_ _جامع_ _جمهور_ _جدا_ _سیاست_ _کاخ_ _ریاست_ _خاندان_ _تبار_ _برج_ _پردازد_ _شاید_ _اختلال_ _درباره_ _اختیار_ _دسترسی_ _منابع_ _کشاورزی_ _هوا_ _عدم_ _بعداً_ _اشتباه_ _مسیر_ _شدید_ _استخراج_ _شخصیت_ _وقوع_ _ابتدا_ _صفحات_ _بیان_ _عصبی_ _دل_ _دقیق_ _تعریف_ _درخواست_ _ذوب_ _زیرا_ _نداشته_ _بعضی_ _انواع_ _معمول_ _خاص_ _لازم_ _نشده_ _تجربه_ _دسامبر_ _همچنان_ _احتمال_ _بافت_ _خواست_ _پاپ_ _سابق_ _روبرو_ _عصر_ _مي_ _ساختمان_ _قادر_ _فراهم_ _قرارداد_ _کیلومتر_ _کمتر_ _نقاشی_ _مقدار_ _هواپیما_ _پیشین_ _ورود_ _نواحی_ _گشت_ _دفاع_ _نظام_ _هوایی_ _گرم_ _اهالی_ _کشورهای_ _پاریس_ _بعدی_ _رهبری_ _بدین_ _ماده_ _قیمت_ _سازی_ _خانواده_ _واژه_ _فتح_ _دسته_ _درگذشت_ _سپرده_ _تور_ _كرده_ _روسی_ _حتی_ _اجازه_ _کارهای_ _بازداشت_ _درآمد_ _مدیریت_ _عبدالله_ _نخست_ _نوری_ _قهرمانی_ _مدارس_ _بچه_ _خواننده_ _نوامبر_ _كه_ _دامغان_ _مصر_ _نزد_ _پیوست_ _باتری_ _روند_ _بینی_ _پارک_ _سوم_ _تصور_ _خارجی_ _کلید_",
      ],
    ],
  },
  {
    code: "ur",
    script: "arabic",
    levels: [
      [-3.5, "ا ی"],
      [-4, "ر ک و"],
      [-4.25, "ہ ن _ک م ے ے_"],
      [-4.5, "ی_ ت"],
      [-4.75, "ل س _ا"],
      [-5, "د ب _م ر_ ں ں_ ا_"],
      [-5.25, "_ہ ہ_"],
      [-5.5, "ج ھ پ ان یں یں_ _س _ب"],
      [-5.75, "کی ع می گ ن_ ت_ _کی و_ کے کے_ ور"],
      [-6, "_ت _ن _کے ار _پ ق ئ نے ف نے_ _ج ش کی_ ز یا ہے ہے_ _می م_ کا ل_ _د _کے_ _کی_"],
      [
        -6.25,
        "_ہے ری اس میں ہی _و e ح کر س_ او کو ور_ a ال وں وں_ n _کا t لی را _کر ما _کو ات _ہے_ _میں_",
      ],
      [
        -6.5,
        "ٹ _اس سے سے_ چ _ل لا ام خ _او د_ اور وا _ر کہ ان_ _سے ہو _گ _ان یا_ کا_ ہیں ص _سے_ _اور_",
      ],
      [
        -6.75,
        "ای تا ائ r رو کو_ o _کہ دی _ہو ھی ئی ک_ نا اس_ _ی یک _ہی ب_ i کہ_ پر نی بھ با تھ نہ ط _کا_ _کو_",
      ],
      [
        -7,
        "_پر سی ات_ _نے _ع ین s _ای یہ آ جا ھی_ ھا دو _ف l ئے _بھ d _آ ری_ ئے_ تی مل ڈ رہ دا یہ_ ہا _خ _ش یر اد ند m u سا ار_ ئی_ اب _اس_ _نے_ _کہ_",
      ],
      [
        -7.25,
        "_چ _ح اہ رت c _تھ رن _جا بھی یو t_ ام_ ست _لی ون _یہ گر پر_ تو سر h _ق جو اپ ف_ سی_ _ہیں_ _پر_",
      ],
      [
        -7.5,
        "ول تا_ _دی _با _نہ نی_ رد ظ g تی_ ڑ _ز _وا غ یک_ کر_ ائی _سا ہی_ نو یل یس عل ھ_ _مل اری پن ایک لی_ کھ مان مو بی تے نا_ وس دہ لو کرن تے_ گی اق _ط ض ز_ یم وہ _دو ہم رک پی نہی _رہ ال_ قا من _یہ_ _بھی_ _ایک_",
      ],
      [
        -7.75,
        "اف اک زی _ص on کیا در e_ _اپ ہن مر یت بر ین_ اپن فر یر_ اع _تو ne دہ_ کم ید وج _c ھا_ سل نگ te عا گ_ at ٹ_ بل لے لے_ دی_ _پی _جو رنے گا لم ٹی رف n_ re ود نہ_ دار وال ق_ قی ہت پا بہ وئ ذ _ان_ _کیا_ _کر_ _نہیں_ _کرنے_",
      ],
      [
        -8,
        "وی یل_ ہر _n تو_ p _وہ تع رے رے_ بن شا مع وم جن اں مت رت_ _کم وگ یش es ہا_ اں_ نس قت جی الی لہ کس سو چا _بی وہ_ طا رس وق _مو _پا ٹر تھا _ما اب_ از کن ش_ طر ع_ حا می_ چھ _ہم یز s_ f en بات فی دوس شر یت_ نت وز _m زا وت لک _بن یے یے_ ھو پنے تر سک انہ رم مش کار ول_ لہ_ _تو_ _ہی_ _اپنے_",
      ],
      [
        -8.25,
        "ٓ آ انی _f _ne اد_ ح_ ث _ال ھے ھے_ ad نڈ اح _مش چی _گی مس خا _جن رہ_ _مع in _l پو سم _سی عم یوں سن _طر ہو_ _فر یم_ co ate مال ج_ فت _بل _مس nt la عد _ڈ _تع _آ ti انے ur _گر پ_ اتھ _اع _co ھر _چا _غ گی_ ائے con _مر fr _fr _ٹ گر_ قت_ ہم_ است گو جس w _و_ اج ng کرت جب امی ید_ کت ملا h_ دو_ جو_ _من نوں مہ نک خو ارت ڈر کہا تھ_ نظ _ام بھا _بر جہ _رو _تھا_ _وہ_ _ہو_ _جو_ _بات_",
      ],
      [
        -8.5,
        "ٹی_ ہوں _نا لاق لا_ _سر رف_ _سو _جس پھ _پھ ہوئ اگ _شا _وق _i تھے فا بار تھی کن_ انو کام _کس _جب ہند ون_ _در سات بی_ ستا سٹ ہل یس_ اچ کرا زم جائ da _ہن مط _مط مار چاہ رح صل وقت یگ _in om l_ d_ مب گئ گیا لئ لئے _اب دن شن لیک یکن _لو مد رائ اش مطا جس_ قو زر کور وئی _خو _بہ تم زن یق حک تح اخ _ار مت_ ھن گا_ تان ردا انڈ مل_ نٹ شی عر یٹ صو _سن ہر_ _d on_ جب_ علی خل حم _وز را_ سب یز_ لب اص _پو ران ایس تہ ود_ دیا سرا جان m_ ڈر_ فو بت قر کل لز st ندو آئ _حا ہوت _لا زیر دھ st_ ar پرو _آئ ro بہ_ om_ قات ڈی پور صد لم_ _تھے_ _وقت_ _کہا_ _جس_ _ساتھ_ _لیکن_ _نہ_",
      ],
      [
        -8.75,
        "_گا ست_ پس ha or b _p _حک وست _گئ _عل du لاو _اگ مح تن خت وری انت نیا لیے وٹ le ھار ھر_ re_ u_ ہاں روں وجو دل mo an تار _فو _خا رہے _سک وش ٹر_ _لئ _ری وزی بو لوگ al _r ea est du_ اول _زر پہ _نظ ي _سب بڑ وان _اف _را بلا اقا _مح در_ _ذ رب بد لان _دن عی _بڑ a_ ایا کما لیگ وئے _شر رٹ مسل سلم اگر _پہ قع کان رہی _g نر et cl in_ k چی_ کسی نچ الا یاس _رک _عم ظر _da انس ہون حق _mo _u نڈر رح_ ریا یڈ شت _یا تک معا نگ_ اسی dat فرا ew ws new ews ادی _re rea mor ore یگ_ عام طرح تعل پنی یاد _تک یب لیم ارا مق ma io جوا مم _مم مج ws_ عو ead ad_ rd زرد راچ اچی شع آپ _کھ رہا لت تل اہ_ نہو رکھ ڈا عہ وسر sh گے گے_ _ض رفت صا شہ _قا _la lat tes fro rom _ur urd rdu _تر قی_ بع _بع _عا یج _آپ _سم بہت رق شن_ عظ دم کھا یش_ _a لک_ _تی ion رل ھوں الب بق وع ارو از_ ند_ اہت ظم ِ اف_ جات جم r_ ارہ tio _نو وب غی دور تک_ امل _دا لوں وڑ _لیے_ _جب_ _لئے_ _گیا_ _ہوئے_ _in_ _کسی_ _more_ _ملاقات_ _طرح_ _news_ _read_ _کراچی_ _لیگ_ _وزیر_ _تھی_ _latest_ _from_ _urdu_ _بلاول_ _زرداری_ _کور_ _کمانڈر_ _اگر_ _دیا_ _رہے_",
      ],
      [
        -9,
        "رین صر اند لام _اد _تا نظر ec th ریک lo eng فتا گئی بعد آپ_ انا توں ٹھ _مق ظم_ وار ورت رنا _زن چ_ ارے دین ارد رتے لگ _فی پی_ سیا ہتا جر وم_ i_ nte روی گرف طال الے زند کوم ضر کتا اسر اتی et_ ent نھ جھ ھان اہم غیر نم مخ عد_ بر_ کوئ ردو اسل ندر گوں لزم مک j nn ct cti os _cl ont nt_ len th_ ھل ونے یان _جی چھ_ رج تہ_ رور وا_ اعظ عظم رات _قر _ڈا ہد رتی net te_ gm mt _gm gmt mt_ onn nne nec ect se clo los ose se_ ten gt _le ngt gth انھ ta راد _تح ra مز _ٹی _مخ ندہ تق یار اٹ مات ولی _تم طو _چی ڑ_ ورا سب_ وگو نب سلا ئیں _s زما علا گھ فوج وک تب پھر حی ہما حکو ومت رکا بنا لف جے نج ملک حال pu ملز لبہ سوا یع _مہ وجی سکت ہوگ شم خلا جہ_ لما امن سہ حت جے_ دنی پیش جار خب ri کٹ ظا ردہ وف جا_ پار چو ہار ڑھ _انہوں_ _تک_ _بھارت_ _آپ_ _جائے_ _بعد_ _کوئی_ _اب_ _رہی_ _net_ _date_ _gmt_ _connection_ _close_ _content_ _length_ _ہم_ _ہندوستان_ _کرتے_ _اعظم_ _گرفتار_ _کام_ _اردو_ _لوگوں_ _گا_",
      ],
      [
        -9.25,
        "جل ؤ یدا ودی ادا _چھ خی nd ئیل نھو _t بق_ اپس _ہا ص_ کچ ڈ_ رپ _لگ اصل کب راہ جود قب na اک_ یون میر رغ مرد واپ کل_ _اخ زی_ کم_ دے _ات _خل عت _طو _نی یات وتی پڑ سام _زی نام الو نس_ ظر_ امر یشن آئے al_ ابق جد پسی حر کچھ انگ دے_ _ضر مای خر طور لیا ہت_ ه _اہ لس _کل مین ھت ڑی لات روا esh _گے نان رل_ من_ طاب _جہ غم _دل ضرو سان لن صل_ _فا _پڑ سال یص عق دس _جم ga _b _یو ویز ur_ جیو عل_ کری چن _کچ گری دک لد خص پہل کئ _کئ زار دگ قد ِ_ دا_ سر_ _ہر عما ہمی ٹا افر مشع شعل عمل میا نگر مد_ یب_ لاف _اح لل ط_ فیص یاں باد تما عہ_ ثر y مری کھی جنر نرل مشر _مج _عو وام سپ _یر یرغ رغم غما _مت _قو یکھ _گو رام بے بے_ اعل مہ_ شک مقا لت_ حمد تر_ قع_ اض _جے برا کرد واق تعم mi تخ عن ul شرف _م_ pur am لائ مپ ونی _گھ اہر جی_ _صد زیا صد_ بل_ دگی _بی_ _اسرائیل_ _مطالبہ_ _گئی_ _پھر_ _یا_ _پی_ _سب_ _انھوں_ _ہونے_ _حکومت_ _آئے_ _ملزمان_ _دو_ _رہا_ _گے_ _مردہ_ _واپسی_ _بہت_ _اپنی_ _اسی_ _ملک_ _والے_ _مشعل_ _کچھ_ _کرنا_ _پیش_ _جنرل_ _یرغمالی_ _زندہ_ _فوجیوں_ _چاہتا_ _مطابق_ _جا_ _طور_",
      ],
      [
        -9.5,
        "_عر مام نع ضا صح _صح اہی ڑی_ کرو it ang سنہ اؤ li de ade des sh_ اقت _شہ کٹر ڑا وص رٹی وتا ئن _تن ینے فل للہ قص جن_ لف_ وڑ_ _وج دان خد _خد اقع ریں قہ قہ_ at_ رز _j ap _دھ کیو موں صی وع_ رمی ارٹ دیک ً اً ئر ذا بت_ یما جہا ٹو _فل الل مرا وجہ نما روز چل اسک ھنے شو انچ _کب وپ وٹ_ وقع منے _جل شام ہوا مید _بد v ch نتخ ء ri_ ju نسی ٹن _صر صرف ض_ _تق نش نٹ_ اتا گل رتا ارک _دہ یسے ادہ ینی _نم _حق قاب _چل یف ختل خوا لیس _تب ینا کھن فی_ ردی اج_ _خی g_ بج fri _ju jul ul_ ic سٹی حقی _اق گئے _صا روف گن وچ ستی خود مجھ ھیں یڈی رڈ ملے _اک یقی ائن مائ تیا _سل نص بچ _بچ یسی ہری کئی حد اخل ریب حو اسے عب ٰ زب صور سری iti _بج نوا ak ولا ممب رم_ پان نیو یٹ_ ریس بلک لکہ حب یچ مود مگ _مگ ً_ اً_ ثا بھر ھائ دیت رما _حم اکر الم ندی مخت تلف ڑا_ عدا نچ_ کبھ کش نسا بند ذر رقی وی_ اث تج ia si _e _مد ba ed tt dh سف _na وت_ میل قیق لاک شہر pr ٹری آئی سرک بال شرو روع لین ہتے مگر کیل ابی ہلی حت_ ونک یو_ ہلے _مز ندا شی_ فس _ور _جے_ _ہوتی_ _دنیا_ _سنہ_ _پرویز_ _دی_ _نظر_ _ہر_ _والی_ _مشرف_ _گی_ _خلاف_ _اللہ_ _fri_ _jul_ _افراد_ _صرف_ _ہوتا_ _ہوں_ _جہاں_ _کئی_ _جن_ _اسے_ _سامنے_ _بلکہ_ _کرتا_ _تعلیم_ _انہیں_ _تمام_ _سال_ _کم_ _ہوا_ _شروع_",
      ],
      [
        -9.75,
        "فرو _دس سائ آن _قب _پس کھت بان راج لق دع تین _مک gh ھلا یق_ لح _pr عوا پری چک بک اط اتے بنی نکا _چن پہن نکہ عال اعت ئم ائم شش کوش مول اظ قائ غر دن_ _بے سرے گز نب_ ه_ نف ہائ انج قرا بتا di ia_ _h hi تخا خاب کس_ _غی ol oli آج _آج ترق زہ واب رون قری قوم ٓپ آپ یح یسر نٹر _ث سا_ ہنچ عات ئل _اج شد یری چوں گرا وشش حاص وغ رپو انب ذہ _ذر کہن ہنا دال شاہ موق یٰ تد ابت کول موج _کت پید _صو لاح راس بڑی _خب خبر ستع _بت _ma ء_ زو طرف نوج ھم ناک _k خال فت_ po cs _po pol lit tic ics cs_ آج_ وگ_ مص _مص وف_ نئ وگا اے _اے اے_ سمج میڈ ہات رر بڑھ کال سٹر سین طل ایم _عہ عہد ظی یرا یند _رس لگا بچو _طا علم اما غا ابل ریز سکو زاد سما اکس ہز ہزا ى ى_ عی_ پول وسی نق شتہ کمپ ھتے فائ رگ سہ_ ٰ_ یٰ_ دست ظ_ یسا افی _تج ریق یال وائ ee ndi ir rs es_ واز ku _ch یور ورس رسٹ un حق_ تیں زہ_ _مودی_ _خود_ _زیادہ_ _پہلے_ _مختلف_ _کبھی_ _بے_ _مسلمانوں_ _گئے_ _ترقی_ _پارٹی_ _دور_ _ضرورت_ _حاصل_ _جانب_ _بڑی_ _دوسری_ _ہمیں_ _politics_ _آج_ _عمل_ _جاری_ _سوال_ _اے_ _اہم_ _بچوں_ _دن_ _دوسرے_ _سی_ _مگر_ _دے_ _دینے_ _مسلم_",
      ],
      [
        -10,
        "_موقع_ _استعمال_ _طرف_ _کرتی_ _عوام_ _عام_ _لوگ_ _دہلی_ _ڈاکٹر_ _وجہ_ _ایس_ _جاتی_ _india_ _ممبئی_ _aug_ _غیر_ _pradesh_ _کریں_ _ہوئی_ _سیاسی_ _آپ_ _والوں_ _نام_ _کہنا_ _کس_ _تین_ _صاحب_ _آئی_ _ہمارے_ _اسلامی_ _قائم_ _فیصد_ _شامل_ _کوشش_ _کان_ _میل_ _ناک_ _شہر_ _اپنا_ _امریکہ_ _درمیان_ _دیں_ _میڈیا_ _ایسے_ _پیدا_ _کیونکہ_ _لیا_ _سکتا_ _تھیں_ _اسلام_ _ایسی_ _بن_ _جبکہ_",
      ],
      [
        -10.25,
        "_سیاست_ _جانے_ _فراہم_ _غبارہ_ _چاہیے_ _یہی_ _جاتا_ _خدمات_ _حال_ _یہاں_ _فلم_ _بنانے_ _ہزار_ _ہوگا_ _احمد_ _زندگی_ _مولانا_ _سرکاری_ _مزید_ _پاس_ _یونیورسٹی_ _freedom_ _at_ _midnight_ _bangladesh_ _swap_ _enclaves_ _ٹی_ _کل_ _جواب_ _پوری_ _ثابت_ _اسمبلی_ _شخص_ _نظام_ _ہماری_ _علم_ _سکے_ _محمد_ _بہتر_ _ہوگی_ _پولیس_ _کروڑ_ _کیے_ _وغیرہ_ _لے_ _شاہ_ _موجود_ _dattapur_ _dhamangaon_ _نوجوان_ _گھر_ _جناب_ _ہاتھ_ _دوران_ _کیلئے_ _کار_ _ایسا_ _مرکز_ _انتخابات_ _بار_ _واقعات_ _پروگرام_ _بھر_ _ممالک_ _قانون_ _صدر_ _قبل_ _وہاں_ _گزشتہ_ _الزام_ _تعداد_ _اندر_ _دیتے_ _پاکستان_ _جلد_ _چیز_ _مکمل_ _اتنا_ _والا_",
      ],
      [
        -10.5,
        "_رکھا_ _امریکی_ _tirumakudal_ _narsipur_ _خاص_ _ابھی_ _فکر_ _ریاست_ _قوم_ _کانگریس_ _حکم_ _صحیح_ _لہذا_ _اعلان_ _چند_ _معاملہ_ _نریندر_ _معاملے_ _جی_ _عالمی_ _مقصد_ _حمایت_ _کرے_ _اعلیٰ_ _تیار_ _فیصلہ_ _باوجود_ _وہیں_ _داری_ _کمپنی_ _کہتے_ _واضح_ _رپورٹ_ _چاہتے_ _خبر_ _اظہار_ _بیان_ _قتل_ _انسان_ _زبان_ _میدان_ _عمر_ _نوجوانوں_ _میمن_ _برطانیہ_ _تحقیق_ _یعنی_ _نئی_ _مل_ _بنیادی_ _انجام_ _سر_ _عہد_ _ادارے_ _کامیابی_ _حصہ_ _حملے_ _ایم_ _سمیت_ _برس_ _تحریک_ _انگریزی_ _آیا_ _تحت_ _بڑا_ _دس_ _پانچ_ _پور_ _امید_ _خیال_ _قرار_ _دیکھنے_ _چاہئے_ _بند_ _آباد_ _ذکر_ _قوت_ _دونوں_ _میرے_ _غلط_",
      ],
      [
        -10.75,
        "_زیر_ _کانفرنس_ _انتہائی_ _اضافہ_ _کردیا_ _بزنس_ _طریقہ_ _یعقوب_ _پھلا_ _کرکے_ _tamil_ _nadu_ _to_ _آنے_ _مصروف_ _اخبار_ _شائع_ _کہاں_ _دینا_ _کتاب_ _تجارت_ _معلوم_ _کمی_ _چھ_ _تاریخ_ _پیسہ_ _حقوق_ _جوہری_ _ادب_ _عظیم_ _ہند_ _تقریباً_ _آزاد_ _لیڈر_ _خان_ _علاوہ_ _شام_ _سنگھ_ _گروہ_ _روپے_ _کئے_ _در_ _ممکن_ _گجرات_ _امن_ _فروغ_ _ماہ_ _اختیار_ _مشہور_ _چلا_ _بتایا_ _ذریعہ_ _کامیاب_ _انسانی_ _چھوڑ_ _مسجد_ _آتا_ _حد_ _ضروری_ _تہذیب_ _سو_ _کوریا_ _بر_ _رکھتے_ _آف_ _این_ _بارے_ _داخلہ_ _علی_ _جاتے_ _سید_ _پانی_ _طاقت_ _شری_ _مہاراشٹر_ _منعقد_ _قدم_ _قرآن_ _خدا_ _واقعہ_ _پس_ _خیالات_ _انتخاب_ _جھانسی_ _جولائی_ _زخمی_ _دھماکوں_ _علاج_ _ساؤتھمپٹن_ _پھلانے_ _sat_ _sun_ _اقتصادی_ _madhya_ _punjab_ _himachal_ _جائزہ_ _عنوان_ _نئے_ _تا_ _اعلی_ _محض_ _تنظیم_ _نتائج_ _دیگر_ _صحت_ _راہ_ _صورتحال_ _لگا_ _نشان_ _حیثیت_ _روز_ _قابو_ _نتیجہ_ _دولت_ _رکھنے_ _قسم_ _بازار_ _اسکول_ _تعلیمات_ _درجہ_ _بجٹ_ _سفر_ _خواہش_ _نو_ _رات_ _پرستی_ _ذمہ_ _حق_ _معاملات_ _خون_ _شاید_ _اصل_ _معاشرہ_ _جیسے_ _عرب_ _موجودہ_ _رہتا_ _او_ _تعلیمی_ _دل_ _نقصان_ _ووٹ_ _باقی_ _بنا_ _بڑے_ _ہوتے_ _عدالت_ _چل_ _فرقہ_ _رکھی_ _پتہ_ _تبدیلی_ _تب_ _دنوں_ _اچھے_ _ذہن_ _سرمایہ_ _غزل_ _ميں_ _ختم_ _نیا_ _درخواست_ _مقام_ _مسئلہ_ _ہمارا_ _نماز_ _تقسیم_ _معروف_ _قریب_ _تاخیر_ _آیا_ _قابل_ _کون_",
      ],
      [
        -11,
        "_صورت_ _تجارتی_ _سوار_ _مار_ _پھانسی_ _مالی_ _پانے_ _مجرم_ _عمارت_ _ہلاک_ _تعمیر_ _کاموں_ _چکی_ _لیتے_ _جانی_ _دیے_ _سکیں_ _سمجھ_ _سکتے_ _وہی_ _ملے_ _کتابیں_ _والدین_ _ایمان_ _قرآن_ _ہائی_ _پورے_ _مسائل_ _دوچار_ _ادارہ_ _رہ_ _تم_ _دیتا_ _توجہ_ _تعلق_ _پیچھے_ _ریاستی_ _تاکہ_ _یاد_ _بنیاد_ _ایران_ _چیت_ _مجھے_ _اسکولوں_ _با_ _کرنی_ _داخل_ _آزادی_ _ترین_ _کاری_ _سلسلے_ _منتخب_ _ٹیم_ _سرکار_ _لانے_ _بھائی_ _دیکھا_ _اخلاقی_ _عملی_ _روک_ _علاقے_ _جاوید_ _پہنچ_ _ہوگئی_ _بغیر_ _مثال_ _صلاحیت_ _اقتدار_ _مخصوص_ _لکھا_ _مدد_ _بندی_ _ہونی_ _حوصلہ_ _سود_ _شناخت_ _دیکھ_ _حقیقی_ _روزہ_ _تبدیل_ _صاف_ _لیں_ _درج_ _اتر_ _اطلاع_ _افسران_ _جیل_ _جنگ_ _ہفتے_ _جگہ_ _معاہدے_ _شدید_ _بیرون_ _زمین_ _میری_ _ملا_ _سعودی_ _الگ_ _ایجنسی_ _گذشتہ_ _غریب_ _فروخت_ _شمالی_ _دوست_ _توقع_ _مجموعی_ _دلچسپی_ _انھیں_ _قومی_ _الیکشن_ _کمپنیوں_ _شاعر_ _ملتا_ _ہندوستانی_ _انصاف_ _چونکہ_ _کھل_ _فوج_ _پورا_ _انکار_ _خبروں_ _چنانچہ_ _دوسرا_ _پروفیسر_ _ظاہر_ _نیز_ _ورزی_ _ڈی_ _چکا_ _پڑا_",
      ],
      [
        -11.25,
        "_فروری_ _بس_ _پیر_ _کہتا_ _اضافی_ _ملازمین_ _رکھتا_ _طریقے_ _جمع_ _maeeshat_ _first_ _magazine_ _focusing_ _minorities_ _business_ _economy_ _ایشن_ _حکام_ _بدعنوانی_ _ضلع_ _high_ _alert_ _mumbai_ _after_ _yakub_ _memon_ _hanged_ _petro_ _chemical_ _complex_ _سفاری_ _ٹکر_ _بم_ _تعاون_ _موت_ _chandameta_ _butaria_ _neuton_ _chikhli_ _kalan_ _raghogarh_ _vijaypur_ _گرنے_ _کمزور_ _کیوں_ _ایکسپریس_ _حادثہ_ _west_ _bengal_ _karnataka_ _سبھا_ _دورہ_ _استقبال_ _متعلق_ _جانتے_ _افضل_ _مرتبہ_ _بجے_ _خدمت_ _گفتگو_ _طرز_ _سوالات_ _بنگلور_ _مبارک_ _ڈال_ _ولی_ _لائن_ _ریاستوں_ _رسول_ _وعدہ_ _ہمیشہ_ _دہشت_ _آخری_ _کردار_ _یو_ _رکھتی_ _علمی_ _ڈالر_ _رواں_ _آغاز_ _طے_ _انٹر_ _سننے_ _ہندی_ _بہار_ _ستمبر_ _صحافی_ _مقابلے_ _اہمیت_ _ایوارڈ_ _جاۓ_ _محبت_ _محروم_ _تیزی_ _محسوس_",
      ],
    ],
  },
  {
    code: "hi",
    script: "devanagari",
    levels: [
      [-3.75, "ा"],
      [-4, "क े र"],
      [-4.5, "_क ी ् ह न स े_ ि ं त"],
      [-4.75, "म ा_ ी_ ो ल"],
      [-5, "ं_ प य _ह र_"],
      [-5.25, "_स व द _म ज"],
      [-5.5, "ब ग ै _प ु"],
      [-5.75, "है _है के ो_ _ज ें के_"],
      [-6, "_ब का न_ ें_ _न ार मे भ या अ ्र _अ _के ने च श _द _व ए ै_ है_ _मे ने_ में _है_ _के_"],
      [-6.25, "_ल ट आ कर से की की_ _त ों त_ ू _र से_ थ _आ र् _भ को क_ कि ान ों_ ही ता या_ _की _में_"],
      [
        -6.5,
        "्य _का ख ना उ ि_ ल_ _उ स_ इ _कर _को का_ रा िय ड वा _कि _इ मा क् हो ध _से _ग _य को_ _की_",
      ],
      [
        -6.75,
        "म_ स् ैं प् पर ता_ सा _हो ए_ ाल ह_ ले जा _पर ष फ भी ार_ त् य_ री ैं_ ई भी_ औ _औ और _और _से_ _को_ _का_",
      ],
      [
        -7,
        "ला ्त और_ _प् ना_ िक प्र _च हा _जा ते _थ न् वि इस हैं ही_ रे िया _इस रह लि ई_ ती ात _भी ़ पर_ _ए दे ित कि_ बा ीं ते_ दि री_ ण ीं_ िल _और_ _हैं_ _भी_ _पर_",
      ],
      [
        -7.25,
        "द_ _सा _श ति नी था गा रत ां हीं कर_ तो _बा _वि _रह ान_ ाय कार ंग यो ाम िन नि रो रि िस सक नह ्व ब_ _ख _नह नही ती_ _तो _दे _दि तो_ _ने ग_ हु ले_ _कि_ _तो_ _नहीं_",
      ],
      [
        -7.5,
        "िए ्ट ्म _फ ास िए_ पन एक _ही था_ _एक छ सम ट_ _मा पा ्या _लि नी_ ाद सी दा ्ष व_ ाह एक_ उस _उस ली मि ोग यह _यह भा िर श् चा अप ौ _अप हे _सम उन त्र रन ड़ _उन प_ द् ये _था _ही_ _ने_ _एक_",
      ],
      [
        -7.75,
        "इस_ ण_ सं हो_ क्ष ेश ल् ज_ ाज श_ _ले सर झ रक अपन ाव ्य_ वह लो ठ ाल_ _रा ति_ गा_ तर _वह मु जि यों ्थ ये_ ित_ ूर लिए _वा रे_ _हु _क् ली_ लग िश वाल _सं ोत _स् जन अन _अन ला_ ेक यह_ ुर िक_ घ _पा ओ आप _आप करन सी_ _नि जी सि _मु _इस_ _हो_ _था_ _यह_ _कर_",
      ],
      [
        -8,
        "हम ंद _लग कु खा ्_ ार् कह _कह दी फि _मि ँ ्क ेत ास_ ाए हि रा_ _या नक ्र_ होत ंत ष् वर िं जो म् थ_ _जि t कत गे ाम_ मी _कु हत a किय _हम शा रने ीन ृ ारी िन_ गर गी ्ह ्द ग् e ज् ्ल वे ियो पह _फि ात_ _भा _जो गय _गय हा_ ्रा ुन हर रू पने _लिए_",
      ],
      [
        -8.25,
        "_ड ाई ाथ ेश_ स्त िका _पह वह_ मान ब् टी नो ंक दी_ रों ुल मन रहे _घ ्स तक देश धा नु ंस मै ाई_ मिल _सक ाद_ च् करत ्च ोन थी तु हल जान पू गे_ _मै ां_ स्थ हे_ िव o ेर ाथ_ _सि ुत ेल न्ह _लो धि जो_ ाने सा_ _ध नों रण ैस गया कल िख ्त_ मार _तर ्न साथ लेक ्री ाया _जी च_ _ना पक _ट दिय _थी उन् जा_ क्त िर_ ुक आप_ ्वा रका शि मह ़_ _किया_ _वह_ _करने_ _अपने_ _जो_ _गया_ _आप_ _रहे_",
      ],
      [
        -8.5,
        "ीन_ ाले ीय ाग _मह ्प थी_ ॉ बन पु _सर ीक ाना ोई रम सु _तक ीत _चा सल _छ बे ्रे ्म_ गत सकत गर_ कोई ोई_ मैं आ_ ेख क्य ाप दू जात किस ाक बि पूर ोग_ _सु ाओ गी_ दर ुए राज _बन r बी मो ाब छ_ िल_ ंच सन टी_ अध _अध ेन रिय दो पहल ुछ कुछ तन ू_ तक_ _ला बात ड़ हुए ुए_ वन र्म अनु बह बार ुछ_ ऐ _ऐ ढ दा_ चे पी ग्र ड_ वार कहा i ीय_ यक ्रत बच _बच उनक जिस पत ध् ्ति टि लोग ख_ _पू सके ष_ ट् रह_ कम हों र्य ीव s ेग चि ्ध िश् ओं ओं_ ोता उसक ्ट_ पि थे करे रें दिन सब ाँ _बह लत _वे _थे थे_ जब किन _कम ंग_ _साथ_ _कोई_ _हुए_ _थी_ _कुछ_ _तक_ _दिया_",
      ],
      [
        -8.75,
        "लिय व् स्ट कता बाद िला ुद टा ुम रण_ पनी ाए_ फिर ीर ारे ऐस _ऐस _दू क्र ्ता m ्रो जी_ ंड n न्य रती _सब ्रि इन _हा ाइ ाओं चार िल् भर ोर िज _जब गो नत आज _आज जे जाए चु मेर व्य भार दु होग ाली याद रव िम डि _बे ेज वी सू ्ण _दो _चु बर ्यक _शा हन ुत_ हां ्था अग _अग ारा वर् ्ज विश आय _आय ेकि ँ_ खे धिक श्र ानी ु_ हले ाध ूर् ंगे श्व त्य मी_ च्च खु _खु ैसे रहा ूल हम_ षा र्ट ाता डा ड़_ ेट न्द ध्य ूस द्र _खा नाम बहु रु ुआ योग थि रते _भर फ_ वे_ बस _मन मय रस र्त ंन ंने ोक ेद र्थ _पु हार ेगा _गा ेव ित् सार ुस हर_ ोल देख निक मर ्यो सरक ुझ िसी _ये कर् _ब् ूप मं _पत चन अधि कृ जीव _जन यु अन् _बि ारत िद िप ोट उप _उप ल्ल िस_ रत_ हें ेह चल _चल ाज_ जब_ ाहि रही _होता_ _थे_ _या_ _बात_ _फिर_ _वाले_ _पहले_ _कहा_ _लेकिन_ _मैं_ _रहा_ _किसी_ _ये_ _हम_ _बाद_ _अपनी_ _वे_ _जा_",
      ],
      [
        -9,
        "ील _हि लगा अर ध_ _दु _इन आपक अस ्व_ ाव_ षा_ न्न चे_ परि िस् तरह ंट भू सद रद लों िर् यम ोज ुआ_ ष्ट _अस त्व ात् मुझ गल ढ़ ञ ्ञ ज्ञ ोड मा_ लन _सी स्व ेस िवा चाह _न_ इसक निय त्त ंग् _अर टर दे_ सर_ रति हुत हू हुआ गई _गई बल खि ्रक बत उस_ होन ्हे _ज् मल आर ्स_ ट्र िये वास ाला टे गों ंत् अभ _अभ वन_ _बी ज्य र्व h आई शन द्ध एं आद _आद ूं गई_ ्थि जर िक् ोगा ाते _हर ुख लक _वर वा_ भि बना वो _ओ ारो आज_ वस _तु _झ ंध िन् ुप _व् ीस खा_ ीज जै सका झे ़ा सस ससे विक सो अब _अब अब_ मय_ िंग साह _a अं _मो रान िखा _जै अगर ादा _बत ोस दर् कै _कै ञा ्ञा _रू रक् ्षा सह _सह ाष ौर िता फिल ूम आत रख _भू _करते_ _जब_ _तरह_ _रही_ _सकता_ _बहुत_ _क्या_ _उस_ _हुआ_ _गई_ _आज_ _होगा_ _अब_ _दिन_ _बार_ _अगर_ _सरकार_",
      ],
      [
        -9.25,
        "सभ यू निर धी गए _गए गए_ तर_ _अं p ंब हमा नका रता पे काम ेम पै उसे बता झे_ कों षि ाश घर रूप _आर _यो ची दल समा तब _तब रना समय कम_ उत _उत _मं लिख _सू देन _श् _दी e_ वर_ c _ती शी ाट _पै जैस इत _इत ुझे _दर ूल_ _व_ ृत मत ल्म दम _पि ाफ ूप_ ेल_ ्हो ्रद ्मा वं अर् ृष ्ण_ ीवन संस काल ेंग िष ख् ुनि शु र्ण इन_ अच _अच ्ड थान दिल ्छ च्छ _रो भाव यान साल _पी _रि ्रम _सो पो र्ज तार जार यत _रख ़ी दिख यद तना ांग षे वित ्ब गि ्तु m_ पत् _कृ टर_ _ठ _शु वाद _हू कन ाती ीत_ ाय_ स्क अल ांच ोड़ मुख दार ्ट् लगत दूस ूसर ोती ्टी मू _डा _दा वही ज़ ़ी_ धर ेत् सलि िभ वान t_ िग नर शन_ _t _चि ाएं अव _अव झा फा जग सकी हत् _अल _घर माम ोर् कं गु ारण _कल तब_ र्ष जन_ बै _बै ़े इं वल मां म्म ाँ_ ्षे बो ्रस रस् ोंन मंत ्तर l बर_ रिक गत_ तीय पुर _पे re िद् ठी ंप ख्य खन अच् बच् ोते _आ_ िंद ैन रफ ाह_ फ् शे राम टन ास् ीब ्ष_ ोगो ऐसे सिं तीन _आत ्ती हते _शि ीम तुम षेत ्चे ओर _ओर ओर_ रवा जु _गए_ _देश_ _उसे_ _करें_ _नाम_ _मुझे_ _उन्हें_ _कम_ _समय_ _जाने_ _लोग_ _जीवन_ _होती_ _तब_ _करना_ _जाए_ _उसके_ _ऐसे_ _ओर_",
      ],
      [
        -9.5,
        "_ई मौ _मौ यक् नम सब_ ीक_ धी_ ाये ूं_ ेड समे वी_ इतन िकल गीत आन फ़ ्ला दौ यी _द् शर बु विज न्त रात ेकर ेरे _ता लड बद _बद सव यर दान मझ समझ मक जम ौक नके ूर_ चित डी विभ ्न_ रं टा_ िट उत् दन आव दो_ u पुल ीच अम _अम पी_ ंद् te ांत िध यार ाब_ माल ून ेट_ धार ोच संग ोने मस _आन ुरू ंच_ _दौ घर_ कां ीर_ चुक ुद् ेष यी_ णा _शर _गु अक _अक _बस थित िति ुं सत शिक फी _नी वस् ाड इसल _गी कस भे नव एग _आव ारि ंड_ ृष् ्वर बू ेंद er ्ध_ ठा ्ग विद _रु पय चा_ _खि खुद _जग कल_ चान तिक ञान एं_ शुर छा ाग_ तम रश _सभ ामल _मर _बु कास पास _कं कई _कई कई_ धन _मी _लड द्व चर ठ_ छो _छो दूर ूरी पार मन_ यं पं ुश ाजन रय दि_ ंकि _यु प्त खान र्च मात माज ड़ी हिए सम् चुन भाग र्क िना ीड षण करा त्_ याल ाएग एव _एव वं_ चना हान _p ुलि न्म ्यम ्टर द्य परम साम _गर नुस ऐसा _बल खिल ुद_ ेब ब्र ्ली लग_ यहा ्श _गल रहत कैस ्रश सभी ंभ डर हित ोप टक _ते तथ _तथ तथा दौर ोजन _वो लड़ ऊ वाह ्फ हाल लाल ंह नता _पं पस नीत ोष ्रय यास पाय _इं वल_ नौ क्स भूम ूमि ुव खत ुई हुई सने करी भिन ्थ_ लने ेते _जु िज् पद रेस _उन्होंने_ _दे_ _सब_ _जी_ _भारत_ _हर_ _लोगों_ _लगा_ _जैसे_ _साल_ _लेकर_ _जाता_ _काम_ _रूप_ _दी_ _दो_ _इन_ _होते_ _कई_ _चाहिए_ _उनके_ _इसलिए_ _करती_ _ऐसा_ _जाती_ _वाली_ _ज्यादा_ _सभी_ _तथा_ _फिल्म_ _तीन_",
      ],
      [
        -9.75,
        "तुत इसे _भे ीए हस भव ाण एवं यम_ धान कृष जन् णी ानक िह आई_ ोद d ंति ढ़ ालो ीप खो हूं जू जह लगे ख़ ेना पल अस् याय स्य देत ेता महत ंव ंद_ पित ुना ंत_ मध जव ाष् टो पड गता यां बदल ुष अभी कित वहा ड़ी ड़ी_ ़े_ ंह_ ्कि ीति मद तों ोंक ाप् _आई िश_ ुई_ कभ _कभ कभी सुन तिय नन राय ील_ डिय षण_ ोह _ची रिव महा _गि ैठ ेस_ मग लोक लय ेने गव k ंसा िले b w गं लू _ठी ठीक र्ग दुन नज ोध विध sh आदि ुभ मना आश _आश धु वत रके पढ _पढ चो ुसा कड पता ाच रू_ शक तल आने जय ोर_ ैंन कट रिश ाख वज ासन सन_ ंस् ानो सुर _मध शेष तु_ जवा राष ः _रे रम_ पा_ पड़ मों टे_ ड़े _जर _पक यन उद _उद रभ क्ट ्रव ्यू इसी राह ुल_ ीट ेक् आक _आक एस रुप ड़ा ूट स्स ग्य िधा शा_ ेज_ कहत बं यही शब म्ब योज िसक ्टि बचा रंग _सत _टि _बो ूँ ुर् पना बेट एगा खे_ ष्ण भग सप ौत g ाज् िहा at ेय o_ to िष् खने म्ह भक ामन ar टिक ्मी ्ते करक _जह ांस नल पको नकी कते ोगी ्का ंगी र्श षित ैसा छे ुमा ़र अत _एवं_ _करता_ _खुद_ _होने_ _घर_ _विकास_ _हुई_ _कभी_ _ठीक_ _दुनिया_ _लिया_ _यहां_ _आने_ _मैंने_ _पास_ _मेरे_ _अभी_ _कैसे_ _बना_ _याद_ _उनका_ _क्षेत्र_ _इसके_ _अधिक_ _देने_ _श्री_ _भारतीय_ _हूं_ _करके_ _उसकी_ _जिस_ _लगता_ _सिंह_ _क्योंकि_ _समाज_ _यही_",
      ],
      [
        -10,
        "_इसे_ _अन्य_ _आपको_ _मिल_ _दिल्ली_ _दोनों_ _उन_ _वाला_ _द्वारा_ _पार्टी_ _दिनों_ _केवल_ _प्रकार_ _सबसे_ _इससे_ _वो_ _मेरी_ _रात_ _मगर_ _प्रदेश_ _जाएगा_ _हमारे_ _to_ _लगे_ _उनकी_ _सकते_ _शुरू_ _बताया_ _किए_ _दौरान_ _कारण_ _भर_ _विश्वास_ _पूरी_ _इसी_ _वही_ _काफी_ _आदमी_ _जाना_ _आये_ _हों_ _प्रतिशत_ _इसका_ _वहीं_ _कहते_ _कांग्रेस_ _am_ _राज्य_ _जानकारी_ _मिला_ _पुलिस_ _सकती_ _तरफ_ _जाते_ _आगे_ _ले_ _वहां_ _लिये_ _जांच_ _मिनट_ _विभिन्न_ _प्रेम_ _अनुसार_ _सा_ _हूँ_ _बच्चे_ _शायद_ _दिल_ _गीत_",
      ],
      [
        -10.25,
        "_pm_ _मोदी_ _at_ _साझा_ _उसका_ _होगी_ _अलग_ _देना_ _सुरक्षा_ _मामले_ _हमारी_ _प्रति_ _नए_ _आया_ _प्रयास_ _सिर्फ_ _आदि_ _प्राप्त_ _कार्य_ _कोशिश_ _जहां_ _दें_ _आपकी_ _मांग_ _विशेष_ _जगह_ _धर्म_ _होना_ _दूर_ _स्थिति_ _अपना_ _जनता_ _मन_ _जिससे_ _थीं_ _विज्ञान_ _मंत्री_ _उत्तर_ _भगवान_ _जन्म_ _बीच_ _बच्चों_ _उसमें_ _पता_ _होंगे_ _लग_ _आपके_ _पूरा_ _उससे_ _महत्वपूर्ण_ _अनुभव_ _यात्रा_ _बस_ _चारों_ _हिंदी_ _चार_ _बारे_ _जारी_ _मां_ _चुनाव_ _उसने_ _इतना_ _इतनी_ _व्यक्ति_ _पाया_ _बल्कि_ _अर्थ_ _इसमें_ _देते_ _गयी_ _लाल_ _तुम_ _जिंदगी_ _सी_ _लेते_ _नई_ _डॉ_ _पिछले_ _लगी_",
      ],
      [
        -10.5,
        "_अंग्रेजी_ _कृष्ण_ _आए_ _मान_ _भरोसा_ _हत्या_ _रहती_ _अच्छी_ _ध्यान_ _पहली_ _लाख_ _अधिकारी_ _शरीर_ _अन्ना_ _पैदा_ _दूसरी_ _हमें_ _होकर_ _अंतिम_ _अच्छे_ _राजनीति_ _प्रयोग_ _पिता_ _आर्थिक_ _पूर्व_ _स्थान_ _रह_ _खेल_ _चुके_ _चलते_ _बिना_ _कहीं_ _कह_ _बाकी_ _कौन_ _अवसर_ _दूसरा_ _दिखाई_ _शब्द_ _रहेगा_ _रंग_ _परिवार_ _किमी_ _नही_ _लगती_ _जैसा_ _जबकि_ _समझ_ _बाल_ _रहता_ _यदि_ _भक्त_ _मुताबिक_",
      ],
      [
        -10.75,
        "_ब्लॉग_ _अधिकार_ _कहानी_ _अमेरिका_ _सारी_ _खूब_ _लिखा_ _उपयोग_ _गलत_ _मिलता_ _प्यार_ _अच्छा_ _कुमार_ _पांच_ _मुख्यमंत्री_ _चुकी_ _मई_ _पत्र_ _जिला_ _डर_ _रास्ते_ _कल_ _छोटे_ _बैंक_ _वर्ष_ _जानता_ _भाजपा_ _शहर_ _भाषा_ _राशि_ _कंपनी_ _भरा_ _खाने_ _धन_ _रहने_ _जिसे_ _दिये_ _मौके_ _गाँव_ _भूमि_ _संसद_ _सम्मान_ _हमेशा_ _भूल_ _इधर_ _बंद_ _विश्व_ _पाए_ _चल_ _बन_ _जवाब_ _नौकरी_ _दूसरे_ _गांधी_ _जगत_ _प्रदान_ _हासिल_ _ली_ _फीसदी_ _जिसके_ _रुपये_ _उपाय_ _सवाल_ _क्_ _महिलाओं_ _संदेश_ _साहब_ _शामिल_ _ज्ञान_ _देखते_ _बोला_ _तरीके_ _पत्नी_ _अस्पताल_ _बड़ी_ _माहौल_ _सरकारी_ _गये_ _वर्तमान_ _भूमिका_ _आई_ _करीब_ _उसी_ _जान_ _परन्तु_ _पद_ _सही_ _लाभ_ _लें_ _कृषि_ _मनुष्य_ _हाल_ _आयोग_ _बेटा_ _मीडिया_ _खाना_ _पानी_ _देखकर_",
      ],
      [
        -11,
        "_लोकसभा_ _लघु_ _बिहार_ _ना_ _करेंगे_ _शांति_ _लिखने_ _वालों_ _परमेश्वर_ _बीजेपी_ _आपका_ _देख_ _खबर_ _जाएगी_ _इतने_ _स्तर_ _पहचान_ _केजरीवाल_ _स्कूल_ _भाव_ _नजर_ _हाथ_ _प्रशासन_ _सार्वजनिक_ _मामलों_ _कब_ _वर्ग_ _पूर्ण_ _ग्रामीण_ _अन्यथा_ _ताकि_ _असर_ _तय_ _ऊपर_ _चरण_ _किताब_ _सुबह_ _बताते_ _अध्ययन_ _योगदान_ _भाई_ _कथा_ _तहत_ _आता_ _तमाम_ _युद्ध_ _विवाह_ _मे_ _संस्कृति_ _बदल_ _मिलकर_ _चाहते_ _देती_ _नज़र_ _घंटे_ _बता_ _तीनों_ _बेहतर_ _तेज_ _बारिश_ _सालों_ _अनेक_ _नीति_ _रिपोर्ट_ _हमने_ _जमीन_ _कमी_ _क्षेत्रों_ _मा_ _पहला_ _सहारे_ _प्रभावित_ _आय_ _इसकी_ _अलावा_ _सांसद_ _मुझसे_ _वित्तीय_ _सहायता_ _यानी_ _बनने_ _नेता_ _फूल_ _जिसमें_ _तुम्हारे_ _बचाने_ _नया_ _लिख_ _भेद_ _आधार_ _घटना_ _सिद्धांत_ _संचार_ _प्रक्रिया_ _सजा_ _उक्त_ _मुंबई_ _सारे_ _रक्षा_ _फोन_ _पे_ _मेरा_ _राजनीतिक_ _पर्यावरण_ _पीला_ _समूह_ _भर्ती_ _मौका_ _आधुनिक_ _तार_ _सूत्रों_ _कैंसर_ _आते_ _देखने_ _आती_ _खिलाफ_ _मध्य_ _लेख_ _किसानों_ _विभाग_ _केंद्रीय_ _माना_ _हार_ _उनको_ _पोस्ट_ _शैली_ _चर्चा_ _चुका_ _गांव_ _सामने_ _दूसरों_ _उच्च_ _तकनीकी_ _छोड़_ _देर_ _योजना_ _बजे_ _वन_ _साहित्य_ _करोड़_ _रुपए_ _कविता_ _किस_ _बाजार_ _स्वामी_ _नीचे_ _बड़ी_ _मैदान_ _सौदे_ _ब्याज_",
      ],
      [
        -11.25,
        "_ईमेल_ _करेंइसे_ _बेटी_ _निर्माण_ _लिखे_ _सूचना_ _अधिकारियों_ _मौत_ _माध्यम_ _देशों_ _यूपी_ _मिलेगा_ _एफसीआई_ _बूस्टर_ _डोज_ _नरेंद्र_ _पुरानी_ _सर_ _चिंता_ _अनुपम_ _मिश्र_ _गाँधी_ _share_ _twittershare_ _pinterest_ _इस्तेमाल_ _twitter_ _फांसी_ _लेबल_ _मिले_ _लेना_ _पल_ _भ्रष्टाचार_ _निकल_ _क्यों_ _संगीत_ _नैतिक_ _बातें_ _अचानक_ _जाये_ _नेतृत्व_ _केंद्र_ _देता_ _चले_ _बल_ _गंभीर_ _कोर्ट_ _सहित_ _शंकर_ _इन्हीं_ _देखेंगे_ _तैयार_ _बनाया_ _अकेली_ _आधे_ _सोच_ _बढ़_ _पोर्ट_ _लेखन_ _कायम_ _जरूरत_ _गरीब_ _पक्ष_ _दल_ _देंगे_ _मरते_ _उद्योग_ _जाल_ _स्वयं_ _मुश्किल_ _पुनर्जन्म_ _स्थापित_ _काव्य_ _असल_ _नामक_ _विस्तार_ _राजन_ _मरने_ _वचन_ _लेता_ _आखिर_ _बनाई_ _पूजा_ _आखिरी_ _समुदाय_ _सच_ _जोर_ _रख_ _शनिवार_ _अवश्य_ _भक्ति_ _साहस_ _करे_ _जानते_ _आम_ _भाग्य_ _नींद_ _बुरी_ _शिक्षकों_ _आश्चर्य_ _सुनते_ _हृदय_ _कहां_ _होनी_ _लड़के_ _तुमसे_ _लागू_ _निर्णय_ _मुख्य_ _इनमें_ _महत्व_ _द्वार_ _दिए_ _खाली_ _बावजूद_ _महसूस_ _शाम_ _कानून_ _बड़ा_ _मात्र_ _नगर_ _जरिए_ _चेतना_ _युवा_ _नुकसान_ _सफल_ _पंक्ति_ _अल्लाह_ _इस्लाम_ _मिलने_ _भोजन_ _समस्या_ _विचार_ _कमाल_ _भूख_ _संभावना_ _लाइन_ _दृष्टि_ _तैयारी_ _राज_ _डाले_ _देखें_ _जितना_ _उतना_ _तू_ _उचित_ _लगातार_ _आकर्षक_ _दाम_ _रोक_ _इतिहास_ _ऑफ_ _सामाजिक_ _सदा_ _व्यवस्था_ _उधर_ _प्रतिक्रिया_ _हुये_ _इंतजार_ _सच्चे_ _सदी_ _बचाना_ _विधानसभा_ _परिवारों_ _दर्ज_ _महाराष्ट्र_ _श्रेणी_ _कर्मचारी_ _धूल_ _ज्_ _माध्यमों_ _लक्ष्य_ _चित्र_ _समझने_ _हजार_ _छोटी_ _चिपक_ _महीने_ _दम_ _मार्च_ _समाचार_ _दिखा_ _तौर_ _बने_ _हिम्मत_ _शुरुआत_ _संसदीय_ _डिब्बे_ _लिखी_ _बचा_ _मार_ _लीजिए_",
      ],
    ],
  },
  {
    code: "mr",
    script: "devanagari",
    levels: [
      [-3.25, "ा"],
      [-3.75, "्"],
      [-4, "र त"],
      [-4.25, "े य"],
      [-4.5, "ी क ा_ न ल"],
      [-4.75, "व स या ्य ि ी_ े_ ं म च"],
      [-5, "ह ्या प"],
      [-5.25, "ण द ो"],
      [-5.5, "_क त_ _प या_ आ _आ ु _स"],
      [-5.75, "_म ग _त ज ्र ां ार त् अ र_ _अ _व ात श"],
      [-6, "न_ का ू ब र् ट रा ध ाच ला _य _न"],
      [-6.25, "ड ना _ह वा ळ ष च् ले सा _द च्य त्य ात_ मा"],
      [-6.5, "_या क् ती ाल ता ला_ हे ंच भ ान ाव चा स् प् क_ ख ही _ज ल् ाह यां िक ल_ कर प्र _त्"],
      [
        -6.75,
        "ेल ते ून अस _अस वि ठ ही_ ांच _ब री ून_ _का ास ्त _प् णा आह _आह हे_ चे आहे वर _श ने ची ले_ य_ थ हा पा चे_ _र ल्य ली याच ते_ ेत _ल ्व",
      ],
      [
        -7,
        "ची_ _कर ाम ंन च_ _ग ्ह व_ ाय ण_ चा_ ित द् ्ष तर हो ये ंत ार_ ण् ांन घ के रण ण्य ली_ ाही _हो ील नि नी उ जा _ना _भ _आहे_",
      ],
      [
        -7.25,
        "_वि _उ _च सं भा मु _मा स_ त्र री_ ि_ ोत क्ष ील_ आण _आण ना_ ाग ं_ फ णि झ नी_ गा ने_ रे ाप कार व् ती_ से पर होत _सा _घ ीच रि ंच् यात आणि णि_ ाज _या_ _आणि_",
      ],
      [
        -7.5,
        "ए ्ट ंद िल _के ाण म् _पा वे दा ो_ दे िव ता_ वर_ _नि रत बा ष् ंग न् _वा ध् दि _स् सत _ए सर हि _सं ाला करण तो मि ाच् िर _रा ृ ंनी ्रा _ख ेव ई केल म्ह ार् _झ ाचे शा तर_ इ रक म_ _जा ाची झा मध ध्य श्",
      ],
      [
        -7.75,
        "्थ ीत ति _व_ ेक ाठ हण िक_ _तर लेल मी _फ ेच ंना _भा ्य_ तो_ नाह ाचा ेत_ _झा ारा _ते धा तात णार ढ ठी _दि ू_ स्त यास शी ाने _म् झाल ळे _इ ाद ाळ ावर _दे _ये िं सु ुर की एक सम र्य ळा ्हण ्ये ठी_ _एक वी ये_ को असत तील _मु पु ाक ्क _ला ाठी शि ंड ट_",
      ],
      [
        -8,
        "ै रम ग् लि िका ासा हा_ र्व _ट िय रो का_ मी_ t रु णे टी _सु ज् _पर ॉ णी यान खा ंब रे_ षा ्म _सम रव िन िस ्ल e सल मध् साठ ेले याव मो मह से_ ऊ सू व्य ीत_ ्ध णे_ ूर अन _सर ष्ट यक ुळ _बा _अन शी_ त्त वस ाब आल _आल कड ेल् तू स्थ ळे_ _पु ीन ड_ ेश पण द_ घे _मह ास_ वा_ रू तल ट् ाती ्वा ोल कि ेण _हे ्र_ _ठ था ग_ रण् ्री ान_ ्षा _घे रस मुळ ्_ _नाही_ _ते_",
      ],
      [
        -8.25,
        "o द्ध असे _हा ोक सर् वर् ंप ्रम तु ंचा जन मे ारी ाले व्ह दर क्र ंची डे लो ुक रात चार ुळे _को ्रक अश _अश ्हा आप कां राज _चा ाट न्य दी ध_ ृत a टा स्व रच तक ामु चि ळ_ ाई _आप पू जे णी_ लं पल ित_ ीक _मि ज_ s याम ंत_ हेत क्त _व् द्य ळी ंचे असल काह _शि सून ावा रा_ ीव _कि ्प सि ्त_ िती ाना ्न षण ाध _ध वी_ ीय नव मान ें रां ोन रका रणा यो की_ सार ंध धी _वे ाष _मो ेला जात ाच_ _वर गर ीं ामा सां ोते _तर_ _हे_ _होते_ _आहेत_",
      ],
      [
        -8.5,
        "वार िष डी वत ख् वल नं ोण ांत _लो िक् रं शे ोग ्यक मं दो ज्य डे_ ंस ेस दु ंक r ुस ्रि ुं ुल ्रे धि ाश पण_ ाली i ्द ्च माण ट्र ्ण कु ुन िळ ॅ र्ष ाय_ ग्र तीच पे ंव तं बर ाहि ारे आपल कस ्था वण ीय_ तून अध _अध लाग ेच_ ्स एक_ दिल निर महा पूर श_ ख्य िश जि ्ती जी कल िद ्ट् ूर् द्र लोक घा ंत् वड _ति यु याल सता ्त् पो यम भाग ष_ _दो ठे गल याप ु_ राव ात् कृ ब् ेली गो रिक ित् मत मिळ लं_ रण_ थे ावे नु करा राच _असे_ _काही_ _एक_",
      ],
      [
        -8.75,
        "गी _खा ेथ डा ुद शिक ोड ंतर _मी काम ुख कडे करत श्र रमा ांग यत िले _ती _गा र्म िल् ्ग ीच् दार णत सो गत सल् णू ेळ _पण पत दिव ई_ िया ठा वळ _शा िच प_ टी_ विक ्रत नस गे ाढ _ड _गो ्व_ ेक् रून देश ेर ेक_ ेह ाख _दु ोर परि सा_ र्ग इत सह ोट ुप उत _उत कम गु पर् यच हर बं हत गण त्व ोज शक र्थ _क् िर् ळी_ उप _उप कत मुख क्य पद रता पि काय मल वू िण टक निव िद् मां पक ाष् ीस दोन _इत िम मार ायच तरी िवा ऊन अं यक् पड ेन ाड ुद् ागा _पो ातू र्ण _कु ारण टर धिक जे_ ँ टे _अं वे_ _ने ेख रश ्षण _तु रवा _तो मन ोठ ापा ऱ ऱ् उत् _श् अधि मात सते ऊन_ भार पास िध ृत् कृत घेत ्मा मच पन बाब ोन_ राह ाळा खे _t ंम रल _चि थि _नव येत _दा वून माज _पण_ _हा_ _मी_ _त्या_ _यांनी_",
      ],
      [
        -9,
        "हित तस येथ थे_ पल् आम _आम मित हिल मोठ _सो नाच नेक भर वेळ ाता ेम ेऊ दी_ _की पत् n _ही रद तले ुम ्ता राष _पू _ठे चं _शे e_ षण_ _ज् ड् ंद् धार ऱ्य वाच वाट ्ज चित अने अशा यं यंत योग ोता _गु ह् सुर िवस ्रश ाण_ ाल् आत _आत वात कर् र्त ाणी ीच_ m षे ्ट_ आज _आज रप ास् संस स्ट समा भाव यल ायल रख डल असा ौ लक हार ्रव ्वत काळ डण ेण् re वाद ळत ंस् ेट णून शा_ यला फा ्रस ेग हात पय मर ासू h पुर ्ध_ राम ाम_ ल्ल ानं पक् ्यम ठेव बद ख_ ड्य णा_ स्क ीन_ गि गेल ेल_ साम _मल ाल_ ह्य _हि यव _रो _शक ्न_ ेतल ीचे ्टी नंत षा_ अभ _अभ विच िचा िला ापर डू ीर ेश_ चर ाजा किं अत _अत ृष _पद _तस _कम ाशी गळ ेद पं _ता हणू ीह ीही _जि वृ ाव_ सी ोध ्ष_ ह_ _मत पाह ारत आव मला ारख _रु आले निक ेणा थी णाच बो ुव ेंद वास होण _सह ाज् ब_ ळा_ सले जार ोह सन ाऱ ाऱ् नात _पि निय रिय विध ामध ऊ_ देण _आव तान रुप _गे _की_ _दोन_ _केले_ _केला_ _अनेक_ _असते_ _ही_ _झाले_ _त्यांनी_ _केली_ _सर्व_ _तरी_",
      ],
      [
        -9.25,
        "ुरु _मध ुण राय नाव वसा क्क बन साध एका ीवर िष् ांड रस् _मं ोष ोप दू _ग् ्तर c करू नां पट _लि कोण ाऊ ुख् डत ्थि गी_ नच ुष तम पै दान ाई_ ्वी संप नो पार लाव ावी ीचा चाल असू _जन छ तां ोणा आर ुंब to ्ही धर _पं टन ीने ागल ्यं _फा ंवा _दर ंमध दल णाल _सि ुढ ंद_ _मे िवड वाढ _बन नक _कस _पक ाबा िंद रज ाणा कव अप _अप पेक ीची ठव हज षी हाय ींच ाझ माझ के_ ोती णज हणज णजे ईल धू साह ारच वन ेऊन तं_ ोब िस् पुढ आली जी_ अशी ेथे जू ेव् ञ ्ञ ज्ञ विद ों विष ीम आद _आद जव समि लिक ंड_ l ोटी b जर पी ळ् ळ्य re_ हणा बां ुला o_ टत रह रीक वस् र्_ भू अन् विव रति यन ांप बत _नस हीत ेष तसे बंध डव वाह _पड ेवा _बो रणे हिं भाष _मन _से खर र्च ेच् नाग ar ्षी अर मुं मुल _to to_ ृष् बस तिक भे ंट धा_ नल तंत तीत शास मंत ः ुत तप ाकड ुपय योज ांम ंगा वाय ातल _आर विश जु यार ेब डि ान् भ् डी_ ांध डून ्ण_ कोट घेण वाप णता _हज ांव खी ागत िंग ेशा ha ्का इं _इं ञा ्ञा ेत् जो ाद_ मद पद् था_ ईल_ तीन णात ल्ह चं_ र्ज ओ ूर_ _मर गाव दर् _घा _त्यांना_ _म्हणून_ _अशा_ _त्यामुळे_ _तो_ _मला_ _झाली_ _असून_ _त्यांच्या_ _आली_ _करून_ _to_ _होती_ _म्हणजे_ _काय_ _असतात_ _होता_ _ती_ _अशी_ _करण्यात_",
      ],
      [
        -9.5,
        "माह येण धन वान ्यव साय रिस तुम ेती िरा वळ_ शाळ पोल ीस_ िभ धी_ सेव ानी पह ागर हणत ंवर पाण ंग_ बई ंबई णाऱ har are मज तका ीला विर िता कल् घट तव ठर जक ंश अनु टि कू टल ्धा ाते रक् िज िके काच सक सतो दन थ_ जिल _यो वेग हजा णां नग संब नेत ्स_ ोत् तेव षणा ाण् ंदर रील _ब् रश् गात िसा ृती ोद शेत वत_ करी लां _पह नाम पाल गत_ बी ावि ारक ुट ्षे sh sha _द् _जो िश् ांस ल्प जाण लव _ठर ोका दा_ ाज_ धून िह _वस काल फार िंव रित उद _उद ंपर ळव ोजन मग कमी रेस द्द रती हान ्श ळाल ायक विण खाल सरा लेख कर_ ्रद वश िथ ाध् गार डॉ _डॉ मच् थाप आता सव माग विभ गां तळ _जे इतर _खर ूप ोळ d te कण ंज _अर घर इतक क्ट टर_ ेथी थील रू_ ्मि षि दुस ंसा ्पा ोत_ जीव ुग ुर् तू_ खात धान रत_ श्व यक_ तच षी_ ेप ळण यू ागण _गर कळ ेही याब लक् सेच िळा ढे देव ंगल न्ह णं णं_ याक देत ेता बंद ाया _यु षां दर_ ाणे ब्र बोल संग वण् ुवा गृ मा_ ्लि हत् _थ वाव ्च_ ाबद कं िम_ अव _अव ामी आय रन t_ ेड ालि र्क साव _घर षेत ञान नंद श्च पात दव ुस् _कल ीप परं वक जना ाजक रत् _भर ितल _वृ वृत ाबत ्ठ धत शो ेते मू ाप् ोणत ेळी हव ारस ुक् िट फक _फक फक् ुष् आज_ टो कास याय िरो शन सभ चक सिद गले शह तल् ढे_ _एका_ _असा_ _यांच्या_ _असतो_ _किंवा_ _कमी_ _आपल्या_ _आले_ _त्याला_ _तसेच_ _आता_ _करणे_ _फक्त_ _आज_",
      ],
      [
        -9.75,
        "बि ूक ाहत वां _पत _बं साल काढ टक् ऑ _कृ पाद िली िसर _टा लू जाग भव ष्य श्न पाय ंदि मिक िभा भि वय ्ला ठा_ ोय p st ाटत ैस ाद् तक् _धर ंघ घटन रच_ रसि नम फे स्प ंगि ाका गाच ादा षय िषय पाठ विल ेस_ ाहे तर् रच् शकत वले जप तः ळू ॉल _ओ ग्य ोतो लत सेल गोष ोष् ताच ासन ठ_ लग महि राण _लक लाच रय _ह् ावल ुसर _शह नगर खाद सग _जी घड तरा ुका ैक _पै _टक माल ांक _ऑ वस_ ोर_ _नक मोर _सत सत् ोग् जवळ माध ाळे ोली _दू आला हल ोय_ ूप_ _ई आठ _आठ आठव _चर ्ड ठि अर् णु नर बल ोच धु तन ्कृ वै _वै जल ीक् संक आध _आध ेदव िळत _येथील_ _यांना_ _जाते_ _हजार_ _का_ _माहिती_ _आला_ _कोटी_ _दिले_ _होतो_ _त्यात_ _असल्याने_ _येथे_ _तेव्हा_ _झाला_ _इतर_ _ज्या_ _जातो_ _परंतु_ _तयार_ _घेऊन_ _असेल_ _मग_",
      ],
      [
        -10,
        "_निर्माण_ _प्रश्न_ _करण्याची_ _वा_ _श्री_ _त्याच्या_ _चार_ _विचार_ _काम_ _डॉ_ _म्हणतात_ _विविध_ _मात्र_ _त्याची_ _जात_ _होत_ _नाहीत_ _प्रसिद्ध_ _लागले_ _शिक्षण_ _त्यासाठी_ _मध्ये_ _पूर्ण_ _करता_ _राजकीय_ _यात_ _अधिक_ _मुंबई_ _रुपये_ _आपण_ _निर्णय_ _यावर_ _कारण_",
      ],
      [
        -10.25,
        "_येणार_ _राज्य_ _मोठी_ _असलेल्या_ _पाणी_ _पैसे_ _यांचे_ _यांची_ _संस्था_ _सांगितले_ _येते_ _घेतली_ _याची_ _फार_ _आपली_ _दिवस_ _त्यांचे_ _केलेल्या_ _लक्षात_ _होतं_ _पुढे_ _लोक_ _सुरु_ _दिली_ _स्वत_ _खूप_ _झालेल्या_ _ठिकाणी_ _अभ्यास_ _असल्याचे_ _करण्याचे_ _जिल्हा_ _त्यांचा_ _येत_ _गोष्ट_ _तिला_ _करत_ _वर_ _मराठी_ _ह्या_ _सहा_ _मुख्य_ _मुख्यमंत्री_ _प्रत्येक_ _यातील_ _अन्य_",
      ],
      [
        -10.5,
        "_नको_ _असता_ _भाग_ _च्या_ _वाटत_ _स्वामी_ _यांचा_ _त्याचे_ _वेळी_ _देण्यात_ _असं_ _योग्य_ _माझा_ _तिथे_ _करीत_ _तीन_ _व्यापारी_ _है_ _होऊ_ _म्हणाले_ _अधिकारी_ _प्रमुख_ _बंद_ _दिवशी_ _तेथे_ _आपल्याला_ _तुमच्या_ _हिंदु_ _प्रचंड_ _मोठा_ _होय_ _कृत्रिम_ _वापर_ _केंद्र_ _तुम्ही_ _share_ _twittershare_ _pinterest_ _टक्के_ _चर्चा_ _अनुभव_ _चालू_ _करण्यासाठी_ _होईल_ _समावेश_ _सामान्य_ _शकते_ _समिती_ _शिंदे_ _सहभागी_ _ठेवून_ _सर्वात_ _प्रकार_ _परिणाम_ _काळात_ _विकास_ _देखील_ _मागणी_ _तू_ _जे_ _आम्ही_ _येईल_ _त्याचा_ _आर्थिक_ _आम्हाला_ _अथवा_ _आपले_ _प्रयत्न_ _विशेष_ _कि_ _हात_ _त्यावर_ _गेली_ _पाच_ _देत_ _पुन्हा_ _प्रमाणात_ _त्यांची_ _मोठ्या_ _वेळ_ _सुरू_ _घेण्यात_ _गेल्या_ _आल्या_ _उमेदवार_",
      ],
      [
        -10.75,
        "_पासून_ _साली_ _काढले_ _होत्या_ _नोंद_ _नये_ _झाल्यानंतर_ _पोलीस_ _पू_ _खर्च_ _जबाबदारी_ _करण्याचा_ _उच्च_ _घरात_ _सुंदर_ _शाळा_ _वगैरे_ _तक्रार_ _चित्रपट_ _त्याने_ _घेतला_ _निवड_ _नवी_ _वाढ_ _बाबतीत_ _जातात_ _नेते_ _झालेले_ _पाहिजे_ _प्रकारच्या_ _प्रमाण_ _केवळ_ _असले_ _वस्तू_ _भूमिका_ _करायला_ _मतदान_ _प्रकारची_ _दृष्टीने_ _टोल_ _यासाठी_ _वाटते_ _इतक्या_ _आदी_ _सध्या_ _नाव_ _गरज_ _केलं_ _जाऊन_ _उत्तम_ _करते_ _करताना_ _करायची_ _नसून_ _जाणार_ _लहान_ _पुढील_ _विक्री_ _भारतीय_ _आठवण_ _उभा_ _होऊन_ _उपाय_ _घटना_ _उल्लेख_ _गेले_ _जरी_ _असताना_ _जास्त_ _येऊ_ _येतील_ _सुद्धा_ _दुसरा_ _नागरी_ _त्यामुळेच_ _दिलेल्या_ _कंपनी_ _सामाजिक_",
      ],
      [
        -11,
        "_नावाने_ _परिसरात_ _सत्ता_ _स्थापन_ _शाळेतील_ _मोदी_ _शेतक_ _फडणवीस_ _लाख_ _अवयव_ _आदेश_ _कारवाई_ _on_ _एकत्र_ _इंग्रजी_ _संख्या_ _माझ्या_ _मिळत_ _माझी_ _निव्वळ_ _लागला_ _करावा_ _अत्यंत_ _पक्ष_ _ची_ _दिला_ _कोणत्याही_ _जाऊ_ _हवी_ _यामध्ये_ _वेळा_ _मनात_ _असतील_ _त्याच_ _मोठे_ _तसे_ _व्यक्ती_ _नियोजन_ _कोणतीही_ _प्राप्त_ _खरे_ _पद्धतीचा_ _कसा_ _आनंद_ _करतोय_ _देतो_ _संपूर्ण_ _वेगाने_ _आमच्या_ _दु_ _धार्मिक_ _याच्या_ _दूर_ _शकत_ _स्वतंत्र_ _संवाद_ _मदत_ _इथे_ _जागतिक_ _माध्यमातून_ _याचा_ _पिंपरी_ _प्रकाश_ _भाषा_ _निषेध_ _भावना_ _प्रतिक्रिया_ _जणांना_ _समस्या_ _ना_ _येतात_ _तापमान_ _गोष्टी_ _संबंध_ _किती_ _लोकसंख्या_ _करणारा_ _मिळते_ _करतात_ _येऊन_ _सांगू_ _नॅशनल_ _अहवाल_ _हातात_ _विश्वास_ _नरेंद्र_ _पोलिसांनी_ _असली_ _दोन्ही_ _होतात_ _चांगला_ _जाईल_ _दर_ _नेहमी_ _माणसाला_ _नंतर_ _करुन_ _मिळाला_ _दरवर्षी_ _करण्यास_ _साधने_ _पक्षाचे_ _अधिकार_ _करा_ _अध्यक्ष_ _यामुळे_ _उपक्रम_ _मुस्लिम_ _तीच_ _वाढत_ _असला_ _बदल_ _ला_ _महाराष्ट्रात_ _मरण_ _शाळेत_ _उत्पादन_ _विरोधात_ _योजना_ _लक्ष_ _बाबा_ _लेखन_ _मत_ _काहीच_ _लागते_ _वर्षी_ _लोकांना_ _आंदोलन_ _घडवून_ _पहिल्या_ _कामे_ _बी_ _याच_ _याला_ _महाराष्ट्र_ _करणारे_ _कालखंड_",
      ],
      [
        -11.25,
        "_खासगी_ _जी_ _देता_ _पत्र_ _नेतृत्वाखाली_ _जून_ _जागा_ _समोर_ _आदमी_ _पाय_ _सुरुवात_ _जनजागृती_ _समितीच्या_ _गांधी_ _मानवी_ _मन_ _सेवा_ _करण्याच्या_ _शेतकरी_ _कवी_ _कार्य_ _घेण्यासाठी_ _last_ _modified_ _more_ _in_ _this_ _category_ _नामांकित_ _को_ _करणार_ _सुधारणा_ _सल्ला_ _बहिष्कार_ _तब्बल_ _टक्क्यांनी_ _subscribe_ _post_ _comments_ _atom_ _क्षेत्रात_ _कौतुक_ _तसा_ _डॉक्टर_ _मार्ग_ _गोवा_ _नागरिक_ _शंकराचार्य_ _देशात_ _सांस्कृतिक_ _कल्पना_ _आजही_ _अन्_ _सातत्याने_ _वापरले_ _वृत्ती_ _मिळतो_ _एखादा_ _विषय_ _महत्त्वाचा_ _लागत_ _अमेरिकन_ _शेवटी_ _अलीकडे_ _शिक्षक_ _लोकांच्या_ _भांडी_ _खुप_ _शकतो_ _प्रकरणी_ _असल्यामुळे_ _खाते_ _पंचायत_ _अशोक_ _स्वतः_ _आवश्यक_ _इच्छा_ _सौ_ _केल्यामुळे_ _सदैव_ _आजच्या_ _इतके_ _नव्हे_ _ठरलेल्या_ _गाडी_ _रस्ते_ _पातळीवर_ _घरी_ _आलेले_ _जर_ _झालं_ _खरं_ _शासन_ _दिशा_ _कसं_ _पंधरा_ _ओळख_ _म्हणणे_ _निदान_ _प्रश्_ _करू_ _बाजू_ _विरोधातले_ _दिलं_ _रुपयांची_ _खाद्य_ _इंग्लिश_ _आत_ _माध्यम_ _झाल्यास_ _पद्धती_ _नाहीतर_ _आरती_ _असतांना_ _प्रदेश_ _आढळतात_ _क्रिया_ _प्रकारे_ _सोपे_ _होणार_ _प्रथम_ _किमी_ _भाषण_ _सिंह_ _गेला_ _भारतात_ _अतिरिक्त_ _साहाय्याने_ _घेत_ _नेतृत्व_ _में_ _के_ _करोडो_ _माझे_ _देऊन_ _समितीचे_ _संबंधित_ _देऊ_ _बलात्कार_ _याचे_ _विचारात_ _कसे_ _कार्यकारी_ _येतो_ _परिस्थिती_ _समाज_ _दखल_ _उभी_ _राहत_ _प्राणी_ _वतीने_ _असत_ _गोळा_ _करतो_ _उपाययोजना_ _निरनिराळ्या_ _सरळ_ _वाढते_ _हानी_ _गडचिरोली_ _करणाऱ्या_ _घेतले_ _एकाच_ _लागल्या_ _नैसर्गिक_ _गृहमंत्री_ _मिळाले_ _शासनाने_ _अडचणी_ _सोडून_ _नि_ _असलेले_ _घर_ _पाहायला_ _प्रभावी_ _तथापि_ _सर्वांत_ _आरोग्य_ _सुरक्षा_ _पडतो_ _ठेवले_ _शक्य_ _तिच्या_ _लागली_ _म्हणता_ _होणारे_ _ऑफ_ _चिंचवड_ _प्रमाणावर_ _भागावर_ _नसते_ _परवानगी_ _नियंत्रण_ _फायदा_ _म्हटले_ _काळ_ _नावाची_ _वर्षे_ _सूचना_ _दिवसेंदिवस_ _सत्य_ _विवाह_ _त्यानंतर_ _पद्धत_ _विकृती_ _स्थान_ _धर्म_ _येणे_ _वापरला_ _आलेल्या_ _आहोत_ _सकाळी_ _शहरातील_ _उद्_ _स्वातंत्र्य_ _शतकात_ _आवाहन_ _हवे_ _स्पष्ट_ _म्हणाला_ _त्यावेळी_ _निश्चित_ _केल्यावर_ _पत्रिका_ _दरम्यान_ _प्रसंगी_ _दक्षिण_ _उत्तर_ _परत_ _दुसर्_ _दिसतात_ _दाखल_ _सचिव_ _विभागाचे_ _अपर_ _निवडणुकीत_ _टीका_ _पंतप्रधान_ _लावून_ _अशाच_ _आणले_ _बांधकाम_ _कांही_ _मुलगी_ _जमा_ _पाटील_ _वाईट_ _व्यवसाय_ _याबाबत_ _भक्ती_ _जेव्हा_ _कशी_ _माज_ _भेट_ _लोकसभा_ _काँग्रेसचे_ _टेकड्या_ _रविवारी_ _अँड_ _हँबर्ग_ _नागपूर_ _वेस्टिंगहाऊस_ _नव_ _विरुद्ध_",
      ],
      [
        -11.75,
        "_एखादी_ _सार्वजनिक_ _हितसंबंध_ _रेल्वे_ _वाहतूक_ _पुण्यात_ _रोजी_ _युद्ध_ _बनू_ _विद्यार्थी_ _प्रा_ _एलएनएन_ _वेबमिडिया_ _ठाण्याच्या_ _अश्लील_ _टाकली_ _मे_ _बोलण्याची_ _संगणक_ _मांडला_ _जानेवारी_ _आम_ _पक्षाच्या_ _मागासवर्गीय_ _परिक्षा_ _फी_ _दूरभाष_ _आत्मा_ _मेंदू_ _पब्लिक_ _महत्त्व_ _तोंडून_ _सेवेतून_ _होणारा_ _यानी_ _करावयाचा_ _लांब_ _काळातील_ _पहिला_ _जनतेच्या_ _अपेक्षा_ _राज्यातील_ _नागरिकांच्या_ _artificial_ _limbs_ _ललित_ _आठवड्यात_ _अखेर_ _सर्वपक्षीय_ _महापालिका_ _स्वागत_ _निवडणुकीवर_ _पूर्वेकडील_ _posted_ _by_ _आणखी_ _स्थळे_ _अत्याधुनिक_ _कामाचे_ _उपसता_ _उत्कृष्ट_ _वैज्ञानिक_ _पदरात_ _पडली_ _किंमत_ _वेबसाईट_ _द्वारे_ _आमचा_ _सनी_ _सरस्वती_ _विभागात_",
      ],
    ],
  },
];
