/**
 * The consents to the newsletter. The site shows the text beside the button and the cms keeps text and version, because consent applies to
 * the exact words. A changed text gets a new version.
 */
export const accountConsent = {
  version: 'account-1',
  text: 'Send the newsletter to my account’s email address. I can unsubscribe at any time, with the link in each email or on my account page.',
}

/** The consent of a reader without an account. */
export const visitorConsent = {
  version: 'visitor-1',
  text: 'Send the newsletter to this email address. I am 18 or older. I can unsubscribe at any time, with the link in each email.',
}
