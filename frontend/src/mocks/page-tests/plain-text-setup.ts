import { vi } from 'vitest'

vi.mock('../../features/dashboard/rich-text/rich-text-field.tsx', () => import('./plain-text-field.tsx'))
