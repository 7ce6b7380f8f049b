import { earlyPressesBootScript } from './early-presses-boot.ts'
import { textSizeBootScript } from '../features/articles/text-size.ts'
import { themeBootScript } from './theme-boot.ts'

/** The scripts that run before anything is drawn, as one inline script that the content security policy allows by its hash. */
export const bootScript = `${themeBootScript};${textSizeBootScript};${earlyPressesBootScript}`
