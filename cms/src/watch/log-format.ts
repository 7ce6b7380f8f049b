import { redactedText } from '@artha/contract/redact'
import { formats, winston } from '@strapi/logger'

/** Returns the id of the current request; undefined before Strapi starts and outside of requests. */
const currentRequestId = (): string | undefined => {
  // Strapi sets this global as it starts, but its types say that it always exists.
  if (typeof strapi === 'undefined') return undefined
  const exchange: { state: { requestId?: string } } | undefined = strapi.requestContext.get()
  return exchange?.state.requestId
}

type Line = winston.Logform.TransformableInfo

/** Adds the request's id to a line, and removes mail addresses and tokens that a driver or mail server quoted. */
const ofRequest = winston.format((line: Line) => {
  const requestId = currentRequestId()
  const said = line instanceof Error ? (line.stack ?? line.message) : line.message
  const message = typeof said === 'string' ? redactedText(said) : said
  return { ...line, level: line.level, message, ...(requestId !== undefined && { requestId }) }
})

/** Writes each line as JSON, as the site does. */
const asJson = winston.format.printf(({ level, message, requestId, ...rest }) =>
  JSON.stringify({ time: new Date().toISOString(), level, ...(requestId !== undefined && { requestId }), message, ...rest }),
)

/** Writes lines as Strapi does, for a terminal in development. */
const asWords = winston.format((line: Line) => ({
  ...line,
  message: typeof line.requestId === 'string' ? `${line.requestId} ${String(line.message)}` : line.message,
}))

export const logFormat = (inJson: boolean): winston.Logform.Format =>
  inJson ? winston.format.combine(ofRequest(), asJson) : winston.format.combine(ofRequest(), asWords(), formats.prettyPrint())
