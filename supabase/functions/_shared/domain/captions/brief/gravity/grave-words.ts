/** Words that are grave wherever they stand, unless the text is plainly playful. */

const english = String.raw`
  biops(?:y|ies) caskets? coffins? hearses? pallbearers? evacuat\w+ abused? abuser abusive accident alzheimer'?s
  amputat\w+ anorexi\w+ assault\w* autopsy bereave\w+ bombing bulimi\w+ burial casualt\w+ chemo chemotherapy coma
  condolences? cremat\w+ deceased dementia deport(?:ed|ing|ations?|s)? depression depressed diagnos\w+ disaster
  earthquakes? epilepsy
  eulogy eviction evicted famine fatal femicide flooded flooding floods foreclosure fostering funerals? genocide grief
  grieve grieving grave graveside harass\w+ holocaust homeless\w* homicide homophobia hospice hospitali[sz]ed
  hostages? hurricane inmate ivf leuka?emia lynching massacre mastectomy memorial miscarr\w+ mourn\w* murder(?:ed|s)?
  obituary orphan\w* overdos\w+ palliative pandemic paraly[sz]\w+ parkinson'?s persecution pogrom prisoners? ptsd
  racis[mt]s? rape[ds]? rapist refugees? relapse[ds]? remembrance sexism slaughter slavery stalk(?:ed|er|ing)
  starvation starving stillbirth stillborn stroke suicid\w+ terroris\w+ tornado torture[ds]? tragedy tragic
  transphobia trauma tsunami tumou?rs? victims? vigil violence war widow\w* wildfires? wounded xenophobia antisemitism
  islamophobia unemploy\w+ redundan\w+ layoffs? bankrupt\w* divorc\w+ infertility addiction alcoholi[cs]\w* rehab
  caregiver airstrikes? shelling ceasefire shooter gunman epidemic outbreak drought landslide avalanche shipwreck
  drown\w+ drowned asylum bullied bullying ableism discriminat\w+ injustice trafficking stabbed stabbing robbed
  robbery burglary burgled mugged bushfires? cyclone scammed defraud\w+ heartbroken heartbreak
`;

const spanish = String.raw`
  ataúd murió muri[oó] falleci\w+ fallecimiento duelo luto funeral(?:es)? entierro viud[ao] cáncer guerra terremoto
  inundaci\w+ incendio suicidi\w+ despid\w+ despedid[ao]s? divorcio aborto maltrato violencia víctimas? accidente
  desaparecid[ao]s? refugiad[ao]s? desahucio racismo acoso depresión adicci\w+ tragedia pésame
`;

const german = String.raw`
  sarg gestorben verstorben\w* stirbt gestorbene tod todesfall trauer\w* beerdigung begräbnis nachruf witwer? krebs\w*
  krieg erdbeben überschwemmung hochwasser hausbrand selbstmord suizid\w* kündigung gekündigt entlassen scheidung
  fehlgeburt totgeburt sternenkind gewalt opfer unfall vermisst geflüchtete flüchtlinge rassismus mobbing
  depression\w* drogensucht alkoholsucht suchthilfe suchtberatung spielsucht insolvenz hospiz gedenk\w* schlaganfall
  demenz obdachlos\w* beileid
`;

const french = String.raw`
  cercueil décès décédée? mort morte deuil obsèques funérailles veuve veuf cancer guerre séisme
  inondations? incendie suicide licenci\w+ divorce violences? victimes? accident disparue? réfugiée?s? racisme
  harcèlement dépression addiction condoléances avc hommage attentat expulsion sans-abri
`;

const italian = String.raw`
  morto morta lutto funerale sepoltura vedov[ao] cancro tumore guerra terremoto alluvione incendio suicidio
  licenziat[oa] licenziamento divorzio aborto violenza vittime? incidente scomparsa scomparso rifugiati razzismo
  bullismo depressione dipendenza condoglianze sfratto disastro tragedia
`;

const portuguese = String.raw`
  caixão morreu faleceu falecimento luto velório enterro viúv[ao] câncer cancro guerra terremoto terramoto enchentes?
  inundaç\w+ incêndio suicídio demitid[oa] demissão despedimento divórcio aborto violência vítimas? acidente
  desaparecid[oa]s? refugiad[oa]s? racismo assédio depressão vício pêsames despejo tragédia
`;

/** Each is the source of a pattern of one word. English first. */
export const graveWords = [english, spanish, german, french, italian, portuguese].flatMap((words) =>
  words.trim().split(/\s+/u),
);
