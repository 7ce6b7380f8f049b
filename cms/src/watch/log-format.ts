import { sayableText } from '@artha/contract/sayable'
import { formats, winston } from '@strapi/logger'

/** The id of the request that is being answered; none before Strapi is there, and where the program does something by itself. */
const currentRequestId = (): string | undefined => {
  // Strapi puts itself there as it starts, and its types say that it always is.
  if (typeof strapi === 'undefined') return undefined
  const exchange: { state: { requestId?: string } } | undefined = strapi.requestContext.get()
  return exchange?.state.requestId
}

type Line = winston.Logform.TransformableInfo

/** A line says which request it is about, and no mail address or token that a driver or a mail server quoted. */
const ofRequest = winston.format((line: Line) => {
  const requestId = currentRequestId()
  const said = line instanceof Error ? (line.stack ?? line.message) : line.message
  const message = typeof said === 'string' ? sayableText(said) : said
  return { ...line, level: line.level, message, ...(requestId !== undefined && { requestId }) }
})

/** One line of JSON each, as the site writes them. */
const asJson = winston.format.printf(({ level, message, requestId, ...rest }) =>
  JSON.stringify({ time: new Date().toISOString(), level, ...(requestId !== undefined && { requestId }), message, ...rest }),
)

/** As Strapi writes it, for the terminal of who tries it at home. */
const asWords = winston.format((line: Line) => ({
  ...line,
  message: typeof line.requestId === 'string' ? `${line.requestId} ${String(line.message)}` : line.message,
}))

export const logFormat = (inJson: boolean): winston.Logform.Format =>
  inJson ? winston.format.combine(ofRequest(), asJson) : winston.format.combine(ofRequest(), asWords(), formats.prettyPrint())
