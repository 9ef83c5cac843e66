/** Words of a defect by language: what is broken, worn or in need of repair. Whole words; `is-lacking.ts` has those that languages share. */
const LACKS: Readonly<Record<string, string>> = {
  en: String.raw`unreliable|water[- ]damage\p{L}*|(?:weak|dead|worn) batter(?:y|ies)|batter(?:y|ies) (?:is |are )?(?:weak|worn|dead)|(?:cosmetic|edge|minor|slight) (?:wear|damage|flaws?)|minor (?:\p{L}+ ){1,2}(?:dents?|damage|scratch(?:es)?|wear|swelling)|(?:does not|doesn['’]t|do not|don['’]t) (?:work|turn on|charge|hold a charge)|not working|for parts|(?:has|have) (?!no )(?:an? |some |minor )?(?:\p{L}+ )?(?:issues?|problems?)|(?:needs?|requires?) (?:an? little|some|a bit of|minor|a) (?:\p{L}+ )?(?:maintenance|servic(?:e|ing)|attention|work|tlc|repairs?|fixing|cleaning)|discontinued|end of life|eol|not hd|no win(?:dows)? ?\p{Nd}+|older \p{L}+ only|older model|fair (?:cosmetic )?condition|(?:edges?|soles?|fabric|leather|paint) (?:is |are )?worn`,
  de: String.raw`funktioniert (?:\p{L}+ )?nicht|nicht funktionsfähig|wackelig\p{L}*|wackelt(?! nicht| nie| kein)|(?:braucht|benötigt) (?:etwas|ein wenig|eine kleine|eine) (?:wartung|reparatur|reinigung|pflege|zuwendung)|reparaturbedürftig\p{L}*|für bastler|(?:hat|mit) (?:einen|einem|kleinen|kleinem) (?:defekt|schaden)|wasserschaden|akku schwach|schwacher akku`,
  fr: String.raw`ne (?:fonctionne|marche) (?:plus|pas)|(?:nécessite|demande) (?:un peu d['’]|une |quelques )(?:entretien|réparations?|nettoyage|révision)|(?:à|a) réparer|pour pièces|dégât\p{L}* des eaux|batterie faible`,
  es: String.raw`no funciona\p{L}*|no anda|(?<!no )(?:necesita|requiere) (?:algo de |un poco de |una? )?(?:mantenimiento|reparaci[oó]n|limpieza|arreglo)|para (?:repuestos|piezas)|batería (?:débil|gastada)|detalles (?:de uso|estéticos)`,
  it: String.raw`non funziona\p{L}*|(?:necessita di|richiede|ha bisogno di) (?:un po['’] di |una |qualche )(?:manutenzione|riparazione|pulizia)|da riparare|per ricambi|batteria (?:debole|esausta)`,
  pt: String.raw`não funciona\p{L}*|(?:precisa de|requer) (?:alguma |um pouco de |uma? )(?:manutenção|conserto|reparo|limpeza)|bateria (?:fraca|viciada)|com avarias`,
  nl: String.raw`(?:werkt|doet het) (?:\p{L}+ )?niet|heeft (?:wat|een beetje|een) (?:onderhoud|reparatie|schoonmaak\p{L}*) nodig|waterschade|accu (?:zwak|versleten)`,
  pl: String.raw`nie działa\p{L}*|wymaga (?:naprawy|serwisu|czyszczenia|konserwacji)|zepsut\p{L}*|przebarwie\p{L}*|pęknięci\p{L}*|dziura|zalan\p{L}*`,
  cs: String.raw`nefunguj\p{L}*|nefunkční\p{L}*|rozbit\p{L}*|prasklin\p{L}*|praskl\p{L}*|roztržen\p{L}*|rezav\p{L}*|vybledl\p{L}*|vyžaduje (?:opravu|servis|údržbu)`,
  ru: String.raw`не работает|неисправ\p{L}*|треснут\p{L}*|трещин\p{L}*|вмятин\p{L}*|разбит[аоы]?(?! на)|следы износа|(?:есть|имеются?|с|мелкие|небольшие) дефект\p{L}*|требует(?:ся)? (?:ремонта?|чистки|чистка|обслуживани\p{L}+)`,
  uk: String.raw`не працює|несправн\p{L}*|тріщин\p{L}*|порван\p{L}*|іржав\p{L}*|вм['’]ятин\p{L}*|потерт\p{L}*|потребує (?:ремонту|чистки|обслуговування)`,
  sv: String.raw`sönder|spricka|sprickor|sprucken|sprucket|rostig\p{L}*|fungerar inte|behöver (?:service|lagas|repareras|rengöras)|bucklig\p{L}*`,
  da: String.raw`revner?|revnet|rusten\p{L}*|rustent|slidt|virker ikke|trænger til\p{L}*|bule i`,
  nb: String.raw`sprekker?|sprukket|rusten\p{L}*|rustent|slitt|fungerer ikke|virker ikke|trenger (?:service|reparasjon|rengjøring)|bulk i`,
  fi: String.raw`rikki|rikkinäi\p{L}*|viallinen|viallis\p{L}*|haljennu\p{L}*|revennyt|ruosteinen|ruosteessa|tahrainen|käytön jälk\p{L}*|ei toimi|lommo\p{L}*`,
  hu: String.raw`törött|repedt|repedés|hibás|szakadt|rozsdás|kopott|kifakult|hiányz\p{L}*|nem működik|javításra szorul|használati nyom\p{L}*|horpadás`,
  ro: String.raw`stricat\p{L}*|crăpat\p{L}*|spart[ăeio]?|ruginit\p{L}*|pătat\p{L}*|decolorat\p{L}*|urme de (?:uzură|folosire|utilizare)|nu funcționează|necesită (?:reparați\p{L}+|curățare|întreținere)`,
  el: String.raw`σπασμέν\p{L}*|χαλασμέν\p{L}*|ελαττωματικ\p{L}*|σκισμέν\p{L}*|σκουριασμέν\p{L}*|ξεθωριασμέν\p{L}*|ραγισμέν\p{L}*|δεν λειτουργεί|χρειάζεται (?:επισκευή|σέρβις|καθάρισμα)|(?:ίχνη|σημάδια) χρήσης`,
  tr: String.raw`çalışmıyor|(?:tamir|bakım|tadilat) (?:gerek\p{L}*|ist\p{L}*)|sararmış|solmuş|çizikler var|lekesi var|leke var|kullanım izi|kullanım izleri`,
  he: String.raw`[ושכ]?(?:דורש\p{L}*|צריך|צריכה|זקוק\p{L}*|נדרש\p{L}*|מצריך) (?:ל|קצת |מעט |גם )*(?:תחזוק\p{L}*|תיקו\p{L}*|ניקוי|ניקיון|החלפ\p{L}*|שיפוץ|חיזוק|טיפול)|(?:יש|ישנה|ישנן|קיימת|קיימות) (?:בו |בה |לו |לה |קצת )?(?:בעיי?ת|בעיה|בעיות)|[ושה]?(?:תקלה|תקלת|תקלות)|[ושה]?(?:מקולקל|מקולקלת|שבור|שבורה|שבורים|שבורות|סדוק|סדוקה|סדק|סדקים|קרוע|קרועה|קרע|קרעים|שרוט|שרוטה|שרוטים|פגום|פגומה|פגם|פגמים|מוכתם|מוכתמת|כתם|כתמים|חלוד|חלודה|חלודים|בלוי|בלויה|שחוק|שחוקה|שחוקים|דהוי|דהויה|מתקלף|מתקלפת|מתקלפים|רופף|רופפת|עקום|עקומה|נזילה|מכה קטנה|מכות)|[ושה]?(?:לא|אינו|אינה) (?:עובד|עובדת|עובדים|תקין|תקינה|פועל|פועלת|נדלק|נדלקת|נטען|יציב|יציבה|מושלם|שלם)|חסר(?! (?:ריח|צבע|טעם|משקל))|חסרה|חסרים|חסרות|סימני (?:שימוש|בלאי|שחיקה|זמן)|פגעי (?:זמן|שימוש)|לחלקים|לחלפים|סוללה חלשה`,
  ar: String.raw`خدش|كسر بسيط|شرخ|مشروخ\p{L}*|معطل\p{L}*|عطل|عطلان\p{L}*|(?:لا|ما) [يت]عمل|[يت]حتاج (?:إلى |الى |ل)?(?:بعض |قليل من )?(?:ال)?(?:صيانة|صيانه|تصليح|إصلاح|اصلاح|تنظيف|تغيير)|صدئ\p{L}*|مثقوب\p{L}*|تالف\p{L}*|باهت\p{L}*|(?:به|بها|فيه|فيها|يوجد|مع) (?:عيب|عيوب|خلل|كسر|صدأ|بقع\p{L}*|مشكلة)|مفقود\p{L}*|(?:آثار|اثار|علامات) (?:ال)?(?:استخدام|استعمال)`,
  fa: String.raw`شکسته|ترک ?خورده|ترک دارد|پاره شده|زنگ ?زده|لکه دارد|خراب است|کار نمی.?کند|(?:نیاز به|نیازمند) (?:تعمیر|تمیز\p{L}*|سرویس)|معیوب|رنگ ?پریده|آثار استفاده`,
  id: 'berkarat|cacat|luntur|tidak berfungsi|tidak menyala|perlu (?:servis|diperbaiki|dibersihkan)|minus pemakaian',
  ms: 'berkarat|cacat|luntur|tidak berfungsi|rosak|koyak|perlu (?:servis|dibaiki|dibersihkan)',
  vi: String.raw`rỉ sét|gỉ sét|bạc màu|không hoạt động|cần (?:sửa|bảo dưỡng|vệ sinh)|pin (?:yếu|chai)|lỗi nhẹ`,
};
export const LACKING_WORDS: string = Object.values(LACKS).join('|');

/** The same without word boundaries; in Chinese and Thai what denies them stands before them. */
const DENIED_BEFORE = String.raw`(?<!(?:去|除|遮|盖|蓋|善|复|復|绝|絕|祛|修|无|無|没有|没|沒有|沒|不|防|抗|耐|免|零|未|ไม่|ไม่มี|ไร้|กัน|ไม่เป็น)[\p{Script=Han}]{0,2})`;
const CHINESE =
  '泡水|进水|凹痕|凹陷|掉漆|掉色|电池老化|破损|开裂|裂纹|裂痕|刮痕|刮花|刮擦|污渍|污迹|发黄|泛黄|松动|故障|坏了|失灵|缺件|缺失|瑕疵|使用痕迹|磨损|变形(?!金刚|玩具|机器)|褪色|漏水|脱胶|成色一般|划痕|磕碰|生锈|损坏|' +
  '進水|凹陷|電池老化|破損|開裂|裂紋|刮擦|污漬|發黃|泛黃|鬆動|故障|壞了|失靈|瑕疵|使用痕跡|磨損|變形(?!金剛|玩具|機器)|損壞|劃痕|生鏽';
/** What Chinese says with « not » itself. */
const CHINESE_NOT =
  '已停产|已停產|不稳定|不穩定|不能用|无法使用|無法使用|不工作|不亮|不灵|不能拆|拆不了|装不了|裝不了|用不了|已停更|停止支持|已停止支持|不支持读取|无法显示|無法顯示|非高清|不适合追求|待修|需维修|需要维修|需維修|续航短|續航短|老机|老機|较老型号';
const ELSEWHERE =
  '汚れ(?:あり|がある|があり)|シミ(?:あり|がある|があり)|サビ(?:あり|がある|があり)|割れ(?:あり|がある|があり)|へこみ(?!にく)|凹み(?!にく)|ジャンク|不具合(?:あり|が)|動作未確認|黄ばみ|(?:傷|キズ|スレ)が?(?:ある|あり)|녹슨|변색|찍힘|기스|작동 ?안|수리 ?필요|เป็นสนิม|แตกร้าว|ต้องซ่อม|ใช้งานไม่ได้|जंग लग|ख़?राब है|मरम्मत';
export const LACKING_CLOSE: string = `${DENIED_BEFORE}(?:${CHINESE})(?!修|清|去|补|補)|${CHINESE_NOT}|${ELSEWHERE}`;

/** What stands before such a word and denies it in further languages: « ללא שריטות », « بدون خدوش », « χωρίς φθορές ». */
export const DENYING = String.raw`פותר\p{L}*|מטפל\p{L}*|reduces?|covers?|resistant to|resists?|removes?|repairs?|от|против|убирает|заживляет|від|проти|ללא|בלי|אין|לא|נגד|מונע\p{L}*|עמיד\p{L}*|מסיר\p{L}*|להסר\p{L}*|מנקה|בלתי|بلا|ضد|دون|مضاد\p{L}*|مقاوم\p{L}*|خالي?[ةه]? من|χωρίς|δίχως|fără|nicio|niciun|nem|nincs|ilman|değil|بی|ไม่`;
