import { archWith, chartWith, stepsWith } from './figured/in-shapes'
import { clockWith, houseWith, kiranaWith, lampWith, loomWith, monsoonWith } from './figured/in-places'
import { calendarWith, ledgerWith, noteWith, passbookWith, rationWith } from './figured/on-paper'
import { coinsWith, meterWith, shieldWith, thaliWith, tiffinWith, weightWith } from './figured/on-things'
import type { MotifName } from './motif-names'
import { drawArcs } from './motifs/arcs'
import { drawAuto } from './motifs/auto'
import { drawBangle } from './motifs/bangle'
import { drawBill } from './motifs/bill'
import { drawChart } from './motifs/chart'
import { drawClock } from './motifs/clock'
import { drawCoins } from './motifs/coins'
import { drawGrid } from './motifs/grid'
import { drawHouse } from './motifs/house'
import { drawKey } from './motifs/key'
import { drawKirana } from './motifs/kirana'
import { drawLamp } from './motifs/lamp'
import { drawLedger } from './motifs/ledger'
import { drawLoom } from './motifs/loom'
import { drawMango } from './motifs/mango'
import { drawMeter } from './motifs/meter'
import { drawMonsoon } from './motifs/monsoon'
import { drawNewspaper } from './motifs/newspaper'
import { drawPassbook } from './motifs/passbook'
import { drawPhone } from './motifs/phone'
import { drawPlant } from './motifs/plant'
import { drawPot } from './motifs/pot'
import { drawRation } from './motifs/ration'
import { drawRupee } from './motifs/rupee'
import { drawScale } from './motifs/scale'
import { drawShield } from './motifs/shield'
import { drawStamp } from './motifs/stamp'
import { drawSteps } from './motifs/steps'
import { drawThali } from './motifs/thali'
import { drawTiffin } from './motifs/tiffin'
import type { Sheet } from './sheet'

type Draw = (sheet: Sheet) => string
type DrawWith = (figure: string, sheet: Sheet) => string

/** Makes both functions of a motif that draws its own figure. */
const both = (draw: (sheet: Sheet, figure?: string) => string): [Draw, DrawWith] => [(sheet) => draw(sheet), (figure, sheet) => draw(sheet, figure)]

/** The functions of each motif: drawn alone, and drawn with a figure on it. */
export const drawMotif: Readonly<Record<MotifName, readonly [plain: Draw, figured: DrawWith]>> = {
  coins: [drawCoins, coinsWith],
  ledger: [drawLedger, ledgerWith],
  chart: [drawChart, chartWith],
  rupee: [drawRupee, noteWith],
  steps: [drawSteps, stepsWith],
  arcs: [drawArcs, archWith],
  house: [drawHouse, houseWith],
  shield: [drawShield, shieldWith],
  grid: [drawGrid, calendarWith],
  scale: [drawScale, weightWith],
  kirana: [drawKirana, kiranaWith],
  meter: [drawMeter, meterWith],
  thali: [drawThali, thaliWith],
  passbook: [drawPassbook, passbookWith],
  monsoon: [drawMonsoon, monsoonWith],
  lamp: [drawLamp, lampWith],
  ration: [drawRation, rationWith],
  tiffin: [drawTiffin, tiffinWith],
  clock: [drawClock, clockWith],
  loom: [drawLoom, loomWith],
  phone: both(drawPhone),
  bill: both(drawBill),
  stamp: both(drawStamp),
  pot: both(drawPot),
  bangle: both(drawBangle),
  auto: both(drawAuto),
  key: both(drawKey),
  newspaper: both(drawNewspaper),
  mango: both(drawMango),
  plant: both(drawPlant),
}
