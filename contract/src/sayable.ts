/** A part of an address that says nothing about anybody: a word of ours, or the id of a document. */
const plainPart = /^(?:[a-z]+(?:-[a-z]+)*(?:\.[a-z]{2,5})?|[a-z0-9]{24})?$/

/** A path as a log may hold it: links that let their owner in, and what a visitor typed, stay out of it; so does the query. */
export const sayablePath = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map((part) => (plainPart.test(part) ? part : '…'))
    .join('/')

const secrets = [/[^\s<>"'(),:;=]+@[^\s<>"'(),:;]+/g, /\bey[\w-]+\.[\w-]+\.[\w-]+/g, /(?<=\bBearer )\S+/gi]

/** A text that another program wrote, without mail addresses and tokens, which drivers and mail servers quote. */
export const sayableText = (text: string): string => secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text)
