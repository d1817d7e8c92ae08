import type { LexicalField } from "./lexical-field.js";

/** What texts about a subject talk of. */
export const topics: readonly LexicalField[] = [
  {
    names: "clothing clothes apparel garments wear",
    words:
      "shirt sweater dress jeans jacket trousers pants skirt sleeve sleeves wool cotton socks coat hoodie size blouse scarf shoes boots sneakers",
  },
  {
    names: "books book literature reading",
    words:
      "novel author paperback hardcover pages book chapter bestseller bestselling edition fiction biography isbn reader story",
  },
  {
    names: "electronics electronic gadgets devices",
    words:
      "usb charger cable bluetooth headphones speaker laptop tablet camera battery wireless hdmi monitor television router gb inch smartphone keyboard",
  },
  {
    names: "toys toy games kids",
    words: "toy toys puzzle doll lego teddy kids children ages blocks plush playset board-game",
  },
  {
    names: "furniture home decor household",
    words:
      "sofa chair table desk lamp shelf bed mattress cupboard wardrobe curtain rug cushion drawer",
  },
  {
    names: "beauty cosmetics skincare",
    words: "cream shampoo lipstick perfume lotion skin hair mascara serum soap makeup moisturizer",
  },
  {
    names: "economy economics macroeconomics",
    words:
      "inflation percent bank growth unemployment gdp exports imports trade tax budget market prices wages recession deficit central rates tariff",
  },
  {
    names: "crime police justice",
    words:
      "police arrested arrest suspect suspects robbery theft stolen thief murder burglary fraud court trial judge prison jail sentenced detective victim shooting gang investigation weapon",
  },
  {
    names: "law legal justice court",
    words:
      "court judge lawyer attorney trial verdict lawsuit plaintiff defendant contract statute appeal legal jury ruling clause liability testimony prosecutor",
  },
  {
    names: "science-fiction sci-fi scifi",
    words:
      "starship spaceship alien aliens robot android galaxy planet future time-travel laser cyborg mars space crew",
  },
  {
    names: "romance love romantic",
    words:
      "love kiss kissed heart wedding marry married romantic darling passion couple fell dating affair lovers",
  },
  {
    names: "horror scary",
    words:
      "ghost haunted scream blood monster dark vampire zombie terror nightmare demon corpse creepy killer grave",
  },
  {
    names: "comedy humor humour funny",
    words: "funny joke jokes laugh laughed hilarious silly prank clown ridiculous comic",
  },
  {
    names: "fantasy",
    words: "dragon wizard magic sword kingdom elf dwarf spell quest prophecy castle witch",
  },
  {
    names: "mystery thriller detective",
    words: "detective murder clue clues killer case suspect investigate secret victim mystery spy",
  },
  {
    names: "recipe",
    words:
      "preheat oven mix stir add bake flour sugar eggs tablespoon teaspoon minutes cup boil simmer ingredients serve chop",
  },
  {
    names: "news report journalism",
    words:
      "said according reported announced police officials yesterday minister government spokesperson monday tuesday wednesday thursday friday",
  },
  {
    names: "sport sports football soccer athletics basketball tennis",
    words:
      "team match game goal scored striker coach player players league season championship cup final tournament win won victory defeat half referee stadium football soccer basketball tennis cricket rugby golf hockey baseball olympic olympics athlete race sprint marathon medal midfielder goalkeeper quarterback touchdown innings wicket batting serve set penalty offside transfer club fans",
  },
  {
    names: "politics political government policy election",
    words:
      "parliament minister president government election vote voted voters senate congress bill law reform opposition party coalition democrat republican candidate campaign policy mayor governor cabinet treaty sanctions diplomat diplomacy referendum legislation prime chancellor constitution ballot lawmakers embassy ruling",
  },
  {
    names: "technology tech computing computers gadgets it",
    words:
      "software hardware computer laptop smartphone phone chip processor app application internet data cloud server code developer programming algorithm artificial intelligence ai robot startup silicon device gadget browser cyber encryption gpu android ios update semiconductor 5g machine learning website digital",
  },
  {
    names: "science research scientific physics biology chemistry",
    words:
      "researchers scientist scientists study experiment laboratory physics chemistry biology particle particles detector molecule genes gene dna cell cells evolution species fossil quantum theory hypothesis measured journal published telescope atom protein microscope discovery climate equation neuroscience",
  },
  {
    names: "entertainment celebrity film movies movie cinema tv television show",
    words:
      "film movie actor actress director hollywood series episode season premiere celebrity star award oscar emmy netflix cinema theatre comedy drama singer album concert show tv television screenplay cast trailer box-office sequel streaming",
  },
  {
    names: "music concert song",
    words:
      "music song album band guitar piano violin orchestra symphony concert melody singer drums composer choir opera jazz rock rhythm tune tuned chord bass cello lyrics vocals tempo playlist musician",
  },
  {
    names: "business economy company corporate industry",
    words:
      "company profit revenue shares merger acquisition ceo market quarterly sales business startup investors earnings industry employees supply firm trade exports layoffs shareholders dividend retail customers growth inflation",
  },
  {
    names: "finance financial money banking investing stocks economics",
    words:
      "bank interest loan mortgage credit shares stock stocks bond bonds invest investment investor portfolio dividend fund funds rates inflation currency exchange savings budget debt tax taxes broker trading pension equity",
  },
  {
    names: "health medicine medical healthcare fitness wellness",
    words:
      "doctor patient hospital disease symptom symptoms treatment medicine antibiotics infection vaccine virus pain therapy nurse clinic surgery cancer diabetes blood diet exercise rest prescribed prescription fever heart allergy diagnosis pregnancy flu cough sleep vitamin health",
  },
  {
    names: "travel tourism holiday trip vacation flight flights airline",
    words:
      "flight flights fly flying plane ticket tickets hotel airline airport booking booked passport visa tourist tourists beach trip travel luggage itinerary resort cruise train vacation holiday destination sightseeing museum hostel backpack tour departure island guide",
  },
  {
    names: "food cooking cuisine recipe restaurant recipes baking",
    words:
      "cook bake baked oven dough recipe ingredients flour sugar butter salt pepper onion garlic boil fry simmer sauce soup dish meal restaurant chef dinner lunch breakfast taste delicious kitchen cheese bread meat vegetables dessert spoon pan preheat minutes wine eat stir",
  },
  {
    names: "gardening garden plants horticulture",
    words:
      "garden plant plants soil seeds seed water watering prune flowers flower roses tomato tomatoes compost weeds lawn fertilizer bulbs pot shade roots leaves bloom harvest shovel greenhouse mulch shrub",
  },
  {
    names: "astronomy space cosmos",
    words:
      "star stars planet planets galaxy telescope orbit moon comet asteroid universe nasa rocket astronaut satellite mars jupiter saturn nebula eclipse supernova light-year cosmic solar constellation",
  },
  {
    names: "weather meteorology forecast climate",
    words:
      "rain snow storm thunderstorm thunderstorms sunny cloudy wind winds temperature degrees forecast hail fog heatwave hurricane flood humidity showers frost expected north cold warm tornado drizzle",
  },
  {
    names: "traffic transport road roads transportation",
    words:
      "traffic jam congestion road highway motorway accident lane closed bridge junction bus tram commuters detour roadworks crash vehicles delays driver queue exit bypass",
  },
  {
    names: "car cars automotive vehicles driving",
    words:
      "car engine brake brakes tyre tires wheel gearbox diesel petrol electric horsepower driver sedan suv motor clutch garage mechanic mileage dealership bumper steering hybrid exhaust",
  },
  {
    names: "education school learning university teaching",
    words:
      "school teacher student students pupil pupils university exam exams curriculum lesson homework classroom degree course lecture college professor grade grades tuition learning kindergarten scholarship campus",
  },
  {
    names: "property housing estate realestate home",
    words:
      "house apartment flat bedroom bedrooms mortgage rent tenant landlord garden buyers property agent lease square bathroom kitchen listing viewing balcony floor realtor deed",
  },
  {
    names: "insurance",
    words:
      "insurance policy claim claims premium coverage insured insurer deductible liability damage accident policyholder payout underwriter",
  },
  {
    names: "law legal lawyer court justice",
    words:
      "court judge lawsuit lawyer attorney contract clause verdict plaintiff defendant appeal void legal liability dismissed sue sued trial jury statute regulation compliance gdpr copyright trademark licence terms settlement patent nda",
  },
  {
    names: "crime police",
    words:
      "police arrested suspect murder robbery theft stolen burglary crime criminal detective prison victim shooting fraud investigation charged custody gang",
  },
  {
    names: "environment ecology nature climate sustainability",
    words:
      "climate emissions carbon pollution forest wildlife biodiversity recycling renewable solar warming ocean species conservation ecosystem deforestation plastic sustainable glacier habitat",
  },
  {
    names: "fashion clothing style beauty",
    words:
      "dress shoes clothes fashion designer runway collection fabric jeans jacket style model makeup skirt trend accessories handbag cotton wardrobe lipstick",
  },
  {
    names: "gaming games game videogames",
    words:
      "game gamer console playstation xbox nintendo level boss quest multiplayer controller steam esports rpg shooter character dlc",
  },
  {
    names: "history historical",
    words:
      "century war king queen empire ancient medieval battle dynasty revolution emperor treaty ruins archaeologist colonial monarch roman",
  },
  {
    names: "art arts culture painting",
    words:
      "painting painter gallery museum sculpture exhibition artist canvas portrait brush poetry poem novel theatre ballet artwork",
  },
  {
    names: "religion faith church",
    words:
      "church god prayer pray bible priest mosque temple faith religion imam rabbi worship holy pope monastery",
  },
  {
    names: "animal animals pets pet wildlife",
    words:
      "dog dogs retriever terrier poodle lion tiger elephant monkey wolf bear chased cat puppy kitten horse bird birds vet leash fur paw animal animals zoo rabbit fish hamster bark breed tail feeding",
  },
  {
    names: "family parenting children relationships",
    words:
      "child children baby mother father parents son daughter toddler kids family marriage wedding school nursery birthday",
  },
  {
    names: "military war defence defense",
    words:
      "army soldiers troops missile war weapons navy battle general tank airstrike ceasefire defence invasion military brigade",
  },
  {
    names: "chess",
    words: "chess pawn rook bishop knight checkmate opening grandmaster castling queen endgame",
  },
  {
    names: "knitting sewing crafts craft",
    words:
      "knit yarn needle needles wool stitch stitches crochet sewing pattern thread fabric scarf",
  },
  {
    names: "programming coding code development developer software-engineering",
    words:
      "code function compiler exception java python javascript typescript recursion variable class list array loop null pointer bug git repository api sql database algorithm debug runtime library framework string thread compile syntax",
  },
  {
    names: "vehicle vehicles",
    words:
      "car truck bus motorcycle bike bicycle van lorry train tram ship boat plane aircraft tractor wheels engine scooter",
  },
  {
    names: "plant plants botany",
    words:
      "tree oak pine rose fern cactus leaf leaves flower root stem blossom moss grass tulip seed",
  },
  {
    names: "jobs career employment recruitment",
    words:
      "job interview salary resume cv hiring candidate employer position career vacancy promotion recruiter apply",
  },
  {
    names: "shopping retail ecommerce commerce",
    words:
      "shop store buy bought cart checkout discount sale order customer purchase mall price retailer",
  },
  {
    names: "energy electricity power utilities",
    words:
      "electricity power grid solar wind turbine oil gas pipeline nuclear reactor battery watt utility coal barrel",
  },
  {
    names: "agriculture farming farm",
    words:
      "farm farmer crop crops harvest wheat cattle tractor barn irrigation livestock field pesticide corn",
  },
];
