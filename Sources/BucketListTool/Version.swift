/// What `--version` says and `config.json` carries.
let version = "0.1.0"
