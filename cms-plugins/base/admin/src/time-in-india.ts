import { momentInIndia } from '@artha/contract/number-words'

/** Formats an ISO time in Indian time: "20 Nov 2026, 14:05 IST". */
export const timeInIndia = (iso: string): string => momentInIndia(new Date(iso))
