import { defineConfig } from 'vitest/config'
import { unit } from '../../vitest.config'

/** Unit tests alone: what has to start a database first cannot be asked some thousand times. */
export default defineConfig(unit)
