# Every command of the project. `make` alone lists them.

PORT ?= 8080
SECONDS ?= 60

.DEFAULT_GOAL := help
.PHONY: help run build test bench fuzz format lint sizes clean

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

run: build ## Build what changed and serve the app at http://localhost:8080 (PORT=8080, ARGUMENTS= for `bucketlist serve`)
	@exec .build/release/bucketlist serve --root .site --port $(PORT) $(ARGUMENTS)

build: ## Install what is missing; build the core, the server and the site
	@setup/install build
	@setup/build

test: ## Run every test; stops at the first suite that fails
	@setup/install test
	@setup/test

bench: ## Measure speed and size, and compare them with Benchmarks/budget.json
	@setup/install bench
	@setup/build
	@Benchmarks/run

fuzz: ## Feed hostile bytes to everything that reads bytes, each for SECONDS=60
	@setup/install build
	@Fuzz/run $(SECONDS)

format: ## Format the Swift sources
	@swift format format --in-place --parallel --recursive $(wildcard Package.swift Sources Tests Benchmarks Fuzz)

lint: ## Check the format and the rules of the house
	@setup/lint

sizes: build ## Compare the sizes with Benchmarks/budget.json
	@Benchmarks/check-sizes

clean: ## Remove everything that was built or downloaded
	rm -rf .build .build-wasm .site .third-party .venv Benchmarks/*/.build Fuzz/.build
