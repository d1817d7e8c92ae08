#!/usr/bin/env node
import { keepFilesPrivate } from "../platform/private-files/private-files.js";
import { runCommand } from "./run.js";

keepFilesPrivate();
process.exitCode = await runCommand(process.argv.slice(2));
