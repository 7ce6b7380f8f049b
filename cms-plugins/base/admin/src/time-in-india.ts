import { momentInIndia } from '@artha/contract/number-words'

/** A moment as the newsroom reads it: "20 Nov 2026, 14:05 IST". */
export const timeInIndia = (iso: string): string => momentInIndia(new Date(iso))
