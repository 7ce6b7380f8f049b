import type { Core } from '@strapi/strapi'
import type { LimitName } from '../limit-names'
import { knownDevicesService } from './known-devices'
import { limitsService } from './limits'
import { foldedEmail } from '../rules/folded-name'
import type { SignInPlace } from '../rules/known-device'
import type { LimitResult, CounterOwner } from './limits'

/** An attempt at an account: the address, the client's address, and the token of the device cookie. */
export interface Attempt {
  door: SignInPlace
  address: string
  clientAddress: string
  deviceToken: string | undefined
}

/** The counters of each kind of attempt, in the order in which they are checked. */
const counters = {
  signIn: { pair: 'signIn', clientAddress: 'signInClientAddress', account: 'signInAccount', device: 'deviceSignIn' },
  sendCode: { pair: 'sendCode', clientAddress: 'sendCodeClientAddress', account: 'sendCodeAccount', device: 'deviceSendCode' },
  verifyCode: { pair: 'verifyCode', clientAddress: undefined, account: 'verifyCodeAccount', device: 'deviceVerifyCode' },
} as const satisfies Record<string, { pair: LimitName; clientAddress: LimitName | undefined; account: LimitName; device: LimitName }>

export type AttemptKind = keyof typeof counters

export type AttemptOutcome = Extract<LimitResult, { allowed: false }> | { allowed: true; forget: () => Promise<void> }

/**
 * Limits attempts at an account: by account and client address, by client address, and by account over all clients. A known device that
 * is refused gets a few attempts of its own, so that strangers cannot lock the owner out.
 */
export const attempts = ({ strapi }: { strapi: Core.Strapi }) => {
  const limits = () => limitsService(strapi)
  const accountOf = ({ door, address }: Attempt) => `${door} ${foldedEmail(address)}`
  const pairOf = (attempt: Attempt): CounterOwner => ({ of: accountOf(attempt), clientAddress: attempt.clientAddress })

  /** Returns the counters in order. A refused attempt stops at the first full one, so that it does not use up the limits of others. */
  function countersOf(kind: AttemptKind, attempt: Attempt): [LimitName, CounterOwner][] {
    const { pair, clientAddress, account } = counters[kind]
    return [
      [pair, pairOf(attempt)],
      ...(clientAddress === undefined ? [] : [[clientAddress, { clientAddress: attempt.clientAddress }] satisfies [LimitName, CounterOwner]]),
      [account, { of: accountOf(attempt) }],
    ]
  }

  return {
    /** Counts an attempt. Call `forget` when it succeeds: it takes the attempt back, and earlier failures of the same client with it. */
    async consume(kind: AttemptKind, attempt: Attempt): Promise<AttemptOutcome> {
      const counted: [LimitName, CounterOwner][] = []
      const ofOneAsker: LimitName[] = [counters[kind].pair, counters[kind].device]
      const forget = async () => {
        for (const [name, whose] of counted) await (ofOneAsker.includes(name) ? limits().reset(name, whose) : limits().refund(name, whose))
      }
      for (const [name, whose] of countersOf(kind, attempt)) {
        counted.push([name, whose])
        const answer = await limits().consume(name, whose)
        if (answer.allowed) continue
        const device = await knownDevicesService(strapi).find(attempt.deviceToken, attempt)
        if (device === undefined) return answer
        const own: [LimitName, CounterOwner] = [counters[kind].device, { of: `${device} ${accountOf(attempt)}` }]
        const ofDevice = await limits().consume(...own)
        counted.push(own)
        return ofDevice.allowed ? { allowed: true, forget } : sooner(answer, ofDevice)
      }
      return { allowed: true, forget }
    },

    /** Clears the failed attempts at an account from a client address. */
    clear: (kind: AttemptKind, attempt: Attempt): Promise<void> => limits().reset(counters[kind].pair, pairOf(attempt)),
  }
}

type Refused = Extract<LimitResult, { allowed: false }>

const sooner = (one: Refused, other: Refused): Refused => (one.retryAfterSeconds < other.retryAfterSeconds ? one : other)

export const attemptsService = (strapi: Core.Strapi): ReturnType<typeof attempts> => strapi.plugin('accounts').service('attempts')
