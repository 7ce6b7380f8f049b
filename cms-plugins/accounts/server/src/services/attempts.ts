import type { Core } from '@strapi/strapi'
import type { LimitName } from '../limit-names'
import { knownDevicesService } from './known-devices'
import { limitsService } from './limits'
import { foldedEmail } from '../rules/folded-name'
import type { Door } from '../rules/known-device'
import type { Consumed, Counted } from './limits'

/** Who tries something at an account, from where, and with which device's cookie. */
export interface Attempt {
  door: Door
  address: string
  origin: string
  deviceToken: string | undefined
}

/** The counters of what may be guessed or sent, in the order in which they are asked. */
const counters = {
  signIn: { pair: 'signIn', origin: 'signInOrigin', account: 'signInAccount', device: 'deviceSignIn' },
  sendCode: { pair: 'sendCode', origin: 'sendCodeOrigin', account: 'sendCodeAccount', device: 'deviceSendCode' },
  verifyCode: { pair: 'verifyCode', origin: undefined, account: 'verifyCodeAccount', device: 'deviceVerifyCode' },
} as const satisfies Record<string, { pair: LimitName; origin: LimitName | undefined; account: LimitName; device: LimitName }>

export type AttemptKind = keyof typeof counters

export type AttemptOutcome = Extract<Consumed, { allowed: false }> | { allowed: true; forget: () => Promise<void> }

/**
 * Tries at one account are counted by account and origin, by origin, and by account over all origins. Who is refused there
 * and asks with a device known for the account has a few tries of its own, so that no stranger keeps its owner out.
 */
export const attempts = ({ strapi }: { strapi: Core.Strapi }) => {
  const limits = () => limitsService(strapi)
  const accountOf = ({ door, address }: Attempt) => `${door} ${foldedEmail(address)}`
  const pairOf = (attempt: Attempt): Counted => ({ of: accountOf(attempt), origin: attempt.origin })

  /** A refused try ends here: it must not use up what is counted for others. */
  function placesOf(kind: AttemptKind, attempt: Attempt): [LimitName, Counted][] {
    const { pair, origin, account } = counters[kind]
    return [
      [pair, pairOf(attempt)],
      ...(origin === undefined ? [] : [[origin, { origin: attempt.origin }] satisfies [LimitName, Counted]]),
      [account, { of: accountOf(attempt) }],
    ]
  }

  return {
    /** Counts a try. `forget` takes it back once it turns out to be no failure, with what failed before from there. */
    async consume(kind: AttemptKind, attempt: Attempt): Promise<AttemptOutcome> {
      const counted: [LimitName, Counted][] = []
      const ofOneAsker: LimitName[] = [counters[kind].pair, counters[kind].device]
      const forget = async () => {
        for (const [name, whose] of counted) await (ofOneAsker.includes(name) ? limits().reset(name, whose) : limits().refund(name, whose))
      }
      for (const [name, whose] of placesOf(kind, attempt)) {
        counted.push([name, whose])
        const answer = await limits().consume(name, whose)
        if (answer.allowed) continue
        const device = await knownDevicesService(strapi).find(attempt.deviceToken, attempt)
        if (device === undefined) return answer
        const own: [LimitName, Counted] = [counters[kind].device, { of: `${device} ${accountOf(attempt)}` }]
        const ofDevice = await limits().consume(...own)
        counted.push(own)
        return ofDevice.allowed ? { allowed: true, forget } : soonerOf(answer, ofDevice)
      }
      return { allowed: true, forget }
    },

    /** Forgets what failed at an account from an origin. */
    clear: (kind: AttemptKind, attempt: Attempt): Promise<void> => limits().reset(counters[kind].pair, pairOf(attempt)),
  }
}

type Refused = Extract<Consumed, { allowed: false }>

const soonerOf = (one: Refused, other: Refused): Refused => (one.retryAfterSeconds < other.retryAfterSeconds ? one : other)

export const attemptsService = (strapi: Core.Strapi): ReturnType<typeof attempts> => strapi.plugin('accounts').service('attempts')
