/**
 * What a person agrees to by subscribing. The site shows it beside the button, and the cms keeps it with the time: a
 * consent counts for the words that were read.
 */
export const newsletterConsentText =
  'Send the newsletter to my account’s email address. I can unsubscribe at any time, with the link in each email or on my account page.'
