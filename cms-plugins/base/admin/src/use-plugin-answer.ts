import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { parse, type ZodMiniType } from 'zod/mini'

interface PluginAnswer<Answer> {
  answer?: Answer
  failed: boolean
}

/** Fetches `address` from the plugin's server and parses the answer by `schema`. Keeps the last answer while the next one loads. */
export function usePluginAnswer<Answer>(address: string, schema: ZodMiniType<Answer>) {
  const { get } = useFetchClient()
  const [state, setState] = useState<PluginAnswer<Answer>>({ failed: false })
  const [reloads, setReloads] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    get(address, { signal: controller.signal })
      .then(({ data }) => setState({ answer: parse(schema, data), failed: false }))
      .catch(() => {
        if (!controller.signal.aborted) setState((before) => ({ ...before, failed: true }))
      })
    return () => controller.abort()
  }, [get, address, schema, reloads])
  const reload = useCallback(() => setReloads((before) => before + 1), [])
  return { ...state, reload }
}
