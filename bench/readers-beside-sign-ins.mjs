/**
 * How long the front page takes while 50 people sign in over and over, each try a password hash. Needs a running site
 * (`npm start`) whose limits are raised (LIMIT_SIGN_IN and LIMIT_SIGN_IN_ORIGIN in .env); `SITE` is its address,
 * `EMAIL` and `PASSWORD` an account.
 */
import autocannon from 'autocannon'

const site = process.env.SITE ?? 'http://localhost:3000'
const { EMAIL: email, PASSWORD: password } = process.env
if (!email || !password) throw new Error('Set EMAIL and PASSWORD to an account of the site')

const seconds = 10
const readers = { url: `${site}/`, connections: 10, overallRate: 200, duration: seconds, headers: { 'accept-encoding': 'gzip' } }
const signIns = {
  url: `${site}/auth/login`,
  connections: 50,
  duration: seconds,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
  timeout: 30,
}

const alone = await autocannon(readers)
const [beside, signedIn] = await Promise.all([autocannon(readers), autocannon(signIns)])
if (signedIn['2xx'] === 0 || signedIn.non2xx > 0) throw new Error(`Sign-ins were refused (${signedIn.non2xx}): raise the limits`)
const row = ({ latency, requests }) => ({ 'p50, ms': latency.p50, 'p99, ms': latency.p99, 'requests/s': Math.round(requests.average) })
console.table({ 'front page alone': row(alone), 'front page beside sign-ins': row(beside), 'sign-ins': row(signedIn) })
process.exit(0)
