/** An item that the site may store in a reader's browser. The privacy page lists these, and an end-to-end test compares them with a real browser. */
export interface StoredItem {
  place: 'storage' | 'tab' | 'cookie'
  /** The name on the privacy page. */
  name: string
  /** Matches the name in the browser. A cookie may have a prefix that is only allowed with HTTPS. */
  matches: RegExp
  words: string
}

export const storedInBrowser: readonly StoredItem[] = [
  { place: 'storage', name: 'root', matches: /^root$/, words: 'your choice of light or dark theme.' },
  { place: 'storage', name: 'textSize', matches: /^textSize$/, words: 'your choice of larger article text.' },
  {
    place: 'storage',
    name: 'token',
    matches: /^token$/,
    words: 'while you are signed in: your session key. Logging out removes it.',
  },
  {
    place: 'storage',
    name: 'user',
    matches: /^user$/,
    words: 'while you are signed in: your name, email address and permissions, for the menu. Logging out removes them.',
  },
  {
    place: 'storage',
    name: 'recent-searches',
    matches: /^recent-searches$/,
    words:
      'your last five searches, so that the search box can suggest them again. A button in the box clears them. To search, we send your text to our server; part 3 says what it stores of searches that find nothing.',
  },
  {
    place: 'storage',
    name: 'draft:…',
    matches: /^draft:/,
    words:
      'for our writers: the unsaved text of an article or story, so that a crash or an ended session loses nothing. It stays on this device after you log out; text of a saved article is also on our server (part 3). It is removed when you save or discard it, and after 30 days at the latest.',
  },
  {
    place: 'storage',
    name: 'scenarios:…',
    matches: /^scenarios:/,
    words: 'scenarios that you save in a calculator. They stay on this device until you remove them, and are never sent to us.',
  },
  {
    place: 'tab',
    name: 'scroll-positions',
    matches: /^scroll-positions$/,
    words: 'how far you scrolled on the pages in this tab, so that you return to the same place. It is removed when you close the tab.',
  },
  {
    place: 'cookie',
    name: 'artha-device',
    matches: /^(?:__Host-)?artha-device$/,
    words:
      'after you sign in, for 180 days: a mark that we know this device, so that strangers guessing your password cannot lock you out. It does not sign anyone in.',
  },
  {
    place: 'cookie',
    name: 'artha-reset',
    matches: /^(?:__Host-)?artha-reset$/,
    words: 'for up to ten minutes, while you choose a new password with a code.',
  },
  {
    place: 'cookie',
    name: 'artha-google',
    matches: /^(?:__Secure-)?artha-google-[\w-]{16}$/,
    words: 'for up to ten minutes, while you sign in with Google, so that Google’s reply cannot be used twice.',
  },
  {
    place: 'cookie',
    name: 'artha-token',
    matches: /^(?:__Host-)?artha-token-[0-9a-f]{16}$/,
    words:
      'for up to two minutes after you sign in with Google: a hash that ties the new session to this browser. It is the only cookie our own scripts read.',
  },
]
