import type { LexicalField } from "./lexical-field.js";

/** What customers and colleagues write about, by the desk that handles it. */
export const supportFields: readonly LexicalField[] = [
  {
    names: "billing invoice invoices payment payments charge charges finance accounting",
    words:
      "charged charge invoice invoices bill billed billing payment pay paid debit twice double money price refund fee subscription receipt overcharged vat tax transaction bank amount account statement cost renewal declined iban",
  },
  {
    names: "refund refunds return returns reimbursement money-back",
    words:
      "refund money back return returned reimburse reimbursement exchange cancel chargeback credited send-back",
  },
  {
    names: "shipping delivery shipment logistics parcel order orders",
    words:
      "parcel package shipping shipped ship delivery delivered deliver courier tracking track arrive arrived late lost address transit warehouse customs dispatch order postman mail driver neighbour neighbor shipment carrier",
  },
  {
    names: "account accounts login access authentication password signin credentials",
    words:
      "login log sign password account username locked reset access authentication 2fa verification verify credentials signed profile email two-factor forgot code sso blocked",
  },
  {
    names:
      "technical bug bugs error errors defect problem problems issue issues crash incident support outage",
    words:
      "crash crashes crashed nothing happens responding respond error errors bug broken fails failed fail failure freeze freezes frozen loading load exception stack slow hang hangs blank screen glitch doesn't cannot can't won't wrong unexpected 500 404 timeout not-working outage down unreachable works",
  },
  {
    names: "feature features enhancement improvement suggestion suggestions idea request wish",
    words:
      "feature add would could great support option please wish suggestion suggest improve improvement idea love dark mode allow integrate integration export ability nice missing enable",
  },
  {
    names: "documentation docs doc readme guide manual",
    words:
      "readme documentation docs document manual guide explain explains tutorial example examples typo describe described wiki instructions comment changelog unclear",
  },
  {
    names: "sales quote pricing purchase demo lead buy",
    words:
      "quote demo licence licences license licenses buy purchase pricing price enterprise plan seats trial upgrade offer discount interested order bulk contract sales volume reseller",
  },
  {
    names: "cancellation cancel churn unsubscribe termination",
    words:
      "cancel cancelled canceled cancellation call off won't anymore longer terminate unsubscribe end stop close subscription leaving quit membership",
  },
  {
    names: "hr human-resources personnel people recruiting hiring",
    words:
      "vacation days leave holiday payroll salary contract onboarding hiring hired interview benefits sick maternity parental overtime employee recruit candidate resignation pension manager pto training",
  },
  {
    names: "it helpdesk sysadmin computer",
    words:
      "laptop password vpn printer wifi wi-fi email outlook network server install software computer monitor keyboard login account access update windows mac",
  },
  {
    names: "hardware device equipment",
    words:
      "keyboard monitor mouse laptop screen battery printer cable charger key flickers broken fan disk drive usb port headset power docking overheating webcam speaker hinge",
  },
  {
    names: "software application program app",
    words:
      "app application program install installed update version crash license software error excel word browser plugin export opens button settings menu window uninstall",
  },
  {
    names: "network connectivity internet wifi",
    words:
      "wi-fi wifi vpn network internet connect connection router ethernet dns drops signal lan offline disconnected bandwidth firewall proxy latency ping",
  },
  {
    names: "security privacy vulnerability breach",
    words:
      "breach hacked logged someone password vulnerability phishing malware leak leaked password encryption exploit attack unauthorized suspicious virus ransomware cve privacy gdpr",
  },
  {
    names: "mobile phone app ios android",
    words: "iphone android ios phone mobile app tablet ipad smartphone",
  },
  {
    names: "marketing advertising promotion",
    words:
      "campaign ad ads newsletter brand social promotion audience seo conversion advertising banner influencer press logo",
  },
  {
    names: "booking reservation appointment reservations scheduling schedule meeting",
    words:
      "book booking booked reserve ticket tickets seat reservation appointment table schedule reschedule slot meeting calendar",
  },
  {
    names: "question inquiry enquiry query information",
    words: "wondering know tell explain question curious clarify ask asking",
  },
  {
    names: "status tracking progress check update",
    words:
      "status still yet arrived arrive track tracking tracked progress delayed update updates late where when package parcel shipped shipment dispatched waiting eta",
  },
  {
    names: "exchange swap replacement",
    words:
      "swap exchange exchanged replace replaced replacement size small smaller large larger big bigger colour color instead different wrong fit fits another model",
  },
  {
    names: "return returns return-item send-back",
    words: "return returned returning back send label fit fits unwanted wrong damaged refund",
  },
  {
    names: "product product-question item goods",
    words:
      "product model version come comes size colour color material available stock waterproof dimensions compatible made fit specification warranty include includes feature features",
  },
  {
    names: "prescription medication medicine refill pharmacy",
    words:
      "refill prescription prescribe prescribed tablets tablet pills pill medication medicine dose dosage pharmacy drug renew inhaler insulin antibiotics",
  },
  {
    names: "test results lab result diagnostics",
    words: "lab laboratory blood result results x-ray scan mri biopsy sample urine report work",
  },
  {
    names: "camera photo photos",
    words:
      "camera photo photos picture pictures lens zoom selfie video image images shots shot focus megapixels",
  },
  {
    names: "battery power",
    words: "battery charge charges charging charger recharge drain drains lasts power dies",
  },
  {
    names: "display screen",
    words: "display screen brightness resolution pixels pixel touch touchscreen panel bright dim",
  },
  {
    names: "sound audio",
    words: "sound audio speaker speakers volume bass noise headphones microphone mic hear loud",
  },
  {
    names: "comfort comfortable ergonomics",
    words: "comfortable comfort soft hard cushion padding tight ergonomic seat mattress pinch",
  },
  {
    names: "cleanliness clean hygiene",
    words:
      "clean dirty dust dusty stain stains smell smelly hygiene mould mold filthy spotless towels",
  },
  {
    names: "atmosphere ambience ambiance mood interior",
    words:
      "music loud noisy quiet cosy cozy dark bright stuffy crowded lighting decor romantic room view interior atmosphere ambience vibe",
  },
  {
    names: "frontend ui layout",
    words:
      "button page screen layout css footer header form menu modal overlaps browser icon font mobile",
  },
  {
    names: "backend server api",
    words:
      "api database endpoint query server response connection request timeout 500 schema migration",
  },
  {
    names: "infra infrastructure devops operations deployment",
    words:
      "server servers deployment deploy kubernetes docker cluster pipeline disk load cpu dns certificate host",
  },
  {
    names: "advertisement ad promo promotion offer",
    words:
      "buy free offer sale hurry discount weekend deal stocks save shop price limited order now",
  },
  {
    names: "letter correspondence",
    words: "dear sincerely regards yours faithfully writing hope love wishes",
  },
  {
    names: "loan credit mortgage borrowing lending",
    words: "borrow loan lend mortgage credit repay installment instalment interest financing euros",
  },
  {
    names: "fraud scam theft suspicious",
    words:
      "never made unauthorized unauthorised stolen fraud fraudulent suspicious scam unknown transaction stole thief hacked recognise recognize someone",
  },
  {
    names: "phishing",
    words:
      "verify password account closed suspended click link login confirm mailbox urgent hours security update credentials bank",
  },
  {
    names: "order purchase ordering",
    words: "order send boxes article quantity buy purchase deliver pieces units ship please",
  },
  {
    names: "informal casual colloquial slang",
    words: "hey dude lol gonna wanna gotta thx btw omg yeah cool bro ur u guys yo haha kinda",
  },
  {
    names: "formal official",
    words:
      "dear sincerely regards hereby pursuant kindly herewith faithfully sir madam respectfully request enclosed",
  },
  {
    names: "apology sorry",
    words: "sorry apologise apologize apologies regret mistake fault",
  },
  {
    names: "invitation invite event",
    words: "invite invited invitation join party celebrate rsvp attend event wedding guests",
  },
  {
    names: "reminder",
    words: "remind reminder forget due tomorrow deadline remember upcoming",
  },
  {
    names: "upgrade plan subscription",
    words: "upgrade plan premium tier subscription subscribe switch annual monthly",
  },
  {
    names: "meals meal food dining catering",
    words:
      "lunch dinner breakfast restaurant coffee client catering sandwich pizza cafe snack drinks",
  },
  {
    names: "office supplies stationery",
    words:
      "paper pens pen pencils stapler printer toner ink envelopes folders notebook desk whiteboard markers",
  },
  {
    names: "accommodation lodging hotel room",
    words: "hotel room night nights stay hostel airbnb booking checkout bed",
  },
  {
    names: "legal law compliance contract",
    words:
      "contract clause liability lawyer attorney court lawsuit sue agreement nda compliance gdpr terms court judge copyright trademark signed sign",
  },
  {
    names: "training course onboarding",
    words: "training course learn workshop tutorial onboarding seminar lesson certificate",
  },
  {
    names: "complaint complaints dissatisfaction grievance",
    words:
      "disappointed disappointing unacceptable terrible worst awful angry rude nobody never broken bad poor complain complaint ridiculous horrible frustrated waiting ignored useless disgrace late wrong",
  },
  {
    names: "praise compliment thanks appreciation gratitude kudos testimonial",
    words:
      "thank thanks great excellent wonderful amazing love perfect helpful awesome fantastic kind impressed friendly best appreciate brilliant recommend happy superb outstanding",
  },
  {
    names: "greeting hello smalltalk chitchat",
    words: "hello hi hey morning evening greetings howdy",
  },
  {
    names: "spam junk scam phishing advertisement",
    words:
      "free win won winner prize click claim congratulations offer cheap limited cash lottery guaranteed bonus viagra meds pills casino bitcoin crypto urgent act now unsubscribe selected exclusive million inheritance prince gift discount earn income risk-free subscribe prescription buy",
  },
  {
    names: "toxic toxicity abusive hateful insult offensive harassment hate abuse inappropriate",
    words:
      "idiot idiots stupid moron dumb hate hates loser shut kill die trash pathetic disgusting ugly fool jerk scum worthless bastard crap damn fuck shit fucking bitch asshole retard garbage imbecile",
  },
  {
    names: "joy happy happiness excited excitement delight",
    words:
      "happy glad delighted thrilled joy excited wonderful great yay love smiling celebrate cheerful proud grateful",
  },
  {
    names: "anger angry furious rage annoyed frustration frustrated",
    words:
      "angry furious mad outraged annoyed hate rage fed up ridiculous unacceptable infuriating irritated",
  },
  {
    names: "sadness sad grief unhappy depressed",
    words:
      "sad cry crying cried sob sobbing passed away died death funeral hopeless empty tears miss lonely grief heartbroken unhappy sorrow loss depressed mourning lost",
  },
  {
    names: "fear afraid scared anxiety worried anxious",
    words: "afraid scared fear terrified worried anxious nervous panic frightened dread scary",
  },
  {
    names: "surprise surprised astonished",
    words: "surprised surprise unexpected wow astonished shocked suddenly unbelievable amazed",
  },
  {
    names: "price pricing cost value expensive",
    words: "price expensive cheap cost costs overpriced affordable pricey value money paid bargain",
  },
  {
    names: "quality material durability workmanship build",
    words:
      "quality material broken broke cheap flimsy durable sturdy fell apart scratched defective solid stitching poor wore torn",
  },
  {
    names: "service staff support customer-service",
    words:
      "waited wait waiting staff service waiter rude friendly helpful agent support polite manager attentive team unhelpful representative",
  },
  {
    names: "usability ease design interface ux",
    words:
      "easy confusing intuitive interface design button menu navigate complicated user-friendly layout find clunky",
  },
  {
    names: "performance speed slow",
    words:
      "slow fast lag lags speed performance loading seconds memory cpu battery freeze quick sluggish",
  },
];
