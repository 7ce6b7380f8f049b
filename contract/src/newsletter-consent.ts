/**
 * The consent to the newsletter. The site shows it beside the button and the cms stores it with the time, because consent applies to the
 * exact words.
 */
export const newsletterConsentText =
  'Send the newsletter to my account’s email address. I can unsubscribe at any time, with the link in each email or on my account page.'
