import type { ChatAnswer } from './chat-answers.ts'

const people = { label: 'Ask the newsroom', to: '/contact' }
const ombudsman = { label: 'Banking ombudsman', to: '/glossary/banking-ombudsman' }
const search = (label: string, q: string) => ({ label, to: `/search?q=${encodeURIComponent(q)}` })

const asksHow = /^(?!.*\b(?:how (?:do|does|to)|what is|avoid|spot|tell)\b)/u

/** Who is in trouble is helped before anything is worked out or offered; the graver one first. */
export const troubles: readonly (readonly [RegExp[], ChatAnswer])[] = [
  [
    [
      /\b(?:suicid\w*|kill (?:my|him|her)self|(?:want|wish|going) to die|end (?:my|his|her) life|end it all|no reason to live|(?:don ?'?t|do not|not) want to (?:live|be alive)|khudkushi|atmahatya|marna chaht[aie]|mar ja(?:na|u|un|o|oon|ana)\w*|jeena nahi|jaan de(?:na| d)\w*)\b|आत्महत्या|खुदकुशी|ख़ुदकुशी|मरना चाह|मर जा|जीना नहीं|जान दे/u,
    ],
    {
      text:
        'Please talk to someone now. Call Tele-MANAS on 14416: free, day and night, in many languages. In danger, call 112. ' +
        'Money troubles can be sorted out one at a time, and you do not have to do it alone.',
      links: [people],
    },
  ],
  [
    [
      /\b(?:recovery|collection|loan|lender|bank|agents?|app|nbfc|emi|vasuli)\b|लोन|रिकवरी|एजेंट|वसूली|ऐप/u,
      /\b(?:harass\w*|threat\w*|abus\w*|blackmail\w*|morphed|dhamk\w*|gaa?li\w*|pareshan|tang kar\w*|shaming|defam\w*|calling my (?:family|friends|contacts|office)|came? to my (?:house|home|office)|ghar (?:aa|par aa)\w*)\b|धमक|गाली|परेशान|तंग कर|ब्लैकमेल/u,
    ],
    {
      text:
        'Nobody may threaten, abuse or shame you over a loan, or call people in your phone book. Save the messages, numbers and recordings. ' +
        'Write to the lender’s grievance officer; if that does not help, complain to the RBI ombudsman, free of charge. ' +
        'Threats, or pictures that were altered, are a matter for the police: call 112 in danger, or report them at cybercrime.gov.in.',
      links: [ombudsman, search('Our articles on loan apps', 'loan app'), people],
    },
  ],
  [
    [
      /\b(?:fraud\w*|scam\w*|cheated|hacked|stole\w*|stolen|dhokha|thagi|loot\w*|wrong account|wrong upi|unauthori[sz]ed transaction)\b|\b(?:gave|shared?|told|bata di\w*) .{0,20}\b(?:otp|pin)\b|\b(?:otp|pin) .{0,20}\b(?:share|bata|de di)\w*|paise kat g\w*|धोखा|ठगी|फ्रॉड|पैसे कट ग/u,
      asksHow,
    ],
    {
      text:
        'If you have just lost money: first call your bank or payment app and ask them to hold the transfer. Then call the national cyber-crime helpline, 1930, ' +
        'or report it at cybercrime.gov.in. Note the time, the reference and the number that called you. No bank asks for your PIN or OTP.',
      links: [{ label: 'Our articles on fraud', to: '/search?q=fraud' }, people],
    },
  ],
  [
    [
      /\b(?:emis?|loans?|debts?|dues|karz\w*|karj\w*|credit card|card bill|instal?ments?|kisht|kist|repay)\b|लोन|कर्ज|कर्ज़|किस्त|ईएमआई|ऋण|क्रेडिट कार्ड/u,
      /\b(?:(?:can ?'?t|cannot|can not|unable to|not able to|couldn ?'?t|struggling to|no money to) (?:pay|repay|afford to pay|clear)|lost my job|job (?:loss|chali gayi|chhut)|drowning|debt ?trap|bounced?|default(?:ed|ing)? on|missed (?:my |an? |the )?emi|too much debt|buried in|pareshan|nahi (?:bhar|chuka|de) (?:pa|sak)\w*|bhar nahi pa\w*)\b|नहीं (?:भर|चुका|दे) (?:पा|सक)|परेशान|नौकरी चली|नौकरी छूट/u,
    ],
    {
      text:
        'You are not the first, and it can be sorted out. Tell the lender before the due date, in writing: ask what they can change, such as a longer time, a pause or another date, ' +
        'and what each costs and does to your credit report. Pay for food, rent and medicine first, then the dearest loan. Do not borrow from an app to pay another loan. ' +
        'If the lender does not answer, the RBI ombudsman hears complaints free of charge. If it gets too much, talk to someone: Tele-MANAS, 14416, day and night.',
      links: [ombudsman, search('What we have on moratorium and restructuring', 'moratorium'), people],
    },
  ],
  [
    [/\b(?:complain\w*|complaint|shikayat|grievance)\b|शिकायत/u, /\b(?:banks?|lenders?|nbfc|loan|app|card|upi|insur\w*|broker|fund)\b|बैंक|लोन|बीमा/u],
    {
      text:
        'Write to the company’s grievance officer first, and keep the answer. Without a good one, go to the regulator: the RBI ombudsman for banks, lenders, cards and payments, ' +
        'IRDAI for insurers, SEBI for funds and brokers. It costs nothing, and needs no agent.',
      links: [ombudsman, people],
    },
  ],
]
