/** What a browser of a reader may come to hold of this site. The privacy page is drawn from this, and a journey holds it against a real browser. */
export interface KeptThing {
  place: 'storage' | 'tab' | 'cookie'
  /** As it is shown. */
  name: string
  /** Its name in a browser; a cookie may have a prefix there that only https allows. */
  matches: RegExp
  words: string
}

export const keptInBrowser: readonly KeptThing[] = [
  { place: 'storage', name: 'root', matches: /^root$/, words: 'whether you chose the light or the dark theme.' },
  { place: 'storage', name: 'textSize', matches: /^textSize$/, words: 'if you chose larger text for articles.' },
  {
    place: 'storage',
    name: 'token',
    matches: /^token$/,
    words: 'while you are signed in: the key of your session. Logging out removes it.',
  },
  {
    place: 'storage',
    name: 'user',
    matches: /^user$/,
    words: 'while you are signed in: your name, address and rights as the menu shows them. Logging out removes it.',
  },
  {
    place: 'storage',
    name: 'recent-searches',
    matches: /^recent-searches$/,
    words:
      'the last five texts that you searched for, so that the search box can offer them again. The box has a button that clears them. To be looked up, a text goes to our server; part 3 says what it keeps of searches that find nothing.',
  },
  {
    place: 'storage',
    name: 'draft:…',
    matches: /^draft:/,
    words:
      'for those who write here: the text of an article or a story that is not saved yet, so that neither a crash nor an ended session costs a sentence. It stays on this device when you log out, that of a saved article also on our server (part 3), and goes when the work is saved or discarded; after 30 days the dashboard removes it.',
  },
  {
    place: 'storage',
    name: 'scenarios:…',
    matches: /^scenarios:/,
    words: 'what you asked a calculator to remember for comparing. It stays on this device until you remove it there, and is not sent to us.',
  },
  {
    place: 'tab',
    name: 'scroll-positions',
    matches: /^scroll-positions$/,
    words: 'how far you had scrolled on the pages of this tab, so that they stand where you left them. It goes when the tab is closed.',
  },
  {
    place: 'cookie',
    name: 'artha-device',
    matches: /^(?:__Host-)?artha-device$/,
    words:
      'after a sign-in, for 180 days: that this device is known, so that strangers who guess at your password cannot lock you out. It signs nobody in.',
  },
  {
    place: 'cookie',
    name: 'artha-reset',
    matches: /^(?:__Host-)?artha-reset$/,
    words: 'for ten minutes at most, while you choose a new password by code.',
  },
  {
    place: 'cookie',
    name: 'artha-google',
    matches: /^(?:__Secure-)?artha-google-[\w-]{16}$/,
    words: 'for ten minutes at most, while you sign in with Google and so that the same answer of Google is not taken twice.',
  },
  {
    place: 'cookie',
    name: 'artha-token',
    matches: /^(?:__Host-)?artha-token-[0-9a-f]{16}$/,
    words:
      'for two minutes at most, after a sign-in with Google: a hash that ties the new session to this browser. It is the only one that a script of ours reads.',
  },
]
