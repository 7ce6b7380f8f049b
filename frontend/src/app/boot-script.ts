import { earlyPressesBootScript } from './early-presses-boot.ts'
import { textSizeBootScript } from '../features/articles/text-size.ts'
import { themeBootScript } from './theme-boot.ts'

/** What must be settled before anything is drawn, as one script: the policy of the pages allows it by its hash. */
export const bootScript = `${themeBootScript};${textSizeBootScript};${earlyPressesBootScript}`
