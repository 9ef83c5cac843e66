/**
 * Words at the start of English product names that are not brands: « Cosy blanket ». Words of the lexicon are not repeated here.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a absolute adorable all amazing an and antique any artisan artistic assorted authentic awesome baby basic beautiful best better big
  bold boys brand bright brilliant bundle busy calm certified charming cheap children chic chunky classic clean clear clever colorful
  colourful comfortable comfy compact complete cool cosy cotton cozy creative cute daily decorative deep delicate delicious deluxe
  designer detailed double dream dual each early easy ecological electric elegant elephant everyday excellent exclusive exotic extra
  fabulous fair family famous fancy fantastic fashion fast favourite feminine fine finest first flat floral floppy fluffy four free
  french fresh full fun funky funny general gentle genuine geometric german giant gift girls gold good gorgeous grand great grey happy
  hand handcrafted handmade handy hard healthy heavy high high-quality home homemade hot huge ideal individual indoor industrial
  italian japanese jumbo just kids kitchen ladies large last late latest little long lovely low luxurious luxury magic magical main
  massive matching maxi medium men mens midi mini minimal minimalist mixed model modern moroccan multi multi-purpose must my mystic
  natural neat never new nice nordic novel old one only open ordinary organic original our outdoor oval own painted pair perfect
  personalised personalized petite plain plush popular portable powerful practical precious premium pretty professional pure quality
  quick quiet quirky rare real really red reliable retro rich rustic round royal sale scandinavian seasonal second set sexy sharp short
  simple single six skinny sleek slim small smart smooth soft solid special spring square standard stunning stylish summer super sweet
  swedish tall tasty teen ten the these thick thin this three tiny top toy traditional trendy triple true turkish twin two ultimate
  ultra unique universal used useful various very vibrant vintage warm we wedding white whole wide wild winter women womens wonderful
  amber burgundy coral crimson emerald ivory jade khaki lilac maroon mauve onyx opal pearl quartz ruby sage sapphire teal turquoise
  wooden young your yummy bamboo bear bird boar boho butterfly camel cherry citrus cloud coastal coconut coffee desert dinosaur dog
  farmhouse flower forest fox fruit garden goat gold-plated heart honey horse jasmine jungle lamb lavender leaf lemon lemongrass lion
  mango mint moon mountain nautical ocean olive orange owl palm peach pine rainbow rose sandalwood sea sheep shell snow solar star
  strawberry sun sunflower swan tea tiger tree tropical unicorn vanilla wave whale wolf
  active adjustable air alpine angled arctic artist autumn bath beach bedroom bench bike boat book bottle box brass brew bridal brush
  building bubble bulk cable cake camp camping canvas car card carbon cargo cast cat ceramic chalk chef christmas city classroom climbing
  cocktail collapsible colour combat commercial compost concrete cooking cordless cork corner country craft crew cross crystal cushion
  dance deck desk digital dining dinner diving door downhill drawing drip driving dry dual-purpose dust dynamic ear east economy
  emergency engine entry evening event exercise extending external eye fabric face farm field fire fishing fitness flame flight floating
  folding food foot full-size gaming gas glass golf grain granite grill grip gym hair half hanging hardwood herbal hiking hiker hobby
  hockey holiday horseback hunting ice indoor-outdoor insulated iron island junior jute key knit ladder lake laptop laser leather light
  linen liquid living log loop lounge machine mail manual marble marine market massage master mechanical mesh metal milk military mobile
  motor mountain-bike music nail neck needle night nylon office oil oyster pad paper party patio pet photo picnic pilot pizza plastic
  playground pocket pool pop porcelain pot pottery power pressure printed professional-grade pub pump racing rail rain ranch range reading
  reusable riding river road rock rope rubber safari safety sailing salad salt sand school scout screen seaside security sensor sewing
  shadow shoulder shower side silicone silk silver site ski skin sleeping slate smoke snap soup space spare spice spike sport sports stage
  stainless steam steel stone storage storm street stretch student studio surf swim table tabletop tactical tank target tennis terracotta
  textile theatre thermal tile timber tool touch town track trail training travel truck tube turbo twist under upright urban utility
  velvet video village visitor walking wall walnut water wax wedge weekend weighted welding west wheel wicker wind window wine wire wired
  wireless wool work workshop yard yoga zip
  almond aloe argan avocado basil bergamot calendula chamomile cinnamon clove cocoa cypress eucalyptus frankincense geranium ginger grape
  grapefruit hazelnut hemp hibiscus jojoba juniper lime magnolia marula melon myrrh neem neroli oat oats onion oregano papaya patchouli
  peony peppermint pistachio pomegranate pumpkin raspberry rosehip rosemary saffron sesame shea thyme tomato turmeric vetiver walnut
  wildflower ylang amethyst agate garnet moonstone labradorite topaz turquoise pearl hoop stud drop statement chunky cable corduroy
  denim tweed mohair merino angora alpaca cashmere suede sherpa fleece quilted puffer wax waxed hooded pleated ruffled cropped`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
