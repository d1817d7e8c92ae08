/** A substance that prompts call by a name. */
export interface CommonSubstance {
  /** In English, then other languages; lower case, without accents. */
  readonly names: readonly string[];
  readonly formula: string;
  readonly smiles?: string;
}

const substance = (names: string, formula: string, smiles?: string): CommonSubstance => ({
  names: names.split("|"),
  formula,
  ...(smiles === undefined ? {} : { smiles }),
});

/** Names whose formula no naming rule gives, as English, German, French, Spanish and Portuguese write them. */
export const COMMON_SUBSTANCES: readonly CommonSubstance[] = [
  substance("water|steam|wasser|eau|agua", "H2O", "O"),
  substance("heavy water|schweres wasser|eau lourde|agua pesada", "D2O"),
  substance(
    "hydrogen peroxide|wasserstoffperoxid|peroxyde d'hydrogene|eau oxygenee|peroxido de hidrogeno|agua oxigenada|peroxido de hidrogenio",
    "H2O2",
    "OO",
  ),
  substance("ammonia|ammoniak|ammoniac|amoniaco|amonia", "NH3", "N"),
  substance("hydrazine|hydrazin|hidracina|hidrazina", "N2H4", "NN"),
  substance("ozone|ozon|ozono|ozonio", "O3"),
  substance(
    "carbon monoxide|kohlenmonoxid|kohlenstoffmonoxid|monoxyde de carbone|monoxido de carbono",
    "CO",
  ),
  substance(
    "carbon dioxide|dry ice|kohlendioxid|kohlenstoffdioxid|dioxyde de carbone|gaz carbonique|dioxido de carbono|gas carbonico",
    "CO2",
    "O=C=O",
  ),
  substance(
    "carbon disulfide|schwefelkohlenstoff|disulfure de carbone|disulfuro de carbono",
    "CS2",
  ),
  substance("carbon tetrachloride|tetrachloromethane|tetrachlormethan", "CCl4", "ClC(Cl)(Cl)Cl"),
  substance(
    "nitric oxide|nitrogen monoxide|stickstoffmonoxid|monoxyde d'azote|monoxido de nitrogeno",
    "NO",
  ),
  substance("nitrous oxide|dinitrogen monoxide|laughing gas|lachgas|distickstoffmonoxid", "N2O"),
  substance(
    "nitrogen dioxide|stickstoffdioxid|dioxyde d'azote|dioxido de nitrogeno|dioxido de nitrogenio",
    "NO2",
  ),
  substance("dinitrogen tetroxide|distickstofftetroxid", "N2O4"),
  substance("dinitrogen pentoxide", "N2O5"),
  substance(
    "sulfur dioxide|sulphur dioxide|schwefeldioxid|dioxyde de soufre|dioxido de azufre|dioxido de enxofre",
    "SO2",
  ),
  substance(
    "sulfur trioxide|sulphur trioxide|schwefeltrioxid|trioxyde de soufre|trioxido de azufre|trioxido de enxofre",
    "SO3",
  ),
  substance("sulfur hexafluoride|sulphur hexafluoride|schwefelhexafluorid", "SF6"),
  substance(
    "hydrogen sulfide|hydrogen sulphide|schwefelwasserstoff|sulfure d'hydrogene|sulfuro de hidrogeno|sulfeto de hidrogenio",
    "H2S",
  ),
  substance("phosphorus trichloride|phosphortrichlorid", "PCl3"),
  substance("phosphorus pentachloride|phosphorpentachlorid", "PCl5"),
  substance(
    "phosphorus pentoxide|diphosphorus pentoxide|tetraphosphorus decoxide|phosphorpentoxid",
    "P4O10",
  ),
  substance("phosphine|phosphin", "PH3"),
  substance(
    "silicon dioxide|silica|quartz|siliciumdioxid|quarz|dioxyde de silicium|dioxido de silicio",
    "SiO2",
  ),
  substance("silicon carbide|siliciumcarbid", "SiC"),
  substance("titanium dioxide|titania|titandioxid|dioxyde de titane|dioxido de titanio", "TiO2"),
  substance(
    "manganese dioxide|braunstein|mangandioxid|dioxyde de manganese|dioxido de manganeso",
    "MnO2",
  ),
  substance("lead dioxide|bleidioxid", "PbO2"),
  substance("uranium hexafluoride", "UF6"),
  substance("magnetite|magnetit", "Fe3O4"),
  substance("rust|hematite|haematite|hamatit|rost|hematita", "Fe2O3"),
  substance("pyrite|fool's gold|pyrit", "FeS2"),
  substance("alumina|corundum|tonerde", "Al2O3"),
  substance(
    "hydrochloric acid|hydrogen chloride|muriatic acid|salzsaure|chlorwasserstoff|acide chlorhydrique|chlorure d'hydrogene|acido clorhidrico|acido cloridrico",
    "HCl",
  ),
  substance(
    "hydrofluoric acid|hydrogen fluoride|flusssaure|fluorwasserstoff|acide fluorhydrique|acido fluorhidrico|acido fluoridrico",
    "HF",
  ),
  substance(
    "hydrobromic acid|hydrogen bromide|bromwasserstoff|acide bromhydrique|acido bromhidrico|acido bromidrico",
    "HBr",
  ),
  substance(
    "hydroiodic acid|hydriodic acid|hydrogen iodide|iodwasserstoff|acido yodhidrico|acido iodidrico",
    "HI",
  ),
  substance(
    "hydrocyanic acid|hydrogen cyanide|prussic acid|blausaure|cyanwasserstoff|acide cyanhydrique|acido cianhidrico",
    "HCN",
    "C#N",
  ),
  substance(
    "sulfuric acid|sulphuric acid|oil of vitriol|battery acid|schwefelsaure|acide sulfurique|acido sulfurico",
    "H2SO4",
    "OS(=O)(=O)O",
  ),
  substance(
    "sulfurous acid|sulphurous acid|schweflige saure|acide sulfureux|acido sulfuroso",
    "H2SO3",
  ),
  substance("nitric acid|salpetersaure|acide nitrique|acido nitrico", "HNO3"),
  substance("nitrous acid|salpetrige saure|acide nitreux|acido nitroso", "HNO2"),
  substance(
    "phosphoric acid|orthophosphoric acid|phosphorsaure|acide phosphorique|acido fosforico",
    "H3PO4",
    "OP(=O)(O)O",
  ),
  substance("phosphorous acid|phosphonic acid|phosphorige saure", "H3PO3"),
  substance("carbonic acid|kohlensaure|acide carbonique|acido carbonico", "H2CO3", "OC(=O)O"),
  substance("perchloric acid|perchlorsaure|acide perchlorique|acido perclorico", "HClO4"),
  substance("chloric acid|chlorsaure|acido clorico", "HClO3"),
  substance("hypochlorous acid|hypochlorige saure|acido hipocloroso", "HOCl"),
  substance("boric acid|borsaure|acide borique|acido borico", "H3BO3"),
  substance("chromic acid|chromsaure|acido cromico", "H2CrO4"),
  substance(
    "table salt|rock salt|common salt|kochsalz|speisesalz|sel de table|sal de mesa|sal comun|sal de cozinha",
    "NaCl",
    "[Na+].[Cl-]",
  ),
  substance("caustic soda|lye|atznatron|soude caustique|soda caustica|sosa caustica", "NaOH"),
  substance("caustic potash|potash lye|atzkali|potassa caustica|potasa caustica", "KOH"),
  substance(
    "baking soda|bicarbonate of soda|backpulver|natron|bicarbonate de soude|bicarbonato de sodio",
    "NaHCO3",
  ),
  substance("washing soda|soda ash", "Na2CO3"),
  substance("borax", "Na2B4O7·10H2O"),
  substance("bleach|bleichmittel|eau de javel|lejia|agua sanitaria", "NaClO"),
  substance("quicklime|burnt lime|branntkalk|chaux vive|cal viva|cal virgem", "CaO"),
  substance(
    "slaked lime|hydrated lime|loschkalk|chaux eteinte|cal apagada|cal hidratada",
    "Ca(OH)2",
  ),
  substance(
    "limestone|chalk|marble|calcite|kalkstein|kreide|marmor|calcaire|caliza|calcario|marmol",
    "CaCO3",
  ),
  substance("gypsum|gips|gypse|yeso|gesso", "CaSO4·2H2O"),
  substance("plaster of paris|stuckgips", "CaSO4·0.5H2O"),
  substance("epsom salt|epsom salts|bittersalz|sel d'epsom|sal de epsom", "MgSO4·7H2O"),
  substance("glauber's salt|glaubersalz", "Na2SO4·10H2O"),
  substance("blue vitriol|bluestone|kupfervitriol", "CuSO4·5H2O"),
  substance("green vitriol|eisenvitriol", "FeSO4·7H2O"),
  substance("mohr's salt|mohr salt|mohrsches salz", "(NH4)2Fe(SO4)2·6H2O"),
  substance("alum|potash alum|alaun|alun|alumbre", "KAl(SO4)2·12H2O"),
  substance("milk of magnesia|magnesiamilch|leche de magnesia", "Mg(OH)2"),
  substance("magnesia", "MgO"),
  substance("saltpeter|saltpetre|salpeter|salpetre|salitre", "KNO3"),
  substance("chile saltpeter|chilesalpeter", "NaNO3"),
  substance("sal ammoniac|salmiak", "NH4Cl"),
  substance("calomel|kalomel", "Hg2Cl2"),
  substance("cinnabar|zinnober|cinabre|cinabrio", "HgS"),
  substance("galena|bleiglanz", "PbS"),
  substance("potassium ferrocyanide|kaliumhexacyanoferrat(ii)", "K4[Fe(CN)6]"),
  substance("potassium ferricyanide|kaliumhexacyanoferrat(iii)", "K3[Fe(CN)6]"),
  substance(
    "copper sulfate|copper sulphate|kupfersulfat|sulfate de cuivre|sulfato de cobre",
    "CuSO4",
  ),
  substance("lead nitrate|bleinitrat|nitrate de plomb|nitrato de plomo", "Pb(NO3)2"),
  substance("sodium peroxide|natriumperoxid", "Na2O2"),
  substance("barium peroxide|bariumperoxid", "BaO2"),
  substance("potassium superoxide|kaliumhyperoxid", "KO2"),
  substance("cisplatin|cisplatino", "PtCl2(NH3)2"),
];
