import { useEffect, useState } from 'react'

/** The longest wait for a voice to start. Some devices neither speak nor report an error. */
const silentTooLongMs = 6_000

interface Speech {
  index: number
  state: 'playing' | 'paused' | 'failed' | 'over'
}

/**
 * Reads the parts aloud one after the other with the device's voice. Pausing cancels the voice and resuming restarts the part, because on many phones
 * the voice's own pause ends it.
 */
export function useSpeech(parts: readonly string[], language: string) {
  const [{ index, state }, setSpeech] = useState<Speech>({ index: 0, state: 'playing' })

  useEffect(() => {
    if (state !== 'playing') return
    const fail = () => setSpeech((now) => ({ ...now, state: 'failed' }))
    const waiting = setTimeout(fail, silentTooLongMs)
    const utterance = new SpeechSynthesisUtterance(parts[index])
    utterance.lang = language
    utterance.onstart = () => clearTimeout(waiting)
    utterance.onend = () => setSpeech((now) => (now.index + 1 < parts.length ? { ...now, index: now.index + 1 } : { ...now, state: 'over' }))
    utterance.onerror = fail
    speechSynthesis.speak(utterance)
    return () => {
      clearTimeout(waiting)
      utterance.onstart = utterance.onend = utterance.onerror = null
      speechSynthesis.cancel()
    }
  }, [parts, language, index, state])

  const toggle = () =>
    setSpeech((now) => (now.state === 'playing' ? { ...now, state: 'paused' } : { index: now.state === 'over' ? 0 : now.index, state: 'playing' }))
  return { index, state, toggle }
}
