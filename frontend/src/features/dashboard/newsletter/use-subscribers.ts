import type { SubscriberFilters, SubscriberPage, SubscriberSearch } from '@artha/contract/newsletter-subscriber'
import { useEffect, useState } from 'react'
import { useExportSubscribers, useFindSubscribers } from '../api.ts'

interface Answer {
  asked: SubscriberSearch
  data?: SubscriberPage
  error?: unknown
}

/** Reads a page of subscribers. `asked` is the same object until something else is asked. `retry` asks again, also after a change. */
export function useSubscribers(asked: SubscriberSearch) {
  const { write: find } = useFindSubscribers()
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    let isCurrent = true
    const show = (shown: Answer) => isCurrent && setAnswer(shown)
    find({ body: asked }).then(
      (data) => show({ asked, data }),
      (error: unknown) => show({ asked, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [find, asked, turn])

  const current = answer?.asked === asked ? answer : undefined
  return { data: current?.data, error: current?.error, isLoading: current === undefined, retry: () => setTurn(turn + 1) }
}

/** Returns a function that reads all matching subscribers as a CSV file, part by part. */
export function useSubscriberFile() {
  const { write: readPart } = useExportSubscribers()
  return async (filters: SubscriberFilters): Promise<{ csv: string; count: number }> => {
    let file = { csv: '', count: 0 }
    for (let after: number | null | undefined; after !== null;) {
      const { csv, count, next } = await readPart({ body: { ...filters, ...(after !== undefined && { after }) } })
      file = { csv: file.csv + csv, count: file.count + count }
      after = next
    }
    return file
  }
}
