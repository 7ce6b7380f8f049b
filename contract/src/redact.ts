/** A part of a path that identifies nobody: one of our own words, or a document id. */
const plainPart = /^(?:[a-z]+(?:-[a-z]+)*(?:\.[a-z]{2,5})?|[a-z0-9]{24})?$/

/** Returns a path that is safe to log: without secret links, typed text and the query. */
export const redactedPath = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((part) => (plainPart.test(part) ? part : '…'))
    .join('/')

const secrets = [/[^\s<>"'(),:;=]+@[^\s<>"'(),:;]+/g, /\bey[\w-]+\.[\w-]+\.[\w-]+/g, /(?<=\bBearer )\S+/gi]

/** Returns another program's text without e-mail addresses and tokens, which drivers and mail servers quote. */
export const redactedText = (text: string): string => secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text)
