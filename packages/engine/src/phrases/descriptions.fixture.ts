/** A seller's description, and what must be found in it. */
interface Described {
  text: string;
  name: string;
  feature: string;
  thought: string;
  steps: number;
}

const said = (name: string, feature: string, thought: string, text: string, steps = 0): Described => ({
  name,
  feature,
  thought,
  text,
  steps,
});

/** One per language: a mug with its size, a statement and a promise, in the punctuation of its script. */
export const DESCRIPTIONS: Readonly<Record<string, Described>> = {
  en: said(
    'Morning mug',
    'Dishwasher safe',
    'Keeps your coffee warm on long mornings',
    'Morning mug, 350 ml, dishwasher safe. Keeps your coffee warm on long mornings. Free returns within 30 days.\n1. Warm the mug\n2. Pour the coffee\n3. Enjoy it in peace',
    3,
  ),
  fr: said(
    'Tasse du matin',
    'Passe au lave-vaisselle',
    'Elle garde votre café au chaud pendant les longues matinées',
    'Tasse du matin, 350 ml, passe au lave-vaisselle. Elle garde votre café au chaud pendant les longues matinées ! Retour gratuit sous 30 jours.',
  ),
  es: said(
    'Taza de la mañana',
    'Apta para lavavajillas',
    'Mantiene tu café caliente durante las mañanas largas',
    'Taza de la mañana, 350 ml, apta para lavavajillas. Mantiene tu café caliente durante las mañanas largas. Devolución gratuita en 30 días.',
  ),
  de: said(
    'Keramiktasse Morgenrot',
    'Spülmaschinenfest',
    'Hält deinen Kaffee an langen Morgen warm',
    'Keramiktasse Morgenrot – 350 ml, spülmaschinenfest. Hält deinen Kaffee an langen Morgen warm. Kostenlose Rückgabe innerhalb von 30 Tagen.\nSchritt 1: Tasse vorwärmen\nSchritt 2: Kaffee einschenken',
    2,
  ),
  ar: said(
    'كوب الصباح',
    'آمن في غسالة الصحون',
    'يحافظ على قهوتك ساخنة في الصباحات الطويلة',
    'كوب الصباح، سعة ٣٥٠ مل، آمن في غسالة الصحون. يحافظ على قهوتك ساخنة في الصباحات الطويلة. إرجاع مجاني خلال ٣٠ يومًا.\n١. سخّن الكوب\n٢. اسكب القهوة\n٣. استمتع بها',
    3,
  ),
  pt: said(
    'Caneca da manhã',
    'Pode ir à lava-louças',
    'Mantém o seu café quente nas manhãs longas',
    'Caneca da manhã, 350 ml, pode ir à lava-louças. Mantém o seu café quente nas manhãs longas. Devolução grátis em até 30 dias.',
  ),
  it: said(
    'Tazza del mattino',
    'Lavabile in lavastoviglie',
    'Mantiene caldo il tuo caffè nelle mattine più lunghe',
    'Tazza del mattino, 350 ml, lavabile in lavastoviglie. Mantiene caldo il tuo caffè nelle mattine più lunghe. Reso gratuito entro 30 giorni.',
  ),
  nl: said(
    'Ochtendmok',
    'Vaatwasserbestendig',
    'Houdt je koffie warm op lange ochtenden',
    'Ochtendmok, 350 ml, vaatwasserbestendig. Houdt je koffie warm op lange ochtenden. Gratis retour binnen 30 dagen.',
  ),
  pl: said(
    'Kubek Poranek',
    'Można myć w zmywarce',
    'Długo trzyma ciepło twojej kawy, nawet w leniwe poranki',
    'Kubek Poranek: 350 ml, można myć w zmywarce. Długo trzyma ciepło twojej kawy, nawet w leniwe poranki. Darmowy zwrot w ciągu 30 dni.',
  ),
  cs: said(
    'Hrnek Ranní rosa',
    'Vhodný do myčky',
    'Udrží vaši kávu teplou i během dlouhých rán',
    'Hrnek Ranní rosa, 350 ml, vhodný do myčky. Udrží vaši kávu teplou i během dlouhých rán. Vrácení zdarma do 30 dnů.',
  ),
  sv: said(
    'Morgonmugg',
    'Tål maskindisk',
    'Håller ditt kaffe varmt under långa morgnar',
    'Morgonmugg, 350 ml, tål maskindisk. Håller ditt kaffe varmt under långa morgnar. Fri retur inom 30 dagar.',
  ),
  da: said(
    'Morgenkop',
    'Tåler opvaskemaskine',
    'Holder din kaffe varm på lange morgener og ligger godt i hånden',
    'Morgenkop, 350 ml, lavet af stentøj, tåler opvaskemaskine. Holder din kaffe varm på lange morgener og ligger godt i hånden. Gratis retur i 30 dage.',
  ),
  nb: said(
    'Morgenkopp',
    'Tåler oppvaskmaskin',
    'Holder kaffen din varm på lange morgener og ligger godt i hånden',
    'Morgenkopp, 350 ml, laget av steintøy, tåler oppvaskmaskin. Holder kaffen din varm på lange morgener og ligger godt i hånden. Gratis retur i 30 dager.',
  ),
  fi: said(
    'Aamumuki',
    'Konepesun kestävä',
    'Pitää kahvisi lämpimänä pitkinä aamuina ja sopii hyvin käteen',
    'Aamumuki, 350 ml, konepesun kestävä. Pitää kahvisi lämpimänä pitkinä aamuina ja sopii hyvin käteen. Maksuton palautus 30 päivän ajan.',
  ),
  el: said(
    'Κούπα Πρωινό',
    'Πλένεται στο πλυντήριο πιάτων',
    'Κρατά τον καφέ σου ζεστό τα μεγάλα πρωινά',
    'Κούπα Πρωινό, 350 ml, πλένεται στο πλυντήριο πιάτων. Κρατά τον καφέ σου ζεστό τα μεγάλα πρωινά. Δωρεάν επιστροφή σε 30 ημέρες.',
  ),
  ro: said(
    'Cana Dimineții',
    'Se spală la mașină',
    'Ține cafeaua ta caldă în diminețile lungi',
    'Cana Dimineții, 350 ml, se spală la mașină. Ține cafeaua ta caldă în diminețile lungi. Retur gratuit în 30 de zile.',
  ),
  hu: said(
    'Reggeli bögre',
    'Mosogatógépben mosható',
    'Melegen tartja a kávét a hosszú reggeleken is',
    'Reggeli bögre, 350 ml, mosogatógépben mosható. Melegen tartja a kávét a hosszú reggeleken is. Ingyenes visszaküldés 30 napig.',
  ),
  uk: said(
    'Чашка «Ранок»',
    'Можна мити в посудомийці',
    'Довго тримає вашу каву теплою',
    'Чашка «Ранок», 350 мл, можна мити в посудомийці. Довго тримає вашу каву теплою. Безкоштовне повернення протягом 30 днів.',
  ),
  ru: said(
    'Кружка «Утро»',
    'Можно мыть в посудомойке',
    'Долго сохраняет ваш кофе тёплым',
    'Кружка «Утро», 350 мл, можно мыть в посудомойке. Долго сохраняет ваш кофе тёплым. Бесплатный возврат в течение 30 дней.\n1. Согрейте кружку\n2. Налейте кофе',
    2,
  ),
  tr: said(
    'İncir desenli kupa',
    'Bulaşık makinesinde yıkanır',
    'Uzun sabahlarda kahvenizi sıcak tutar',
    'incir desenli kupa, 350 ml, bulaşık makinesinde yıkanır. Uzun sabahlarda kahvenizi sıcak tutar. 30 gün içinde ücretsiz iade.',
  ),
  he: said(
    'ספל בוקר',
    'מתאים למדיח כלים',
    'שומר על הקפה שלך חם בבקרים ארוכים',
    'ספל בוקר, 350 מ״ל, מתאים למדיח כלים. שומר על הקפה שלך חם בבקרים ארוכים. החזרה חינם תוך 30 יום.',
  ),
  fa: said(
    'لیوان صبحگاهی',
    'قابل شستشو در ماشین',
    'قهوه‌ی شما را در صبح‌های طولانی گرم نگه می‌دارد',
    'لیوان صبحگاهی، ۳۵۰ میلی‌لیتر، قابل شستشو در ماشین. قهوه‌ی شما را در صبح‌های طولانی گرم نگه می‌دارد. امکان مرجوعی کالا تا ۳۰ روز.',
  ),
  ur: said(
    'صبح کا مگ',
    'ڈش واشر میں محفوظ',
    'لمبی صبحوں میں آپ کی کافی گرم رکھتا ہے',
    'صبح کا مگ، 350 ملی لیٹر، ڈش واشر میں محفوظ۔ لمبی صبحوں میں آپ کی کافی گرم رکھتا ہے۔ 30 دن کے اندر مفت واپسی۔',
  ),
  hi: said(
    'सुबह का मग',
    'डिशवॉशर में सुरक्षित',
    'लंबी सुबहों में आपकी कॉफ़ी को गर्म रखता है',
    'सुबह का मग, 350 मिली, डिशवॉशर में सुरक्षित। लंबी सुबहों में आपकी कॉफ़ी को गर्म रखता है। 30 दिनों में मुफ़्त वापसी।\n१. मग गर्म करें\n२. कॉफ़ी डालें',
    2,
  ),
  bn: said(
    'সকালের মগ',
    'ডিশওয়াশারে নিরাপদ',
    'দীর্ঘ সকালে আপনার কফি গরম রাখে',
    'সকালের মগ, ৩৫০ মিলি, ডিশওয়াশারে নিরাপদ। দীর্ঘ সকালে আপনার কফি গরম রাখে। ৩০ দিনের মধ্যে বিনামূল্যে ফেরত।',
  ),
  ta: said(
    'காலை கோப்பை',
    'பாத்திரம் கழுவியில் கழுவலாம்',
    'நீண்ட காலைகளில் உங்கள் காபியை சூடாக வைத்திருக்கும்',
    'காலை கோப்பை, 350 மிலி, பாத்திரம் கழுவியில் கழுவலாம். நீண்ட காலைகளில் உங்கள் காபியை சூடாக வைத்திருக்கும். 30 நாட்களில் இலவசமாகத் திருப்பித் தரலாம்.',
  ),
  th: said(
    'แก้วกาแฟเซรามิก',
    'ใช้กับเครื่องล้างจานได้',
    'เก็บความร้อนของกาแฟได้นานตลอดเช้า',
    'แก้วกาแฟเซรามิก ขนาด 350 มล. เก็บความร้อนของกาแฟได้นานตลอดเช้า ใช้กับเครื่องล้างจานได้ คืนสินค้าฟรีภายใน 30 วัน',
  ),
  vi: said(
    'Cốc sứ Bình Minh',
    'Dùng được với máy rửa bát',
    'Giữ ấm cà phê của bạn suốt những buổi sáng dài',
    'Cốc sứ Bình Minh, 350 ml, dùng được với máy rửa bát. Giữ ấm cà phê của bạn suốt những buổi sáng dài. Đổi trả miễn phí trong 30 ngày.',
  ),
  id: said(
    'Mug Pagi',
    'Aman untuk mesin cuci piring',
    'Menjaga kopi kamu tetap hangat di pagi yang panjang',
    'Mug Pagi, 350 ml, aman untuk mesin cuci piring. Menjaga kopi kamu tetap hangat di pagi yang panjang. Gratis retur dalam 30 hari.',
  ),
  ms: said(
    'Cawan Pagi',
    'Selamat untuk mesin basuh pinggan',
    'Mengekalkan kopi anda hangat sepanjang pagi',
    'Cawan Pagi, 350 ml, selamat untuk mesin basuh pinggan. Mengekalkan kopi anda hangat sepanjang pagi. Boleh dihadiahkan kepada orang tersayang. Pemulangan percuma dalam 30 hari.',
  ),
  ja: said(
    '朝のマグカップ',
    '食洗機対応',
    '長い朝もコーヒーの温かさが続きます',
    '朝のマグカップ、350ml、食洗機対応。長い朝もコーヒーの温かさが続きます。30日以内の返品は無料です。\n①カップを温める\n②コーヒーを注ぐ\n③ゆっくり楽しむ',
    3,
  ),
  ko: said(
    '모닝 머그컵',
    '식기세척기 사용 가능',
    '긴 아침에도 커피를 따뜻하게 유지해 줍니다',
    '모닝 머그컵, 350ml, 식기세척기 사용 가능. 긴 아침에도 커피를 따뜻하게 유지해 줍니다. 30일 이내 무료 반품.\n1단계: 컵을 데웁니다\n2단계: 커피를 따릅니다',
    2,
  ),
  'zh-Hans': said(
    '晨光马克杯',
    '可用洗碗机清洗',
    '漫长的早晨里为你的咖啡保温',
    '晨光马克杯，350毫升，可用洗碗机清洗。漫长的早晨里为你的咖啡保温。30天内免费退货。\n第一步：温杯\n第二步：倒入咖啡',
    2,
  ),
  'zh-Hant': said(
    '晨光馬克杯',
    '可用洗碗機清洗',
    '漫長的早晨裡為你的咖啡保溫',
    '晨光馬克杯，350毫升，可用洗碗機清洗。漫長的早晨裡為你的咖啡保溫。30天內免費退貨。',
  ),
};

/** Long names, long compounds and long sentences, where shops use them. */
export const LONG_DESCRIPTIONS: Readonly<Record<string, string>> = {
  en: 'Self-watering indoor herb garden with adjustable light: keeps basil, mint and parsley fresh for weeks on end without any effort. Made for small kitchens, large families and everybody who forgets to water their plants now and then. 1,2 litres.',
  fr: 'Potager d’intérieur à arrosage automatique : garde le basilic, la menthe et le persil frais pendant des semaines sans aucun effort. Pensé pour les petites cuisines et les grandes familles.',
  es: 'Huerto interior de riego automático: mantiene la albahaca, la menta y el perejil frescos durante semanas sin ningún esfuerzo. Pensado para cocinas pequeñas y familias grandes.',
  de: 'Selbstbewässernder Zimmerkräutergarten: hält Basilikum, Minze und Petersilie wochenlang ohne jede Anstrengung frisch. Feuchtigkeitsspeicherung, Höhenverstellbarkeit, Wasserstandsanzeige.',
  ar: 'حديقة أعشاب منزلية ذاتية الري: تحافظ على الريحان والنعناع والبقدونس طازجة لأسابيع دون أي جهد. مصممة للمطابخ الصغيرة والعائلات الكبيرة.',
  fi: 'Itsekastuva sisäyrttipuutarha valaistuksella: pitää basilikan, mintun ja persiljan tuoreina viikkokausia ilman vaivaa. Vedenpinnanilmaisin, korkeudensäätömekanismi, energiansäästövalaistus.',
  ru: 'Самополивающийся домашний огород с регулируемой подсветкой: сохраняет базилик, мяту и петрушку свежими неделями без усилий. Водонепроницаемость, энергосбережение, высокотехнологичность.',
  hu: 'Önöntöző beltéri fűszerkert állítható megvilágítással: hetekig frissen tartja a bazsalikomot, a mentát és a petrezselymet. Vízszintjelzővel, energiatakarékos fénnyel.',
  ta: 'தானாக நீர் ஊற்றும் உட்புற மூலிகைத் தோட்டம்: துளசி, புதினா மற்றும் கொத்தமல்லியை வாரக்கணக்கில் புதிதாக வைத்திருக்கும். சிறிய சமையலறைகளுக்காகவும் பெரிய குடும்பங்களுக்காகவும் உருவாக்கப்பட்டது.',
  th: 'สวนสมุนไพรในร่มรดน้ำอัตโนมัติพร้อมไฟปรับระดับได้ ช่วยให้โหระพา สะระแหน่ และผักชีสดใหม่นานหลายสัปดาห์โดยไม่ต้องดูแล เหมาะสำหรับครัวขนาดเล็กและครอบครัวใหญ่',
  ja: '自動水やり機能付き室内ハーブガーデン：バジル、ミント、パセリを何週間も新鮮に保ち、手間がかかりません。小さなキッチンにも大家族にもぴったりの大きさです。コーヒーメーカーキャビネットサイズ。',
  ko: '자동 급수 실내 허브 정원: 바질과 민트, 파슬리를 몇 주 동안 손쉽게 신선하게 유지해 줍니다. 작은 주방과 대가족을 위해 만들었습니다.',
  'zh-Hans':
    '自动浇水室内香草花园：让罗勒、薄荷和欧芹连续数周保持新鲜，毫不费力。为小厨房和大家庭而设计，忘记浇水的人也能轻松照顾。',
};
