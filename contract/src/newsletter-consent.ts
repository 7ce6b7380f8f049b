/**
 * What a person agrees to by subscribing. The site shows it beside the button, and the cms keeps it with the time: a
 * consent counts for the words that were read.
 */
export const newsletterConsentText =
  'Send me the newsletter at the address of my account. I can unsubscribe at any time, by the link in each mail or on my account page.'
