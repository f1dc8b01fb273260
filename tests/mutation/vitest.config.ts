import { defineConfig } from 'vitest/config'
import { unit } from '../../vitest.config'

/** Runs unit tests only: tests that start a database are too slow to run for thousands of mutants. */
export default defineConfig(unit)
