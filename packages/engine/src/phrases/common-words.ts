/** Words with which English names of goods begin that are no brand: « Cosy blanket ». What the lexicon spells is not repeated here. */
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
  strawberry sun sunflower swan tea tiger tree tropical unicorn vanilla wave whale wolf`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
