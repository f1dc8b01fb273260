import '../../scripts/next/testing/baseline'
import { enterEnvironment } from './environment'

enterEnvironment()
