import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { parse, type ZodMiniType } from 'zod/mini'

interface Asked<Answer> {
  answer?: Answer
  failed: boolean
}

/** The answer to a read of the plugin's server, held to its schema. The old one stays in sight while another is on its way. */
export function useAsked<Answer>(address: string, schema: ZodMiniType<Answer>) {
  const { get } = useFetchClient()
  const [asked, setAsked] = useState<Asked<Answer>>({ failed: false })
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    get(address, { signal: controller.signal })
      .then(({ data }) => setAsked({ answer: parse(schema, data), failed: false }))
      .catch(() => {
        if (!controller.signal.aborted) setAsked((before) => ({ ...before, failed: true }))
      })
    return () => controller.abort()
  }, [get, address, schema, times])
  const reload = useCallback(() => setTimes((before) => before + 1), [])
  return { ...asked, reload }
}
