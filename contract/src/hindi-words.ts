import { foldText } from './fold-text.ts'
import { hindiKey, transliterate } from './hindi-letters.ts'

/** Hindi words about money, by the English word that the site uses. Other spellings follow from the letters. */
const said: Readonly<Record<string, string>> = {
  tax: 'कर टैक्स आयकर aaykar',
  taxes: 'करों',
  interest: 'ब्याज biyaj सूद इंटरेस्ट',
  loan: 'कर्ज कर्जा ऋण लोन उधार udhar udhaar',
  save: 'बचत बचाना बचाएं बचाये बचाए बचाओ bachau bachaen bachayen bachaye bachae बचा बचें',
  insurance: 'बीमा बीमे इंश्योरेंस',
  instalment: 'किस्त किश्त किस्तें किस्तों kisht kishton',
  rate: 'दर दरें दरों dar',
  gold: 'सोना सोने sone',
  silver: 'चांदी चाँदी chandi',
  invest: 'निवेश निवेशक निवेशकों',
  salary: 'वेतन तनख्वाह tankhwah tankhah सैलरी',
  income: 'आय आमदनी कमाई',
  expense: 'खर्च खर्चा खर्चे व्यय kharcha',
  price: 'कीमत दाम भाव keemat',
  bank: 'बैंक',
  account: 'खाता खाते खाताधारक',
  home: 'घर मकान होम',
  rent: 'किराया किराये किराए kiraya',
  car: 'गाड़ी gadi gaadi कार',
  refund: 'रिफंड वापसी wapsi',
  pension: 'पेंशन',
  profit: 'मुनाफा लाभ munafa',
  loss: 'घाटा नुकसान nuksan',
  risk: 'जोखिम',
  money: 'पैसा पैसे धन paise',
  retirement: 'रिटायरमेंट सेवानिवृत्ति',
  inflation: 'महंगाई महँगाई mehngai mahangai mehangai मुद्रास्फीति',
  budget: 'बजट',
  calculator: 'कैलकुलेटर कैलकुलेटर',
  premium: 'प्रीमियम',
  fund: 'फंड',
  mutual: 'म्यूचुअल म्युचुअल',
  deposit: 'जमा',
  fixed: 'सावधि',
  credit: 'क्रेडिट',
  card: 'कार्ड',
  score: 'स्कोर',
  share: 'शेयर',
  return: 'रिटर्न',
  exemption: 'छूट chhut chhoot',
  rule: 'नियम niyam',
  fuel: 'ईंधन',
  petrol: 'पेट्रोल',
  diesel: 'डीजल',
  government: 'सरकार सरकारी',
  news: 'समाचार खबर khabar',
  nominee: 'नॉमिनी नामांकित',
  daughter: 'बेटी beti',
  sukanya: 'सुकन्या',
  samriddhi: 'समृद्धि',
  sell: 'बेचना बेचने बिक्री bechna bechne bikri',
  buy: 'खरीदना खरीदने खरीद खरीदें kharidna kharid kharide kharidein',
  property: 'संपत्ति जायदाद sampatti',
  date: 'तारीख तिथि tarikh',
  limit: 'सीमा',
  emi: 'ईएमआई',
  sip: 'एसआईपी',
  fd: 'एफडी',
  gst: 'जीएसटी',
  ppf: 'पीपीएफ',
  epf: 'ईपीएफ',
  itr: 'आईटीआर',
  upi: 'यूपीआई',
}

/** Hindi words that carry no meaning in a search. */
const stopWords =
  'का की के को से में है हैं क्या कैसे कब कौन कितना कितनी कितने पर और या लिए करना करें करे करते होता होती होते एक यह वह तो भी ही जाता जाए जाती नहीं हो था थी मेरा मेरी मुझे अपना अपनी ' +
  'ka ki ke ko se mein kya kyaa kaise kab kaun kitna kitni kitne aur liye karna karen kare karein hota hoti hain hai bhi jata chahiye milega milta mera meri mujhe apna apni nahi hoga lagta lagega aayega aaega badhaye badhaen wala wali aaj आज अभी ' +
  'hona banaye banana banaen padhe ho hoon hu hun hua hui gaya gayi gaye jaye to tha thi raha rahi lene lena leni kuch koi yeh ye kaunsa kaunsi hum हूं हूँ हुआ हुई गया गई गए रहा रही लेना लेने लेनी कुछ कोई कौनसा ' +
  'fark farak antar matlab batao bataye bataiye samjhao samjhaye bare baare tarika tarike jankari chahie par फर्क अंतर मतलब बताओ बताएं समझाएं बारे तरीका तरीके जानकारी चाहिए'

const heardAs = (word: string) => hindiKey(/[a-z]/.test(word) ? word : transliterate(word))

const spelt = Object.entries(said).flatMap(([word, forms]) => forms.split(' ').map((form): [form: string, word: string] => [form, word]))

/** Looked up as written first, then by sound: कार is a car, but sounds like कर (tax), which "kar" in Latin letters means. */
const byForm: ReadonlyMap<string, string> = new Map(spelt.map(([form, word]) => [foldText(form).normalize('NFC'), word]))
const byKey: ReadonlyMap<string, string> = new Map(spelt.map(([form, word]): [string, string] => [heardAs(form), word]).reverse())

export const hindiStopWords: ReadonlySet<string> = new Set(foldText(stopWords).normalize('NFC').split(' '))

/** Returns the English word for a Hindi one: as written, else by its key. */
export const englishFor = (word: string, key: string): string | undefined => byForm.get(word) ?? byKey.get(key)
