import { foldedWords } from '@artha/contract/fold-text'

/** Words that are no part of a question's subject: English, Hindi, and Hindi in Latin letters. */
const around = new Set(
  (
    'a about an and any are as at be between by can could define difference do does each exactly explain for from get give has have how i if in into is it know ' +
    'list me mean meaning means much my of on one or per please should show some tell that the their there these they this to today under ' +
    'use using was we what whats when where which who why will with word words work works would you your latest new now current ' +
    'kya hai hain hota hoti hote ka ki ke ko kaise kitna kitni kitne kab kyun kyu matlab mein me batao bataiye samjhao samjhaiye se par aur mera meri mujhe karna kare karen aaj abhi ya vs versus or better which antar fark hun hoon ' +
    'क्या है हैं होता होती का की के को कैसे कितना कितनी कब क्यों मतलब में बताओ बताइए समझाओ समझाइए से पर और मेरा मेरी मुझे अर्थ आज अभी'
  ).split(' '),
)

/** Returns the subject of a question: its words, folded, without filler words; '' if none is left. */
export const subjectOf = (question: string) =>
  foldedWords(question)
    .split(' ')
    .filter((word) => word !== '' && !around.has(word))
    .join(' ')
