import type { ChatAnswer } from './chat-answers.ts'

const people = { label: 'Ask the newsroom', to: '/contact' }
const ombudsman = { label: 'Banking ombudsman', to: '/glossary/banking-ombudsman' }
const search = (label: string, q: string) => ({ label, to: `/search?q=${encodeURIComponent(q)}` })

const asksHow = /^(?!.*\b(?:how (?:do|does|to)|what is|avoid|spot|tell)\b)/u

/** Answers for readers in trouble, the most serious first. They are checked before all other kinds of questions. */
export const troubles: readonly (readonly [RegExp[], ChatAnswer])[] = [
  [
    [
      /\b(?:suicid\w*|kill (?:my|him|her)self|(?:want|wish|going) to die|end (?:my|his|her) life|end it all|no reason to live|(?:don ?'?t|do not|not) want to (?:live|be alive)|khudkushi|atmahatya|marna chaht[aie]|mar ja(?:na|u|un|o|oon|ana)\w*|jeena nahi|j(?:ee|i)ne ka man nahi|(?:life|zindagi|jindagi) kh?at[ae]?m|jaan de(?:na| d)\w*)\b|आत्महत्या|खुदकुशी|ख़ुदकुशी|मरना चाह|मर जा|जीना नहीं|जीने का मन नहीं|(?:जिंदगी|ज़िंदगी|जीवन) (?:खत्म|ख़त्म|समाप्त)|जान दे/u,
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
      /\b(?:harass\w*|threat\w*|abus\w*|blackmail\w*|morphed|dhamk\w*|gaa?li\w*|pareshan|tang kar\w*|shaming|defam\w*|call(?:s|ing|ed)? (?:up )?(?:my|at my|all my) (?:family|friends|contacts|office|boss|relatives|parents|wife|husband|neighbou?rs)|came? to my (?:house|home|office)|ghar (?:aa|par aa)\w*)\b|धमक|गाली|परेशान|तंग कर|ब्लैकमेल/u,
    ],
    {
      text:
        'Nobody may threaten, abuse or shame you over a loan, or call people in your phone book. Save the messages, numbers and recordings. ' +
        'Write to the lender’s grievance officer; if that does not help, complain to the RBI ombudsman, free of charge. ' +
        'Report threats or altered pictures to the police: call 112 in danger, or use cybercrime.gov.in.',
      links: [ombudsman, search('Our articles on loan apps', 'loan app'), people],
    },
  ],
  [
    [
      /\b(?:fraud\w*|scam\w*|cheated|hacked|stole\w*|stolen|(?<!\b(?:tax|kar|gst) )chori|dhokha|thagi|loot\w*|(?:wrong|galat) (?:account|upi|person|number|khat\w*|paise)|duplicate (?:pan|sim)|unauthori[sz]ed transaction)\b|\b(?:gave|shared?|told|took|got|has|have|bata di\w*) .{0,20}\b(?:otp|pin)\b|\b(?:otp|pin) .{0,20}\b(?:share|bata|de di)\w*|pais[ae] (?:kat|kaat) (?:g|l)\w*|\bmoney (?:is |has |was )?(?:gone|disappeared|deducted)\b|\b(?:someone|somebody|kisi ne)\b.{0,30}\b(?:my|meri?|mera) (?:pan|aadhaar|aadhar|documents?|account)\b|\b(?:loan|account) (?:taken|opened) (?:in|on|with|using) my\b|\bmisus\w*|\b(?:calls?|called|caller|sms|message|link|whatsapp|telegram)\b.*\b(?:kyc|pan|account|card|sim|electricity)\b.*\b(?:expir\w*|block\w*|suspend\w*|updat\w*|verif\w*|disconnect\w*)\b|\bpromis\w*\b.*\b(?:doubl\w*|guarantee\w*)|धोखा|ठगी|फ्रॉड|(?<!(?:कर|टैक्स) )चोरी|गलत (?:खाते|नंबर|यूपीआई)|पैसे कट ग/u,
      asksHow,
    ],
    {
      text:
        'If you have just lost money: first call your bank or payment app and ask them to hold the transfer. Then call the national cyber-crime helpline, 1930, ' +
        'or report it at cybercrime.gov.in. Note the time, the reference and the number that called you. No bank asks for your PIN or OTP. ' +
        'A promise of doubled or guaranteed returns is itself a warning sign.',
      links: [{ label: 'Our articles on fraud', to: '/search?q=fraud' }, people],
    },
  ],
  [
    [
      /\b(?:emis?|loans?|debts?|dues|karz\w*|karj\w*|credit card|card bill|instal?ments?|kisht|kist|repay)\b|लोन|कर्ज|कर्ज़|किस्त|ईएमआई|ऋण|क्रेडिट कार्ड/u,
      /\b(?:(?:can ?'?t|cannot|can not|unable to|not able to|couldn ?'?t|struggling to|no money (?:to|for)) (?:pay|repay|afford to pay|clear|emis?|loans?)|lost my job|job (?:loss|gone|chali gayi|chhut\w*|nahi)|naukri (?:nahi|gayi|chali|chhut\w*)|drowning|debt ?trap|bounced?|default(?:ed|ing)? on|missed (?:my |an? |the )?emi|too (?:much debt|many (?:loans|debts|emis))|buried in|(?:bhar|chuka|de)n\w* ke paise nahi|pareshan|nahi (?:bhar|chuka|de) (?:pa|sak)\w*|bhar nahi pa\w*)\b|नहीं (?:भर|चुका|दे) (?:पा|सक)|(?:भरने|चुकाने|देने) के पैसे नहीं|परेशान|नौकरी (?:चली|छूट|नहीं)/u,
    ],
    {
      text:
        'Many borrowers go through this, and lenders can help. Tell yours before the due date, in writing. Ask for a longer tenure, a pause or a new due date, ' +
        'what each costs, and how it affects your credit report. Pay for food, rent and medicine first, then the loan with the highest interest rate. ' +
        'Do not borrow from an app to repay another loan. If the lender does not reply, complain to the RBI ombudsman, free of charge. ' +
        'If you feel overwhelmed, call Tele-MANAS on 14416, free, day and night.',
      links: [ombudsman, search('What we have on moratorium and restructuring', 'moratorium'), people],
    },
  ],
  [
    [
      /\b(?:complain\w*|complaint|shikayat|grievance|(?:claim|account|card)\b.{0,20}\b(?:rejected|denied|refused|frozen|freezed?|blocked)|(?:transaction|payment|transfer|withdrawal|atm)\b.{0,30}\b(?:failed|stuck|pending|debited|deducted|not (?:received|credited|refunded)))\b|शिकायत/u,
      /\b(?:banks?|lenders?|nbfc|loan|app|card|upi|atm|debited|deducted|insur\w*|claim|mediclaim|broker|fund)\b|बैंक|लोन|बीमा/u,
      /^(?!.*\b(?:how (?:do|to) block)\b)/u,
    ],
    {
      text:
        'First complain in writing to the company’s grievance officer, and ask for the reason in writing. If the reply does not help, go to the regulator: ' +
        'the RBI ombudsman for banks, lenders, cards and payments, IRDAI for insurers, SEBI for funds and brokers. It is free, and you need no agent.',
      links: [ombudsman, people],
    },
  ],
  [
    [
      /\b(?:died|passed away|death of my|guzar g\w*|swargwas|mrityu|maut ho)\b|मृत्यु|देहांत|गुज़?र ग/u,
      /^(?!.*(?:\b(?:if|when|agar|death benefit)\b|अगर|यदि))/u,
      /\b(?:claim|insurance|accounts?|money|policy|loans?|fds?|e?pf|ppf|nominee|bima|paise|shares?|funds?)\b|बीमा|खात|पैसे|लोन|पॉलिसी/u,
    ],
    {
      text:
        'I am sorry for your loss. Ask each bank, insurer and fund house in writing how a nominee or heir claims. Most want the death certificate, ' +
        'the account or policy number, and proof of who is claiming. Ask also whether any loan was insured. Pay nobody to file a claim.',
      links: [{ label: 'Nominee, with an example', to: '/glossary/nominee' }, search('What we have on family papers', 'family money file'), people],
    },
  ],
]
